import { addressOf } from '../../design/address.ts';
import type { Design } from '../../design/design.ts';
import type { Opening } from '../../design/open-address.ts';
import type { Controls } from '../view/scene.ts';
import { keepDrafts } from './drafts.ts';
import { isPlaceOnPage, openHere } from './open-here.ts';
import { watchPage } from './page-events.ts';
import { rememberAddress, takeHandedOver } from './storage.ts';
import type { Store } from './store.ts';

/** Time between updates, so that a change is painted first. Safari allows 100 in 30 seconds. */
const updateMs = 350;

/** Keeps the page's URL and what is typed in sync with its design, and follows the page's events. */
export function keepDesign(store: Store, controls: Controls, opening: Opening) {
  const { catalog, design } = store;
  const drafts = keepDrafts(store);
  let timer: number | undefined;
  /** What the URL doesn't show yet. */
  let unshown: Design | undefined;
  let isDraftDue = false;
  let openedByBack: Design | undefined;
  let shownAddress = withoutFragment(location.href);

  function write(shown: Design, how: 'pushState' | 'replaceState') {
    const { address, lacksTitles } = addressOf(catalog, shown);
    history[how](lacksTitles ? { titles: shown.titles } : null, '', address);
    shownAddress = withoutFragment(location.href);
  }

  function flush() {
    window.clearTimeout(timer);
    timer = undefined;
    if (unshown) write(unshown, 'replaceState');
    unshown = undefined;
    if (isDraftDue) drafts.save();
    isDraftDue = false;
  }

  /** Updates the URL to a design soon, replacing the current entry. */
  function show(shown: Design | undefined) {
    unshown = shown;
    timer ??= window.setTimeout(flush, updateMs);
  }

  async function onBack() {
    const { href } = location;
    if (isPlaceOnPage() && withoutFragment(href) === shownAddress) return show(design());
    unshown = undefined;
    shownAddress = withoutFragment(href);
    const back = await openHere(catalog);
    if (!back || href !== location.href) return;
    const replaced = drafts.draftOf();
    openedByBack = back.design;
    store.step(back.design);
    drafts.offer(replaced);
    noticeLink(store, back);
  }

  /** Looks for the file of artwork that a link or the saved draft names. */
  function findArtwork({ body: { artwork } }: Design) {
    if (typeof artwork !== 'string' || artwork in store.state().artwork) return;
    import('../artwork/attach.ts').then(
      (part) => part.findArtwork(store, artwork),
      () => {},
    );
  }

  window.addEventListener('popstate', onBack);
  document.addEventListener('visibilitychange', flush);
  window.addEventListener('pagehide', () => {
    flush();
    rememberAddress();
  });
  watchPage(store, controls);
  const handed = takeHandedOver();
  drafts.open(opening.namesTabs || handed !== null);
  if (handed) controls.openFile(handed);
  noticeLink(store, opening);
  findArtwork(design());
  return {
    /** Saves what isn't saved yet. */
    flush,
    /** Follows a change of the design; another product is a new entry to go back from. */
    follow: (now: Design, before: Design) => {
      isDraftDue ||= isTyped(now, before);
      findArtwork(now);
      if (now === openedByBack) return show(undefined);
      if (now.product === before.product) return show(now);
      flush();
      write(now, 'pushState');
    },
  };
}

function withoutFragment(address: string): string {
  return address.replace(/#.*/s, '');
}

/** Whether a change is one of what the draft keeps, which isn't the ZIP code. */
function isTyped(design: Design, previous: Design): boolean {
  const parts = ['titles', 'body', 'job'] as const;
  const isDated = design.delivery.neededBy !== previous.delivery.neededBy;
  return isDated || parts.some((part) => design[part] !== previous[part]);
}

/** Says what a link's reading couldn't use, or leaves to choose. */
function noticeLink(store: Store, opening: Opening): void {
  const { problems, colorsToChoose, listedTitles: titles } = opening;
  if (colorsToChoose > 1) {
    store.notify({
      id: 'colors',
      title: `This link is priced with ${colorsToChoose} tab colors`,
      lines: ["It doesn't name them. Choose them under Colors."],
    });
  }
  if (problems.length > 0) store.say('Part of this link could not be used.');
  if (titles.length > 0) {
    store.notify({
      id: 'link',
      title: 'This link has one title',
      lines: [`Are they ${titles.length}? ${titles.slice(0, 3).join(' \u00b7 ')}`, ...problems],
      offer: {
        label: `Make ${titles.length} tabs`,
        run: () => store.act({ do: 'replaceTitles', titles }),
      },
      untilChange: true,
    });
  } else if (problems.length > 0) {
    store.notify({ id: 'link', title: 'Part of this link could not be used', lines: problems });
  }
}
