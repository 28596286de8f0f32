/**
 * What a card adds that is used to change a roll, without saying when: `+1 for each fruit in your shed`, `if the roll is a wind roll, +2
 * to it`. It is added to the roll that is changed with it.
 */
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import type { EntryKind } from '../../../../language/syntax/ast.ts';
import type { KindSymbol } from '../../../../language/symbols/symbols.ts';
import { useOfThis } from '../../../suggestions/own-uses.ts';

const ROLL =
  '(?:the|that|this|your|the modified|the changed|any) roll(?: (?:it|this) (?:changes|modifies|is used on))?';
const TO = `(?: (?:to|on) (?:${ROLL}|it))?`;
const LINE = new RegExp(
  `^(?:(?:if|when|while) (?<so>[^,:]+), )?(?:this(?: card)? (?:gets|gives|adds|is worth) )?(?:an (?:additional|extra) )?(?<amount>[+-]\\d+)${TO}(?:(?<each> for (?:each|every) [^,:]+)| to (?<all>each [^,:]+))?(?:,? if (?<behind>[^,:]+))?$`,
);
const OF_KIND = /^(?:the|that|this) (?:modified |changed )?roll is (?:an? |your |the )([a-z]+) roll$/;

/** A text with each such line as what happens when the card is used; none where there is none. */
export function withOwnChanges(
  text: string,
  words: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  if (entry !== 'abilities' || !kind || !/^(?:.*\s)?[+-]\d/m.test(text)) return [];
  const [, id, preposition] = /^([a-z-]+) ([a-z]+) this$/.exec(useOfThis(words, kind) ?? '') ?? [];
  const verb = words.verbs.find((each) => each.id === id);
  const [changed] = verb?.parameters ?? [];
  if (!verb || !changed || changed.preposition) return [];
  const isOfRoll = /^an? (?:[a-z]+ )?roll$/.test(changed.phrase.snippet.text.trim());
  const put = text.split('\n').map((line) => {
    const groups = LINE.exec(line)?.groups;
    if (!groups) return line;
    const { so, amount, all, behind } = groups;
    const each = groups.each ?? (all === undefined ? '' : ` for ${all}`);
    const condition = so ?? behind;
    // A number alone is what the card has in any case.
    if (each === '' && condition === undefined) return line;
    const [, sort] = OF_KIND.exec(condition ?? '') ?? [];
    const isSort = words.rolls.some((roll) => forms(roll).one === `${sort} roll`);
    if (/\broll\b/.test(condition ?? '') && !isSort) return line;
    // A card that is used for a contest adds to the roll of the player who uses it.
    if (!isOfRoll)
      return words.contests.length === 0 || condition !== undefined ? line : `${amount} to your roll${each}`;
    const event = `when you ${verb.id} a ${isSort ? `${sort} ` : ''}roll ${preposition} this`;
    return `${event}, ${condition === undefined || isSort ? '' : `if ${condition}, `}${amount} to that roll${each}`;
  });
  const said = put.join('\n');
  return said === text ? [] : [said];
}
