/**
 * Cards that players bid: `each player secretly bids up to 3 cards from their hand`, and below it `the highest bidder discards their bid`,
 * `each other player takes their bid back`. Players put them into a place of their own, which the card brings.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { destinationsIn } from '../words/verb-destinations.ts';
import { asWinner } from './bids-of-players.ts';
import { inLines, withBidders, withoutReveals, withoutTies } from './bid-words.ts';

/** What such a place is called. */
export const cardBidNames = {
  en: ['card bid', 'card bids'],
  fr: ['mise de cartes f', 'mises de cartes'],
  de: ['Kartengebot n', 'Kartengebote'],
} as const;

const [PLACE] = cardBidNames.en;
const NAME = '(?:bid|bet|stake|wager|offer)';
const CARDS =
  '(?<some>any number of|up to \\d+|up to (?:two|three|four|five)|\\d+|an?|one|two|three|at least \\d+) cards?';
const FIRST = new RegExp(
  '^(?<margin> *)(?:(?:each|every) (?<one>player|opponent|other player)|all(?: the)? (?<many>players|opponents|other players)|(?<every>everybody|everyone))' +
    '(?<turn> in turn(?: order)?)?(?<how>(?: (?:secretly|simultaneously|at the same time|in secret))*) ' +
    `(?:${NAME}s? ${CARDS.replace('<some>', '<bid>')} (?:in|from) their hands?|(?:chooses?|puts?|places?|sets? aside) ${CARDS} (?:in|from) their hands?(?: face[ -]down)?(?: aside)? as (?:an? |their )?${NAME}s?)` +
    '(?: face[ -]down)?(?<hidden> (?:in secret|secretly))?(?=$|\\n|[.;](?: |$|\\n))',
  'im',
);

/** The same in the words of the language. */
const WRITTEN = new RegExp(`\\bcards in their hand to their ${PLACE}$`, 'm');

/** The same by any other name, where who has the most of them counts: `... as dare`, and below it `the most cards in their dare`. */
const BY_NAME = new RegExp(
  '^ *(?:each|every) (?:player|opponent|other player) (?:secretly |simultaneously )?(?:chooses?|puts?|places?|sets? aside) ' +
    `${CARDS.replace('?<some>', '')} (?:in|from) their hands?(?: face[ -]down)?(?: aside)? as (?:an? |their )?([a-z]+)(?=$|\\n|[.;])`,
  'im',
);
const byName = (text: string): string => {
  const name = BY_NAME.exec(text)?.[2];
  if (name === undefined || new RegExp(`^${NAME}$`).test(name)) return text;
  const isCompared = new RegExp(
    `\\b(?:most|fewest) cards in (?:their|that player's) ${name}\\b|\\b(?:highest|biggest|largest|lowest|smallest) ${name}\\b`,
  ).test(text);
  return isCompared ? text.replaceAll(new RegExp(`\\b${name}(s?)\\b`, 'g'), 'bid$1') : text;
};

/** Whether players bid cards in a text. */
export const areCardsBid = (text: string): boolean => FIRST.test(byName(text)) || WRITTEN.test(text);

const MANY = `cards in their ${PLACE}`;
const ALL = `all cards in their ${PLACE}`;
const OTHERS =
  '(?:each other (?:player|opponent)|(?:all )?(?:the )?other players|all (?:the )?others|the others|everybody else|everyone else)';

/** The text with such cards in their place; none where it does not say what becomes of them. */
export function withCardBids(text: string, vocabulary: Vocabulary): string[] {
  const put = inPlaces(text, vocabulary);
  // What is left there would be left for good.
  return put !== undefined && isEmptied(put) ? [put] : [];
}

/** The same where it does not: they are taken back, or discarded. */
export function withBidsLeft(text: string, vocabulary: Vocabulary): string[] {
  const put = inPlaces(text, vocabulary)?.trimEnd();
  if (put === undefined || isEmptied(put)) return [];
  const [blank] = /^ */.exec(put.split('\n').at(-1)!)!;
  const each = `${put}\n${blank === '' || put.includes(':\n') ? '' : blank}for each player, that player`;
  const gone = vocabulary.verbForms.has('discards') ? [`${each} ${away('discards', vocabulary)}`] : [];
  return [`${each} moves ${ALL} to their hand`, ...gone];
}

/** Whether all who have bid are left with nothing there: where all players have, the opponents alone are too few. */
const isEmptied = (put: string): boolean =>
  new RegExp(
    `^ *(?:for )?each ${/^ *(?:for )?each player\b[^\n]*:?\n?[^\n]*\bto their card bid$/m.test(put) ? 'player' : '(?:player|opponent|other player)'}\\b(?! other than)[^\\n]*\\ball cards in their ${PLACE}\\b`,
    'm',
  ).test(put);

/** The others are those who have not won, and not those besides you. */
const AMBIGUOUS = new RegExp(`^ *${OTHERS} `, 'im');

const OF_OPPONENTS = new RegExp(`^ *(?:for )?each opponent\\b.*\\b${PLACE}`, 'm');

function inPlaces(written: string, vocabulary: Vocabulary): string | undefined {
  if (!vocabulary.zones.some((zone) => forms(zone).one === PLACE)) return undefined;
  const text = byName(written);
  const found = FIRST.exec(text);
  if (!found) return undefined;
  const { margin, one, many, turn, how, hidden, some, bid } = found.groups!;
  const who = (one ?? many?.replace(/s$/, '') ?? 'player').toLowerCase();
  const moves = `moves ${(bid ?? some).toLowerCase().replace(/^one$/, '1')} cards in their hand to their ${PLACE}`;
  const isSecret = /secret|simul|same time/i.test(`${how}${hidden ?? ''}`);
  const first =
    turn === undefined
      ? `${margin}each ${who} ${isSecret ? 'secretly ' : ''}${moves}`
      : `${margin}for each ${who} in turn order:\n${margin}  that player ${moves}`;
  const below = inLines(text.slice(found.index + found[0].length), margin);
  const said = withBidders(withoutReveals(`${below}\n`).replace(/\n$/, ''), 'cards');
  const rest = ranked(said, who);
  const alone = withoutTies(
    rest,
    new RegExp(`^ *the (?:player|opponent) with the (most|fewest) ${MANY}\\b`),
    ([, which]) => `there is exactly 1 ${who} with the ${which} ${MANY}`,
  );
  const put = emptiedLast(moved(asWinner(alone.split('\n'), MANY).join('\n'), vocabulary), margin);
  // Where all players bid, the others are not the opponents.
  const isOpen =
    (who === 'player' &&
      /\bopponents? (?:with|has|who has|alone has) the (?:most|fewest|highest|lowest|biggest|smallest)\b/.test(
        text,
      )) ||
    AMBIGUOUS.test(put) ||
    (who === 'player' && OF_OPPONENTS.test(put));
  return isOpen ? undefined : `${text.slice(0, found.index)}${first}${put}`;
}

const EMPTIED = new RegExp(`^ *each (?:player|opponent|other player) [^,\\n]*\\b${ALL}\\b`);
const COMPARED = new RegExp(`\\bwith the (?:most|fewest) ${MANY}\\b`);

/** The lines with what becomes of all bids behind those that compare them: by then nobody would have any. */
function emptiedLast(text: string, margin: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => EMPTIED.test(line) && line.startsWith(margin + 'each'));
  if (at < 0 || !lines.slice(at + 1).some((line) => COMPARED.test(line))) return text;
  return [...lines.slice(0, at), ...lines.slice(at + 1), lines[at]].join('\n');
}

const RANK: Readonly<Record<string, string>> = { highest: 'most', lowest: 'fewest' };

/** Who has bid the most cards. */
const ranked = (text: string, who: string): string =>
  text
    .replaceAll(
      new RegExp(
        `\\b(the|each|a|only one|exactly 1) (?:player|opponent) with the (most|fewest) cards in their ${NAME}\\b`,
        'g',
      ),
      (_, which: string, how: string) => `${which} ${who} with the ${how} ${MANY}`,
    )
    .replaceAll(
      /\b(the|each|a) (player|opponent) with the (highest|lowest) bid\b/g,
      (_, which: string, _noun: string, how: string) => `${which} ${who} with the ${RANK[how]} ${MANY}`,
    )
    .replaceAll(
      new RegExp(`\\bif there is only one player with the (highest|lowest) bid(?=(,|:))`, 'g'),
      (_, how: string, sign: string) =>
        `if there is ${sign === ':' ? 'only one' : 'exactly 1'} ${who} with the ${RANK[how]} ${MANY}`,
    )
    .replaceAll(
      new RegExp(
        `\\bif (?:only |exactly |just )?(?:one|1|a single) (?:player|opponent) (?:has|had) the most cards in their ${NAME}(?=,|:)`,
        'g',
      ),
      `if there is exactly 1 ${who} with the most ${MANY}`,
    )
    .replaceAll(
      /\bif (?:there is|there's|it is|it's) a tie(?=,|:)/g,
      `if there are at least 2 ${who}s with the most ${MANY}`,
    );

/** What a verb does with such cards: where it takes others only, they are moved to where it puts those. */
function away(word: string, vocabulary: Vocabulary): string {
  const verb = vocabulary.verbForms.get(word)?.verb;
  const there = verb && destinationsIn(vocabulary).find((each) => each.verb.id === verb.id);
  if (!there) return `${word} ${ALL}`;
  const place = `${there.of === 'all' ? 'the' : 'their'} ${forms(there.zone).one}`;
  return `${word.endsWith('s') ? 'moves' : 'move'} ${ALL} to ${place}`;
}

const OF_OTHERS = new RegExp(`^( *)${OTHERS} (?=.*\\b${NAME}s?\\b)`, 'i');
const OF_WINNER = new RegExp(`\\bthe (?:winner|loser) [a-z]+ (?:their|the) ${NAME}\\b`);

/** What the others do with their bids all do, where by then the winner has none. */
const ofOthers = (text: string): string => {
  let isGone = false;
  return text
    .split('\n')
    .map((line) => {
      isGone ||= OF_WINNER.test(line);
      return isGone ? line.replace(OF_OTHERS, '$1each player ') : line;
    })
    .join('\n');
};

/** What becomes of the cards. */
function moved(text: string, vocabulary: Vocabulary): string {
  const back = '(?:takes? (?:back )?|returns? |gets? (?:back )?|keeps? |recovers? )';
  return ofOthers(text)
    .replaceAll(
      new RegExp(
        `\\b${back}(?:their|the) (?:own )?${NAME}s?(?: cards)?(?: back)?(?: (?:in)?to (?:their|his or her) hands?)?(?=$|[,\\n]| and )`,
        'g',
      ),
      `moves ${ALL} to their hand`,
    )
    .replaceAll(
      new RegExp(`\\bgives? (?:their|the) ${NAME}s?(?: cards)? to you(?=$|[,\\n]| and )`, 'g'),
      `moves ${ALL} to your hand`,
    )
    .replaceAll(
      new RegExp(
        `^( *)(discard|return|[a-z]+) (?:all |all the |the )${NAME}s(?: (?:in)?to (?:their owners' hands?|the hands? of their owners))?(?=$|\\n)`,
        'gm',
      ),
      (_, blank: string, verb: string) =>
        `${blank}for each player, that player ${verb === 'return' ? `moves ${ALL} to their hand` : away(`${verb}s`, vocabulary)}`,
    )
    .replaceAll(
      new RegExp(`\\b([a-z]+) (?:their|the) ${NAME}s?(?: cards)?(?=$|[,\\n]| and )`, 'g'),
      (_, word: string) => away(word, vocabulary),
    )
    .replaceAll(
      new RegExp(
        `\\bas many ([a-z -]+?) as (?:they|that player) (?:have |has )?${NAME}(?=$|[,\\n]| and )`,
        'g',
      ),
      (_, what: string) => `(the number of cards in their ${PLACE}) ${what}`,
    );
}
