import type { OptionData, ProductData } from './schema.ts';

const sided: OptionData = {
  key: 'sided',
  label: 'Printing',
  default: '1s',
  choices: [
    { id: '1s', label: '1-sided', meaning: 'The title is printed on the front of the tab.' },
    { id: '2s', label: '2-sided', meaning: 'The title is printed on the front and the back.' },
  ],
};

const punch: OptionData = {
  key: 'punch',
  label: 'Hole Punching',
  default: 'unpunched',
  choices: [
    { id: 'unpunched', label: 'Unpunched', meaning: 'No holes.' },
    {
      id: '3hole',
      label: '3-hole',
      meaning: 'Three holes on the 11 inch edge, 4 1/4 inches apart: a US ring binder.',
    },
    {
      id: '2hole',
      label: '2-hole',
      meaning: 'Two holes 2 3/4 inches apart: a file fastener.',
    },
  ],
};

const collation: OptionData = {
  key: 'collation',
  label: 'Collation',
  default: 'uncollated',
  choices: [
    { id: 'uncollated', label: 'Uncollated', meaning: 'Stacked by tab position.' },
    {
      id: 'collated',
      label: 'Collated',
      meaning: 'Each set assembled in the order of its titles.',
    },
  ],
};

const bodyprint: OptionData = {
  key: 'bodyprint',
  label: 'Body Printing',
  default: 'none',
  choices: [
    { id: 'none', label: 'None', meaning: 'Only the tabs are printed.' },
    {
      id: '1c',
      label: '1-color body printing',
      meaning: 'Something is printed on the sheet itself, off the tab, in one color.',
    },
  ],
};

const paper: ProductData = {
  id: 'paper',
  name: 'Paper Index Tabs',
  summary: '90# or 110# index stock, Mylar on every tab, optional binding-edge reinforcing.',
  cuts: { min: 2, max: 15 },
  options: [
    {
      key: 'material',
      label: 'Tab Material',
      default: '90',
      choices: [
        { id: '90', label: '8.5 x 11, 90# index', meaning: 'The standard divider stock.' },
        { id: '110', label: '8.5 x 11, 110# index', meaning: 'A heavier, stiffer stock.' },
      ],
    },
    sided,
    punch,
    {
      key: 'reinforce',
      label: 'Edge Reinforcing',
      default: 'none',
      choices: [
        { id: 'none', label: 'None', meaning: 'The binding edge is plain paper.' },
        {
          id: 'reinforced',
          label: 'Mylar reinforcement',
          meaning: 'A Mylar strip along the binding edge, so that holes do not tear out.',
        },
      ],
    },
    collation,
    bodyprint,
  ],
};

const poly: ProductData = {
  id: 'poly',
  name: 'Poly Index Tabs',
  summary: '.015 gauge plastic, tinted through, in stock colors.',
  cuts: { min: 2, max: 15 },
  options: [
    {
      key: 'material',
      label: 'Tab Material',
      default: '015',
      choices: [{ id: '015', label: '.015 gauge poly', meaning: 'Polyethylene, tinted through.' }],
    },
    sided,
    punch,
    collation,
    bodyprint,
    {
      key: 'ink',
      label: 'Ink Color',
      default: 'black',
      choices: [
        { id: 'black', label: 'Black', meaning: 'Black titles, for light plastic.' },
        { id: 'white', label: 'White', meaning: 'White titles, for dark plastic.' },
      ],
    },
  ],
};

export const products = { paper, poly };
