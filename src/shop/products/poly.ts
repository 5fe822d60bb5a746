import type { ProductData } from '../../book/schema.ts';
import { priced } from '../../book/writing.ts';
import { letterDie } from './letter-die.ts';
import { bodyPrinting, collation, printing, punching } from './options.ts';

/**
 * Plastic dividers in solid colors. For the meaning of the amounts, see `paper.ts`. `colorChange` is
 * added to an order for each color of a set beyond the first. `colors` are the stock plastics by stock
 * number; the first is the default.
 */
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
          alsoCalled: ['.015', '.015"', '.015 in', '15 mil', 'poly', 'plastic', 'standard'],
          meaning: 'Polyethylene, tinted through.',
        },
      ],
    },
    priced(printing, { '2s': { perTab: '0.10' } }),
    priced(punching, { '3hole': { perTab: '0.02' }, '2hole': { perTab: '0.02' } }),
    priced(collation, { collated: { perTab: '0.04' } }),
    priced(bodyPrinting, { '1c': { perOrder: '30.00' } }),
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
          meaning: 'White titles, for dark plastic.',
          perTab: '0',
          effect: { inkHex: '#ffffff' },
        },
      ],
    },
  ],
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
