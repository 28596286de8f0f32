/** What an unknown key holds is read as what is meant: its faults are found in the same run. */
import { describe, expect, it } from 'vitest';
import { loadGameFile, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

const FILE = 'new.yaml';
const garden = filesBelow('examples/garden', isYaml);

function found(card: string): string[] {
  const library = openLibrary(new Map([...garden, [FILE, card]]));
  return loadGameFile(library, 'examples/garden/game.yaml', [FILE])
    .diagnostics.filter(({ severity, place }) => severity === 'error' && place.file === FILE)
    .map(({ code, place, message }) => `${card.slice(place.span.start, place.span.end)} ${code} ${message}`);
}

const tool = (key: string, text: string): string =>
  `- kind: tool\n  id: rake\n  name: Rake\n  ${key}: ${text}\n`;

/** What is found in an effect, as the words and the code. */
const effect = (text: string): string[] =>
  found(tool('effect', text)).map((each) => each.split(' ').slice(0, 2).join(' '));

describe('a key that there is not', () => {
  it.each([
    ['misspelt', 'efect'],
    ['called otherwise', 'ability'],
    ['of another kind, where the field has to be there', 'talent'],
  ])('%s', (_, key) => {
    expect(found(tool(key, 'drwa a card'))).toEqual([
      `${key} schema/unknown-key unknown key \`${key}\``,
      'drwa name/unknown-verb `drwa` is no verb of this game',
    ]);
    expect(found(tool(key, 'draw a card')).map((each) => each.split(' ')[1])).toEqual(['schema/unknown-key']);
  });

  it('is left alone where it is there to be read only', () => {
    expect(found(tool('lore', 'Nobody rakes at night'))).toEqual(
      ['lore schema/unknown-key unknown key `lore`', expect.stringContaining('schema/missing')].toSorted(
        (a, b) => Number(String(a).includes('lore')) - Number(String(b).includes('lore')),
      ),
    );
  });
});

describe('a word that nobody knows', () => {
  it.each([
    ['scry 2', 'scry name/unknown-verb'],
    ['draw a card, then scry 1', 'scry name/unknown-verb'],
    ['tap this', 'tap name/unknown-verb'],
  ])('is a verb at the beginning of an order: %s', (text, right) => {
    expect(effect(text)).toContain(right);
  });

  it('is no word that joins others behind a number', () => {
    const library = openLibrary(new Map([...garden, [FILE, tool('effect', 'Add 2 mana.')]]));
    const helps = loadGameFile(library, 'examples/garden/game.yaml', [FILE]).diagnostics.map(
      ({ help }) => help ?? '',
    );
    expect(helps.length).toBeGreaterThan(0);
    expect(helps.filter((help) => help.includes('`many`'))).toEqual([]);
  });
});
