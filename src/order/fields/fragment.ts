import { isArtworkName } from '../../layout/body.ts';
import { cutNamed, cutsInWords, isOfferedCut, recommendedCut } from '../../layout/cuts.ts';
import {
  plainType,
  type TitleFont,
  type TypeStyle,
  titleFonts,
  usualFont,
} from '../../layout/fonts.ts';
import { cutName } from '../../layout/tabs.ts';
import { cleanBody, cleanJob } from '../clean.ts';
import type { Field } from '../field.ts';
import { type Job, jobLimits } from '../order.ts';
import { phrases, plainWord, textOf, yesOrNo } from '../words.ts';
import { colorsField } from './colors.ts';
import { neededByField, zipField } from './delivery.ts';

/** A field that only links have, by one name. */
function inLinks(link: string) {
  return { key: link, names: { link }, alsoCalled: [] };
}

const cutField: Field<number> = {
  key: 'cut',
  names: { draft: 'cut', link: '#cut' },
  alsoCalled: phrases(
    'tab cut, cuts, cut size, tabs per bank, tabs across, tab positions, positions',
  ),
  shape: { kind: 'text' },
  meant(value, { product, tabs }) {
    const { cuts, die } = product.data;
    const cut = cutNamed(textOf(value));
    if (isOfferedCut(cut, cuts)) return { value: cut };
    const meant = cutName(recommendedCut(tabs ?? 1, cuts, die));
    return { wrong: 'notACut', facts: { reason: cutsInWords(cuts), meant } };
  },
  of: ({ look }) => look.cut ?? undefined,
};

const fontIds = Object.keys(titleFonts) as TitleFont[];

const fontField: Field<TitleFont> = {
  ...inLinks('#font'),
  shape: { kind: 'choice', ids: fontIds },
  meant(value) {
    const named = plainWord(textOf(value));
    const id = fontIds.find((id) => plainWord(id) === named);
    return id ? { value: id } : { wrong: 'notAChoice' };
  },
  of: ({ look }) => (look.type.font === usualFont ? undefined : look.type.font),
};

/** How a link says what differs from the usual type. */
const typeWords = {
  regular: (type: TypeStyle) => !type.bold,
  capitals: (type: TypeStyle) => type.capitals,
  onesize: (type: TypeStyle) => type.oneSize,
};

function typeText(type: TypeStyle): string {
  return Object.entries(typeWords)
    .flatMap(([word, isSaid]) => (isSaid(type) ? word : []))
    .join('.');
}

const typeField: Field<TypeStyle> = {
  ...inLinks('#type'),
  shape: { kind: 'text' },
  meant(value) {
    const given = textOf(value).split('.');
    const [capitals, oneSize] = [given.includes('capitals'), given.includes('onesize')];
    return { value: { ...plainType, bold: !given.includes('regular'), capitals, oneSize } };
  },
  write: typeText,
  of: ({ look }) => (typeText(look.type) === '' ? undefined : look.type),
};

const bodyField: Field<string> = {
  ...inLinks('#body'),
  shape: { kind: 'text' },
  meant: (value) => ({ value: cleanBody(textOf(value)) }),
  of: ({ look }) => look.body.text || undefined,
};

/** The name of the buyer's file of artwork, or whether it comes by e-mail. */
const artworkField: Field<string | boolean> = {
  ...inLinks('#artwork'),
  shape: { kind: 'text' },
  meant(value) {
    const name = textOf(value);
    return { value: isArtworkName(name) ? name : (yesOrNo(value) ?? false) };
  },
  write: (artwork) => (artwork === true ? '1' : String(artwork)),
  of: ({ look: { body } }) => body.artwork || undefined,
};

/** The buyer's own words. They never change a price. */
function jobField(part: keyof Job, link: string, alsoCalled: string): Field<string> {
  const max = jobLimits[part];
  return {
    ...inLinks(link),
    alsoCalled: phrases(alsoCalled),
    shape: { kind: 'text' },
    meant(value) {
      const cleaned = cleanJob({ [part]: textOf(value) })[part] ?? '';
      const isTooLong = [...textOf(value)].length > max;
      return isTooLong
        ? { wrong: 'tooLong', facts: { max }, instead: cleaned }
        : { value: cleaned };
    },
    of: ({ job }) => job[part] || undefined,
  };
}

/**
 * What a link says in its fragment, in its order: whatever has no price. Apart from the other
 * fields, so that pages that only write links don't load them.
 */
export const fragmentFields = [
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
] as readonly Field[];
