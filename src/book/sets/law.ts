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
