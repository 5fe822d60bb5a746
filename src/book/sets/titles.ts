/** Titles written with commas between them: `Will, Trust` as `['Will', 'Trust']`. */
export function titles(text: string): string[] {
  return text.split(',').map((title) => title.trim());
}
