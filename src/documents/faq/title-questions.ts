import { isOfferedCut } from '../../layout/cuts.ts';
import { cutName, tabWidthInches } from '../../layout/tabs.ts';
import { typeSizesOf } from '../../layout/type-area.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { counted } from '../../pricing/counts.ts';
import { designerPath } from '../../pricing/order-link.ts';
import { inches, type QuestionGroup } from './answer.ts';

/** Series that are asked for most, with the tabs that each takes. */
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

/** What stands on the tabs. */
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
          `A tab holds at most ${die.maxTitleLines} lines. How much that is depends on the cut:`,
          'The designer sets every title on its tab as you type, marks the ones that do not fit and says what would help. A tab that holds too little text is the most common reason that a design changes at the proof.',
        ],
        points: [3, 5, 8, 10].filter((cut) => isOfferedCut(cut, cuts)).map(typeOf),
        links: [{ text: 'Try your titles', path: designerPath(catalog.defaultProduct) }],
      },
      {
        id: 'series',
        question: 'Can I have numbered or lettered tabs?',
        paragraphs: [
          `Yes: ${seriesWithin(limits.tabsPerSet.max)}, up to ${counted(limits.tabsPerSet.max, 'tab')} in a set. The designer fills a series in for you, and it costs what any other wording costs.`,
        ],
      },
      {
        id: 'paste',
        question: 'Can I paste my titles from Word or Excel?',
        paragraphs: [
          'Yes. Copy the column or the list, one title on a line, and paste it into the designer: each line becomes a tab, and the number of tabs follows.',
        ],
      },
      {
        id: 'blank',
        question: 'Can some tabs be blank?',
        paragraphs: [
          'Yes. Blank tabs are a normal product and mix with printed ones; leave the title empty.',
        ],
      },
    ],
  };
}
