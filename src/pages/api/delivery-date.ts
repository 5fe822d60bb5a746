import type { APIRoute } from 'astro';
import { respond } from '../../http/astro.ts';
import { deliveryDateHandler } from '../../http/delivery.ts';
import { catalog } from '../../server/site.ts';
import { openDeliveryDesk } from '../../server/transit.ts';

export const prerender = false;

const deliveryDate = deliveryDateHandler(catalog, openDeliveryDesk(process.env, console.log));

export const ALL: APIRoute = ({ request }) => respond(deliveryDate, request);
