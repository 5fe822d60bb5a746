/// <reference types="pdfkit" />

/** Types that pdfkit's published types lack. */
declare namespace PDFKit.Mixins {
  interface PDFColor {
    /** Defines a color with its own plate, used by its name. Inks in percent. */
    addSpotColor(name: string, cyan: number, magenta: number, yellow: number, black: number): this;
  }
  interface PDFAttachmentOptions {
    relationship?: 'Source' | 'Data' | 'Unspecified';
  }
}

declare module 'pdfkit/output' {
  /** Returns the complete file once the document has ended. */
  export function toBytes(document: object): Promise<Uint8Array<ArrayBuffer>>;
}
