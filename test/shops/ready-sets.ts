import type { SetsData } from '../../src/book/schema.ts';
import { field } from '../../src/book/sets/uses.ts';

/** Ready-made sets of the shop with two products: every use, and a few fields. */
export const readySets: SetsData = {
  uses: {
    binder: {
      why: 'Three holes fit a ring binder, and each set comes assembled in the order of its titles.',
      product: 'paper',
      options: { punch: '3hole', collation: 'collated' },
    },
    wellThumbed: {
      why: 'Heavier stock and a reinforced edge last longer in a binder that people open often.',
      product: 'paper',
      options: { material: '110', punch: '3hole', reinforce: 'reinforced', collation: 'collated' },
    },
    shopFloor: {
      why: 'Poly stands up to grease, water and years of daily use, and wipes clean.',
      product: 'poly',
      options: { punch: '3hole', collation: 'collated' },
    },
    fastener: {
      why: 'Two holes fit the fastener of a file folder.',
      product: 'paper',
      options: { punch: '2hole', collation: 'collated' },
    },
    bound: {
      why: 'Unpunched dividers suit books that are wire-bound, comb-bound or glued after printing.',
      product: 'paper',
      options: { collation: 'collated' },
    },
  },
  fields: {
    law: field({
      name: 'Law',
      about: 'Binders for trial, discovery, motions and client files.',
      sets: {
        'trial-notebook': {
          usedBy: 'Trial lawyers and paralegals',
          about:
            'Everything a lawyer reaches for in court, in the order a trial runs. Order one set for each chair and one for the client.',
          titles: `Case Summary, Pleadings, Motions, Jury Selection, Opening, Witness List,
            Direct Exams, Cross Exams, Exhibit List, Depositions, Experts, Jury Charge, Closing,
            Legal Research, Notes`,
        },
        'deposition-binder': {
          usedBy: 'Litigators and court reporters',
          about:
            'Keeps one witness together: what they said then, what you want to ask, and the exhibits to show them.',
          titles: `Notice, Witness Profile, Outline, Prior Testimony, Key Documents, Exhibits,
            Objections, Follow-up`,
        },
        'discovery-binder': {
          usedBy: 'Paralegals and litigation support',
          about:
            'Requests and responses side by side, so that a missing answer is easy to notice before the deadline.',
          titles: `Scheduling Order, Disclosures, Interrogatories, Responses, Document Requests,
            Productions, Admissions, Subpoenas, Privilege Log, Letters, Motions to Compel,
            Protective Order`,
        },
      },
    }),
    estates: field({
      name: 'Estates and families',
      about: 'What a client takes home from an estate planner, and what an executor needs later.',
      sets: {
        'estate-plan': {
          usedBy: 'Estate planning lawyers and their clients',
          about:
            'The binder a client takes home once they sign. Add a blank tab or two for what may change later on.',
          use: 'wellThumbed',
          titles: `Summary, Will, Trust, Amendments, Trust Funding, Power of Attorney, Health Care,
            Living Will, Guardianship, Asset List, Insurance, Final Wishes`,
        },
        'probate-file': {
          usedBy: 'Executors and probate lawyers',
          about: 'Walks every executor from the death certificate to the closing of the estate.',
          use: 'fastener',
          titles: `Death Certificate, Will, Petition, Letters, Inventory, Creditors, Taxes,
            Accounting, Distribution, Closing`,
        },
      },
    }),
    plain: field({
      name: 'Numbers, letters and dates',
      about: 'Series for exhibits, files and calendars.',
      sets: {
        'days-1-to-31': {
          name: 'Days of the month, 1 to 31',
          usedBy: 'Front desks, clinics and collection departments',
          about: 'A tickler file: put each paper behind the day on which it is due.',
          use: 'wellThumbed',
          titles: `1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
            23, 24, 25, 26, 27, 28, 29, 30, 31`,
        },
        weekdays: {
          name: 'Days of the week',
          usedBy: 'Kitchens, care homes and dispatchers',
          about: 'Monday to Sunday for menus, medications and routes.',
          use: 'shopFloor',
          titles: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        },
        'appendices-a-to-f': {
          name: 'Appendix A to Appendix F',
          usedBy: 'Engineers and report writers',
          about: 'For the back of a technical report.',
          use: 'bound',
          titles: 'Appendix A, Appendix B, Appendix C, Appendix D, Appendix E, Appendix F',
        },
      },
    }),
  },
};
