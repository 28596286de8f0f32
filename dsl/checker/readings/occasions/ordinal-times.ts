/**
 * Which time it is, behind what happens or in front of it: `when you sell a fruit for the third time in a turn`, `the second time each turn
 * you sell a fruit`. By then it has happened so often.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const ORDINAL = `(${ORDINALS.join('|')})`;
const SPAN =
  '(?:each|every|per|this|in an?|in the same|in each|in one|in any|during an?|during each|within an?|within one|of (?:the|a|each)) (?:single )?(turn|round)';
const HEAD = '(\\s*(?:[^,:]+, )*?)';
const BEHIND = new RegExp(
  `^${HEAD}(?:when(?:ever)?|each time|every time) ([^,:]+?) (?:for )?(?:the|a) ${ORDINAL} time ${SPAN}(?=[,:])`,
);
const FRONT = new RegExp(
  `^${HEAD}the ${ORDINAL} time (?:${SPAN}(?: that| when)? ([^,:]+?)|(?:that |when )?([^,:]+?) ${SPAN})(?=[,:])`,
);

/** A text with each such time as how often it has happened; none where nothing changes. */
export function withOrdinalTimes(text: string, vocabulary: Vocabulary): string[] {
  if (!new RegExp(`\\b${ORDINAL} time\\b`).test(text)) return [];
  const put = text
    .split('\n')
    .map((line) => ofLine(line, vocabulary) ?? line)
    .join('\n');
  return put === text ? [] : [put];
}

function ofLine(line: string, vocabulary: Vocabulary): string | undefined {
  const behind = BEHIND.exec(line);
  const front = behind ? undefined : FRONT.exec(line);
  if (!behind && !front) return undefined;
  const [said, head, event, ordinal, span] = behind ?? [
    front![0],
    front![1],
    front![4] ?? front![5],
    front![2],
    front![3] ?? front![6],
  ];
  const past = happened(event, vocabulary);
  if (past === undefined) return undefined;
  const often = `the number of times ${past} this ${span}`;
  const [times, rest] = [ORDINALS.indexOf(ordinal) + 2, line.slice(said.length)];
  return `${head}when ${event}, if ${often} is ${times}${rest}`;
}

/**
 * What happens, as something that has happened: `an opponent sells a fruit` is `that opponent sold a fruit`. Several at once may be the
 * second and the third, which cannot be distinguished.
 */
function happened(event: string, vocabulary: Vocabulary): string | undefined {
  const [, passive, done = ''] = /^(.+?) (?:is|are) ([a-z-]+(?: .+)?)$/.exec(event) ?? [];
  const undergone = vocabulary.verbForms.get(done.split(' ')[0]);
  if (passive !== undefined && undergone)
    return isOfSeveral(undergone.verb) ? undefined : `${passive} was ${done}`;
  const [, who, word = '', rest = ''] =
    /^(you|an opponent|another player|a player|any player|that player|that opponent) ([a-z-]+)( .+)?$/.exec(
      event,
    ) ?? [];
  const form = vocabulary.verbForms.get(word);
  if (who === undefined || !form || isOfSeveral(form.verb)) return undefined;
  const whose = who === 'an opponent' ? 'that opponent' : who.endsWith('player') ? 'that player' : who;
  return `${whose} ${verbIn(vocabulary, form.verb.id, 'participle')}${rest}`;
}

const isOfSeveral = ({ parameters: [object] }: VerbSymbol): boolean =>
  object !== undefined && !object.preposition && object.phrase.tree.determiner !== 'a';
