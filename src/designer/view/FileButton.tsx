import type { Controls } from './scene.ts';

interface Props extends Pick<Controls, 'openFile'> {
  readonly label: string;
  /** The types of files, as `accept` lists them. */
  readonly accept: string;
  readonly id?: string;
}

/** Opens a file; it can also be dropped anywhere on the page. */
export function FileButton({ label, accept, id, openFile }: Props) {
  const open = ({ currentTarget }: Event & { currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? [];
    if (file) openFile(file);
    currentTarget.value = '';
  };
  return (
    <label class="button plain small file-button">
      {label}
      <input class="visually-hidden" id={id} type="file" accept={accept} onChange={open} />
    </label>
  );
}
