import { useEffect, useRef } from 'preact/hooks';
import { type TitleFont, type TypeStyle, titleFonts } from '../../layout/fonts.ts';
import { openTitleFonts } from '../fonts/title-fonts.ts';
import { isLive } from './lazy.tsx';
import { Check } from './parts.tsx';
import type { View } from './scene.ts';

const fonts = Object.entries(titleFonts) as [TitleFont, string][];

const styles: readonly (readonly [Exclude<keyof TypeStyle, 'font'>, string])[] = [
  ['bold', 'Bold'],
  ['capitals', 'Capitals'],
  ['oneSize', 'One size for all'],
];

/** The font and the style of titles. By default each is as large as fits. */
export function Type({ scene, controls }: View) {
  const box = useRef<HTMLFieldSetElement>(null);
  // The samples' fonts load once they are in sight.
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      openTitleFonts();
      observer.disconnect();
    });
    if (box.current) observer.observe(box.current);
  }, []);
  const { type } = scene.design;
  const set = (change: Partial<TypeStyle>) => controls.act({ do: 'setType', type: change });
  return (
    <fieldset ref={box} class="plain needs-script">
      <legend>Type</legend>
      <div class="choice-row font-row">
        {fonts.map(([id, name]) => (
          <label key={id} class="choice">
            <input
              type="radio"
              name="font"
              checked={type.font === id}
              onChange={() => {
                openTitleFonts();
                set({ font: id });
              }}
            />
            <span {...(isLive && { style: sampleOf(name, type) })}>{name}</span>
          </label>
        ))}
      </div>
      <div class="type-styles">
        {styles.map(([key, label]) => (
          <Check
            key={key}
            label={label}
            isChecked={type[key]}
            onChange={(isChecked) => set({ [key]: isChecked })}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** A font's name is set in it. */
function sampleOf(name: string, { bold }: TypeStyle) {
  return { fontFamily: `"${name}", "Tab Title"`, fontWeight: bold ? '700' : '400' };
}
