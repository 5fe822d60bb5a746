import { field } from './uses.ts';

export const estates = field({
  name: 'Estates and families',
  about: 'Binders a client takes home from an estate planner, and files an executor needs later.',
  sets: {
    'estate-plan': {
      alsoCalled: ['will', 'trust'],
      usedBy: 'Estate planning lawyers and their clients',
      about:
        'The binder a client takes home after signing. Add a blank tab or two for later changes.',
      use: 'wellThumbed',
      titles: `Summary, Will, Trust, Amendments, Trust Funding, Power of Attorney, Health Care,
        Living Will, Guardianship, Asset List, Insurance, Final Wishes`,
    },
    'trust-administration': {
      usedBy: 'Trustees and trust officers',
      about: 'Shows what came in, what went out and what each beneficiary received.',
      titles: `Trust Document, Tax ID, Notices, Inventory, Appraisals, Bank Accounts, Investments,
        Expenses, Distributions, Tax Returns, Accountings, Releases`,
    },
    'probate-file': {
      usedBy: 'Executors and probate lawyers',
      about: 'Walks an executor from the death certificate to closing the estate.',
      use: 'fastener',
      titles: `Death Certificate, Will, Petition, Letters, Inventory, Creditors, Taxes, Accounting,
        Distribution, Closing`,
    },
    'family-records': {
      name: 'Family records binder',
      usedBy: 'Families, and advisers who give one to each client',
      about: 'The papers a spouse or an adult child looks for first when something happens.',
      use: 'wellThumbed',
      titles: `Start Here, Contacts, IDs, Banking, Home, Vehicles, Insurance, Medical, Taxes,
        Passwords`,
    },
    'special-needs-plan': {
      usedBy: 'Parents, guardians and special needs planners',
      about: 'Tells the next caregiver how a person lives, who treats them and who pays.',
      use: 'wellThumbed',
      titles: `Letter of Intent, Daily Routine, Medical Care, Medications, Therapies, Benefits,
        Special Needs Trust, Guardianship, Contacts`,
    },
    'long-term-care-application': {
      name: 'Long-term care application',
      usedBy: 'Elder law offices and families',
      about: 'Collects the documents a Medicaid caseworker asks for, in the usual order.',
      use: 'fastener',
      titles: 'Application, Identity, Residence, Income, Bank Records, Assets, Transfers, Medical',
    },
    'end-of-life-planner': {
      name: 'End-of-life planner',
      usedBy: 'Hospices, funeral homes and families',
      about: 'Puts wishes on paper while there is time to talk about them.',
      titles: 'My Wishes, Care, Service, Obituary, People to Call, Accounts, Letters',
    },
    'guardianship-file': {
      usedBy: 'Guardians, conservators and probate courts',
      about: 'Keeps court papers and the yearly reports a guardian owes in one place.',
      use: 'fastener',
      titles: 'Orders, Inventory, Care Plan, Medical, Income, Expenses, Annual Reports',
    },
  },
});
