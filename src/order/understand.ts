import type { QuoteOnlyData } from '../book/schema.ts';
import { notOffered } from '../pricing/build.ts';
import { type Catalog, quoteFormUrl } from '../pricing/catalog.ts';
import { counted } from '../text/counts.ts';
import { coded, maxReported, shown } from '../text/echo.ts';
import { capitalized, listed } from '../text/words.ts';
import { withSheet } from './by-quote.ts';
import { type DoorId, doors, namesMax, toolNames } from './doors.ts';
import {
  type Context,
  type Fault,
  type Field,
  type Given,
  inOptions,
  type Meant,
  type ProblemCode,
  type Surroundings,
} from './field.ts';
import { fittingProducts } from './fields/basics.ts';
import { choiceOf, choicesByName } from './fields/options.ts';
import { opened } from './open.ts';
import { buildOf } from './order.ts';
import { orderQuery } from './path.ts';
import { type Target, vocabularyOf } from './vocabulary.ts';
import { countOf, isIdle, listOf, membersOf, plainWord, textOf, yesOrNo } from './words.ts';

/** What is wrong with a request. The message alone is enough to correct it. */
export interface Problem {
  readonly message: string;
  readonly code: ProblemCode;
  /** The parameter at fault, by the name used in the request. */
  readonly parameter?: string | undefined;
  /** Valid values, if they form a list. */
  readonly validValues?: readonly (string | number)[] | undefined;
  /** Where to request a quote for something priced by quote only, or to ask about it. */
  readonly quoteForm?: string | undefined;
  /** Whether every door refuses it; otherwise only the HTTP API, which takes only its own words. */
  readonly refused: boolean;
}

/** A request as far as it could be read, with every problem. */
export interface Understanding extends Context {
  readonly problems: readonly Problem[];
  /** Whether it has more names than are read, which a problem says. */
  readonly isTooMany: boolean;
  /** The values that were read, as a query has them, by field key. */
  readonly written: ReadonlyMap<string, string>;
}

/** A value with the field that it belongs to. */
interface Entry {
  readonly field: Field;
  readonly given: Given;
  readonly value: unknown;
  /** Why it isn't in the door's own words; `undefined` if it is. */
  readonly how?: 'renamed' | 'misplaced' | 'choice' | undefined;
  /** The word of the choice that it declines: `collated: false`. */
  readonly declined?: string | undefined;
}

type Other = Exclude<Target, { field: Field }>;

/** Fields that an empty query value is read for, since they can't be left out. */
const essential = ['product', 'tabs', 'sets', 'titles', 'zip', 'cut', 'colors'];

/** What can be sent instead of a field that is missing, by door and key. */
const otherwise: Readonly<Record<string, string>> = {
  'price tabs': ', or the titles in `labels`',
  'draft titles': `, or call ${toolNames.quote} without titles`,
};

/** Reads a request in one pass: a word means something only if a table says so, for that field. */
export function understand(
  catalog: Catalog,
  id: DoorId,
  given: readonly Given[],
  surroundings: Surroundings = {},
): Understanding {
  const door = doors[id];
  const { page } = surroundings;
  const vocabulary = vocabularyOf(catalog);
  const own = vocabulary.own[id];
  const quoteForm = quoteFormUrl(catalog);
  const noun = door.isJson ? 'argument' : 'parameter';

  const problems: Problem[] = [];
  const reported = new Set<string>();
  const written = new Map<string, string>();
  const entries = new Map<string, Entry[]>();
  const others: { readonly given: Given; readonly target: Other }[] = [];
  const unknown: Given[] = [];
  const context: Context = {
    ...surroundings,
    catalog,
    door,
    product: catalog.products[page ?? catalog.defaultProduct],
    values: { options: {}, ...(page && { tabs: catalog.products[page].tabsPerSet.default }) },
    names: (key) => entries.has(key),
  };

  let isTooMany = false;
  readNames();
  for (const field of vocabulary.fields.byReading) readField(field);
  for (const { given, target } of others) readOther(given, target);
  reportUnknown();
  const byQuote = problems.find(({ code }) => code === 'by_quote');
  if (byQuote && !page) return { ...context, problems: [byQuote], isTooMany, written };
  if (!isTooMany) judge();
  return { ...context, problems, isTooMany, written };

  /** Reports what is missing, and what doesn't go together. */
  function judge(): void {
    const { values, product } = context;
    for (const key of door.needs) {
      const field = vocabulary.fields.byKey.get(key);
      const isKnown =
        key in values || reported.has(key) || (key === 'tabs' && reported.has('titles'));
      if (!field || isKnown) continue;
      const fitting = key === 'product' ? fittingProducts(catalog, context.names) : undefined;
      const accepted = fitting ? listed(fitting, 'or') : field.accepts(context);
      const say = `\`${field.names[id]}\` is missing. Send ${accepted}${otherwise[`${id} ${key}`] ?? ''}.`;
      report({ say, code: 'missing', validValues: fitting }, { name: '' }, field);
    }
    // Dates depend on where the order goes.
    const isPlaced = page || context.names('zip') || door.needs.includes('zip');
    const dates = isPlaced ? [] : (['neededBy', 'approve'] as const).filter((key) => values[key]);
    for (const name of dates) {
      const such = door.isJson ? 'zip: "60601"' : 'zip=60601';
      const say = `\`${name}\` needs a ZIP code. Send \`zip\` too, such as ${such}.`;
      report({ say, code: 'missing' }, { name });
    }
    const build = buildOf(product, values);
    for (const { option: name, id, label, only } of notOffered(product, build.options)) {
      const option = product.options.find(({ key }) => key === name);
      const withWhat = listed(only.map(([key, ids]) => `${key} ${listed(ids, 'or')}`));
      const program = `\`${inOptions(door, name, id)}\` is offered only with ${withWhat}. Send that too, or another choice for ${name}.`;
      const used = option?.choices.get(option.default)?.label;
      const buyers = `We can't use ${label} for ${option?.label}; we used ${used}.`;
      report({ say: page ? buyers : program }, { name });
    }
    const max = catalog.book.limits.queryLengthMax;
    const count = build.titles && !page ? orderQuery(product, build).length : 0;
    if (count > max) {
      const name = door.isJson ? 'titles' : 'labels';
      const orTabs = ', or send the number of tabs and type the titles in the designer';
      const say = `The order link would have ${count} characters, but may have at most ${max}. Shorten the titles in \`${name}\`${id === 'draft' ? '' : orTabs}.`;
      report({ say }, { name });
    }
  }

  function report(fault: Fault, { name }: Given, field?: Field, refused = true): void {
    const { say: message, code = 'invalid', quoteForm } = fault;
    if (field) reported.add(field.key);
    const parameter = name || field?.names[id];
    const isOwn = parameter === field?.names[id];
    const validValues =
      fault.validValues ?? (isOwn ? field?.validValues(context.product) : undefined);
    problems.push({ message, code, parameter, validValues, quoteForm, refused });
  }

  /** Reports a wish for something priced by quote only; returns whether it is one. */
  function wish(given: Given, text: string, entry = vocabulary.byQuote(text)): boolean {
    if (!entry) return false;
    const say = page
      ? `${capitalized(entry.label)}: by quote only; please use our quote form.`
      : `Priced by quote only: ${entry.label}. Send the request to ${quoteForm}; it can't be priced here.`;
    report({ say, code: 'by_quote', quoteForm }, given);
    return true;
  }

  /** Finds what the names of a request mean. One with too many isn't looked at; a link's own are. */
  function readNames(): void {
    // Models send an empty text for what they leave out.
    const filled = given.filter(({ value }) => !(door.isJson && value === ''));
    const isOwn = (name: string) => own.has(name);
    const all =
      given.length > namesMax ? given : opened(filled, choicesByName(catalog), isOwn, refuse);
    isTooMany = all.length > namesMax;
    if (isTooMany) {
      const program = `The request has ${counted(all.length, noun)}, but may have at most ${namesMax}. Send only ${listed(ownNames())}.`;
      const buyers = 'The link names too many things; we used those we know.';
      report({ say: page ? buyers : program, code: 'unknown' }, { name: '' });
    }
    const known = isTooMany ? all.filter(({ name }) => page && own.has(name)) : all;
    for (const one of known.slice(0, namesMax)) sort(one);
    if (page) return;
    const word = textOf(entries.get('product')?.[0]?.value).trim().toLowerCase();
    const [fitting] = fittingProducts(catalog, context.names);
    const named = catalog.productIds.find((id) => id.toLowerCase() === word) ?? fitting;
    if (named) context.product = catalog.products[named];
  }

  function ownNames(): string[] {
    const top = [...own].filter(([, field]) => !(door.isJson && field.isOption));
    return [...top.map(([name]) => name), ...(door.isJson ? ['options'] : [])];
  }

  function refuse(options: Given): void {
    const sent = textOf(options.value);
    const [{ key = '', default: usual = '' } = {}] = context.product.options;
    const say = door.isJson
      ? `\`options\` must be an object of option keys and choice ids, such as options: ${JSON.stringify({ [key]: usual })}`
      : `Send each option as a parameter of its own, such as ${key}=${usual}`;
    const list = listed(catalog.optionKeys);
    if (!wish(options, sent)) {
      report({ say: `${say}; you sent ${shown(sent)}. The options are ${list}.` }, options);
    }
  }

  function sort(given: Given): void {
    const { name, value, inside } = given;
    const field = own.get(name);
    if (field) {
      const isInPlace = inside === undefined || (door.isJson && field.isOption);
      add({ field, given, value, how: isInPlace ? undefined : 'misplaced' });
      return;
    }
    // Names in a fragment mean something else than the same names in a query.
    const target = name.startsWith('#') ? undefined : vocabulary.target(name, surroundings.hintFor);
    if (!target) unknown.push(given);
    else if ('field' in target) {
      const count = target.oneMore && countOf(value)?.number;
      // Only `labels` can be a single title that looks like a list.
      const list = target.field.key === 'titles' ? listOf(value) : undefined;
      add({
        field: target.field,
        given,
        value: count ? count - 1 : (list ?? value),
        how: 'renamed',
      });
    } else if ('choice' in target) {
      const { option, word } = target.choice;
      const wanted = value === '' ? undefined : yesOrNo(value);
      const field = vocabulary.fields.byKey.get(option);
      const declined = wanted === false ? word : undefined;
      if (field) add({ field, given, value: wanted ? word : value, how: 'choice', declined });
    } else others.push({ given, target });
  }

  function add(entry: Entry): void {
    const { field, given, value } = entry;
    const before = entries.get(field.key) ?? [];
    const same = before.find((one) => one.given.name === given.name);
    const isList = same && field.key === 'colors' && !door.isJson && !page;
    const list = isList && { ...same, value: [...(listOf(same.value) ?? [same.value]), value] };
    entries.set(field.key, list ? [list] : [...before, entry]);
  }

  /** Reads all values of a field: those in the door's own words first. */
  function readField(field: Field): void {
    const all = entries.get(field.key) ?? [];
    let before: Meant | undefined;
    for (const entry of [...all.filter(({ how }) => !how), ...all.filter(({ how }) => how)]) {
      before = readEntry(entry, before, all.length === 1) ?? before;
    }
    const { product } = context.values;
    if (product && !page) context.product = catalog.products[product];
  }

  function readEntry(entry: Entry, before: Meant | undefined, isOnly: boolean): Meant | undefined {
    const { field, given, how, value } = entry;
    const { key } = field;
    const name = coded(given.name);
    const isEmptyList = value === '[]' || (Array.isArray(value) && value.length === 0);
    const isBlank = door.isJson
      ? isEmptyList && !(key === 'titles' && id === 'draft')
      : (isEmptyList && how) || (value === '' && !(isOnly && essential.includes(key)));
    if (isBlank) {
      const accepted = field.accepts(context);
      const say = `${name} is empty. ${accepted ? `Send ${accepted}, or remove` : 'Remove'} ${name}.`;
      if (!door.isJson) report({ say }, given, undefined, how === 'choice');
      return undefined;
    }
    const isCounted =
      key === 'colors' && id === 'price' && context.product.colorChange !== undefined;
    if (!door.isJson && field.names[id] === undefined && !isCounted) {
      if (key === 'colors' && wish(given, textOf(value))) return undefined;
      const isPrice = id === 'price';
      const say = isPrice
        ? field.elsewhere(name, context)
        : `${name} doesn't change the delivery date. Remove ${name}.`;
      report({ say, code: 'unknown' }, given, undefined, false);
      return undefined;
    }
    const meaning = meaningOf(entry);
    if ('say' in meaning) {
      const isWorded = how || field.isOption || key === 'product' || key === 'colors';
      if (meaning.isIdle) report(meaning, given, field, false);
      else if (isWorded && wish(given, textOf(value))) reported.add(key);
      else if (before && how) report(disagreement(entry), given, field);
      else {
        report(
          page ? replaced(entry, meaning.used ?? meaning.instead?.written) : meaning,
          given,
          field,
        );
        if (page && !before) meaning.instead?.put(context.values);
      }
      return undefined;
    }
    if (!before) {
      keep(entry, meaning);
      return meaning;
    }
    const isSame = before.written === meaning.written;
    const say = `Remove ${name}; you already sent \`${field.names[id] ?? key}\`.`;
    const isAgain = isSame && given.name !== field.names[id];
    report(isAgain ? { say, code: 'conflict' } : disagreement(entry), given, field, !isSame);
    return undefined;
  }

  function meaningOf({ field, value, declined }: Entry): ReturnType<Field['read']> {
    const option = context.product.options.find(({ key }) => key === field.key);
    if (declined === undefined || !option) return field.read(value, context);
    // Without the declined choice, the default is left, or the only other choice.
    const word = choiceOf(context.product, field.key, declined);
    const left = [...option.choices.keys()].filter((id) => id !== word);
    if (word !== option.default) return field.read(option.default, context);
    if (left.length === 1) return field.read(left[0], context);
    const say = `${coded(textOf(value))} isn't a choice for ${field.key}. Use ${field.accepts(context)}.`;
    return { say };
  }

  function keep(entry: Entry, meaning: Meant): void {
    const { field, given, value, how } = entry;
    const { values } = context;
    const { tabs } = values;
    meaning.put(values);
    written.set(field.key, meaning.written);
    const [counting] = (field.key === 'titles' && entries.get('tabs')) || [];
    if (field.key === 'titles') written.delete('tabs');
    // Without `tabs=1`, an empty text is no title.
    if (values.titles?.join('|') === '') written.set('tabs', '1');
    if (counting && tabs !== undefined && tabs !== values.tabs) reportCount(counting.given);
    if (field.key === 'colors' && id === 'price') {
      if (values.colorChanges) written.set('colorChanges', String(values.colorChanges));
      const say = field.elsewhere(coded(given.name), context);
      report({ say, code: 'unknown' }, given, undefined, false);
    } else if (how || (!door.isJson && meaning.written !== value)) {
      const code = how ? 'unknown' : 'invalid';
      report({ say: reworded(entry, meaning.use), code }, given, field, false);
    }
  }

  /** Tells a buyer what a link asked for that can't be had, and what the page shows instead. */
  function replaced({ field, given, value }: Entry, used: string | undefined): Fault {
    const label = field.label ?? given.name.replace('#', '');
    const instead = used ? `we used ${used}` : 'we left it out';
    return { say: `We can't use ${shown(textOf(value))} for ${label}; ${instead}.` };
  }

  function disagreement({ field, given }: Entry): Fault {
    const name = coded(given.name);
    const own = field.names[id] ?? field.key;
    const accepted = field.accepts(context);
    const send =
      given.name === own
        ? `Send ${name} only once`
        : `${name} and \`${own}\` disagree. Send only \`${own}\``;
    const buyers = `The link says ${shown(given.name.replace('#', ''))} more than once; please check it.`;
    return { say: page ? buyers : `${send}${accepted && `: ${accepted}`}.`, code: 'conflict' };
  }

  /** Reports a number of tabs that isn't that of the titles. */
  function reportCount(given: Given): void {
    const titles = counted(context.values.titles?.length ?? 0, 'title');
    const name = coded(given.name);
    const program = `${name} doesn't match \`${door.isJson ? 'titles' : 'labels'}\`, which has ${titles}. Remove ${name}, or send a title for each tab.`;
    const buyers = `The link has ${titles}, but says ${counted(Number(given.value), 'tab')}; we used the titles.`;
    report({ say: page ? buyers : program, code: 'conflict' }, given);
  }

  /** Says what to send instead of a value in other words. */
  function reworded({ field, given, how }: Entry, use: string): string {
    const name = coded(given.name);
    if (how === 'renamed')
      return `Unknown ${given.inside ? 'option' : noun} ${name}. Use \`${use}\`.`;
    if (how === 'misplaced') return `Send ${name} as a parameter of its own: ${use}.`;
    if (how === 'choice') return `${name} is a choice for ${field.key}. Use \`${use}\`.`;
    const accepted = field.accepts(context);
    const sent = shown(textOf(given.value));
    return `Use \`${use}\` instead of ${sent}.${accepted && ` ${name} must be ${accepted}.`}`;
  }

  /** Answers a name that is no field. */
  function readOther(given: Given, target: Other): void {
    const text = textOf(given.value);
    if ('byQuote' in target) readByQuote(given, target.byQuote);
    else if ('choice' in target) return;
    else {
      const say = target.hint.say(coded(given.name), context, shown(text));
      const form = say.includes(quoteForm) ? quoteForm : undefined;
      report({ say, code: 'unknown', quoteForm: form }, given, undefined, !isIdle(text));
    }
  }

  function readByQuote(given: Given, entry: QuoteOnlyData): void {
    const { product } = context;
    const name = coded(given.name);
    const lengths = listOf(given.value) ?? membersOf(given.value)?.map(([, length]) => length);
    const text = lengths ? lengths.map(textOf).join('x') : textOf(given.value);
    const isDeclined = isIdle(text) || ['null', 'default', 'standard'].includes(plainWord(text));
    const owners = withSheet(catalog, text);
    // `format: landscape` is no size.
    const isFormat = /format$/i.test(given.name) && !/\d/.test(text) && !vocabulary.byQuote(text);
    if (isDeclined || (isFormat && owners.length === 0)) {
      const say = `${name} isn't part of a price here. Remove ${name}.`;
      report({ say, code: 'unknown' }, given, undefined, !isDeclined);
    } else if (owners.includes(product.id)) {
      const say = `${shown(text)} is the standard sheet of ${product.id}, included in every price. Remove ${name}.`;
      report({ say, code: 'unknown' }, given, undefined, false);
    } else if (owners.length > 0) {
      const { widthInches, heightInches } = product.data.die.sheet;
      const say = `${shown(text)} isn't the sheet of ${product.id}, which is ${widthInches} x ${heightInches} inches.`;
      const out = ` Remove ${name}, or use product=${listed(owners, 'or')}.`;
      report({ say: page ? say : say + out }, given);
    } else wish(given, text, entry);
  }

  /** Asks about misspelled names, and refuses the others together. */
  function reportUnknown(): void {
    const rest = unknown.filter((given, at) => at >= maxReported || !isAnswered(given));
    const few = rest.slice(0, maxReported);
    const [first] = few;
    if (!first) return;
    if (page) {
      const names = few.map(({ name }) => shown(name.replace('#', '')));
      report(
        { say: `We don't know ${listed(names, 'or')} and ignored it.`, code: 'unknown' },
        first,
      );
      return;
    }
    const what = first.inside ? 'option' : noun;
    const validValues = first.inside ? catalog.optionKeys : ownNames();
    const names = listed(few.map(({ name }) => coded(name)));
    const ask = door.isJson ? ` Ask about anything else at ${quoteForm}.` : '';
    const message = `Unknown ${what}${rest.length > 1 ? 's' : ''} ${names}. The ${what}s are ${listed(validValues)}.${ask}`;
    problems.push({ message, code: 'unknown', parameter: first.name, validValues, refused: true });
  }

  function isAnswered(given: Given): boolean {
    const { name, inside } = given;
    const text = textOf(given.value);
    const entry = name.startsWith('#') ? undefined : vocabulary.byQuote(text);
    // `industry: legal` isn't a sheet.
    if (entry && (entry.id !== 'size' || /\d/.test(text))) return wish(given, text, entry);
    const near = page ? undefined : vocabulary.misspelled(name, id);
    if (!near) return false;
    const say = `Unknown ${inside ? 'option' : noun} ${coded(name)}. Did you mean \`${near.names[id]}\`?`;
    report({ say, code: 'unknown' }, given, near);
    return true;
  }
}
