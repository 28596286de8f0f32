/** A card over the page, as large as the page has room for. */
import { useEffect, useRef } from 'preact/hooks';
import { pageTexts } from '../page-choices.ts';
import { pictureAddress } from './card-drawings.ts';

interface ShownCard {
  readonly name: string;
  readonly svg: string;
  readonly close: () => void;
}

export function LargeCard({ name, svg, close }: ShownCard): preact.JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      class="large-card"
      ref={dialog}
      aria-label={name}
      onClose={close}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <img src={pictureAddress(svg)} alt={name} />
      <button type="button" onClick={close}>
        {pageTexts.value.close}
      </button>
    </dialog>
  );
}
