/**
 * What is done in place of somebody, below an event that is written as if it happened: `when an opponent sells a fruit:`, `you may discard
 * 2 cards`, `if you do, use that fruit's effect instead of that player`. It would happen, and does not.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const EVENT =
  /^(\s*(?:- )?(?:[^,:\n]+, )*?)(when(?:ever)?|each time|every time|the (?:first|next) time) ((?:an|each|any) opponent|a player|another player|that player) ([a-z-]+) ([^,:\n]+)(, (?:you may (?!instead)[^,:\n]+?(?:\. |\n))?|:)$/;
const IN_PLACE =
  /^(\s*if you do, )(.+?),? instead of (?:that player|that opponent|them|him|her|their owner)$/;

/** The text with such an event as one that would happen; none where nothing is done in its place. */
export function withDoneInTheirPlace(text: string, { verbForms }: Vocabulary): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => EVENT.test(line));
  const [, head, when, who, word, what, ends] = EVENT.exec(lines[at] ?? '') ?? [];
  const form = word === undefined ? undefined : verbForms.get(word);
  if (head === undefined || form?.form !== 'third' || ends !== ':') return [];
  let isInPlace = false;
  const below = lines.slice(at + 1).map((line) => {
    const [, before, act] = IN_PLACE.exec(line) ?? [];
    if (act === undefined) return line;
    isInPlace = true;
    return `${before}${act} instead`;
  });
  if (!isInPlace) return [];
  const opens = when.startsWith('the ') ? when : 'if';
  return [
    [...lines.slice(0, at), `${head}${opens} ${who} would ${form.verb.id} ${what}:`, ...below].join('\n'),
  ];
}

/** What goes somewhere by itself in place of something: `if that fruit would be sold, it moves instead to your stall`. */
const GOES =
  /( would [^,:\n]+, |^\s+(?:if you do, )?)(?:instead,? )?(?:it|that [a-z-]+|(this)|(the [a-z-]+)) (?:instead )?(?:moves|goes)(?: instead)? (to|into) ([^,:\n]+?)(?:,? instead)?$/gm;
const WOULD = /\bif (this|that [a-z-]+|the [a-z-]+|an? ([a-z-]+)[^,:\n]*?) would /;

/** The text with such a card moved instead; none where it is open which. */
export function withGoneInstead(text: string): string[] {
  const [, who, noun] = WOULD.exec(text) ?? [];
  if (who === undefined || !/\binstead\b/.test(text)) return [];
  const it = noun === undefined ? who : `that ${noun}`;
  const put = text.replaceAll(
    GOES,
    (_, head: string, own: string, named: string, into: string, to: string) =>
      `${head}instead move ${own ?? named ?? it} ${into} ${to.replace(/\bits\b/, `${it}'s`)}`,
  );
  return put === text ? [] : [put];
}
