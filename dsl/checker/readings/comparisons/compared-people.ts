/**
 * Somebody who is known, compared with you or with a number: `if the target's owner has fewer fruits in their row than you`, `if that
 * player has fewer coins than the bill`; and by how much: `if an opponent has at least 2 more fruits than you`.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { handOf, isAnyCard } from '../places/cards-in-hands.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const NOUN = '(?!(?:more|fewer|less|than|of|in|on)\\b)[a-z-]+(?: (?!(?:than|of|in|on|as)\\b)[a-z-]+)?';
const PLACE = '(?: (?<at>in|on) (?:(?:their|the|your) )?(?<zone>[a-z]+(?: (?!than\\b)[a-z]+)?))?';
const HAS = '(?:has|have|controls?|owns?)(?: (?<by>at least \\d+))? (?<how>more|fewer|less)';
const END = '(?=$|[,:\\n]| and | or )';
const OWNER = "(?:the|that) [a-z]+'s (?:owner|controller)";
const KNOWN = new RegExp(
  `\\b(?<head>if|while|and|or|unless|where) (?<who>${OWNER}|that (?:player|opponent)|the [a-z]+|you) ${HAS} (?<what>${NOUN})${PLACE} than (?<than>you(?: do| have)?|${OWNER}|(?:the|that) [a-z]+|\\([^()]+\\)|\\d+)${END}`,
  'g',
);
const BY_SO_MANY = new RegExp(
  `\\b(?<head>if|while|and|or) (?:(?<own>you)|an? (?<who>opponent|player|another player)) ${HAS} (?<what>${NOUN})${PLACE} than (?<than>you(?: do| have)?|(?<each>each|every|any|all|an?)(?: other)? (?:opponents?|players?)(?: do(?:es)?| ha(?:s|ve))?)${END}`,
  'g',
);

/** Several of whom each is compared by the cards they hold: `each opponent who has more cards than you`. */
const EACH_OF = new RegExp(
  `\\b(?<who>(?:each|every|an?|any) (?:other )?(?:player|opponent)|another player) (?:(?:that|who) ${HAS}|with(?: (?<least>at least \\d+))? (?<many>more|fewer|less)) (?<what>${NOUN})${PLACE} than you(?: do| have)?(?=$|[,:\\n]| )`,
  'g',
);

/** `pull a fruit from each opponent where ...` */
const FROM_EACH = /^(\s*)([a-z-]+ an? [a-z-]+) from (each (?:other )?(?:player|opponent) where [^,:\n]+)$/gm;

interface Held {
  readonly what: string;
  readonly at: string | undefined;
  readonly zone: string | undefined;
}

/** How much of something somebody has; `whose` as an owner: `your`, `that player's`. */
function heldBy(vocabulary: Vocabulary, whose: string, { what, at, zone }: Held): string | undefined {
  if (zone !== undefined) {
    const place = vocabulary.terms.get(zone)?.[0]?.symbol;
    return nounSaid(vocabulary, what)?.of === 'card' && place?.sort === 'zone' && place.of === 'player'
      ? `the number of ${what} ${at} ${whose} ${zone}`
      : undefined;
  }
  if (vocabulary.counters.some((each) => each.of === 'player' && forms(each).many === what))
    return `${whose} ${what}`;
  if (nounSaid(vocabulary, what)?.of !== 'card') return undefined;
  const hand = isAnyCard(what) ? handOf(vocabulary) : undefined;
  if (hand !== undefined) return `the number of cards in ${whose} ${hand}`;
  return `the number of ${what} of ${whose === 'your' ? 'yours' : whose.replace(/'s$/, '')}`;
}

/** The text with each such comparison as one of numbers; none where there is none. */
export function withComparedPeople(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:more|fewer|less) .* than /.test(text)) return [];
  const named = (said: string): boolean => vocabulary.terms.has(said.replace(/^(?:the|that) /, ''));
  const put = text
    .replaceAll(KNOWN, (said: string, ...rest: unknown[]) => {
      const { head, who, by, how, what, at, zone, than } = rest.at(-1) as Record<string, string | undefined>;
      const isOfOwner = / (?:owner|controller)$/.test(than!);
      // The language has these as they are.
      if (who === 'you' && !isOfOwner) return said;
      const isPlayer = /^that (?:player|opponent)$/.test(who!);
      if (
        (isPlayer && than!.startsWith('you') && by === undefined) ||
        (/^the [a-z]+$/.test(who!) && named(who!))
      )
        return said;
      const held = { what: what!, at, zone };
      const one = heldBy(vocabulary, who === 'you' ? 'your' : `${who}'s`, held);
      const isYou = than!.startsWith('you');
      const two = isYou
        ? heldBy(vocabulary, 'your', held)
        : isOfOwner
          ? heldBy(vocabulary, `${than}'s`, held)
          : /^(?:the|that) /.test(than!) && named(than!)
            ? undefined
            : than;
      if (one === undefined || two === undefined) return said;
      return `${head} ${one} ${one.startsWith('the number') ? 'is' : 'are'} ${boundOf(how!, by, two)}`;
    })
    .replaceAll(BY_SO_MANY, (said: string, ...rest: unknown[]) => {
      const { head, own, who, by, how, what, at, zone, than, each } = rest.at(-1) as Record<
        string,
        string | undefined
      >;
      if (by === undefined || (own === undefined) !== than!.startsWith('you')) return said;
      const held = { what: what!, at, zone };
      const [mine, theirs] = [heldBy(vocabulary, 'your', held), heldBy(vocabulary, "that player's", held)];
      if (mine === undefined || theirs === undefined) return said;
      if (own === undefined)
        return `${head} there is ${who === 'opponent' ? 'an opponent' : `${who === 'player' ? 'a ' : ''}${who}`} where ${theirs} is ${boundOf(how!, by, mine)}`;
      const opposite = how === 'more' ? 'fewer' : 'more';
      if (/^an?$|^any$/.test(each!))
        return `${head} there is an opponent where ${theirs} is ${boundOf(opposite, by, mine)}`;
      const [, number] = /(\d+)/.exec(by)!;
      return `${head} there is no opponent where ${theirs} is ${how === 'more' ? `more than (${mine} - ${number})` : `less than (${mine} + ${number})`}`;
    });
  const each = put
    .replaceAll(EACH_OF, (said: string, ...rest: unknown[]) => {
      const { who, by, how, least, many, what, at, zone } = rest.at(-1) as Record<string, string | undefined>;
      const held = { what: what!, at, zone };
      const [mine, theirs] = [heldBy(vocabulary, 'your', held), heldBy(vocabulary, "that player's", held)];
      // Others are somewhere, which the text has to name.
      if (mine === undefined || theirs === undefined || zone !== undefined || !isAnyCard(what!)) return said;
      const one = `${who!.replace(/^every /, 'each ')} where ${theirs} is ${boundOf((how ?? many)!, by ?? least, mine)}`;
      const isFirst = /(?:^|\n) *$/.test(put.slice(0, rest.at(-3) as number));
      return isFirst && !one.startsWith('each') ? `choose ${one.replace(/^any /, 'a ')}\nthat player` : one;
    })
    .replaceAll(FROM_EACH, '$1for $3, $2 of that player');
  return each === text ? [] : [each];
}

/** `more`, `at least 2 fewer` than a number. */
function boundOf(how: string, by: string | undefined, than: string): string {
  const number = /\d+/.exec(by ?? '')?.[0];
  if (number === undefined) return `${how === 'more' ? 'more' : 'less'} than ${than}`;
  return how === 'more' ? `at least (${than} + ${number})` : `at most (${than} - ${number})`;
}
