import { isCountOf } from '../values/multiple-cards.ts';
import { unknownVerb, agreement, whoChooses } from '../common-findings.ts';
import { wrongSort, reportSeveral, reportMeaningless } from '../expectations.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import { thirdPerson } from '../../text/english-inflection.ts';
import { isSameNode } from '../../ir/visit.ts';
import type { Scalar } from '../../ir/expressions.ts';
import { localReads } from '../../ir/bindings.ts';
import type { Act } from '../../ir/statements.ts';
import { movedByPile } from '../suggestions/pile-verbs.ts';
import { verbsLike, similarVerbs } from '../suggestions/word-suggestions.ts';
import { isPrimitive, primitives, type PrimitiveVerb } from '../../language/symbols/builtin-verbs.ts';
import { placeIn, type Span } from '../../text/source.ts';
import type { Expression, NounPhrase, Order, PickedOrder, Word } from '../../language/syntax/ast.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type { DiagnosticExtras } from '../../diagnostics/report.ts';
import type { VerbSymbol } from '../../language/symbols/symbols.ts';
import { missesExtraTurns } from '../suggestions/extra-turns.ts';
import { mention } from '../nouns/references.ts';
import { noteChosenByAll } from '../places/everybodys-cards.ts';
import { reportGone } from '../values/gone-cards.ts';
import { gainedInAll, numberOfTimes } from '../values/occurrences.ts';
import { bindToLocal, gathered, slotFor, UNCHOSEN } from './picks.ts';
import { oneByOne } from './picked-order.ts';
import { doneByNobody } from '../doers.ts';
import { beyondLimits } from '../abilities/beyond-limits.ts';
import { primitiveOrder } from './builtin-orders.ts';
import { behindFault, loopSlots, newSlot, reportAt, withScope, writtenWords } from '../scope.ts';
import type { Mention, PhraseMeaning, Scope, PhraseType } from '../scope.ts';
import { argumentsOf, objectsOfOrder, permittedWith, readObjects } from './verb-arguments.ts';
import { passesOn } from './passing-on.ts';
import { askedOfAll } from './permission-guards.ts';
import { askedFirst, canBeNone, requiring } from '../conditions/existence.ts';

/** Reads an order with its subject; `then` is what each of several does with what they have chosen by it. */
export function readOrder(scope: Scope, tree: Order, then: readonly Order[] = []): Act[] | undefined {
  const when = tree.duration ?? tree.args.time;
  if (when) return reportMeaningless(scope, when.span);
  if (tree.args.again && !scope.vocabulary.verbForms.has(tree.verb.text))
    return reportAt(scope, 'name/not-here', tree.span, { what: written('again') });
  if (tree.args.free && !scope.vocabulary.verbForms.has(tree.verb.text))
    return reportAt(scope, 'name/not-here', tree.span, { what: written('for free') });
  if (
    tree.secretly &&
    !(tree.subject?.kind === 'noun' && ['each', 'every', 'all'].includes(tree.subject.determiner ?? ''))
  ) {
    const what = say('phrase/without', { what: written('secretly'), lacking: written('each player') });
    return reportAt(scope, 'name/not-here', tree.span, { what });
  }
  if (!tree.subject) return perform(scope, tree, 'base');
  const { subject: doer } = tree;
  const subject = withScope(scope, { doer }, () => scope.read.expression(scope, doer));
  if (!subject) return ofUnknown(scope, tree);
  if (subject.thing.sort === 'card' && actsItself(scope, tree)) return ofCard(scope, tree, subject);
  const counting = subject.thing.sort === 'card' && isCounting(tree.verb.text);
  if (subject.thing.sort !== 'player' && !counting) {
    // A verb that there is not is the mistake, and not who does it; of one that could not be read nobody knows who does it.
    const known = scope.vocabulary.verbForms.get(tree.verb.text)?.verb;
    if (!isVerb(scope, tree.verb.text) || known?.unread) return ofUnknown(scope, tree);
    return wrongSort(scope, subject, 'whoever acts', tree.subject.span);
  }
  if (counting && (tree.may || tree.secretly)) return reportMeaningless(scope, tree.span);
  // The player who acts chooses the card that gains or loses; for players it is not clear who would.
  if (subject.choice && !subject.choice.chance && !counting) {
    return whoChooses(scope, tree.subject.span, chosenFirst(scope, tree.subject));
  }
  const many = tree.subject.kind === 'pronoun' && tree.subject.which !== 'this';
  const single = subject.scalar ?? (subject.choice && !subject.many);
  const form = subject.each || (single && !many) ? 'third' : 'base';
  if (!subject.scalar && !subject.choice) return distributed(scope, tree, subject, form, then);
  const prepare: Act[] = [];
  const fixed = bindToLocal(scope, subject, prepare);
  const acting = fixed?.scalar;
  const actingControls = subject.scalar?.op === 'controller' ? subject.scalar.card : undefined;
  return (
    acting &&
    withScope(scope, { ...actingAs(subject.thing, acting, scope), actingControls }, () => {
      const acts = perform(scope, tree, form);
      const acted = acts && doneBy(scope, acting, acts, tree.span);
      if (!acted || prepare.length === 0) return acted;
      return [{ op: 'attempt', prepare, acts: acted, span: tree.span } as const];
    })
  );
}

/** `a player draws a card` on a line of its own: the player who acts chooses the one who draws. */
function chosenFirst(scope: Scope, subject: Expression): DiagnosticExtras | undefined {
  const { text } = scope.snippet;
  const { span } = subject;
  const margin = text.slice(text.lastIndexOf('\n', span.start - 1) + 1, span.start);
  if (margin.trim() !== '' || /\bchosen\b/.test(text) || subject.kind !== 'noun' || subject.name)
    return undefined;
  const right = `choose ${writtenWords(scope, span)} as chosen\n${margin}the chosen`;
  return { fixes: writeInstead(placeIn(scope.snippet, span), [right]) };
}

/** An order of which nobody knows who carries it out. */
const ofUnknown = (scope: Scope, tree: Order): undefined =>
  behindFault(scope, () => withScope(scope, { counting: 'unknown' }, () => perform(scope, tree)));

/** Nobody does nothing: an order is left out where its subject is not there. */
function doneBy(scope: Scope, acting: Scalar, acts: readonly Act[], span: Span): Act[] {
  const there = requiring(scope, acting, span);
  const [first, ...more] = acts;
  if (there.length === 0 || !first || (first.op === 'may' && more.length === 0)) return [...acts];
  if (first.op === 'attempt' && more.length === 0)
    return [{ ...first, prepare: [...there, ...first.prepare] }];
  return [{ op: 'attempt', prepare: there, acts, span }];
}

const isVerb = ({ vocabulary }: Scope, word: string): boolean =>
  vocabulary.verbForms.has(word) || baseOf(word) !== undefined;

/** Whether the verb has a place for a card that does it: a parameter with `by`. */
const actsItself = (scope: Scope, tree: Order): boolean =>
  scope.vocabulary.verbForms
    .get(tree.verb.text)
    ?.verb.parameters.some((parameter) => parameter.preposition === 'by') ?? false;

/** `that card attacks another card`: its controller acts, and the verb is done by the card. */
function ofCard(scope: Scope, tree: Order, subject: PhraseMeaning): Act[] | undefined {
  const prepare: Act[] = [];
  const card = bindToLocal(scope, subject, prepare)?.scalar;
  if (!card || !tree.subject) return reportSeveral(scope, tree.span);
  const acting: Scalar = { op: 'controller', card };
  const by = { preposition: 'by', phrase: tree.subject, span: tree.subject.span } as const;
  const args = { ...tree.args, arguments: [...tree.args.arguments, by] };
  return withScope(scope, { acting, they: acting }, () => {
    const acts = perform(scope, { ...tree, subject: undefined, args }, 'third');
    const acted = acts && doneBy(scope, acting, acts, tree.span);
    return acted && prepare.length > 0 ? [{ op: 'attempt', prepare, acts: acted, span: tree.span }] : acted;
  });
}
/** Who or what carries out an order: a player acts, a card counts. */
export const actingAs = (thing: PhraseType, value: Scalar, { you }: Scope): Partial<Scope> => {
  if (thing.sort === 'card') return { counting: { thing, value } };
  const acts = { acting: value, actingIsNot: thing.side?.notOf, counting: undefined };
  // `you` are never `they`.
  return you && isSameNode(value, you) ? acts : { ...acts, they: value };
};

/** `gains`, `loses`: what a card can be the subject of. */
const isCounting = (word: string): boolean => ['gain', 'lose'].includes(baseOf(word) ?? '');

/** The verb with its objects; as often as `for each ...` behind it says. */
function perform(scope: Scope, tree: Order, form?: 'base' | 'third'): Act[] | undefined {
  if (tree.picked) return inPickedOrder(scope, tree, tree.picked, form);
  if (!tree.forEach) return doing(scope, tree, form);
  if (tree.forEach.kind === 'occurrences')
    return asOften(scope, tree, numberOfTimes(scope, tree.forEach), form);
  const inAll = gainedInAll(scope, tree.forEach);
  if (inAll) return asOften(scope, tree, inAll.amount, form);
  const { forEach } = tree;
  const of = scope.read.phrase(scope, { ...forEach, determiner: undefined });
  if (!of || reportGone(scope, forEach, of)) return undefined;
  const slot = slotFor(scope, { ...of, name: undefined }, false, UNCHOSEN);
  const loop = loopSlots(scope, of.thing.sort);
  const acts = withScope(scope, { mentions: scope.mentions }, () => {
    mention(scope, of.thing, slot, false, undefined, of.span);
    return doing(scope, tree, form);
  });
  return (
    acts && [
      { op: 'each', of: of.set, ...isCountOf(of.thing, acts, slot), ...loop, slot, acts, span: tree.span },
    ]
  );
}

/** The verb as often as something has happened. */
function asOften(
  scope: Scope,
  tree: Order,
  times: Scalar | undefined,
  form?: 'base' | 'third',
): Act[] | undefined {
  if (!times) return undefined;
  const counter = newSlot(scope, `round of loop ${scope.slots.length}`, 'number', false);
  const acts = withScope(scope, { mentions: scope.mentions }, () => doing(scope, tree, form));
  return acts && [{ op: 'repeat', times, counter, acts, span: tree.span }];
}

/** `move those cards to the deck in any order`: the verb with one after the other. */
function inPickedOrder(
  scope: Scope,
  tree: Order,
  picked: PickedOrder,
  form?: 'base' | 'third',
): Act[] | undefined {
  const { object } = tree.args;
  if (object?.kind !== 'noun' || tree.may || tree.secretly || tree.forEach)
    return reportMeaningless(scope, picked.span);
  const prepare: Act[] = [];
  const read = scope.read.expression(scope, object);
  const those = read && bindToLocal(scope, read, prepare);
  if (!those) return undefined;
  if (!those.many) return reportMeaningless(scope, picked.span);
  const { span } = object;
  const noun = { text: those.thing.sort === 'player' ? 'player' : 'card', span };
  const one: NounPhrase = {
    kind: 'noun',
    determiner: 'that',
    heads: [{ words: [noun], isNew: false, span }],
    tails: [],
    span,
  };
  const each: Order = { ...tree, picked: undefined, args: { ...tree.args, object: one } };
  const acts = oneByOne(scope, those, picked, tree.span, () => doing(scope, each, form));
  return acts && [{ op: 'attempt', prepare, acts, span: tree.span }];
}

/** `each player discards a card`: one after the other in turn order, or all at once in secret. */
function distributed(
  scope: Scope,
  tree: Order,
  subject: PhraseMeaning,
  form: 'base' | 'third',
  then: readonly Order[],
): Act[] | undefined {
  const slot = slotFor(scope, { ...subject, name: undefined }, false);
  const loop = loopSlots(scope, subject.thing.sort);
  const acting: Scalar = { op: 'local', slot };
  const { subject: doer } = tree;
  const change = { ...actingAs(subject.thing, acting, scope), mentions: scope.mentions };
  let inside: readonly Mention[] = [];
  const acts = withScope(scope, change, () => {
    mention(scope, subject.thing, slot, false, undefined, subject.span);
    const done = perform(scope, tree, form);
    inside = scope.mentions;
    return done && withTheirs(scope, done, then, form);
  });
  if (!acts) return undefined;
  if (!tree.secretly) {
    if (doer?.kind === 'noun' && passesOn(scope, acts, slot, { span: tree.span, order: tree, who: doer }))
      return undefined;
    const gather = gathered(scope, acts, inside, tree);
    if (gather) noteChosenByAll(scope, subject);
    return [{ op: 'each', of: subject.set, whole: true, gather, ...loop, slot, acts, span: tree.span }];
  }
  const [attempt] = acts;
  const prepare = attempt?.op === 'attempt' ? attempt.prepare : [];
  const picks = prepare.filter((act) => act.op === 'pick');
  const [first] = picks;
  if (
    attempt?.op !== 'attempt' ||
    picks.length !== 1 ||
    first.pick.sort === 'line' ||
    !canWait(prepare.slice(0, prepare.indexOf(first)), first)
  ) {
    return reportAt(scope, 'name/missing-object', tree.span, {
      verb: 'secretly',
      wanted: say('phrase/exactly-one-choice-for-instance-any'),
    });
  }
  const sealed = newSlot(scope, 'sealed', first.pick.sort, true, { sealed: true });
  const rest: Act = { ...attempt, prepare: prepare.filter((act) => act !== first) };
  const { pick } = first;
  const gather = gathered(scope, acts, inside, tree);
  if (gather) noteChosenByAll(scope, subject);
  return [
    { op: 'secretly', of: subject.set, ...loop, slot, sealed, gather, pick, acts: [rest], span: tree.span },
  ];
}

/** What each does with what they have chosen, as part of the same attempt. */
function withTheirs(
  scope: Scope,
  acts: readonly Act[],
  then: readonly Order[],
  form: 'base' | 'third',
): Act[] | undefined {
  const [attempt] = acts;
  if (then.length === 0 || attempt?.op !== 'attempt') return [...acts];
  countsAsTheirs(scope);
  const more = then.map((order) => perform(scope, order, form));
  if (more.includes(undefined)) return undefined;
  return [{ ...attempt, acts: [...attempt.acts, ...(more as Act[][]).flat()] }];
}

/** `chooses a number and gains that many points`: the number is that of the same sentence. */
function countsAsTheirs(scope: Scope): void {
  const made = scope.mentions.at(-1);
  if (!made?.amount?.value) return;
  scope.mentions = [...scope.mentions.slice(0, -1), { ...made, amount: {}, level: made.level + 1 }];
}

/** Whether what is worked out in front of a choice says nothing about it, so that it can be worked out behind it. */
function canWait(before: readonly Act[], choice: Act & { op: 'pick' }): boolean {
  const reads = localReads(choice);
  return before.every((act) => act.op === 'require' || (act.op === 'let' && !reads.has(act.slot)));
}

/** The verb with its objects, as an attempt that a missing object leaves out. */
function doing(scope: Scope, tree: Order, form?: 'base' | 'third'): Act[] | undefined {
  const word = tree.verb.text;
  const base = baseOf(word);
  const verb = scope.vocabulary.verbForms.get(word);
  if (tree.asThis && (verb || base !== 'use')) {
    const advice = say('phrase/stands-only-behind', { word: written('as this'), before: written('use') });
    const found = { verb: verb?.verb.id ?? base ?? word, word: 'as this', takes: [] };
    return reportAt(scope, 'name/extra-object', tree.asThis, found, { advice });
  }
  const prepare: Act[] = [];
  let acts: Act[] | undefined;
  if (missesExtraTurns(scope, tree)) return undefined;
  if (verb && verb.form !== 'participle') {
    checkForm(scope, tree.verb, verb.form, tree.may ? 'base' : form, verb.verb.id);
    acts = verbOrder(scope, verb.verb, tree, prepare);
  } else if (base) {
    checkForm(scope, tree.verb, base === word ? 'base' : 'third', tree.may ? 'base' : form, base);
    acts = primitiveOrder(scope, base, tree, prepare);
  } else {
    const near = similarVerbs(scope.vocabulary, word);
    const isCalled = verbsLike(scope.vocabulary, word).length > 0;
    unknownVerb(scope, tree.verb, near, isCalled ? undefined : movedByPile(scope, tree));
    // The objects of a misspelt verb are read; those of an unknown verb may be in the wording of another
    // game.
    if (near.length === 0) return undefined;
    return readObjects(scope, objectsOfOrder(tree));
  }
  if (!acts) return undefined;
  const attempt: Act = tree.args.again
    ? {
        op: 'attempt',
        prepare: beyondLimits(scope, askedFirst(prepare)),
        acts: beyondLimits(scope, acts),
        span: tree.span,
      }
    : { op: 'attempt', prepare: askedFirst(prepare), acts, span: tree.span };
  if (!tree.may) return [attempt];
  if (!scope.acting) return reportAt(scope, 'name/no-you', tree.span, { word: 'you' });
  return [{ op: 'may', who: scope.acting, acts: [attempt], otherwise: [], span: tree.span }];
}

const thirdForms = new Map(
  (Object.keys(primitives) as PrimitiveVerb[]).map((verb) => [thirdPerson(verb), verb]),
);
/** The verb of the language that a word is a form of. */
const baseOf = (word: string): PrimitiveVerb | undefined => (isPrimitive(word) ? word : thirdForms.get(word));

/**
 * `each player discards`, `you discard`: correct, or corrected by the formatter; it never changes the
 * meaning.
 */
export function checkForm(
  scope: Scope,
  verb: Word,
  found: 'base' | 'third',
  /** None where nobody knows who does it. */
  wanted: 'base' | 'third' | undefined,
  base: string,
): void {
  if (wanted === undefined || found === wanted) return;
  const right = wanted === 'base' ? base : thirdPerson(base);
  agreement(scope, verb, right, 'warning');
}

/** A verb of the game: its objects are matched to the parameters that it declares. */
function verbOrder(scope: Scope, verb: VerbSymbol, tree: Order, prepare: Act[]): Act[] | undefined {
  const slots = argumentsOf(scope, verb, tree, prepare);
  if (!slots) return undefined;
  const you = scope.acting ?? doneByNobody(scope, verb);
  if (!you) return reportAt(scope, 'name/no-you', tree.verb.span, { word: 'you' });
  const call = { op: 'call', verb, you, arguments: slots, span: tree.span } as const;
  prepare.splice(0, prepare.length, ...askedOfAll(prepare, call));
  const direct = verb.parameters.findIndex((each) => each.preposition === undefined);
  const isKnown = (slot: number): boolean =>
    !scope.slots[slot].many && !prepare.some((each) => each.op === 'pick' && each.pick.slot === slot);
  // With what is not there nothing is done; what is chosen is there.
  for (const slot of slots.filter((each) => isKnown(each) && canBeNone(scope.slots[each])))
    prepare.push(...requiring(scope, { op: 'local', slot }, tree.span));
  // Of what is chosen only what no rule forbids is offered; a known object is asked about itself.
  if (direct >= 0 && isKnown(slots[direct]))
    prepare.push({ op: 'require', test: permittedWith(call), span: tree.span });
  return [call];
}
