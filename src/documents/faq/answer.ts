/** A buyer's question with its answer in plain text. */
export interface Question {
  /** Its fragment id on the page. */
  readonly id: string;
  readonly question: string;
  readonly paragraphs: readonly string[];
  /** Short bullet points after the first paragraph. */
  readonly points?: readonly string[];
  readonly links?: readonly { readonly text: string; readonly path: string }[];
}

/** Questions on one subject. */
export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The whole answer as a single text. */
export function answerText({ paragraphs, points = [] }: Question): string {
  const [first, ...rest] = paragraphs;
  return [first, ...points, ...rest].join(' ');
}

/** `1 inch`, `1.67 inches` */
export function inches(length: number): string {
  const rounded = Number(length.toFixed(2));
  return `${rounded} ${rounded === 1 ? 'inch' : 'inches'}`;
}
