import { fragmentOf } from '../../design/address.ts';
import { type Action, change } from '../../design/change.ts';
import { freshDesign, hasTitles, isBlank } from '../../design/design.ts';
import { isSameList } from '../../design/once.ts';
import { openAddress } from '../../design/open-address.ts';
import { cleanTitle } from '../../order/clean.ts';
import { counted } from '../../text/counts.ts';
import { kept } from './storage.ts';
import type { Store } from './store.ts';

/** What a buyer typed. The ZIP code isn't part of it: it is kept for every page. */
interface Draft {
  /** None if all tabs are blank. */
  readonly titles: readonly string[];
  /** The rest as in a link: the print on the dividers, the needed-by date and the job. */
  readonly words: string;
}

const noDraft: Draft = { titles: [], words: '' };

/** The name of the draft that this browser keeps. */
const key = 'titles';

/** Keeps what is typed on the page in this browser, also what a link or the back button replaced. */
export function keepDrafts(store: Store) {
  const { catalog, design } = store;
  let earlier = noDraft;
  const fresh = () => freshDesign(catalog, design().product);
  const wordsOf = ({ words }: Draft) => openAddress(catalog, design().product, '', words).design;
  /** A draft as far as it can be read: another release may have stored it in another form. */
  const readDraft = (stored: unknown): Draft => {
    const { titles, words } = (stored ?? noDraft) as Partial<Record<keyof Draft, unknown>>;
    const texts = [titles].flat().filter((title) => typeof title === 'string');
    const most = texts.slice(0, catalog.book.limits.tabsPerSet.max);
    const cleaned = most.map((title) => cleanTitle(catalog, title));
    return { titles: cleaned, words: typeof words === 'string' ? words : '' };
  };
  /** What the page shows. */
  const draftOf = (): Draft => {
    const { titles, body, job, delivery } = design();
    const typed = { ...fresh(), body, job, delivery: { ...delivery, zip: '' } };
    return { titles: hasTitles({ titles }) ? titles : [], words: fragmentOf(catalog, typed) };
  };
  const notify = (title: string, draft: Draft, label: string, run: () => void) => {
    const said = draft.titles.length > 0 ? inShort(draft.titles) : wordsOf(draft).job.name;
    store.notify({ id: 'earlier', title, lines: [said], offer: { label, run } });
  };
  /** Replaces titles and other words; a needed-by date stays unless the draft has another. */
  const restore = (draft: Draft): Action => {
    const { body, job, delivery } = wordsOf(draft);
    const now = design().delivery;
    const neededBy = delivery.neededBy || now.neededBy;
    const words = { body, job, delivery: { ...now, neededBy } };
    return { do: 'restore', titles: draft.titles, words };
  };
  const bringBack = () => {
    const action = restore(earlier);
    earlier = noDraft;
    store.act(action);
  };
  const startWithout = () => {
    const { titles, body, job } = fresh();
    const words = { body, job, delivery: { ...design().delivery, neededBy: '' } };
    store.step(change(catalog, design(), { do: 'restore', titles, words }));
    offer(earlier);
  };
  /** Offers to restore what the page doesn't show. */
  const offer = (draft: Draft) => {
    const own = draftOf();
    const titles = isSameList(draft.titles, own.titles) ? [] : draft.titles;
    const hasOtherWords = draft.words !== '' && draft.words !== own.words;
    if (titles.length === 0 && !hasOtherWords) return;
    earlier = { titles, words: draft.words };
    const typed = titles.length > 0 ? 'titles' : 'notes';
    notify(`Your earlier ${typed} are saved`, earlier, 'Bring them back', bringBack);
  };
  return {
    draftOf,
    offer,
    /**
     * Opens the page with the draft saved in this browser. A link with words of its own, or a number
     * of tabs, stays; the draft is offered.
     */
    open: (namesTabs: boolean) => {
      const stored = kept.read(key) as { readonly earlier?: unknown } | null;
      const [draft, older] = [readDraft(stored), readDraft(stored?.earlier)];
      const own = draftOf();
      if (namesTabs || !isEmpty(own)) {
        const isOpen = own.words === draft.words && isSameList(own.titles, draft.titles);
        return offer(isOpen ? older : draft);
      }
      if (!isEmpty(draft)) store.step(change(catalog, design(), restore(draft)));
      if (draft.titles.length === 0) return offer(older);
      earlier = older;
      notify('Your titles from last time', draft, 'Start without them', startWithout);
    },
    save: () => {
      const draft = draftOf();
      kept.write(key, [draft, earlier].every(isEmpty) ? null : { ...draft, earlier });
    },
  };
}

function inShort(titles: readonly string[]): string {
  const typed = titles.filter((title) => !isBlank(title));
  const rest = typed.length > 3 ? ' and so on' : '';
  return `${counted(titles.length, 'tab')}: ${typed.slice(0, 3).join(', ')}${rest}.`;
}

function isEmpty({ titles, words }: Draft): boolean {
  return titles.length === 0 && words === '';
}
