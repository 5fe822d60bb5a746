import type { ProductData } from '../schema.ts';
import { holePatterns, letterDie } from './letter-die.ts';

/**
 * Paper dividers with film on the tabs. Amounts are dollars as text, with at most four decimals.
 * `rates` are per tab, by number of sets; a quantity without its own rate is interpolated linearly
 * between its neighbors. A choice's `perTab` or `perOrder` is added to every price that includes
 * it.
 */
export const paper: ProductData = {
  name: 'Paper Index Tabs',
  noun: 'paper',
  alsoCalled: ['card', 'cardstock', 'index stock'],
  summary: '90# or 110# index stock, Mylar on every tab, optional binding-edge reinforcing.',
  bestFor: 'binders that get read and filed: trial notebooks, closing binders, proposals, manuals',
  productionDays: 5,
  setup: '30.00',
  rates: { 25: '0.85', 50: '0.52', 100: '0.41', 250: '0.29', 500: '0.26', 1000: '0.21' },
  options: [
    {
      key: 'material',
      label: 'Tab Material',
      alsoCalled: ['stock', 'weight', 'thickness', 'gauge', 'paper weight', 'paper stock'],
      default: '90',
      choices: [
        {
          id: '90',
          label: '8.5 x 11, 90# index',
          alsoCalled: ['90#', '90lb', '90 lb index', '90 pound', 'standard'],
          meaning: 'The standard divider stock.',
        },
        {
          id: '110',
          label: '8.5 x 11, 110# index',
          alsoCalled: ['110#', '110lb', '110 lb index', '110 pound'],
          resembles: ['heavy', 'heavier', 'thick', 'thicker', 'stiff'],
          meaning: 'A heavier, stiffer stock.',
          perTab: '0.05',
        },
      ],
    },
    {
      key: 'sided',
      label: 'Printing',
      alsoCalled: ['sides', 'print sides'],
      default: '1s',
      choices: [
        {
          id: '1s',
          label: '1-sided',
          alsoCalled: ['one-sided', 'single-sided', 'front', 'front only', '1'],
          meaning: 'The title is printed on the front of the tab.',
        },
        {
          id: '2s',
          label: '2-sided',
          alsoCalled: ['two-sided', 'double-sided', 'both sides', 'both', 'front and back', '2'],
          meaning: 'The title is printed on the front and the back.',
          perTab: '0.03',
          effect: { printsBack: true },
        },
      ],
    },
    {
      key: 'punch',
      label: 'Hole Punching',
      alsoCalled: ['hole', 'holes', 'hole punch', 'hole punching', 'punching', 'drilling'],
      question: 'Which hole punching?',
      default: 'unpunched',
      choices: [
        {
          id: 'unpunched',
          label: 'Unpunched',
          alsoCalled: ['none', 'no holes', 'no', 'false', '0'],
          meaning: 'No holes.',
          advice: 'Choose it for comb, coil or other bindings.',
        },
        {
          id: '3hole',
          label: '3-hole',
          alsoCalled: ['3-ring', 'three-hole', 'three-ring', '3 holes', '3-hole punched', '3'],
          meaning: 'Three holes on the 11-inch edge, 4 1/4 inches apart, for a US ring binder.',
          perTab: '0.008',
          effect: { holes: holePatterns.ringBinder },
        },
        {
          id: '2hole',
          label: '2-hole',
          alsoCalled: ['two-hole', '2 holes', '2-hole punched', '2'],
          meaning: 'Two holes, 2 3/4 inches apart, for a file fastener.',
          perTab: '0.008',
          effect: { holes: holePatterns.fileFastener },
        },
      ],
    },
    {
      key: 'reinforce',
      label: 'Edge Reinforcing',
      alsoCalled: ['reinforcement', 'reinforcing', 'reinforced', 'edge'],
      question: 'Do I need reinforcing?',
      default: 'none',
      choices: [
        {
          id: 'none',
          label: 'None',
          alsoCalled: ['no', 'false', 'unreinforced'],
          meaning: 'Plain paper along the binding edge.',
        },
        {
          id: 'reinforced',
          label: 'Mylar reinforcement',
          alsoCalled: ['yes', 'true', 'mylar', 'edge'],
          meaning: 'A Mylar strip along the binding edge keeps the holes from tearing out.',
          advice: "It's worth it for binders that get opened every day.",
          perTab: '0.028',
          effect: { edgeStripInches: 0.75 },
        },
      ],
    },
    {
      key: 'collation',
      label: 'Collation',
      alsoCalled: ['collate', 'collating', 'sorting', 'assembly'],
      question: 'Collated or uncollated?',
      default: 'uncollated',
      choices: [
        {
          id: 'uncollated',
          label: 'Uncollated',
          alsoCalled: ['no', 'false', 'none', 'unsorted'],
          meaning: 'Stacked by tab position.',
          advice: 'Choose it if you pull tabs as you need them, or assemble the sets yourself.',
        },
        {
          id: 'collated',
          label: 'Collated',
          alsoCalled: ['yes', 'true', 'sorted', 'in order'],
          meaning: 'Each set comes assembled, in the order of your titles.',
          advice: 'It goes straight into the binder.',
          perTab: '0.0135',
        },
      ],
    },
    {
      key: 'bodyprint',
      label: 'Body Printing',
      alsoCalled: ['body', 'body print', 'body text'],
      default: 'none',
      choices: [
        {
          id: 'none',
          label: 'None',
          alsoCalled: ['no', 'false'],
          meaning: 'Only the tabs are printed.',
        },
        {
          id: '1c',
          label: '1-color body printing',
          alsoCalled: ['yes', 'true', 'one color', '1 color', '1'],
          meaning: 'Text or a logo on the divider itself, in one color.',
          perOrder: '30.00',
          effect: { printsBody: true },
        },
      ],
    },
  ],
  /** The films available for tabs; the first is the default. */
  colors: {
    look: 'film',
    filmName: 'Mylar',
    list: [
      { id: 'clear', name: 'Clear', alsoCalled: ['transparent', 'no color'], hex: '#f7f7f4' },
      { id: 'white', name: 'White', hex: '#ffffff' },
      { id: 'red', name: 'Red', hex: '#d0202e' },
      { id: 'warm-red', name: 'Warm Red', hex: '#f0533c' },
      { id: 'light-blue', name: 'Light Blue', hex: '#9fd0ee' },
      { id: 'medium-blue', name: 'Medium Blue', hex: '#2f78c4' },
      { id: 'dark-blue', name: 'Dark Blue', alsoCalled: ['navy', 'navy blue'], hex: '#1d3c78' },
      { id: 'light-green', name: 'Light Green', hex: '#a9d8a0' },
      { id: 'green', name: 'Green', hex: '#1f8a4c' },
      { id: 'teal', name: 'Teal', hex: '#12858a' },
      { id: 'yellow', name: 'Yellow', hex: '#ffe04a' },
      { id: 'gold', name: 'Gold', hex: '#d9a520' },
      { id: 'orange', name: 'Orange', hex: '#f28c28' },
      { id: 'pink', name: 'Pink', hex: '#f3a6c0' },
      { id: 'magenta', name: 'Magenta', hex: '#c2257a' },
      { id: 'purple', name: 'Purple', hex: '#6b3fa0' },
      { id: 'brown', name: 'Brown', hex: '#7a4b2a' },
      { id: 'gray', name: 'Gray', alsoCalled: ['grey'], hex: '#9a9da1' },
      { id: 'black', name: 'Black', hex: '#1c1c1e' },
    ],
  },
  cuts: { min: 2, max: 15 },
  die: letterDie,
};
