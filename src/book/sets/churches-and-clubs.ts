import { field } from './uses.ts';

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
