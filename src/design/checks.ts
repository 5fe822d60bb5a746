import { deliveryCalendars } from '../delivery/calendar.ts';
import { measured, titleFit } from '../drawing/frame.ts';
import { betterCut } from '../layout/cuts.ts';
import { lackingText } from '../layout/layout-of.ts';
import { cutName } from '../layout/tabs.ts';
import { allChoices } from '../pricing/catalog.ts';
import { counted } from '../text/counts.ts';
import { dayText, instantText } from '../text/days.ts';
import { cutShort } from '../text/echo.ts';
import { dollars } from '../text/money.ts';
import { listed, withinSentence } from '../text/words.ts';
import { neededBy } from './approvals.ts';
import type { Action } from './change.ts';
import { costOf, type Derived } from './derive.ts';
import { hasTitles, isBlank } from './design.ts';
import { artworkFile, inkCheck } from './print.ts';

/** A one-click fix: a change of the design, or a jump to a field of the page. */
export interface Fix {
  readonly label: string;
  readonly action?: Action;
  /** Selects a control of the page. */
  readonly goTo?: string;
}

const warning = (text: string, ...fixes: Fix[]) => ({ tone: 'warning', text, fixes }) as const;
const note = (text: string, ...fixes: Fix[]) => ({ tone: 'note', text, fixes }) as const;

/** Something to check before sending a design. */
type Check = ReturnType<typeof warning | typeof note>;

/** Points that a careful reader would raise about a design. */
export function checksOf(derived: Derived, now: Date): Check[] {
  return [
    ...titleChecks(derived),
    ...printChecks(derived),
    ...holesCheck(derived),
    ...dateCheck(derived, now),
  ];
}

function* titleChecks(derived: Derived): Generator<Check> {
  const { titles, type } = derived.design;
  if (!hasTitles(derived.design)) return yield note('All tabs are blank.');
  const blank = titles.filter(isBlank).length;
  const plain = titles.map((title) => title.trim()).filter(Boolean);
  const twice = [...new Set(plain.filter((title, index) => plain.indexOf(title) < index))];
  const letters = titles.map((title) => measured(title, type).text);
  const lacks = lackingText(letters, type.font);
  const misfit = misfitCheck(derived);
  if (misfit) yield misfit;
  if (lacks) yield note(lacks);
  if (twice.length > 0) {
    yield warning(`More than one tab says ${listed(twice.slice(0, 5).map(cutShort))}.`);
  }
  if (blank > 0) yield note(`${counted(blank, 'tab')} without a title.`);
}

/** How many titles don't fit, the first of them, and the cut on which more do. */
export function misfitCheck({ design, cuts, frame, misfits }: Derived): Check | undefined {
  if (misfits === 0) return undefined;
  const first = design.titles.findIndex((title) => !titleFit(title, frame).fits);
  const goTo = { label: `Go to tab ${first + 1}`, goTo: `#title-${first}` };
  const text = `${counted(misfits, 'title')} ${misfits === 1 ? "doesn't" : "don't"} fit the ${cutName(frame.cut)} cut.`;
  const better = betterCut(cuts, misfits);
  if (!better) return warning(text, goTo);
  const { cut, titlesThatDoNotFit: rest } = better;
  const label = `Switch to the ${cutName(cut)} cut: ${rest === 0 ? 'all fit' : `only ${rest} too long`}`;
  return warning(text, goTo, { label, action: { do: 'setCut', cut } });
}

function* printChecks(derived: Derived) {
  const { print } = derived;
  const ink = inkCheck(derived);
  const goTo = '#colors .swatch[aria-pressed=true]';
  if (ink) yield warning(ink.text, ink.fix ?? { label: 'Choose another color', goTo });
  if (print && !print.artwork && print.lines.length === 0) {
    const text = 'You chose printing on the divider. What should it say?';
    yield warning(text, { label: 'Type the text', goTo: '#body-text' });
  }
  if (artworkFile(derived) === null) {
    const text =
      "Your artwork isn't in this browser: a link can't carry it. Choose the file again, or e-mail it.";
    yield warning(text, { label: 'Choose the file', goTo: '#artwork-file' });
  }
}

/** Points out that a ring binder needs holes, and offers the first choice that has them. */
function* holesCheck(derived: Derived) {
  const { catalog, design, look } = derived;
  const holes = allChoices(catalog.products[design.product]).find(({ data }) => data.effect?.holes);
  if (look.effects.holes || !holes) return;
  const action = { do: 'choose', option: holes.option, choice: holes.id } as const;
  const more = costOf(derived, action);
  const cost = more > 0 ? `, + ${dollars(more)}` : '';
  const label = `Use ${withinSentence(holes.label)}${cost}`;
  yield note('Unpunched. A ring binder needs holes.', { label, action });
}

/** Says when to approve the proof for the buyer's date, or that it can't be met. */
function* dateCheck(derived: Derived, now: Date) {
  const { delivery } = derived.catalog.book;
  const { zip, neededBy: date } = derived.design.delivery;
  if (date === '') return;
  const need = `You need it by ${dayText(date)}.`;
  const requirement = neededBy(derived, now);
  if (requirement?.approveBy) {
    const by = instantText(requirement.approveBy, delivery.timeZone);
    yield note(`${need} Approve the proof by ${by}.`);
  } else if (requirement) {
    const { cutOffText } = deliveryCalendars(delivery);
    yield warning(
      `${need} It can't arrive by then: if you approve the proof by the next cut-off, ${cutOffText}, it arrives ${dayText(requirement.earliest)}.`,
    );
  } else if (!derived.dates) {
    const [verb, text] = zip
      ? ['Check', `We have no delivery date for ${zip}.`]
      : ['Type', 'Type your ZIP code to see whether it arrives by then.'];
    yield note(`${need} ${text}`, { label: `${verb} the ZIP code`, goTo: '#zip' });
  }
}
