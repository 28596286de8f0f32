import { nodesOf } from '../../../dsl/ir/visit.ts';
import type { CheckedAbility, EffectEnd, UseLimit } from '../../../dsl/ir/statements.ts';
import { parseSpoken } from '../../../dsl/language/parser/spoken-form.ts';
import { renderPart } from '../../../dsl/nlg/index.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import { wholeText, type Snippet, type Span, inOneLine } from '../../../dsl/text/source.ts';
import type { CardData, Game } from '../../game/linked-game.ts';
import { ANY } from './text-dependencies.ts';

/** An ability of a card: what it answers, forbids or changes, or when it can be used. */
export interface AbilityAnswer {
  readonly kind: CheckedAbility['kind'];
  /** What it waits for, replaces or forbids. */
  readonly verbs: readonly string[];
  /** Of a trigger: after or before; of an edge: its start or end. */
  readonly timing?: 'when' | 'before' | 'start' | 'end';
  /** Of an edge: of a turn, of the cycle of the flow, or of a step. */
  readonly edge?: string;
  /** Of a modifier: what it changes; `*` is any roll. */
  readonly modifies?: { readonly sort: 'field' | 'counter' | 'roll' | 'multiplicity'; readonly id: string };
  /** Steps and windows in which it is there; always where there are none. */
  readonly during: readonly string[];
  readonly limit?: UseLimit;
  /** A text of the card creates it, and it lasts until then. */
  readonly until?: EffectEnd['kind'];
  /** As it is written. */
  readonly text: string;
  /** As the card says it, in the language that was asked for. */
  readonly said: string;
}

/** The abilities that a card prints, and those that its texts create. */
export function answersOf(game: Game, card: CardData, language: Language): AbilityAnswer[] {
  const own = game.abilities.filter((each) => each.card === card && !each.standing);
  const texts = [...card.texts.values()].map(({ program, snippet }) => ({ program, snippet }));
  const inside = own.flatMap(({ program }) => (program ? [program] : []));
  const brought = [...texts, ...inside].flatMap(({ program, snippet }) =>
    nodesOf(program.acts, 'stand').map(({ ability, until }) =>
      answerOf(game, ability, snippet, language, until),
    ),
  );
  return [...own.map(({ ability, snippet }) => answerOf(game, ability, snippet, language)), ...brought];
}

/** A part of a text in words; as it is written if it cannot be rendered by itself. */
function saidAt({ vocabulary }: Game, text: string, span: Span, language: Language): string | undefined {
  for (const entry of ['abilities', 'effect'] as const) {
    const { tree, diagnostics } = parseSpoken(entry, wholeText(text));
    const said = tree && diagnostics.length === 0 && renderPart(tree, span, language, { vocabulary });
    if (said) return said;
  }
  return undefined;
}

function answerOf(
  game: Game,
  ability: CheckedAbility,
  { text: whole }: Pick<Snippet, 'text'>,
  language: Language,
  until?: EffectEnd,
): AbilityAnswer {
  const { span, during, limit } = ability;
  const edge = ability.kind === 'edge' ? ability : undefined;
  const text = inOneLine(whole.slice(span.start, span.end));
  return {
    kind: ability.kind,
    verbs: 'patterns' in ability ? [...new Set(ability.patterns.map(({ verb }) => verb.id))] : [],
    ...(ability.kind === 'triggered' ? { timing: ability.timing } : {}),
    ...(edge ? { timing: edge.edge, edge: typeof edge.of === 'string' ? edge.of : edge.of.id } : {}),
    ...(ability.kind === 'modifier' ? { modifies: modifiedBy(ability) } : {}),
    during: during.map(({ step }) => step.id),
    ...(limit ? { limit } : {}),
    ...(until ? { until: until.kind } : {}),
    text,
    said: saidAt(game, whole, span, language) ?? text,
  };
}

function modifiedBy({ of }: CheckedAbility & { kind: 'modifier' }): NonNullable<AbilityAnswer['modifies']> {
  switch (of.kind) {
    case 'field':
    case 'text':
      return { sort: 'field', id: of.field.id };
    case 'counter':
      return { sort: 'counter', id: of.counter.id };
    case 'roll':
      return { sort: 'roll', id: of.purpose?.id ?? ANY };
    case 'multiplicity':
      return { sort: 'multiplicity', id: of.for?.id ?? ANY };
  }
}
