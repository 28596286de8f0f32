/**
 * What a verb is about, written as its object: `opponents cannot outbid your pears`, in a game that says `outbid a player for
 * a pear`.
 */
import { thirdPerson, withArticle } from '../../../text/english-inflection.ts';
import { forms, longestTerm, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { Parameter } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const OTHERS = '(opponents|other players|players|an opponent|a player|another player|each opponent)';
const CAN = '((?: cannot| can| may not| may)?)';

/** A text in which such a verb has its player as its object, and the card behind. */
export function withObjectsBehind(text: string, vocabulary: Vocabulary): string[] {
  return vocabulary.verbs.flatMap(({ id, parameters }) => {
    const [rival, ...behind] = parameters;
    const about = behind.find(
      ({ preposition, phrase }) => preposition !== undefined && isOfCards(vocabulary, phrase),
    );
    if (!rival || rival.preposition || about?.preposition === undefined || !isPlayer(rival)) return [];
    if (!text.includes(id) && !text.includes(verbIn(vocabulary, id, 'participle'))) return [];
    const { preposition } = about;
    const nouns = [...vocabulary.kinds.map(forms), { one: 'card', many: 'cards' }];
    const word = nouns.flatMap(({ one, many }) => [many, one]).join('|');
    const behindIt = '(?=,|:|$| until| this)';
    const yours = `(?:(?:your|all your|all of your) (${word})|(?:(?:an?|any|the|all) )?(${word})(?: of yours| (?:that )?you play| in your [a-z]+))${behindIt}`;
    const one = (noun: string): string =>
      withArticle(nouns.find((each) => each.many === noun || each.one === noun)?.one ?? noun);
    const done = verbIn(vocabulary, id, 'participle');
    const put = text
      .replaceAll(
        new RegExp(`\\b${OTHERS}${CAN} (${id}|${thirdPerson(id)}) ${yours}`, 'gm'),
        (_, who: string, can: string, does: string, yourOwn?: string, noun?: string) =>
          `${who}${can} ${does} you ${preposition} ${one(yourOwn ?? noun!)}`,
      )
      .replaceAll(
        new RegExp(`\\byou ${id} (?:an?|any|another) (${word})(?=,|:|$)`, 'gm'),
        (_, noun: string) => `you ${id} a player ${preposition} ${one(noun)}`,
      )
      .replaceAll(
        new RegExp(
          `\\b(when(?:ever)?|each time) (?:an?|any|your|one of your) (${word})(?: of yours| (?:that )?you play)? is ${done}(?=,|:)`,
          'gm',
        ),
        (said, when: string, noun: string) =>
          /of yours|you play|your/.test(said)
            ? `${when} an opponent ${thirdPerson(id)} you ${preposition} ${one(noun)}`
            : `${when} a player ${thirdPerson(id)} a player ${preposition} ${one(noun)}`,
      );
    return put === text ? [] : [put];
  });
}

const isPlayer = ({ phrase }: Parameter): boolean =>
  /\b(?:player|opponent)s?$/.test(phrase.snippet.text.trim());

function isOfCards(vocabulary: Vocabulary, { tree, snippet }: Parameter['phrase']): boolean {
  const symbol = longestTerm(vocabulary, tree.heads[0]?.words ?? [])?.meanings[0].symbol;
  return symbol?.sort === 'kind' || /\bcards?$/.test(snippet.text.trim());
}
