import { field } from './uses.ts';

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
