/** Loads the parts that no page shows when it opens, with their styles. */
export async function later(): Promise<typeof import('../later.ts')> {
  const parts = await import('../later.ts');
  await parts.styled;
  return parts;
}
