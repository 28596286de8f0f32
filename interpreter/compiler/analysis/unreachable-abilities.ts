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
        (said.verb.tells ?? said.verb.decides)
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
    eachNode(program.acts, (node) => {
      const act = node as Act;
      for (const { index } of eventVerbsOf(this.vocabulary, act)) this.verbs.add(index);
      if (act.op === 'make') this.rolls.add(act.roll.index);
      if (act.op === 'hold') for (const { index } of act.contest.rolls) this.rolls.add(index);
      if (act.op === 'count' && 'event' in act && act.event) this.verbs.add(act.event.verb.index);
      if (act.op !== 'call' || this.verbs.has(act.verb.index)) return;
      this.verbs.add(act.verb.index);
      // A verb that could not be declared has no body.
      for (const body of this.bodies[act.verb.index] ?? []) if (body) this.add(body);
    });
  }
}
