import { unknownPath } from '../../app/app.ts';
import { endpoint } from '../../hosts/astro/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(unknownPath);
