import { describe, expect, it } from 'vitest';
import { randomSource } from '../../interpreter/index.ts';
import { DesignerDesk } from '../../studio/engine/designer-desk.ts';
import { gameFiles, gamesThere } from '../files.ts';

const MISSPELT = 24;

const SLIP = `kind: hero
id: x
name: { en: X, fr: X, de: X }
class: bard
roll: 8+
effect: draw a card from the dekc
`;

/** Two letters of a word change places. */
function misspelt(text: string, random: (below: number) => number): string | undefined {
  const words = [...text.matchAll(/[a-z]{4,}/g)];
  const word = words[random(words.length)];
  if (!word) return undefined;
  const at = word.index + 1 + random(word[0].length - 2);
  const changed = text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
  return changed === text ? undefined : changed;
}

describe('a word that is nearly right', () => {
  it.each(gamesThere())('has a button with each word that is named for it: %s', async (id) => {
    const texts = [...gameFiles(id)].filter(([path]) => !path.includes('scenario'));
    const desk = new DesignerDesk({ file: `cards/${id}/game.yaml`, texts });
    const random = randomSource(id);
    const below = (most: number): number => random(most);
    const templates = new Map(
      desk
        .facts('en')
        .kinds.map(({ id: what }) => [
          what,
          desk.begin({ what, name: 'The Slip', taken: [], language: 'en' }),
        ]),
    );
    // What a card of each kind says, in the place of what a new one says.
    const lines = desk.playable().game.cards.flatMap(({ symbol, written }) => {
      const made = templates.get(symbol.kind.id);
      return [...written].flatMap(([field, [says]]) =>
        made && says?.length > 12 && !says.includes('\n') && new RegExp(`^${field}: `, 'm').test(made.text)
          ? [{ ...made, field, says }]
          : [],
      );
    });
    let named = 0;
    for (let i = 0; i < MISSPELT; i++) {
      const { file, text, field, says } = lines[below(lines.length)];
      const slip = misspelt(says, below);
      if (slip === undefined) continue;
      const whole = text.replace(new RegExp(`^${field}: .*`, 'm'), `${field}: ${JSON.stringify(slip)}`);
      await desk.check([[file, whole]], 'en');
      const { findings } = await desk.prove(file, 'en');
      for (const { help = '', fixes } of findings) {
        const words = /did you mean (.*)\?/.exec(help)?.[1].match(/`[^`]+`/g) ?? [];
        named += words.length;
        for (const word of words) expect(fixes.map(({ title }) => title).join(' '), slip).toContain(word);
      }
    }
    expect(named).toBeGreaterThan(0);
  });

  it('leads from what people call a noun, spelled nearly so, to the noun', async () => {
    const texts = [...gameFiles('here-to-slay')].filter(([path]) => !path.includes('scenario'));
    const desk = new DesignerDesk({ file: 'cards/here-to-slay/game.yaml', texts });
    await desk.check([['x.yaml', SLIP]], 'en');
    const { findings } = await desk.prove('x.yaml', 'en');
    const found = findings.find(({ message }) => message.includes('`dekc`'));
    expect(found?.fixes.map(({ title, edits }) => [title, edits[0].text])).toEqual([
      ['write `main deck`', 'main deck'],
    ]);
  });
});
