import { field } from './uses.ts';

export const government = field({
  name: 'Government and grants',
  about: 'Meeting packets, plans, procurement and grant files.',
  sets: {
    'council-agenda-packet': {
      usedBy: 'City clerks and council members',
      about:
        'The same tabs at every meeting, so a member can open to public hearings without looking.',
      use: 'wellThumbed',
      titles: `Agenda, Minutes, Consent, Hearings, Ordinances, Resolutions, Old Business,
        New Business, Reports, Closed Session`,
    },
    'emergency-operations-plan': {
      alsoCalled: ['EOP', 'FEMA'],
      usedBy: 'Emergency managers and agencies',
      about: 'The base plan and the fifteen emergency support functions, by number.',
      use: 'shopFloor',
      titles: `Base Plan, ESF 1, ESF 2, ESF 3, ESF 4, ESF 5, ESF 6, ESF 7, ESF 8, ESF 9, ESF 10,
        ESF 11, ESF 12, ESF 13, ESF 14, ESF 15, Contacts, Maps`,
    },
    'grant-application': {
      usedBy: 'Nonprofits, universities and agencies',
      about: 'The sections a reviewer scores, in a typical scoring order.',
      use: 'bound',
      titles: `Summary, Need, Goals, Methods, Evaluation, Budget, Organization, Letters,
        Attachments`,
    },
    'grant-management': {
      name: 'Grant management file',
      usedBy: 'Grant administrators',
      about: "From the award letter to closeout, ready for the funder's site visit.",
      titles: `Award, Proposal, Budget, Drawdowns, Payroll, Purchases, Match, Reports, Amendments,
        Closeout`,
    },
    'procurement-file': {
      alsoCalled: ['RFP', 'purchasing'],
      usedBy: 'Contracting officers and buyers',
      about: 'Shows an auditor how the award was decided.',
      use: 'fastener',
      titles: `Requisition, Estimate, Solicitation, Amendments, Questions, Proposals, Evaluation,
        Award, Contract, Protests`,
    },
    'proposal-response': {
      name: 'RFP response',
      alsoCalled: ['RFP'],
      usedBy: 'Bidders on public contracts',
      about: 'Follows the sections of a typical request, so evaluators find every answer.',
      use: 'bound',
      titles: `Cover Letter, Summary, Approach, Staffing, Experience, References, Schedule, Price,
        Forms`,
    },
    'records-request-file': {
      name: 'Public records request file',
      alsoCalled: ['FOIA'],
      usedBy: 'Records officers',
      about: 'What was asked for, what was found and what was withheld.',
      use: 'fastener',
      titles: ['Request', 'Search', 'Review', 'Exemptions', 'Response', 'Appeal'],
    },
    'zoning-application': {
      usedBy: 'Developers and planning departments',
      about: 'One copy for each commissioner.',
      use: 'bound',
      titles: 'Application, Narrative, Site Plan, Elevations, Traffic, Drainage, Notices',
    },
    'fire-department-procedures': {
      alsoCalled: ['SOG', 'SOP'],
      usedBy: 'Fire and rescue departments',
      about: 'Standard procedures for the station and for every truck.',
      use: 'shopFloor',
      titles: `Command, Response, Fireground, Rescue, Hazmat, EMS, Wildland, Apparatus, Training,
        Safety`,
    },
    'election-worker-manual': {
      usedBy: 'County clerks and poll workers',
      about: 'Election day in order, so a first-time worker can keep up.',
      use: 'wellThumbed',
      titles: `Setup, Opening, Check-in, Ballots, Problems, Provisional, Access, Closing, Forms,
        Phone List`,
    },
  },
});

export const churchesAndClubs = field({
  name: 'Churches and clubs',
  about: 'Directories, volunteers, teams and events.',
  sets: {
    'church-directory': {
      usedBy: 'Church offices',
      about: 'Members by initial, with staff, groups and the calendar up front.',
      use: 'wellThumbed',
      titles: 'Staff, Calendar, Groups, A-B, C-D, E-G, H-J, K-L, M-N, O-R, S-T, U-Z',
    },
    'church-council-handbook': {
      usedBy: 'Elders, deacons and council members',
      about: "Goes to each new member, with the current year's budget in it.",
      titles: 'Mission, Bylaws, Members, Minutes, Budget, Ministries, Property, Policies, Calendar',
    },
    'vacation-bible-school': {
      name: 'Vacation Bible school',
      usedBy: 'VBS directors and volunteers',
      about: 'Five days of lessons and everything around them.',
      titles: 'Plan, Volunteers, Day 1, Day 2, Day 3, Day 4, Day 5, Music, Crafts, Snacks',
    },
    'choir-book': {
      name: 'Choir book by season',
      usedBy: 'Choirs and music ministers',
      about: 'The church year in order, plus weddings and funerals.',
      use: 'wellThumbed',
      titles: 'Advent, Christmas, Epiphany, Lent, Easter, Pentecost, General, Weddings, Funerals',
    },
    'scout-leader-binder': {
      usedBy: 'Scout troops and packs',
      about: 'Rides in the car all year and shrugs off rain and mud.',
      use: 'shopFloor',
      titles: 'Roster, Health Forms, Calendar, Meetings, Advancement, Campouts, Permits, Money',
    },
    'service-club-officer-book': {
      usedBy: 'Rotary, Lions, Kiwanis and other clubs',
      about: 'Handed over with the gavel every summer.',
      titles: 'Bylaws, Officers, Members, Minutes, Finance, Projects, Awards, District',
    },
    'team-playbook': {
      usedBy: 'Coaches and players',
      about: 'Offense, defense and special plays on tabs that shrug off rain.',
      use: 'shopFloor',
      titles: 'Roster, Schedule, Offense, Defense, Special Teams, Drills, Scouting, Stats',
    },
    'event-planner': {
      usedBy: 'Event chairs and volunteers',
      about: 'For a gala, a fundraiser or a reunion: one tab for each committee.',
      titles: `Timeline, Budget, Venue, Catering, Program, Sponsors, Tickets, Publicity,
        Volunteers, Day Of`,
    },
    'wedding-planner': {
      usedBy: 'Wedding planners and couples',
      about: 'Everything for the big day, in a binder each couple keeps.',
      use: 'wellThumbed',
      titles: `Checklist, Budget, Guests, Ceremony, Reception, Attire, Flowers, Music, Photos,
        Honeymoon`,
    },
  },
});
