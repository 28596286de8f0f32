import type { Scalar } from '../../../dsl/ir/expressions.ts';
import type { FieldSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Layout } from '../../engine/state/position-layout.ts';
import { NONE, WILD } from '../../game/linked-game.ts';
import type { Compiler } from '../codegen/codegen-context.ts';
import { cardCounterOf, cardField, printedColumn, type OfCard } from '../codegen/values/card-values.ts';
import type { Emitter } from './emitter.ts';

/** That a value is there and chosen. */
export const isKnownText = (value: string): string => `${value} !== ${NONE} && ${value} !== ${WILD}`;

/** A value that is 0 where it is not known. */
export function known({ w }: Emitter, value: string): string {
  const one = w.atom(value);
  return `(${isKnownText(one)} ? ${one} : 0)`;
}

/** What is asked of a card in many texts of a table is made once. */
const readers = new WeakMap<Layout, Map<object, OfCard | Int32Array>>();

function readerOf<T extends OfCard | Int32Array>(layout: Layout, of: object, make: () => T): T {
  let all = readers.get(layout);
  if (!all) readers.set(layout, (all = new Map()));
  let reader = all.get(of);
  if (!reader) all.set(of, (reader = make()));
  return reader as T;
}

const fieldReader = (c: Compiler, field: FieldSymbol): OfCard | Int32Array =>
  readerOf<OfCard | Int32Array>(c.layout, field, () => printedColumn(c, field) ?? cardField(c, field));

/** A printed value of a card: a column where nothing changes it. */
export function emitField(e: Emitter, { field, card }: Scalar & { op: 'field' }): string {
  const reader = fieldReader(e.c, field);
  if (typeof reader === 'function') return e.w.ask(reader, e.value(card));
  const of = e.w.atom(e.value(card));
  return `(${of} < 0 ? ${NONE} : ${e.w.capture(reader)}[${of}])`;
}

/** A counter of a card. */
export function emitCardCounter(e: Emitter, { counter, owner }: Scalar & { op: 'counter' }): string {
  const reader = readerOf<OfCard>(e.c.layout, counter, () => cardCounterOf(e.c, counter));
  return e.w.ask(reader, e.value(owner!));
}
