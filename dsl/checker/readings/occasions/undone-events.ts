/**
 * What somebody does and what does not come of it: `when you sell a fruit and nobody outbids it`, `when you attack a fruit but do
 * not win it`, `when an attack of yours fails`. It is asked behind the event: `if that fruit was not outbid this turn`.
 */
import { thirdPerson, withArticle, baseOfGerund } from '../../../text/english-inflection.ts';
import { participleOfPast } from '../../../text/irregular-verbs.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { isDecidedLater } from '../words/decided-later.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { outcomesIn, type Outcome } from '../rolls/outcomes.ts';

const HEAD = '^(\\s*(?:(?:once|twice|\\d+ times) per [a-z]+, |while [^,:]+, |until [^,:]+, )*)';
const WHEN = '(?:when(?:ever)?|each time|every time|if)';
const WHO = '(you|an opponent|a player|another player)';
const NOT = "(?:do not|does not|don't|doesn't|did not|didn't|fail to|fails to|cannot|can't)";
const IT = '(?:it|that [a-z-]+)';
/** What it is done with, without a verb behind it. */
const WHAT = '((?:an?|another|one of your|the|this)(?: [a-z-]+)*?)';
const END = '(?=,|:)';
const FAILS =
  "(?:fails?(?: to do so| at it)?|lose|loses|miss|misses|(?:is|are) unsuccessful|(?:do not|does not|don't|doesn't) succeed)";
const WINS = '(?:succeeds?|wins?|(?:is|are) successful)';

const DOES = new RegExp(
  `${HEAD}${WHEN} ${WHO} ([a-z-]+)(?: (for))?(?: ${WHAT})?,? ((?:and|but|yet|without|that|which) .+?)${END}(.*)$`,
);
const DEED = new RegExp(
  `${HEAD}${WHEN} (?:(your|one of your|an opponent's|another player's|a player's) ([a-z-]+?)s?|an? ([a-z-]+) of (yours|an opponent))(?: (?:on|against|for|of) ${WHAT})? (${FAILS}|${WINS})${END}(.*)$`,
);
const TRIES = new RegExp(
  `${HEAD}${WHEN} ${WHO} (?:fails? to|successfully|unsuccessfully) ([a-z-]+) ${WHAT}${END}(.*)$`,
);

const DID_NOT = new RegExp(
  `^(?:and|but|yet) (?:(?<other>you|they|that player) )?${NOT} (?<verb>[a-z-]+) ${IT}$`,
);
const WITHOUT = new RegExp(`^without (?<verb>[a-z]+ing) ${IT}$`);
const NOBODY = new RegExp(
  `^(?:and|but) (nobody|no one|no player|no opponent|no other player) ([a-z-]+) ${IT}$`,
);
const NOT_DONE = new RegExp(
  `^(?:(?:and|but) ${IT}|that|which) (?:is not|isn't|was not|wasn't|does not get|is never) ([a-z-]+)$`,
);
const NOT_BEING = new RegExp('^without (?:it |that [a-z-]+ )?(?:being|getting) ([a-z-]+)$');
const BEHIND = new RegExp(
  `^(?:and|but) (?:then )?(?:(?:you|they|that player|it|this|the [a-z]+) )?(${FAILS}|${WINS})$`,
);

/** A text with each such event as what happens and what is asked of it; none where there is none. */
export function withUndone(text: string, vocabulary: Vocabulary): string[] {
  if (
    !/\b(?:not|n't|nobody|no one|no [a-z]+|never|without|fail|fails|loses?|miss(?:es)?|un?successful(?:ly)?|successful(?:ly)?|succeeds?|wins?)\b|n't\b/.test(
      text,
    )
  )
    return [];
  const put = text
    .split('\n')
    .map((line) => ofDeed(line, vocabulary) ?? ofTry(line, vocabulary) ?? ofEvent(line, vocabulary) ?? line);
  const said = asked(put, vocabulary).join('\n');
  return said === text ? [] : [said];
}

/** `when you sell a fruit and nobody outbids it, ...` */
function ofEvent(line: string, vocabulary: Vocabulary): string | undefined {
  const [, head, who, word, by, what, behind, act] = DOES.exec(line) ?? [];
  if (head === undefined || behind === undefined) return undefined;
  const verb = by === 'for' ? rollFor(vocabulary, word, what) : verbSaid(vocabulary, word);
  const decided = BEHIND.exec(behind)?.[1];
  if (decided !== undefined) return verb && decidedLine(vocabulary, head, who, verb, what, decided, act);
  const noun = what === undefined ? undefined : nounOf(what);
  if (!verb || noun === undefined || by !== undefined) return undefined;
  const event = `${head}when ${who} ${form(vocabulary, who, verb)} ${what}`;
  const { verb: undone, other: whoNot } = (DID_NOT.exec(behind) ?? WITHOUT.exec(behind))?.groups ?? {};
  // Who else does not do it is not remembered.
  if (whoNot !== undefined && (whoNot === 'you') !== (who === 'you')) return undefined;
  const other = undone === undefined ? undefined : verbSaid(vocabulary, baseOfGerund(undone) ?? undone);
  if (other && isDecidedLater(vocabulary, verb, other)) return undefined;
  if (other) return `${event}, if ${sameWho(who)} did not ${other.id} that ${noun} this turn${act}`;
  const [, nobody, third] = NOBODY.exec(behind) ?? [];
  // No opponent of somebody else may be anybody.
  if (nobody !== undefined && /opponent|other/.test(nobody) && who !== 'you') return undefined;
  const [, done] = NOT_DONE.exec(behind) ?? NOT_BEING.exec(behind) ?? [];
  const verbDone = verbSaid(vocabulary, third ?? done ?? '');
  return verbDone && `${event}, if ${wasNot(vocabulary, `that ${noun}`, verbDone)}${act}`;
}

/** `when an attack of yours fails, ...` */
function ofDeed(line: string, vocabulary: Vocabulary): string | undefined {
  const [, head, whose, one, other, of, what, decided, act] = DEED.exec(line) ?? [];
  if (head === undefined || decided === undefined) return undefined;
  const verb = vocabulary.terms.has(one ?? other ?? '')
    ? undefined
    : verbSaid(vocabulary, one ?? other ?? '');
  const who = /^(?:your|one of your|yours)$/.test(whose ?? of ?? '')
    ? 'you'
    : (whose ?? of ?? '').replace("'s", '');
  return verb && decidedLine(vocabulary, head, who, verb, what, decided, act);
}

/** `when you fail to win a fruit, ...`, where `bid` decides whether it is won. */
function ofTry(line: string, vocabulary: Vocabulary): string | undefined {
  const [, head, who, word, what, act] = TRIES.exec(line) ?? [];
  if (head === undefined || word === undefined) return undefined;
  const verb = verbSaid(vocabulary, word);
  if (!verb) return undefined;
  if (/\bsuccessfully /.test(line) && !/\bunsuccessfully /.test(line))
    return decidedLine(vocabulary, head, who, verb, what, 'succeeds', act);
  if (/\bunsuccessfully /.test(line)) return decidedLine(vocabulary, head, who, verb, what, 'fails', act);
  const tried = outcomesIn(vocabulary).filter(({ success }) => success === verb);
  return tried.length === 1
    ? decidedLine(vocabulary, head, who, tried[0].verb, what, 'fails', act)
    : undefined;
}

/** The event in which the dice of a verb have decided. */
function decidedLine(
  vocabulary: Vocabulary,
  head: string,
  who: string,
  verb: VerbSymbol,
  what: string | undefined,
  decided: string,
  act: string,
): string | undefined {
  const outcome = outcomesIn(vocabulary).find((each) => each.verb === verb);
  if (!outcome) return undefined;
  const { success, failure, noun } = outcome;
  const which = what ?? withArticle(noun);
  const isWon = new RegExp(`^${WINS}$`).test(decided);
  const then = isWon ? success : failure;
  if (then) return `${head}when ${who} ${form(vocabulary, who, then)} ${which}${act}`;
  return isWon || !success
    ? undefined
    : `${head}when ${who} ${form(vocabulary, who, verb)} ${which}, if ${sameWho(who)} did not ${success.id} that ${nounOf(which)} this turn${act}`;
}

/** `if nobody outbid it, ...` below what happens to a fruit, or behind it. */
function asked(lines: readonly string[], vocabulary: Vocabulary): string[] {
  const whole = new RegExp(
    `\\bif (?:(?:nobody|no one|no player) ([a-z-]+) (it|this(?: card)?|that [a-z-]+)|(it|this(?: card)?|that [a-z-]+) (?:was not|wasn't|is not|isn't|has not been) ([a-z-]+)),`,
  );
  return lines.map((line, i) =>
    line.replace(whole, (said, one: string | undefined, a: string, b: string, other: string) => {
      const verb = verbSaid(vocabulary, one ?? other);
      const it = a ?? b;
      if (!verb) return said;
      const events = [...lines.slice(0, i), line.slice(0, line.indexOf(said))].join('\n');
      const [, what] = /\b(?:when|whenever|each time) [^,:]*? (an?(?: [a-z-]+)+?)(?=,|:)/.exec(events) ?? [];
      const which = it === 'it' ? what && `that ${nounOf(what)}` : it;
      return which === undefined ? said : `if ${wasNot(vocabulary, which, verb)},`;
    }),
  );
}

const wasNot = (vocabulary: Vocabulary, which: string, { id }: VerbSymbol): string =>
  `${which} was not ${verbIn(vocabulary, id, 'participle')} this turn`;

/** A verb of the game in any of its forms. */
const verbSaid = ({ verbForms }: Vocabulary, word: string): VerbSymbol | undefined =>
  (verbForms.get(word) ?? verbForms.get(participleOfPast(word) ?? ''))?.verb;

/** `roll for a fruit`: the one verb that throws dice for it. */
function rollFor(vocabulary: Vocabulary, word: string, what: string | undefined): VerbSymbol | undefined {
  if (!/^rolls?$/.test(word) || what === undefined) return undefined;
  const found = outcomesIn(vocabulary).filter(({ noun }: Outcome) => noun === nounOf(what));
  return found.length === 1 ? found[0].verb : undefined;
}

const form = (vocabulary: Vocabulary, who: string, { id }: VerbSymbol): string =>
  who === 'you' ? id : verbIn(vocabulary, id, 'third') || thirdPerson(id);

const sameWho = (who: string): string => (who === 'you' ? 'you' : 'that player');

/** The noun of a few words: `fruit` of `a fruit of yours`. */
const nounOf = (what: string): string =>
  what
    .replace(/ (?:of|in|on|from|with|where)\b.*$/, '')
    .split(' ')
    .at(-1)!;
