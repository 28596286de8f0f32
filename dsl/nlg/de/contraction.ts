import { withCommas } from './verb-forms.ts';

const joined: Readonly<Record<string, string>> = {
  'in dem': 'im',
  'an dem': 'am',
  'bei dem': 'beim',
  'von dem': 'vom',
  'zu dem': 'zum',
  'zu der': 'zur',
  'in das': 'ins',
};

/** Between a preposition and a pronoun, which do not run together: `zu dem` begins a clause. */
const APART = '\u{E001}';

export const apart = (preposition: string, pronoun: string): string => `${preposition}${APART}${pronoun}`;

/**
 * `in dem Stapel` -> `im Stapel`, but not where a relative clause begins with `bei dem`; commas in a row are
 * one, and none precedes another mark.
 */
export const runTogether = (text: string): string =>
  withCommas(text)
    .replaceAll(
      /(?<!\p{L})(?:in dem|an dem|(?<!, )bei dem|von dem|zu dem|zu der|in das)(?= \p{L})/gu,
      (found) => joined[found],
    )
    .replaceAll(APART, ' ')
    .replaceAll(/ ,/g, ',')
    .replaceAll(/,+(?=,|[.;:)]|$)/g, '');
