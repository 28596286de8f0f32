/** A time in front of what is asked of it: `this game you have bought at least 3 fruits`. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { withPastForms } from '../history/past-forms.ts';

const FRONT = /^(if |while )?this (game|turn|round),? (you (?:have )?[a-z][^,:\n]*?)(?=$|[,:])/gm;

/** The text with the time behind it; none where there is none. */
export function withTimesInFront(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(
    FRONT,
    (_, head: string | undefined, span: string, what: string) => `${head ?? ''}${what} this ${span}`,
  );
  return put === text ? [] : [withPastForms(put, vocabulary)];
}
