import { endpointPaths } from '../../contract/paths.ts';
import { endpoint } from '../../hosts/astro/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(endpointPaths.deliveryDate);
