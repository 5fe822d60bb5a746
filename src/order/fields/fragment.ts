import { isArtworkName } from '../../layout/body.ts';
import { cutNamed, cutsInWords, isOfferedCut, recommendedCut } from '../../layout/cuts.ts';
import { type TitleFont, titleFonts, usualFont } from '../../layout/fonts.ts';
import { cutName } from '../../layout/tabs.ts';
import { cleanBody, cleanJob } from '../clean.ts';
import { type Field, named } from '../field.ts';
import { type Job, jobLimits } from '../order.ts';
import { plainWord, textOf, yesOrNo } from '../words.ts';
import { colorsField } from './colors.ts';
import { neededByField, zipField } from './delivery.ts';

const cutField: Field = {
  ...named('cut'),
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
};

const fontIds = Object.keys(titleFonts) as TitleFont[];

const fontField: Field = {
  ...named('#font'),
  parse(raw) {
    const named = plainWord(textOf(raw));
    const font = fontIds.find((id) => plainWord(id) === named);
    return font ? { set: { font } } : { used: titleFonts[usualFont] };
  },
  write: ({ font }) => (font === usualFont ? undefined : font),
};

/** What differs from the usual type. */
const typeField: Field = {
  ...named('#type'),
  parse(raw) {
    const has = (word: string) => textOf(raw).split('.').includes(word);
    const type = { bold: !has('regular'), capitals: has('capitals'), oneSize: has('onesize') };
    return { set: { type } };
  },
  write: ({ type }) =>
    [!type?.bold && 'regular', type?.capitals && 'capitals', type?.oneSize && 'onesize']
      .filter(Boolean)
      .join('.') || undefined,
};

const bodyField: Field = {
  ...named('#body'),
  parse: (raw) => ({ set: { body: cleanBody(textOf(raw)) } }),
  write: ({ body }) => body || undefined,
};

/** The name of the buyer's file of artwork, or whether it comes by e-mail. */
const artworkField: Field = {
  ...named('#artwork'),
  parse(raw) {
    const name = textOf(raw);
    return { set: { artwork: isArtworkName(name) ? name : (yesOrNo(raw) ?? false) } };
  },
  write: ({ artwork }) => (artwork === true ? '1' : artwork || undefined),
};

/** The buyer's own words. They never change a price. */
function jobField(part: keyof Job, key: string): Field {
  return {
    ...named(key),
    parse(raw) {
      const text = textOf(raw);
      const set = cleanJob({ [part]: text });
      const isWhole = [...text].length <= jobLimits[part];
      return isWhole ? { set } : { instead: set, used: 'its beginning' };
    },
    write: (values) => values[part] || undefined,
    accepts: () => `at most ${jobLimits[part]} characters`,
  };
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
  jobField('name', '#job'),
  jobField('po', '#po'),
  jobField('notes', '#notes'),
];
