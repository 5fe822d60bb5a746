/** A call to a tool. */
export interface Call {
  readonly tool: string;
  readonly given: Readonly<Record<string, unknown>>;
}

/** What a model does after an error: calls again, or sends the buyer to the quote form. */
export type NextStep = Call | 'quote form' | 'has the price';

/**
 * Follows the advice of an error literally, sentence by sentence, without any other knowledge of
 * the service.
 */
export function followAdvice({ tool, given }: Call, text: string): NextStep {
  if (text.includes('here is the price')) return 'has the price';
  if (/^Priced by quote only|through https:\S+|Ask for more tabs a set/.test(text)) {
    return 'quote form';
  }
  const next: Next = { tool, given: structuredClone({ ...given }), options: optionsOf(given) };
  for (const [pattern, apply] of advices) {
    for (const match of text.matchAll(pattern)) apply(next, match.slice(1) as string[]);
  }
  const { options } = next;
  if (Object.keys(options).length > 0) next.given.options = options;
  else delete next.given.options;
  return { tool: next.tool, given: next.given };
}

interface Next {
  tool: string;
  given: Record<string, unknown>;
  options: Record<string, unknown>;
}

function optionsOf({ options }: Call['given']): Record<string, unknown> {
  if (typeof options === 'string') {
    try {
      return optionsOf({ options: JSON.parse(options) });
    } catch {
      return {};
    }
  }
  const isMap = typeof options === 'object' && options !== null && !Array.isArray(options);
  return isMap ? { ...options } : {};
}

const quoted = '"((?:[^"\\\\]|\\\\.)*)"';
const unescaped = (text: string) => JSON.parse(`"${text}"`) as string;

const json =
  '("(?:[^"\\\\]|\\\\.)*"|\\d+|true|\\[(?:"(?:[^"\\\\]|\\\\.)*"|[^\\]"])*\\]|\\{[^}]*\\})';

function take(from: Record<string, unknown>, name: string): unknown {
  const value = from[name];
  delete from[name];
  return value;
}

function titlesOf(next: Next, change: (title: string) => string): void {
  const titles = next.given.titles;
  if (Array.isArray(titles)) next.given.titles = titles.map((title) => change(String(title)));
}

const advices: readonly (readonly [RegExp, (next: Next, words: string[]) => void])[] = [
  [
    /call (\w+) instead/g,
    (next, [tool = '']) => {
      next.tool = tool;
    },
  ],
  [
    new RegExp(`There is no argument ${quoted}: send it as (\\w+)`, 'g'),
    (next, [name = '', known = '']) => {
      next.given[known] = take(next.given, unescaped(name));
    },
  ],
  [
    new RegExp(
      `(?:The option|There is no option) ${quoted}(?: is called \\w+)?: send it as (\\w+)`,
      'g',
    ),
    (next, [name = '', known = '']) => {
      next.options[known] = take(next.options, unescaped(name));
    },
  ],
  [
    new RegExp(`${quoted} is not an option: send it next to options, as (\\w+)`, 'g'),
    (next, [name = '', known = '']) => {
      next.given[known] = take(next.options, unescaped(name));
    },
  ],
  [
    new RegExp(`${quoted} is an? (?:option|choice): send it inside options, as ${json}`, 'g'),
    (next, [name = '', option = '']) => {
      delete next.given[unescaped(name)];
      delete next.options[unescaped(name)];
      Object.assign(next.options, JSON.parse(option));
    },
  ],
  [
    new RegExp(`(?<!or )leave (?:${quoted}|(\\w+))(?: and [^.]*)? out( of options)?`, 'g'),
    (next, [name, plain = '', inside]) => {
      const left = name === undefined ? plain : unescaped(name);
      if (inside === undefined) delete next.given[left];
      delete next.options[left];
    },
  ],
  [
    new RegExp(`(?<!or )(?:send|such as) (\\w+): ${json}`, 'g'),
    (next, [name = '', value = '']) => {
      const sent: unknown = JSON.parse(value);
      if (name === 'options') Object.assign(next.options, sent);
      else next.given[name] = sent;
    },
  ],
  [
    /send one title for each tab/g,
    (next) => {
      next.given.titles = ['First', 'Second'];
    },
  ],
  [
    /too long: shorten to at most (\d+) characters/g,
    (next, [max]) => titlesOf(next, (title) => [...title].slice(0, Number(max)).join('')),
  ],
  [/shorten the titles/g, (next) => titlesOf(next, (title) => title.slice(0, 20))],
  [
    /control character: write a space instead/g,
    (next) =>
      titlesOf(next, (title) => title.toWellFormed().replace(/[\p{Cc}\u2028\u2029]/gu, ' ')),
  ],
  [/write "\/" instead/g, (next) => titlesOf(next, (title) => title.replaceAll('|', '/'))],
  [/put every title in quotes/g, (next) => titlesOf(next, (title) => title)],
  [
    new RegExp(`has no color ${quoted}: send ([A-Z][a-zA-Z ]*?)(?: or |,|\\.)`, 'g'),
    (next, [wrong = '', right = '']) => {
      const { colors } = next.given;
      const list = Array.isArray(colors) ? colors : String(colors).split(',');
      next.given.colors = list.map((name) =>
        String(name).trim() === unescaped(wrong).trim() ? right : name,
      );
    },
  ],
  [
    /send one color for all tabs/g,
    (next) => {
      next.given.colors = [(next.given.colors as unknown[])[0]];
    },
  ],
  [
    /five digits of a US ZIP code, such as (\d{5})|no US ZIP code begins with|first five only: (\d{5})/g,
    (next, [example, own]) => {
      next.given.zip = own ?? example ?? '60601';
    },
  ],
];
