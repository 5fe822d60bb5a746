import type { APIRoute, GetStaticPaths } from 'astro';
import { drawCard, type SocialCard, socialCards } from '../../build/pictures.ts';
import { catalog } from '../../hosts/astro/site.ts';

export const getStaticPaths = (() =>
  [...socialCards(catalog)].map(([path, card]) => ({
    params: { card: path.slice('/cards/'.length, -'.png'.length) },
    props: { card },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ card: SocialCard }> = async ({ props: { card } }) =>
  new Response(new Uint8Array(await drawCard(catalog, card)));
