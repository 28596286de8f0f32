/**
 * Numbers that each player chooses under a name, of which the highest counts: `each player secretly chooses a number from 0 to 5 as
 * bid`, and below it `the player with the highest bid`. Each player has a counter for them, which is called so.
 */
import { plural, singular, withArticle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { inBidWords } from './bid-words.ts';
import { withNamedBids } from './spoken-bids.ts';
import { inSecretsOfTwo } from './secrets-of-two.ts';
import { closedRollIn, rollsOfAllSaid } from './rolls-of-all.ts';

/**
 * What the counter is called, which is chosen or thrown. It is another word than the name in the text, which by itself is a number that
 * only its player has.
 */
const counterOf = ({ name, isThrown }: Named): string => `${isThrown ? 'rolled' : 'placed'} ${name}`;
const countersOf = (of: Named): string => plural(counterOf(of));

interface Named {
  readonly name: string;
  readonly isThrown: boolean;
}

/** What each player does; the name comes last. */
const EACH = '(?:each|every) (player|opponent|other player)(?:, (?:starting|beginning) with ([^,\\n]+),)?';
const CHOOSES =
  '(?:chooses|names|picks|bids) a (?:secret )?number from (\\d+) to ([^:\\n]+?) as (?:an? |their )?([a-z]+)';
const AT_ONCE = new RegExp(`^( *)${EACH} (secretly )?${CHOOSES}$`, 'im');
const IN_TURN = new RegExp(
  `^( *)for each (player|opponent)((?: in turn order(?: from [^:\\n]+)?)?):\\n +that player (secretly )?${CHOOSES}$`,
  'im',
);

/** What each throws, with dice of one roll. */
const THROWN = /^( *)each (player|opponent|other player) makes an? ([a-z0-9 -]*roll) as ([a-z]+)$/m;

/** The same in a loop in which each does something else besides. */
const THROWN_IN_TURN =
  /^( *)for each (player|opponent)((?: in turn order(?: from [^:\n]+)?)?):\n( +)that (?:player|opponent) makes an? ([a-z0-9 -]*roll) as ([a-z]+)((?:\n\4[^\n]+)+)/m;

/** A number that players choose, at its place in a text. */
interface Bidding extends Named {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
  /** Who chooses: all players, or the opponents. */
  readonly who: string;
  /** Whether nobody may be unable to choose. */
  readonly isFree: boolean;
}

/** Brackets around what is worked out. */
const bracketed = (sum: string): string => (/^\d+$|^\(.*\)$/.test(sum) ? sum : `(${sum})`);

/** The first number that players choose in a text; none where there is none. */
function biddingIn(text: string): Bidding | undefined {
  const once = AT_ONCE.exec(text);
  if (once) {
    const [said, margin, each, from, secretly, low, high, name] = once;
    const who = each === 'player' ? 'player' : 'opponent';
    const chooses = `chooses a number from ${low} to ${bracketed(high)} and gains that many ${countersOf({ name, isThrown: false })}`;
    const loop = from === undefined ? undefined : turnFrom(from);
    if (from !== undefined && loop === undefined) return undefined;
    const lines =
      loop === undefined
        ? [`each ${who} ${secretly === undefined ? '' : 'secretly '}${chooses}`]
        : [`for each ${who} in turn order from ${loop}:`, `  that player ${chooses}`];
    return found(once.index, said, margin, lines, name, who, low, high);
  }
  const thrown = THROWN.exec(text);
  if (thrown) {
    const [said, margin, who, roll, name] = thrown;
    const [, aim] = new RegExp(`\\b${name} off (\\d+)`).exec(text) ?? [];
    const much =
      aim === undefined ? '(the cast)' : `(the greater of (the cast - ${aim}) and (${aim} - the cast))`;
    const lines = [
      `for each ${who}:`,
      `  that player makes ${withArticle(roll)} as cast`,
      `  that player gains ${much} ${countersOf({ name, isThrown: true })}`,
    ];
    return found(thrown.index, said, margin, lines, name, who, '0', '', true);
  }
  const looped = THROWN_IN_TURN.exec(text);
  if (looped) {
    const [said, margin, who, order, deeper, roll, name, below] = looped;
    const lines = [
      `for each ${who}${order}:`,
      `  that player makes ${withArticle(roll)} as ${name}`,
      `  that player gains (the ${name}) ${countersOf({ name, isThrown: true })}`,
      ...below
        .slice(1)
        .split('\n')
        .map((line) => `  ${line.slice(deeper.length)}`),
    ];
    return found(looped.index, said, margin, lines, name, who, '0', '', true);
  }
  const turn = IN_TURN.exec(text);
  if (!turn) return undefined;
  const [said, margin, who, order, secretly, low, high, name] = turn;
  const chooses = `chooses a number from ${low} to ${bracketed(high)} and gains that many ${countersOf({ name, isThrown: false })}`;
  // Who chooses in secret does not know what others have chosen: there is no order.
  const lines =
    secretly === undefined
      ? [`for each ${who}${order}:`, `  that player ${chooses}`]
      : [`each ${who} secretly ${chooses}`];
  return found(turn.index, said, margin, lines, name, who, low, high);
}

const found = (
  start: number,
  said: string,
  margin: string,
  lines: readonly string[],
  name: string,
  who: string,
  low: string,
  high: string,
  isThrown = false,
): Bidding => ({
  start,
  end: start + said.length,
  lines: [`for each player, that player's ${countersOf({ name, isThrown })} become 0`, ...lines].map(
    (line) => margin + line,
  ),
  name,
  isThrown,
  who,
  isFree: low === '0' || /^\d+$/.test(high),
});

/** With whom a round begins. */
function turnFrom(whom: string): string | undefined {
  if (/^(?:the player (?:to|on) your left|the next player|your left neighbour)$/.test(whom))
    return 'the next player';
  return /^(?:you|yourself)$/.test(whom) ? 'you' : undefined;
}

/** Whether a text compares such numbers. Who could not choose at all has none that is the lowest. */
const isUsed = (text: string, { name, isFree }: Bidding): boolean =>
  new RegExp(`\\b(?:highest|biggest${isFree ? '|lowest|smallest' : ''}) ${name}\\b`, 'i').test(text) &&
  (isFree || !new RegExp(`\\b(?:lowest|smallest) ${name}\\b`, 'i').test(text));

/** The same in the words of the language. */
const WRITTEN =
  /\b(?:chooses a number from [^\n]+ and gains that many|gains \(the [a-z]+\)|gains \(the greater of \(the cast [^\n]+\)\)) ((?:placed|rolled) [a-z]+)$/m;

const namedIn = (text: string): string => withNamedBids(inBidWords(rollsOfAllSaid(text)));

/** The names of the counters for such numbers in the texts of a card. */
export const bidsChosen = (texts: readonly string[]): string[] =>
  texts.flatMap((said) => {
    const text = namedIn(said);
    const written = (WRITTEN.exec(inSecretsOfTwo(said)) ?? WRITTEN.exec(text))?.[1];
    if (written !== undefined) return [singular(written)];
    const bidding = biddingIn(text);
    return bidding && isUsed(text.slice(bidding.end), bidding) ? [counterOf(bidding)] : [];
  });

const MOST: Readonly<Record<string, string>> = {
  highest: 'most',
  biggest: 'most',
  lowest: 'fewest',
  smallest: 'fewest',
};

/** The text with such numbers in counters of the players; where several are level, the acting player picks one of them. */
export function withBids(written: string, { rolls }: Vocabulary): string[] {
  // In its window it would have been changed by then; without one nobody changes it.
  const closed = closedRollIn(written);
  if (closed !== undefined && !rolls.some((each) => each.names.en[0] === closed && !each.window)) return [];
  const text = namedIn(written);
  const bidding = biddingIn(text);
  if (!bidding || bidsChosen([text]).length === 0) return [];
  // Opponents are not all who have bid.
  if (bidding.who === 'player' && OPPONENT_AHEAD.test(text.slice(bidding.end))) return [];
  const before = text.slice(0, bidding.start);
  const rest = owned(counted(text.slice(bidding.end), bidding, bidding.who), bidding);
  return [
    `${before}${bidding.lines.join('\n')}${asWinner(rest.split('\n'), countersOf(bidding)).join('\n')}`,
  ];
}

const OPPONENT_AHEAD =
  /\bopponents? (?:with|who (?:has|have|made|chose)|has|have|alone has|made|chose|bid) the (?:highest|lowest|biggest|smallest)\b/;

/** The highest of them, and who has it. */
function counted(text: string, of: Named, who: string): string {
  const { name } = of;
  const many = countersOf(of);
  const best = `(highest|lowest|biggest|smallest) ${name}(?: off \\d+)?`;
  const one = '(?:only|exactly|just) (?:one|1|a single) (?:player|opponent)';
  const several =
    '(?:several|(?:two|2) or more|at least (?:two|2)|more than (?:one|1)) (?:players?|opponents?)';
  const forms: readonly (readonly [from: string, to: (how: string) => string])[] = [
    [
      `${one} (?:has|have|made|chose|bid) the ${best}`,
      (how) => `there is exactly 1 ${who} with the ${how} ${many}`,
    ],
    [
      `there is ${one} (?:with|who (?:has|made|chose)) the ${best}`,
      (how) => `there is exactly 1 ${who} with the ${how} ${many}`,
    ],
    [
      `(?:${several} (?:tie|are tied) (?:for|with)|${several} have|there is a tie for) the ${best}`,
      (how) => `there are at least 2 ${who}s with the ${how} ${many}`,
    ],
    [
      `(?:player|opponent) (?:with|who (?:has|have|made|chose)) the ${best}`,
      (how) => `${who} with the ${how} ${many}`,
    ],
    [
      `(?:players|opponents) (?:with|who (?:has|have|made|chose)) the ${best}`,
      (how) => `${who}s with the ${how} ${many}`,
    ],
  ];
  return forms
    .reduce(
      (said, [from, to]) =>
        said.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), (_, how: string) => to(MOST[how])),
      text,
    )
    .replaceAll(
      new RegExp(`\\bthe ${best}\\b( is\\b)?`, 'g'),
      (_, how: string, is?: string) =>
        `the ${MOST[how] === 'most' ? 'highest' : 'lowest'} ${many} of all ${who}s${is ? ' are' : ''}`,
    );
}

/** Each player's own. */
const owned = (text: string, of: Named): string =>
  text
    .replaceAll(new RegExp(`\\(the ${of.name}\\)`, 'g'), `(their ${countersOf(of)})`)
    .replaceAll(
      new RegExp(`\\b((?:their|your|that player's|the [a-z]+'s)) ${of.name}\\b`, 'g'),
      `$1 ${countersOf(of)}`,
    );

/** What the one is called who has the most or the fewest. */
const CALLED = { most: 'winner', fewest: 'loser' } as const;
type Rank = keyof typeof CALLED;

/** The one with the most or the fewest, or one of those. */
export function asWinner(lines: readonly string[], many: string): string[] {
  const best = `the (player|opponent) with the (most|fewest) ${many}`;
  const one = new RegExp(
    `^ *((?:otherwise,? )?if there is exactly 1 (player|opponent) with the (most|fewest) ${many})(?:, (?=[a-z])|:$)(.*)$`,
  );
  const tied = new RegExp(
    `^ *if there are at least 2 (?:players|opponents) with the (?:most|fewest) ${many}[,:]`,
  );
  /** Those who are chosen by now, and which of them came last. */
  const known = new Set<Rank>();
  let last: Rank = 'most';
  const ofThem = (line: string): string =>
    line
      .replaceAll(new RegExp(`\\b${best}\\b`, 'g'), (said, _who: string, how: Rank) => {
        if (!known.has(how)) return said;
        last = how;
        return `the ${CALLED[how]}`;
      })
      .replaceAll(/\bthat player\b/g, () => `the ${CALLED[last]}`)
      .replace(
        /^( *)each other (player|opponent)\b(?! (?:takes|returns|discards|gives) (?:their|the) )/,
        (_, margin: string, who: string) => `${margin}each ${who} other than the ${CALLED[last]}`,
      );
  const choose = (margin: string, who: string, how: Rank): string => {
    known.add(how);
    last = how;
    return `${margin}choose ${withArticle(who)} with the ${how} ${many} as ${CALLED[how]}`;
  };
  const out: string[] = [];
  /** The margin of a block below which there is one of them, or of a condition behind which there is. */
  let inside: { readonly margin: string; readonly how: Rank } | undefined;
  let apart: string | undefined;
  let isChosen = false;
  for (const line of lines) {
    const [margin] = /^ */.exec(line)!;
    if (inside !== undefined && margin.length <= inside.margin.length && line.trim() !== '') {
      known.delete(inside.how);
      inside = undefined;
    }
    const [, condition, who, how, act] = one.exec(line) ?? [];
    if (condition !== undefined && act !== undefined) {
      out.push(`${margin}${condition}:`, choose(`${margin}  `, who, how as Rank));
      if (act === '') inside = { margin, how: how as Rank };
      else {
        out.push(`${margin}  ${ofThem(act)}`);
        known.delete(how as Rank);
      }
      continue;
    }
    if (tied.test(line)) apart = margin;
    const [, whose, which] = new RegExp(`\\b${best}\\b`).exec(line) ?? [];
    const [otherwise, does] = /^ *otherwise(?:, (?=[a-z])|:$)(.*)$/.exec(line) ?? [];
    if (otherwise !== undefined && does !== undefined && whose !== undefined && apart === margin) {
      // Where several are not level, there is one.
      out.push(
        `${margin}otherwise:`,
        choose(`${margin}  `, whose, which as Rank),
        `${margin}  ${ofThem(does)}`,
      );
      known.delete(which as Rank);
      continue;
    }
    const isIf = /^ *(?:otherwise,? )?if /.test(line);
    if (inside === undefined && whose !== undefined && !isIf && !known.has(which as Rank)) {
      isChosen = true;
      out.push(choose(margin, whose, which as Rank));
    }
    out.push(isChosen || inside !== undefined ? ofThem(line) : line);
  }
  return out;
}
