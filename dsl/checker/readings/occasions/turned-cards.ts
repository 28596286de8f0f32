/**
 * Cards that are turned face up: `when a fruit is turned face up`, by the verb of the game that does it. Another text can turn one without that
 * verb, so it is offered only.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { thirdPerson } from '../../../text/english-inflection.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const WHEN = '((?:^|\\n|, )(?:when(?:ever)?|each time|every time|before|after))';
const PASSIVE = new RegExp(
  `${WHEN} ((?:an?|this|one of your|an opponent's) ?(?:[a-z-]+ ?)*?) (?:is|gets) (?:turned|revealed from) face[- ](?:up|down)(?= by\\b|[,:])`,
  'g',
);
const ACTIVE = new RegExp(
  `${WHEN} (you|an opponent|a player|another player) turns? ((?:an?|this) ?(?:[a-z-]+ ?)*?) face[- ]up(?=[,:])`,
  'g',
);

/** The text with that verb; none where no verb of the game, or several, turn cards face up. */
export function withTurnedUp(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bface[- ](?:up|down)\b/.test(text)) return [];
  const [verb, ...more] = vocabulary.verbs.filter(turnsUp);
  if (!verb || more.length > 0) return [];
  const put = text
    .replaceAll(
      PASSIVE,
      (_, when: string, what: string) => `${when} ${what} is ${verbIn(vocabulary, verb.id, 'participle')}`,
    )
    .replaceAll(
      ACTIVE,
      (_, when: string, who: string, what: string) =>
        `${when} ${who} ${who === 'you' ? verb.id : thirdPerson(verb.id)} ${what}`,
    );
  return put === text ? [] : [put];
}

/** Whether a verb turns its object face up, whatever else it does. */
const turnsUp = ({ parameters: [object], texts = [] }: VerbSymbol): boolean =>
  object !== undefined &&
  texts.some(({ snippet }) => new RegExp(`^turn the ${object.name} face up$`, 'm').test(snippet.text));
