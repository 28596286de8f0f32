/**
 * A card that changes sides for a time: `take control of a fruit until the end of your turn`, `steal a fruit, at the start of your next
 * turn give it back`. It goes back to who had it, if it is still where it was brought.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { destinationsIn, type VerbDestination } from '../words/verb-destinations.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const TAKE = '(?:(?:take|gain|get|seize) control of|take over|borrow|([a-z]+))';
const WHAT =
  '((?:an?|that|the|another) ([a-z-]+)(?: card)?((?: (?:in|of|from|with|without|where) [^,:;]+?)?))';
const BACK =
  "(?:it (?:returns|goes back|comes back)|(?:return|give|move|put) (?:it|that card|that [a-z-]+|the [a-z-]+)(?: back)?|give (?:it|that [a-z-]+) back)(?: back)?(?: (?:in)?to (?:its (?:owner|controller|previous owner|original owner)|that player|them|(?:its owner's|that player's|their) [a-z]+|where it was))?";
const AT = '(at the (?:end|start|beginning) of (?:your|the|this)(?: next)? (?:turn|round))';
const UNTIL =
  '(?:until|for) (?:the )?(?:(end|start|beginning) of )?(your next turn|your turn|the turn|this turn|turn|the round|round)';
const LENT = new RegExp(
  `^(\\s*)((?:[^,:\\n]+, )*?)((?:you may )?)${TAKE} ${WHAT}(?: ${UNTIL}(?:,? (?:and )?then,? ${BACK})?|(?:,|;|\\n\\s*)? ?(?:and |then |but )*${AT},? ${BACK})$`,
  'm',
);

/** The text with each such sentence in lines of its own; none where the game has no such place. */
export function withLentForATime(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replace(
    LENT,
    (
      said,
      margin: string,
      head: string,
      may: string,
      word: string | undefined,
      what: string,
      noun: string,
      place: string,
      edge: string | undefined,
      span: string | undefined,
      at: string | undefined,
    ) => {
      const there = takerOf(vocabulary, word, noun);
      if (!there || (isBare(there) && /^(?:the |this )?turn$/.test(span ?? ''))) return said;
      const { zone, verb } = there;
      const { one } = forms(zone);
      const where = /^(?:an?|another) /.test(what) && place === '' ? ` in an opponent's ${one}` : '';
      const when = at ?? `at the ${edge ?? (/next/.test(span!) ? 'start' : 'end')} of ${spanOf(span!)}`;
      const back = `${when.replace('beginning', 'start')}, if the lent is in your ${one}, move the lent to the lender's ${one}`;
      const own = [
        `${may}choose ${what}${where} as lent`,
        `let lender be the lent's controller`,
        `${verb.id} the lent`,
        back,
      ];
      if (/^(?:that|the) /.test(what)) own[0] = `choose ${what} as lent`;
      if (head === '') return own.map((each) => margin + each).join('\n');
      return [margin + head.replace(/, $/, ':'), ...own.map((each) => `${margin}  ${each}`)].join('\n');
    },
  );
  const both = withBothLent(put, vocabulary);
  return both === text ? [] : [both];
}

const BOTH = new RegExp(
  `^(\\s*)((?:exchange|swap|trade|switch) the ([a-z-]+) (?:for|with|and) the ([a-z-]+)) (?:until|for) (?:the )?(?:(end|start|beginning) of )?(your next turn|your turn|the round|round)$`,
  'm',
);

/** `exchange the first for the second until the end of your next turn`: each goes back, if it still is where it was brought. */
function withBothLent(text: string, { zones }: Vocabulary): string {
  const found = BOTH.exec(text);
  if (!found || /\blender\b/.test(text)) return text;
  const [said, margin, exchange, one, other, edge, span] = found;
  const places = zones.filter(({ of, inPlay }) => of === 'player' && inPlay).map((zone) => forms(zone).one);
  const chosen = (name: string): RegExpExecArray | null =>
    new RegExp(
      `\\bchoose [^\\n]*? in (your|an opponent's|another player's) (${places.join('|')})(?: [^\\n]*?)? as ${name}$`,
      'm',
    ).exec(text.slice(0, found.index));
  const [first, second] = [chosen(one), chosen(other)];
  const isMine = first?.[1] === 'your';
  if (!first || !second || isMine === (second[1] === 'your') || first[2] !== second[2]) return text;
  const [mine, theirs] = isMine ? [one, other] : [other, one];
  const lines = [
    `let lender be the ${theirs}'s controller`,
    exchange,
    `at the ${edge?.replace('beginning', 'start') ?? (/next/.test(span) ? 'start' : 'end')} of ${spanOf(span)}:`,
    `  if the ${mine} is in the lender's ${first[2]}, move the ${mine} to your ${first[2]}`,
    `  if the ${theirs} is in your ${first[2]}, move the ${theirs} to the lender's ${first[2]}`,
  ];
  return text.replace(said, lines.map((line) => margin + line).join('\n'));
}

const spanOf = (said: string): string =>
  said.startsWith('your') ? said : /round/.test(said) ? 'the round' : 'your turn';

/** Whether a verb takes such a card from anywhere: what is read so may be used in the turn of another player. */
const isBare = ({ verb }: VerbDestination): boolean =>
  /^an? [a-z-]+$/.test(verb.parameters[0].phrase.snippet.text.trim());

/** The verb that brings such a card to one's own side: the one that is named, or the one that takes from others. */
function takerOf(
  vocabulary: Vocabulary,
  word: string | undefined,
  noun: string,
): VerbDestination | undefined {
  if (nounSaid(vocabulary, noun)?.of !== 'card') return undefined;
  const takers = destinationsIn(vocabulary).filter(
    ({ zone, of, verb }) =>
      of === 'doer' && zone.inPlay && /\bopponent's\b/.test(verb.parameters[0].phrase.snippet.text),
  );
  if (word === undefined) return takers.at(0);
  const named = vocabulary.verbForms.get(word)?.verb;
  const bare = destinationsIn(vocabulary).filter(
    (each) => each.of === 'doer' && each.zone.inPlay && isBare(each),
  );
  return [...takers, ...bare].find(({ verb }) => verb === named);
}
