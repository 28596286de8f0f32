import { describe, expect, it } from 'vitest';
import { spoken } from '../../dsl/diagnostics/localize.ts';
import {
  definitionAt,
  edited,
  formatted,
  hoverAt,
  quickFixesIn,
  referencesAt,
  renameAt,
  type Workspace,
} from '../../service/index.ts';
import { behind, GAME, MINE, withCursor } from './kit.ts';

const CARDS = 'examples/garden/cards.yaml';
const tool = (text: string): string => `- kind: tool\n  id: mine\n  ${text}`;

describe('hover', () => {
  it.each([
    ['a verb of the language', tool('effect: mo<|>ve a fruit to your hand'), 'puts cards somewhere else'],
    [
      'a verb of the game',
      tool('effect: dis<|>card a card in your hand'),
      "phrase: { en: 'discard {card}' }",
    ],
    ['a noun of the game', tool('effect: move a fr<|>uit to your hand'), 'a kind of card (game.yaml, line'],
    ['a small word', tool('effect: discard an<|>other card in your hand'), 'not the one named before'],
    [
      'a word with a meaning in one place',
      tool('effect: discard a ran<|>dom card in your hand'),
      'chosen by chance',
    ],
    [
      'a name of the text',
      tool('effect: |\n    choose a fruit as prize\n    move the pri<|>ze to your hand'),
      'named in this text',
    ],
    ['what the text says', tool('effect: gain 2 <|>coins'), '> Gain 2 coins.'],
    ['a key of the data', '- kind: tool\n  id: mine\n  cop<|>ies: 2\n', undefined],
    ['a kind in the data', '- kind: to<|>ol\n  id: mine\n  effect: gain a coin\n', 'a kind of card'],
  ])('tells of %s', (_, marked, wanted) => {
    const { workspace, name, at } = withCursor(marked);
    const hover = hoverAt(workspace, name, at);
    if (wanted !== undefined) expect(hover?.text).toContain(wanted);
    else expect(hover).toBeUndefined();
  });

  it('shows what a card says in the language that is asked for', () => {
    const { workspace, name, at } = behind('id: ladd', CARDS);
    expect(hoverAt(workspace, name, at, 'en')?.text).toContain(
      '> Take the top card of the deck into your hand',
    );
    expect(hoverAt(workspace, name, at, 'de')?.text).toContain('> Nimm die oberste Karte');
    expect(hoverAt(workspace, name, at, 'de')?.text).toMatch(/\(\S+, Zeile \d+\)/);
  });

  it('says what a verb of every game takes in the language that is asked for', () => {
    const { workspace, name, at } = withCursor(tool('effect: sh<|>uffle the deck'));
    const takes = (language: 'en' | 'de'): string | undefined => hoverAt(workspace, name, at, language)?.text;
    expect(takes('en')).toContain('takes the zone to shuffle');
    expect(takes('de')).not.toContain('the zone to shuffle');
    expect(takes('de')).not.toContain('phrase/');
  });

  it('gives the place of the word in a text in quotes with umlauts before it', () => {
    const text = '- { kind: tool, id: mine, name: Öl 🍎, effect: "disc<|>ard a card in your hand" }';
    const { workspace, name, at } = withCursor(text);
    expect(hoverAt(workspace, name, at)?.span).toEqual({ start: at - 4, end: at + 3 });
  });
});

describe('definition and references', () => {
  it.each([
    ['a verb', tool('effect: dis<|>card a card in your hand'), 'discard:'],
    ['a zone of two words', tool('effect: move a fruit to the discard pi<|>le'), 'discard pile:'],
    ['a counter in the plural', tool('effect: gain 2 co<|>ins'), 'coin:'],
    ['a value in the data', '- { kind: fruit, id: mine, colour: re<|>d, ripeness: 1 }', 'red,'],
    ['a field in the data', '- { kind: fruit, id: mine, col<|>our: red, ripeness: 1 }', 'colour: {'],
    [
      'a line with two characters at its end',
      tool('effect: |\r\n    gain a coin\r\n    dis<|>card a card in your hand'),
      'discard:',
    ],
  ])('finds where %s is declared', (_, marked, wanted) => {
    const { workspace, name, at } = withCursor(marked);
    const place = definitionAt(workspace, name, at);
    expect(place?.file).toBe(GAME);
    expect(workspace.text(GAME)!.slice(place!.span.start)).toMatch(new RegExp(`^${wanted}`));
  });

  it('finds a card, and nothing for a word of every game', () => {
    const card = withCursor(tool('effect: move all cards attached to the lad<|>der to your hand'));
    expect(definitionAt(card.workspace, card.name, card.at)?.file).toBe(CARDS);
    const every = withCursor(tool('effect: each play<|>er gains a coin'));
    expect(definitionAt(every.workspace, every.name, every.at)).toBeUndefined();
  });

  it('lists the places of a word in texts, data, variants and scenarios', () => {
    const { workspace, name, at } = behind('id: ladd', CARDS);
    const files = referencesAt(workspace, name, at).map(({ file }) => file.slice('examples/garden/'.length));
    expect(new Set(files)).toEqual(
      new Set(['cards.yaml', 'in-three-languages.yaml', 'scenarios/trade.scenario.yaml']),
    );
  });
});

/** All files after a change of name. */
function renamed(workspace: Workspace, name: string, at: number, to: string): Map<string, string> | string {
  const renaming = renameAt(workspace, name, at, to);
  if ('refused' in renaming) return spoken(renaming.refused, 'en');
  return new Map(
    workspace.names.map((file) => [file, edited(workspace.text(file)!, renaming.edits.get(file) ?? [])]),
  );
}

describe('rename', () => {
  it('gives a card another id in all files', () => {
    const { workspace, name, at } = behind('id: ladd', CARDS);
    const files = renamed(workspace, name, at, 'step-ladder') as Map<string, string>;
    expect(files.get(CARDS)).toContain('id: step-ladder\n  name: Ladder');
    expect(files.get('examples/garden/in-three-languages.yaml')).toContain('cards/step-ladder/name');
    expect(files.get('examples/garden/scenarios/trade.scenario.yaml')).toContain(
      'hand: [step-ladder#1, barrow]',
    );
  });

  it('changes a noun in all its forms, and leaves a parameter of that name alone', () => {
    const { workspace, name, at } = behind('pile: [sta', GAME);
    const files = renamed(workspace, name, at, 'booth') as Map<string, string>;
    expect(files.get(GAME)).toContain('pile: [booth, booths]');
    expect(files.get(GAME)).toContain('takes: { stall: a booth }');
    expect(files.get(GAME)).toContain('in the stall to the discard pile');
    expect(files.get('examples/garden/in-three-languages.yaml')).toContain(
      '{ en: [booth, booths], fr: [étal m, étals]',
    );
  });

  it('changes a verb with its endings and its phrase', () => {
    const { workspace, name, at } = behind('verbs:\n  disc', GAME);
    const files = renamed(workspace, name, at, 'scrap') as Map<string, string>;
    expect(files.get(GAME)).toMatch(/scrap:\n +phrase: \{ en: 'scrap \{card\}' \}/);
    expect(files.get(GAME)).toContain('that player scraps a card');
    expect(files.get('examples/garden/in-three-languages.yaml')).toContain(
      "verbs/scrap/phrase/de: 'wirf {card} ab'",
    );
  });

  it('changes words with a capital, as texts are read', () => {
    const { workspace, name, at } = withCursor(tool('effect: Dis<|>card a Fruit in your hand.'));
    const files = renamed(workspace, name, at, 'scrap') as Map<string, string>;
    expect(files.get(MINE)).toContain('effect: Scrap a Fruit in your hand.');
    expect(files.get(GAME)).toContain('that player scraps a card');
    const fruit = renamed(workspace, name, at + 'card a F'.length, 'berry') as Map<string, string>;
    expect(fruit.get(MINE)).toContain('effect: Discard a Berry in your hand.');
  });

  it('changes a name that a text gives itself in this text alone', () => {
    const text = 'effect: |\n    choose a fruit as pri<|>ze\n    move the prize to your hand';
    const { workspace, name, at } = withCursor(tool(text));
    const files = renamed(workspace, name, at, 'gift') as Map<string, string>;
    expect(files.get(MINE)).toContain('as gift\n    move the gift to');
  });

  it.each([
    ['a word of the language', 'where', '`where` is a word of the language'],
    ['what is no name', 'Booth!', 'is no name'],
    ['a name that is taken', 'tool', 'cannot be its name'],
    ['the name that it has', 'fruit', 'already'],
  ])('refuses %s', (_, to, why) => {
    const { workspace, name, at } = behind('kinds:\n  fru', GAME);
    expect(renamed(workspace, name, at, to)).toContain(why);
  });

  it('refuses what has no name', () => {
    const { workspace, name, at } = withCursor(tool('effect: mo<|>ve a fruit to your hand'));
    expect(renamed(workspace, name, at, 'put')).toContain('nothing that has a name');
  });
});

describe('format and quick fixes', () => {
  it('lays out the texts of a file', () => {
    const { workspace, name } = withCursor(tool('effect: gain   2 coins<|>'));
    expect(formatted(workspace, name)).toBe(tool('effect: gain 2 coins'));
  });

  it('offers what would mend a slip', () => {
    const { workspace, name, at } = withCursor(tool('effect: discard a crad<|> in your hand'));
    const fixes = quickFixesIn(workspace, name, { start: at, end: at });
    expect(fixes.map(({ fix }) => fix.edits[0].text)).toContain('card');
  });
});
