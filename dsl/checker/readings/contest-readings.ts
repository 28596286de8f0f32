/**
 * Who wins and who loses, as people write it with the verb that begins the contest: `when an opponent duels you and loses`,
 * `when you lose a duel`.
 */
import { thirdPerson, withArticle } from '../../text/english-inflection.ts';
import { longestTerm, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { ContestSymbol, VerbSymbol } from '../../language/symbols/symbols.ts';

/** A verb of the game that holds a contest. */
interface Holding {
  readonly verb: VerbSymbol;
  readonly contest: ContestSymbol;
}

function holdingIn(vocabulary: Vocabulary): Holding[] {
  return vocabulary.verbs.flatMap((verb) => {
    const hold = verb.body.find((each) => each.kind === 'order' && each.verb.text === 'hold');
    const object = hold?.kind === 'order' ? hold.args.object : undefined;
    const symbol =
      object?.kind === 'noun' && object.heads.length === 1
        ? longestTerm(vocabulary, object.heads[0].words)?.meanings[0].symbol
        : undefined;
    return symbol?.sort === 'contest' ? [{ verb, contest: symbol }] : [];
  });
}

const WHO = '(you|an opponent|a player|another player|that player|the [a-z-]+)';

/** A text with each such event as one of the contest. */
export function withContests(text: string, vocabulary: Vocabulary): string[] {
  const lines = text.split('\n');
  return holdingIn(vocabulary).flatMap(({ verb: { id }, contest }) => {
    const a = withArticle(contest.names.en[0]);
    const does = `(?:${id}|${thirdPerson(id)})`;
    const using = new RegExp(
      `\\b(?:when(?:ever)?|if) (you|an opponent|a player) ${does} (?:using|with) this(?: card)? and (?:you |they )?(wins?|loses?)(?: it)?, `,
    );
    const lost = new RegExp(
      `\\b(?:when(?:ever)?|if) (you|an opponent|a player) (wins?|loses?) (?:an?|the|this|that) ${id} (?:using|with) this(?: card)?, `,
    );
    const against = new RegExp(
      `\\b(when(?:ever)?|each time|if) ${WHO} ${does} ${WHO} and (?:you |they |that player )?(wins?|loses?)(?: it)?(?=,|:)`,
    );
    const noun = new RegExp(`\\b(wins?|loses?) (?:a|the|that|this|their|your) ${id}\\b`);
    const put = lines.map((line) =>
      line
        .replace(
          using,
          (_, who: string, how: string) =>
            `before ${who} ${who === 'you' ? id : thirdPerson(id)} using this, until the end of the ${id}, when ${who} ${how} ${a}, `,
        )
        .replace(
          lost,
          (_, who: string, how: string) =>
            `before ${who} ${who === 'you' ? id : thirdPerson(id)} using this, until the end of the ${id}, when ${who} ${how} ${a}, `,
        )
        .replace(
          against,
          (_, when: string, who: string, rival: string, how: string) =>
            `${when === 'if' ? 'when' : when} ${who} ${how} ${a} against ${rival}`,
        )
        .replace(noun, `$1 ${a}`),
    );
    const said = put.join('\n');
    return said === text ? [] : [said];
  });
}
