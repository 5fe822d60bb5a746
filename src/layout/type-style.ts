/** How titles are set. */
export interface TypeStyle {
  readonly bold: boolean;
  readonly capitals: boolean;
  /** Sets all titles at the size that fits every one; otherwise each is as large as fits. */
  readonly oneSize: boolean;
}

export const plainType: TypeStyle = { bold: false, capitals: false, oneSize: false };
