import { isArtworkName } from '../../layout/body.ts';
import { cutNamed, cutsInWords, isOfferedCut, recommendedCut } from '../../layout/cuts.ts';
import { type TitleFont, titleFonts, usualFont } from '../../layout/fonts.ts';
import { cutName } from '../../layout/tabs.ts';
import { cleanBody, cleanJob } from '../clean.ts';
import type { Field } from '../field.ts';
import { type Job, jobLimits } from '../order.ts';
import { phrases, plainWord, textOf, yesOrNo } from '../words.ts';
import { colorsField } from './colors.ts';
import { neededByField, zipField } from './delivery.ts';

const cutField: Field = {
  key: 'cut',
  names: { draft: 'cut', link: '#cut' },
  alsoCalled: phrases(
    'tab cut, cuts, cut size, tabs per bank, tabs across, tab positions, positions',
  ),
  shape: { kind: 'text' },
  parse(raw, { product, values }) {
    const { cuts, die } = product.data;
    const cut = cutNamed(textOf(raw));
    if (isOfferedCut(cut, cuts)) return { set: { cut } };
    const usual = cutName(recommendedCut(values.tabs ?? 1, cuts, die));
    const more = ` Without \`cut\` you get the recommended one, ${usual}.`;
    return { more, used: `the recommended one. Cuts are ${cutsInWords(cuts)}` };
  },
  write: ({ cut }) => cut?.toString(),
  accepts: ({ product }) => cutsInWords(product.data.cuts),
  elsewhere: (name) => `The cut never changes the price. Remove ${name}; the designer sets it.`,
};

/** A field that only links have. */
function inLinks(
  name: string,
  { parse, write }: Pick<Field, 'parse' | 'write'>,
  alsoCalled: readonly string[] = [],
): Field {
  const link = `#${name}`;
  return { key: link, names: { link }, alsoCalled, shape: { kind: 'text' }, parse, write };
}

const fontIds = Object.keys(titleFonts) as TitleFont[];

const fontField = inLinks('font', {
  parse(raw) {
    const named = plainWord(textOf(raw));
    const font = fontIds.find((id) => plainWord(id) === named);
    return font ? { set: { font } } : { used: titleFonts[usualFont] };
  },
  write: ({ font }) => (font === usualFont ? undefined : font),
});

/** What differs from the usual type. */
const typeField = inLinks('type', {
  parse(raw) {
    const has = (word: string) => textOf(raw).split('.').includes(word);
    const type = { bold: !has('regular'), capitals: has('capitals'), oneSize: has('onesize') };
    return { set: { type } };
  },
  write: ({ type }) =>
    [!type?.bold && 'regular', type?.capitals && 'capitals', type?.oneSize && 'onesize']
      .filter(Boolean)
      .join('.') || undefined,
});

const bodyField = inLinks('body', {
  parse: (raw) => ({ set: { body: cleanBody(textOf(raw)) } }),
  write: ({ body }) => body || undefined,
});

/** The name of the buyer's file of artwork, or whether it comes by e-mail. */
const artworkField = inLinks('artwork', {
  parse(raw) {
    const name = textOf(raw);
    return { set: { artwork: isArtworkName(name) ? name : (yesOrNo(raw) ?? false) } };
  },
  write: ({ artwork }) => (artwork === true ? '1' : artwork || undefined),
});

/** The buyer's own words. They never change a price. */
function jobField(part: keyof Job, link: string, alsoCalled: string): Field {
  const words: Pick<Field, 'parse' | 'write'> = {
    parse(raw) {
      const text = textOf(raw);
      const set = cleanJob({ [part]: text });
      const isWhole = [...text].length <= jobLimits[part];
      return isWhole ? { set } : { instead: set, used: 'its beginning' };
    },
    write: (values) => values[part] || undefined,
  };
  const accepts = () => `at most ${jobLimits[part]} characters`;
  return { ...inLinks(link, words, phrases(alsoCalled)), accepts };
}

/**
 * What a link says in its fragment, in its order: whatever has no price. Apart from the other
 * fields, so that pages that only write links don't load them.
 */
export const fragmentFields: readonly Field[] = [
  cutField,
  colorsField,
  fontField,
  typeField,
  bodyField,
  artworkField,
  zipField,
  neededByField,
  jobField('name', 'job', 'job, job name, project, project name, matter, case name'),
  jobField('po', 'po', 'po, po number, purchase order, purchase order number'),
  jobField('notes', 'notes', 'notes, note, comments, instructions, special instructions'),
];
