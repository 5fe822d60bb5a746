import type { SetFieldData } from '../schema.ts';
import { titles } from './titles.ts';

export const law: SetFieldData = {
  name: 'Law',
  about: 'Binders for trial, discovery, motions and client files.',
  sets: {
    'trial-notebook': {
      name: 'Trial notebook',
      usedBy: 'Trial lawyers and paralegals',
      about:
        'Everything a lawyer reaches for in court, in the order a trial runs. Order one set for each chair and one for the client.',
      use: 'binder',
      titles: titles(`
        Case Summary, Pleadings, Motions, Jury Selection, Opening, Witness List, Direct Exams,
        Cross Exams, Exhibit List, Depositions, Experts, Jury Charge, Closing, Legal Research,
        Notes
      `),
    },
    'deposition-binder': {
      name: 'Deposition binder',
      usedBy: 'Litigators and court reporters',
      about:
        'Keeps one witness together: what they said before, what you want to ask, and the exhibits to put in front of them.',
      use: 'binder',
      titles: titles(`
        Notice, Witness Profile, Outline, Prior Testimony, Key Documents, Exhibits, Objections,
        Follow-up
      `),
    },
    'discovery-binder': {
      name: 'Discovery binder',
      usedBy: 'Paralegals and litigation support',
      about:
        'Requests and responses side by side, so that a missing answer is easy to see before the deadline.',
      use: 'binder',
      titles: titles(`
        Scheduling Order, Disclosures, Interrogatories, Responses, Document Requests, Productions,
        Admissions, Subpoenas, Privilege Log, Letters, Motions to Compel, Protective Order
      `),
    },
    'appeal-record': {
      name: 'Appeal record',
      usedBy: 'Appellate lawyers and clerks',
      about: 'The parts of an appendix in the order that most appellate rules list them.',
      use: 'bound',
      titles: titles(`
        Notice of Appeal, Docket Sheet, Judgment, Opinion Below, Pleadings, Transcripts, Exhibits,
        Appellant Brief, Appellee Brief, Reply Brief, Authorities, Oral Argument
      `),
    },
    'motion-binder': {
      name: 'Motion binder for the judge',
      usedBy: 'Litigators and judicial clerks',
      about: 'A courtesy copy that a judge can work from without looking anything up.',
      use: 'binder',
      titles: titles(`
        Motion, Brief, Declarations, Exhibits, Opposition, Reply, Cases, Order
      `),
    },
    'mediation-binder': {
      name: 'Mediation binder',
      usedBy: 'Mediators, lawyers and claims adjusters',
      about: 'One book for each person at the table, with liability first and money last.',
      use: 'binder',
      titles: titles(`
        Position Statement, Key Facts, Liability, Damages, Medical Bills, Expert Reports,
        Prior Offers
      `),
    },
    'arbitration-hearing-book': {
      name: 'Arbitration hearing book',
      usedBy: 'Arbitrators and counsel',
      about: 'The hearing book that counsel hands to the panel and to the other side.',
      use: 'binder',
      titles: titles(`
        Demand, Answer, Agreement to Arbitrate, Orders, Statements, Witnesses, Joint Exhibits,
        Authorities
      `),
    },
    'personal-injury-file': {
      name: 'Personal injury file',
      usedBy: 'Plaintiff firms',
      about: 'A client file that grows from intake to settlement, on a two-hole fastener.',
      use: 'fastener',
      titles: titles(`
        Intake, Police Report, Photos, Insurance, Medical Records, Medical Bills, Lost Wages,
        Liens, Demand, Pleadings, Discovery, Settlement
      `),
    },
    'divorce-case-file': {
      name: 'Divorce case file',
      usedBy: 'Family lawyers and their clients',
      about: 'Children, income and property each get a section, the way a court asks about them.',
      use: 'binder',
      titles: titles(`
        Pleadings, Temporary Orders, Income, Expenses, Bank Accounts, Retirement, Real Estate,
        Debts, Parenting Plan, Child Support, Experts, Settlement
      `),
    },
    'immigration-petition': {
      name: 'Immigration petition',
      usedBy: 'Immigration lawyers and petitioners',
      about: 'Each piece of evidence behind its own tab, so the officer finds it by title.',
      use: 'fastener',
      titles: titles(`
        Cover Letter, Forms, Identity, Relationship, Financial Support, Employment, Affidavits,
        Photos, Translations, Receipts
      `),
    },
    'bankruptcy-file': {
      name: 'Bankruptcy file',
      usedBy: 'Bankruptcy lawyers and trustees',
      about: 'Petition, schedules and proofs of claim where a trustee expects them.',
      use: 'fastener',
      titles: titles(`
        Petition, Schedules, Means Test, Pay Stubs, Tax Returns, Creditors, Claims, Plan, Trustee,
        Discharge
      `),
    },
    'patent-prosecution-file': {
      name: 'Patent prosecution file',
      usedBy: 'Patent attorneys and agents',
      about: 'Follows an application from disclosure to grant, with the prior art in one place.',
      use: 'fastener',
      titles: titles(`
        Disclosure, Application, Drawings, Claims, Prior Art, Office Actions, Responses, Fees
      `),
    },
  },
};
