import { FileButton } from '../view/parts.tsx';
import type { View } from '../view/scene.ts';

/** Opens a design from a PDF downloaded here. */
export function OpenProof({ controls }: Pick<View, 'controls'>) {
  return (
    <FileButton
      label="Open a saved proof preview"
      accept="application/pdf,.pdf"
      openFile={controls.openFile}
    />
  );
}
