import { field } from './uses.ts';

export const training = field({
  name: 'Training',
  about: 'Course books, seminars and certification.',
  sets: {
    'course-workbook': {
      name: 'Course workbook, eight modules',
      usedBy: 'Trainers and course designers',
      about:
        'A starting point for any course. Rename the modules, or keep them and print your own covers.',
      titles: `Introduction, Module 1, Module 2, Module 3, Module 4, Module 5, Module 6, Module 7,
        Module 8, Resources`,
    },
    'instructor-guide': {
      usedBy: "Trainers who teach someone else's course",
      about: 'Everything you need to run the room: setup, timing, slides and answers.',
      use: 'wellThumbed',
      titles: 'Overview, Room Setup, Agenda, Lessons, Slides, Activities, Answers, Feedback',
    },
    'sales-training': {
      name: 'Sales training binder',
      usedBy: 'Sales managers and new representatives',
      about: 'The path of a sale, from prospect list to signed order.',
      titles: `Products, Market, Prospecting, First Call, Discovery, Demo, Objections, Pricing,
        Closing, Service`,
    },
    'management-training': {
      name: 'New manager training',
      usedBy: 'Learning and development teams',
      about: 'Seven sessions for first-time managers.',
      titles: 'Your Role, Delegating, Coaching, Feedback, Conflict, Change, Planning',
    },
    'safety-training': {
      name: 'Safety training binder',
      alsoCalled: ['OSHA', 'toolbox talks'],
      usedBy: 'Safety trainers in plants and warehouses',
      about: 'The topics you teach again every year, with the sign-in sheets at the back.',
      use: 'shopFloor',
      titles: `Orientation, Hazards, Protective Gear, Lockout, Forklifts, Ladders, Fire, First Aid,
        Ergonomics, Sign-in Sheets`,
    },
    'seminar-handbook': {
      name: 'Two-day seminar handbook',
      usedBy: 'Conference and continuing education planners',
      about: 'A section for each half day, and one for notes.',
      use: 'bound',
      titles: `Agenda, Speakers, Day 1 Morning, Day 1 Afternoon, Day 2 Morning, Day 2 Afternoon,
        Handouts, Notes`,
    },
    'software-training': {
      name: 'Software training guide',
      usedBy: 'IT trainers and consultants',
      about: 'From signing in to month-end reports.',
      titles: 'Basics, Setup, Daily Work, Searching, Reports, Fixing Errors, Shortcuts',
    },
    'certification-study-guide': {
      usedBy: 'Professional associations and their candidates',
      about: 'Study plan in front, practice tests at the back, six domains in between.',
      titles: `Study Plan, Domain 1, Domain 2, Domain 3, Domain 4, Domain 5, Domain 6, Flash Cards,
        Practice Tests`,
    },
    'restaurant-training': {
      name: 'Restaurant staff training',
      usedBy: 'Restaurant owners and shift leads',
      about: 'A tab for each station, in a material that survives a kitchen.',
      use: 'shopFloor',
      titles: 'Welcome, Greeting, Menu, Service, Bar, Kitchen, Food Safety, Closing',
    },
  },
});
