import { resolveGroup } from '../../../dsl/checker/check.ts';
import { reserved } from '../../../dsl/ir/registers.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import type { Grouping, Measure, ReportDescription } from '../../game/linked-game.ts';
import { namesOf, section } from '../declare/declared-names.ts';
import { conditionText, parseText, valueText } from '../texts/checked-texts.ts';
import { rememberedAt } from '../loader/incremental-cache.ts';
import { entries, type Sources } from '../loader/link-context.ts';

/** The report of a simulation of many games: what is measured in each, and what players are grouped by. */
export function linkReport(s: Sources, vocabulary: Vocabulary, data: Node): ReportDescription {
  const report = valueOf(data, 'report');
  const measures = entries(valueOf(report, 'measures')).flatMap(({ key, value }): Measure[] => {
    const scalar = valueText(s, vocabulary, value)?.value.scalar;
    return scalar ? [{ id: key.text, value: scalar }] : [];
  });
  const groups = entries(valueOf(report, 'groups')).flatMap(
    ({ key, value }) =>
      rememberedAt(s, 'group', value, () => linkGroup(s, vocabulary, key.text, value)) ?? [],
  );
  const decks = [...section(data, 'decks')].map(({ id, node }) => ({ id, names: namesOf(node, id) }));
  // Where players bring cards of their own, how each deck fares is asked in any case.
  const ofDecks: Grouping[] =
    decks.length > 0 && !groups.some(({ id }) => id === DECK) ? [{ id: DECK, by: 'deck', decks }] : [];
  return { measures, groups: [...ofDecks, ...groups] };
}

const DECK = 'deck';

/** The meaning of one group: cards or values that a player has, or whether a condition holds for a player. */
function linkGroup(s: Sources, vocabulary: Vocabulary, id: string, node: Node): Grouping | undefined {
  const who = { youAre: { op: 'it', depth: reserved.grouped } } as const;
  const condition = valueOf(node, 'if');
  if (condition) {
    const asked = conditionText(s, vocabulary, condition, who);
    return asked && { id, by: 'condition', test: asked.value };
  }
  const parsed = parseText(s, 'expression', node);
  if (!parsed) return undefined;
  const { value, diagnostics } = resolveGroup({ vocabulary, snippet: parsed.snippet, ...who }, parsed.tree);
  s.diagnostics.push(...diagnostics);
  return value && { id, by: 'things', ...value };
}
