import type { View } from '../view/scene.ts';

/** Opens a design from a PDF downloaded here. The PDF can also be dropped anywhere on the page. */
export function OpenProof({ controls }: Pick<View, 'controls'>) {
  const open = ({ currentTarget }: Event & { currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? [];
    if (file) controls.openProof(file);
    currentTarget.value = '';
  };
  return (
    <label class="button plain small open-proof">
      Open a saved proof preview
      <input class="visually-hidden" type="file" accept="application/pdf,.pdf" onChange={open} />
    </label>
  );
}
