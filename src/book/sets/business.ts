import { field } from './uses.ts';

export const business = field({
  name: 'Boards and business',
  about: 'Board books, policy manuals, plans and proposals.',
  sets: {
    'board-book': {
      usedBy: 'Corporate secretaries and directors',
      about: 'The quarterly packet, in the same order every time so directors can prepare faster.',
      titles: `Agenda, Minutes, CEO Report, Financials, Audit, Executive Pay, Governance, Strategy,
        Risk, Resolutions`,
    },
    'nonprofit-board-manual': {
      usedBy: 'Nonprofit directors and their boards',
      about: 'Everything a volunteer director should know before the first vote.',
      titles: `Mission, History, Bylaws, Directors, Committees, Minutes, Finances, Programs,
        Policies, Calendar`,
    },
    'corporate-minute-book': {
      usedBy: 'Law firms and corporate secretaries',
      about: "A company's permanent record, on heavier stock that lasts.",
      use: 'wellThumbed',
      titles: 'Charter, Bylaws, Minutes, Consents, Stock, Officers, Filings, Contracts',
    },
    'policy-manual': {
      alsoCalled: ['SOP', 'SOPs', 'policies and procedures', 'P&P'],
      usedBy: 'Companies, school districts and hospitals',
      about:
        'Numbered series from 100 to 900, so you can add a policy without reprinting the tabs.',
      use: 'wellThumbed',
      titles: `100 General, 200 Governance, 300 Staff, 400 Finance, 500 Facilities, 600 Technology,
        700 Safety, 800 Records, 900 Forms`,
    },
    'business-continuity-plan': {
      alsoCalled: ['BCP', 'disaster recovery'],
      usedBy: 'Risk and IT managers',
      about: 'On your desk, because the network may be down.',
      use: 'shopFloor',
      titles: `Call Tree, First Hour, Teams, Critical Work, Sites, Systems, Vendors, Customers,
        Recovery, Tests`,
    },
    'strategic-plan': {
      usedBy: 'Executives and planning committees',
      about: 'Six sections, from where you are to who does what.',
      use: 'bound',
      titles: [
        'Summary',
        'Where We Are',
        'Where We Are Going',
        'Goals',
        'Action Plans',
        'Measures',
      ],
    },
    'sales-proposal': {
      usedBy: 'Sales teams and agencies',
      about: 'Short enough to read before the meeting ends.',
      use: 'bound',
      titles: ['Your Needs', 'Our Solution', 'Timeline', 'Team', 'Investment', 'Terms'],
    },
    'franchise-operations-manual': {
      alsoCalled: ['SOP', 'operations manual'],
      usedBy: 'Franchisors and franchisees',
      about: 'The same binder in every store.',
      use: 'shopFloor',
      titles: `Brand, Pre-opening, Staffing, Daily Tasks, Service, Products, Inventory, Cash,
        Marketing, Safety, Equipment, Reports`,
    },
    'annual-meeting-book': {
      usedBy: 'Associations, cooperatives and corporations',
      about: 'For the chair and the secretary at the head table.',
      use: 'bound',
      titles: 'Notice, Script, Quorum, Minutes, Reports, Elections, Motions, Adjourn',
    },
    'it-runbook': {
      name: 'IT runbook',
      alsoCalled: ['SOP', 'operations'],
      usedBy: 'System administrators',
      about: 'For whoever is on call when the screens go dark.',
      titles: `Contacts, Network, Servers, Backups, Accounts, Email, Phones, Vendors, Outages,
        Changes`,
    },
    'project-binder': {
      usedBy: 'Project managers',
      about: 'A starting point for any project, from charter to closeout.',
      titles: 'Charter, Scope, Schedule, Budget, Team, Risks, Meetings, Changes, Closeout',
    },
  },
});
