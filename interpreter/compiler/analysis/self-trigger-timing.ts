import type { Act } from '../../../dsl/ir/statements.ts';
import { eachNode } from '../../../dsl/ir/visit.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { placeIn } from '../../../dsl/text/source.ts';
import type { NamedProgram } from '../../game/linked-game.ts';
import type { Sources } from '../loader/link-context.ts';
import type { WholeGame } from './whole-game.ts';

/**
 * Texts that wait for the very verb by which they are carried out, where it has happened before: it has a `first`. They
 * hear its next time only, which is seldom meant where they name their own card.
 */
export function checkTooLate(s: Sources, { cards, verbs, firsts }: WholeGame): void {
  const used = verbs.map((body, verb) =>
    firsts[verb] ? fieldsUsed(body, verbs, firsts) : new Set<string>(),
  );
  for (const card of cards)
    for (const [field, { program, snippet }] of card.texts) {
      if (!used.some((fields) => fields.has(field))) continue;
      eachNode(program.acts, (node) => {
        const act = node as Act;
        if (act.op !== 'stand' || act.ability.kind !== 'triggered' || act.ability.timing !== 'when') return;
        for (const { itself, verb, span } of act.ability.patterns) {
          if (!itself || !used[verb.index].has(field)) continue;
          const place = placeIn(snippet, span);
          const details = { verb: verb.id, over: true } as const;
          s.diagnostics.push(report('game/never-happens', place, details, { severity: 'hint' }));
        }
      });
    }
}

/** The fields whose texts a verb carries out, also by way of other verbs. */
function fieldsUsed(
  body: NamedProgram,
  verbs: readonly NamedProgram[],
  firsts: readonly (NamedProgram | undefined)[],
): Set<string> {
  const fields = new Set<string>();
  const seen = new Set<NamedProgram>();
  const visit = (text: NamedProgram | undefined): void => {
    if (!text || seen.has(text)) return;
    seen.add(text);
    eachNode(text.program.acts, (node) => {
      const act = node as Act;
      if (act.op === 'use' || act.op === 'announce') fields.add(act.field.id);
      if (act.op !== 'call') return;
      visit(firsts[act.verb.index]);
      visit(verbs[act.verb.index]);
    });
  };
  visit(body);
  return fields;
}
