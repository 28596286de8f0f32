import { describe, expect, it } from 'vitest';
import { completionAt, Workspace } from '../../service/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { MINE, withCursor } from './kit.ts';

/** The garden, of which each question changes one file and puts it back: all else is read once. */
const garden = filesBelow('examples/garden', isYaml);
const shared = new Workspace(garden);

function labelsAt(marked: string, name = MINE): string[] {
  shared.set(name, marked.replace('<|>', ''));
  const { suggestions } = completionAt(shared, name, marked.indexOf('<|>'));
  const before = garden.get(name);
  if (before === undefined) shared.remove(name);
  else shared.set(name, before);
  return suggestions.map(({ label }) => label);
}

const tool = (text: string): string => `- kind: tool\n  id: mine\n  ${text}`;

const added = (line: string): string[] =>
  labelsAt(`variant: mine\nextends: garden\nname: Mine\nadd:\n  ${line}\n`, 'mine.yaml');

describe('completion in a text', () => {
  it.each([
    ['a verb at the beginning', tool('effect: <|>'), ['move', 'discard', 'if', 'each']],
    ['a noun behind a determiner', tool('effect: discard a <|>'), ['card', 'fruit']],
    ['words that a verb wants first', tool('effect: gain 2 <|>'), ['coin', 'coins']],
    ['the rest of a name of two words', tool('effect: move a fruit to the discard <|>'), ['pile']],
    [
      'a verb with its ending behind a subject',
      tool('effect: each opponent <|>'),
      ['gains', 'discards', 'loses'],
    ],
    ['what was done behind `is`', tool('effect: |\n    if that card is <|>'), ['discarded']],
    ['a line of a block', tool('effect: |\n    gain 2 coins\n    dis<|>'), ['discard']],
    ['a line below a header', tool('effect: |\n    if the deck is empty:\n      <|>'), ['gain', 'for each']],
    [
      'a name that was given before',
      tool('effect: |\n    choose a fruit as prize\n    move the <|>'),
      ['prize'],
    ],
    [
      'words of the language of several words',
      tool('effect: discard <|>'),
      ['up to', 'at least', 'any number of'],
    ],
    ['a number between two others', tool('effect: choose a number from 1 <|>'), ['to']],
    ['what people say for `when`', tool('effect: each time an <|>'), ['opponent']],
    ['a condition in other words', tool('effect: discard a card unless <|>'), ['you', 'each']],
    ['a comparison', tool('effect: if you have more coins than <|>'), ['each', 'the']],
    ['a pronoun', tool('effect: discard a fruit. its <|>'), ['colour', 'controller']],
    ['a text with a capital', tool('effect: Each opponent <|>'), ['gains', 'discards']],
    ['an open bracket', tool('effect: gain (the <|>'), ['number of', 'storm']],
    ['a word of the game for another that is typed', tool('effect: shuffle the libr<|>'), ['deck']],
    ['a verb for another, in its form', tool('effect: each opponent dona<|>'), ['gives']],
    ['single quotes', tool("effect: 'discard a <|>"), ['card']],
    ['double quotes', tool('effect: "discard a <|>"'), ['card']],
    ['a map in braces', '- { kind: tool, id: mine, effect: discard a <|> }', ['card']],
    ['line ends of two characters', tool('effect: |\r\n    gain 2 coins\r\n    dis<|>'), ['discard']],
    [
      'umlauts before it',
      `- kind: tool\n  id: mine\n  name: Öl für Äpfel 🍎\n  effect: discard a <|>`,
      ['card'],
    ],
    [
      'a file that does not parse',
      '- kind: tool\n  id: [\n- kind: tool\n  id: mine\n  effect: discard a <|>',
      [],
    ],
  ])('%s', (_, marked, wanted) => {
    expect(labelsAt(marked)).toEqual(expect.arrayContaining(wanted));
  });

  it('offers what fits the verb first', () => {
    expect(labelsAt(tool('effect: shuffle the <|>'))[0]).toMatch(/^(?:bench|deck|discard pile|hand|market)/);
    expect(labelsAt(tool('effect: gain 2 <|>'))[0]).toMatch(/^(?:coin|sale)/);
  });

  it('offers no verb where only a noun may stand, and no noun where a new name stands', () => {
    expect(labelsAt(tool('effect: discard a <|>'))).not.toContain('discard');
    expect(labelsAt(tool('effect: choose a fruit as <|>'))).not.toContain('fruit');
  });

  it('knows the parameters of a verb of the game', () => {
    const marked = 'variant: x\nextends: garden\nset:\n  verbs/sell/do: move all fruits in the <|>';
    expect(labelsAt(marked)).toContain('stall');
  });

  it('takes the place of the word that is being typed', () => {
    const { workspace, name, at } = withCursor(tool('effect: discard a fr<|>'));
    expect(completionAt(workspace, name, at)).toMatchObject({
      from: at - 2,
      suggestions: expect.arrayContaining([expect.objectContaining({ label: 'fruit' })]) as unknown,
    });
  });
});

describe('completion in the data', () => {
  it.each([
    ['the kinds of card', '- kind: <|>', ['fruit', 'tool']],
    ['the fields of a kind', '- kind: fruit\n  id: mine\n  <|>', ['colour', 'ripeness', 'name', 'copies']],
    ['fields of the kind that stands below', '- <|>\n  kind: fruit', ['colour']],
    ['keys in braces', '- { kind: fruit, id: mine, <|> }', ['colour', 'ripeness']],
    ['values of a field', '- kind: fruit\n  id: mine\n  colour: <|>', ['red', 'green', 'gold', 'any']],
    [
      'what a variant may change',
      'variant: x\nextends: garden\nset:\n  <|>',
      ['verbs/sell', 'zones/deck', 'cards/ladder'],
    ],
    [
      'what is named in the game',
      'variant: x\nextends: garden\nset:\n  kinds/fruit/starts: <|>',
      ['deck', 'market'],
    ],
    [
      'values of a word of the game',
      'variant: x\nextends: garden\nset:\n  decklists: <|>',
      ['public', 'secret'],
    ],
    ['keys of a variant', 'variant: x\n<|>', ['extends', 'set', 'add', 'remove']],
  ])('%s', (_, marked, wanted) => {
    expect(labelsAt(marked)).toEqual(expect.arrayContaining(wanted));
  });

  it('leaves out keys that are there already', () => {
    expect(labelsAt('- kind: fruit\n  colour: red\n  <|>\n  id: mine')).not.toEqual(
      expect.arrayContaining(['colour']),
    );
    expect(labelsAt('- kind: fruit\n  colour: red\n  <|>\n  id: mine')).not.toContain('id');
  });

  it('knows where a line, step or ending of a variant can stand, and what its text may say', () => {
    expect(added('verbs/sell/do/toll: { <|> }')).toEqual(['before', 'after', 'in place of', 'do']);
    expect(added('verbs/sell/do/choose one/third: { <|> }')).toEqual([
      'before',
      'after',
      'in place of',
      'do',
    ]);
    expect(added('verbs/sell/do/toll: { do: lose a coin, <|> }')).toEqual(['before', 'after', 'in place of']);
    expect(added('verbs/sell/do/toll: { before: text, <|> }')).toEqual(['after', 'do']);
    expect(added('verbs/sell/do/toll: { before: <|> }')).toEqual(['text']);
    expect(added('flow/round/steps/omens: { before: <|> }')).toEqual(['morning', 'trade', 'evening']);
    expect(added('ends/storm: { after: <|> }')).toEqual(expect.arrayContaining(['goal reached', 'evening']));
    expect(added('verbs/sell/do/toll: { do: lose 2 <|> }')).toContain('coins');
    expect(added('verbs/sell/do/toll: move all fruits in the <|>')).toContain('stall');
  });

  it('knows the sections of a game, and says nothing of a file of something else', () => {
    expect(labelsAt('game: other\n<|>', 'other/game.yaml')).toEqual(
      expect.arrayContaining(['zones', 'verbs', 'flow']),
    );
    expect(labelsAt('jobs:\n  build:\n    <|>', 'ci/build.yaml')).toEqual([]);
  });
});

const scenario = (lines: string): string[] =>
  labelsAt(`scenario: a title\ngame: garden\n${lines}`, 'examples/garden/scenarios/mine.scenario.yaml');

describe('completion in a scenario', () => {
  it.each([
    ['the keys of a scenario', '<|>', ['chance', 'cases', 'given', 'do', 'then']],
    [
      'what a game declares, in a position that is given',
      'given:\n  <|>',
      ['step', 'turn', 'market', 'storm', 'first player'],
    ],
    ['what players have there', 'given:\n  Ann:\n    <|>', ['hand', 'coin']],
    ['the same in one that is expected', 'then:\n  - position:\n      <|>', ['step', 'market', 'storm']],
    ['and of a player', 'then:\n  - position:\n      Ben:\n        <|>', ['hand', 'coin']],
    ['steps', 'given:\n  step: <|>', ['trade', 'morning']],
    ['expectations', 'then:\n  - <|>', ['position', 'that', 'as', 'offered']],
    ['kinds of steps', 'do:\n  - <|>', ['refused', 'until', 'before', 'after', 'then']],
    ['what chance brings', 'chance:\n  - <|>', ['shuffle', 'choose']],
  ])('%s', (_, marked, wanted) => {
    expect(scenario(marked)).toEqual(expect.arrayContaining(wanted));
  });

  it('offers nothing of players where there is none', () => {
    expect(scenario('given:\n  <|>')).not.toContain('hand');
  });
});
