import type { ProductData } from '../schema.ts';
import { holePatterns, letterDie } from './letter-die.ts';

/** Plastic dividers in solid colors. For the meaning of the amounts, see `paper.ts`. */
export const poly: ProductData = {
  name: 'Poly Index Tabs',
  noun: 'poly',
  alsoCalled: ['plastic', 'polyethylene'],
  resembles: ['vinyl', 'pvc', 'polypropylene'],
  summary: '.015 gauge plastic, tinted through, in stock colors.',
  bestFor:
    "binders that get opened every day for years, on a shop floor, at a nurses' station or in a classroom",
  productionDays: 15,
  setup: '400.00',
  rates: { 25: '3.10', 50: '2.35', 100: '1.57', 250: '1.04', 500: '0.85', 1000: '0.79' },
  /** Added to an order for each color of a set beyond the first. */
  colorChange: '35.00',
  options: [
    {
      key: 'material',
      label: 'Tab Material',
      alsoCalled: ['stock', 'weight', 'thickness', 'gauge'],
      default: '015',
      choices: [
        {
          id: '015',
          label: '.015 gauge poly',
          alsoCalled: ['.015', '15 mil', 'poly', 'plastic', 'standard'],
          meaning: 'Polyethylene, tinted through.',
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
          perTab: '0.10',
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
          advice: 'Choose it for comb, coil and other bindings.',
        },
        {
          id: '3hole',
          label: '3-hole',
          alsoCalled: ['3-ring', 'three-hole', 'three-ring', '3 holes', '3-hole punched', '3'],
          meaning: 'Three holes on the 11-inch edge, 4 1/4 inches apart, for a US ring binder.',
          perTab: '0.02',
          effect: { holes: holePatterns.ringBinder },
        },
        {
          id: '2hole',
          label: '2-hole',
          alsoCalled: ['two-hole', '2 holes', '2-hole punched', '2'],
          meaning: 'Two holes, 2 3/4 inches apart, for a file fastener.',
          perTab: '0.02',
          effect: { holes: holePatterns.fileFastener },
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
          advice: 'Each set goes straight into its binder.',
          perTab: '0.04',
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
    {
      key: 'ink',
      label: 'Ink Color',
      alsoCalled: ['text color', 'print color', 'title color', 'lettering'],
      default: 'black',
      choices: [
        {
          id: 'black',
          label: 'Black',
          alsoCalled: ['black ink'],
          meaning: 'Black titles, for light plastic.',
          effect: { inkHex: '#111111' },
        },
        {
          id: 'white',
          label: 'White',
          alsoCalled: ['white ink', 'white text', 'white print'],
          resembles: ['light text', 'light ink', 'light print', 'light lettering'],
          meaning: 'White titles, for dark plastic.',
          perTab: '0',
          effect: { inkHex: '#ffffff' },
        },
      ],
    },
  ],
  /** The stock plastics by stock number; the first is the default. */
  colors: {
    look: 'tinted',
    list: [
      { id: '99', name: 'White', hex: '#fbfbfb' },
      { id: '00', name: 'Natural', hex: '#eef0ea' },
      { id: '154', name: 'Ivory', hex: '#f5ecd0' },
      { id: '90', name: 'Black', hex: '#1c1c1e' },
      { id: '160', name: 'Gray', alsoCalled: ['grey'], hex: '#8d9196' },
      { id: '74', name: 'Light Red', alsoCalled: ['red'], hex: '#e0413c' },
      { id: '102', name: 'Bright Orange', alsoCalled: ['orange'], hex: '#f47b20' },
      { id: '67', name: 'Bright Yellow', alsoCalled: ['yellow'], hex: '#ffd92e' },
      { id: '11', name: 'Blue', hex: '#1f55a5' },
      { id: '17', name: 'Azure', hex: '#2f9fd8' },
      { id: '37', name: 'Emerald', alsoCalled: ['green'], hex: '#14935a' },
    ],
  },
  cuts: { min: 2, max: 15 },
  die: letterDie,
};
