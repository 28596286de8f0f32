import { describe, expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { edited } from '../../dsl/text/text-edit.ts';
import { filesBelow, isYaml } from '../files.ts';

const garden = filesBelow('examples/garden', isYaml);
const FILE = 'examples/garden/proven.yaml';

/** The errors of cards with these effects, and what is offered for each. */
function errorsOf(...effects: readonly string[]) {
  const cards = effects.map((effect, i) => {
    const lines = effect.split('\n').map((line) => `    ${line}\n`);
    return `- kind: tool\n  id: proven-${i}\n  name: Proven\n  effect: |\n${lines.join('')}`;
  });
  const text = cards.join('');
  const { diagnostics } = loadGame(new Map([...garden, [FILE, text]]), 'garden', [FILE]);
  return { text, errors: diagnostics.filter(({ severity }) => severity === 'error') };
}

const offeredFor = (...effects: readonly string[]): string[][] =>
  errorsOf(...effects).errors.map(({ fixes = [] }) => fixes.map(({ edits }) => edits[0].text));

describe('changes that are offered', () => {
  it('are proven together, card by card', () => {
    expect(offeredFor('gian 1 coin', 'gain 1 coni')).toEqual([['gain'], expect.arrayContaining(['coin'])]);
  });

  it('of one text are accepted together, whatever else is wrong in it', () => {
    const { text, errors } = errorsOf('gian 1 coin\ndiscard a crad in your hand');
    const first = errors.map(({ fixes = [] }) => ({
      span: fixes[0].edits[0].place.span,
      text: fixes[0].edits[0].text,
    }));
    const after = edited(text, first);
    const { diagnostics } = loadGame(new Map([...garden, [FILE, after]]), 'garden', [FILE]);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('put no line into other words that rests on one that cannot be read', () => {
    const { errors } = errorsOf('choose a fruit in your hand as\nmove the relic to the deck');
    const sentences = errors.flatMap(({ fixes = [] }) =>
      fixes.flatMap(({ edits }) => edits.map(({ text }) => text)),
    );
    expect(sentences.filter((each) => each.startsWith('move '))).toEqual([]);
    expect(errors.map(({ help = '' }) => help).filter((help) => help.includes('move a'))).toEqual([]);
  });

  it('say no word that stands behind them a second time', () => {
    const twists = 'examples/crazy-eights/wild-twists.variant.yaml';
    const files = filesBelow('examples/crazy-eights', isYaml);
    files.set(
      twists,
      files.get(twists)!.replace("that player's next player draws", "that player's next player"),
    );
    const errors = loadGame(files, 'crazy-eights', [twists]).diagnostics;
    expect(errors.map(({ code }) => code)).toEqual(['name/unknown-noun', 'name/unknown-verb']);
    expect(errors.flatMap(({ fixes = [] }) => fixes)).toEqual([]);
  });

  it.each([
    "let keper be a random player\nthe keeper gains 1 coin\nthe keeper's hand is empty",
    'let keper be a random opponent\nthe keeper gains 2 coins\nthe keeper gains 1 coin',
    'choose a fruit in your hand as\nmove the relic to the deck\nmove the relic to the market',
    'choose a friut in your hand as relic\nmove the relicc to the discard pile',
  ])('are accepted each by itself where a name is not known: %s', (effect) => {
    const { text, errors } = errorsOf(effect);
    expect(errors.length).toBeGreaterThan(1);
    for (const { fixes = [] } of errors)
      for (const { edits } of fixes) {
        const after = edited(
          text,
          edits.map(({ place: { span }, text: put }) => ({ span, text: put })),
        );
        const { diagnostics } = loadGame(new Map([...garden, [FILE, after]]), 'garden', [FILE]);
        const left = diagnostics.filter(({ severity }) => severity === 'error');
        expect(left.length).toBeLessThan(errors.length);
        expect(after).not.toMatch(/^ +(?:a|an) (?:player|opponent|fruit|tool|card)\b/m);
        expect(after).not.toMatch(/^ +move (?:a|an|all) /m);
      }
  });

  it.each([
    ['lett keeper be a random opponent\ngain 1 coin\nthe keeper gains 1 coin', 'lett', 'let'],
    // What else is found on the line comes of the reading that the misspelt word prevents.
    ['reveal the top card of the dekc. If it is a fruit, gain 1 coin', 'dekc', 'deck'],
  ])('put the one misspelt word right, and nothing else is told: %s', (effect, word, right) => {
    const { text, errors } = errorsOf(effect);
    expect(errors).toHaveLength(1);
    const [{ place, fixes = [] }] = errors;
    expect(text.slice(place.span.start, place.span.end)).toBe(word);
    expect(fixes.map(({ edits }) => edits.map((each) => each.text))).toEqual([[right]]);
  });

  it('put no line into other words that asks for the same as another one: what they have in common is wrong', () => {
    const files = filesBelow('cards/hismment', isYaml);
    const path = 'cards/hismment/chapters.yaml';
    const [hero, equipment] = ['choose a hero of yours as runner', 'choose an equipment of yours as runner'];
    const text = files.get(path)!;
    expect(text).toContain(hero);
    const found = (changed: string) =>
      loadGame(new Map([...files, [path, changed]]), 'hismment').diagnostics.filter(
        ({ severity }) => severity === 'error',
      );
    const both = found(text.replace(hero, equipment));
    expect(both.map(({ code }) => code)).toEqual(['name/unknown-field', 'name/unknown-field']);
    expect(both.flatMap(({ fixes = [] }) => fixes)).toEqual([]);
    // Of a line that is alone with it the same holds: what a text has given a name is meant by it.
    const one = text.replace(hero, equipment).replace(/\n *the runner loses 2 fatigue/, '');
    expect(found(one).flatMap(({ fixes = [] }) => fixes)).toEqual([]);
  });

  it('change no duration', () => {
    const { errors } = errorsOf('until the end of the night, when a fruit is discarded, gain 1 coin');
    for (const { fixes = [] } of errors)
      for (const { edits } of fixes) expect(edits[0].text).not.toMatch(/turn|round/);
  });

  it('are not offered where only another text shows that they are wrong', () => {
    const { errors } = withShade('the total ripeness of all fruits attached to tool');
    expect(errors.map(({ code }) => code)).toEqual(['syntax/missing-article']);
    expect(errors[0].fixes?.map(({ edits }) => edits[0].text)).toEqual(['the ']);
    expect(errors[0].help).toContain('`the tool`');
    expect(withShade('the total ripeness of all fruits attached to the tool').errors).toEqual([]);
    const { errors: hidden } = withShade('the total ripeness of all fruits attached to a tool');
    expect(hidden.map(({ code }) => code)).toEqual(['game/badge-hidden']);
  });
});

describe('what follows from a text that cannot be read', () => {
  it.each([
    'the total ripeness of all fruits attached to tool',
    'the total ripeness of all fruits attached to a tol',
    'the total ripeness of all fruits attached to a tool tool',
  ])('is not reported where another text uses it: %s', (is) => {
    expect(withShade(is).errors.map(({ code }) => code.split('/')[0])).not.toContain('game');
  });

  it('is no window without responses', () => {
    expect(codesWithWindow('gain a coin')).toEqual([]);
    expect(codesWithWindow('gain a conn')).not.toContain('game/idle-window');
    expect(codesWithWindow('gain a conn')).toHaveLength(1);
  });
});

/** The errors of the game with another text of its file. */
function gardenWith(change: (text: string) => string) {
  const GAME = 'examples/garden/game.yaml';
  const changed = change(garden.get(GAME)!);
  expect(changed).not.toBe(garden.get(GAME));
  const { diagnostics } = loadGame(new Map([...garden, [GAME, changed]]), 'garden');
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** Those of the game with a function of a tool, and a badge that shows it. */
const withShade = (is: string) => ({
  errors: gardenWith((text) =>
    text
      .replace('\nverbs:\n', `\nfunctions:\n  shade:\n    takes: { tool: a tool }\n    is: ${is}\n\nverbs:\n`)
      .replace(
        '  player: [coin, hand]\n',
        '  player: [coin, hand]\n  badges:\n    shaded: { of: tool, is: the shade of this }\n',
      ),
  ),
});

/** The codes of the errors of the game with a window in which this is done. */
const codesWithWindow = (action: string): string[] =>
  gardenWith((text) =>
    text.replace(
      '\nverbs:\n',
      `\nwindows:\n  haggle:\n    asks: all players\n    closes: all pass\n    actions:\n      outbid: { do: ${action} }\n\nverbs:\n`,
    ),
  ).map(({ code }) => code);
