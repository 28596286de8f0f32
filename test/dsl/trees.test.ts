import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from '../../dsl/language/parser/parse.ts';
import { print } from '../../dsl/language/printer/print-text.ts';
import { wholeText } from '../../dsl/text/source.ts';
import type {
  Ability,
  Args,
  Argument,
  Bounds,
  Condition,
  Entries,
  EntryKind,
  EventPhrase,
  Expression,
  Head,
  Limits,
  NounPhrase,
  Order,
  Quantity,
  Statement,
  Tail,
  Word,
} from '../../dsl/language/syntax/ast.ts';
import { bare } from './samples.ts';
import { tries } from '../size.ts';

/** Random trees of every shape that the language can say, a few levels deep. */
const span = { start: 0, end: 0 };
const named = (text: string): Word => ({ text, span });
const word = fc.constantFrom('card', 'hero', 'deck', 'point', 'level', 'blue', 'open').map(named);
const verbWord = fc.constantFrom('move', 'take', 'draw').map(named);
const numeral: fc.Arbitrary<Expression> = fc
  .nat({ max: 99 })
  .map((value) => ({ kind: 'number', value, span }));
const head: fc.Arbitrary<Head> = fc.record({
  words: fc.array(word, { minLength: 1, maxLength: 2 }),
  isNew: fc.boolean(),
  span: fc.constant(span),
});
const heads = fc.array(head, { minLength: 1, maxLength: 2 });
const optional = <K extends string, V>(key: K, value: fc.Arbitrary<V>): fc.Arbitrary<object> =>
  fc.option(value).map((v) => (v === null ? {} : { [key]: v }));

function level(depth: number): {
  inner: fc.Arbitrary<Expression>;
  phrase: fc.Arbitrary<NounPhrase>;
  condition: fc.Arbitrary<Condition>;
} {
  const below = depth > 0 ? level(depth - 1) : undefined;
  const amount = below
    ? fc.oneof(
        numeral,
        fc
          .tuple(numeral, below.inner)
          .map(([left, right]): Expression => ({ kind: 'binary', operator: '-', left, right, span })),
      )
    : numeral;
  const quantity: fc.Arbitrary<Quantity> = fc.oneof(
    fc.record({ kind: fc.constant('count' as const), amount, orMore: fc.boolean() }),
    fc.record({
      kind: fc.constant('compared' as const),
      how: fc.constantFrom('exactly' as const, 'at least' as const, 'less than' as const),
      amount,
    }),
    fc.record({ kind: fc.constant('up-to' as const), amount }),
    fc.record({ kind: fc.constant('within-bounds' as const), least: amount, most: amount }),
    fc.constantFrom(
      { kind: 'any-number' as const },
      { kind: 'one-or-more' as const },
      { kind: 'some-but-not-all' as const },
      { kind: 'that-many' as const },
      { kind: 'that-many' as const, much: true as const },
    ),
  );
  const place = fc.constantFrom(
    'in' as const,
    'on' as const,
    'among' as const,
    'attached to' as const,
    'other than' as const,
  );
  const tail: fc.Arbitrary<Tail> | undefined =
    below &&
    fc.oneof(
      below.inner.map((phrase): Tail => ({ kind: 'of', phrase, span })),
      fc
        .tuple(place, below.inner)
        .map(([preposition, phrase]): Tail => ({ kind: 'place', preposition, phrase, span })),
      fc
        .tuple(fc.boolean(), below.inner)
        .filter(([, phrase]) => phrase.kind === 'noun')
        .map(([negated, phrase]): Tail => ({ kind: 'with', negated, phrase: phrase as NounPhrase, span })),
      fc
        .tuple(below.inner, below.inner)
        .map(([left, right]): Tail => ({ kind: 'between', left, right, span })),
    );
  const determiner = fc.constantFrom(
    'a' as const,
    'another' as const,
    'each' as const,
    'all' as const,
    'the' as const,
    'that' as const,
    'your' as const,
    'no' as const,
  );
  const start = fc.oneof(
    determiner.map((d) => ({ determiner: d })),
    quantity.map((q) => ({ quantity: q })),
    ...(below
      ? [
          below.inner
            .filter((e) => e.kind === 'seat' || (e.kind === 'noun' && e.tails.length === 0))
            .map((owner) => ({ owner })),
        ]
      : []),
  );
  const noun = fc
    .tuple(start, heads, tail ? fc.array(tail, { maxLength: 1 }) : fc.constant([]))
    .map(([s, h, tails]): NounPhrase => ({
      kind: 'noun',
      ...s,
      heads: h.map((one, i) =>
        i === 0 && 'determiner' in s && s.determiner === 'a' ? { ...one, isNew: false } : one,
      ),
      tails,
      span,
    }));
  const inner: fc.Arbitrary<Expression> = fc.oneof(
    { weight: 4, arbitrary: noun },
    fc.constantFrom<Expression>(
      { kind: 'pronoun', which: 'you', span },
      { kind: 'pronoun', which: 'this', span },
      { kind: 'seat', name: named('Ann'), span },
      { kind: 'dice', count: 2, sides: 6, span },
      { kind: 'range', from: 8, span },
    ),
    noun
      .filter((n) => n.determiner === 'all' || n.determiner === 'your')
      .map((phrase): Expression => ({ kind: 'number-of', phrase, span })),
    fc.tuple(noun, word, fc.boolean()).map(([subject, done, negated]): Expression => {
      const time = { unit: named('turn'), span };
      const args = { arguments: [], time, free: false };
      const complement = { kind: 'words' as const, words: [done], args, span };
      return {
        kind: 'occurrences',
        event: { kind: 'is', subject, past: true, negated, complement, span },
        span,
      };
    }),
  );
  const condition: fc.Arbitrary<Condition> = fc.oneof(
    fc
      .tuple(noun, fc.boolean())
      .map(([phrase, past]): Condition => ({ kind: 'there-is', past, phrase, span })),
    fc.tuple(inner, fc.boolean(), fc.boolean(), word).map(([subject, past, negated, w]): Condition => ({
      kind: 'is',
      subject,
      past,
      negated,
      complement: { kind: 'words', words: [w], args: { arguments: [], free: false }, span },
      span,
    })),
    fc.tuple(inner, fc.boolean(), noun).map(([subject, past, object]): Condition => ({
      kind: 'has',
      subject,
      past,
      negated: false,
      object,
      span,
    })),
    fc
      .tuple(fc.constant<Expression>({ kind: 'pronoun', which: 'you', span }), fc.boolean(), verbWord, noun)
      .map(([subject, negated, verb, object]): Condition => ({
        kind: 'does',
        subject,
        negated,
        verb,
        args: { object, arguments: [], free: false },
        span,
      })),
  );
  const total: fc.Arbitrary<Tail> = fc
    .tuple(
      word,
      fc.oneof(
        fc.tuple(fc.constantFrom('exactly', 'at most'), amount).map(([how, n]): Limits => ({
          kind: 'compared',
          how: how as 'exactly' | 'at most',
          amount: n,
        })),
        fc.tuple(amount, fc.boolean()).map(([n, orMore]): Limits => ({ kind: 'count', amount: n, orMore })),
        fc.constant<Limits>({
          kind: 'count',
          amount: { kind: 'range', from: 2, to: 4, span },
          orMore: false,
        }),
      ),
    )
    .map(([of, limit]): Tail => ({ kind: 'total', head: { words: [of], isNew: false, span }, limit, span }));
  const phrase = below
    ? fc
        .tuple(noun, optional('name', word), fc.option(below.condition), fc.option(total))
        .map(([n, name, where, sum]): NounPhrase => ({
          ...n,
          tails: [
            ...n.tails,
            ...(sum ? [sum] : []),
            ...(where ? [{ kind: 'where', condition: where, span } as const] : []),
          ],
          ...name,
        }))
    : noun;
  return { inner, phrase, condition };
}

const { inner, phrase, condition } = level(2);
const joined = fc.oneof(
  condition,
  fc
    .tuple(
      fc.constantFrom('and' as const, 'or' as const),
      fc.array(level(1).condition, { minLength: 2, maxLength: 3 }),
    )
    .map(([kind, parts]): Condition => ({ kind, parts, span })),
);
/** `to 3 cards`: behind an object that ends in a number, as in `with level 2 to 3`, it says an interval. */
const continuesAnInterval = ({ preposition, phrase: p }: Argument): boolean =>
  preposition === 'to' && p.kind === 'noun' && /^[(\d]/.test(print('phrase', p));
const args: fc.Arbitrary<Args> = fc
  .tuple(
    optional('object', phrase),
    fc.array(
      fc
        .tuple(fc.constantFrom('to' as const, 'from' as const, 'by' as const), inner)
        .map(([preposition, p]) => ({ preposition, phrase: p, span })),
      { maxLength: 1 },
    ),
    fc.boolean(),
  )
  .filter(([object, list]) => !('object' in object) || !list.some(continuesAnInterval))
  .map(([object, list, free]) => ({ ...object, arguments: list, free }));
const definite = fc.constantFrom<Expression>(
  { kind: 'pronoun', which: 'you', span },
  {
    kind: 'noun',
    determiner: 'that',
    heads: [{ words: [named('hero')], isNew: false, span }],
    tails: [],
    span,
  },
);
const order: fc.Arbitrary<Order> = fc
  .tuple(optional('subject', definite), fc.boolean(), verbWord, args)
  .map(([subject, may, verb, a]) => ({
    kind: 'order',
    ...subject,
    secretly: false,
    may: may && 'subject' in subject,
    verb,
    args: a,
    span,
  }));
const simple: fc.Arbitrary<Statement> = fc.oneof(
  order,
  fc.constant<Statement>({ kind: 'nothing', span }),
  inner.map((value): Statement => ({ kind: 'let', name: named('many'), value, span })),
  fc
    .tuple(fc.constantFrom('+' as const, '-' as const), numeral, inner)
    .map(([sign, amount, target]): Statement => ({ kind: 'modify', sign, amount, target, span })),
);
const block = (of: fc.Arbitrary<Statement>): fc.Arbitrary<Statement[]> =>
  fc.array(of, { minLength: 1, maxLength: 2 });
const statement: fc.Arbitrary<Statement> = fc.letrec<{ s: Statement }>((tie) => ({
  s: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    simple,
    fc
      .array(order, { minLength: 2, maxLength: 3 })
      .map((parts): Statement => ({ kind: 'together', parts, span })),
    fc
      .tuple(joined, block(tie('s')), optional('otherwise', block(tie('s'))))
      .map(([c, then, otherwise]): Statement => ({ kind: 'if', condition: c, then, ...otherwise, span })),
    fc
      .tuple(fc.boolean(), block(tie('s')))
      .map(([negated, then]): Statement => ({ kind: 'if-done', negated, then, span })),
    block(tie('s')).map((body): Statement => ({ kind: 'when-done', body, span })),
    fc
      .tuple(order, block(tie('s')))
      .map(([payment, body]): Statement => ({ kind: 'unless', payment, body, span })),
    fc
      .array(
        block(tie('s')).filter((b) => b.length === 1),
        { minLength: 1, maxLength: 3 },
      )
      .map((bodies): Statement => ({
        kind: 'choose-one',
        minimum: 1,
        maximum: 1,
        modes: bodies.map((body) => ({ body, span })),
        span,
      })),
    fc.tuple(definite, fc.boolean(), block(tie('s'))).map(([subject, third, body]): Statement => ({
      kind: 'choose-one',
      subject,
      verb: { text: third ? 'chooses' : 'choose', span },
      minimum: 0,
      maximum: 2,
      modes: [{ body, span }],
      span,
    })),
    fc.tuple(inner, block(tie('s'))).map(([on, body]): Statement => ({
      kind: 'depending',
      on,
      arms: [
        { match: { from: 3 }, body, span },
        { match: 'otherwise', body, span },
      ],
      span,
    })),
  ),
})).s;
/** `by 3 or more as card` */
const byNumber = fc
  .tuple(
    fc.oneof(
      numeral.map((amount): Bounds => ({ kind: 'count', amount, orMore: true })),
      fc
        .tuple(fc.constantFrom('exactly' as const, 'at most' as const), numeral)
        .map(([how, amount]): Bounds => ({ kind: 'compared', how, amount })),
    ),
    optional('name', word),
  )
  .map(([bounds, name]): Argument => {
    const phrase: Expression = { kind: 'bound', bounds, ...name, span };
    return { preposition: 'by', phrase, span };
  });
const event: fc.Arbitrary<EventPhrase> = fc
  .tuple(
    definite,
    fc.boolean(),
    fc.array(verbWord, { minLength: 1, maxLength: 2 }),
    args,
    fc.option(byNumber),
    fc.option(definite),
  )
  .map(([subject, passive, verbs, a, number, agent]) => ({
    subject,
    passive,
    verbs,
    args: passive
      ? {
          arguments: [
            ...a.arguments.filter(({ preposition }) => preposition !== 'by'),
            ...(number ? [number] : []),
          ],
          free: false,
        }
      : a,
    ...(passive && agent ? { agent } : {}),
    span,
  }));
const ability: fc.Arbitrary<Ability> = fc.oneof(
  fc
    .tuple(event, fc.option(condition), fc.boolean(), block(statement))
    .map(([e, c, still, body]): Ability => ({
      kind: 'triggered',
      timing: 'when',
      events: [e],
      ...(c ? { condition: c } : {}),
      still: still && c !== null,
      body,
      span,
    })),
  fc.tuple(event, fc.boolean(), block(statement)).map(([e, optionally, body]): Ability => ({
    kind: 'replacement',
    events: [e],
    optional: optionally,
    body,
    span,
  })),
  fc
    .tuple(
      fc.array(
        order.filter((o) => !o.subject),
        { minLength: 1, maxLength: 2 },
      ),
      block(simple),
    )
    .map(([cost, effect]): Ability => ({ kind: 'activated', cost, effect, span })),
  fc
    .tuple(numeral, inner)
    .map(([amount, target]): Ability => ({ kind: 'continuous', sign: '+', amount, target, span })),
);

function survives<E extends EntryKind>(entry: E, tree: Entries[E]): void {
  const text = print(entry, tree);
  const again = parse(entry, wholeText(text));
  expect({ text, found: again.diagnostics.map(({ message }) => message), tree: bare(again.tree) }).toEqual({
    text,
    found: [],
    tree: bare(tree),
  });
}

describe('a random tree is the same when printed and parsed again', () => {
  it('as a phrase', () =>
    fc.assert(
      fc.property(phrase, (tree) => survives('phrase', tree)),
      { numRuns: tries(500, 50) },
    ));
  it('as a condition', () =>
    fc.assert(
      fc.property(joined, (tree) => survives('condition', tree)),
      { numRuns: tries(500, 50) },
    ));
  it('as an effect', () =>
    fc.assert(
      fc.property(block(statement), (tree) => survives('effect', tree)),
      { numRuns: tries(500, 50) },
    ));
  it('as abilities', () =>
    fc.assert(
      fc.property(fc.array(ability, { minLength: 1, maxLength: 2 }), (tree) => survives('abilities', tree)),
      { numRuns: tries(500, 50) },
    ));
});
