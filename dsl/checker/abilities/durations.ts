import { fixes } from '../common-findings.ts';
import { oneOf, say, written } from '../../diagnostics/catalogue/phrase.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import { placeIn, type Span } from '../../text/source.ts';
import { reportMeaningless, wrongSort } from '../expectations.ts';
import type { Scalar } from '../../ir/expressions.ts';
import type { Period, EffectEnd, StepEnd, UseLimit } from '../../ir/statements.ts';
import type { Duration, Expression, Limit, Word } from '../../language/syntax/ast.ts';
import type { StepSymbol, VerbSymbol } from '../../language/symbols/symbols.ts';
import { writtenWords, type Scope } from '../scope.ts';

/** The words of a span of time: `turn`, `your next turn`, `round`. */
function wordsIn(of: Expression | Word): SpanWords | undefined {
  if ('text' in of) return { words: of.text, yours: false, one: false };
  if (of.kind !== 'noun' || of.heads.length !== 1 || of.tails.length > 0) return undefined;
  const words = of.heads[0].words.map((word) => word.text).join(' ');
  const { owner } = of;
  return { words, yours: of.determiner === 'your', one: of.determiner === 'the', ...(owner && { owner }) };
}

interface SpanWords {
  readonly words: string;
  readonly yours: boolean;
  readonly one: boolean;
  /** Whose it is: that of `that player's next turn`. */
  readonly owner?: Expression;
}

/** Until when a lasting effect applies. */
export function until(scope: Scope, duration: Duration): EffectEnd | undefined {
  const of = wordsIn(duration.of);
  const step = of && untilStep(scope, duration, of);
  if (step) return step;
  if (of?.owner) return untilTurnOf(scope, duration, of.words, of.owner);
  const cycle = scope.vocabulary.cycles.some((each) => each.names.en[0] === of?.words);
  const end = duration.kind !== 'until' || duration.edge === 'end';
  if (of?.words === 'game' && duration.kind !== 'until') return { kind: 'game' };
  if (of?.words === 'turn' && !of.yours && end) return { kind: 'end of turn' };
  if (of?.words === 'next turn' && of.yours)
    return { kind: end ? 'end of your next turn' : 'start of your turn' };
  if (cycle && end) return { kind: 'end of cycle' };
  const verb = of?.one && duration.kind === 'until' && end ? verbSaid(scope, of.words) : undefined;
  if (verb && verb === scope.ended?.verb) return reportOver(scope, duration, scope.ended.word);
  if (verb) {
    scope.vocabulary.ending.add(verb);
    return { kind: 'end of verb', verb };
  }
  const advice = say('phrase/what-lasts-ends-with-a-turn');
  // What starts is a turn to come, and what is neither a turn nor a step has no moment that would be near.
  const isToCome = of?.words === 'turn' && of.yours && !end;
  const nearest = isToCome ? 'until the start of your next turn' : 'until end of turn';
  const near = of?.words.startsWith('next ') === true && of.words !== 'next turn' ? [] : [nearest];
  return reportMeaningless(scope, duration.span, advice, fixes(scope, duration, near));
}

/**
 * `until your next harvest`, `until the end of the harvest`: a step of a turn, or of the game. One that is the next of somebody has
 * yet to begin; the end of one that may be going on is that of this one.
 */
function untilStep(scope: Scope, { kind, edge }: Duration, of: SpanWords): EffectEnd | undefined {
  const isNext = of.words.startsWith('next ');
  const step = stepBy(scope, isNext ? of.words.slice('next '.length) : of.words);
  if (kind !== 'until' || !step) return undefined;
  const isEnd = edge === 'end';
  const end = (whose: StepEnd, player?: Scalar): EffectEnd => {
    scope.vocabulary.ending.add(step);
    return { kind: whose, step, ...(player && { of: player }) };
  };
  if (of.one) {
    // The end of the next one, where one may be going on, would be open; a verb of the name is meant before a step.
    const isOpen = isEnd && (isNext || verbSaid(scope, step.id) !== undefined);
    return isOpen ? undefined : end(isEnd ? 'end of step' : 'start of step');
  }
  if (!step.inTurn || (!of.yours && !of.owner)) return undefined;
  const player = of.owner && scope.read.expression(scope, of.owner);
  if (of.owner && (player?.thing.sort !== 'player' || !player.scalar || player.choice)) return undefined;
  const whose = isEnd ? (isNext ? 'end of your next step' : 'end of your step') : 'start of your step';
  return end(whose, player?.scalar);
}

/** `when you bargain, ... until the end of the bargain`: that one is over, so this would last until the end of the next one. */
function reportOver(scope: Scope, { span }: Duration, word: Span): undefined {
  const { snippet } = scope;
  const title = say('phrase/write', { example: written('before') });
  const fix = { title, edits: [{ place: placeIn(snippet, word), text: 'before' }] };
  return reportMeaningless(scope, span, say('phrase/is-over-when-this-happens'), {
    fixes: [fix],
    spoken: true,
  });
}

/** `until the end of that player's next turn` */
function untilTurnOf(
  scope: Scope,
  { kind, edge, span }: Duration,
  words: string,
  owner: Expression,
): EffectEnd | undefined {
  if (words !== 'next turn' || kind !== 'until')
    return reportMeaningless(scope, span, say('phrase/what-lasts-ends-with-a-turn'));
  const player = scope.read.expression(scope, owner);
  if (!player) return undefined;
  if (player.thing.sort !== 'player' || !player.scalar || player.choice)
    return wrongSort(scope, player, 'player', owner.span);
  return { kind: edge === 'end' ? 'end of your next turn' : 'start of your turn', of: player.scalar };
}

/** The step of this name. */
export const stepBy = (scope: Scope, words: string): StepSymbol | undefined =>
  scope.vocabulary.steps.find((each) => each.names.en[0] === words || each.id === words);

/** The verb of the game in `until the end of the attack`. */
function verbSaid({ vocabulary }: Scope, word: string): VerbSymbol | undefined {
  const known = vocabulary.verbForms.get(word);
  return known?.form === 'base' && known.verb.id === word ? known.verb : undefined;
}

/** `turn`, `round`, `game`: the span of time that a word names in this game. */
export function period(scope: Scope, word: string): Period | undefined {
  if (word === 'turn' || word === 'game') return word;
  return scope.vocabulary.cycles.some((each) => each.names.en[0] === word) ? 'cycle' : undefined;
}

/** `once per turn` */
export function readLimit(scope: Scope, tree: Limit): { times: number; per: Period } | undefined {
  const per = tree.per.length === 1 ? period(scope, tree.per[0].text) : undefined;
  if (per) return { times: tree.times, per };
  return reportMeaningless(scope, tree.span);
}

/** How often an ability may be used; `once` by itself says it of one that an effect gives, as long as it lasts. */
export function readUses(scope: Scope, tree: Limit, lasts: boolean): UseLimit | undefined {
  if (tree.per.length > 0) return readLimit(scope, tree);
  if (lasts) return { times: tree.times, per: 'effect' };
  const said = writtenWords(scope, tree.span);
  const right = [`${said} per turn`, `${said} per game`];
  const advice = say('phrase/say-in-which-time', { example: oneOf(right.map(written)) });
  const fixes = writeInstead(placeIn(scope.snippet, tree.span), right);
  return reportMeaningless(scope, tree.span, advice, { fixes });
}
