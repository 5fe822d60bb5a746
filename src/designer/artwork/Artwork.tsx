import { artworkFile } from '../../design/print.ts';
import { Button } from '../view/Button.tsx';
import { Check, FileButton } from '../view/fields.tsx';
import type { View } from '../view/page.ts';

/** Attaches the buyer's artwork, or says that it comes by e-mail. */
export function ArtworkFields({ controls, ...page }: View) {
  const { artwork } = page.design.body;
  const change = (now: boolean, said: string) => {
    controls.act({ do: 'setBody', body: { artwork: now } }, 'artwork');
    controls.say(said);
  };
  const mail = (isOn: boolean) => change(isOn, isOn ? 'Artwork by e-mail.' : 'No artwork.');
  return (
    <div class="stack">
      {typeof artwork === 'string' && <p>{artwork} is attached.</p>}
      {artworkFile(page) === null && (
        <p class="notice warning">It isn't in this browser. Choose the file again, or e-mail it.</p>
      )}
      <p class="actions">
        <FileButton
          id="artwork-file"
          label={typeof artwork === 'string' ? 'Choose other artwork' : 'Choose artwork'}
          accept="image/png,image/jpeg,image/svg+xml,application/pdf"
          openFile={controls.attachArtwork}
        />
        {typeof artwork === 'string' && (
          <Button onClick={() => change(false, 'Artwork removed.')}>Remove artwork</Button>
        )}
      </p>
      {typeof artwork !== 'string' && (
        <Check label="I'll e-mail artwork" isChecked={artwork} onChange={mail} />
      )}
      <p class="quiet">
        PNG, JPEG, SVG or PDF. We place it, and the PDF proof shows where. It stays in this browser
        until you send your design.
      </p>
    </div>
  );
}
