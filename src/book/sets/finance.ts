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
