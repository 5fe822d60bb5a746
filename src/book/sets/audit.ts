import { field } from './uses.ts';

export const audit = field({
  name: 'Audit and compliance',
  about: 'Workpapers, permanent files and the binders inspectors ask for.',
  sets: {
    'audit-workpapers': {
      alsoCalled: ['CPA', 'PBC'],
      usedBy: 'CPA firms and internal auditors',
      about: 'Planning in front, the accounts in statement order, and completion at the back.',
      titles: `Planning, Risk, Controls, Trial Balance, Cash, Receivables, Inventory, Fixed Assets,
        Payables, Debt, Equity, Revenue, Expenses, Completion`,
    },
    'permanent-file': {
      name: 'Audit permanent file',
      usedBy: 'CPA firms',
      about: 'Documents that carry over from one year to the next.',
      use: 'wellThumbed',
      titles: `Charter and Bylaws, Minutes, Leases, Loans, Contracts, Benefit Plans, Org Chart,
        Policies`,
    },
    'internal-audit-file': {
      usedBy: 'Internal audit departments',
      about: 'One engagement from scope to follow-up.',
      titles: 'Scope, Program, Interviews, Testing, Findings, Responses, Report, Follow-up',
    },
    'internal-controls-binder': {
      alsoCalled: ['SOX', 'Sarbanes'],
      usedBy: 'Public companies and their auditors',
      about: 'A section for each business cycle, with the tests of its key controls behind it.',
      titles: `Scoping, Entity Level, Revenue, Purchasing, Payroll, Inventory, Treasury, Close,
        IT General, Deficiencies`,
    },
    'single-audit-binder': {
      alsoCalled: ['Uniform Guidance', 'A-133'],
      usedBy: 'Nonprofits and local governments with federal awards',
      about: 'Sorted by the compliance areas auditors test for each federal program.',
      titles: `Award Schedule, Allowable Costs, Cash, Eligibility, Equipment, Matching, Period,
        Procurement, Program Income, Reporting, Subrecipients, Findings`,
    },
    'privacy-compliance-manual': {
      name: 'Health privacy compliance manual',
      alsoCalled: ['HIPAA', 'GDPR', 'data protection'],
      usedBy: 'Clinics, billing services and health plans',
      about: 'The policies and records an investigator asks for first.',
      titles: `Privacy Officer, Privacy Policies, Security Policies, Risk Analysis, Training,
        Notices, Business Associates, Incidents, Requests, Audits`,
    },
    'bank-exam-binder': {
      usedBy: 'Community banks and credit unions',
      about: 'Follows the CAMELS rating, so you are ready before the request letter comes.',
      titles: `Request List, Capital, Assets, Management, Earnings, Liquidity, Rate Risk,
        Compliance`,
    },
    'environmental-compliance': {
      alsoCalled: ['EPA', 'EHS'],
      usedBy: 'Plant managers and environmental staff',
      about: 'Permits and logs for air, water and waste, ready for an unannounced visit.',
      use: 'wellThumbed',
      titles: `Permits, Air, Stormwater, Wastewater, Waste, Spill Plan, Tanks, Training,
        Inspections, Reports`,
    },
  },
});
