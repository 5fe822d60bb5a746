import type { ComponentProps } from 'preact';
import type { Fix } from '../../design/checks.ts';
import { type Command, type CommandId, commands, keysOf, perform } from '../commands.ts';
import type { View } from './page.ts';

interface Props extends ComponentProps<'button'> {
  /** Nothing is left to do. The button keeps the focus, so it isn't disabled for the browser. */
  readonly isOff?: boolean | undefined;
  readonly onClick?: () => void;
}

/** A button outside of forms; a small plain one, unless its classes say otherwise. */
export function Button({ class: look = 'button plain small', isOff, ...rest }: Props) {
  const press = () => isOff || rest.onClick?.();
  return <button {...rest} type="button" class={look} aria-disabled={isOff} onClick={press} />;
}

type CommandProps = View & { readonly ids: readonly CommandId[]; readonly class: string };

/** Commands for the selected tab, with symbols in the toolbar. */
export function Commands({ ids, class: classes, ...view }: CommandProps) {
  const target = { ...view, tab: view.current };
  const buttonOf = (id: CommandId) => {
    const { label, icon, isOffered, isAvailable, isOpen }: Command = commands[id];
    if (isOffered?.(target) === false) return null;
    return (
      <Button
        key={id}
        class={classes}
        id={`tool-${id}`}
        title={keysOf(id)}
        isOff={isAvailable && !isAvailable(target)}
        aria-expanded={isOpen?.(target)}
        onClick={() => perform(id, target)}
      >
        {icon && classes === 'command' && <Icon name={id} path={icon} />}
        {label}
      </Button>
    );
  };
  return <>{ids.map(buttonOf)}</>;
}

type FixesProps = Pick<View, 'controls'> & { readonly fixes: readonly Fix[] };

/** Buttons that correct something, or lead to where it is corrected. */
export function Fixes({ fixes, controls }: FixesProps) {
  return (
    <div class="row needs-script">
      {fixes.map((fix) => (
        <Button key={fix.label} class="button small" onClick={() => controls.correct(fix)}>
          {fix.label}
        </Button>
      ))}
    </div>
  );
}

export function Icon({ name, path }: { name: string; path: string }) {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
