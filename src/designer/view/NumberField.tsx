import type { ComponentProps } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { unscriptedForm } from './Panel.tsx';

type NumberProps = ComponentProps<'input'> & {
  /** Its name in the link, too. */
  readonly id: string;
  readonly value: number | string;
  /** Called with what was typed, once it is entered; `NaN` if the browser reads no number in it. */
  readonly onEnter: (typed: string) => void;
};

/** A number that is being typed stays as it is, whatever is drawn meanwhile, until it is entered. */
export function NumberField({ id, value, onEnter, ...attributes }: NumberProps) {
  const field = useRef<HTMLInputElement>(null);
  const show = () => {
    if (field.current) field.current.value = String(value);
  };
  useLayoutEffect(show, [value]);
  return (
    <input
      {...attributes}
      ref={field}
      id={id}
      name={id}
      form={unscriptedForm}
      inputMode="numeric"
      autocomplete="off"
      defaultValue={String(value)}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.validity.badInput ? 'NaN' : currentTarget.value;
        show();
        onEnter(typed);
      }}
    />
  );
}
