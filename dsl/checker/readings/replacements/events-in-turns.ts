/**
 * What would happen in somebody's turn, or outside of it: `on your turn, if you would sell a fruit, ...`, `if an opponent
 * would sell a fruit outside their turn, ...`. Whose turn it is becomes a condition in front, or the player is the active one.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const OTHERS = "an opponent's|each opponent's|any opponent's|opponents'";
const ANYBODY = "another player's|other players'|someone else's|somebody else's";
const THEIRS = "their|their own|that player's";
const WHOSE = `(?<whose>your|your own|${OTHERS}|${ANYBODY}|${THEIRS})`;
const SIDE =
  "(?<side>on|in|during|outside(?: of)?|except (?:on|in|during)|(?:when|while) (?:it is not|it's not|it isn't))";
const HEAD =
  '(?<head>\\s*(?:while [^,:]+, |until [^,:]+, |for the rest of [^,:]+, )*)(?<often>(?:(?:once|twice|\\d+ times) per [a-z]+, )?)';
const WHEN =
  '(?<when>if|when(?:ever)?|each time|every time|the first time(?: (?:each|every|in each) turn)?(?: that)?)';
const WHO =
  '(?<who>you|an opponent|any opponent|each opponent|a player|any player|they|[^,:]+?(?= would be ))';
const FORMS: readonly RegExp[] = [
  `${HEAD}${SIDE} ${WHOSE} turns?, ${WHEN} ${WHO} would (?<act>[^,:]+?)(?<rest>[,:].*)`,
  `${HEAD}${WHEN} ${WHO} would (?<act>[^,:]+?),? ${SIDE} ${WHOSE} turns?(?<rest>[,:].*)`,
].map((form) => new RegExp(`^${form}$`));

/** The text with such turns in the words of the language; where some play together, the turn of another one may be a partner's. */
export function withEventsInTurns(text: string, { seating }: Vocabulary): string[] {
  if (seating.teams || !/\bwould\b[^\n]*\bturns?\b|\bturns?\b[^\n]*\bwould\b/.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) => inTurn(line) ?? line)
    .join('\n');
  return put === text ? [] : [put];
}

function inTurn(line: string): string | undefined {
  const groups = FORMS.map((form) => form.exec(line)?.groups).find((each) => each !== undefined);
  if (!groups) return undefined;
  const { head, often, side, whose, when, who, act, rest } = groups;
  const inside = /^(?:on|in|during)$/.test(side);
  const turn = turnOf(who, whose, inside);
  if (!turn) return undefined;
  const limit = when.startsWith('the first time') ? 'once per turn, ' : often;
  return `${head}${turn.front}${limit}if ${turn.who} would ${act}${rest}`;
}

const ACTIVE = 'the active player';

/** What holds of whose turn it is, and who does it then. */
function turnOf(
  who: string,
  whose: string,
  inside: boolean,
): { readonly front: string; readonly who: string } | undefined {
  const front = (isYours: boolean): string => `while you are ${isYours ? '' : 'not '}${ACTIVE}, `;
  const one = who.replace(/^(?:any|each) opponent$/, 'an opponent').replace(/^any player$/, 'a player');
  if (whose.startsWith('your')) return who === 'they' ? undefined : { front: front(inside), who: one };
  // What it is done to is nobody's turn.
  if (!/^(?:you|they|an? (?:opponent|player))$/.test(one))
    return inside && new RegExp(`^(?:${OTHERS})$`).test(whose)
      ? { front: front(false), who: one }
      : undefined;
  const isTheirs = new RegExp(`^(?:${THEIRS})$`).test(whose);
  const isAnother = new RegExp(`^(?:${ANYBODY})$`).test(whose);
  if (who === 'you') return isTheirs || !inside ? undefined : { front: front(false), who };
  if (who === 'they')
    return isTheirs || isAnother || !inside ? undefined : { front: front(false), who: ACTIVE };
  if (isTheirs)
    return inside
      ? { front: one === 'an opponent' ? front(false) : '', who: ACTIVE }
      : { front: '', who: `${one} other than ${ACTIVE}` };
  if (!inside) return undefined;
  if (isAnother) return { front: '', who: `${one} other than ${ACTIVE}` };
  return { front: front(false), who: one };
}
