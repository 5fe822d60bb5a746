import type { OptionData } from '../../book/schema.ts';
import { holePatterns } from './letter-die.ts';

/**
 * Options that several products have; what their choices add is in each product's own file. A
 * product whose option differs in words or choices has that option in its own file.
 */

export const printing: OptionData = {
  key: 'sided',
  label: 'Printing',
  alsoCalled: ['sides', 'print sides'],
  default: '1s',
  choices: [
    {
      id: '1s',
      label: '1-sided',
      alsoCalled: ['one-sided', 'single-sided', 'single', 'front', 'front only', '1'],
      meaning: 'The title is printed on the front of the tab.',
    },
    {
      id: '2s',
      label: '2-sided',
      alsoCalled: ['two-sided', 'double-sided', 'double', 'duplex', 'both sides', 'both', 'front and back', '2'],
      meaning: 'The title is printed on the front and the back.',
      effect: { printsBack: true },
    },
  ],
};

export const punching: OptionData = {
  key: 'punch',
  label: 'Hole Punching',
  alsoCalled: ['hole', 'holes', 'hole punch', 'hole punching', 'punching', 'drilling'],
  question: 'Which hole punching?',
  default: 'unpunched',
  choices: [
    {
      id: 'unpunched',
      label: 'Unpunched',
      alsoCalled: ['none', 'no holes', 'not punched', 'no', 'false', '0'],
      meaning: 'No holes.',
      noticeAs: 'no holes',
      advice: 'Choose it for comb, coil or other bindings.',
    },
    {
      id: '3hole',
      label: '3-hole',
      alsoCalled: ['3-ring', 'three-hole', 'three-ring', '3 holes', 'three holes', '3-hole punch', '3-hole punched', '3'],
      meaning: 'Three holes on the 11-inch edge, 4 1/4 inches apart, for a US ring binder.',
      effect: { holes: holePatterns.ringBinder },
    },
    {
      id: '2hole',
      label: '2-hole',
      alsoCalled: ['two-hole', '2 holes', 'two holes', '2-hole punch', '2-hole punched', '2'],
      meaning: 'Two holes, 2 3/4 inches apart, for a file fastener.',
      effect: { holes: holePatterns.fileFastener },
    },
  ],
};

export const collation: OptionData = {
  key: 'collation',
  label: 'Collation',
  alsoCalled: ['collate', 'collating', 'sorting', 'assembly'],
  question: 'Collated or uncollated?',
  default: 'uncollated',
  choices: [
    {
      id: 'uncollated',
      label: 'Uncollated',
      alsoCalled: ['no', 'false', 'none', '0', 'unsorted'],
      meaning: 'Stacked by tab position.',
      noticeAs: 'not collated',
      advice: 'Choose it if you pull tabs as you need them, or assemble the sets yourself.',
    },
    {
      id: 'collated',
      label: 'Collated',
      alsoCalled: ['yes', 'true', '1', 'collate', 'sorted', 'in order'],
      meaning: 'Each set comes assembled, in the order of your titles.',
      advice: 'It goes straight into the binder.',
    },
  ],
};

export const bodyPrinting: OptionData = {
  key: 'bodyprint',
  label: 'Body Printing',
  alsoCalled: ['body', 'body print', 'body text'],
  default: 'none',
  choices: [
    {
      id: 'none',
      label: 'None',
      alsoCalled: ['no', 'false', '0'],
      meaning: 'Only the tabs are printed.',
    },
    {
      id: '1c',
      label: '1-color body printing',
      alsoCalled: ['yes', 'true', 'one color', '1 color', '1'],
      meaning: 'Text or a logo on the divider itself, in one color.',
      effect: { printsBody: true },
    },
  ],
};
