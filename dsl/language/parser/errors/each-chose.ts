/**
 * What follows from what each has chosen: `each player secretly chooses a card`, and below it `each player who chose a fruit draws
 * a card`. A player is known by the card.
 */
import { plural } from '../../../text/english-inflection.ts';

const CHOSEN =
  /^\s*(?:each|every|all) (?:other )?(?:player|opponent)s? (?:secretly )?(?:choos|pick|reveal|show)[a-z]* an? [^,:]+$/;
const DONE = '(?:secretly )?(?:chose|picked|revealed|showed|has chosen|has picked|has revealed)';
const WHO = new RegExp(
  `^(\\s*)(?:(?:each|every|any) (?:player|opponent)|whoever|everybody|everyone|anyone|anybody|all) (?:who )?${DONE} (an? ([a-z][a-z -]*?)),? ([a-z-]+s) ([^,:]+)$`,
);
const OTHERS = new RegExp(
  `^(\\s*)(?:(?:each|every) other (?:player|opponent)|(?:everybody|everyone) else|(?:each|every) (?:player|opponent) who did not|all others?) ([a-z-]+s) ([^,:]+)$`,
);
/** The card that the player has chosen. */
const OWN = new RegExp(
  `\\b(?:the card (?:that )?they ${DONE}|their (?:chosen|revealed|picked) card|their card|it)\\b`,
  'g',
);

const GIFT =
  /^(\s*)(each|every|all) (other )?(player|opponent)s? secretly (?:choose|pick)s? (an? [^,:]+?)(?: as ([a-z-]+))?$/;
const PASSED =
  /^(?:then )?(?:each|every|all|those) (?:other )?(?:player|opponent)s? (give|pass|hand|move)(?:e?s)? (?:(?:the|their) (?:chosen |picked )?([a-z-]+)|that [a-z-]+|it) to (?:(the|their) (next|previous) player|the player (?:on|to) their (left|right))('s [a-z-]+)?$/;

/** The same one player after the other, in a loop that does nothing else with it. */
const PASSED_IN_LOOP =
  /^(\s*)for (each (?:player|opponent))(?: in turn order(?: from [^,:\n]+)?)?(?:, |:\n\s+)(?:that (?:player|opponent) )?(gives?|pass|passes|hands?|moves?) (?:that (?:player|opponent)'s|their) ([a-z-]+) to (?:the|their|that (?:player|opponent)'s) (next|previous) player$/m;

const withoutLoop = (text: string): string =>
  text.replace(
    PASSED_IN_LOOP,
    (_, margin: string, each: string, verb: string, name: string, side: string) =>
      `${margin}${each} ${verb.startsWith('mov') ? 'moves' : 'gives'} their ${name} to the ${side} player`,
  );

/** What each has chosen goes to a neighbour: all of it at once, so that nobody passes on what came. */
function passedToNeighbours(said: readonly string[]): string[] {
  const lines = withoutLoop(said.join('\n')).split('\n');
  const at = lines.findIndex((line, i) => GIFT.test(line) && PASSED.test((lines[i + 1] ?? '').trim()));
  if (at < 0) return [];
  const [, margin, , other = '', who, what, name] = GIFT.exec(lines[at])!;
  const [, verb, called, , near, side, zone = ''] = PASSED.exec(lines[at + 1].trim())!;
  if (name !== undefined && called !== undefined && called !== name && called !== 'card') return [];
  const neighbour = near ?? (side === 'left' ? 'next' : 'previous');
  const goes = verb === 'move' ? 'moves' : 'gives';
  const put = `${margin}each ${other}${who} secretly ${goes} ${what} to the ${neighbour} player${zone}`;
  return [[...lines.slice(0, at), put, ...lines.slice(at + 2)].join('\n')];
}

/** Lines that mean the players by the cards that they have chosen, as loops over these cards. */
export function eachChose(lines: readonly string[]): string[] {
  return [...passedToNeighbours(lines), ...meantByCards(lines)];
}

/** Whom a line is about: of all who have chosen, opponents are only some. */
const peopleOf = (line: string): string | undefined => /\b(player|opponent)s?\b/.exec(line)?.[1];

function meantByCards(lines: readonly string[]): string[] {
  const first = lines.findIndex(
    (line, i) => CHOSEN.test(line) && lines.slice(i + 1).some((each) => WHO.test(each)),
  );
  if (first < 0) return [];
  const isOther = (line: string): boolean =>
    WHO.test(line) && peopleOf(line) === 'opponent' && peopleOf(lines[first]) !== 'opponent';
  if (lines.slice(first + 1).some(isOther)) return [];
  const found: string[] = [];
  const put = lines.map((line, i) => {
    if (i <= first) return line;
    const [, margin, , noun, verb, rest] = WHO.exec(line) ?? [];
    if (noun !== undefined) {
      found.push(noun);
      return `${margin}for each ${noun} among those cards, that ${noun.split(' ').at(-1)!}'s controller ${verb} ${rest.replaceAll(OWN, `that ${noun.split(' ').at(-1)!}`)}`;
    }
    const [other, own, does, what] = OTHERS.exec(line) ?? [];
    if (other === undefined || found.length === 0) return line;
    const without = found
      .map((each) => `other than ${each.endsWith('o') ? `${each}es` : plural(each)}`)
      .join(' and ');
    return `${own}for each card among those cards ${without}, that card's controller ${does} ${what.replaceAll(OWN, 'that card')}`;
  });
  return [put.join('\n')];
}
