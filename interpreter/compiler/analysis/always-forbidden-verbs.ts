import type { Test } from '../../../dsl/ir/expressions.ts';
import { reportInText, type Sources } from '../loader/link-context.ts';
import type { WholeGame } from './whole-game.ts';

/**
 * Rules of the game itself that forbid a verb to everybody, of everything and at all times: what the game does with it
 * is never done. A card that says so is in play for a while, which is for its designer to say. `verbs` are those of the
 * game, by their numbers.
 */
export function checkForbidden(s: Sources, { abilities, verbs }: WholeGame): void {
  for (const { ability, card, standing, snippet } of abilities) {
    if (ability.kind !== 'rule' || card || standing) continue;
    if (ability.guard || ability.limit || ability.during.length > 0) continue;
    const told = new Set<number>();
    for (const { verb, test, batch, most, span } of ability.patterns) {
      // The patterns behind a verb are those of verbs that count as it.
      if (told.has(span.start) || !verbs[verb.index] || batch || most || !holds(test)) continue;
      told.add(span.start);
      reportInText(s, 'game/never-done', { snippet, span }, { verb: verb.id }, { severity: 'hint' });
    }
  }
}

/** Whether nothing is asked, or that a pile is one of those that there are: a verb takes them from one zone. */
const holds = (test: Test): boolean =>
  test.op === 'and'
    ? test.parts.every(holds)
    : test.op === 'among' && test.of.op === 'piles' && test.of.zone.of === 'table';
