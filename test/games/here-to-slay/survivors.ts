/** Files of examples whose scenarios prove what the game's own cards do not need. */
export const BESIDE = ['examples/here-to-slay/old-tricks'];

const because = (why: string, changes: readonly string[]): Record<string, string> =>
  Object.fromEntries(changes.map((change) => [change, why]));

/** Changes of the data that no scenario notices, each with the reason why none can or need: `path: change`. */
export const ALLOWED: Readonly<Record<string, string>> = {
  ...because('the card that was named before is not among those that can be meant, so every one is another', [
    "bear-claw/effect: `a` becomes `another` in `pull a random card in that player's hand` at 7",
    "fury-knuckle/effect: `a` becomes `another` in `pull a random card in that player's hand` at 7",
    "meowzio/effect: `a` becomes `another` in `pull a random card in that player's hand` at 5",
    'pan-chucks/effect: `a` becomes `another` in `if you do, destroy a hero` at 19',
    'qi-bear/effect: `a` becomes `another` in `for each card among those cards, destroy a hero` at 41',
    'destructive-spell/effect: `a` becomes `another` in `destroy a hero` at 8',
    'suspiciously-shiny-coin/skill: `a` becomes `another` in `when you empower the equipped hero, discard a card` at 44',
    'windows/challenge window/actions/challenge/choose: `a` becomes `another` in `a challenge card in your hand as answer` at 0',
    'windows/challenge window/asks: `a` becomes `another` in `all opponents with a card in their hand` at 19',
    'verbs/equip/do: `a` becomes `another` in `if the gear is cursed, attach the gear to a hero in any party` at 42',
    'verbs/equip/do: `a` becomes `another` in `otherwise, attach the gear to a hero of yours` at 30',
  ]),
  ...because('nobody challenges the own card, so whoever does is an opponent', [
    'iron-resolve/effect: `opponents` becomes `players` in `opponents cannot challenge you until end of turn` at 0',
    'warworn-owlbear/skill: `opponents` becomes `players` in `opponents cannot challenge you for an item` at 0',
    'bloodwing/skill: `opponent` becomes `player` in `when an opponent challenges you, choose one:` at 8',
    'verbs/challenge/takes/rival: `player` becomes `opponent` in `a player` at 2',
  ]),
  ...because('whoever gives says to whom, so the phrase says no more than that it is a player', [
    'verbs/give/takes/to receiver: `player` becomes `opponent` in `a player` at 2',
    'verbs/cede/takes/to receiver: `player` becomes `opponent` in `a player` at 2',
  ]),
  ...because('a card that was just drawn comes into no hand of somebody else before this is asked', [
    'malamammoth/skill: `your` becomes `any` in `if that card is an item in your hand, you may play that card for free` at 29',
    'orthus/skill: `your` becomes `any` in `if that card is a magic card in your hand, you may play that card for free` at 34',
  ]),
  'smooth-mimimeow/effect: `opponent` becomes `player` in `for each opponent with a thief card in their party:` at 9':
    'a card that is pulled out of the own hand stays there',
  'verbs/conclude/do: without `with a roll mark` in `for each card in the discard pile with a roll mark, that card loses a roll mark` at 33':
    'a card without a mark would have less than none, which is no mark either; in a hand it begins anew',
  'counters/action point/paid as: left out':
    'words in which cards are printed, which pages of printed cards hold; no rule reads them',
  'whiskers/effect: `another` becomes `a` in `destroy another hero` at 8':
    'a hero that was stolen lies in the own party, where nothing is destroyed',
  ...because('an order that only shows: no rule reads it', [
    'zones/discard pile/order: left out',
    'zones/discard pile/order: `stack` becomes `set`',
    'zones/discard pile/order: `stack` becomes `row`',
    'zones/monster row/order: left out',
    'zones/monster row/order: `row` becomes `set`',
    'zones/monster row/order: `row` becomes `stack`',
  ]),
  'setup/monsters: `top` becomes `bottom` in `move the top 3 cards of the monster deck to the monster row` at 9':
    'the deck has just been shuffled, so both ends are alike',
  'flow/round/steps/turns/id: `turns` becomes `another-turns`': 'a name that logs show and no rule reads',
};

const ELSEWHERE = 'the card that speaks lies elsewhere, so every one there is another';

/** What stands in front of cards among which the one that speaks never is: it lies in the own party, and not in a hand or deck. */
const FROM_ELSEWHERE =
  /(?:\bdraws?|\bdiscards?|\bsteal|\bdestroy|\bpull|\btake|\bcedes|each opponent sacrifices|each opponent with) $/;

/** `draw a card`, the noun standing behind such words; `at` counts from the beginning of the line, before its indent was cut. */
function liesElsewhere(change: string): boolean {
  const [, line = '', at] = /: `a` becomes `another` in `(.*)` at (\d+)$/.exec(change) ?? [];
  return [0, 2, 4].some((indent) => {
    const before = Number(at) - indent;
    return FROM_ELSEWHERE.test(line.slice(0, before)) && line.startsWith('a ', before);
  });
}

/** Classes of changes that no scenario can notice, each with the reason. */
const REASONS: readonly (readonly [change: RegExp, why: string])[] = [
  [
    /`a` becomes `another` in `choose an? [\w ]*in (?:the discard pile|(?:that player|an opponent)'s (?:hand|party))\b/,
    ELSEWHERE,
  ],
  [
    /: `pull` becomes `take` in `pull (?:an?|\d+) [\w ]*cards? in that player's hand/,
    'another word for it: what is taken from a hand is pulled',
  ],
  [
    /: `pulled` becomes `taken` in `.* as pulled` at/,
    '`the pulled` is what was pulled, whatever it is called',
  ],
  [
    /^(?:smooth-mimimeow|tough-teddy)\/effect: without `in their party` in /,
    'fighters, thieves and others that somebody has are those in the party, where nothing is said',
  ],
];

/** Why a change need not be noticed; undefined where nothing says so. */
export const reasonFor = (change: string): string | undefined =>
  liesElsewhere(change) ? ELSEWHERE : REASONS.find(([pattern]) => pattern.test(change))?.[1];
