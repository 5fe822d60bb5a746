import type { Opening } from '../address/read.ts';
import type { Announcer } from './announcer.ts';
import type { Store } from './store.ts';

/** Says what a link's reading couldn't use, or leaves to choose. */
export function noticeLink(
  store: Store,
  announce: Announcer,
  { problems, colorsToChoose, listedTitles: titles }: Opening,
): void {
  if (titles.length > 0) {
    store.notify({
      id: 'listed',
      title: 'This link has one title',
      lines: [`Are they ${titles.length}? ${titles.slice(0, 3).join(' \u00b7 ')}`],
      offer: {
        label: `Make ${titles.length} tabs`,
        run: () => store.act({ do: 'replaceTitles', titles }),
      },
      untilChange: true,
    });
  }
  if (colorsToChoose > 1) {
    store.notify({
      id: 'colors',
      title: `This link is priced with ${colorsToChoose} tab colors`,
      lines: ["It doesn't name them. Choose them under Colors."],
    });
  }
  if (problems.length === 0) return;
  announce.say('Part of this link could not be used.');
  store.notify({
    id: 'link',
    title: 'Part of this link could not be used',
    lines: problems,
  });
}
