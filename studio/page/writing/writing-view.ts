/** Whether a card is written as text or filled in as a form. */
import { signal } from '@preact/signals';
import { keepChoice, keptChoice } from '../files/kept-choices.ts';

export type WritingView = 'text' | 'form';

export const writingAs = signal<WritingView>(keptChoice('writing') === 'form' ? 'form' : 'text');

export function setWritingView(view: WritingView): void {
  writingAs.value = view;
  keepChoice('writing', view);
}
