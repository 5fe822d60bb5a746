import { examples } from '../../book/examples.ts';
import { deliveryCalendars } from '../../delivery/calendar.ts';
import { measured } from '../../drawing/frame.ts';
import { betterCut } from '../../layout/cuts.ts';
import { lackingText } from '../../layout/misfit.ts';
import { artworkNotes } from '../../layout/placing.ts';
import { unreadablePrint } from '../../layout/readable-ink.ts';
import { cutName } from '../../layout/tabs.ts';
import type { PricedChoice } from '../../pricing/catalog.ts';
import { quote } from '../../pricing/quote.ts';
import { asUsual, usualNotice } from '../../pricing/usual.ts';
import { counted } from '../../text/counts.ts';
import { dayText, instantText } from '../../text/days.ts';
import { cutShort } from '../../text/echo.ts';
import { dollars } from '../../text/money.ts';
import { listed, withinSentence } from '../../text/words.ts';
import { artworkOf, bodyOf } from '../artwork/picture.ts';
import { neededBy } from '../delivery/approvals.ts';
import { type Action, change } from '../state/change.ts';
import { buildOf, hasTitles, isBlank } from '../state/design.ts';
import type { Scene } from '../view/scene.ts';

/** Something to check before sending a design. */
interface Check {
  readonly tone: 'warning' | 'note';
  readonly text: string;
  readonly fixes?: readonly Fix[];
}

/** A one-click fix: a change of the design, or a jump to a field of the page. */
export interface Fix {
  readonly label: string;
  readonly action?: Action;
  /** Selects a control of the page. */
  readonly goTo?: string;
}

/** Points that a careful reader would raise about a design. */
export function checksOf(scene: Scene, now: Date = new Date()): Check[] {
  const checks = [
    ...titleChecks(scene),
    colorCheck(scene),
    bodyCheck(scene),
    ...artworkChecks(scene),
    holesCheck(scene),
    dateCheck(scene, now),
  ];
  return checks.filter((check) => check !== undefined);
}

function titleChecks(scene: Scene): (Check | undefined)[] {
  const { titles } = scene.design;
  if (!hasTitles(scene.design)) return [{ tone: 'note', text: 'All tabs are blank.' }];
  const blank = titles.filter(isBlank).length;
  const twice = repeated(titles);
  return [
    misfitCheck(scene),
    lackingCheck(scene),
    twice.length > 0
      ? {
          tone: 'warning',
          text: `More than one tab says ${listed(twice.slice(0, 5).map(cutShort))}.`,
        }
      : undefined,
    blank > 0 ? { tone: 'note', text: `${counted(blank, 'tab')} without a title.` } : undefined,
  ];
}

function lackingCheck({ design: { titles, type } }: Scene): Check | undefined {
  const text = lackingText(
    titles.map((title) => measured(title, type).text),
    type.font,
  );
  return text ? { tone: 'note', text } : undefined;
}

function misfitCheck({ cuts, frame }: Scene): Check | undefined {
  const now = cuts.find(({ cut }) => cut === frame.cut);
  if (!now || now.titlesThatDoNotFit === 0) return undefined;
  const better = betterCut(cuts, now);
  const misfits = now.titlesThatDoNotFit;
  return {
    tone: 'warning',
    text: `${counted(misfits, 'title')} ${misfits === 1 ? "doesn't" : "don't"} fit the ${cutName(frame.cut)} cut.`,
    fixes: better && [
      {
        label: `Switch to the ${cutName(better.cut)} cut`,
        action: { do: 'setCut', cut: better.cut },
      },
    ],
  };
}

function repeated(titles: readonly string[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const title of titles) {
    const plain = title.trim();
    if (plain !== '' && seen.has(plain)) twice.add(plain);
    seen.add(plain);
  }
  return [...twice];
}

function colorCheck({ catalog, design, look }: Scene): Check | undefined {
  const print = unreadablePrint(catalog.book.products[design.product], look, design.colors);
  if (!print) return undefined;
  const { colors, ink } = print;
  return {
    tone: 'warning',
    text: `The print is hard to read on ${listed(colors.map(({ name }) => name))}.`,
    fixes: [
      ink
        ? {
            label: `Switch to ${withinSentence(ink.label)} ink`,
            action: { do: 'choose', option: ink.option, choice: ink.choice },
          }
        : { label: 'Choose another color', goTo: '#colors .swatch[aria-pressed=true]' },
    ],
  };
}

function bodyCheck(scene: Scene): Check | undefined {
  const { text, isArtwork, artwork } = scene.design.body;
  if (!scene.look.effects.printsBody) return undefined;
  if (artwork || isArtwork || text.trim() !== '') return undefined;
  return {
    tone: 'warning',
    text: 'You chose printing on the divider. What should it say?',
    fixes: [
      { label: 'Type the text', goTo: '#body-text' },
      { label: 'Choose artwork', goTo: '#artwork-file' },
      { label: "I'll e-mail artwork", action: { do: 'setBody', body: { isArtwork: true } } },
    ],
  };
}

function artworkChecks(scene: Scene): Check[] {
  if (!artworkOf(scene)) return [];
  const { frame, look } = scene;
  const body = bodyOf(scene);
  const warning = (text: string, label: string, goTo: string): Check => ({
    ...{ tone: 'warning', text },
    fixes: [{ label, goTo }],
  });
  const placed = artworkNotes(body, look.effects, frame.die).map((note) =>
    warning(note, 'Change its size or place', '.artwork-place input'),
  );
  if (body.picture) return placed;
  const isElsewhere =
    "Your artwork isn't in this browser: a link can't carry it. Choose the file again, or e-mail it.";
  return [...placed, warning(isElsewhere, 'Choose the file', '#artwork-file')];
}

/**
 * Points out what most orders have, or at least that a ring binder needs holes, and offers the
 * choices.
 */
function holesCheck({ catalog, build, design, look, quote: priced }: Scene): Check | undefined {
  if (look.effects.holes) return undefined;
  const usual = asUsual(catalog, build, examples.usual, () => false);
  const choices = catalog.products[design.product].options.flatMap(({ key, choices }) =>
    usual
      ? [...choices.values()].filter(
          ({ id }) => id === usual.build.options[key] && id !== design.options[key],
        )
      : [...choices.values()].filter(({ data }) => data.effect?.holes).slice(0, 1),
  );
  if (choices.length === 0) return undefined;
  const fixOf = ({ option, id, label }: PricedChoice): Fix => {
    const action = { do: 'choose', option, choice: id } as const;
    const { totalCents } = quote(catalog, buildOf(catalog, change(catalog, design, action)));
    const more = totalCents - priced.totalCents;
    return {
      label: `Use ${withinSentence(label)}${more > 0 ? `, + ${dollars(more)}` : ''}`,
      action,
    };
  };
  return {
    tone: 'note',
    text: usual ? usualNotice(usual) : 'Unpunched. A ring binder needs holes.',
    fixes: choices.map(fixOf),
  };
}

/** Says when to approve the proof for the buyer's date, or that it can't be met. */
function dateCheck({ catalog, design, dates }: Scene, now: Date): Check | undefined {
  const date = design.delivery.neededBy;
  if (date === '') return undefined;
  const need = `You need it by ${dayText(date)}.`;
  if (!dates) {
    return {
      tone: 'note',
      text: `${need} Type your ZIP code to see whether it arrives by then.`,
      fixes: [{ label: 'Type the ZIP code', goTo: '#zip' }],
    };
  }
  const [requirement] = neededBy({ catalog, design, estimate: dates.estimate }, date, now);
  if (!requirement) return undefined;
  const { approveBy, earliest } = requirement;
  const { delivery } = catalog.book;
  return approveBy
    ? {
        tone: 'note',
        text: `${need} Approve the proof by ${instantText(approveBy, delivery.timeZone)}.`,
      }
    : {
        tone: 'warning',
        text: `${need} It can't arrive by then: if you approve the proof by the next cut-off, ${deliveryCalendars(delivery).cutOffText}, it arrives ${dayText(earliest)}.`,
      };
}
