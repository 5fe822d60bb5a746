declare module 'pdfkit/output' {
  /** Returns the complete file once the document has ended. */
  export function toBytes(document: object): Promise<Uint8Array<ArrayBuffer>>;
}
