/** The package has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'sfnt' | 'woff' | 'woff2';
      readonly keepFeatures?: readonly string[];
      readonly preserveNameIds?: readonly number[];
      readonly noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
