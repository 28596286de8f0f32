/** The opponents of the player who has a card: in a game without partners all other players. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const ONE =
  "(?:(?:that|the) [a-z-]+|this card)'s (?:owner|controller|player)|its (?:owner|controller|player)|that player|the active player";
const EACH_OF = new RegExp(`\\b(each|every|all) (?:other )?opponents? of (${ONE})(?![\\w'])`, 'g');
const ALL_EACH = new RegExp(
  `\\b(?:the |all )?(?:opponents of (${ONE})|(${ONE})'s opponents) (gain|lose|draw|discard)( [^,:\\n]+?),?( each)?(?=$|[,:])`,
  'gm',
);

/** `each opponent of that fruit's owner` is each player other than that one. */
export function withOpponentsOfOwners(text: string, { terms }: Vocabulary): string[] {
  if (terms.has('partner') || !/\bopponents?\b/.test(text)) return [];
  const put = text
    .replaceAll(
      ALL_EACH,
      (_, one: string | undefined, other: string | undefined, verb: string, rest: string) =>
        `each player other than ${one ?? other} ${verb}s${rest}`,
    )
    .replaceAll(
      EACH_OF,
      (_, each: string, who: string) => `${each === 'all' ? 'each' : each} player other than ${who}`,
    );
  return put === text ? [] : [put];
}
