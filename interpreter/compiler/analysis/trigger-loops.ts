import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Scalar } from '../../../dsl/ir/expressions.ts';
import type { Act } from '../../../dsl/ir/statements.ts';
import { placeIn } from '../../../dsl/text/source.ts';
import { eventVerbsOf } from '../../../dsl/ir/statement-events.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { AbilityData, NamedProgram } from '../../game/linked-game.ts';
import { reportInText, type Sources } from '../loader/link-context.ts';
import type { WholeGame } from './whole-game.ts';

/**
 * Triggers that feed themselves: what one does makes it, or others that lead back to it, happen again, with no choice,
 * condition or limit in between. Such a game would never come to rest, so it is refused before it starts.
 */
export function checkFeeding(s: Sources, { vocabulary, abilities, verbs }: WholeGame): void {
  const always = verbs.map((_, verb) => doneBy(verbs[verb].program.acts, verbs, new Set([verb]), vocabulary));
  const triggers = abilities.flatMap((data) => {
    const { ability } = data;
    const waits = ability.kind === 'triggered' && !ability.condition && !ability.guard && !ability.limit;
    if (!waits || ability.during.length > 0) return [];
    const does = new Set<number>();
    for (const verb of doneBy(ability.acts, verbs, new Set(), vocabulary)) {
      does.add(verb);
      for (const each of always[verb] ?? []) does.add(each);
    }
    // Only events that any doing of the verb is: narrower ones may come to an end.
    const hears = ability.patterns
      .filter(({ test, batch }) => isWide(test) && (!batch || isOne(batch.least)))
      .map(({ verb }) => verb.index);
    return [{ data, hears: new Set(hears), does }];
  });
  const leadsTo = followed(triggers);
  const told = new Set<AbilityData>();
  for (const start of triggers) {
    if (told.has(start.data) || !comesBack(start, leadsTo)) continue;
    const circle = circleFrom(start, triggers);
    if (!circle || circle.some(({ data }) => told.has(data))) continue;
    for (const { data } of circle) told.add(data);
    const [{ data }] = circle;
    const events = circle.map((each) =>
      each.data.snippet.text.slice(each.data.ability.span.start, each.data.ability.span.end).trim(),
    );
    const related = circle.slice(1).map((each) => ({
      place: placeIn(each.data.snippet, each.data.ability.span),
      message: say('phrase/and-this'),
    }));
    reportInText(
      s,
      'game/feeds-itself',
      { snippet: data.snippet, span: data.ability.span },
      { events },
      { related },
    );
  }
}

interface Trigger {
  readonly data: AbilityData;
  readonly hears: ReadonlySet<number>;
  readonly does: ReadonlySet<number>;
}

/** By verb, what the triggers that hear it do. There are few verbs, however many cards there are. */
function followed(all: readonly Trigger[]): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map<number, Set<number>>();
  for (const { hears, does } of all) {
    for (const heard of hears) {
      const then = found.get(heard) ?? new Set();
      for (const verb of does) then.add(verb);
      found.set(heard, then);
    }
  }
  return found;
}

/** Whether what a trigger does leads back to what it hears, by way of any triggers. */
function comesBack({ hears, does }: Trigger, leadsTo: ReadonlyMap<number, ReadonlySet<number>>): boolean {
  const reached = new Set(does);
  // A set tells what is added while it is gone through.
  for (const verb of reached) {
    if (hears.has(verb)) return true;
    for (const next of leadsTo.get(verb) ?? []) reached.add(next);
  }
  return false;
}

/** Triggers that lead back to the first, one after the other. */
function circleFrom(start: Trigger, all: readonly Trigger[]): Trigger[] | undefined {
  const seen = new Set<Trigger>();
  const go = (from: Trigger, path: Trigger[]): Trigger[] | undefined => {
    for (const next of all) {
      if (![...next.hears].some((verb) => from.does.has(verb))) continue;
      if (next === start) return path;
      if (seen.has(next)) continue;
      seen.add(next);
      const found = go(next, [...path, next]);
      if (found) return found;
    }
    return undefined;
  };
  return go(start, [start]);
}

const isOne = (least: Scalar): boolean => least.op === 'constant' && least.value <= 1;

/** Whether a pattern is about every doing of its verb by its controller or anybody. */
function isWide(test: { readonly op: string }): boolean {
  const tree = test as {
    op: string;
    parts?: { op: string }[];
    left?: { op: string };
    right?: { op: string };
  };
  if (tree.op === 'and') return (tree.parts ?? []).every(isWide);
  // `when you ...`: who does it again is the same player.
  if (tree.op === 'compare') return tree.right?.op === 'you' || tree.left?.op === 'you';
  return tree.op === 'among' ? isAnyKind(test) : false;
}

/** `a card`, `a fruit`: of a kind, wherever it is. */
function isAnyKind(test: object): boolean {
  const { of } = test as { of?: { op: string; of?: { op: string }; test?: { op: string } } };
  if (of?.op === 'players' || of?.op === 'all-cards' || of?.op === 'rolls') return true;
  return of?.op === 'filter' && of.of?.op === 'all-cards' && of.test?.op === 'kind';
}

/** The verbs that a text does without a choice or condition, also by way of others. */
function doneBy(
  acts: readonly Act[],
  verbs: readonly NamedProgram[],
  seen: ReadonlySet<number>,
  vocabulary: Vocabulary,
): Set<number> {
  const found = new Set<number>();
  const add = (list: readonly Act[]): void => {
    for (const act of list) {
      for (const { index } of eventVerbsOf(vocabulary, act)) found.add(index);
      if (act.op === 'attempt') {
        // A choice may find nothing one day, and is made by somebody.
        if (
          !act.prepare.some(
            (each) =>
              each.op === 'pick' ||
              each.op === 'takes' ||
              (each.op === 'require' && each.test.op !== 'permitted'),
          )
        )
          add(act.acts);
      } else if (act.op === 'together') {
        for (const part of act.parts) if (!part.prepare.some((each) => each.op === 'pick')) add(part.acts);
      } else if (act.op === 'count' && act.event) {
        // What has a limit comes to an end there.
        const { verb } = act.event;
        const limit = act.change === 'add' ? act.counter.to : act.counter.from;
        if (limit === undefined) for (const each of [verb, ...verb.counts]) found.add(each.index);
      } else if (act.op === 'call') {
        const { index } = act.verb;
        found.add(index);
        for (const other of act.verb.counts) found.add(other.index);
        if (seen.has(index)) continue;
        for (const each of doneBy(verbs[index].program.acts, verbs, new Set([...seen, index]), vocabulary))
          found.add(each);
      }
    }
  };
  add(acts);
  return found;
}
