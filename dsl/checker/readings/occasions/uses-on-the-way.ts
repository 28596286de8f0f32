/**
 * The use of cards for which a game has no verb: `when an opponent plays a fruit`, where used fruits are in a zone of their players for a
 * moment. That they enter it is waited for: they are there for nothing else.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import { neverInPlay } from '../../suggestions/own-uses.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const USED =
  /\b(when(?:ever)?|each time) (you|an opponent|a player|another player) (?:plays?|uses?|casts?) (an?|another) ([a-z-]+(?: [a-z-]+)?)(?=[,:])/g;
/** What it is used for has not happened yet where it enters: it has no effect as long as this turn. */
const VOID =
  /\b(that [a-z-]+(?: card)?|it) (?:has no effect|does nothing|is (?:cancell?ed|countered|negated|ignored)|does not (?:happen|resolve))(?=$|[.,;\n]| and )/gm;
const WHOSE: Readonly<Record<string, string>> = {
  you: 'your',
  'an opponent': "an opponent's",
  'a player': 'any',
  'another player': "an opponent's",
};

/** The text that waits for the zone; none where a verb of the game is done with such cards, or several zones may be meant. */
export function withUsesOnTheWay(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(USED, (said, _when: string, who: string, article: string, what: string) => {
    const noun = firstNounSaid(vocabulary, what);
    const kind = vocabulary.kinds.find((each) => noun !== undefined && forms(each).one === noun.one);
    const zone = kind && zoneOfUse(vocabulary, kind);
    return zone === undefined || !what.endsWith(noun!.said)
      ? said
      : `when ${article} ${what} enters ${WHOSE[who]} ${zone}`;
  });
  // What is moved while it is used goes on to where used cards go.
  const isMoved = [...put.matchAll(/\b([a-z]+)s? (?:that [a-z-]+|it)\b/g)].some(
    ([, word]) => /^(?:move|take|put|return)$/.test(word) || vocabulary.verbForms.has(word),
  );
  return put === text || isMoved
    ? []
    : [withOwners(put).replaceAll(VOID, '$1 has no effect until end of turn')];
}

const ENTERS = /\bwhen (?:an?|another) ([a-z-]+) enters [^,:\n]*[,:]/;
const PLAYERS = /\b(?:players?|opponents?)\b/;

/** `that player`, who uses the card, as its owner; where other players are named it is open who is meant. */
function withOwners(text: string): string {
  const [event, noun] = ENTERS.exec(text) ?? [];
  if (event === undefined) return text;
  const at = text.indexOf(event) + event.length;
  const behind = text.slice(at).replaceAll(/\bthat (?:player|opponent)\b/g, `that ${noun}'s owner`);
  return PLAYERS.test(behind) ? text : text.slice(0, at) + behind;
}

/** The zone of players, open to all, that takes cards which are never in play. */
function zoneOfUse(vocabulary: Vocabulary, kind: KindSymbol): string | undefined {
  if (!neverInPlay(vocabulary, kind)) return undefined;
  const [zone, ...more] = vocabulary.zones.filter(
    ({ of, inPlay, order, takes, seenBy }) =>
      of === 'player' &&
      !inPlay &&
      order !== 'stack' &&
      seenBy !== 'owner' &&
      seenBy !== 'nobody' &&
      takes?.includes(kind) === true,
  );
  return zone && more.length === 0 ? forms(zone).one : undefined;
}
