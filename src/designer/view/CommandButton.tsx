import {
  type Command,
  type CommandId,
  commands,
  keysOf,
  perform,
  type Target,
} from '../commands.ts';
import { Button } from './Button.tsx';

interface Props {
  readonly id: CommandId;
  readonly target: Target;
  /** Whether it has its symbol, as in the toolbar. */
  readonly isTool?: boolean;
  /** Whether it is called on the drawing. */
  readonly isDrawn?: boolean;
}

/** A command as a button. */
export function CommandButton({ id, target, isTool, isDrawn }: Props) {
  const { label, drawnLabel, icon, isOffered, isAvailable, isOpen }: Command = commands[id];
  if (isOffered?.(target) === false) return null;
  const name = isDrawn ? (drawnLabel ?? label) : label;
  return (
    <Button
      {...(isTool && { class: 'command', id: `tool-${id}` })}
      data-command={id}
      title={keysOf(id)}
      isOff={isAvailable && !isAvailable(target)}
      isOpen={isOpen?.(target)}
      onClick={() => perform(id, target)}
    >
      {isTool && icon && <Icon name={id} path={icon} />}
      {name}
    </Button>
  );
}

export function Icon({ name, path }: { name: string; path: string }) {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
