import { doors } from '../../../test/privacy/doors.ts';
import {
  filesIn,
  filesWithSecrets,
  hasSecret,
  headersWithSecrets,
} from '../../../test/privacy/search.ts';
import { type Outcome, pause } from './outcome.ts';
import type { Site } from './site.ts';

/**
 * Sends titles and a ZIP code over every interface, also while no instance answers; then searches
 * everything written.
 */
export async function drillPrivacy(site: Site): Promise<Outcome> {
  const kept: string[] = [];
  const knock = async () => {
    for (const request of Object.values(doors)) {
      const { head } = await site.ask(request);
      kept.push(...headersWithSecrets(head));
    }
  };
  await knock();
  for (const instance of site.instances) await instance.kill();
  await knock();
  for (const instance of site.instances) await instance.start();
  await pause(2_500);
  const folders = [site.folder, site.cacheFolder];
  const found = filesWithSecrets(folders);
  const logged = [...site.log, ...site.instances.flatMap(({ running }) => running.log)];
  const lines = logged.filter(hasSecret);
  return {
    drill: `Titles and a ZIP code by ${Object.keys(doors).length} doors, also with all instances dead`,
    required: 'in no file of nginx, no log line and no header',
    found: `${filesIn(folders).length} files searched, ${found.length} with secrets; ${logged.length + site.accessLog().split('\n').length} log lines, ${lines.length} hold any; ${kept.length} headers`,
    met: found.length + lines.length + kept.length === 0,
  };
}
