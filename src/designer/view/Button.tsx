import type { ComponentProps } from 'preact';

interface Props extends ComponentProps<'button'> {
  /** Nothing is left to do. The button keeps the focus, so it isn't disabled for the browser. */
  readonly isOff?: boolean | undefined;
  /** Whether what it opens is open. */
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
