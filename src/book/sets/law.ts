import { field } from './uses.ts';

export const law = field({
  name: 'Law',
  about: 'Binders for trial, discovery, motions and client files.',
  sets: {
    'trial-notebook': {
      alsoCalled: ['trial binder', 'litigation'],
      usedBy: 'Trial lawyers and paralegals',
      about:
        'Everything a lawyer reaches for in court, in the order a trial runs. Order one set for each chair and one for the client.',
      titles: `Case Summary, Pleadings, Motions, Jury Selection, Opening, Witness List,
        Direct Exams, Cross Exams, Exhibit List, Depositions, Experts, Jury Charge, Closing,
        Legal Research, Notes`,
    },
    'deposition-binder': {
      alsoCalled: ['exhibits'],
      usedBy: 'Litigators and court reporters',
      about:
        'Keeps one witness together: what they said before, what you want to ask, and the exhibits to put in front of them.',
      titles: `Notice, Witness Profile, Outline, Prior Testimony, Key Documents, Exhibits,
        Objections, Follow-up`,
    },
    'discovery-binder': {
      usedBy: 'Paralegals and litigation support',
      about:
        'Requests and responses side by side, so a missing answer shows up before the deadline.',
      titles: `Scheduling Order, Disclosures, Interrogatories, Responses, Document Requests,
        Productions, Admissions, Subpoenas, Privilege Log, Correspondence, Motions to Compel,
        Protective Order`,
    },
    'appeal-binder': {
      usedBy: 'Appellate lawyers and clerks',
      about: 'The record, the briefs and the authorities, in the order an appeal moves.',
      use: 'bound',
      titles: `Notice of Appeal, Docket Sheet, Judgment, Opinion Below, Pleadings, Transcripts,
        Exhibits, Appellant Brief, Appellee Brief, Reply Brief, Authorities, Oral Argument`,
    },
    'motion-binder': {
      name: 'Motion binder for the judge',
      usedBy: 'Litigators and judicial clerks',
      about: 'A courtesy copy a judge can rule from without opening another file.',
      titles: 'Motion, Brief, Declarations, Exhibits, Opposition, Reply, Cases, Order',
    },
    'mediation-binder': {
      usedBy: 'Mediators, lawyers and claims adjusters',
      about: 'One book for each person at the table, with liability first and money last.',
      titles: `Position Statement, Key Facts, Liability, Damages, Medical Bills, Expert Reports,
        Prior Offers`,
    },
    'arbitration-hearing-book': {
      usedBy: 'Arbitrators and counsel',
      about: 'The hearing book counsel hands to the panel and to the other side.',
      titles: `Demand, Answer, Agreement to Arbitrate, Orders, Statements, Witnesses,
        Joint Exhibits, Authorities`,
    },
    'personal-injury-file': {
      alsoCalled: ['PI'],
      usedBy: 'Plaintiff firms',
      about: 'A client file that grows from intake to settlement, on a two-hole fastener.',
      use: 'fastener',
      titles: `Intake, Police Report, Photos, Insurance, Medical Records, Medical Bills,
        Lost Wages, Liens, Demand, Pleadings, Discovery, Settlement`,
    },
    'divorce-case-file': {
      usedBy: 'Family lawyers and their clients',
      about: 'Children, income and property each get a section, the way a court asks about them.',
      titles: `Pleadings, Temporary Orders, Income, Expenses, Bank Accounts, Retirement,
        Real Estate, Debts, Parenting Plan, Child Support, Experts, Settlement`,
    },
    'immigration-case-file': {
      usedBy: 'Immigration lawyers and their clients',
      about: 'Your own copy of a petition and its evidence, ready for the interview.',
      use: 'fastener',
      titles: `Cover Letter, Forms, Identity, Relationship, Financial Support, Employment,
        Affidavits, Photos, Translations, Receipts`,
    },
    'bankruptcy-file': {
      usedBy: 'Bankruptcy lawyers and trustees',
      about: 'Petition, schedules and claims where a trustee expects them.',
      use: 'fastener',
      titles: `Petition, Schedules, Means Test, Pay Stubs, Tax Returns, Creditors, Claims, Plan,
        Trustee, Discharge`,
    },
    'patent-prosecution-file': {
      usedBy: 'Patent attorneys and agents',
      about: 'Follows an application from disclosure to grant, with the prior art in one place.',
      use: 'fastener',
      titles: `Disclosure, Application, Drawings, Claims, Prior Art, Office Actions, Responses,
        Fees`,
    },
  },
});

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
