import { nameIn } from '../../../dsl/nlg/index.ts';
import { allOf, asIs, say, written, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import { spoken } from '../../../dsl/diagnostics/localize.ts';
import type { Test } from '../../../dsl/ir/expressions.ts';
import { seenBy } from '../../../dsl/ir/visibility.ts';
import { actionsNow, asIfBegun, isAmongFirst, offeredElsewhere } from './offered-elsewhere.ts';
import { reasonWording, type ReasonWording } from './reason-wording.ts';
import { rulesAgainst } from './rules-against.ts';
import { inOneLine } from '../../../dsl/text/source.ts';
import { hindrances, lacksOf } from './unmet-conditions.ts';
import { List } from '../../engine/state/int-list.ts';
import { ABILITY, PASS, type MenuReason } from '../../engine/program/instruction.ts';
import { listOptions } from '../answers.ts';
import { zoneOf } from '../../engine/state/card-columns.ts';
import { cellNames } from '../value-names.ts';
import { question, seatsAsked, type Match } from '../match.ts';
import { placeName } from '../view/hidden-places.ts';
import { sumAgainst, summingOf } from '../view/sum-view.ts';
import { asSeat, openSource, promptOf, type Question } from '../question.ts';
import { seersOf, seersOfZones } from '../../engine/state/seat-visibility.ts';

/** How reasons are worded. */
export interface ReasonManner {
  /** The printed name, where that is not the one that answers have. */
  readonly printed?: string;
  /** Put into printed words of this language; without it reasons are the words of the text that asks. */
  readonly language?: Language;
  /** How the options are printed, in their order, where that is not as answers name them. */
  readonly options?: () => readonly string[];
}

/**
 * Returns why something is not on offer for a seat: what the text that asks wants of it. Mentions
 * only what the seat may see; an empty list means that it is on offer.
 */
export function reasonsAgainst(
  match: Match,
  seat: number,
  text: string,
  { printed, language, options }: ReasonManner = {},
): Phrase[] {
  const { game, names, runner } = match;
  const name = text.trim();
  const shown = printed ?? name;
  const asking = question(match, seat);
  if (!asking) {
    const others = seatsAsked(match).map((each) => names.seats[each]);
    return [
      others.length > 0
        ? say('phrase/is-not-asked-now-is', { seat: names.seats[seat], asked: allOf(others.map(asIs)) })
        : say('phrase/nobody-is-asked-now'),
    ];
  }
  if (listOptions(match, seat, Number.MAX_SAFE_INTEGER).some((option) => option.name === name)) return [];
  const sum = sumAgainst(match, seat, name);
  if (sum && (name.includes('+') || name === '' || name === 'none')) return [sum];
  const theOptions = (): Phrase => {
    const all = options?.() ?? listOptions(match, seat).map((option) => option.name);
    return say('phrase/the-options-are', { what: all.join(', ') });
  };
  if (asking.instruction.op === 'menu') {
    const option = asking.instruction.options.find(({ label }) => label === name);
    const against = option?.reasons?.filter(({ holds }) => !holds(runner.m)) ?? [];
    if (against.length > 0) {
      const wording = language && reasonWording(match, asking, language);
      const wants = against.map(({ words }) =>
        wording
          ? wording.against(shown, words)
          : say('phrase/wants', { what: shown, wanted: written(words.replace(/\s+/g, ' ')) }),
      );
      return [...wants, ...heldForLater(match, seat, against, language)];
    }
    const card = cardNamed(match, seat, name);
    const what = card >= 0 ? { card } : { action: name };
    const elsewhere =
      card < 0 || isSeen(match, seat, card)
        ? offeredElsewhere(match, seat, shown, what, language)
        : undefined;
    if (language && card >= 0 && isSeen(match, seat, card)) {
      const begun = withActions(match, asking, { card, shown, language });
      if (begun.length > 0) return begun;
      return [elsewhere ?? say('phrase/nothing-is-done-with', { what: shown })];
    }
    return [...(elsewhere ? [elsewhere] : []), theOptions()];
  }
  if (asking.sort === 'line') {
    return [theOptions()];
  }
  const value =
    asking.sort === 'player'
      ? names.seats.indexOf(name)
      : asking.sort === 'card'
        ? cardNamed(match, seat, name)
        : asking.sort === 'pile'
          ? cellNames(match.table).indexOf(name)
          : valueNamed(asking, name);
  // The name of a card that the seat does not see is not mentioned, whatever excludes it.
  if (asking.sort === 'card' && name === game.copyNames[value] && !isSeen(match, seat, value))
    return [notAmong(match, asking, shown, language)];
  if (value < 0)
    return [
      say(
        asking.sort === 'card' ? 'phrase/is-no-card-that-could-be' : 'phrase/is-nothing-that-could-be-chosen',
        { what: shown },
      ),
    ];
  const against = asSeat(runner, asking.instruction, seat, () =>
    standsAgainst(match, asking, shown, value, language),
  );
  const elsewhere =
    asking.sort === 'card' && name === game.copyNames[value]
      ? offeredElsewhere(match, seat, shown, { card: value }, language)
      : undefined;
  return elsewhere ? [...against, elsewhere] : against;
}

/**
 * What people at a menu may want to know of a card: which action it is chosen for, what that lacks, or what excludes the
 * card from its choice.
 */
function withActions(
  match: Match,
  asking: Question,
  { card, shown, language }: { readonly card: number; readonly shown: string; readonly language: Language },
): Phrase[] {
  const { seat, instruction } = asking;
  if (instruction.op !== 'menu') return [];
  const offered = new Set(listOptions(match, seat, Number.MAX_SAFE_INTEGER).map(({ name }) => name));
  const excluded: Phrase[] = [];
  for (const action of actionsNow(match)) {
    if (!instruction.options.some(({ label }) => label === action.id)) continue;
    const name = nameIn(action, language);
    const against = asIfBegun(match, seat, action, (first) => {
      if (isAmongFirst(match, first, card)) return 'may begin';
      const begun = { ...asking, instruction: first, sort: 'card' } as const;
      return standsAgainst(match, begun, shown, card, language, true);
    });
    if (against === 'may begin') {
      if (offered.has(action.id)) return [say('phrase/choose-that-first', { action: name })];
      return reasonsAgainst(match, seat, action.id, { printed: name, language });
    }
    excluded.push(...(against ?? []));
  }
  return excluded;
}

/** The value of a declared set that a name means, where one is asked for; -1 for none. */
const valueNamed = ({ instruction }: Question, name: string): number =>
  ('choosing' in instruction ? instruction.choosing.values?.indexOf(name) : undefined) ?? -1;

/**
 * What a seat might look for among its options and does not find: actions that are not on offer now, or cards of its
 * own that it sees, where a card is asked for.
 */
export function notOffered(match: Match, seat: number): string[] {
  const asking = question(match, seat);
  if (!asking) return [];
  const offered = new Set(listOptions(match, seat, Number.MAX_SAFE_INTEGER).map(({ name }) => name));
  const { game, runner, table } = match;
  const named =
    asking.instruction.op === 'menu'
      ? asking.instruction.options.map(({ label }) => label)
      : asking.sort === 'card'
        ? game.copyNames.filter((_, card) => {
            const zone = zoneOf(runner.m.p, runner.m.layout, card);
            return zone >= 0 && table.zoneSeats[zone] === seat && isSeen(match, seat, card);
          })
        : [];
  return named.filter((name) => name !== PASS && name !== ABILITY && !offered.has(name));
}

/** The same in the words of a language. */
export const whyNot = (match: Match, seat: number, text: string, language: Language = 'en'): string[] =>
  reasonsAgainst(match, seat, text, { language }).map((reason) => spoken(reason, language));

/** That something is none of what may be chosen. */
function notAmong(match: Match, asking: Question, what: string, language?: Language): Phrase {
  const among = promptOf(match.table, match.runner, asking);
  if (!language || asking.instruction.op === 'menu') return say('phrase/is-not-among', { what, among });
  const { snippet } = openSource(match.table, match.runner);
  const wording = reasonWording(match, asking, language);
  const { span } = asking.instruction.choosing;
  return say('phrase/is-not-among', {
    what,
    among: span.end > span.start ? wording.phrase({ snippet, span }) : among,
  });
}

const isSeen = ({ table, runner }: Match, seat: number, card: number): boolean =>
  ((seersOf(table, seersOfZones(table), runner.m.p, card) >> seat) & 1) === 1;

/** Where an action wants a card that is not there: the cards of the seat that are for other steps or windows. */
function heldForLater(
  match: Match,
  seat: number,
  against: readonly MenuReason[],
  language?: Language,
): Phrase[] {
  if (!against.some(({ chooses }) => chooses)) return [];
  const { game, runner, table } = match;
  const { p, layout } = runner.m;
  const held = game.copyNames
    .map((_, card) => card)
    .filter((card) => {
      const zone = zoneOf(p, layout, card);
      const isHeld = zone >= 0 && table.zoneSeats[zone] === seat && table.state?.inPlay[zone] !== 1;
      return isHeld && isSeen(match, seat, card);
    });
  return held.flatMap(
    (card) =>
      offeredElsewhere(
        match,
        seat,
        language ? nameIn(game.copies[card].symbol, language) : game.copyNames[card],
        { card },
        language,
      ) ?? [],
  );
}

/** The card that a seat means: by its name where the seat sees it, else by its place. */
function cardNamed(match: Match, seat: number, name: string): number {
  const { game, table, names, runner } = match;
  const { p, layout } = runner.m;
  const seers = seersOfZones(table);
  const known = game.copyNames.indexOf(name);
  if (known >= 0) return known;
  for (let card = 0; card < layout.cards; card++) {
    const unseen = ((seersOf(table, seers, p, card) >> seat) & 1) === 0;
    if (unseen && zoneOf(p, layout, card) >= 0 && placeName(table, names, p, card) === name) return card;
  }
  return -1;
}

/** One of the conditions of a choice, with the words that say it. */
interface ChoiceReason {
  readonly test: Test;
  readonly depth: number;
  readonly words: string;
}

/** The words of the text that exclude a candidate. */
function standsAgainst(
  match: Match,
  asking: Question,
  shown: string,
  value: number,
  language?: Language,
  /** Whether only rules matter, which forbid what could be chosen otherwise. */
  onlyRules = false,
): Phrase[] {
  const { runner } = match;
  if (asking.instruction.op === 'menu') return [];
  const { choosing } = asking.instruction;
  const { text: source } = openSource(match.table, runner).snippet;
  const said = (start: number, end: number): string => source.slice(start, end).replace(/\s+/g, ' ');
  const all = new List();
  choosing.from(runner.m, all);
  const sum = summingOf(asking);
  if (all.toArray().includes(value) && sum)
    return [say('phrase/no-choice-has', { what: shown, wanted: written(sum.words) })];
  if (all.toArray().includes(value)) return [say('phrase/nothing-could-be-done-with-it')];
  const against = choosing.reasons.filter((reason) => {
    runner.m.it[reason.depth] = value;
    return !reason.holds(runner.m);
  });
  if (onlyRules && (against.length === 0 || against.some(({ test }) => test.op !== 'permitted'))) return [];
  const wanted = said(choosing.span.start, choosing.span.end);
  if (against.length === 0) return [notAmong(match, asking, shown, language)];
  const wording = language && reasonWording(match, asking, language);
  const enough = wording && against.find(({ words }) => wording.isEnough(words));
  return (enough ? [enough] : against).map((reason) => {
    const forbidden = wording && forbiddenBy(match, reason, shown, value, wording);
    if (forbidden) return forbidden;
    const fails = wording
      ? wording.against(shown, reason.words)
      : say('phrase/is-not-as-asked', { what: shown, wanted: written(reason.words), by: written(wanted) });
    const more = missing(match, reason, value, wording);
    return more ? say('phrase/after-semicolon', { one: fails, other: more }) : fails;
  });
}

/** The rules that forbid what would be done with a candidate, and why they apply: for people, who know what they were about to do. */
function forbiddenBy(
  match: Match,
  { test, depth }: Pick<ChoiceReason, 'test' | 'depth'>,
  shown: string,
  value: number,
  wording: ReasonWording,
): Phrase | undefined {
  if (test.op !== 'permitted') return undefined;
  const { it } = match.runner.m;
  const before = it[depth];
  it[depth] = value;
  const rules = rulesAgainst(match, test);
  it[depth] = before;
  const inWords = (text: string): string => wording.line(text) ?? text;
  const sentences = rules.map(({ text, because }) =>
    because.length === 0 ? inWords(text) : `${inWords(text)} (${because.map(inWords).join('; ')})`,
  );
  return sentences.length > 0
    ? say('phrase/not-allowed-here', { what: shown, example: sentences.join('; ') })
    : undefined;
}

/** What is missing, if that is known and the player who asks sees it anyway. */
function missing(
  match: Match,
  { test, depth, words }: ChoiceReason,
  value: number,
  wording: ReasonWording | undefined,
): Phrase | undefined {
  const inWords = (texts: readonly string[]): string[] =>
    texts.flatMap((text) => (wording ? (wording.line(text) ?? []) : text));
  const { it } = match.runner.m;
  if (test.op === 'permitted') {
    const other = it[depth];
    it[depth] = value;
    const rules = rulesAgainst(match, test);
    it[depth] = other;
    return againstIt(inWords(rules.map(({ text }) => text)));
  }
  if (!seenBy(-1, test, () => [test])) return undefined;
  const before = it[depth];
  it[depth] = value;
  const said = { words: inOneLine(words), parts: [] };
  const lacks = lacksOf(match, test, said);
  // The words of the reason itself are printed anyway.
  const against = test.op === 'called' ? hindrances(match, test, said) : [];
  it[depth] = before;
  const printed = lacks.flatMap((lack) => {
    if (lack.kind !== 'printed') return [];
    const card = match.game.cards.find(({ symbol }) => symbol.id === lack.card);
    return card?.written.get(lack.field)?.[lack.at] ?? [];
  });
  if (printed.length > 0) return say('phrase/missing', { example: inWords(printed).join(', ') });
  return againstIt(inWords(against));
}

const againstIt = (texts: readonly string[]): Phrase | undefined =>
  texts.length > 0 ? say('phrase/against-it', { example: texts.join('; ') }) : undefined;
