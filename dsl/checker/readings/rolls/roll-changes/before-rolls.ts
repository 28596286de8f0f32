/**
 * What is done just before dice are thrown: `when you are about to make a fruit roll`, `when you would make a fruit roll`. The dice are thrown as
 * a part of what one does, so that it comes before that; `that roll` in the lines below is the next one. And what waits for the roll of one
 * card: `when you make a fruit roll for that fruit`.
 */
import { withArticle } from '../../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../../suggestions/word-suggestions.ts';
import { madeIn } from './next-rolls.ts';

const WHO = '(you|an opponent|a player|any player|another player)';
const ABOUT =
  '(?:would (?:make|throw|roll)|(?:are|is) (?:just )?about to (?:make|throw|roll)|(?:are|is) going to (?:make|throw|roll)|(?:makes?|throws?|rolls?))';
const BEFORE = new RegExp(
  `^(\\s*(?:[^,:\\n]+, )*)(when(?:ever)?|before|just before|right before|each time|every time|if) ${WHO} (${ABOUT}) an? ([a-z]+ roll)(?: for (an?(?:other)? [a-z-]+(?: of yours| in your [a-z]+)?|that [a-z-]+|this(?: card)?|the [a-z-]+(?: [a-z-]+)?))?(, [^\\n]+|:)$`,
);

/** The text with each such moment; none where there is none. */
export function withBeforeRolls(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:make|makes|throw|throws|roll|rolls) an? [a-z]+ roll\b/.test(text)) return [];
  const made = madeIn(vocabulary);
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const [, head, when, who, about, roll, card, rest] = BEFORE.exec(line) ?? [];
    const act = roll === undefined ? undefined : made.get(roll);
    if (head === undefined || act === undefined || rest === undefined) return [];
    const isBefore = /^(?:would|are|is)\b/.test(about!) || /before/.test(when!);
    // By itself it is a roll that is thrown; of one card it is what is done with that one.
    if (!isBefore && (card === undefined || !/^(?:that|this|the (?!equipped\b))/.test(card))) return [];
    if (when === 'if' && !/^would\b/.test(about!)) return [];
    const [verb, noun] = act.split(/ (?=an? )/);
    const form = vocabulary.verbForms.get(verb);
    if (!form) return [];
    const does = `${who} ${verbIn(vocabulary, form.verb.id, who === 'you' ? 'base' : 'third')} ${card ?? noun}`;
    const margin = /^\s*/.exec(line)![0];
    const length = lines.slice(at + 1).findIndex((each) => !each.startsWith(`${margin} `));
    const end = length < 0 ? lines.length : at + 1 + length;
    if (!isBefore) {
      // What waits for the roll of a card that is being used has to wait from before that.
      const around = lines.findLastIndex((each, i) => i < at && /^\s*/.exec(each)![0].length < margin.length);
      const using = new RegExp(`\\bwhen(?:ever)? (${who} ${does.split(' ')[1]} )`);
      const above = lines
        .slice(0, at)
        .map((each, i) => (i <= around ? each.replace(using, 'before $1') : each));
      return [[...above, `${head}when ${does}${rest}`, ...lines.slice(at + 1)].join('\n')];
    }
    // What comes in the place of the roll is something else.
    if (/\binstead\b/.test(lines.slice(at, end).join('\n'))) return [];
    const own = rest === ':' ? lines.slice(at + 1, end) : [`${margin}  ${rest.slice(', '.length)}`];
    const put = own.map((each) => ofTheNext(each, who!, roll!));
    if (put.includes(undefined)) return [];
    return [[...lines.slice(0, at), `${head}before ${does}:`, ...put, ...lines.slice(end)].join('\n')];
  });
}

const CHANGE = /^(\s*(?:[^,:]+, )?[+-](?:\d+|\([^()]+\))) to (?:that|the) roll$/;
const ASKED = /^(\s*)((?:if (?:you|they|that player) do|otherwise), )?(if that roll .+)$/;

/** A line with `that roll` as the one that is thrown next; undefined where it means it in another way. */
function ofTheNext(line: string, who: string, roll: string): string | undefined {
  if (!/\b(?:that|the) roll\b/.test(line)) return line;
  if (who !== 'you') return undefined;
  const [, change] = CHANGE.exec(line) ?? [];
  if (change !== undefined) return `${change} to your next ${roll} until end of turn`;
  const [, margin, answer, asked] = ASKED.exec(line) ?? [];
  if (margin === undefined || asked === undefined) return undefined;
  const waits = `until end of turn, once, when ${withArticle(roll)} of yours is final, ${asked}`;
  return answer === undefined
    ? `${margin}${waits}`
    : `${margin}${answer.replace(/, $/, ':')}\n${margin}  ${waits}`;
}
