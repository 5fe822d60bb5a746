import { type Check, noProblems, score } from './check.ts';
import { runTool } from './tools.ts';

const afdocsBar = 98;

/** Follows every link of the site, fragments included. */
export async function checkLinks(baseUrl: string): Promise<Check> {
  const options = ['--recurse', '--check-fragments', '--format', 'json'];
  const { links } = await runTool('linkinator', [`${baseUrl}/`, ...options]);
  const broken = links.filter((link: Link) => link.state === 'BROKEN' && !isDesign(link));
  return noProblems(
    `linkinator, ${links.length} links`,
    broken.map(({ url, status, parent }: Link) => `${url} is ${status}, linked from ${parent}`),
  );
}

/** An order link's fragment is the look of its design, no part of a page. */
function isDesign({ url, status }: Link): boolean {
  return status === 200 && /#(cut|colors)=/.test(url);
}

interface Link {
  readonly state: string;
  readonly url: string;
  readonly status: number;
  readonly parent: string;
}

/** Checks how well language models can find and read the site. */
export async function checkAfdocs(baseUrl: string): Promise<Check> {
  const { scoring, results } = await runTool('afdocs', [
    'check',
    baseUrl,
    '--format',
    'json',
    '--score',
    '--quiet',
  ]);
  const problems = results
    .filter(({ status }: AfdocsResult) => status === 'fail' || status === 'warn')
    .map(({ id, message }: AfdocsResult) => `${id}: ${message}`);
  return score('afdocs', scoring.overall, afdocsBar, problems);
}

interface AfdocsResult {
  readonly id: string;
  readonly status: string;
  readonly message: string;
}
