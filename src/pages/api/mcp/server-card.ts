export { documentRoute as GET } from '../../../hosts/astro/document-route.ts';
