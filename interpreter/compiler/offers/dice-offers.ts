/** `roll two dice` on a card of a game that has no roll of that sort: the card brings the roll, and makes it. */
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { isTextError, type Diagnostic, type Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { writtenNumbers } from '../../../dsl/language/lexer/number-words.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { entry, type MapNode } from '../../../schemas/index.ts';

/** The line on which dice are thrown, with nothing else on it. */
const DICE = new RegExp(
  `^([ \\t]*(?:[a-z-]+: )?)(roll (an?|\\d|${writtenNumbers.slice(1).join('|')}) (?:dice|die|d6))(?=[.:]?$)`,
  'im',
);
const ROLL = 'dice roll';

/** A finding of a text that throws dice, with what the card would bring and say; nothing for other findings. */
export function diceOffer(
  found: Diagnostic,
  { text, name }: { readonly text: string; readonly name: string },
  card: MapNode,
  { rolls, verbs }: Vocabulary,
): Diagnostic | undefined {
  if (!isTextError(found) || entry(card, 'brings') || card.flow) return undefined;
  if (verbs.some(({ id }) => id === 'roll') || rolls.some(({ id }) => id === ROLL)) return undefined;
  const { start } = found.place.span;
  const own = card.entries.find(({ value: { span } }) => span.start <= start && start <= span.end);
  if (!own) return undefined;
  const [, before, words, count] = DICE.exec(text.slice(own.key.span.start, own.value.span.end)) ?? [];
  if (words === undefined) return undefined;
  const from = text.indexOf(before + words, own.key.span.start) + before.length;
  const end = text.indexOf('\n', from);
  // The lines below have nothing to belong to.
  if (found.code !== 'syntax/indent' && (start < from || start > end)) return undefined;
  const number = /^an?$/i.test(count)
    ? 1
    : Math.max(Number(count) || 0, writtenNumbers.indexOf(count.toLowerCase()));
  const brings = `brings: { rolls: { ${ROLL}: { dice: ${number}d6 } } }`;
  const at = own.key.span.start;
  const indent = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).replace('-', ' ');
  const make = `make a ${ROLL}`;
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
