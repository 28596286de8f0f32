/** Which of the dialogs of the page is open. */
import { signal } from '@preact/signals';

export type DialogName = 'palette' | 'history' | 'share' | 'received' | 'rename' | 'uses';

export const dialog = signal<DialogName | undefined>(undefined);

export const closeDialog = (): void => {
  dialog.value = undefined;
};
