import { points } from '../../drawing/svg.ts';
import {
  type Artwork,
  afterKey,
  artworkBox,
  artworkInWords,
  artworkNotes,
  onSheet,
} from '../../layout/artwork.ts';
import { pointsPerInch } from '../../layout/sheet.ts';
import { Button } from '../view/Button.tsx';
import { onceFor } from '../view/memo.ts';
import { FileButton, NumberField } from '../view/parts.tsx';
import type { Controls, Scene, View } from '../view/scene.ts';
import { bodyOf, type Picture } from './picture.ts';
import { base64Of, inColor } from './png.ts';

interface Props {
  readonly scene: Scene;
  readonly artwork: Artwork;
  readonly picture: Picture;
  /** If it can be moved and sized. */
  readonly controls?: Controls | undefined;
}

/** Artwork in a drawing of a divider, as it is printed. */
export function ArtworkImage(props: Props) {
  const { scene, artwork, picture, controls } = props;
  const { ink } = scene.look;
  const box = artworkBox(artwork);
  const [x, y] = [points(box.xInches), points(box.yInches)];
  const [width, height] = [points(box.widthInches), points(box.heightInches)];
  const href = onceFor(
    picture,
    ink,
    () => `data:image/png;base64,${base64Of(inColor(picture.png, ink))}`,
  );
  const place = { x, y, width, height };
  return (
    <g {...(controls && handles(props, controls))}>
      <image {...place} href={href} preserveAspectRatio="none" />
      {controls && <rect {...place} />}
      {controls && <path d={`M${x + width} ${y + height}h0`} />}
    </g>
  );
}

/** Lets keys and pointers change it. */
function handles({ scene, artwork, picture }: Props, controls: Controls) {
  const change = (after: Artwork | undefined, step: string) =>
    placeArtwork(scene, controls, after, step);
  return {
    class: 'artwork',
    role: 'application',
    tabindex: 0,
    'aria-label': `${picture.name}, ${artworkInWords(artwork)}. Arrow keys move it, plus and minus size it, Delete removes it.`,
    onKeyDown: (event: KeyboardEvent) => {
      const isGone = event.key === 'Delete' || event.key === 'Backspace';
      const after = afterKey(artwork, event.key, event.shiftKey);
      if ((!isGone && !after) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      change(after, isGone ? 'remove artwork' : 'move artwork');
    },
    onPointerDown: (event: PressEvent) => drag(event, artwork, change),
  } as const;
}

type PressEvent = PointerEvent & { readonly currentTarget: SVGGElement };

/** Moves, sizes or removes artwork; it stays on the sheet. */
function placeArtwork(
  { frame }: Scene,
  { act, say }: Controls,
  artwork: Artwork | undefined,
  step: string,
): void {
  const after = artwork && onSheet(artwork, frame.die);
  act({ do: 'setBody', body: { artwork: after } }, step);
  say(after ? `${artworkInWords(after)}.` : 'Artwork removed.');
}

/** How near to its lower right corner a pointer sizes artwork instead of moving it, in pixels. */
const cornerPixels = 24;

/** Moves or sizes artwork with a pointer, until it is released. */
function drag(
  event: PressEvent,
  artwork: Artwork,
  change: (after: Artwork, step: string) => void,
): void {
  if (event.button !== 0) return;
  event.preventDefault();
  const { currentTarget: target, clientX, clientY, pointerId, timeStamp } = event;
  target.focus();
  const { right, bottom, width, height } = target.getBoundingClientRect();
  const near = Math.min(cornerPixels, Math.max(width, height) / 3);
  const isSizing = Math.hypot(right - clientX, bottom - clientY) < near;
  const pixelsPerInch = (target.getScreenCTM()?.a ?? 1) * pointsPerInch;
  const step = `drag artwork ${pointerId} ${timeStamp}`;
  const { xInches, yInches, widthInches, ratio } = artwork;
  target.setPointerCapture(pointerId);
  target.onpointermove = (now) => {
    if (now.pointerId !== pointerId) return;
    const right = (now.clientX - clientX) / pixelsPerInch;
    const down = (now.clientY - clientY) / pixelsPerInch;
    const wider = (right + down * ratio) / (1 + ratio * ratio);
    const after = isSizing
      ? { ...artwork, widthInches: widthInches + wider }
      : { ...artwork, xInches: xInches + right, yInches: yInches + down };
    change(after, step);
  };
  target.onlostpointercapture = () => {
    target.onpointermove = null;
  };
}

const fields = [
  ['Width', 'widthInches'],
  ['From left', 'xInches'],
  ['From top', 'yInches'],
] as const;

/** Chooses artwork, and places it by numbers. */
export function ArtworkFields({ scene, controls }: View) {
  const body = bodyOf(scene);
  const { artwork, picture } = body;
  const notes = artworkNotes(body, scene.look.effects, scene.frame.die);
  return (
    <div class="artwork-fields">
      <p class="actions">
        <FileButton
          id="artwork-file"
          label={artwork ? 'Choose other artwork' : 'Choose artwork'}
          accept="image/png,image/jpeg,image/svg+xml"
          openFile={controls.openFile}
        />
        {artwork && (
          <Button onClick={() => placeArtwork(scene, controls, undefined, 'remove artwork')}>
            Remove artwork
          </Button>
        )}
      </p>
      {artwork && (
        <>
          {picture && (
            <p>{picture.name}, on every divider. Drag it on the drawing, or type inches.</p>
          )}
          <div class="artwork-place">
            {fields.map(([label, part]) => (
              // biome-ignore lint/a11y/noLabelWithoutControl: a NumberField is an input
              <label key={part} class="field">
                {label}
                <NumberField
                  type="number"
                  step="0.01"
                  value={artwork[part]}
                  onEnter={(typed) => {
                    const inches = Number.parseFloat(typed);
                    if (Number.isNaN(inches)) return;
                    placeArtwork(scene, controls, { ...artwork, [part]: inches }, part);
                  }}
                />
              </label>
            ))}
          </div>
        </>
      )}
      {notes.map((note) => (
        <p key={note} class="notice warning">
          {note}
        </p>
      ))}
      <p class="quiet">
        PNG, JPEG or SVG. It prints in one color, as the drawing shows it: line art solid, a photo
        in fine dots. It stays in this browser until you send your design.
      </p>
    </div>
  );
}
