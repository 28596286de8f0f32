/**
 * Verbs with objects of their own that are forbidden in one sentence: `opponents cannot move carts or answer you`, `that player cannot
 * sell fruits, move carts or draw cards until end of turn`. Each verb is forbidden by itself.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const SPAN =
  '(?: (?:until [^,:\\n]+|this (?:turn|round)|for the rest of (?:the|this) (?:turn|round)|during (?:the|this) (?:turn|round)))?';
/** What holds only as long as something does: it belongs to each of them. */
const WHILE = /^(.*?),? (?:while|as long as) ([^,:\n]+)$/;
const PASSIVE = /^be [a-z-]+/;
const LINE = new RegExp(
  `^(\\s*(?:- )?)((?:[^,:\\n]+, )*)([^,:\\n]+?) (?:cannot|can not|may not) ([a-z-]+(?: [^:\\n]+?)? (?:or|nor) [a-z-]+ [^,:\\n]+?)(${SPAN})$`,
);

/** The text with each such line as one for each verb, or one sentence with all of them; none where there is none. */
export function withOneOrAnotherForbidden(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:cannot|can not|may not)\b/.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) => {
      const [, early = line, condition] = WHILE.exec(line) ?? [];
      const [, margin, head = '', who, acts = '', span = ''] = LINE.exec(early) ?? [];
      if (margin === undefined) return line;
      const before = condition === undefined ? head : `while ${condition}, ${head}`;
      const parts = acts.split(/,? (?:or|nor) |, /).map((part) => part.replace(/^cannot /, ''));
      // What is done to it beside what it does: `cannot move or be sold`.
      const isMixed = parts.some((part) => PASSIVE.test(part)) && parts.some((part) => !PASSIVE.test(part));
      const areVerbs = parts.every((part) => {
        const [first, second] = part.split(' ');
        if (isMixed && PASSIVE.test(part)) return vocabulary.verbForms.get(second)?.form === 'participle';
        return (isMixed || second !== undefined) && vocabulary.verbForms.get(first)?.form === 'base';
      });
      // Whether a place behind the last is that of all of them is open.
      const isPlaced =
        / (?:in|of|from) /.test(parts.at(-1)!) &&
        parts.slice(0, -1).some((part) => !/ (?:in|of|from) /.test(part));
      if (!areVerbs || isPlaced || / (?:if|unless) /.test(acts)) return line;
      const rules = parts.map((part) => `${who} cannot ${part}${span}`);
      return span === '' && !margin.includes('-')
        ? rules.map((rule) => margin + before + rule).join('\n')
        : margin + before + rules.join(' and ');
    })
    .join('\n');
  return put === text ? [] : [put];
}
