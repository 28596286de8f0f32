/**
 * Whether a roll that was changed comes to what it has to: `when you change a roll, if it then succeeds, ...` waits for what the game
 * does then, to the end of the act that the roll is made in.
 */
import { thirdPerson, withArticle } from '../../../../text/english-inflection.ts';
import type { Statement } from '../../../../language/syntax/ast.ts';
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import type { ContestSymbol, VerbSymbol } from '../../../../language/symbols/symbols.ts';
import { outcomesIn } from '../outcomes.ts';
import { thrownIn } from '../rerolls/second-throws.ts';
import { verbIn } from '../../../suggestions/word-suggestions.ts';

const ROLL =
  "(?:you|they|that player|(?:that|the|this) (?:[a-z]+ )?roll|(?:your|that player's|their) (?:[a-z]+ )?roll|it)";
export const THEN = '(?:then |now |still |also |thus |thereby |finally |nevertheless )?';
const ENDS_AS =
  '(?:ends? (?:up )?(?:as|being) |turns out (?:to be |as )|is |was |remains )(?:then |now |still )?';
export const WINS = `(?:wins?|won|succeeds?|succeeded|passes|passed|ends? up succeeding|${ENDS_AS}(?:successful|a success))`;
export const FAILS = `(?:loses?|lost|fails?|failed|has failed|ends? up failing|${ENDS_AS}(?:unsuccessful|a failure|not successful|not a success|no success)|(?:does not|doesn't|did not|didn't|does no longer|no longer) succeeds?)`;
const HEAD = '(?:(?:once|twice|\\d+ times) per [a-z]+, |while [^,:\\n]+, )?';
const EVENT = new RegExp(
  `^(${HEAD}(?:when(?:ever)?|each time|every time|after) (you|an opponent|a player|another player) ([a-z-]+)(?: ([^,:\\n]*?))?)(?:(,) |(:)\\n *| and (?:then )?(?=${ROLL} ${THEN}(?:${WINS}|${FAILS})[,:]))`,
);
const DECIDED = new RegExp(
  `(?:^|(?:[;.]|,? (?:and|then)|\\n *|,(?: and| then)?) ?)(?:(?:and )?(?:if|when|whenever|once|as soon as) )?(${ROLL} )${THEN}(?:(${WINS})|(${FAILS}))(?: (?:then|after that|anyway|now|afterwards|as a result|because of (?:this|that)))?(?:,(?: then)? |:\\n)([^]*)$`,
  'i',
);
/** Rolls of somebody, whichever they are. */
const OF_ANY = new RegExp(
  `^(?<head>(?:while [^,:\\n]+, )?)(?:when(?:ever)?|each time|every time|if) (?:(?<whose>your|an opponent's|a player's|another player's|an?|any|each) (?<kind>[a-z]+ )?rolls? (?<won>${WINS}|${FAILS})|(?<doer>you|an opponent|a player|another player) (?:(?<succeeds>succeeds? (?:at|on|in|with)|wins?|makes?(?= a successful))|(?:fails?(?: (?:at|on|in|with))?|loses?|makes?(?= a failed| an unsuccessful))) (?:an?|any|your|their|the|one of your|one of their) (?:successful |failed |unsuccessful )?(?<what>[a-z]+ )?rolls?)(?:, |:(?=\\n))(?<act>[^]+)$`,
);
const OTHERWISE = /(?:[.;] *|\n *)(?:otherwise|if not|else)(?:, |:\n)([^]*)$/i;

/** What somebody does, in the form that goes with that player. */
type Deed = (who: string) => string;

/** Where the game decides over a roll. */
interface Decision {
  /** Its rolls, by their names. */
  readonly rolls: readonly string[];
  readonly verb: VerbSymbol;
  /** What somebody does then; whose roll it is does so in a contest. */
  readonly won: Deed | undefined;
  readonly lost: Deed | undefined;
  /** Nothing is done where it is lost: whether the act came to this is asked then. */
  readonly unless?: { readonly event: Deed; readonly condition: string };
  /** What the roll has to be in, where it is for a card. */
  readonly range?: string;
  readonly contest?: ContestSymbol;
}

/** An act with dice of its own, what is done to them, and what is done where they decide so. */
interface OwnRoll {
  readonly who: string;
  readonly verb: VerbSymbol;
  readonly event: string;
  readonly object: string;
  readonly before: string;
  readonly ends: readonly (readonly [boolean, string])[];
}

/** A text with each such end as what the game does then; none where it has none. */
export function withDecidedRolls(text: string, vocabulary: Vocabulary): string[] {
  const own = ofAnyRoll(text, vocabulary);
  if (own !== undefined) return [own];
  const [all, event, who, word, object = ''] = EVENT.exec(text) ?? [];
  const verb = vocabulary.verbForms.get(word ?? '')?.verb;
  if (all === undefined || !verb) return [];
  const rest = text.slice(all.length);
  const [said, subject, won, lost, behind] = DECIDED.exec(rest) ?? [];
  if (said === undefined || (won === undefined && lost === undefined)) return [];
  const before = rest.slice(0, rest.length - said.length).trim();
  const [other, instead] = OTHERWISE.exec(behind) ?? [];
  const act = other === undefined ? behind : behind.slice(0, -other.length);
  const isWon = won !== undefined;
  if (verb.parameters[0]?.phrase.snippet.text.trim() === 'a roll') {
    // Who does something then would be another one below what is waited for.
    if (subject !== undefined && /^(?:you|they|that player) /.test(subject)) return [];
    if (who !== 'you' && /\b(?:they|that player|that opponent|their)\b/.test(behind)) return [];
    const later = [
      laterWhere(vocabulary, object, isWon, act),
      ...(instead === undefined ? [] : [laterWhere(vocabulary, object, !isWon, instead)]),
    ];
    if (later.includes(undefined)) return [];
    return [
      [`${event}:`, ...before.split('\n').filter(Boolean), ...later.flatMap((each) => each!)]
        .map(inside)
        .join('\n'),
    ];
  }
  return ofOwnRoll(vocabulary, {
    who,
    verb,
    event,
    object,
    before,
    ends: [[isWon, act], ...(instead === undefined ? [] : [[!isWon, instead] as const])],
  });
}

/** The decisions over the rolls that a phrase may mean. */
const meantBy = (vocabulary: Vocabulary, object: string): Decision[] =>
  decisionsIn(vocabulary).filter(
    ({ rolls }) =>
      !vocabulary.rolls.some(({ names }) => object.includes(names.en[0])) ||
      rolls.some((roll) => object.includes(roll)),
  );

/** What is waited for where a roll that was changed wins or fails in the end; none where that is not known. */
export function laterWhere(
  vocabulary: Vocabulary,
  object: string,
  isWon: boolean,
  act: string,
): string[] | undefined {
  const sorts = meantBy(vocabulary, object);
  const later = sorts.map((each) => waiting(each, isWon, act, sorts.length));
  return later.length === 0 || later.includes(undefined) ? undefined : later.flatMap((each) => each!);
}

/** What is waited for where the total of such a roll is so far from the beginning of its range. */
export function laterAt(
  vocabulary: Vocabulary,
  object: string,
  test: (low: string) => string,
  act: string,
): string[] | undefined {
  const sorts = meantBy(vocabulary, object);
  const known = sorts.filter(({ range }) => range !== undefined);
  if (known.length === 0) return undefined;
  return known.flatMap((each) =>
    whenFinal(each, `that roll is ${test(`that roll's lowest ${each.range!}`)}`, act, sorts.length),
  );
}

/** `when your roll fails, ...`: each way that the game has for it, and what is done there. */
function ofAnyRoll(text: string, vocabulary: Vocabulary): string | undefined {
  const found = OF_ANY.exec(text)?.groups;
  if (!found) return undefined;
  const { head, whose, kind, won, doer, what, succeeds } = found;
  const act = found.act.trimEnd();
  const roll = kind === undefined && what === undefined ? '' : `${kind ?? what}roll`;
  const isWon = won === undefined ? succeeds !== undefined : new RegExp(`^${WINS}$`).test(won);
  const who = (doer ?? whose)
    .replace(/^your$/, 'you')
    .replace(/'s$/, '')
    .replace(/^(?:an?|any|each)$/, 'a player');
  const sorts = decisionsIn(vocabulary).filter(({ rolls }) => roll === '' || rolls.includes(roll));
  const sign = act.startsWith('\n') ? ':' : ', ';
  const lines = sorts.map(({ won: wins, lost, unless, contest }) => {
    const event = isWon ? wins : lost;
    if (event === undefined)
      return (
        unless &&
        `${head}when ${who} ${unless.event(who)}, if ${who === 'you' ? who : 'that player'} ${unless.condition}${sign}${act}`
      );
    return `${head}when ${who} ${event(who)}${contest && roll !== '' ? ` using ${withArticle(roll)}` : ''}${sign}${act}`;
  });
  return lines.length === 0 || lines.includes(undefined) ? undefined : lines.join('\n');
}

const inside = (line: string, i: number): string => (i === 0 ? line : `  ${line}`);

/** What is waited for to the end of the act. */
function waiting(decision: Decision, isWon: boolean, act: string, sorts: number): string[] | undefined {
  const { verb, won, lost, contest, range } = decision;
  const event = isWon ? won : lost;
  if (event !== undefined) {
    const roller = contest ? "that roll's roller" : 'a player';
    const head = `${onlyOf(decision, sorts)}until the end of the ${verb.id}, once, when ${roller} ${event(roller)}`;
    return headed(head, act);
  }
  // An act that goes on is not waited for: where nothing is done at its end, the total of the roll says it.
  return range === undefined
    ? undefined
    : whenFinal(decision, `that roll is not in that roll's ${range}`, act, sorts);
}

const whenFinal = (decision: Decision, test: string, act: string, sorts: number): string[] =>
  headed(`${onlyOf(decision, sorts)}until end of turn, once, when that roll is final, if ${test}`, act);

/** Which sort of roll it is, where several are possible. */
const onlyOf = ({ rolls }: Decision, sorts: number): string =>
  sorts === 1
    ? ''
    : `if that roll is ${rolls.map((roll, i) => (i === 0 ? withArticle(roll) : roll)).join(' or ')}, `;

/** An act of one or several lines behind what is waited for. */
function headed(head: string, act: string): string[] {
  const lines = act
    .replaceAll(/\b(?:they|that player|that opponent)\b/g, "that roll's roller")
    .split('\n')
    .map((line) => line.trim());
  return lines.length === 1 ? [`${head}, ${lines[0]}`] : [`${head}:`, ...lines.map((line) => `  ${line}`)];
}

/** What the game decides over each of its rolls. */
function decisionsIn(vocabulary: Vocabulary): Decision[] {
  const doing =
    ({ id }: VerbSymbol, what: string): Deed =>
    (who) =>
      `${who === 'you' ? id : verbIn(vocabulary, id, 'third') || thirdPerson(id)} ${what}`;
  const outcomes = outcomesIn(vocabulary).map((outcome): Decision => {
    const { verb, noun, success, failure } = outcome;
    const one = withArticle(noun);
    const range = thrownIn(outcome)?.range;
    return {
      rolls: madeIn(verb.body, 'make'),
      ...(range !== undefined && { range }),
      verb,
      won: success && doing(success, one),
      lost: failure && doing(failure, one),
      ...(success && {
        unless: { event: doing(verb, one), condition: `did not ${success.id} that ${noun} this turn` },
      }),
    };
  });
  const contests = vocabulary.contests.flatMap((contest): Decision[] => {
    const { names, rolls, ties } = contest;
    const verb = vocabulary.verbs.find(({ body }) => madeIn(body, 'hold').includes(names.en[0]));
    const one = withArticle(names.en[0]);
    return verb
      ? [
          {
            rolls: [...new Set(rolls.map((roll) => roll.names.en[0]))],
            verb,
            contest,
            won: (who) => `${who === 'you' ? 'win' : 'wins'} ${one}`,
            lost: ties === 'nobody' ? undefined : (who) => `${who === 'you' ? 'lose' : 'loses'} ${one}`,
          },
        ]
      : [];
  });
  return [...outcomes, ...contests].filter(({ rolls }) => rolls.length > 0);
}

/** What is made or held in a verb. */
const madeIn = (body: readonly Statement[], verb: string): string[] =>
  body.flatMap((each) =>
    each.kind === 'order' && each.verb.text === verb && each.args.object?.kind === 'noun'
      ? [each.args.object.heads[0].words.map(({ text }) => text).join(' ')]
      : [],
  );

/** `when you attack a fruit, +2 to that roll. If it succeeds, ...`: two abilities. */
function ofOwnRoll(vocabulary: Vocabulary, { who, verb, event, object, before, ends }: OwnRoll): string[] {
  const { contest, verb: decided } = decisionsIn(vocabulary).find((each) => each.verb === verb) ?? {};
  if (!decided) return [];
  const first =
    before === ''
      ? []
      : [`${event}${before.includes('\n') ? ':\n  ' : ', '}${before.replaceAll('\n', '\n  ')}`];
  const then = ends.map(([isWon, act]) => {
    const wins = isWon ? 'win' : 'lose';
    const does = who === 'you' ? wins : `${wins}s`;
    const sign = act.includes('\n') ? ':\n' : ', ';
    if (!contest) return `${event} and ${does}${sign}${act}`;
    const using = object.endsWith('using this')
      ? `${verb.id} using this`
      : `${contest.names.en[0]} using ${withArticle(contest.rolls[0].names.en[0])}`;
    const rival = /^(you|(?:an|a|another) (?:opponent|player))\b/.exec(object)?.[1];
    return `when ${who} ${does} ${withArticle(using)}${rival === undefined ? '' : ` against ${rival}`}${sign}${act}`;
  });
  return [[...first, ...then].join('\n')];
}
