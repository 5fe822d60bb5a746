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
      use: 'wellThumbed',
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
