/**
 * What came of a use that others may answer: `when you plant a fruit and it is not stopped`, `when you plant a fruit and the doubt fails`,
 * `plant a fruit. If it was doubted, ...`. A use has happened when its window is closed and nothing has stopped it.
 */
import { thirdPerson, withArticle } from '../../../text/english-inflection.ts';
import { longestTerm, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { ContestSymbol, VerbSymbol } from '../../../language/symbols/symbols.ts';
import { answeredUses, type AnsweredUse } from './answered-uses.ts';

const WHO = '(you|an opponent|a player|another player)';
const IT = '(?:it|that card|the card|(?:that|the) [a-z-]+)';
/** Nothing has stopped it. `succeeds` is left out: dice that are thrown for it may be meant. */
const STANDS = `${IT} (?:stands|resolves|goes through|is not (?:stopped|cancelled|canceled|countered|prevented)|is resolved)`;
const NO_RESPONSE =
  '(?:(?:nobody|no one|no player|no opponent|no other player) (?:responds|responded|reacts|reacted|answers|answered)(?: to (?:it|that|this|that card))?|there (?:is|was) no response)';

/** The text with what came of such uses; none where nothing changes. */
export function withUsesThatStand(text: string, vocabulary: Vocabulary): string[] {
  const put = answeredUses(vocabulary).reduce(
    (said, each) =>
      said
        .split('\n')
        .map((line, i, all) => below(waiting(line, each, vocabulary), all.slice(0, i), each))
        .join('\n'),
    text,
  );
  return put === text ? [] : [put];
}

/** A window that closes and in which nobody did anything, as the use behind it; it is offered only. */
export function withUnansweredWindows(text: string, vocabulary: Vocabulary): string[] {
  return answeredUses(vocabulary).flatMap(({ use, window, answer, answered }) => {
    const [name] = window.names.en;
    const closes = new RegExp(
      `^when(?:ever)? (?:the|an?) ${name} closes(?: without (?:an? |any )?(?:${answer.id}s?|responses?)|,? and (?:nobody|no one|no player|no opponent) (?:has |have )?(?:${answered}|responded|${thirdPerson(answer.id)}|responds))(?=[,:])`,
    );
    const put = text.replace(
      closes,
      `when a player ${thirdPerson(use.id)} a card if that card was not ${answered} this turn`,
    );
    return put === text ? [] : [put];
  });
}

/** `when you plant a fruit and ...` */
function waiting(line: string, each: AnsweredUse, vocabulary: Vocabulary): string {
  const { use, answer, answered } = each;
  const event = new RegExp(
    `^( *(?:(?:once|twice|\\d+ times) per [a-z]+, )?(?:when(?:ever)?|each time|every time) ${WHO} (?:${use.id}|${thirdPerson(use.id)}) (an? [a-z][a-z -]*?)),? (?:and|but)(?: if)? ([^,:]+)([,:])`,
  );
  const [all, head, who, what, came, sign] = event.exec(line) ?? [];
  if (all === undefined || came === undefined) return line;
  const rest = line.slice(all.length);
  if (is(STANDS, came)) return `${head}${sign}${rest}`;
  if (is(NO_RESPONSE, came)) return `${head} and nobody ${thirdPerson(answer.id)} it${sign}${rest}`;
  if (is(`${IT} (?:is|was) (?:also )?${answered}`, came))
    return `${head} if that ${what.replace(/^an? /, '')} was ${answered} this turn${sign}${rest}`;
  const contest = contestOf(answer, vocabulary);
  if (contest && is(FAILED(answer.id, answered), came))
    return failed(line, all, { who, what, contest, sign });
  return line;
}

/** There was an answer, and it did nothing. */
const FAILED = (answer: string, answered: string): string =>
  `(?:the ${answer} (?:fails|failed|is lost|was lost|is unsuccessful|was unsuccessful)|${IT} (?:survives|survived|withstands) an? ${answer}|${IT} (?:is|was) (?:unsuccessfully ${answered}|${answered} unsuccessfully|${answered} without success))`;

function failed(
  line: string,
  all: string,
  {
    who,
    what,
    contest,
    sign,
  }: {
    readonly who: string;
    readonly what: string;
    readonly contest: ContestSymbol;
    readonly sign: string;
  },
): string {
  const margin = /^ *(?:(?:once|twice|\d+ times) per [a-z]+, )?/.exec(line)![0];
  const roll = withArticle(contest.rolls[1].names.en[0]);
  const wins = `${who === 'you' ? 'win' : 'wins'} ${withArticle(contest.names.en[0])} using ${roll} for ${what}`;
  return `${margin}when ${who} ${wins}${sign}${line.slice(all.length)}`;
}

/** A condition below such an order of the text: `if it was doubted, ...`. */
function below(line: string, above: readonly string[], each: AnsweredUse): string {
  const { use, answer, answered } = each;
  const [whole, margin, before, came, sign] = /^( *)((?:otherwise )?if) ([^,:]+)([,:])/.exec(line) ?? [];
  if (whole === undefined || came === undefined) return line;
  const rest = line.slice(whole.length);
  const made = new RegExp(
    `^${margin}(?:you may )?${use.id} (an? (?:[a-z-]+ ){0,2}?[a-z-]+)(?: in your [a-z]+)?(?: for free)?(?: as ([a-z-]+))?$`,
  );
  const last = above.findLast((each) => each.trim() !== '');
  const [, what, name] = (last === undefined ? null : made.exec(last)) ?? [];
  const itself = new RegExp(`^this(?: card)? was ${answered}$`).test(came);
  if (itself) return `${margin}${before} this was ${answered} this turn${sign}${rest}`;
  if (what === undefined) return line;
  const one = name === undefined ? `that ${what.replace(/^an? /, '')}` : `the ${name}`;
  if (is(STANDS, came)) return `${margin}${before} you do${sign}${rest}`;
  if (is(NO_RESPONSE, came) || is(`(?:nobody|no one|no opponent) ${thirdPerson(answer.id)}`, came))
    return `${margin}${before} ${one} was not ${answered} this turn${sign}${rest}`;
  if (is(`${IT} (?:is|was) ${answered}`, came))
    return `${margin}${before} ${one} was ${answered} this turn${sign}${rest}`;
  if (is(FAILED(answer.id, answered), came))
    return `${margin}${before} you do and ${one} was ${answered} this turn${sign}${rest}`;
  return line;
}

const is = (form: string, said: string): boolean => new RegExp(`^${form}$`).test(said.trim());

/** The contest that a verb holds. */
function contestOf(verb: VerbSymbol, vocabulary: Vocabulary): ContestSymbol | undefined {
  const hold = verb.body.find((each) => each.kind === 'order' && each.verb.text === 'hold');
  const object = hold?.kind === 'order' ? hold.args.object : undefined;
  if (object?.kind !== 'noun' || object.heads.length !== 1) return undefined;
  const symbol = longestTerm(vocabulary, object.heads[0].words)?.meanings[0].symbol;
  return symbol?.sort === 'contest' ? symbol : undefined;
}
