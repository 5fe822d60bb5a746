import type { APIRoute, GetStaticPaths } from 'astro';
import { setPicture } from '../../build/pictures.ts';
import { catalog } from '../../hosts/astro/site.ts';
import { type ReadySet, readySets } from '../../pricing/ready-sets.ts';

export const getStaticPaths = (() =>
  readySets(catalog).map((set) => ({
    params: { set: set.slug },
    props: { set },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ set: ReadySet }> = async ({ props: { set } }) =>
  new Response(new Uint8Array(await setPicture(catalog, set)));
