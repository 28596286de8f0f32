import type { Scalar } from '../../../dsl/ir/expressions.ts';
import type { Act, CheckedAbility } from '../../../dsl/ir/statements.ts';
import { eventVerbsOf } from '../../../dsl/ir/statement-events.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { eachNode, nodesOf } from '../../../dsl/ir/visit.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { placeIn } from '../../../dsl/text/source.ts';
import type { NamedProgram } from '../../game/linked-game.ts';
import type { Sources } from '../loader/link-context.ts';
import type { WholeGame } from './whole-game.ts';

/**
 * Abilities about what no text of the game ever does: what waits for it never happens, and what forbids or
 * changes it has nothing to do. `texts` are all texts that do something but those of abilities.
 */
export function checkHappening(s: Sources, { vocabulary, abilities, verbs, firsts, texts }: WholeGame): void {
  const ofVerbs = new Set([...verbs, ...firsts]);
  const done = new Done(vocabulary, verbs, firsts);
  for (const text of texts) if (!ofVerbs.has(text)) done.add(text);
  // What waits for something happens once that does.
  let waiting = abilities.filter(({ program }) => program !== undefined);
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length;
    waiting = waiting.filter(({ ability, program }) => {
      if ('patterns' in ability && !ability.patterns.some(({ verb }) => done.verbs.has(verb.index)))
        return true;
      done.add(program!);
      return false;
    });
  }
  const paid = texts.flatMap(({ program }) => nodesOf(program.acts, 'price'));
  for (const { ability, snippet } of abilities) {
    const patterns = 'patterns' in ability ? ability.patterns : [];
    for (const start of new Set(patterns.map(({ span }) => span.start))) {
      // The patterns behind a verb are those of verbs that count as it.
      const [said, ...others] = patterns.filter(({ span }) => span.start === start);
      if ([said, ...others].some(({ verb }) => done.verbs.has(verb.index))) continue;
      const place = placeIn(snippet, said.span);
      const verb =
        (said.verb.tells ?? said.verb.decides ?? said.verb.moves ?? said.verb.crosses)
          ? snippet.text.slice(said.span.start, said.span.end)
          : said.verb.id;
      s.diagnostics.push(report('game/never-happens', place, { verb }, { severity: 'warning' }));
    }
    if (ability.kind === 'lower-price' && !isPaid(paid, ability)) {
      const [{ verb }] = ability.patterns;
      const details = { verb: verb.id, counter: ability.counter.names.en[0] };
      const place = placeIn(snippet, ability.span);
      s.diagnostics.push(report('game/never-happens', place, details, { severity: 'warning' }));
    }
    const roll = ability.kind === 'modifier' && ability.of.kind === 'roll' ? ability.of.purpose : undefined;
    if (!roll || done.rolls.has(roll.index)) continue;
    const details = { roll: roll.names.en[0] };
    const place = placeIn(snippet, ability.span);
    s.diagnostics.push(report('game/never-happens', place, details, { severity: 'warning' }));
  }
}

/** Whether an action is paid for with a counter, once all is known by which less of it would be paid. */
const isPaid = (
  paid: readonly (Scalar & { op: 'price' })[],
  { patterns, counter }: CheckedAbility & { kind: 'lower-price' },
): boolean =>
  paid.some(
    (price) =>
      price.counter === counter &&
      patterns.some(
        (pattern) =>
          pattern.verb === price.verb &&
          pattern.arguments.every((slot, i) => slot < 0 || price.arguments[i] !== undefined),
      ),
  );

/** What texts do, also by way of the verbs that they use. */
class Done {
  readonly verbs = new Set<number>();
  readonly rolls = new Set<number>();
  private readonly bodies: readonly (readonly (NamedProgram | undefined)[])[];

  private readonly vocabulary: Vocabulary;

  constructor(
    vocabulary: Vocabulary,
    verbs: readonly NamedProgram[],
    firsts: readonly (NamedProgram | undefined)[],
  ) {
    this.vocabulary = vocabulary;
    this.bodies = verbs.map((body, i) => [firsts[i], body]);
  }

  add({ program }: NamedProgram): void {
    for (const { verbs, rolls, called } of deedsOf(this.vocabulary, program.acts)) {
      for (const index of verbs) this.verbs.add(index);
      for (const index of rolls) this.rolls.add(index);
      if (called === undefined || this.verbs.has(called)) continue;
      this.verbs.add(called);
      // A verb that could not be declared has no body.
      for (const body of this.bodies[called] ?? []) if (body) this.add(body);
    }
  }
}

/** What one statement does: events of verbs, rolls, and a verb that it uses, by their indices. */
interface Deed {
  readonly verbs: readonly number[];
  readonly rolls: readonly number[];
  readonly called: number | undefined;
}

/** Those of texts are asked for again after each key stroke. */
const deeds = new WeakMap<readonly Act[], { readonly vocabulary: Vocabulary; readonly all: Deed[] }>();

/** What the statements of a text do, in their order, without those that do none of it. */
function deedsOf(vocabulary: Vocabulary, acts: readonly Act[]): readonly Deed[] {
  const known = deeds.get(acts);
  if (known?.vocabulary === vocabulary) return known.all;
  const all: Deed[] = [];
  eachNode(acts, (node) => {
    const act = node as Act;
    const verbs = eventVerbsOf(vocabulary, act).map(({ index }) => index);
    if (act.op === 'count' && 'event' in act && act.event) verbs.push(act.event.verb.index);
    const rolls =
      act.op === 'make'
        ? [act.roll.index]
        : act.op === 'hold'
          ? act.contest.rolls.map(({ index }) => index)
          : [];
    const called = act.op === 'call' ? act.verb.index : undefined;
    if (verbs.length + rolls.length > 0 || called !== undefined) all.push({ verbs, rolls, called });
  });
  deeds.set(acts, { vocabulary, all });
  return all;
}
