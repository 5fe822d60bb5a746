import type { ProductData } from '../../book/schema.ts';
import { priced } from '../../book/writing.ts';
import { letterDie } from './letter-die.ts';
import { bodyPrinting, collation, printing, punching } from './options.ts';

/**
 * Paper dividers with film on the tabs. Amounts are dollars as text, with at most four decimals.
 * `rates` are per tab, by number of sets; a quantity without its own rate is interpolated linearly
 * between its neighbors. A choice's `perTab` or `perOrder` is added to every price that includes
 * it. `colors` are the films available for tabs; the first is the default.
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
          meaning: 'A heavier, stiffer stock.',
          perTab: '0.05',
        },
      ],
    },
    priced(printing, { '2s': { perTab: '0.03' } }),
    priced(punching, { '3hole': { perTab: '0.008' }, '2hole': { perTab: '0.008' } }),
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
          alsoCalled: ['no', 'false', '0', 'unreinforced'],
          meaning: 'Plain paper along the binding edge.',
        },
        {
          id: 'reinforced',
          label: 'Mylar reinforcement',
          alsoCalled: ['yes', 'true', '1', 'mylar', 'edge'],
          meaning: 'A Mylar strip along the binding edge keeps the holes from tearing out.',
          advice: "It's worth it for binders that get opened every day.",
          perTab: '0.028',
          effect: { edgeStripInches: 0.75 },
        },
      ],
    },
    priced(collation, { collated: { perTab: '0.0135' } }),
    priced(bodyPrinting, { '1c': { perOrder: '30.00' } }),
  ],
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
