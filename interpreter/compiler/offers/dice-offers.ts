/**
 * `roll two dice` on a card of a game that has no roll of that sort: the card brings the roll, and makes it. Where two roll
 * against each other, it brings the contest as well.
 */
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { isTextError, type Diagnostic, type Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { writtenNumbers } from '../../../dsl/language/lexer/number-words.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { Span } from '../../../dsl/text/source.ts';
import { entry, type MapNode } from '../../../schemas/index.ts';

/** A roll without a window, which the card brings, is one that nobody can change. */
const FIXED =
  "(?:,? (?:and )?(?:(?:this|that|the) roll|it) (?:cannot|can['’]t|can not) be (?:modified|changed)(?: by anybody)?|,? (?:which|that) (?:nobody|no one) (?:can|may) (?:modify|change))?";
/** The line on which dice are thrown, with nothing else on it. */
const DICE = new RegExp(
  `^([ \\t]*(?:[a-z-]+: )?)(roll (an?|\\d|${writtenNumbers.slice(1).join('|')}) (?:dice|die|d6)${FIXED})(?=[.:]?$)`,
  'i',
);
/** The line on which two throw dice against each other. */
const AGAINST = new RegExp(
  `^([ \\t]*(?:[a-z-]+: )?)(you and (an opponent|another player|that player|the [a-z]+) (?:each |both )?roll (an?|\\d|${writtenNumbers.slice(1).join('|')}) (?:dice|die|d6)(?: each)?)(?=[.:]?$)`,
  'i',
);
const ROLL = 'dice roll';
const CONTEST = 'dice duel';

/** A finding of a text that throws dice, with what the card would bring and say; nothing for other findings. */
export function diceOffer(
  found: Diagnostic,
  { text, name }: { readonly text: string; readonly name: string },
  card: MapNode,
  { rolls, verbs, contests }: Vocabulary,
): Diagnostic | undefined {
  if (!isTextError(found) || entry(card, 'brings') || card.flow) return undefined;
  if (verbs.some(({ id }) => id === 'roll') || rolls.some(({ id }) => id === ROLL)) return undefined;
  const { start } = found.place.span;
  const own = card.entries.find(({ value: { span } }) => span.start <= start && start <= span.end);
  if (!own) return undefined;
  // What is indented below it has nothing to belong to, and is found in its place.
  const line = lineAt(text, found.code === 'syntax/indent' ? text.lastIndexOf('\n', start - 1) : start);
  const said = text.slice(line.start, line.end);
  const against = AGAINST.exec(said);
  const [, before, words, last, other] = against ?? DICE.exec(said) ?? [];
  if (words === undefined || (against && contests.some(({ id }) => id === CONTEST))) return undefined;
  const count = against ? other : last;
  const from = line.start + before.length;
  if (from < own.key.span.start || (found.code !== 'syntax/indent' && start < from)) return undefined;
  const number = /^an?$/i.test(count)
    ? 1
    : Math.max(Number(count) || 0, writtenNumbers.indexOf(count.toLowerCase()));
  const held = against ? `, contests: { ${CONTEST}: { rolls: [${ROLL}, ${ROLL}], ties: nobody } }` : '';
  const brings = `brings: { rolls: { ${ROLL}: { dice: ${number}d6 } }${held} }`;
  const at = own.key.span.start;
  const indent = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).replace('-', ' ');
  const make = against ? `hold a ${CONTEST} against ${against[3].toLowerCase()}` : `make a ${ROLL}`;
  const title = say('phrase/write', { example: written(`${brings}\` and \`${make}`) });
  const edits: Fix['edits'] = [
    { place: { file: name, span: { start: at, end: at } }, text: `${brings}\n${indent}` },
    { place: { file: name, span: { start: from, end: from + words.length } }, text: make },
  ];
  return report(found.code, found.place, found.details as never, {
    advice: title,
    fixes: [{ title, edits }],
  });
}

/** The line of a text around a place. */
function lineAt(text: string, at: number): Span {
  const end = text.indexOf('\n', at);
  return { start: text.lastIndexOf('\n', at - 1) + 1, end: end < 0 ? text.length : end };
}
