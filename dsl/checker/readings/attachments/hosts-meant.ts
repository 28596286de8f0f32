/**
 * The card that something is put on, in the words of people: `when you play a tool on a red cart`, `when a tool is attached to a cart`, and
 * `the cart it is on`, of a tool that somebody plays.
 */
import { thirdPerson, withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import { attaches } from './while-attached.ts';

const WHO = '(you|an opponent|a player|another player|any player)';

/** The text with each such card as the host of what is put on it; none where nothing changes. */
export function withHostsMeant(text: string, vocabulary: Vocabulary, kind: KindSymbol | undefined): string[] {
  const carried = vocabulary.kinds.filter(({ goesOn }) => goesOn).map((each) => forms(each).one);
  if (carried.length === 0 || !/\bwhen/.test(text)) return [];
  const hosts = vocabulary.kinds.filter(({ goesOn }) => !goesOn).map((each) => forms(each).one);
  const [verb] = vocabulary.verbs.filter(attaches).map(({ id }) => id);
  const put = carried.reduce(
    (said, one) => hostNamed(verb === undefined ? said : putOn(said, one, verb), one, hosts, kind),
    text,
  );
  return put === text ? [] : [put];
}

/** `one of your carts` is a cart of yours. */
const plain = (what: string): string =>
  what.replace(/^one of your ([a-z]+?)(?:e?s)$/, 'a $1 of yours').replace(/^any /, 'a ');

/** `when you play a tool on a red cart`: what is asked of its host behind the event. */
function putOn(text: string, one: string, verb: string): string {
  const a = withArticle(one);
  const asked = (who: string, did: string, what: string, sign: string, rest: string): string =>
    `when ${who === 'any player' ? 'a player' : who} ${did} ${a}${sign === ':' ? '' : ','} if that ${one}'s host is ${what}${sign}${rest}`;
  const WHAT = '((?:an?|one of your|any) [^,:\\n]+?)(,|:)()';
  return text
    .replace(
      new RegExp(
        `\\bwhen(?:ever)? ${WHO} (plays?|${verb}s?|puts?|places?|attach(?:es)?) ${a} (?:on|onto|to) ${WHAT}`,
      ),
      (_, who: string, did: string, what: string, sign: string, rest: string) =>
        asked(
          who,
          /^(?:put|place|attach)/.test(did) ? (who === 'you' ? verb : thirdPerson(verb)) : did,
          plain(what),
          sign,
          rest,
        ),
    )
    .replace(
      new RegExp(`\\bwhen(?:ever)? ${WHO} ${verb}s? ((?:an?|one of your|any) [^,:\\n]+?) with ${a}(,|:)()`),
      (_, who: string, what: string, sign: string, rest: string) =>
        asked(who, who === 'you' ? verb : thirdPerson(verb), plain(what), sign, rest),
    )
    .replace(
      new RegExp(
        `\\bwhen(?:ever)? ${a} (?:is|becomes|gets) (?:attached|equipped|added|put|placed) (?:on|onto|to) ${WHAT}`,
      ),
      (_, what: string, sign: string, rest: string) =>
        asked('a player', thirdPerson(verb), plain(what), sign, rest),
    );
}

/** `the cart it is on`, of what an event is about; `the equipped cart`, on a card that is put on none. */
function hostNamed(
  text: string,
  one: string,
  hosts: readonly string[],
  kind: KindSymbol | undefined,
): string {
  const at = text.search(new RegExp(`\\bwhen(?:ever)? [^,:\\n]*\\b${withArticle(one)}\\b`));
  if (at < 0) return text;
  const on = `(?:that|which) (?:it|that ${one}) is|(?:it|that ${one}) (?:is|was)`;
  const names = [
    `that ${one}'s (?:equipped )?(?:${hosts.join('|')}|bearer|wearer|holder)`,
    `the (?:${hosts.join('|')}|card) (?:${on}) (?:attached to|equipped to|put on|placed on|on)`,
    `its (?:bearer|wearer|holder|host)`,
    ...(kind?.goesOn ? [] : [`the (?:equipped|newly equipped) (?:${hosts.join('|')})`]),
  ];
  return (
    text.slice(0, at) +
    text.slice(at).replaceAll(new RegExp(`\\b(?:${names.join('|')})(?![a-z-])`, 'g'), `that ${one}'s host`)
  );
}
