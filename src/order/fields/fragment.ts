import { type Body, isArtworkName } from '../../layout/body.ts';
import { cutNamed, cutsInWords, isOfferedCut, recommendedCut } from '../../layout/cuts.ts';
import { type TitleFont, type TypeStyle, titleFonts, usualFont } from '../../layout/fonts.ts';
import { cutName } from '../../layout/tabs.ts';
import { cleanBody, cleanJob } from '../clean.ts';
import { type Field, field } from '../field.ts';
import { type Job, jobLimits } from '../order.ts';
import { plainWord, textOf, yesOrNo } from '../words.ts';
import { colorsField } from './colors.ts';
import { neededByField, zipField } from './delivery.ts';

/** What a field has that only links have, by one name. */
function inLinks(link: string, alsoCalled: string | readonly string[] = []) {
  return { key: link, names: { link }, alsoCalled, shape: { kind: 'text' } } as const;
}

const cutField = field<number>({
  ...inLinks(
    '#cut',
    'tab cut, cuts, cut size, tabs per bank, tabs across, tab positions, positions',
  ),
  key: 'cut',
  names: { draft: 'cut', link: '#cut' },
  parse(raw, { product, values }) {
    const { cuts, die } = product.data;
    const cut = cutNamed(textOf(raw));
    if (isOfferedCut(cut, cuts)) return { value: cut };
    const usual = cutName(recommendedCut(values.tabs ?? 1, cuts, die));
    const more = ` Without \`cut\` you get the recommended one, ${usual}.`;
    return { more, used: `the recommended one. Cuts are ${cutsInWords(cuts)}` };
  },
  of: ({ look }) => look.cut ?? undefined,
  accepts: ({ product }) => cutsInWords(product.data.cuts),
  elsewhere: (name) => `The cut never changes the price. Remove ${name}; the designer sets it.`,
});

const fontIds = Object.keys(titleFonts) as TitleFont[];

const fontField = field<TitleFont>({
  ...inLinks('#font'),
  parse(raw) {
    const named = plainWord(textOf(raw));
    const value = fontIds.find((id) => plainWord(id) === named);
    return value ? { value } : { used: titleFonts[usualFont] };
  },
  of: ({ look }) => (look.type.font === usualFont ? undefined : look.type.font),
});

/** How a link says what differs from the usual type. */
const typeWords = {
  regular: (type: TypeStyle) => !type.bold,
  capitals: (type: TypeStyle) => type.capitals,
  onesize: (type: TypeStyle) => type.oneSize,
};

const typeField = field<readonly string[]>({
  ...inLinks('#type'),
  parse: (raw) => ({ value: textOf(raw).split('.') }),
  put(values, words) {
    const [capitals, oneSize] = [words.includes('capitals'), words.includes('onesize')];
    values.type = { bold: !words.includes('regular'), capitals, oneSize };
  },
  write: (words) => words.join('.'),
  of({ look }) {
    const words = Object.entries(typeWords).flatMap(([word, is]) => (is(look.type) ? word : []));
    return words.length > 0 ? words : undefined;
  },
});

const bodyField = field<string>({
  ...inLinks('#body'),
  parse: (raw) => ({ value: cleanBody(textOf(raw)) }),
  of: ({ look }) => look.body.text || undefined,
});

/** The name of the buyer's file of artwork, or whether it comes by e-mail. */
const artworkField = field<Body['artwork']>({
  ...inLinks('#artwork'),
  parse(raw) {
    const name = textOf(raw);
    return { value: isArtworkName(name) ? name : (yesOrNo(raw) ?? false) };
  },
  write: (artwork) => (artwork === true ? '1' : String(artwork)),
  of: ({ look: { body } }) => body.artwork || undefined,
});

/** The buyer's own words. They never change a price. */
function jobField(part: keyof Job, link: string, alsoCalled: string): Field {
  return field<string>({
    ...inLinks(`#${part}`, alsoCalled),
    names: { link },
    parse(raw) {
      const text = textOf(raw);
      const value = cleanJob({ [part]: text })[part] ?? '';
      const isWhole = [...text].length <= jobLimits[part];
      return isWhole ? { value } : { instead: value, used: 'its beginning' };
    },
    of: ({ job }) => job[part] || undefined,
    accepts: () => `at most ${jobLimits[part]} characters`,
  });
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
  jobField('name', '#job', 'job, job name, project, project name, matter, case name'),
  jobField('po', '#po', 'po, po number, purchase order, purchase order number'),
  jobField('notes', '#notes', 'notes, note, comments, instructions, special instructions'),
];
