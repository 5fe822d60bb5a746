import type { SetsData } from '../schema.ts';
import { business, hr } from './business.ts';
import { audit, finance } from './finance.ts';
import { estates, law } from './law.ts';
import { manufacturing } from './manufacturing.ts';
import { medical } from './medical.ts';
import { plain } from './plain.ts';
import { construction, realEstate } from './property.ts';
import { churchesAndClubs, government } from './public.ts';
import { schools, training } from './teaching.ts';
import { uses } from './uses.ts';

/** The ready-made sets by field, in display order; a set's key is the name of its page. */
export const sets: SetsData = {
  uses,
  fields: {
    law,
    estates,
    finance,
    audit,
    business,
    construction,
    medical,
    hr,
    training,
    schools,
    'real-estate': realEstate,
    government,
    manufacturing,
    'churches-and-clubs': churchesAndClubs,
    plain,
  },
};
