import { type Opening, openAddress } from '../design/open-address.ts';
import { loadFont } from './fonts/load.ts';

/** Opens a designer address like {@link openAddress}, and loads its font. The chat card has no fonts. */
export async function openLink(...address: Parameters<typeof openAddress>): Promise<Opening> {
  const opening = openAddress(...address);
  const problems = [...opening.problems, ...(await loadFont(opening.design))];
  return { ...opening, problems };
}
