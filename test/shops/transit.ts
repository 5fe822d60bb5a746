import { transitTable } from '../../scripts/transit/table.ts';

/** Fixed transit days of the test shops, from Illinois. */
export const transit = transitTable({ version: '2026-11', originZip: '60173' });
