export const prerender = false;

export { endpoint as ALL } from '../hosts/astro/endpoint.ts';
