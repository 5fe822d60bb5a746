import type { Site } from './site.ts';
import { steadyRequests } from './traffic.ts';

/** Statuses and bodies of the requests with stable answers, from each instance in turn. */
export async function steadyAnswers(site: Site): Promise<string[]> {
  const answers: string[] = [];
  for (const request of steadyRequests) {
    for (const _ of site.instances) {
      const { status, body } = await site.ask(request);
      answers.push(`${status} ${body.toString('base64')}`);
    }
  }
  return answers;
}
