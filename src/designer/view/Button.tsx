import type { ComponentProps } from 'preact';
import {
  type Command,
  type CommandId,
  commands,
  keysOf,
  perform,
  type Target,
} from '../commands.ts';

interface Props extends ComponentProps<'button'> {
  /** Nothing is left to do. The button keeps the focus, so it isn't disabled for the browser. */
  readonly isOff?: boolean | undefined;
  readonly isOpen?: boolean | undefined;
  readonly onClick?: () => void;
}

/** A button outside of forms; a small plain one, unless its classes say otherwise. */
export function Button({ class: look = 'button plain small', isOff, isOpen, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      class={look}
      aria-disabled={isOff}
      aria-expanded={isOpen}
      onClick={() => isOff || rest.onClick?.()}
    />
  );
}

interface CommandProps {
  readonly id: CommandId;
  readonly target: Target;
  /** Its classes; the toolbar's have its symbol. */
  readonly class?: string;
}

export function CommandButton({ id, target, class: look }: CommandProps) {
  const { label, icon, isOffered, isAvailable, isOpen }: Command = commands[id];
  if (isOffered?.(target) === false) return null;
  return (
    <Button
      class={look}
      id={`tool-${id}`}
      title={keysOf(id)}
      isOff={isAvailable && !isAvailable(target)}
      isOpen={isOpen?.(target)}
      onClick={() => perform(id, target)}
    >
      {icon && look === 'command' && <Icon name={id} path={icon} />}
      {label}
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
