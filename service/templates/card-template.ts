import { holdsCardName } from '../../dsl/checker/readings/values/names-chosen.ts';
import { Document, isMap, isScalar, visit } from 'yaml';
import { nearest } from '../../dsl/text/edit-distance.ts';
import { neverInPlay, useOfThis } from '../../dsl/checker/suggestions/own-uses.ts';
import { print } from '../../dsl/language/printer/print-text.ts';
import type { FieldSymbol, KindSymbol } from '../../dsl/language/symbols/symbols.ts';
import { rangeFrom, rangeTo } from '../../interpreter/game/printed-range.ts';
import { NONE, WILD, rootOfProgram } from '../../interpreter/game/linked-game.ts';
import type { AbilityData, CardData, Game } from '../../interpreter/game/linked-game.ts';
import { valueOf as valueUnder, wildWord, type Node } from '../../schemas/index.ts';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { suggestionPhrase, thereIs } from '../../dsl/diagnostics/suggestion-phrases.ts';

/** The kind of card that somebody names; throws `Usage` where the game has none. */
export function kindNamed(game: Game, word: string): KindSymbol {
  const { kinds } = game.vocabulary;
  const kind = kinds.find((each) => each.id === word);
  if (kind) return kind;
  const ids = kinds.map((each) => each.id);
  const near = nearest(word, [...ids, ...otherTemplates], 1)[0];
  throw new Usage(
    say('usage/game-has-no-kind', { game: game.id, kind: word }),
    near ? suggestionPhrase(near) : thereIs(ids),
  );
}

/** What can be made besides cards. */
export const otherTemplates = ['variant', 'scenario', 'game'] as const;

/**
 * A template for a card of a kind, valid beside the existing cards. It has all fields that it must have or
 * that nearly all others have; its optional fields are comments.
 */
export function newCard(game: Game, kind: KindSymbol): string {
  const taken = new Set(game.cards.map((card) => card.symbol.id));
  const stem = `my-${kind.id.replace(/[^a-z0-9]+/g, '-')}`;
  let id = stem;
  for (let i = 2; taken.has(id); i++) id = `${stem}-${i}`;
  const fieldsOf = (besides: boolean): Record<string, Printed> =>
    Object.fromEntries(
      kind.fields.flatMap((field) => {
        if (field.default !== undefined || isBesides(game, kind, field) !== besides) return [];
        const value = valueOf(game, kind, field);
        return value === undefined ? [] : [[field.id, value] as const];
      }),
    );
  const card = { kind: kind.id, id, name: { en: `My ${kind.names.en[0]}` }, ...fieldsOf(false) };
  const besides = fieldsOf(true);
  const standard = kind.fields.filter((field) => field.default !== undefined && !holdsCardName(field));
  const said = standard.map(
    (field) => `# ${field.id}: ${JSON.stringify(field.default)} (where a card says nothing)\n`,
  );
  return (
    `# Check it: cardwright validate FILE --game ${game.id}\n` +
    `# Play it: cardwright play ${game.id} --with FILE\n${yamlOf(card)}` +
    (Object.keys(besides).length > 0
      ? `# It may have besides, without the \`# \` in front:\n${yamlOf(besides).replaceAll(/^(?=.)/gm, '# ')}`
      : '') +
    said.join('')
  );
}

/** Whether a card can do without a field, and some of the kind do: more than one in ten. */
function isBesides(game: Game, kind: KindSymbol, field: FieldSymbol): boolean {
  if (!field.optional) return false;
  const cards = game.cards.filter((card) => card.symbol.kind === kind);
  const without = cards.filter((card) => !hasField(game, card, field));
  return without.length * 10 >= cards.length;
}

/** Whether a card says something in a field. */
function hasField(game: Game, card: CardData, { id, index, type }: FieldSymbol): boolean {
  if (type.type === 'language' && type.entry === 'abilities')
    return game.abilities.some((each) => each.card === card && isIn(each, id));
  return card.values[index] !== NONE || card.texts.has(id) || card.written.has(id);
}

/** Whether a card prints an ability in a field. */
function isIn({ role }: AbilityData, field: string): boolean {
  const root = rootOfProgram(role);
  return root.kind === 'card' && root.field === field;
}

/** Lists are on one line, and so is the name. */
function yamlOf(data: object): string {
  const document = new Document(data);
  visit(document, {
    Seq: (_, list) => void (list.flow = true),
    Pair: (_, { key, value }) =>
      void (isScalar(key) && key.value === 'name' && isMap(value) && (value.flow = true)),
  });
  return document.toString({ lineWidth: 0 });
}

type Printed = string | number | readonly (string | number)[];

function valueOf(game: Game, kind: KindSymbol, field: FieldSymbol): Printed | undefined {
  const { type, wild } = field;
  switch (type.type) {
    case 'number':
      return (
        (isUnique(game, kind, field) ? undefined : middleNumber(game, kind, field)) ??
        freeNumber(game, kind, field) ??
        (wild ? wildWord : (type.from ?? type.to ?? 1))
      );
    case 'value':
      return type.of.values[0]?.id ?? (wild ? wildWord : undefined);
    case 'text':
      return 'text';
    case 'range': {
      // Those of one card that there is fit each other and their rolls.
      const model = game.cards.find((card) => card.symbol.kind === kind);
      const printed = model && model.values[field.index] !== NONE ? model.values[field.index] : undefined;
      if (printed !== undefined) return rangeText(printed);
      if (model) return undefined;
      // Ranges of a card may have to share no number: each is one number of its own.
      const ranges = kind.fields.filter((each) => each.type.type === 'range');
      return String(ranges.indexOf(field) + 1);
    }
    case 'numbers':
      return [1];
    case 'set':
      return type.of.values.slice(0, 1).map((each) => each.id);
    case 'selections': {
      const model = game.cards.find((card) => card.symbol.kind === kind && card.written.has(field.id));
      return model?.written.get(field.id) ?? [kind.names.en[0]];
    }
    case 'language': {
      // What another card says is right here as well, whatever the game's words are.
      const model = game.cards.find((card) => card.symbol.kind === kind && card.texts.has(field.id));
      if (model) return model.texts.get(field.id)!.snippet.text.trimEnd();
      const verb = game.vocabulary.verbs.find((each) => each.id === type.verb);
      if (verb?.parameters[0]) return print('phrase', verb.parameters[0].phrase.tree);
      if (type.entry === 'abilities') return modelAbilities(game, kind, field);
      if (type.entry === 'condition') return 'the number of players is at least 1';
      return type.entry === 'effect' ? 'nothing' : undefined;
    }
  }
}

/** A printed range as it is written. */
function rangeText(printed: number): string {
  const [from, to] = [rangeFrom(printed), rangeTo(printed)];
  if (to === Infinity) return `${from}+`;
  if (from === -Infinity) return `${to}-`;
  return from === to ? String(from) : `${from}..${to}`;
}

/** Abilities that another card of the kind has in the field; some that do nothing where none has. */
function modelAbilities(game: Game, kind: KindSymbol, field: FieldSymbol): string {
  const model = game.abilities.find(
    (each) => each.card?.symbol.kind === kind && !each.standing && isIn(each, field.id),
  );
  if (model) return model.snippet.text.trimEnd();
  // What is never in play waits for its own use only.
  const use = neverInPlay(game.vocabulary, kind) ? useOfThis(game.vocabulary, kind) : undefined;
  return use === undefined ? 'at the start of your turn, nothing' : `when you ${use}, nothing`;
}

/** Whether no two cards may have the same in the field, by itself or together with others. */
function isUnique({ data }: Game, kind: KindSymbol, field: FieldSymbol): boolean {
  const declared = dataAt(data, 'kinds', kind.id);
  const together = dataAt(declared, 'unique');
  const words = together?.kind === 'list' ? together.items : [];
  return (
    dataAt(declared, 'fields', field.id, 'unique') !== undefined ||
    words.some((word) => word.kind === 'scalar' && word.text === field.id)
  );
}

const dataAt = (node: Node | undefined, ...keys: readonly string[]): Node | undefined =>
  keys.reduce<Node | undefined>((at, key) => valueUnder(at, key), node);

/** The number of which as many cards of the kind have a smaller one as have a greater one; none where each has its own. */
function middleNumber(game: Game, kind: KindSymbol, field: FieldSymbol): number | undefined {
  const numbers = game.cards
    .filter((card) => card.symbol.kind === kind)
    .map((card) => card.values[field.index])
    .filter((value) => value !== NONE && value !== WILD)
    .toSorted((a, b) => a - b);
  const own = numbers.length > 1 && new Set(numbers).size === numbers.length;
  return own ? undefined : numbers[Math.floor((numbers.length - 1) / 2)];
}

/** Numbers tried where a field has no upper limit. */
const TRIED = 1000;

/** The first number that no card of the kind has. */
function freeNumber(game: Game, kind: KindSymbol, field: FieldSymbol): number | undefined {
  if (field.type.type !== 'number') return undefined;
  const cards = game.cards.filter((card) => card.symbol.kind === kind);
  const used = new Set(cards.map((card) => card.values[field.index]));
  const from = field.type.from ?? 1;
  const to = Math.min(field.type.to ?? from + TRIED, from + TRIED);
  for (let value = from; value <= to; value++) if (!used.has(value)) return value;
  return undefined;
}
