/**
 * Rolls that are not to be made, or in whose place something else is done: `opponents cannot make fruit rolls`, `if you would make a fruit
 * roll, instead ...`. Dice are thrown as a part of what one does: that is forbidden and replaced, and as it is more than the roll it is
 * offered only. What comes before the dice comes before that.
 */
import { plural, thirdPerson, withArticle } from '../../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { madeIn } from './next-rolls.ts';

const WHO = '(you|an opponent|a player|any player|another player)';
const MANY = '(you|opponents|players|other players|all players|all opponents)';
const CANNOT = "(?:cannot|can't|can not|may not)";
const MAKE = '(?:make|throw|roll)';
const FORBIDDEN = new RegExp(
  `^(\\s*(?:[^,:\\n]+, )*)${MANY} ${CANNOT} ${MAKE} (?:any |an? )?((?:[a-z]+ )?roll)s?(?= |$)`,
  'gm',
);
const UNTHROWN = new RegExp(
  `^(\\s*(?:[^,:\\n]+, )*)(?:(all |an? )?((?:[a-z]+ )?roll)s?(?: of (an opponent|opponents|yours))?|(your|an opponent's|opponents'|all opponents'|players') ((?:[a-z]+ )?roll)s?) ${CANNOT} be (?:made|thrown|rolled)(?= |$)`,
  'gm',
);
const REPLACED = new RegExp(
  `\\bif ${WHO} would ${MAKE} an? ((?:[a-z]+ )?roll)(?: for (an? [^,:\\n]+?))?(?=, (?:you may )?instead\\b)`,
  'g',
);
/** `sell a fruit` for each verb that makes such a roll. */
function verbsFor(words: Vocabulary, roll: string): { readonly verb: string; readonly noun: string }[] {
  return [...madeIn(words)].flatMap(([name, event]) => {
    const [, verb, noun] = /^([a-z-]+) an? (.+)$/.exec(event) ?? [];
    return verb !== undefined && noun !== undefined && (roll === 'roll' || roll === name)
      ? [{ verb, noun }]
      : [];
  });
}

/** A text for each verb that may be meant. */
function inVerbs(
  text: string,
  form: RegExp,
  roll: (groups: readonly (string | undefined)[]) => string,
  words: Vocabulary,
  put: (groups: readonly (string | undefined)[], verb: string, noun: string) => string,
): string[] {
  const [found] = [...text.matchAll(form)];
  if (!found) return [];
  return verbsFor(words, roll([...found])).map(({ verb, noun }) =>
    text.replaceAll(form, (...all: string[]) => put(all, verb, noun)),
  );
}

/** What may be meant by rolls that are forbidden or replaced. */
export const withRollsNotMade = (text: string, words: Vocabulary): string[] =>
  /\brolls?\b/.test(text)
    ? [
        ...inVerbs(
          text,
          FORBIDDEN,
          ([, , , roll]) => roll!,
          words,
          ([, head, who], verb, noun) => `${head}${who!.replace(/^all /, '')} cannot ${verb} ${plural(noun)}`,
        ),
        ...inVerbs(
          text,
          UNTHROWN,
          ([, , , roll, , , other]) => (roll ?? other)!,
          words,
          ([, head, , , of, whose], verb, noun) => {
            const by = `${of ?? ''}${whose ?? ''}`;
            const who = by.startsWith('you') ? 'you' : /opponent/.test(by) ? 'opponents' : 'players';
            return `${head}${who} cannot ${verb} ${plural(noun)}`;
          },
        ),
        ...inVerbs(
          text,
          REPLACED,
          ([, , roll]) => roll!,
          words,
          ([, who, , card], verb, noun) =>
            `if ${who!.replace(/^any /, 'a ')} would ${verb} ${card ?? `a ${noun}`}`,
        ),
      ]
    : [];

const BEFORE_ONE =
  /\b(?:just |right )?before (?:(an?|your|an opponent's|a player's|any) ((?:[a-z]+ )?roll)( of yours| of an opponent)? is (?:made|thrown|rolled)|(you|an opponent|a player|any player) (?:makes?|throws?|rolls?) a (roll))(?=[,:])/g;

/**
 * The text with what comes before a roll of somebody as what comes before the verbs in which such a roll is made. Of any roll it is
 * offered only: some may be made in contests.
 */
export function withMomentsBeforeRolls(
  text: string,
  words: Vocabulary,
): { readonly first: readonly string[]; readonly guessed: readonly string[] } {
  const read = beforeRolls(text, words);
  return read.length > 1 || /\b(?:an?|your|any|[a-z]+'s) roll\b/.test(text)
    ? { first: [], guessed: read }
    : { first: read, guessed: [] };
}

function beforeRolls(text: string, words: Vocabulary): string[] {
  if (!/\bbefore\b.*\broll\b/.test(text) || /\bthat roll\b/.test(text)) return [];
  const [found, ...more] = text.matchAll(BEFORE_ONE);
  if (!found || more.length > 0) return [];
  const [said, whose, roll, of, doer, any] = found as readonly (string | undefined)[];
  const by = doer ?? `${whose}${of ?? ''}`;
  const who = /^you|yours$/.test(by) ? 'you' : /opponent/.test(by) ? 'an opponent' : 'a player';
  return verbsFor(words, (roll ?? any)!).map(({ verb, noun }) =>
    text.replace(said!, `before ${who} ${who === 'you' ? verb : thirdPerson(verb)} ${withArticle(noun)}`),
  );
}
