import type { APIRoute, GetStaticPaths } from 'astro';
import { drawCard, type PictureCard, pictureCards } from '../../build/cards.ts';
import { catalog } from '../../hosts/astro/site.ts';

export const getStaticPaths = (() =>
  [...pictureCards(catalog)].map(([path, card]) => ({
    params: { card: path.slice('/cards/'.length, -'.png'.length) },
    props: { card },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ card: PictureCard }> = async ({ props: { card } }) =>
  new Response(new Uint8Array(await drawCard(card, catalog.book.seller.name)));
