import { sight } from '../places/seen-cards.ts';
import { reportMeaningless } from '../expectations.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import { placeIn } from '../../text/source.ts';
import type { CheckedAbility, EventPattern, Act } from '../../ir/statements.ts';
import type { Many, Scalar, Test } from '../../ir/expressions.ts';
import type { Span } from '../../text/source.ts';
import type {
  EventPhrase,
  Ability as Tree,
  Block,
  Condition,
  Expression,
  Standing,
  Statement,
  Word,
} from '../../language/syntax/ast.ts';
import { isHostOf } from '../nouns/possession.ts';
import { longestTerm } from '../../language/symbols/symbol-table.ts';
import { price } from '../statements/actions.ts';
import { implied, reportUnusedAmount } from '../values/event-amounts.ts';
import { readUses, stepBy } from './durations.ts';
import { destinationsIn } from '../readings/words/verb-destinations.ts';
import { reportNotReplaceable, patterns } from './event-patterns.ts';
import { countsAs, hasPrinted, modifier } from './value-modifiers.ts';
import { capturedLocals } from '../../ir/bindings.ts';
import { noRule } from '../suggestions/rule-suggestions.ts';
import { similarVerbs } from '../suggestions/word-suggestions.ts';
import { fixes } from '../common-findings.ts';
import { placeAfterwards, staysAfter } from '../places/places-afterwards.ts';
import { placeBeforehand } from '../places/places-before.ts';
import { usedUpBy } from '../places/used-up-texts.ts';
import {
  isUsedElsewhere,
  reportDoneByOthers,
  reportRollsElsewhere,
  reportUnheard,
} from './unheard-events.ts';
import { reportRenewed } from '../lint/renewed-counters.ts';
import { elsewhereBy, outOfPlay, reportIdleThere, reportOutOfPlay, type Elsewhere } from './use-events.ts';
import { changesNoRoll, rollsToCome, verbThatIsOver } from './rolls-to-come.ts';
import { conditional, forbidden, limited, priceChange, raised, type UseRule } from './use-rules.ts';
import {
  block,
  reportAt,
  countErrors,
  behindFault,
  inItsFile,
  noEffect,
  type Scope,
  withScope,
  writtenWords,
} from '../scope.ts';

/** An ability of which only the place is known. */
export const bare = (scope: Scope, span: Span) => ({
  span,
  guard: undefined,
  during: [],
  limit: undefined,
  slots: scope.slots,
  event: [],
  outer: [],
});

/** The conditions around an ability: `while ...`, `during ...`, `once per turn`. */
export interface Around {
  readonly guard?: Test | undefined;
  readonly during?: CheckedAbility['during'];
  /** A card prints it, or the game; none of an effect. */
  readonly printed?: true;
  /** An effect gives it, for as long as that lasts. */
  readonly lasts?: true;
  /** The card that is in play as long as they are there, where it is another one than the card that prints them. */
  readonly stays?: Scalar | undefined;
  /** A place out of play where a condition puts the card. */
  readonly elsewhere?: Elsewhere | undefined;
}

const THIS: Scalar = { op: 'this' };

/** Reads abilities; each gives at least one, or a complaint. */
export function abilities(scope: Scope, trees: readonly Tree[], around: Around = {}): CheckedAbility[] {
  return trees.flatMap((tree) => {
    const before = countErrors(scope);
    const found = inItsFile(scope, tree.span, () => ability(scope, tree, around));
    if (!found && countErrors(scope) === before) reportMeaningless(scope, tree.span);
    return found ?? [];
  });
}

function ability(scope: Scope, tree: Tree, around: Around): CheckedAbility[] | undefined {
  const first = scope.slots.length;
  const unplayed = around.printed && outOfPlay(scope);
  const common = (bound: readonly EventPattern[] = []) => ({
    ...bare(scope, tree.span),
    guard: around.guard,
    during: around.during ?? [],
    limit: 'limit' in tree && tree.limit ? readUses(scope, tree.limit, around.lasts === true) : undefined,
    event: eventSlots(bound),
  });
  const finish = (made: CheckedAbility): CheckedAbility[] | undefined => {
    const isAnywhere = 'anywhere' in made && made.anywhere;
    if (unplayed && !isAnywhere)
      return reportOutOfPlay(scope, tree.span, unplayed, tree.kind === 'continuous');
    if (around.elsewhere && !isAnywhere) return reportIdleThere(scope, around.elsewhere);
    return [{ ...made, outer: capturedLocals(made, first) }];
  };
  switch (tree.kind) {
    case 'triggered':
      return block(scope, () => {
        const early = tree.timing === 'before';
        const read = patterns(scope, tree.events);
        const told = read && early ? read.findIndex(({ verb }) => verb.tells ?? verb.decides) : -1;
        const found =
          told < 0 ? read : reportNotReplaceable(scope, tree.events[Math.min(told, tree.events.length - 1)]);
        if (!found) return unread(scope, tree.body, tree.condition);
        const isOwnUse = isUseOfThis(scope, tree.events, found, around, early);
        if (early && around.printed && !isOwnUse && reportUnheard(scope, tree.events, found))
          return undefined;
        if (isOwnUse && reportDoneByOthers(scope, tree.events)) return undefined;
        implied(scope, found);
        overByThen(scope, found);
        if (early) placeBeforehand(scope, found);
        else placeAfterwards(scope, found);
        reportUnusedAmount(scope, tree.events, tree.span);
        const said = conditionOf(scope, tree.condition);
        const toCome = rollsToCome(scope, found, tree, early);
        const ended = verbThatIsOver(scope, found, tree, early);
        const gone = early ? undefined : goneBy(scope, found);
        const left = early ? undefined : leftPlayBy(scope, found);
        const thisHasLeft = left !== undefined && isThisAmong(found, left);
        const usedUp = early ? undefined : usedUpBy(scope, found);
        const hostGone = !early && (gone?.size ?? 0) > 0 && tree.events.some((each) => isOfHost(scope, each));
        const hostHasLeft = (left?.size ?? 0) > 0 && tree.events.every((each) => isOfHost(scope, each));
        const hostMoves =
          !early &&
          found.some(({ verb }) => !staysAfter(scope, verb)) &&
          tree.events.some((each) => isOfHost(scope, each));
        const thisMoves = found.some(({ itself }) => itself);
        const isDetached = !early && found.every((each) => takesOff(scope, each));
        const rollsOver = scope.over.size > 0 && found.some(({ verb }) => verb.tells);
        const acts = withScope(
          scope,
          {
            toCome,
            ended,
            thisMoves,
            gone,
            left,
            thisHasLeft,
            usedUp,
            hostGone,
            hostHasLeft,
            hostMoves,
            isDetached,
            rollsOver,
          },
          () => scope.read.statements(scope, tree.body),
        );
        if (tree.condition && !said) return undefined;
        const { kind, timing, still } = tree;
        const anywhere = isOwnUse ? { anywhere: true as const } : {};
        return finish({
          ...common(found),
          ...anywhere,
          kind,
          timing,
          patterns: found,
          condition: said,
          still,
          acts,
        });
      });
    case 'at':
      return block(scope, () => {
        const of = edgeOf(scope, tree.of);
        if (!of) return unread(scope, tree.body, tree.condition);
        if (reportRenewed(scope, tree)) return undefined;
        const said = conditionOf(scope, tree.condition);
        const acts = scope.read.statements(scope, tree.body);
        if (tree.condition && !said) return undefined;
        const { edge, still } = tree;
        return finish({ ...common(), kind: 'edge', edge, ...of, once: false, condition: said, still, acts });
      });
    case 'replacement':
      return block(scope, () => {
        const found = patterns(scope, tree.events, 'replaced');
        if (!found) return unread(scope, tree.body);
        if (around.printed && !unplayed && reportUnheard(scope, tree.events, found)) return undefined;
        implied(scope, found);
        placeBeforehand(scope, found);
        reportUnusedAmount(scope, tree.events, tree.span);
        const thisMoves = found.some(({ itself }) => itself);
        const acts = withScope(scope, { thisMoves }, () => scope.read.statements(scope, tree.body));
        const { optional } = tree;
        return finish({ ...common(found), kind: 'replacement', patterns: found, optional, acts });
      });
    case 'activated':
      return block(scope, () => {
        const paid = price(scope, tree.cost);
        if (!paid) return unread(scope, tree.effect);
        const effect = scope.read.statements(scope, tree.effect);
        if (changesNoRoll(scope, around.during ?? [], effect))
          return noEffect(scope, tree.span, say('phrase/that-roll-is-over-by-then'));
        const acts = [...paid.acts, ...effect];
        const { payable } = paid;
        return finish({ ...common(), kind: 'activated', payable, heads: paid.acts.length, acts });
      });
    case 'continuous': {
      if (around.printed && !unplayed && reportRollsElsewhere(scope, tree)) return undefined;
      const made = block(scope, () => modifier(scope, tree));
      return made && finish({ ...common(), kind: 'modifier', ...made });
    }
    case 'price': {
      const made = block(scope, () => priceChange(scope, tree));
      return made && finish({ ...common(made.patterns), ...made });
    }
    case 'standing': {
      if (tree.duration) return noRule(scope, tree);
      if (around.printed && !unplayed && reportRollsElsewhere(scope, tree)) return undefined;
      const made = block(scope, () => readStanding(scope, tree));
      return made && finish({ ...common(), ...made } as CheckedAbility);
    }
    case 'while': {
      const holds = scope.read.condition(scope, tree.condition);
      const guard: Test | undefined = holds && tree.isUnless ? { op: 'not', part: holds } : holds;
      if (!guard) return behindFault(scope, () => abilities(scope, tree.abilities, around));
      const both: Test = around.guard ? { op: 'and', parts: [around.guard, guard] } : guard;
      const inPlay = around.printed ? THIS : around.stays;
      const elsewhere =
        around.elsewhere ?? (inPlay && elsewhereBy(scope, guard, inPlay, tree.condition.span));
      return abilities(scope, tree.abilities, { ...around, guard: both, elsewhere });
    }
    case 'during': {
      const steps = tree.steps.map((each) => stepOf(scope, each));
      if (steps.includes(undefined))
        return behindFault(scope, () => abilities(scope, tree.abilities, around));
      return abilities(scope, tree.abilities, { ...around, during: steps as CheckedAbility['during'] });
    }
    case 'keyword':
      return unknownKeyword(scope, tree.word);
  }
}

/** A word alone, as games have them whose abilities have names: no ability has one here. */
function unknownKeyword(scope: Scope, word: Word): undefined {
  if (longestTerm(scope.vocabulary, [word])) return undefined;
  const near = similarVerbs(scope.vocabulary, word.text);
  return reportAt(scope, 'name/unknown-word', word.span, { word: word.text, near }, fixes(scope, word, near));
}

/** Whether an ability waits for the use of its own card alone, which is not in play by then: it is there wherever that is. */
const isUseOfThis = (
  scope: Scope,
  events: readonly EventPhrase[],
  found: readonly EventPattern[],
  around: Around,
  early: boolean,
): boolean =>
  around.printed === true &&
  found.every((each) => each.itself && (outOfPlay(scope) || isUsedElsewhere(scope, events, each, early)));

/** The body behind a fault: its words are checked all the same. */
const unread = (scope: Scope, body: Block, said?: Condition): undefined =>
  behindFault(scope, () => {
    conditionOf(scope, said);
    scope.read.statements(scope, body);
  });

/** The events of a roll trigger abilities behind the verb in which it happened: the roll is over. */
function overByThen(scope: Scope, found: readonly EventPattern[]): void {
  for (const { verb, arguments: given } of found)
    if (verb.tells) for (const slot of given) if (scope.slots[slot]?.sort === 'roll') scope.over.add(slot);
}

/** Whether an event is about the card that this one is attached to. */
function isOfHost(scope: Scope, { passive, subject, args }: EventPhrase): boolean {
  const about = passive ? subject : args.object;
  if (about?.kind !== 'noun' || about.determiner !== 'the') return false;
  return isHostOf(scope.read.phrase(scope, about)?.scalar);
}

/** Whether an event takes the card that waits for it out of play, and so off the one that it is attached to. */
const takesOff = ({ vocabulary }: Scope, { itself, verb }: EventPattern): boolean =>
  itself &&
  (verb.crosses === 'leave' ||
    destinationsIn(vocabulary).some((end) => end.verb === verb && end.of === 'all' && !end.zone.inPlay));

/** The locals with what an event brings to a place out of play that all share. */
function goneBy({ vocabulary }: Scope, found: readonly EventPattern[]): ReadonlySet<number> {
  const ends = destinationsIn(vocabulary).filter(({ of, zone }) => of === 'all' && !zone.inPlay);
  return new Set(
    found.flatMap(({ verb, arguments: given }) => {
      const object = verb.parameters.findIndex(({ preposition }) => preposition === undefined);
      return object >= 0 && ends.some((end) => end.verb === verb) ? [given[object]] : [];
    }),
  );
}

/** Locals whose cards each of the events has brought out of play, wherever that is. */
function leftPlayBy({ vocabulary }: Scope, found: readonly EventPattern[]): ReadonlySet<number> {
  const ends = destinationsIn(vocabulary).filter(({ zone }) => !zone.inPlay);
  const [first, ...others] = found.map(({ verb, arguments: given }) => {
    const object = verb.parameters.findIndex(({ preposition }) => preposition === undefined);
    return object >= 0 && ends.some((end) => end.verb === verb) ? given[object] : undefined;
  });
  return new Set(first !== undefined && others.every((each) => each === first) ? [first] : []);
}

/** Whether the card with the text is what each of the events has brought out of play. */
const isThisAmong = (found: readonly EventPattern[], left: ReadonlySet<number>): boolean =>
  left.size > 0 &&
  found.every(({ test }) =>
    (test.op === 'and' ? test.parts : [test]).some(
      (part) =>
        part.op === 'compare' &&
        part.how === '=' &&
        part.left.op === 'local' &&
        left.has(part.left.slot) &&
        part.right.op === 'this',
    ),
  );

/** The locals that an event fills. */
export const eventSlots = (bound: readonly EventPattern[]): number[] => [
  ...new Set(
    bound.flatMap((each) => [
      each.agent,
      ...each.arguments.filter((slot) => slot >= 0),
      ...(each.together && each.together.slot >= 0 ? [each.together.slot] : []),
    ]),
  ),
];

const conditionOf = (scope: Scope, tree: Condition | undefined): Test | undefined =>
  tree && scope.read.condition(scope, tree);

/** A lasting rule, or a value that something counts as. */
export function readStanding(
  scope: Scope,
  tree: Standing,
): UseRule | ReturnType<typeof countsAs> | ReturnType<typeof sight> {
  const { says, subject } = tree;
  if (says.kind === 'sees') return sight(scope, tree, says);
  if (says.kind === 'counts-as') return countsAs(scope, subject, says);
  if (says.kind === 'has') return hasPrinted(scope, subject, says.what, !tree.duration);
  if (says.kind === 'can' && says.limit && !says.onlyIf) return limited(scope, tree, says, says.limit);
  if (says.kind === 'can' && says.onlyIf && !says.limit) return conditional(scope, tree, says, says.onlyIf);
  if (says.kind === 'can' && says.args.again && !says.limit && !says.onlyIf)
    return tree.duration
      ? raised(scope, tree, says)
      : reportMeaningless(scope, tree.span, say('phrase/again-is-said-for-a-time'));
  if (says.kind !== 'cannot') return noRule(scope, tree);
  return forbidden(scope, tree, says);
}

/** `your turn`, `each turn`, `the round`, `each player's trade`: whose, and which part of the flow. */
function edgeOf(
  scope: Scope,
  tree: Expression,
): Pick<CheckedAbility & { kind: 'edge' }, 'of' | 'whose'> | undefined {
  const it: Scalar = { op: 'it', depth: 1 };
  if (tree.kind !== 'noun' || tree.heads.length !== 1 || tree.tails.length > 0)
    return reportMeaningless(scope, tree.span);
  const words = tree.heads[0].words.map((word) => word.text).join(' ');
  const owner = tree.owner && scope.read.expression(scope, tree.owner);
  if (tree.owner && !owner) return undefined;
  let whose: Test | undefined;
  if (tree.determiner === 'your') {
    if (!scope.you) return reportAt(scope, 'name/no-you', tree.span, { word: 'your' });
    whose = { op: 'compare', how: '=', left: it, right: scope.you };
  } else if (owner?.scalar) whose = { op: 'compare', how: '=', left: it, right: owner.scalar };
  else if (owner) whose = { op: 'among', value: it, of: owner.set as Many };
  if (words === 'turn') return { of: 'turn', whose };
  // What goes on outside of turns is nobody's: somebody's would never come.
  const isCycle = scope.vocabulary.cycles.some((each) => each.names.en[0] === words);
  if (isCycle && !whose) return { of: 'cycle', whose };
  const step = isCycle ? undefined : stepBy(scope, words);
  if (step && (step.inTurn || !whose)) return { of: step, whose };
  return reportMeaningless(scope, tree.span);
}

function stepOf(scope: Scope, tree: Expression): CheckedAbility['during'][number] | undefined {
  const words =
    tree.kind === 'noun' && tree.heads.length === 1
      ? tree.heads[0].words.map((word) => word.text).join(' ')
      : '';
  const step = stepBy(scope, words);
  if (step && tree.kind === 'noun') return { step, yours: tree.determiner === 'your' };
  const window = longestTerm(
    scope.vocabulary,
    tree.kind === 'noun' ? (tree.heads[0]?.words ?? []) : [],
  )?.meanings.find(({ symbol }) => symbol.sort === 'window')?.symbol;
  if (window?.sort === 'window') return { step: window, yours: false };
  return reportMeaningless(scope, tree.span);
}

/** `at the start of each turn`, which would wait for the next one only: that is reported. */
function isOfEach(scope: Scope, { of, span }: Statement & { readonly kind: 'delayed' }): boolean {
  if (of.kind !== 'noun' || (of.determiner !== 'each' && of.determiner !== 'every')) return false;
  const lasting = 'for the rest of the game, ';
  const title = say('phrase/write', { example: written(`${lasting}${writtenWords(scope, span)}`) });
  const at = placeIn(scope.snippet, { start: span.start, end: span.start });
  reportMeaningless(scope, of.span, say('phrase/waits-for-the-next-one-only'), {
    fixes: [{ title, edits: [{ place: at, text: lasting }] }],
    spoken: true,
  });
  return true;
}

/** An ability that begins to wait for the edge of a part of the flow, once: `at the end of turn, ...`. */
export function delayed(
  scope: Scope,
  tree: Statement & { readonly kind: 'delayed' },
): CheckedAbility | undefined {
  const first = scope.slots.length;
  return block(scope, () => {
    const of = edgeOf(scope, tree.of);
    if (!of || isOfEach(scope, tree) || reportRenewed(scope, tree)) return undefined;
    const acts: Act[] = scope.read.statements(scope, tree.body);
    const when = { kind: 'edge', edge: tree.edge, ...of, once: true, condition: undefined } as const;
    const made: CheckedAbility = { ...bare(scope, tree.span), ...when, still: false, acts };
    return { ...made, outer: capturedLocals(made, first) };
  });
}
