import { months, weekdays } from '../../text/days.ts';
import { field } from './uses.ts';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const numbers = (last: number, before = '') =>
  Array.from({ length: last }, (_, index) => `${before}${index + 1}`);

export const plain = field({
  name: 'Numbers, letters and dates',
  about: 'Series for exhibits, files and calendars.',
  sets: {
    'numbers-1-to-5': {
      usedBy: 'Anyone with five sections and a table of contents',
      about: 'One bank of five wide tabs. Name the sections on a contents page and reuse the set.',
      titles: numbers(5),
    },
    'numbers-1-to-8': {
      usedBy: 'Offices, schools and law firms',
      about: 'A single bank for eight sections.',
      titles: numbers(8),
    },
    'numbers-1-to-10': {
      usedBy: 'Offices, schools and law firms',
      about: 'Ten sections still fit side by side in one bank, so every tab shows.',
      titles: numbers(10),
    },
    'numbers-1-to-12': {
      usedBy: 'Offices and schools',
      about: 'Two even banks of six.',
      titles: numbers(12),
    },
    'numbers-1-to-15': {
      usedBy: 'Law firms and lenders',
      about: 'Enough for a closing or a mid-size exhibit book.',
      titles: numbers(15),
    },
    'numbers-1-to-20': {
      usedBy: 'Law firms and auditors',
      about: 'Two full banks of ten.',
      titles: numbers(20),
    },
    'numbers-1-to-25': {
      usedBy: 'Law firms and deal teams',
      about: 'For exhibits cited by number.',
      titles: numbers(25),
    },
    'days-1-to-31': {
      name: 'Days of the month, 1 to 31',
      alsoCalled: ['1-31', 'daily', 'tickler'],
      usedBy: 'Front desks, clinics and collection departments',
      about: 'A tickler file: put each paper behind the day it is due.',
      use: 'wellThumbed',
      titles: numbers(31),
    },
    'numbers-1-to-50': {
      usedBy: 'Litigation teams',
      about: 'Five banks of ten for a large exhibit book.',
      titles: numbers(50),
    },
    'letters-a-to-z': {
      name: 'Letters A to Z',
      alsoCalled: ['A-Z', 'alphabet', 'alphabetical', 'ABC'],
      usedBy: 'Records rooms, clinics and libraries',
      about: 'A tab for every letter.',
      use: 'wellThumbed',
      titles: alphabet,
    },
    'letters-a-to-j': {
      name: 'Letters A to J',
      usedBy: 'Law firms',
      about: 'For a short list of lettered attachments, in one bank.',
      titles: alphabet.slice(0, 10),
    },
    'letters-in-pairs': {
      name: 'Letters in pairs, AB to YZ',
      alsoCalled: ['A-Z', 'alphabet'],
      usedBy: 'Offices with a few hundred names',
      about: 'Two letters share each of thirteen tabs.',
      use: 'wellThumbed',
      titles: Array.from({ length: 13 }, (_, pair) =>
        alphabet.slice(2 * pair, 2 * pair + 2).join(''),
      ),
    },
    'exhibits-1-to-25': {
      name: 'Exhibit 1 to Exhibit 25',
      alsoCalled: ['1-25', 'legal exhibits'],
      usedBy: 'Trial lawyers and court reporters',
      about: 'The full word on every tab, so nobody has to ask what 12 means.',
      titles: numbers(25, 'Exhibit '),
    },
    'exhibits-a-to-z': {
      name: 'Exhibit A to Exhibit Z',
      alsoCalled: ['A-Z', 'legal exhibits'],
      usedBy: 'Lawyers filing motions and contracts',
      about: "Lettered exhibits for the side that doesn't use numbers.",
      titles: alphabet.map((letter) => `Exhibit ${letter}`),
    },
    'appendices-a-to-f': {
      name: 'Appendix A to Appendix F',
      usedBy: 'Engineers and report writers',
      about: 'For the back of a technical report.',
      use: 'bound',
      titles: alphabet.slice(0, 6).map((letter) => `Appendix ${letter}`),
    },
    'chapters-1-to-12': {
      name: 'Chapter 1 to Chapter 12',
      usedBy: 'Schools and publishers of manuals',
      about: 'Two even banks of six for a course book or a manual.',
      titles: numbers(12, 'Chapter '),
    },
    months: {
      name: 'Months, January to December',
      alsoCalled: ['Jan-Dec', 'monthly', 'calendar'],
      usedBy: 'Bookkeepers, clubs and planners',
      about: 'A calendar year in two even banks.',
      titles: [...months],
    },
    'fiscal-year-months': {
      name: 'Fiscal year, July to June',
      usedBy: 'Schools, governments and nonprofits',
      about: 'Twelve months for a fiscal year that begins in July.',
      titles: [...months.slice(6), ...months.slice(0, 6)],
    },
    'school-year-months': {
      name: 'School year, September to June',
      usedBy: 'Teachers and school offices',
      about: 'Ten months, short names, one bank.',
      use: 'wellThumbed',
      titles: [...months.slice(8), ...months.slice(0, 6)].map((month) => month.slice(0, 3)),
    },
    weekdays: {
      name: 'Days of the week',
      usedBy: 'Kitchens, nursing homes and dispatchers',
      about: 'Monday to Sunday for menus, medications and routes.',
      use: 'shopFloor',
      titles: [...weekdays.slice(1), weekdays[0]],
    },
    workdays: {
      name: 'Workdays, Monday to Friday',
      usedBy: 'Teachers and office managers',
      about: "Five wide tabs for a week's work.",
      use: 'shopFloor',
      titles: weekdays.slice(1, 6),
    },
    quarters: {
      name: 'Quarters with a year-end tab',
      usedBy: 'Accountants and sales teams',
      about: 'Four quarters and the annual summary.',
      titles: ['1st Quarter', '2nd Quarter', '3rd Quarter', '4th Quarter', 'Year End'],
    },
    'roman-numerals-i-to-x': {
      name: 'Roman numerals I to X',
      usedBy: 'Law firms and universities',
      about: 'For outlines and volumes with classical numbering.',
      titles: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'],
    },
  },
});
