/** A dialog above the page: the browser keeps the keyboard in it, Escape closes it, and the focus goes back. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pageTexts } from '../page-choices.ts';
import { closeDialog } from './page-dialogs.ts';

interface Shown {
  readonly title: string;
  readonly class?: string;
  /** The title is read, and not seen. */
  readonly quiet?: boolean;
  readonly children: ComponentChildren;
}

export function PageDialog({ title, class: look = '', quiet = false, children }: Shown): preact.JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    const before = document.activeElement;
    current?.showModal();
    // What is to be done in it has the keyboard, and not the button that closes it.
    current
      ?.querySelector<HTMLElement>('.dialog-body > :not(header) :is(input, select, textarea, button)')
      ?.focus();
    return () => {
      current?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={`dialog ${look}`}
      aria-label={title}
      onClose={closeDialog}
      onClick={(event) => {
        // Beside the dialog is a click on the dialog itself: its parts cover all of it.
        if (event.target === element.current) closeDialog();
      }}
    >
      <div class="dialog-body">
        {quiet ? null : (
          <header>
            <h2>{title}</h2>
            <button type="button" class="small" onClick={closeDialog}>
              {pageTexts.value.close}
            </button>
          </header>
        )}
        {children}
      </div>
    </dialog>
  );
}
