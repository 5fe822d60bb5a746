/** Types that pdfkit's published types lack. */
import 'pdfkit';

declare global {
  namespace PDFKit.Mixins {
    interface PDFColor {
      /** Defines a color with its own plate, used by its name. Inks in percent. */
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
