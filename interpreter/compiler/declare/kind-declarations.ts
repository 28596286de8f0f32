/** Kinds of cards, their fields and where they belong. */
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { type Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { KindSymbol, ValueType, FieldSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { entry, toPlain, valueOf, type Entry, type Node } from '../../../schemas/index.ts';
import { declared, declareNoun, refer, section } from './declared-names.ts';
import { fitsBits } from './table-declarations.ts';
import { phraseText } from '../texts/checked-texts.ts';
import {
  checkBounds,
  reportAtNode,
  reportIdleKey,
  entries,
  numberAt,
  scalars,
  textAt,
  unreadIn,
  type Sources,
} from '../loader/link-context.ts';

export function declareKinds(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const each of section(game, 'kinds')) {
    const { key, node, index } = each;
    const kind: KindSymbol = {
      ...declared(s, 'kind', each),
      unread: unreadIn(s, key, node, valueOf(node, 'fields')),
      index,
      fields: [],
      controlledBy: textAt(node, 'controlled by') === 'who attached it' ? 'attacher' : 'host',
    };
    vocabulary.kinds.push(kind);
    declareNoun(s, vocabulary, kind, key);
    for (const field of entries(valueOf(node, 'fields'))) {
      const standard = valueOf(field.value, 'default');
      const before = s.diagnostics.length;
      const type = typeOf(s, vocabulary, field.value);
      const known = declared(s, 'field', { id: field.key.text, key: field.key, node: field.value });
      const symbol: FieldSymbol = {
        ...known,
        unread: s.diagnostics.length > before || known.unread,
        index: vocabulary.fields.length,
        kind,
        type,
        wild: valueOf(field.value, 'wild') !== undefined && textAt(field.value, 'wild') === 'true',
        optional: textAt(field.value, 'optional') === 'true',
        printed: textAt(field.value, 'printed') !== 'false',
        shared: textAt(field.value, 'shared') === 'true',
        needs: scalars(valueOf(field.value, 'needs')).map((each) => each.text),
        default: standard && toPlain(standard),
      };
      const ranged =
        symbol.type.type === 'number' && symbol.type.from !== undefined && symbol.type.to !== undefined;
      checkIdleKeys(s, field.value, symbol);
      if (symbol.wild && symbol.type.type !== 'value' && !ranged)
        reportAtNode(s, 'game/wild-range', field.key, { field: symbol.id });
      kind.fields.push(symbol);
      vocabulary.fields.push(symbol);
      declareNoun(s, vocabulary, symbol, field.key);
    }
    for (const field of entries(valueOf(node, 'fields'))) checkNeeds(s, field, kind);
  }
}

/** What a field needs beside it is a field of the kind, and one that a card may lack. */
function checkNeeds(s: Sources, { key, value }: Entry, kind: KindSymbol): void {
  for (const need of scalars(valueOf(value, 'needs'))) {
    const found = refer(s, 'field', need, kind.fields);
    if (!found) continue;
    const where =
      found.id === key.text
        ? 'phrase/with-the-field-itself'
        : found.optional
          ? undefined
          : 'phrase/with-a-field-that-every-card';
    if (where !== undefined) reportIdleKey(s, need, 'needs', say(where));
  }
}

/** Keys that say something about fields of other types only. */
function checkIdleKeys(s: Sources, field: Node, { type, optional, default: standard }: FieldSymbol): void {
  const idle: string[] = [];
  if (type.type !== 'number') idle.push('from', 'to');
  if (type.type !== 'language' || type.entry !== 'effect') idle.push('verb');
  if (type.type !== 'number' && type.type !== 'value') idle.push('unique', 'wild');
  if (type.type !== 'value') idle.push('shared');
  if (!lists.includes(type.type)) idle.push('of');
  // What a card does each card says itself; what it asks or costs may be the same for most.
  if (type.type === 'language' && type.entry !== 'condition' && type.entry !== 'cost') idle.push('default');
  if (type.type !== 'range') idle.push('roll');
  for (const { key } of entries(field)) {
    if (idle.includes(key.text)) reportIdleKey(s, key, key.text, say('phrase/on-a-field-of-this-type'));
    else if (key.text === 'optional' && optional && standard !== undefined)
      reportIdleKey(s, key, key.text, say('phrase/on-a-field-with-a-default'));
  }
}

const ownTypes = ['number', 'text', 'effect', 'abilities', 'condition', 'cost', 'range', 'list'];
const lists: readonly string[] = ['set', 'numbers', 'selections'];

/** `of` of a list: numbers, phrases that select cards, or the values of a set. */
function listType(s: Sources, vocabulary: Vocabulary, field: Node): ValueType {
  const of = valueOf(field, 'of');
  if (!of) {
    reportAtNode(s, 'schema/missing', valueOf(field, 'type')!, { key: 'of', example: 'of: number' });
    return { type: 'text' };
  }
  if (textAt(field, 'of') === 'number') return { type: 'numbers' };
  if (textAt(field, 'of') === 'selection') return { type: 'selections' };
  const known = [...vocabulary.enums, { id: 'number' }, { id: 'selection' }];
  const values = refer(s, 'set-of-values', of, known);
  return values && 'values' in values && fitsBits(s, values, of)
    ? { type: 'set', of: values }
    : { type: 'text' };
}

function typeOf(s: Sources, vocabulary: Vocabulary, field: Node): ValueType {
  const type = textAt(field, 'type');
  switch (type) {
    case 'number':
      checkBounds(s, field);
      return { type: 'number', from: numberAt(field, 'from'), to: numberAt(field, 'to') };
    case 'text':
    case 'range':
      return { type };
    case 'effect':
      return { type: 'language', entry: type, verb: textAt(field, 'verb') };
    case 'abilities':
    case 'condition':
    case 'cost':
      return { type: 'language', entry: type };
    case 'list':
      return listType(s, vocabulary, field);
    default: {
      const known = [...vocabulary.enums, ...ownTypes.map((id) => ({ id }))];
      const of = refer(s, 'type', valueOf(field, 'type'), known);
      return of && 'values' in of ? { type: 'value', of } : { type: 'text' };
    }
  }
}

export function declareKindPlaces(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const { node, index } of section(game, 'kinds')) {
    const [means, goesOn] = [valueOf(node, 'means'), valueOf(node, 'goes on')];
    vocabulary.kinds[index].means = means && phraseText(s, means);
    vocabulary.kinds[index].goesOn = goesOn && phraseText(s, goesOn);
    if (goesOn) continue;
    for (const key of ['when its host leaves', 'controlled by']) {
      const idle = entry(node, key);
      if (idle) reportIdleKey(s, idle.key, key, say('phrase/without-goes-on'));
    }
  }
}
