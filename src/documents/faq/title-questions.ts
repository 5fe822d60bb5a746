import { isOfferedCut } from '../../layout/cuts.ts';
import { cutName, tabWidthInches } from '../../layout/tabs.ts';
import { typeSizesOf } from '../../layout/type-area.ts';
import { designerPath } from '../../order/path.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { counted } from '../../text/counts.ts';
import { countInWords } from '../../text/words.ts';
import { inches, type QuestionGroup } from './answer.ts';

/** The most common series, with the number of tabs in each. */
const series: readonly (readonly [name: string, tabs: number])[] = [
  ['1 to 31', 31],
  ['Exhibit 1 to 25', 25],
  ['A to Z', 26],
  ['AA to ZZ', 26],
  ['Roman numerals', 1],
  ['months', 12],
  ['or any prefix with a number', 1],
];

function seriesWithin(tabsMax: number): string {
  const fitting = series.filter(([, tabs]) => tabs <= tabsMax);
  return fitting.map(([name]) => name).join(', ');
}

/** Questions about the titles on the tabs. */
export function titleQuestions(catalog: Catalog): QuestionGroup {
  const { limits, products } = catalog.book;
  const { die, cuts } = products[catalog.defaultProduct];
  const typeOf = (cut: number) => {
    const { min, max } = typeSizesOf(cut, die);
    const points = min === max ? `${min}` : `${min} to ${max}`;
    const width = inches(tabWidthInches(cut, die));
    return `${cutName(cut)} cut: ${width}, ${points} point type.`;
  };
  return {
    id: 'titles',
    title: 'Titles',
    questions: [
      {
        id: 'fit',
        question: 'Will my titles fit?',
        paragraphs: [
          `A tab has room for up to ${countInWords(die.maxTitleLines, 'line')} of text. The width of a line depends on the cut:`,
          "The designer shows each title as you type, marks any that don't fit and says what would help.",
        ],
        points: [3, 5, 8, 10].filter((cut) => isOfferedCut(cut, cuts)).map(typeOf),
        links: [{ text: 'Try your titles', path: designerPath(catalog.defaultProduct) }],
      },
      {
        id: 'series',
        question: 'Can I have numbered or lettered tabs?',
        paragraphs: [
          `Yes: ${seriesWithin(limits.tabsPerSet.max)}, up to ${counted(limits.tabsPerSet.max, 'tab')} in a set. The designer fills in the series for you, at the same price as any other titles.`,
        ],
      },
      {
        id: 'paste',
        question: 'Can I paste my titles from Word or Excel?',
        paragraphs: [
          'Yes. Copy the column or the list and paste it into the designer. Each line becomes a tab.',
        ],
      },
      {
        id: 'blank',
        question: 'Can some tabs be blank?',
        paragraphs: ['Yes. Leave a title empty and its tab stays blank.'],
      },
    ],
  };
}
