/**
 * A throw of a text's own, and what comes of it: `roll two dice. If the total is 8 or more, ...`, `flip a coin; on heads, ...`. It gets
 * a name, by which all that follows speaks of it.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { withArticle } from '../../../text/english-inflection.ts';
import { DICE_IN_WORDS, diceOf, rollOfDice, withoutFixing } from './dice-in-words.ts';
import { keptOf } from './kept-dice.ts';
import type { Throw } from './tests-of-throws.ts';
import { outcomeIn, withResult } from './thrown-results.ts';
import { withOutcomes } from '../../../language/parser/errors/outcome-tables.ts';

const SOMEBODY =
  '(?:you|they|that player|that opponent|(?:each|every)(?: other)? (?:player|opponent)|all (?:players|opponents)|the [a-z]+(?: player)?|you and [a-z ]+)';
const HEADS = new RegExp(
  `^(?:(?:when(?:ever)?|each time|every time|at the|after|before|while|during|once per|twice per|\\d+ times per|if|unless|for each|until|otherwise)\\b[^,:\\n]*, |otherwise,? )*`,
);
const BEFORE = new RegExp(
  `^(?<lead>(?:.+?(?:, then |,? and then |,? and |; |\\. | to ))??)(?<who>(?:${SOMEBODY} )?)(?<may>(?:(?:may|must|also|then|now) )*)$`,
);
const PHRASE = new RegExp(
  `(?<![\\w-])(?:(?<rolls>rolls?|throws?) (?<dice>${DICE_IN_WORDS})|(?<makes>makes?) an? (?<made>[a-z0-9 -]*?roll)(?: as (?<name>[a-z-]+))?|(?<flips>flip|flips|toss|tosses) (?:a|one|1) coin)(?<twice> twice)?(?![\\w-])`,
);
/** What goes on about the throw itself. */
const BEHIND = /^(?:[.,:;] ?| and |$)/;
const SENTENCES = /[.;] +|, (?:and )?(?=(?:on|otherwise) |otherwise,|\d)/;
const EVENT = /^(?:when(?:ever)?|each time|every time|if|after|before)\b[^,]*$/;
const EACH = /^(?:each|every|all) ((?:other )?(?:player|opponent))s?$/;

/** A line on which something is thrown. */
interface Line {
  readonly margin: string;
  readonly head: string;
  readonly lead: string;
  readonly who: string;
  readonly may: boolean;
  readonly make: string;
  readonly twice: boolean;
  readonly name: string | undefined;
  /** So many dice; none where chance chooses a number. */
  readonly dice: number | undefined;
  readonly rest: string;
}

/** A text with a throw by its name, and all that asks what came of it; none where there is no throw or there are several. */
export function withThrownDice(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:rolls?|throws?|makes?|flips?|toss(?:es)?) (?:an?|one|two|three|\d|the)/.test(text)) return [];
  const { said: whole, fixed } = /\b(?:rolls?|throws?) (?:an?|\d|[a-z]+) /.test(text)
    ? withoutFixing(text)
    : { said: text, fixed: false };
  const lines = whole.split('\n');
  const found = lines.flatMap((line, at) => {
    const throwing = throwIn(line, vocabulary, fixed);
    return throwing ? [{ at, throwing }] : [];
  });
  const [first, ...more] = found;
  if (!first || more.length > 0) return [];
  const put = told(
    first.throwing,
    lines.slice(first.at + 1).filter((line) => line.trim() !== ''),
  );
  const said = put && [...lines.slice(0, first.at), ...put].join('\n');
  return said === undefined || said === text ? [] : [said];
}

function throwIn(line: string, { rolls, verbs }: Vocabulary, fixed: boolean): Line | undefined {
  const [margin] = /^ *(?:- )?/.exec(line)!;
  const said = line.slice(margin.length);
  const phrase = PHRASE.exec(said);
  if (!phrase) return undefined;
  const { rolls: rolling, dice: words, makes, made, name, flips, twice } = phrase.groups!;
  const [head] = HEADS.exec(said.slice(0, phrase.index))!;
  const before = BEFORE.exec(said.slice(head.length, phrase.index));
  const rest = said.slice(phrase.index + phrase[0].length);
  if (!before || EVENT.test(said.slice(head.length, phrase.index)) || !BEHIND.test(rest)) return undefined;
  const { lead, who, may } = before.groups!;
  const dice =
    words === undefined ? undefined : diceOf(new RegExp(`^${DICE_IN_WORDS}$`).exec(words)!.slice(1));
  const called = dice ? rollOfDice({ ...dice, ...(fixed && { fixed }) }) : made;
  const roll = rolls.find((each) => each.names.en[0] === called);
  if (flips === undefined && (!roll || (rolling !== undefined && verbs.some(({ id }) => id === 'roll'))))
    return undefined;
  const ending = (rolling ?? makes ?? flips).replace(/^toss$/, '').endsWith('s') ? 's' : '';
  const make = roll ? `make${ending} ${withArticle(called!)}` : `choose${ending} a random number from 1 to 2`;
  return {
    margin,
    head,
    lead,
    who: who.trim(),
    may: may.includes('may'),
    make,
    twice: twice !== undefined,
    name,
    dice: roll?.dice,
    rest,
  };
}

/** The lines of a throw and of what follows from it. */
function told(line: Line, below: readonly string[]): string[] | undefined {
  const { margin, head, lead, make, dice, may } = line;
  const kept = keptOf(line.rest, line.name ?? (dice === undefined ? 'toss' : 'throw'), line.twice, dice);
  if (!kept) return undefined;
  const one: Throw = dice === undefined ? { ...kept.throw, called: { heads: 1, tails: 2 } } : kept.throw;
  const each = EACH.exec(line.who)?.[1];
  const who = each ? 'that player' : line.who;
  const doing = (name: string): string => {
    const verb = each && !/^[a-z]+s /.test(make) ? make.replace(' ', 's ') : make;
    const act = may ? `may ${make.replace(/^([a-z]+?)s /, '$1 ')}` : verb;
    return [who === '' && may ? 'you' : who, `${act} as ${name}`].filter(Boolean).join(' ');
  };
  const isBlock = head !== '' || each !== undefined || may || lead.endsWith(' to ');
  const deep = margin.replace('-', ' ');
  const [own, others] = isBlock ? belonging(may ? withoutIfDone(below) : below, deep, one) : [below, []];
  const then = sentencesIn(kept.rest.replace(BEHIND, ''), may);
  const said = [...then, ...own.map((each_) => each_.slice(deep.length))];
  const results = resultsOf(said, one);
  if (!results) return undefined;
  // A throw that nothing is asked of is no different one by its name.
  if (line.name && then.length === 0 && results.join() === said.join()) return undefined;
  const throws = [...kept.names.map(doing), ...kept.lets];
  const done = may
    ? [throws[0], 'if you do:', ...indented([...throws.slice(1), ...results])]
    : [...throws, ...results];
  return [...opened(line, each, done).map((said) => deepen(said, margin, deep)), ...others];
}

/** What is done in front of the throw, and when. */
function opened({ head, lead, may }: Line, each: string | undefined, done: readonly string[]): string[] {
  const acts = lead.endsWith(' to ')
    ? [`${lead.trim()}:`, ...indented(done)]
    : [...(lead === '' ? [] : [lead.replace(/(?:, then|,? and then|,? and|;|\.) $/, '')]), ...done];
  const all = each ? [`for each ${each}:`, ...indented(acts)] : acts;
  if (head === '') return all;
  const often = /^(?:once|twice|\d+ times) per [a-z]+, $/.test(head);
  // How often something may be done stands in front of what is done first.
  if (often)
    return may || lead.endsWith(' to ')
      ? [`${head}${all[0]}`, ...all.slice(1)]
      : [`${head}you may ${all[0]}`, 'if you do:', ...indented(all.slice(1))];
  return [`${head.replace(/,? $/, '')}:`, ...indented(all)];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
const deepen = (said: string, margin: string, deep: string): string =>
  said.startsWith(' ') || margin === deep ? `${deep}${said}` : `${margin}${said}`;

/** The sentences behind a throw on its line. */
const sentencesIn = (rest: string, may: boolean): string[] =>
  rest
    .split(SENTENCES)
    .map((said) => said.trim().replace(/\.$/, ''))
    .map((said) => said.replace(/^[A-Z]/, (first) => first.toLowerCase()))
    .map((said) => (may ? said.replace(/^if (?:you|they) do,? /, '') : said))
    .filter(Boolean);

/** What comes of a throw; none where it is open what another line is the opposite of. */
function resultsOf(said: readonly string[], one: Throw): string[] | undefined {
  const name = /^the ([a-z-]+)$/.exec(one.value)?.[1];
  const rows = said.map(
    (each) => outcomeIn(each, one)?.join(', ') ?? each.replace(/^otherwise (?=[a-z])/, 'otherwise, '),
  );
  const [table] = name === undefined ? [] : withOutcomes([`make a dice roll as ${name}`, ...rows]);
  if (table !== undefined) return table.split('\n').slice(1);
  const results = said.map((line) => {
    const [margin] = /^ *(?:- )?/.exec(line)!;
    return `${margin}${withResult(line.slice(margin.length), one)}`;
  });
  const isOpen = results.some(
    (line, i) =>
      line.startsWith('otherwise') && results[i - 1]?.startsWith('if ') && results[i - 2]?.startsWith('if '),
  );
  return isOpen ? undefined : results;
}

/** The lines below without `if you do`, which is said of them. */
function withoutIfDone([first = '', ...more]: readonly string[]): string[] {
  const [, margin, sign] = /^( *)if (?:you|they) do([,:])/.exec(first) ?? [];
  if (margin === undefined) return [first, ...more].filter((line) => line !== '');
  if (sign === ',') return [first.replace(/if (?:you|they) do, /, ''), ...more];
  const end = more.findIndex((line) => !line.startsWith(`${margin} `));
  const block = end < 0 ? more : more.slice(0, end);
  return [...block.map((line) => line.replace(/^ {2}/, '')), ...(end < 0 ? [] : more.slice(end))];
}

/** The lines below that are about the throw, and the others. */
function belonging(below: readonly string[], margin: string, one: Throw): [string[], string[]] {
  const isAbout = (line: string, i: number): boolean =>
    line.startsWith(`${margin} `) ||
    (line.startsWith(margin) &&
      (withResult(line.trim(), one) !== line.trim() || (i > 0 && line.trim().startsWith('otherwise'))));
  const end = below.findIndex((line, i) => !isAbout(line, i));
  return end < 0 ? [[...below], []] : [below.slice(0, end), below.slice(end)];
}
