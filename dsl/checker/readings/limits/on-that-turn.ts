/** What cannot be done in the turn in which something came: `this cannot be eaten the turn you plant it`, until the end of that turn. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const SELF = '(this(?: card)?|the equipped [a-z-]+)';
const TURN = new RegExp(
  `^(\\s*)${SELF} (cannot (?:be )?[a-z-]+(?: [^,:]+?)?) (?:on |during |in )?the (?:same )?turn (?:that |when |in which )?(?:(you) ([a-z-]+) (?:it|this(?: card)?)|(?:it|this(?: card)?) (?:is|was|has been) ([a-z-]+)|(?:it|this(?: card)?) ((?:enters|comes into) [a-z ]+))$`,
);

/** A text with the moment in front; none where nothing changes. */
export function withTurnsOfEvents(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .split('\n')
    .map((line) => {
      const [, margin, self, cannot, you, verb, done, came] = TURN.exec(line) ?? [];
      if (came !== undefined) return `${margin}when ${self} ${came}, ${self} ${cannot} until end of turn`;
      const act = vocabulary.verbForms.get(verb ?? done ?? '')?.verb.id;
      if (self === undefined || act === undefined) return line;
      const event =
        you === undefined ? `${self} is ${verbIn(vocabulary, act, 'participle')}` : `you ${verb} ${self}`;
      return `${margin}when ${event}, ${self} ${cannot} until end of turn`;
    })
    .join('\n');
  return put === text ? [] : [put];
}
