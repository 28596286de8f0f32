import { placeIn } from '../source.ts';
import type { Batch, Pattern } from '../ability.ts';
import type { Scalar, Test } from '../meaning.ts';
import { nearest } from '../near.ts';
import type { Event, Expression } from '../tree.ts';
import type { Parameter, VerbSymbol } from '../vocabulary.ts';
import { batchOf, quantityOf, refuse } from './batch.ts';
import { mention } from './mention.ts';
import { fixes } from './noun.ts';
import { parameterOf } from './order.ts';
import { complain, newSlot, within, wordsOf, type Scope, type Thing } from './scope.ts';

/** What is known of an event while its phrases are read: which local has which part of it. */
interface Reading {
  readonly agent: number;
  /** Locals of the objects, by preposition; the direct object under ``. */
  readonly objects: Map<string, { slot: number; thing: Thing; many: boolean }>;
}

/**
 * Reads what an ability waits for. Each verb of each event gives a pattern; all of them fill the same locals, so that
 * what follows can speak of `that card` whichever it was.
 */
export function patterns(scope: Scope, events: readonly Event[], counted = true): Pattern[] | undefined {
  const reading: Reading = { agent: newSlot(scope, 'agent', 'player', false), objects: new Map() };
  const found: Pattern[] = [];
  const mentions: (() => void)[] = [];
  for (const event of events) {
    for (const word of event.verbs) {
      const verb = verbOf(scope, event, word);
      if (!verb) return undefined;
      const pattern = patternOf(scope, event, verb, reading, mentions, counted);
      if (!pattern) return undefined;
      found.push(pattern, ...asOthers(scope, pattern));
    }
  }
  // Two verbs with the same object name it once.
  for (const say of new Map(mentions.map((each, i) => [i, each])).values()) say();
  return found;
}

/** Verbs that count as this one too: what waits for it hears of them. */
function asOthers(scope: Scope, pattern: Pattern): Pattern[] {
  return scope.vocabulary.verbs.flatMap((verb) => {
    if (!verb.counts.includes(pattern.verb)) return [];
    const arguments_ = verb.parameters.map((parameter) => {
      const same = pattern.verb.parameters.findIndex((each) => each.preposition === parameter.preposition);
      return same < 0 ? -1 : pattern.arguments[same];
    });
    return [{ ...pattern, verb, arguments: arguments_ }];
  });
}

function verbOf(scope: Scope, event: Event, word: Event['verbs'][number]): VerbSymbol | undefined {
  const known = scope.vocabulary.verbForms.get(word.text);
  if (known && (known.form === 'participle') === event.passive) {
    if (known.form === 'third' && event.subject.kind === 'pronoun' && event.subject.which === 'you') {
      const right = known.verb.id;
      const fix = {
        title: `write \`${right}\``,
        edits: [{ place: placeIn(scope.snippet, word.span), text: right }],
      };
      complain(
        scope,
        'name/agreement',
        word.span,
        { word: word.text, right },
        { severity: 'warning', fixes: [fix] },
      );
    }
    return known.verb;
  }
  // A form that is spelled like the participle (`cut`) stands for both.
  if (known && known.verb.id === word.text) return known.verb;
  const near = nearest(word.text, [...scope.vocabulary.verbForms.keys()]);
  return complain(scope, 'name/unknown-verb', word.span, { word: word.text, near }, fixes(scope, word, near));
}

function patternOf(
  scope: Scope,
  event: Event,
  verb: VerbSymbol,
  reading: Reading,
  mentions: (() => void)[],
  counted: boolean,
): Pattern | undefined {
  const tests: Test[] = [];
  const arguments_: number[] = verb.parameters.map(() => -1);
  let batch: Batch | undefined;
  let itself = false;
  const said = new Set<string>();
  const bind = (preposition: string, phrase: Expression): boolean => {
    const at = verb.parameters.findIndex((each) => (each.preposition ?? '') === preposition);
    if (at < 0) {
      const takes = verb.parameters.map((each) => `\`${each.preposition ?? ''} ${each.name}\``);
      complain(scope, 'name/extra-object', phrase.span, {
        verb: verb.id,
        word: wordsOf(scope, phrase.span),
        takes,
      });
      return false;
    }
    const part = objectOf(scope, verb.parameters[at], preposition, reading);
    if (!part) return false;
    arguments_[at] = part.slot;
    const value: Scalar = { op: 'local', slot: part.slot };
    const test = matches(scope, phrase, value, part.thing);
    if (!test) return false;
    if (test.test) tests.push(test.test);
    const quantity = quantityOf(phrase);
    if (quantity) {
      if (!counted || preposition !== '') return refuse(scope, phrase) ?? false;
      batch = batchOf(scope, phrase, quantity, part.many);
      if (!batch) return false;
    }
    if (phrase.kind === 'pronoun' && phrase.which === 'this') itself = true;
    if (!said.has(preposition) && phrase.kind === 'noun' && !quantity)
      mentions.push(() => {
        const known = scope.mentions.some((each) => each.slot === part.slot);
        if (!known) mention(scope, test.thing, part.slot, false, phrase.name?.text);
      });
    said.add(preposition);
    return true;
  };
  const who = (phrase: Expression): boolean => {
    const described = within(scope, { matching: true }, () => scope.read.expression(scope, phrase));
    if (!described) return false;
    if (described.thing.sort === 'card') return bind('by', phrase);
    if (quantityOf(phrase)) return refuse(scope, phrase) ?? false;
    const value: Scalar = { op: 'local', slot: reading.agent };
    const test = matches(scope, phrase, value, { sort: 'player' });
    if (!test) return false;
    if (test.test) tests.push(test.test);
    if (phrase.kind === 'noun')
      mentions.push(() => {
        const known = scope.mentions.some((each) => each.slot === reading.agent);
        if (!known) mention(scope, { sort: 'player' }, reading.agent, false, phrase.name?.text);
      });
    return true;
  };
  const subject = event.passive ? bind('', event.subject) : who(event.subject);
  if (!subject) return undefined;
  if (event.agent && !who(event.agent)) return undefined;
  if (event.args.object && !bind('', event.args.object)) return undefined;
  for (const argument of event.args.arguments)
    if (!bind(argument.preposition, argument.phrase)) return undefined;
  const test: Test = tests.length === 1 ? tests[0] : { op: 'and', parts: tests };
  return { verb, agent: reading.agent, arguments: arguments_, test, batch, itself };
}

/** The local that holds a part of the event. */
function objectOf(
  scope: Scope,
  parameter: Parameter,
  preposition: string,
  reading: Reading,
): { slot: number; thing: Thing; many: boolean } | undefined {
  const known = reading.objects.get(preposition);
  if (known) return known;
  const takes = parameterOf(scope, parameter);
  if (!takes) return undefined;
  const slot = newSlot(scope, freeName(scope, parameter.name), takes.thing.sort, false);
  const part = { slot, thing: takes.thing, many: takes.many };
  reading.objects.set(preposition, part);
  return part;
}

function freeName(scope: Scope, wanted: string): string {
  let name = wanted;
  for (let i = 2; scope.slots.some((slot) => slot.name === name); i++) name = `${wanted} ${i}`;
  return name;
}

/**
 * The condition that a value is what a phrase speaks of; none where everything is. Gives nothing where the phrase
 * means nothing.
 */
export function matches(
  scope: Scope,
  phrase: Expression,
  value: Scalar,
  thing: Thing,
): { test: Test | undefined; thing: Thing } | undefined {
  const bare = phrase.kind === 'noun' ? { ...phrase, name: undefined } : phrase;
  const described = within(scope, { matching: true }, () => scope.read.expression(scope, bare));
  if (!described) return undefined;
  if (described.thing.sort !== thing.sort) {
    return complain(scope, 'name/wrong-sort', phrase.span, {
      found: described.thing.sort,
      wanted: thing.sort,
    });
  }
  const narrow: Thing = { ...thing, ...described.thing };
  if (described.scalar)
    return { test: { op: 'compare', how: '=', left: value, right: described.scalar }, thing: narrow };
  if (described.set.op === 'players' || described.set.op === 'all-cards')
    return { test: undefined, thing: narrow };
  return { test: { op: 'among', value, of: described.set }, thing: narrow };
}
