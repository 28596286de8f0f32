import { describe, expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { strictSchemaOf } from '../../interpreter/compiler/cards/card-shapes.ts';
import type { CardData } from '../../interpreter/game/linked-game.ts';

const game = (fields: string): string => `
game: orchard-of-tests
language: 1
name: Orchard
players: { min: 2, max: 2 }
values:
  colour: { of: [red, green] }
kinds:
  fruit:
    starts: deck
    fields: { ${fields} }
zones:
  deck: { order: stack }
flow:
  round:
    steps: [{ id: morning, do: shuffle the deck }]
ends:
  - { id: over, after: morning, if: the deck is not empty, winners: nobody }
`;

const every = `colour: { type: colour, default: green }, ripeness: { type: number, from: 1, to: 3, default: 2 }, season: { type: range, default: 8+ }, hues: { type: list, of: colour, default: [red] }, strides: { type: list, of: number, default: [1, -1] }`;

function load(fields: string, cards: string, more: ReadonlyMap<string, string> = new Map()) {
  const files = new Map([['a/game.yaml', game(fields)], ['a/cards.yaml', cards], ...more]);
  return loadGame(files, 'orchard-of-tests', [...more.keys()]);
}

const found = (fields: string, cards: string): string[] =>
  load(fields, cards).diagnostics.map(({ code, place, message }) => `${code} ${place.file} ${message}`);

const idle = (where: string): string => `game/idle-key a/game.yaml ${where}`;

const parts = (fields: string): ReadonlyMap<string, string> =>
  load(fields, '- { kind: fruit, id: a }\n- { kind: fruit, id: b, ripeness: 3 }\n').game!.parts;

const valuesOf = ({ symbol, values, lists }: CardData): unknown => [
  ...symbol.kind.fields.map((field) => values[field.index]),
  lists.get('strides'),
];

/** What a card says under a field of its own, in its place or by default. */
function said(fields: string, cards: string): string[][] {
  const { game, diagnostics } = load(fields, cards);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return game!.cards.map(({ written, conditions, texts }) => [
    ...[...written.values()].flat(),
    ...conditions.keys(),
    ...texts.keys(),
  ]);
}

describe('a field with a default', () => {
  const whole =
    '{ kind: fruit, id: whole, colour: green, ripeness: 2, season: 8+, hues: [red], strides: [1, -1] }';

  it('is what its kind says where the card says nothing', () => {
    const { game, diagnostics } = load(every, `- ${whole}\n- { kind: fruit, id: bare }\n`);
    expect(diagnostics).toEqual([]);
    expect(valuesOf(game!.cards[1])).toEqual(valuesOf(game!.cards[0]));
  });

  it('may be a condition, a price, or phrases, and a mistake in it is told once', () => {
    const price = 'move the top card of the deck to the deck';
    const fields = `need: { type: condition, default: the deck is empty }, fee: { type: cost, default: ${price} }, wishes: { type: list, of: selection, default: [fruit] }`;
    const cards = '- { kind: fruit, id: a }\n- { kind: fruit, id: b, need: the round is 2 }\n';
    const every = [price, 'fruit', 'need', 'fee'];
    expect(said(fields, cards)).toEqual([
      ['the deck is empty', ...every],
      ['the round is 2', ...every],
    ]);
    const wrong = fields.replace('the deck is', 'the stack is');
    expect(found(wrong, '- { kind: fruit, id: a }\n- { kind: fruit, id: b }\n')).toEqual([
      'name/unknown-noun a/game.yaml `stack` is no noun of this game',
    ]);
  });

  it('is what the card says where it says something, also one of several made by `each`', () => {
    const cards =
      "- { kind: fruit, id: big, ripeness: 3 }\n- { kind: fruit, id: 'a-{ripeness}', each: { ripeness: [1, 3] } }\n";
    const { game } = load(every, cards);
    expect(game!.cards.map(({ values }) => values[game!.fields[1].index])).toEqual([3, 1, 3]);
  });

  it('may be changed by a variant, for all cards or for one', () => {
    const text =
      'variant: v\nextends: orchard-of-tests\nname: V\nset: { kinds/fruit/fields/ripeness/default: 1 }\nadd: { cards/b/ripeness: 3 }\n';
    const cards = '- { kind: fruit, id: a }\n- { kind: fruit, id: b }\n';
    const { game, diagnostics } = load(every, cards, new Map([['mine/v.yaml', text]]));
    expect(diagnostics).toEqual([]);
    expect(game!.cards.map(({ values }) => values[game!.fields[1].index])).toEqual([1, 3]);
  });

  it('is held against the field once, whether a card needs it or not', () => {
    const wrong = 'ripeness: { type: number, from: 1, to: 3, default: 7 }';
    const message = 'schema/range a/game.yaml `ripeness` is 7, expected a number from 1 to 3';
    expect(found(wrong, '- { kind: fruit, id: a, ripeness: 1 }\n')).toEqual([message]);
    expect(found(wrong, '- { kind: fruit, id: a }\n- { kind: fruit, id: b }\n')).toEqual([message]);
    expect(found('colour: { type: colour, default: blue }', '- { kind: fruit, id: a }\n')).toEqual([
      'schema/not-one-of a/game.yaml `colour` cannot be `blue`',
    ]);
  });

  it('cannot be optional as well, and cannot be what a card does', () => {
    expect(
      found('ripeness: { type: number, default: 1, optional: true }', '- { kind: fruit, id: a }\n'),
    ).toEqual([idle('`optional` has no effect on a field with a `default`')]);
    expect(
      found('power: { type: effect, default: nothing }', '- { kind: fruit, id: a, power: nothing }\n'),
    ).toEqual([idle('`default` has no effect on a field of this type')]);
  });

  it('counts as a change of each card that relies on it', () => {
    const [before, after] = [parts(every), parts(every.replace('default: 2', 'default: 1'))];
    expect([...before.keys()].filter((path) => before.get(path) !== after.get(path))).toEqual([
      'kinds/fruit',
      'cards/a',
    ]);
  });

  it('is shown by the schema for editors', () => {
    const { game } = load(every, '- { kind: fruit, id: a }\n');
    expect(JSON.stringify(strictSchemaOf(game!.vocabulary))).toContain(
      '"ripeness":{"type":"integer","minimum":1,"maximum":3,"default":2}',
    );
  });
});

describe('a card of several made by `each`', () => {
  it('is told of in its own file', () => {
    const cards = "- { kind: fruit, id: 'a-{ripeness}', each: { ripeness: [1, 2] } }\n";
    expect(found('colour: { type: colour }, ripeness: { type: number }', cards)[0]).toMatch(
      /^schema\/missing a\/cards\.yaml /,
    );
  });
});
