/**
 * Verbs with objects of their own that are forbidden in one sentence: `opponents cannot move carts or challenge you`, `that player cannot
 * sell fruits, move carts or draw cards until end of turn`. Each verb is forbidden by itself.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const SPAN =
  '(?: (?:until [^,:\\n]+|this (?:turn|round)|for the rest of (?:the|this) (?:turn|round)|during (?:the|this) (?:turn|round)))?';
const LINE = new RegExp(
  `^(\\s*(?:- )?)((?:[^,:\\n]+, )*)([^,:\\n]+?) (?:cannot|can not|may not) ([a-z-]+ [^:\\n]+? (?:or|nor) [a-z-]+ [^,:\\n]+?)(${SPAN})$`,
);

/** The text with each such line as one for each verb, or one sentence with all of them; none where there is none. */
export function withOneOrAnotherForbidden(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:cannot|can not|may not)\b/.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) => {
      const [, margin, before = '', who, acts = '', span = ''] = LINE.exec(line) ?? [];
      if (margin === undefined) return line;
      const parts = acts.split(/,? (?:or|nor) |, /).map((part) => part.replace(/^cannot /, ''));
      const areVerbs = parts.every(
        (part) => part.includes(' ') && vocabulary.verbForms.get(part.split(' ')[0])?.form === 'base',
      );
      if (!areVerbs) return line;
      const rules = parts.map((part) => `${who} cannot ${part}${span}`);
      return span === '' && !margin.includes('-')
        ? rules.map((rule) => margin + before + rule).join('\n')
        : margin + before + rules.join(' and ');
    })
    .join('\n');
  return put === text ? [] : [put];
}
