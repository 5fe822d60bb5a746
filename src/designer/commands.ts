import { hasTitles, isBlank } from '../design/design.ts';
import { hasColors } from '../layout/look.ts';
import type { Tool } from './state.ts';
import type { View } from './view/page.ts';

/** Where a command is called, and for which tab, from 0. */
export interface Target extends View {
  readonly tab: number;
}

/** Where keys are pressed: in a title of the list, on a tab of the drawing, or anywhere. */
type Place = 'list' | 'drawing' | 'page';

/** What a buyer can do; toolbar, menus, keys and their help read it from here. */
export interface Command {
  readonly label: string;
  /** The path of its symbol, on a grid of 20. */
  readonly icon?: string;
  /** Keys by place, as {@link pressed} writes them. */
  readonly keys?: Readonly<Partial<Record<Place, readonly string[]>>>;
  /** Whether it is offered at all. */
  readonly isOffered?: (target: Target) => boolean;
  /** Whether there is something to do now. */
  readonly isAvailable?: (target: Target) => boolean;
  /** Whether what it opens is open. */
  readonly isOpen?: (target: Target) => boolean;
  readonly run: (target: Target) => void;
}

/** Opens a tool, or closes it. */
const openTool = (tool: Tool): Pick<Command, 'isOpen' | 'run'> => ({
  isOpen: ({ tool: open }) => open === tool,
  run: ({ tool: open, controls }) => controls.openTool(open === tool ? null : tool),
});

const lastOf = ({ build }: View) => build.tabs - 1;

export const commands = {
  add: {
    label: 'Add tab',
    icon: 'M10 4v12M4 10h12',
    run: (target) => target.controls.insert(lastOf(target) + 1),
  },
  paste: {
    label: 'Paste a list',
    icon: 'M7 5H5v12h10V5h-2M7 3.5h6v3H7zM7.5 10h5M7.5 13h5',
    ...openTool('paste'),
  },
  series: { label: 'Fill a series', ...openTool('series') },
  common: { label: 'Common sets', ...openTool('common') },
  color: {
    label: 'Color',
    icon: 'M2.5 14.5h15M4 14l1.2-7Q5.4 5.5 7 5.500h6q1.6 0 1.8 1.500L16 14',
    isOffered: ({ look }) => hasColors(look),
    run: ({ controls }) => controls.goTo('#colors button'),
  },
  undo: {
    label: 'Undo',
    icon: 'M7.5 4 4 7.5 7.5 11M4.5 7.500H12a4 4 0 0 1 0 8H8',
    keys: { page: ['Ctrl+z'] },
    isAvailable: ({ history }) => history.past.length > 0,
    run: ({ controls }) => controls.undo(),
  },
  redo: {
    label: 'Redo',
    icon: 'M12.5 4 16 7.5 12.5 11M15.5 7.500H8a4 4 0 0 0 0 8h4',
    keys: { page: ['Ctrl+Shift+z', 'Ctrl+y'] },
    isAvailable: ({ history }) => history.future.length > 0,
    run: ({ controls }) => controls.redo(),
  },
  rename: {
    label: 'Rename',
    keys: { drawing: ['Enter', ' ', 'F2'] },
    run: ({ controls, tab }) => controls.rename(tab),
  },
  blank: {
    label: 'Blank',
    keys: { drawing: ['Delete', 'Backspace'] },
    isAvailable: ({ design, tab }) => !isBlank(design.titles[tab] ?? ''),
    run: ({ controls, tab }) => controls.act({ do: 'setTitle', tab, title: '' }),
  },
  moveBack: {
    label: 'Move earlier',
    keys: { list: ['Alt+ArrowUp'], drawing: ['Alt+ArrowLeft'] },
    isAvailable: ({ tab }) => tab > 0,
    run: ({ controls, tab }) => controls.move(tab, tab - 1),
  },
  moveOn: {
    label: 'Move later',
    keys: { list: ['Alt+ArrowDown'], drawing: ['Alt+ArrowRight'] },
    isAvailable: (target) => target.tab < lastOf(target),
    run: ({ controls, tab }) => controls.move(tab, tab + 1),
  },
  addAfter: {
    label: 'Add after',
    keys: { list: ['Ctrl+Enter'] },
    isAvailable: ({ build, catalog }) =>
      build.tabs < catalog.products[build.product].tabsPerSet.max,
    run: ({ controls, tab }) => controls.insert(tab + 1),
  },
  remove: { label: 'Remove', run: ({ controls, tab }) => controls.remove(tab) },
  clear: {
    label: 'Clear titles',
    isAvailable: ({ design }) => hasTitles(design),
    run: ({ controls }) => controls.clearTitles(),
  },
  copyLink: { label: 'Copy the link', run: ({ controls }) => controls.copyLink() },
  startAnew: { label: 'Start a new design', run: ({ controls }) => controls.startAnew() },
} satisfies Readonly<Record<string, Command>>;

export type CommandId = keyof typeof commands;

/** The commands of each place, in order. */
export const toolbar: readonly CommandId[] = ['add', 'paste', 'color', 'undo', 'redo'];
export const fillers: readonly CommandId[] = ['series', 'common'];
export const ofTab: readonly CommandId[] = [
  ...(['rename', 'blank', 'moveBack', 'moveOn', 'addAfter', 'remove'] as const),
];
export const ofSet: readonly CommandId[] = ['clear', 'copyLink', 'startAnew'];

/** The id of the menu that every tab and the toolbar open. */
export const menuId = 'menu';

/** The keys of an event, such as `Alt+ArrowUp`; the command key counts as Ctrl. */
function pressed({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const letter = key.length === 1 ? key.toLowerCase() : key;
  const keys = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift', letter];
  return keys.filter(Boolean).join('+');
}

/** The command of pressed keys in a place; `undefined` if they have none. */
export function commandOf(event: KeyboardEvent, place: Place): CommandId | undefined {
  const keys = pressed(event);
  const entries = Object.entries(commands) as [CommandId, Command][];
  return entries.find(([, command]) => command.keys?.[place]?.includes(keys))?.[0];
}

/** Runs a command, unless there is nothing to do. */
export function perform(id: CommandId, target: Target): void {
  const command: Command = commands[id];
  if (command.isAvailable?.(target) !== false) command.run(target);
}

/** A command's keys in the list in words, such as `Alt+↑`. */
export function keysOf(id: CommandId): string | undefined {
  const { keys }: Command = commands[id];
  return keys?.list?.join(', ').replaceAll('ArrowUp', '↑').replaceAll('ArrowDown', '↓');
}
