declare module 'pdfkit/output' {
  /** The whole file, once the document has ended. */
  export function toBytes(document: object): Promise<Uint8Array<ArrayBuffer>>;
}
