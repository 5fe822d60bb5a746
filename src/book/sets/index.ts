import type { SetsData } from '../schema.ts';
import { audit } from './audit.ts';
import { business } from './business.ts';
import { churchesAndClubs } from './churches-and-clubs.ts';
import { construction } from './construction.ts';
import { estates } from './estates.ts';
import { finance } from './finance.ts';
import { government } from './government.ts';
import { hr } from './hr.ts';
import { law } from './law.ts';
import { manufacturing } from './manufacturing.ts';
import { medical } from './medical.ts';
import { plain } from './plain.ts';
import { realEstate } from './real-estate.ts';
import { schools } from './schools.ts';
import { training } from './training.ts';
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
