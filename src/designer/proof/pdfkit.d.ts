/** What pdfkit has and its published types lack. */
import 'pdfkit';

declare global {
  namespace PDFKit.Mixins {
    interface PDFColor {
      /** A color with a plate of its own; painted by its name. In percent. */
      addSpotColor(
        name: string,
        cyan: number,
        magenta: number,
        yellow: number,
        black: number,
      ): this;
    }
    interface PDFAttachmentOptions {
      relationship?: 'Source' | 'Data' | 'Unspecified';
    }
  }
}
