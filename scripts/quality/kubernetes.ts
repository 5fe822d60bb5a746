import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';

/** Checks each object of the manifest against the schema of its kind in Kubernetes. */
const manifest = readFileSync(new URL('../../deploy/kubernetes.yaml', import.meta.url), 'utf8');
for (const document of parseAllDocuments(manifest)) {
  const object = document.toJS();
  const kinds = await import(`kubernetes-models/${object.apiVersion}`);
  try {
    await new kinds[object.kind](object).validate();
    console.log(`${object.kind}: valid`);
  } catch (error) {
    console.error(`${object.kind}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
