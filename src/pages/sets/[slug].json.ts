import type { APIRoute, GetStaticPaths } from 'astro';
import { setJson } from '../../documents/set-documents.ts';
import { catalog } from '../../hosts/astro/site.ts';
import { type ReadySet, readySets } from '../../pricing/ready-sets.ts';

export const getStaticPaths = (() =>
  readySets(catalog).map((set) => ({
    params: { slug: set.slug },
    props: { set },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ set: ReadySet }> = ({ props }) =>
  new Response(setJson(catalog, props.set));
