import { type Check, score } from './check.ts';
import { runTool } from './tools.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const bar = 100;
const mostRuns = 3;

/**
 * Runs Lighthouse on a page with a simulated phone on a slow network. Other work on this machine
 * can only slow a page down, so a score below the bar is measured again and the best run counts.
 *
 * @param debuggingPort the browser's DevTools protocol port.
 */
export async function checkLighthouse(
  address: string,
  path: string,
  debuggingPort: number,
): Promise<Check> {
  let best: Check | undefined;
  for (let run = 0; run < mostRuns && !best?.passed; run++) {
    const check = await measure(address, path, debuggingPort);
    if (!best || Number(check.result) > Number(best.result)) best = check;
  }
  return best as Check;
}

async function measure(address: string, path: string, debuggingPort: number): Promise<Check> {
  const { categories: scored, audits }: LighthouseReport = await runTool('lighthouse', [
    `${address}${path}`,
    `--port=${debuggingPort}`,
    `--only-categories=${categories.join()}`,
    ...['--output=json', '--output-path=stdout', '--quiet'],
  ]);
  const scores = categories.map((id) => Math.round((scored[id]?.score ?? 0) * 100));
  const short = categories.filter((id) => (scored[id]?.score ?? 0) < 1);
  const problems = short
    .flatMap((id) => scored[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${path}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`);
  const named = categories.map((id, index) => `${id} ${scores[index]}`).join(', ');
  return score(`lighthouse ${path} (${named})`, Math.min(...scores), bar, problems);
}

interface LighthouseReport {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly title: string; readonly displayValue?: string }
    >
  >;
}
