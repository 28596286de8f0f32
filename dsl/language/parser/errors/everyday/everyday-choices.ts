/** One of two, as somebody likes: `that player discards 2 cards or loses a coin`, `you may sell a fruit or pay 2 coins`. */
import { thirdPerson } from '../../../../text/english-inflection.ts';
import { baseOf, type Reading } from '../card-readings.ts';
import { HEAD } from './everyday-words.ts';

/** An order to somebody, with what it is done with. */
const ACT =
  '([a-z]+) ((?:you )?(?:an?|\\d+|all|the|their|your|this|that|one|up to \\d+) (?:(?! or | unless )[^,:])+?|this(?: [a-z]+)?)';
const OR = ',? or (?:else )?(?:you (?:may )?|they (?:may )?)?';
/** The same where the second act may be yours. */
const OR_WHO = ',? or (?:else )?(?:(you )(?!may\\b)|they (?:may )?)?';
/** What happens to something of theirs: `their stall loses 2 fruits`. */
const OF_THEIRS = "((?:their|that player's|that opponent's) [a-z-]+ [a-z]+s [^,:]+)";

/** `discards` and `discard` are of `discard`. */
const baseOfThird = (verb: string): string => (/[^s]s$/.test(verb) ? baseOf(verb) : verb);
const third = (verb: string): string => (/[^s]s$/.test(verb) ? verb : thirdPerson(verb));

/** What is given up in a choice is given up whole: who has less does not choose it. */
const whole = (verb: string, what: string): string =>
  /^(?:pay|lose|gain|spend|draw)$/.test(baseOfThird(verb)) ? what : what.replace(/^(?=[2-9] )/, 'exactly ');

/** Lines below a header, or by themselves. */
export const linesBelow = (head: string, lines: readonly string[]): string =>
  head === ''
    ? lines.join('\n')
    : [`${head.replace(/, $/, '')}:`, ...lines.map((each) => `  ${each}`)].join('\n');

export const EVERYDAY_CHOICES: readonly Reading[] = [
  // As somebody else likes.
  [
    new RegExp(
      `^${HEAD}(that player|that opponent|they|each opponent|each player|each other player) (may |(?:chooses|must choose|has to choose)(?: one)?: )?(?:either )?${ACT}${OR_WHO}(?:${ACT}|${OF_THEIRS})$`,
    ),
    (_, head, who, may: string | undefined, verb, what, ...other: (string | undefined)[]) => {
      const isFree = may === 'may ';
      const does = (each: string, object: string): string =>
        `  - that player ${third(each)} ${isFree ? whole(each, object) : object}`;
      const [you, verb2, what2, theirs] = other;
      return linesBelow(head, [
        `${who === 'they' ? 'that player' : who} chooses one${isFree ? ' that is possible' : ''}:`,
        does(verb, what),
        you !== undefined
          ? `  - you ${baseOfThird(verb2 ?? '')} ${what2}`
          : theirs === undefined
            ? does(verb2!, what2!)
            : `  - ${theirs.replace(/^their\b/, "that player's")}`,
        ...(isFree ? ['  - nothing'] : []),
      ]);
    },
  ],
  // As one likes, behind what it waits for.
  [
    new RegExp(`^((?:[^,:]+, )+)(?:either )?(?!you\\b|they\\b|each\\b|that\\b)${ACT},? or (?:else )?${ACT}$`),
    (_, head, verb, what, verb2, what2) =>
      linesBelow(head, ['choose one:', `  - ${verb} ${what}`, `  - ${verb2} ${what2}`]),
  ],
  // As one likes oneself, or not at all; what it is for follows where it was done.
  [
    new RegExp(`^${HEAD}you may (?:either )?${ACT}${OR}${ACT}$`),
    (_, head, verb, what, verb2, said) => {
      const [, what2, then] =
        /^(.+?)(?: to (?!(?:an?|the|your|their|its|that|this|any)\b)([a-z]+ .+))?$/.exec(said)!;
      return linesBelow(head, [
        'choose one that is possible:',
        `  - ${verb} ${whole(verb, what)}`,
        `  - ${verb2} ${whole(verb2, what2)}`,
        '  - nothing',
        ...(then === undefined ? [] : [`if you do, ${then}`]),
      ]);
    },
  ],
];
