import type { SetFieldData } from '../schema.ts';
import { titles } from './uses.ts';

export const audit: SetFieldData = {
  name: 'Audit and compliance',
  about: 'Workpapers, permanent files and the binders inspectors ask for.',
  sets: {
    'audit-workpapers': {
      name: 'Audit workpapers',
      alsoCalled: ['CPA', 'PBC'],
      usedBy: 'CPA firms and internal auditors',
      about: 'Planning in front, the accounts in statement order, and completion at the back.',
      use: 'binder',
      titles: titles(`
        Planning, Risk, Controls, Trial Balance, Cash, Receivables, Inventory, Fixed Assets,
        Payables, Debt, Equity, Revenue, Expenses, Completion
      `),
    },
    'permanent-file': {
      name: 'Audit permanent file',
      usedBy: 'CPA firms',
      about: 'Documents that carry over from one year to the next.',
      use: 'wellThumbed',
      titles: titles(`
        Charter and Bylaws, Minutes, Leases, Loans, Contracts, Benefit Plans, Org Chart, Policies
      `),
    },
    'internal-audit-file': {
      name: 'Internal audit file',
      usedBy: 'Internal audit departments',
      about: 'One engagement from scope to follow-up.',
      use: 'binder',
      titles: titles(`
        Scope, Program, Interviews, Testing, Findings, Responses, Report, Follow-up
      `),
    },
    'internal-controls-binder': {
      name: 'Internal controls binder',
      alsoCalled: ['SOX', 'Sarbanes'],
      usedBy: 'Public companies and their auditors',
      about: 'A section for each business cycle, with the tests of its key controls behind it.',
      use: 'binder',
      titles: titles(`
        Scoping, Entity Level, Revenue, Purchasing, Payroll, Inventory, Treasury, Close,
        IT General, Deficiencies
      `),
    },
    'single-audit-binder': {
      name: 'Single audit binder',
      alsoCalled: ['Uniform Guidance', 'A-133'],
      usedBy: 'Nonprofits and local governments with federal awards',
      about: 'Sorted by the compliance areas auditors test for each federal program.',
      use: 'binder',
      titles: titles(`
        Award Schedule, Allowable Costs, Cash, Eligibility, Equipment, Matching, Period,
        Procurement, Program Income, Reporting, Subrecipients, Findings
      `),
    },
    'privacy-compliance-manual': {
      name: 'Health privacy compliance manual',
      alsoCalled: ['HIPAA', 'GDPR', 'data protection'],
      usedBy: 'Clinics, billing services and health plans',
      about: 'The policies and records an investigator asks for first.',
      use: 'binder',
      titles: titles(`
        Privacy Officer, Privacy Policies, Security Policies, Risk Analysis, Training, Notices,
        Business Associates, Incidents, Requests, Audits
      `),
    },
    'bank-exam-binder': {
      name: 'Bank exam binder',
      usedBy: 'Community banks and credit unions',
      about: 'Follows the CAMELS rating, so you are ready before the request letter comes.',
      use: 'binder',
      titles: titles(`
        Request List, Capital, Assets, Management, Earnings, Liquidity, Rate Risk, Compliance
      `),
    },
    'environmental-compliance': {
      name: 'Environmental compliance',
      alsoCalled: ['EPA', 'EHS'],
      usedBy: 'Plant managers and environmental staff',
      about: 'Permits and logs for air, water and waste, ready for an unannounced visit.',
      use: 'wellThumbed',
      titles: titles(`
        Permits, Air, Stormwater, Wastewater, Waste, Spill Plan, Tanks, Training, Inspections,
        Reports
      `),
    },
  },
};
