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

export const hr = field({
  name: 'Human resources',
  about: 'Handbooks, personnel files and benefits.',
  sets: {
    'employee-handbook': {
      alsoCalled: ['HR'],
      usedBy: 'HR departments and small employers',
      about: 'The chapters a lawyer expects and a new hire looks for on the first day.',
      titles: `Welcome, Employment, Conduct, Pay, Hours, Benefits, Time Off, Safety, Technology,
        Separation`,
    },
    'personnel-file': {
      alsoCalled: ['HR', 'I-9'],
      usedBy: 'HR departments',
      about: 'One folder for each employee. Keep medical records and I-9s in separate files.',
      use: 'fastener',
      titles: 'Hiring, Job, Pay, Reviews, Training, Awards, Discipline, Separation',
    },
    'new-hire-orientation': {
      usedBy: 'HR departments and team leads',
      about: 'Handed out on day one and filled in over ninety days.',
      titles: `Start Here, Our Company, Your Team, Your Job, Benefits, Policies, Systems,
        First 30 Days, First 90 Days, Contacts`,
    },
    'benefits-guide': {
      name: 'Employee benefits guide',
      usedBy: 'Benefits managers and brokers',
      about: 'One tab for each plan, so open enrollment questions answer themselves.',
      titles: `Enrollment, Medical, Dental, Vision, Life, Disability, Retirement, Leave, Wellness,
        Contacts`,
    },
    'supervisor-guide': {
      name: "Supervisor's guide",
      usedBy: 'Managers and team leads',
      about: 'What to do and who to call before a hard conversation.',
      titles: `Hiring, Onboarding, Coaching, Reviews, Attendance, Leave, Discipline, Complaints,
        Forms`,
    },
    'recruiting-file': {
      usedBy: 'Recruiters and hiring committees',
      about: 'A file for each opening that shows how the choice was made.',
      use: 'fastener',
      titles: ['Requisition', 'Posting', 'Applicants', 'Interviews', 'References', 'Offer'],
    },
    'workers-compensation-file': {
      name: "Workers' compensation file",
      alsoCalled: ['OSHA', 'work comp'],
      usedBy: 'HR and risk managers',
      about: 'Follows one injury from first report to return to work.',
      use: 'fastener',
      titles: 'First Report, Witnesses, Medical, Wages, Carrier, Work Status, Closing',
    },
    'performance-review-binder': {
      usedBy: 'Department heads',
      about: 'Five sections for each review season.',
      titles: ['Process', 'Goals', 'Self-reviews', 'Manager Reviews', 'Development'],
    },
    'employee-records-a-to-z': {
      name: 'Employee records, A to Z in twelve tabs',
      alsoCalled: ['A-Z', 'alphabet'],
      usedBy: 'Payroll and HR offices',
      about: 'Common initials get a tab of their own, and the others share one.',
      use: 'wellThumbed',
      titles: ['A', 'B', 'C', 'D-F', 'G', 'H-I', 'J-L', 'M', 'N-P', 'Q-R', 'S', 'T-Z'],
    },
  },
});
