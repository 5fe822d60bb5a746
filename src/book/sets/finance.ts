import { field } from './uses.ts';

export const finance = field({
  name: 'Finance and lending',
  about: 'Loan files, deals, budgets and client plans.',
  sets: {
    'loan-file': {
      name: 'Mortgage loan file',
      usedBy: 'Loan officers, processors and underwriters',
      about: 'A common stacking order, so underwriters and auditors find every document.',
      use: 'fastener',
      titles: `Application, Credit, Income, Assets, Appraisal, Title, Disclosures, Underwriting,
        Closing, Servicing`,
    },
    'commercial-credit-file': {
      usedBy: 'Commercial lenders and credit analysts',
      about: 'A section for everything an examiner asks to see.',
      use: 'fastener',
      titles: `Approval, Credit Memo, Financial Statements, Tax Returns, Collateral, Guarantors,
        Loan Documents, Insurance, Covenants, Correspondence, Appraisals, Reviews`,
    },
    'closing-binder': {
      name: 'Business deal closing binder',
      usedBy: 'Deal lawyers, lenders and sellers',
      about:
        'The record of a deal, one copy for each party. Add a numbered tab for each document if you like.',
      use: 'wellThumbed',
      titles: `Closing Agenda, Purchase Agreement, Schedules, Financing, Consents, Certificates,
        Opinions, Employment, Escrow, Releases, Funds Flow, Post-closing`,
    },
    'due-diligence-binder': {
      alsoCalled: ['M&A', 'data room'],
      usedBy: 'Buyers, sellers and their advisers',
      about:
        'Follows a standard request list, so every answer has a place before the first file comes in.',
      titles: `Organization, Ownership, Financials, Tax, Contracts, Customers, Employees, Benefits,
        Property, Intellectual Property, Litigation, Insurance, Environmental, IT Systems`,
    },
    'month-end-close': {
      name: 'Month-end close',
      alsoCalled: ['accounting'],
      usedBy: 'Controllers and accounting staff',
      about: 'A binder for each month, with a tab for each reconciliation on the checklist.',
      titles: `Checklist, Trial Balance, Bank Recs, Receivables, Inventory, Fixed Assets, Payables,
        Accruals, Payroll, Journal Entries, Statements, Variances`,
    },
    'financial-plan': {
      name: 'Client financial plan',
      usedBy: 'Financial advisers and planners',
      about: 'A plan a client can follow section by section, and you can update every year.',
      use: 'wellThumbed',
      titles: `Goals, Net Worth, Cash Flow, Retirement, Investments, Insurance, Taxes, Estate,
        Action Plan`,
    },
    'investment-committee-book': {
      usedBy: 'Endowments, pension boards and fund managers',
      about: 'The quarterly book for people who have an hour to read it.',
      titles: `Agenda, Minutes, Market Review, Performance, Asset Allocation, Managers, Policy,
        Fees`,
    },
    'annual-budget': {
      name: 'Annual budget by quarter',
      usedBy: 'Finance departments',
      about: 'Plan first, then the year as it happens.',
      titles: `Assumptions, Summary, Revenue, Staffing, Operations, Capital, First Quarter,
        Second Quarter, Third Quarter, Fourth Quarter`,
    },
    'tax-organizer': {
      usedBy: 'Tax preparers and their clients',
      about: 'Send one to each client in January and get the papers back sorted.',
      titles: `Last Year, Wages, 1099s, Investments, Rental, Business, Home, Medical, Charity,
        Estimates`,
    },
    'insurance-claim-file': {
      usedBy: 'Adjusters, agents and restoration contractors',
      about: 'Keeps coverage, damage and payments apart in a long claim.',
      use: 'fastener',
      titles: 'Policy, Notice, Photos, Estimates, Reports, Correspondence, Payments, Closing',
    },
  },
});

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
