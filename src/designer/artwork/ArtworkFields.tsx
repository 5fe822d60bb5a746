import { artworkNotes } from '../../layout/placing.ts';
import { Button } from '../view/Button.tsx';
import { FileButton, NumberField } from '../view/parts.tsx';
import type { View } from '../view/scene.ts';
import { placeArtwork } from './ArtworkImage.tsx';
import { bodyOf } from './picture.ts';

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
