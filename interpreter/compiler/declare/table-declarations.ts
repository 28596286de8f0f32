import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { EnumSymbol, TableSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { isReserved } from '../../../dsl/language/lexer/reserved-words.ts';
import { entry, valueOf, type Node } from '../../../schemas/index.ts';
import { namesOf, refer, section } from './declared-names.ts';
import { checkVerbPhrases, wordingOf } from './verb-wordings.ts';
import { reportAtNode, entries, placeOf, scalars, textAt, type Sources } from '../loader/link-context.ts';

/** So many values fit into a bit set that is one integer of a position. */
const MOST_VALUES = 31;

/** Complains about a set of values that is too large for a bit set. */
export function fitsBits(s: Sources, of: EnumSymbol, node: Node): boolean {
  if (of.values.length <= MOST_VALUES) return true;
  reportAtNode(s, 'game/values', node, { values: of.id, count: of.values.length, most: MOST_VALUES });
  return false;
}

/** Declares which values of one set are related to which of another: `beats: { of: sides, rows: { one: [other] } }`. */
export function declareTables(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const { id, key, node } of section(game, 'tables')) {
    const from = refer(s, 'set-of-values', valueOf(node, 'of'), vocabulary.enums);
    const other = valueOf(node, 'to');
    const to = other ? refer(s, 'set-of-values', other, vocabulary.enums) : from;
    if (!from || !to || !fitsBits(s, from, key) || (to !== from && !fitsBits(s, to, key))) continue;
    const rows = new Int32Array(from.values.length);
    for (const row of entries(valueOf(node, 'rows'))) {
      const value = refer(s, say('no/value-of', { set: from.id }), row.key, from.values);
      const others =
        row.value.kind === 'list' ? scalars(row.value) : row.value.kind === 'scalar' ? [row.value] : [];
      for (const each of others) {
        const related = refer(s, say('no/value-of', { set: to.id }), each, to.values);
        if (value && related) rows[value.index] |= 1 << related.index;
      }
    }
    if (textAt(node, 'complete') === 'true') {
      const written = entries(valueOf(node, 'rows')).map((row) => row.key.text);
      const values = from.values.map((value) => value.id).filter((value) => !written.includes(value));
      if (values.length > 0)
        reportAtNode(s, 'game/rowless', entry(node, 'rows')?.key ?? key, { table: id, values });
    }
    if (isReserved(id)) reportAtNode(s, 'game/reserved', key, { word: id });
    const taken = vocabulary.functions.find((fn) => fn.id === id);
    if (taken) reportAtNode(s, 'game/clash', key, { word: id, other: say('phrase/a-function') });
    checkVerbPhrases(s, node, [to.id]);
    const symbol: TableSymbol = {
      sort: 'table',
      id,
      names: namesOf(node, id),
      wording: wordingOf(node),
      place: placeOf(s, key),
      from,
      to,
      rows,
    };
    vocabulary.tables.push(symbol);
  }
}
