/**
 * Cards that somebody sees for some time: `look at an opponent's hand for the rest of the turn`, `your opponents play with their
 * hands revealed`, `play with the top card of the deck revealed`, `you may look at the top card of the deck at any time`.
 */
const HEAD = '^( *(?:- )?(?:[^,:\\n]+, )*)';
const UNTIL =
  '(?: (this turn|this round|(?:until|for the rest of|till) [^,:;\\n]+?|(?:until|for) (?:the )?(?:end|rest) of [^,:;\\n]+?))';
const OPEN = '(?:revealed|open|face up|face-up|visible|shown|exposed|on display)';
const SEER =
  '(you|they|that player|that opponent|(?:your |all )?opponents|each opponent|all players|players|everybody|everyone)';

const LOOK = new RegExp(`${HEAD}(?:you )?(?:look at|see|sees) ([^,:;\\n]+?)${UNTIL}$`);
const ANY_TIME = new RegExp(
  `${HEAD}${SEER} (?:may|can) (?:always )?(?:look at|see|peek at) ([^,:;\\n]+?)(?: (?:at any time|any time|whenever (?:you|they) (?:like|want|wish)|whenever you want to|at all times))(?:${UNTIL})?$`,
);
const WHENEVER = new RegExp(
  `${HEAD}(?:when|whenever) ${SEER} (?:like|want|wish), ${SEER} (?:may|can) (?:look at|see|peek at) ([^,:;\\n]+)$`,
);
const PLAY = new RegExp(
  `${HEAD}(?:${SEER} )?(?:play|plays|must play|keep playing) with (their|your|his or her) hands? ${OPEN}(?:${UNTIL})?$`,
);
const TOP = new RegExp(
  `${HEAD}(?:you )?(?:play|keep playing) with the top (card|\\d+ cards|\\S+ cards) of ((?:the|your) [a-z ]+?) ${OPEN}(?:${UNTIL})?$`,
);
const STAYS = new RegExp(
  `${HEAD}(?:(?:reveal|show) (?:all cards in )?your hand(?: to (?:all players|everybody|everyone))?|your hand (?:is|stays|remains) ${OPEN}|keep your hand ${OPEN})(?:${UNTIL})?$`,
);
const SHOWN_TO = new RegExp(
  `${HEAD}your hand (?:is|stays|remains) ${OPEN} to (all players|players|everybody|everyone|that player|(?:your |all )?opponents|each opponent)(?:${UNTIL})?$`,
);
const ALWAYS = new RegExp(`${HEAD}${SEER} (?:can|may) always (?:see|look at) ([^,:;\\n]+)$`);
const HANDS_OF =
  /^(.*\b)can (?:see|look at) (?:the hands of (?:your |all )?opponents|(?:your |all )?opponents' hands?|(?:the cards|all cards|cards) in (?:the hands of (?:your |all )opponents|your opponents' hands?))( (?:until|for|this) [^,:;]+)?$/;
const ALL_REVEAL = new RegExp(
  `${HEAD}(?:all |each )?(players|opponents|player|opponent)(?: reveals?| shows?| must reveal)(?: all cards in)? their hands?${UNTIL}$`,
);
/** One of several players, whom somebody chooses first. */
const OF_ONE = /\b(?:an opponent|another player|a player)('s)?\b/;

/** The same with those who can see the cards, for as long. */
export function withSeenForATime(text: string): string[] {
  if (!/\b(?:look|sees?|peek|reveal(?:s|ed)?|open|face[ -]up|visible|shown?|exposed|on display)\b/.test(text))
    return [];
  const lines = text.split('\n');
  const put = lines.flatMap((line) => seenIn(line.replace(/\.$/, '')) ?? [line]);
  return put.join('\n') === text ? [] : [put.join('\n')];
}

function seenIn(line: string): string[] | undefined {
  const play = PLAY.exec(line);
  if (play) {
    const [, head, who = 'you', , until] = play;
    const whose = HANDS[who];
    return whose === undefined
      ? undefined
      : [`${head}players can see all cards in ${whose} hand${lasting(until)}`];
  }
  const all = ALL_REVEAL.exec(line);
  if (all)
    return [
      `${all[1]}players can see all cards in each ${all[2].replace(/s$/, '')}'s hand${lasting(all[3])}`,
    ];
  const top = TOP.exec(line);
  if (top) return [`${top[1]}players can see the top ${top[2]} of ${top[3]}${lasting(top[4])}`];
  const stays = STAYS.exec(line);
  // Without a time it is shown once, as the order says.
  if (stays && (stays[2] !== undefined || !/\b(?:reveal|show) (?:all|your)/.test(line)))
    return [`${stays[1]}players can see all cards in your hand${lasting(stays[2])}`];
  const to = SHOWN_TO.exec(line);
  if (to) return seen(to[1], to[2].replace(/^(?:all|your) /, ''), 'all cards in your hand', to[3]);
  const always = ALWAYS.exec(line);
  if (always) return seen(always[1], always[2], always[3], undefined);
  const hands = HANDS_OF.exec(line);
  if (hands) return [`${hands[1]}can see all cards in each opponent's hand${hands[2] ?? ''}`];
  const any = ANY_TIME.exec(line);
  if (any) return seen(any[1], any[2].replace(/^your /, ''), any[3], any[4]);
  const whenever = WHENEVER.exec(line);
  if (whenever) return seen(whenever[1], whenever[3], whenever[4], undefined);
  const look = LOOK.exec(line);
  return look && !/^the (?:top|bottom)\b/.test(look[2]) ? seen(look[1], 'you', look[2], look[3]) : undefined;
}

function seen(head: string, who: string, what: string, until: string | undefined): string[] | undefined {
  // Single cards may be elsewhere by then, and others may be on top.
  if (
    /^(?:an?|another|that|those|it|them|\d+|the (?!top\b|bottom\b|hand)[a-z]+$)\b/.test(what) &&
    !/\bhands?$/.test(what)
  )
    return undefined;
  const one = OF_ONE.exec(what);
  const viewer = { everybody: 'players', everyone: 'players' }[who] ?? who;
  if (!one) return [`${head}${viewer} can see ${what}${lasting(until)}`];
  const cards = what.replace(OF_ONE, `that player$1`);
  const choice = `choose ${one[0].replace(/'s$/, '')}`;
  const then = `${viewer} can see ${cards}${lasting(until)}`;
  if (head.trim() === '') return [`${head}${choice}`, `${head}${then}`];
  const margin = ' '.repeat(head.search(/\S/));
  return [`${head.replace(/, $/, '')}:`, `${margin}  ${choice}`, `${margin}  ${then}`];
}

/** Whose hands are open, by the player who plays with them. */
const HANDS: Readonly<Record<string, string>> = {
  you: 'your',
  they: "that player's",
  'that player': "that player's",
  'that opponent': "that player's",
  opponents: "each opponent's",
  'your opponents': "each opponent's",
  'all opponents': "each opponent's",
  'each opponent': "each opponent's",
  players: "each player's",
  'all players': "each player's",
  everybody: "each player's",
  everyone: "each player's",
};

/** Until when it lasts, in the words of the language. */
function lasting(until: string | undefined): string {
  if (until === undefined) return '';
  const said = until
    .replace(/^(?:for the rest|(?:until|till) the end) of (?:the|this) (turn|round)$/, (_, unit: string) =>
      unit === 'turn' ? 'until end of turn' : `until the end of the ${unit}`,
    )
    .replace(
      /^(?:until|till) (?:the start of |the beginning of )?(your|their|that player's) next turn$/,
      'until the start of $1 next turn',
    );
  return ` ${said}`;
}
