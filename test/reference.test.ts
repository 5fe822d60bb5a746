import { beforeAll, describe, expect, test } from 'vitest';
import { openApi } from '../src/documents/openapi/openapi.ts';
import { answerExamples } from '../src/http/run-examples.ts';
import { apiReference, type ReferenceSection } from '../src/reference/api-reference.ts';
import { transit } from './shops/transit.ts';
import { catalog } from './support/catalog.ts';

const examples = await answerExamples(catalog, transit);
const description = openApi(catalog, examples);

describe('the API reference', () => {
  let sections: ReferenceSection[];
  beforeAll(async () => {
    sections = await apiReference(description);
  });

  test('has a section for every operation', () => {
    expect(sections.map(({ request }) => request)).toEqual(
      Object.keys(description.paths).map((path) => `GET ${path}`),
    );
  });

  test('names every parameter and every status', () => {
    const [price] = sections;
    const { parameters, responses } = description.paths['/api/price'].get;
    for (const { name } of parameters) expect(price?.html).toContain(`<code>${name}</code></h4>`);
    for (const status of Object.keys(responses)) expect(price?.html).toContain(`>${status}</h4>`);
  });

  test('folds every named example away under its summary', () => {
    const html = sections.map((section) => section.html).join('');
    expect(html.match(/<details>/g)).toHaveLength(examples.length);
    for (const { summary } of examples) expect(html).toContain(`<summary>${summary}`);
  });

  test('needs no script and no style', () => {
    for (const { html } of sections) expect(html).not.toMatch(/<script|<style|style=|\son\w+=/);
  });
});
