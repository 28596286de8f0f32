/** A line on which dice or a coin are thrown, or on which chance chooses a number. */
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { withArticle } from '../../../../text/english-inflection.ts';
import { DICE_IN_WORDS, diceOf, rollOfDice } from './dice-in-words.ts';
import { numeric } from './tests-of-throws.ts';

const SOMEBODY =
  '(?:you|they|that player|that opponent|(?:each|every)(?: other)? (?:player|opponent)|all (?:players|opponents)|the [a-z]+(?: player)?)';
const HEADS = new RegExp(
  '^(?:(?:when(?:ever)?|each time|every time|at the|after|before|while|during|once per|twice per|\\d+ times per|if|unless|for each|until|otherwise)\\b[^,:\\n]*, |otherwise,? )*',
);
const BEFORE = new RegExp(
  `^(?<lead>(?:.+?(?:, then |,? and then |,? and |; |\\. | to ))??)(?<who>(?:${SOMEBODY} )?)(?<may>(?:(?:may|must|also|then|now) )*)$`,
);
const DICE = `(?<rolls>rolls?|throws?) (?<dice>${DICE_IN_WORDS})(?: as (?:an? |the )?(?<thrown>[a-z-]+))?`;
const MADE = '(?<makes>makes?) an? (?<made>[a-z0-9 -]*?roll)(?: as (?<name>[a-z-]+))?';
const COINS = '(?<flips>flip|flips|toss|tosses) (?<coins>an?|one|\\d|two|three|four|five|six) coins?';
const CHANCE =
  '(?<randomly>randomly )?(?<picks>(?:choose|pick|generate|name|get|roll)s?) an? (?<random>random )?number (?:from|between) (?<from>\\d+) (?:to|and) (?<to>\\d+)(?:,? inclusive)?(?<chance> at random)?(?: as (?<called>[a-z-]+))?';
const PHRASE = new RegExp(`(?<![\\w-])(?:${DICE}|${MADE}|${COINS}|${CHANCE})(?<twice> twice)?(?![\\w-])`);
/** What goes on about the throw itself. */
const BEHIND = /^(?:[.,:;] ?| and |$)/;
const EVENT = /^(?:when(?:ever)?|each time|every time|if|after|before)\b[^,]*$/;

/** A line on which something is thrown. */
export interface ThrowLine {
  readonly margin: string;
  /** When that is, what is done before, and who does it. */
  readonly head: string;
  readonly lead: string;
  readonly who: string;
  readonly may: boolean;
  /** How the language says it. */
  readonly make: string;
  readonly twice: boolean;
  readonly name: string | undefined;
  /** So many dice; none where chance chooses a number. */
  readonly dice: number | undefined;
  /** So many coins are thrown. */
  readonly coins: number | undefined;
  readonly rest: string;
}

/** The throw on a line; none where there is none that can be made. */
export function throwIn(line: string, { rolls, verbs }: Vocabulary, fixed: boolean): ThrowLine | undefined {
  const [margin] = /^ *(?:- )?/.exec(line)!;
  const said = line.slice(margin.length);
  const phrase = PHRASE.exec(said);
  if (!phrase) return undefined;
  const found = phrase.groups!;
  const [head] = HEADS.exec(said.slice(0, phrase.index))!;
  const between = said.slice(head.length, phrase.index);
  const before = BEFORE.exec(between);
  const rest = said.slice(phrase.index + phrase[0].length);
  if (!before || EVENT.test(between) || !BEHIND.test(rest)) return undefined;
  const verb = found.rolls ?? found.makes ?? found.flips ?? found.picks;
  if (found.rolls !== undefined && verbs.some(({ id }) => id === verb.replace(/s$/, ''))) return undefined;
  const s = /(?:[^s]|sse)s$/.test(verb) ? 's' : '';
  const common = {
    margin,
    head,
    lead: before.groups!.lead,
    who: before.groups!.who.trim(),
    may: before.groups!.may.includes('may'),
    twice: found.twice !== undefined,
    name: found.name ?? found.called ?? found.thrown,
    coins: found.coins === undefined ? undefined : Number(numeric(found.coins.replace(/^an?$/, '1'))),
    rest,
  };
  if (found.picks !== undefined && !(found.randomly ?? found.random ?? found.chance)) return undefined;
  if (found.flips !== undefined || found.picks !== undefined) {
    const bounds = found.flips === undefined ? `${found.from} to ${found.to}` : '1 to 2';
    return { ...common, make: `choose${s} a random number from ${bounds}`, dice: undefined };
  }
  const dice = found.dice && diceOf(new RegExp(`^${DICE_IN_WORDS}$`).exec(found.dice)!.slice(1));
  const called = dice ? rollOfDice({ ...dice, ...(fixed && { fixed }) }) : found.made;
  const roll = rolls.find(({ names }) => names.en[0] === called);
  return roll && { ...common, make: `make${s} ${withArticle(called)}`, dice: roll.dice };
}
