/**
 * What players bid, in the words of people: `each player secretly bids up to 6 coins`, `reveal all bids`, `the highest bidder`, `each
 * player pays their bid`. What is meant is a number that each of them chooses, called `bid`, of which the highest counts.
 */

const WHO =
  '(?:(?:each|every) (?<one>player|opponent|other player)|all(?: the)? (?<many>players|opponents|other players)|(?<every>everybody|everyone))';
const ACT = '(?:bid|bet|stake|wager|offer)';
const NAME = '(?:bid|bet|stake|wager|offer)';
const END = '(?=$|\\n|[.;](?: |$|\\n))';
const FIRST = new RegExp(
  `^(?<margin> *)${WHO}(?:,? (?:starting|beginning) with (?<from>[^,\\n]+?))?,?(?<turn> in turn(?: order)?)?(?<secretly>(?: (?:secretly|simultaneously|at the same time|in secret))*) (?:${ACT}s?|(?:chooses?|picks?|sets? aside|puts? aside)(?=[^\\n]* as (?:an? |their )${NAME}${END})) (?<amount>[^.;:\\n]+?)(?<hidden> (?:in secret|secretly))?${END}`,
  'im',
);
const CALLED = new RegExp(` as (?:an? |their )?${NAME}(?=$|\\n)`, 'i');

/** What is bid: a number, of what it is if the text has it, and how much of it a player has. */
interface Amount {
  readonly low: string;
  readonly high: string;
  readonly unit?: string | undefined;
}

const RANGE =
  /^(?:an? (?:secret )?(?:number|amount) )?(?:of (?<of>[a-z -]+?) )?(?:from|between) (?<low>\d+) (?:to|and) (?<high>.+)$/;
const SOME =
  /^(?:(?:up to (?<most>\d+)(?: of)?|any (?:number|amount) of|an? (?:number|amount) of|some(?: (?:of|number of))?) )?(?:their )?(?<unit>[a-z-]+(?: [a-z-]+)?)(?: of their (?<whose>[a-z-]+))?$/;

function amountOf(said: string): Amount | undefined {
  const range = RANGE.exec(said)?.groups;
  if (range) {
    const { of, low, high } = range;
    const [, number, unit] = /^(\d+) ([a-z-]+(?: [a-z-]+)?)$/.exec(high) ?? [];
    return { low, high: number ?? high, unit: of ?? unit };
  }
  const [, most] = /^(?:a number )?(?:of )?up to (\d+)$/.exec(said) ?? [];
  if (most !== undefined) return { low: '0', high: most };
  const some = SOME.exec(said)?.groups;
  if (!some || /\bcards?\b|^(?:an?|the|\d+|on|for|to|any)\b/.test(some.unit)) return undefined;
  const { unit, whose } = some;
  const own = whose === undefined ? `their ${unit}` : `their ${whose}'s ${unit}`;
  return {
    low: '0',
    high: some.most === undefined ? own : `the lesser of ${some.most} and ${own}`,
    unit: whose === undefined ? unit : undefined,
  };
}

/** The sentences of a text, each in a line of its own behind a margin. */
export const inLines = (text: string, margin: string): string =>
  text
    .replace(/^[.;] *(?=\S)/, '\n')
    .replaceAll(/(?<=\S)[.;] +(?=[a-zA-Z])/g, `\n${margin}`)
    .replaceAll(/[.;](?= *(?:\n|$))/g, '')
    .replaceAll(/^( *)([A-Z])/gm, (_, blank: string, letter: string) => blank + letter.toLowerCase());

/** A line in which all show what they have bid, as they do in any case. */
const REVEALED = new RegExp(
  `^ *(?:then )?(?:(?:(?:each|every) player|all(?: players)?|they|everybody|everyone) )?(?:reveals? (?:all |the |all the |all of the |these |their )?${NAME}s?|(?:all|the|all the) ${NAME}s are (?:then )?revealed)(?: (?:at the same time|simultaneously|together|at once))?(?:\\n|$)`,
  'gim',
);

/** Lines about bids without those that show them. */
export const withoutReveals = (lines: string): string => lines.replaceAll(REVEALED, '');

const TIE =
  /^( *)(?:(?:on|in (?:the )?(?:case|event) of) a tie|if (?:there is|there's|it is|it's) a tie(?: for (?:the )?(?:highest|most) [a-z]+)?|if (?:several players|players|2 or more players) (?:tie|are tied)), (.+)$/;
const NOTHING =
  /^(?:nothing happens|nothing|(?:nobody|no one|none of them|no player)(?: [a-z ]+)?|[a-z]+ (?:nobody|no one|nothing|none(?: of them)?))$/;

/**
 * What somebody does who is the only one, where a line below it says that nothing is done in a tie: that line, where there are several,
 * whose verb it names. `best`: who may be level with others; `alone`: that nobody is.
 */
export function withoutTies(text: string, best: RegExp, alone: (found: RegExpExecArray) => string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => TIE.test(line));
  const [, margin, what] = at > 0 ? TIE.exec(lines[at])! : [];
  const nothing = what === undefined ? null : NOTHING.exec(what);
  if (margin === undefined || !nothing) return text;
  const [, verb] = /^(?:nobody|no one|none of them|no player) ([a-z]+)/.exec(nothing[0]) ?? [];
  const above = lines.flatMap((line, i) =>
    i < at && best.test(line) && /^ */.exec(line)![0] === margin ? [i] : [],
  );
  const named = above.filter((i) => verb !== undefined && new RegExp(`\\b${verb}\\b`).test(lines[i]));
  const [one, ...more] = above.length > 1 ? named : above;
  if (one === undefined || more.length > 0) return text;
  const order = lines[one].slice(margin.length);
  const put = `${margin}if ${alone(best.exec(lines[one])!)}, ${order}`;
  return lines.flatMap((line, i) => (i === at ? [] : [i === one ? put : line])).join('\n');
}

const HOW: Readonly<Record<string, string>> = {
  most: 'highest',
  highest: 'highest',
  largest: 'highest',
  biggest: 'highest',
  least: 'lowest',
  fewest: 'lowest',
  lowest: 'lowest',
  smallest: 'lowest',
};
const BEST = '(most|highest|largest|biggest|least|fewest|lowest|smallest)';

/** Who has bid the most, as `the player with the highest bid`; `unit`: what they bid. */
export const withBidders = (text: string, unit = 'of (?:all|them)'): string =>
  text
    .replaceAll(new RegExp(`\\bthe ${BEST} (?:bidder|better|bettor)\\b`, 'g'), (_, how: string) =>
      withBest('the', how),
    )
    .replaceAll(
      new RegExp(
        `\\b(?:whoever|(the|each|every) (?:player|opponent|one) (?:who|that)) (?:has |had )?${ACT}s? (?:the )?${BEST}(?: ${unit})?(?=$|[ ,:\\n])`,
        'g',
      ),
      (_, which: string | undefined, how: string) => withBest(which ?? 'the', how),
    )
    .replaceAll(
      new RegExp(
        `\\b(?:whoever|(the|each|every) (?:player|opponent|one) (?:who|that)) (?:has|had|made) the ${BEST} ${NAME}\\b`,
        'g',
      ),
      (_, which: string | undefined, how: string) => withBest(which ?? 'the', how),
    )
    .replaceAll(
      new RegExp(`\\b(the|each|every|a) (?:player|opponent) with the ${BEST} ${NAME}\\b`, 'g'),
      (_, which: string, how: string) => withBest(which, how),
    )
    .replaceAll(
      new RegExp(
        `\\bif (?:(?:only|exactly|just) )?(?:one|1|a single) (?:player|opponent) (?:alone )?(?:(?:has |had )?${ACT} (?:the )?${BEST}(?: ${unit})?|has the ${BEST} ${NAME})(?=,|:)`,
        'g',
      ),
      (_, how?: string, best?: string) => `if there is only one player with the ${HOW[how ?? best!]} bid`,
    )
    .replaceAll(
      new RegExp(
        `\\bif (?:there (?:is|was) a tie(?: for the (highest|lowest)(?: ${NAME})?)?|the (highest|lowest) ${NAME}s (?:are|were) (?:equal|tied|level|the same)|(?:several|two or more|2 or more|at least 2) players (?:tie|are tied)(?: for the (highest|lowest)(?: ${NAME})?)?)(?=,|:)`,
        'g',
      ),
      (_, ...how: (string | undefined)[]) =>
        `if there is a tie for the ${how.slice(0, 3).find((each) => each !== undefined) ?? 'highest'} bid`,
    )
    .replaceAll(
      new RegExp(
        `\\b(if|unless) there is (?:only|exactly|just) (?:one|1|a single) (?:player|opponent) with the ${BEST} ${NAME}(?=,|:)`,
        'g',
      ),
      (_, head: string, how: string) => `${head} there is only one player with the ${HOW[how]} bid`,
    )
    .replaceAll(
      new RegExp(`\\byou (?:have )?${ACT} (?:the )?${BEST}(?: ${unit})?(?=,|:)`, 'g'),
      (_, how: string) => `you are a player with the ${HOW[how]} bid`,
    );

const withBest = (which: string, how: string): string =>
  `${which === 'every' ? 'each' : which} player with the ${HOW[how]} bid`;

const OF_OPPONENTS = new RegExp(
  `\\bopponents? (?:(?:with|has|have|who has|that has|alone has) the ${BEST} ${NAME}|(?:who |that )?(?:has |have )?${ACT}s? (?:the )?${BEST}\\b)`,
);

/** The text with such numbers by the name `bid`; the same one where nobody bids. */
export function inBidWords(text: string): string {
  const found = FIRST.exec(text);
  const amount = found && amountOf(found.groups!.amount.replace(CALLED, '').toLowerCase());
  if (!found || !amount) return text;
  const { margin, one, many, from, turn, secretly, hidden } = found.groups!;
  const who = (one ?? many?.replace(/s$/, '') ?? 'player').toLowerCase();
  // Opponents are not all who have bid.
  if (who === 'player' && OF_OPPONENTS.test(text)) return text;
  const number = `a number from ${amount.low} to ${amount.high} as bid`;
  const isSecret = /secret|simul|same time/i.test(`${secretly}${hidden ?? ''}`);
  const first =
    turn === undefined
      ? `${margin}each ${who}${from === undefined ? '' : `, starting with ${from},`}${isSecret ? ' secretly' : ''} chooses ${number}`
      : `${margin}for each ${who} in turn order${from === undefined ? '' : ` from ${from}`}:\n${margin}  that player chooses ${number}`;
  const below = inLines(text.slice(found.index + found[0].length), margin);
  const rest = withoutTies(
    withBidders(withoutReveals(`${below}\n`).replace(/\n$/, ''), amount.unit),
    /^ *the player with the (highest|lowest) bid\b/,
    ([, how]) => `there is only one player with the ${how} bid`,
  );
  return `${text.slice(0, found.index)}${first}${paid(rest, amount)}`;
}

/** What a bid costs, as the number that was chosen. */
function paid(text: string, { unit }: Amount): string {
  const said = text
    .replaceAll(
      new RegExp(
        `\\b(?:as (?:many|much)|that (?:many|much)) ([a-z -]+?)(?: as (?:that player|they|he|she) (?:has |have )?${ACT})?(?=$|[,\\n]| and )`,
        'g',
      ),
      (all, what: string) =>
        /^as (?:many|much) /.test(all) && !/ as [a-z]+/.test(all.slice(3)) ? all : `(the bid) ${what}`,
    )
    .replaceAll(new RegExp(`\\((?:their|that player's) ${NAME}\\)`, 'g'), '(the bid)')
    .replaceAll(
      /^( *)each (player|opponent)'s ([a-z-]+) (gains|loses) \(the bid\) /gm,
      "$1for each $2, that player's $3 $4 (that player's bid) ",
    );
  return unit === undefined
    ? said
    : said.replaceAll(
        new RegExp(
          `\\b(pays?|loses?|spends?|gains?) (?:their ${NAME}|what (?:they|that player) (?:have |has |had )?${ACT}|the ${unit} (?:that )?(?:they|that player) (?:have |has |had )?${ACT}|the ${NAME})(?=$|[,\\n]| and )`,
          'g',
        ),
        (_, verb: string) => `${verb.replace(/^(?:pay|spend)/, 'lose')} (the bid) ${unit}`,
      );
}
