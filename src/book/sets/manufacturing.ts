import type { SetFieldData } from '../schema.ts';
import { titles } from './uses.ts';

export const manufacturing: SetFieldData = {
  name: 'Manufacturing and safety',
  about: 'Quality manuals, safety data sheets and records from the floor.',
  sets: {
    'iso-9001-manual': {
      name: 'ISO 9001 quality manual',
      alsoCalled: ['QMS', 'quality manual'],
      usedBy: 'Quality managers and auditors',
      about: 'Clauses 4 to 10 of the standard, followed by procedures, forms and records.',
      use: 'wellThumbed',
      titles: titles(`
        4 Context, 5 Leadership, 6 Planning, 7 Support, 8 Operation, 9 Evaluation, 10 Improvement,
        Procedures, Forms, Records
      `),
    },
    'safety-data-sheets': {
      name: 'Safety data sheets, A to Z',
      alsoCalled: ['SDS', 'MSDS', 'OSHA', 'HazCom', 'right to know', 'chemicals'],
      usedBy: 'Plants, shops, labs and janitorial services',
      about:
        'The index and written program, then sheets by product name, within reach of every shift.',
      use: 'shopFloor',
      titles: ['Index', 'Program', ...'ABCDEFGHIJKLMNOPQRSTUVW', 'XYZ'],
    },
    'safety-data-sheets-by-department': {
      name: 'Safety data sheets by department',
      alsoCalled: ['SDS', 'MSDS', 'OSHA', 'HazCom'],
      usedBy: 'Larger plants and hospitals',
      about: 'For sites with one binder and a section for each area.',
      use: 'shopFloor',
      titles: titles(`
        Index, Receiving, Production, Paint, Maintenance, Lab, Janitorial, Office, Archive
      `),
    },
    'work-instructions': {
      name: 'Work instructions by station',
      alsoCalled: ['SOP', 'SOPs', 'procedures'],
      usedBy: 'Production supervisors and operators',
      about: 'One station to a tab, at the machine where the work is done.',
      use: 'shopFloor',
      titles: titles(`
        Startup, Station 1, Station 2, Station 3, Station 4, Station 5, Station 6, Station 7,
        Station 8, Shutdown
      `),
    },
    'production-part-approval': {
      name: 'PPAP submission',
      alsoCalled: ['PPAP'],
      usedBy: 'Automotive and aerospace suppliers',
      about: 'The eighteen PPAP elements, by number and name.',
      use: 'binder',
      titles: titles(`
        1 Design, 2 Changes, 3 Approval, 4 DFMEA, 5 Flow, 6 PFMEA, 7 Control, 8 MSA, 9 Layout,
        10 Tests, 11 Studies, 12 Lab, 13 AAR, 14 Parts, 15 Master, 16 Aids, 17 Specs, 18 PSW
      `),
    },
    'equipment-maintenance-log': {
      name: 'Equipment maintenance log',
      alsoCalled: ['preventive maintenance', 'PM log'],
      usedBy: 'Maintenance departments',
      about: 'One binder for each machine, kept next to it for its whole life.',
      use: 'shopFloor',
      titles: ['Specs', 'Manuals', 'Daily', 'Monthly', 'Yearly', 'Repairs', 'Parts', 'Drawings'],
    },
    'food-safety-plan': {
      name: 'Food safety (HACCP) plan',
      alsoCalled: ['HACCP', 'FSMA'],
      usedBy: 'Food processors and commissary kitchens',
      about: 'The seven principles, then the programs and logs that back them up.',
      use: 'shopFloor',
      titles: titles(`
        Team, Product, Flow Chart, Hazards, Control Points, Limits, Monitoring,
        Corrective Actions, Verification, Records, Sanitation, Allergens, Suppliers, Recall
      `),
    },
    'batch-record': {
      name: 'Batch record',
      alsoCalled: ['GMP', 'FDA', 'pharma'],
      usedBy: 'Pharmaceutical, supplement and cosmetic makers',
      about: 'Everything a reviewer signs off on before a lot ships.',
      use: 'fastener',
      titles: titles(`
        Master, Materials, Line Check, Process, Samples, Packaging, Labels, Release
      `),
    },
    'lockout-tagout': {
      name: 'Lockout/tagout procedures',
      alsoCalled: ['LOTO', 'OSHA'],
      usedBy: 'Maintenance and safety teams',
      about: 'Find the machine and lock it out, greasy hands and all.',
      use: 'shopFloor',
      titles: titles(`
        Policy, Authorized Employees, Presses, Conveyors, Pumps, Electrical, Boilers, Audits
      `),
    },
    'device-design-history': {
      name: 'Design history file',
      alsoCalled: ['DHF', 'FDA', 'medical device'],
      usedBy: 'Medical device makers',
      about: 'Traces each user need to the test that proves it.',
      use: 'binder',
      titles: titles(`
        Plan, User Needs, Inputs, Outputs, Risk, Reviews, Verification, Validation, Transfer,
        Changes
      `),
    },
    'supplier-quality-file': {
      name: 'Supplier quality file',
      usedBy: 'Purchasing and quality departments',
      about: 'One folder for each supplier, scorecards included.',
      use: 'fastener',
      titles: ['Profile', 'Approval', 'Agreements', 'Audits', 'Scorecards', 'Issues'],
    },
  },
};
