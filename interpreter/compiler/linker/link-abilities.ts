import type { CheckedAbility, Program } from '../../../dsl/ir/statements.ts';
import type { Snippet } from '../../../dsl/text/source.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { valueOf, type MapNode, type Node } from '../../../schemas/index.ts';
import { namedProgram, nameOfProgram } from '../../game/linked-game.ts';
import type { AbilityData, CardData, NamedProgram, ProgramRole } from '../../game/linked-game.ts';
import { abilitiesText, ownNamesIn, type Who } from '../texts/checked-texts.ts';
import { remembered } from '../loader/incremental-cache.ts';
import { writeAs } from '../cards/printed-values.ts';
import { currentText, type Sources } from '../loader/link-context.ts';

/**
 * Everything that waits, forbids or changes values: printed on cards, of the game itself, or created by
 * effects.
 */
export class Abilities {
  readonly all: AbilityData[] = [];

  /** Reads a text with abilities. */
  read(
    s: Sources,
    vocabulary: Vocabulary,
    node: Node,
    role: ProgramRole,
    who: Who,
    card: CardData | undefined,
  ): void {
    const called = card && ownNamesIn(card.symbol, node);
    const read = (): ReturnType<typeof abilitiesText> =>
      abilitiesText(s, vocabulary, node, called ? { ...who, called } : who);
    const key = card && `abilities ${card.symbol.kind.id}${called ? ` ${card.symbol.id}` : ''}`;
    const found = key === undefined ? read() : remembered(s, key, node, read);
    if (!found) return;
    const at = currentText(s, node, found.snippet);
    if (card && role.kind === 'card') writeAs(card, role.field, found.snippet);
    found.value.own.forEach((ability, i) => this.add(ability, abilityRole(role, i, false), at, card));
    found.value.brought.forEach((ability, i) => this.add(ability, abilityRole(role, i, true), at, undefined));
  }

  private add(
    ability: CheckedAbility,
    role: AbilityRole,
    snippet: Snippet,
    card: CardData | undefined,
  ): void {
    const acts = 'acts' in ability ? ability.acts : undefined;
    const program: Program | undefined = acts && {
      acts,
      slots: ability.slots,
      parameters: [],
      abilities: [],
    };
    this.all.push({
      index: this.all.length,
      role,
      name: nameOfProgram(role),
      ability,
      program: program && namedProgram(role, program, snippet),
      snippet,
      card,
      standing: role.until,
    });
  }

  /** Adds the abilities that the effects of a program create. */
  addFrom(source: NamedProgram): void {
    source.program.abilities.forEach((ability, i) =>
      this.add(ability, abilityRole(source.role, i, true), source.snippet, undefined),
    );
  }
}

type AbilityRole = ProgramRole & { kind: 'ability' };

const abilityRole = (of: ProgramRole, i: number, until: boolean): AbilityRole => ({
  kind: 'ability',
  of,
  number: i + 1,
  until,
});

/** Reads the abilities of all cards. */
export function linkCardAbilities(
  s: Sources,
  vocabulary: Vocabulary,
  abilities: Abilities,
  nodeOf: ReadonlyMap<CardData, MapNode>,
): void {
  for (const [card, node] of nodeOf) {
    const { kind, id } = card.symbol;
    for (const field of kind.fields) {
      const text = valueOf(node, field.id);
      if (field.type.type !== 'language' || field.type.entry !== 'abilities' || !text) continue;
      abilities.read(
        s,
        vocabulary,
        text,
        { kind: 'card', card: id, field: field.id },
        { acting: true, kind },
        card,
      );
    }
  }
}
