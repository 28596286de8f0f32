/**
 * How far a roll is from what it has to be: `if your roll misses by exactly 1`, `when you roll exactly the requirement`, `for each
 * point above it`. The range of a card begins with what is needed.
 */
import { plural, thirdPerson } from '../../../text/english-inflection.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { outcomesIn } from './outcomes.ts';
import { thrownIn } from './rerolls/second-throws.ts';
import { NUMBER_SAID as N, numeric } from './throws/tests-of-throws.ts';

const LINE =
  /^( *(?:(?:once|twice|\d+ times) per [a-z]+, |while [^,:\n]+, )?)(when(?:ever)?|each time|every time|if|after) ([^,:\n]+)(, |:)(.*)$/;
const BY = new RegExp(
  `\\b(?:by|with) (?:(exactly|only|just|at least|at most|more than|less than|up to) )?${N}(?: points?)?(?: or (more|less|fewer))?$`,
);
const ABOVE = new RegExp(
  `\\b(?:is|was|rolls?|rolled) (?:(exactly|at least|more than) )?${N}(?: points?)?(?: or (more))? (above|over|higher than|more than|below|under|lower than|less than) (?=[a-z' -]+$)`,
);
const MISSES = /\b(?:miss(?:es|ed)?|fail(?:s|ed)?|falls? short|loses?)\b/;
const BEATS = /\b(?:beats?|exceed(?:s|ed)?|succeed(?:s|ed)?|pass(?:es|ed)?|surpass(?:es|ed)?|makes? it)\b/;
const EXACT = /\b(?:exactly|precisely|just|equals?|matches|match)\b/;

/** A roll of the game for a card, and what it has to be in. */
interface Wanted {
  readonly roll: string;
  readonly range: string;
  readonly noun: string;
  readonly failed: string;
  readonly succeeded: string;
}

/** A text with each such distance as a number. */
export function withRequirements(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  const wanted = wantedIn(vocabulary);
  if (wanted.length === 0) return [];
  const own = entry === 'effect' ? kind?.fields.find(({ type }) => type.type === 'range') : undefined;
  const put = text
    .split('\n')
    .flatMap((line) => {
      const said = waitedFor(line, wanted, vocabulary, entry) ?? [line];
      return said.map((each) =>
        pointsIn(own ? ofOwn(each, own.names.en[0]) : each, wanted, own?.names.en[0]),
      );
    })
    .join('\n');
  return put === text ? [] : [put];
}

const wantedIn = (vocabulary: Vocabulary): Wanted[] =>
  outcomesIn(vocabulary).flatMap((outcome) => {
    const { verb, noun, success, failure } = outcome;
    const thrown = thrownIn(outcome);
    // Where nothing is done with it when it fails, the verb itself is waited for: the roll is known then.
    const [failed, succeeded] = failure && success ? [failure.id, success.id] : [verb.id, verb.id];
    return thrown ? [{ ...thrown, noun, failed, succeeded }] : [];
  });

/** How far a roll of the game is from what it has to be, in a clause about it; none where it says nothing about that. */
export const distanceSaid = (clause: string, vocabulary: Vocabulary): Distance | undefined => {
  const wanted = wantedIn(vocabulary);
  return wanted.length === 0 ? undefined : distanceIn(clause, neededIn(wanted));
};

/** The words for what is needed. */
const neededIn = (wanted: readonly Wanted[]): RegExp =>
  new RegExp(
    `\\b(?:${[...new Set(wanted.map(({ range }) => range))].join('|')}|requirements?|required (?:number|result|roll|total)|needed (?:number|result|roll|total)|(?:number|result|total) (?:needed|required)|what (?:is|was|it|you|they) (?:needed|required|needs?)|target(?: number)?)\\b`,
  );

/** A line that waits for a roll at such a distance, of each sort that may be meant. */
function waitedFor(
  line: string,
  wanted: readonly Wanted[],
  vocabulary: Vocabulary,
  entry: EntryKind,
): string[] | undefined {
  const [, head, when, clause, sign, act] = LINE.exec(line) ?? [];
  const needed = neededIn(wanted);
  if (clause === undefined || !(/\broll/.test(clause) || needed.test(clause))) return undefined;
  // In what is done once, it is a condition.
  if (when === 'if' && (entry !== 'abilities' || head.startsWith(' '))) return undefined;
  const found = distanceIn(clause, needed);
  if (!found) return undefined;
  const [equipped] = /\bthe equipped [a-z]+/.exec(clause) ?? [];
  const who = whoIn(clause, equipped);
  const named = wanted.filter(
    ({ roll, noun }) => clause.includes(roll) || (equipped ?? '').endsWith(` ${noun}`),
  );
  const ofNoun = wanted.filter(({ noun }) =>
    new RegExp(`\\b(?:an?|your|that) ${noun}\\b|\\b${noun}'s\\b`).test(clause),
  );
  const meant = [named, ofNoun].find((each) => each.length > 0) ?? wanted;
  return meant.map(({ noun, range, failed, succeeded }) => {
    const verb = found.isFailed ? failed : succeeded;
    const does = who === 'you' ? verb : verbIn(vocabulary, verb, 'third') || thirdPerson(verb);
    const it = equipped ?? `that ${noun}`;
    return `${head}when ${who} ${does} ${equipped ?? `a ${noun}`}, if ${it}'s roll is ${found.of(`${it}'s lowest ${range}`)}${sign}${act}`;
  });
}

function whoIn(clause: string, equipped: string | undefined): string {
  if (/\b(?:your|yours|you)\b/.test(clause)) return 'you';
  const [, who] = /\b(an opponent|another player|a player)\b/.exec(clause) ?? [];
  return who ?? (equipped ? 'you' : 'a player');
}

export interface Distance {
  readonly isFailed: boolean;
  /** What is behind `is`, by what is needed. */
  readonly of: (low: string) => string;
}

/** How far a roll is from what is needed; none where a clause says nothing about that. */
function distanceIn(clause: string, needed: RegExp): Distance | undefined {
  const [, how, amount, behind] = BY.exec(clause) ?? [];
  if (amount !== undefined && MISSES.test(clause))
    return { isFailed: true, of: (low) => away(low, '-', how, amount, behind) };
  if (amount !== undefined && BEATS.test(clause))
    return { isFailed: false, of: (low) => away(low, '+', how, amount, behind) };
  if (!needed.test(clause)) return undefined;
  const [, above, number, more, side] = ABOVE.exec(clause) ?? [];
  if (number !== undefined) {
    const isFailed = /^(?:below|under|lower|less)/.test(side);
    return { isFailed, of: (low) => away(low, isFailed ? '-' : '+', above, number, more) };
  }
  return EXACT.test(clause) && !/\d/.test(clause) ? { isFailed: false, of: (low) => low } : undefined;
}

/** So much less than what is needed, or more. */
function away(
  low: string,
  sign: '-' | '+',
  how: string | undefined,
  amount: string,
  behind?: string,
): string {
  const number = `(${low} ${sign} ${numeric(amount)})`;
  const [further, nearer] = sign === '-' ? ['at most', 'at least'] : ['at least', 'at most'];
  if (how === 'at least' || behind === 'more') return `${further} ${number}`;
  if (how === 'at most' || how === 'up to' || behind !== undefined) return `${nearer} ${number}`;
  if (how === 'more than') return `${sign === '-' ? 'less' : 'more'} than ${number}`;
  return how === 'less than' ? `${sign === '-' ? 'more' : 'less'} than ${number}` : number;
}

/** Of the roll for the card itself, in its effect. */
function ofOwn(line: string, range: string): string {
  const needed = neededIn([{ roll: '', range, noun: '', failed: '', succeeded: '' }]);
  return line.replace(
    /\b((?:otherwise )?(?:if|while|unless)) ((?:you|this|it|the|your|that)\b[^,:\n]*)(?=,|:)/,
    (all, before: string, clause: string) => {
      if (!/\b(?:roll|rolled|succeed(?:ed)?|exceed(?:ed)?|beat)\b/.test(clause)) return all;
      const found = distanceIn(clause, needed);
      return found ? `${before} this card's roll is ${found.of(`the lowest ${range} of this`)}` : all;
    },
  );
}

const POINT =
  "for (?:each|every) (?:point|number|pip) (?:(?:above|over|beyond|more than|by which (?:the|your|that|its|this) roll (?:exceeds|exceeded|beats|beat|is above|surpasses|is over)|(?:that )?(?:you|they|it) (?:beat|beats|exceed|exceeds|exceeded|roll above|rolled above)) (?:(?:the|its|their|that [a-z]+'s) )?NEEDED(?: by)?)";

/** As many as the points above what is needed. */
function pointsIn(line: string, wanted: readonly Wanted[], own: string | undefined): string {
  if (!/\b(?:point|number|pip) /.test(line)) return line;
  const point = POINT.replace('NEEDED', neededIn(wanted).source);
  const [, done, object] =
    /\bwhen [a-z ]*?\b([a-z]+) ((?:an? |the equipped )[a-z]+)(?=[,:])/.exec(line) ?? [];
  const one = wanted.find(
    ({ noun, succeeded }) =>
      object?.endsWith(` ${noun}`) && (done === succeeded || thirdPerson(succeeded) === done),
  );
  const it = object?.replace(/^an? /, 'that ');
  if (!one && own === undefined) return line;
  const many = one
    ? `${it}'s roll - ${it}'s lowest ${one.range}`
    : `this card's roll - the lowest ${own!} of this`;
  return line
    .replace(
      new RegExp(`\\b([a-z]+) (?:an?|1) ([a-z]+(?: [a-z]+)?) ${point}(?=$|[,.])`),
      (_, verb: string, what: string) => `${verb} (${many}) ${plural(what)}`,
    )
    .replace(
      new RegExp(`\\b${point}, ([a-z]+) (?:an?|1) ([a-z]+(?: [a-z]+)?)(?=$|[,.])`),
      (_, verb: string, what: string) => `${verb} (${many}) ${plural(what)}`,
    )
    .replace(
      new RegExp(`([+-])1 to ([^,:\\n]+?) ${point}(?=$|[,.])`),
      (_, sign: string, what: string) => `${sign}(${many}) to ${what}`,
    );
}
