/**
 * What a text that is carried out once says of every turn: `at the start of each of your turns, ...` waits more than once. By itself `at
 * the start of your turn` there is the next one.
 */
import type { EntryKind } from '../../../syntax/ast.ts';

const BEGINNING = '(^[ ]*(?:- )?|[.;] )';
const EACH = new RegExp(
  `${BEGINNING}at the (start|beginning|end) of (?:(?:each|every|any|all)(?: one)? of your turns?|(?:each|every) turn of yours)(?=,(?! until| for))`,
  'gim',
);
const WHENEVER = new RegExp(
  `${BEGINNING}(?:whenever|each time|every time) (your|that player's) turn (begins|starts|ends|is over)(?=,)`,
  'gim',
);

const BEHIND = new RegExp(
  `${BEGINNING}((?!until|for|when|if|while|at|once)[^.;:,\\n]+?),? at the (start|beginning|end) of (?:(?:each|every)(?: one)? of your turns?|(?:each|every) turn of yours)(?=[.;]|$)`,
  'gim',
);

const lasting = (head: string, edge: string, whose: string): string =>
  `${head}for the rest of the game, at the ${/^(?:ends?$|is)/i.test(edge) ? 'end' : 'start'} of ${whose} turn`;

/** The text with how long that lasts. */
export function withEachTime(text: string, entry: EntryKind): string {
  if (entry === 'abilities') return text.replaceAll(DONE_BELOW, (done) => lastingIn(done));
  return entry === 'effect' ? lastingIn(text) : text;
}

/** Of an ability what is done once: lines below it, and what is behind its comma. */
const DONE_BELOW =
  /(?<=^(?!while\b|as long as\b)\S[^\n]*:\n)(?:[ ]+[^\n]*(?:\n|$))+|(?<=^(?:when|whenever|before|after|if|once per [a-z]+) [^\n]*, )at the [^\n]*/gim;

function lastingIn(text: string): string {
  return text
    .replaceAll(EACH, (_, head: string, edge: string) => lasting(head, edge, 'your'))
    .replaceAll(
      BEHIND,
      (_, head: string, act: string, edge: string) => `${lasting(head, edge, 'your')}, ${act}`,
    )
    .replaceAll(WHENEVER, (_, head: string, whose: string, edge: string) => lasting(head, edge, whose));
}
