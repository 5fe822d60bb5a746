import corpus from './corpus.json' with { type: 'json' };

/** Inputs that once broke a parser or its check, by target; each remains as a test. */
export const findings: Readonly<Record<string, readonly string[]>> = {
  query: ['prod#ucaper&labelsab🗂️els'],
  labels: ['A|Bvﬀ'],
  zip: ['99%ff9%ff9\u202ef9%f (50(50'],
};

/** Inputs that reach much of a parser's code, found by `npm run quality -- fuzz --save`. */
export function corpusOf(target: string): readonly string[] {
  return (corpus as Readonly<Record<string, readonly string[]>>)[target] ?? [];
}
