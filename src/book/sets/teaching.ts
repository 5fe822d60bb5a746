import { field } from './uses.ts';

export const schools = field({
  name: 'Schools and colleges',
  about: 'Teacher binders, student files, accreditation and research.',
  sets: {
    'iep-binder': {
      name: 'IEP binder',
      alsoCalled: ['special education', 'SPED'],
      usedBy: 'Special education teachers and parents',
      about: 'Goes to every meeting, with the current plan first and history last.',
      use: 'wellThumbed',
      titles: `Current IEP, Goals, Services, Progress, Evaluations, Behavior Plan, Work Samples,
        Meetings, Contact Log, Past IEPs`,
    },
    'teacher-planner': {
      usedBy: 'Classroom teachers',
      about: 'One binder on the desk instead of ten piles.',
      use: 'classroom',
      titles: `Calendar, Rosters, Lesson Plans, Standards, Grades, Assessments, Parents, Meetings,
        Data`,
    },
    'substitute-binder': {
      name: 'Substitute teacher binder',
      usedBy: 'Teachers and school offices',
      about: 'Lets a stranger run the room by the first bell.',
      titles: 'Start Here, Schedule, Seating, Routines, Lessons, Emergency, Notes Home',
    },
    'student-portfolio': {
      name: 'Student portfolio by subject',
      usedBy: 'Elementary schools',
      about: 'A year of work to show at conferences.',
      use: 'shopFloor',
      titles: 'About Me, Reading, Writing, Math, Science, Social Studies, Art, Goals',
    },
    'school-emergency-plan': {
      usedBy: 'Principals and safety teams',
      about: 'One tab for each emergency. Keep a copy at every exit.',
      use: 'shopFloor',
      titles: `Call List, Lockdown, Evacuation, Fire, Severe Weather, Medical, Intruder, Bus,
        Reunification, Maps`,
    },
    'accreditation-self-study': {
      name: 'Accreditation self-study',
      usedBy: 'Colleges and their visiting teams',
      about:
        'One standard to a tab, with the evidence behind it. Order a copy for each member of the visiting team.',
      use: 'bound',
      titles: `Introduction, Standard 1, Standard 2, Standard 3, Standard 4, Standard 5,
        Standard 6, Standard 7, Evidence`,
    },
    'college-application-binder': {
      usedBy: 'Counselors and their juniors and seniors',
      about: 'Keeps deadlines in front of everyone from spring to decision day.',
      titles: `Deadlines, Transcripts, Test Scores, Activities, Essays, References, Schools,
        Financial Aid, Decisions`,
    },
    'homeschool-year': {
      usedBy: 'Homeschool co-ops and parents',
      about: 'Attendance, plans and work samples for a state review.',
      titles: `State Rules, Attendance, Plans, Language Arts, Math, Science, History, Electives,
        Work Samples, Report Cards`,
    },
    'research-notebook': {
      name: 'Research project binder',
      usedBy: 'Graduate students and principal investigators',
      about: 'From the question to the published paper.',
      titles: `Proposal, Literature, Methods, Approvals, Data, Analysis, Figures, Drafts,
        Submissions`,
    },
    'parent-teacher-association': {
      name: 'PTA officer binder',
      usedBy: 'Parent-teacher associations',
      about: 'Hands the next officer everything that worked last year.',
      titles: `Bylaws, Calendar, Minutes, Budget, Members, Volunteers, Fundraising, Events,
        Next Officer`,
    },
  },
});

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
