import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KILN } from '../play/kiln.ts';
import { folderWith, run } from './kit.ts';

const folder = (): string =>
  folderWith({
    'cards/kiln/game.yaml': KILN,
    'mine.yaml': '- { kind: spark, id: my-spark, name: { en: My Spark, de: Mein Funke }, amounts: [3] }\n',
  });

describe('render', () => {
  it('prints all cards by their kinds, and the verbs beside what they do', async () => {
    const { status, out, err } = await run(['render', 'kiln'], { cwd: folder() });
    expect(err).toBe('');
    expect(status).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "# Kiln

      ## Pots

      | Card | Glaze |
      | --- | --- |
      | white-pot | white |
      | Jug ×3 | blue |

      ## Sparks

      | Card | Amounts | Amount |
      | --- | --- | --- |
      | Ember | +1 / -3 |  |
      | Coal ×2 |  | +2 |

      ## Orders

      | Card | Wishes | Heat | Damp |
      | --- | --- | --- | --- |
      | Feast | blue pot, pot, white pot | 8+ | 4- |

      ### Gift

      *wish* blue pot · *heat* 6–9

      **needs** You have at least 4 coins.

      ## Verbs

      - **Stoke a roll using a spark from your hand.** Before it happens: Burn it. Choose one of its amounts (X). +X to that roll.
      - **Burn a card from your hand.** Move it to the ashes.
      - **Bake an order on the board.** Make a fire roll for that order. Open the draught window for that fire roll. If that fire roll is in that order's heat, gain 2 coins. Otherwise, if that fire roll is in its damp, lose a coin. If that fire roll is at least 12, gain a coin.
      "
    `);
  });

  it('says it in French', async () => {
    const { out } = await run(['render', 'kiln', 'gift', '--lang', 'fr'], { cwd: folder() });
    expect(out).toMatchInlineSnapshot(`
      "# Kiln

      ## Commandes

      ### Cadeau

      *wish* pot bleu · *chaleur* 6–9

      **needs** Vous avez au moins 4 pièces.
      "
    `);
  });

  it('says it in German', async () => {
    const { out } = await run(['render', 'kiln', 'gift', '--lang', 'de'], { cwd: folder() });
    expect(out).toMatchInlineSnapshot(`
      "# Kiln

      ## Aufträge

      ### Geschenk

      *wish* blauer Topf · *Hitze* 6–9

      **needs** Du hast mindestens 4 Münzen.
      "
    `);
  });

  it('prints the cards that are named, by their ids or by their names in any language', async () => {
    const { out } = await run(['render', 'kiln', 'ember', 'cadeau'], { cwd: folder() });
    expect(out).toContain('Ember');
    expect(out).toContain('### Gift\n');
    expect(out).not.toContain('Coal');
    expect(out).not.toContain('Verbs');
  });

  it('knows the cards of files that are put on top', async () => {
    const cwd = folder();
    const words = ['render', 'kiln', 'my-spark', '--with', join(cwd, 'mine.yaml'), '--lang', 'de'];
    expect((await run(words, { cwd })).out).toContain('Mein Funke');
  });

  it('is plain data for programs', async () => {
    const { out } = await run(['render', 'kiln', '--format', 'json', '--lang', 'de'], { cwd: folder() });
    const data = JSON.parse(out) as Record<string, unknown>;
    expect(data).toMatchObject({
      game: 'kiln',
      language: 'de',
      title: 'Kiln',
    });
  });

  it('suggests the nearest card for a word that is none', async () => {
    const { status, err } = await run(['render', 'kiln', 'embr'], { cwd: folder() });
    expect(status).toBe(2);
    expect(err).toContain('the game `kiln` has no card `embr`; did you mean `ember`?');
  });

  it('prints the cards without errors of a game that has some, and says which are left out', async () => {
    const cwd = folderWith({ 'cards/kiln/game.yaml': KILN.replace('heat: 8+', 'heat: hot') });
    const { status, out, err } = await run(['render', 'kiln'], { cwd });
    expect(status).toBe(1);
    expect(out).toContain('| Jug ×3 | blue |');
    expect(out).toContain('### Gift');
    expect(out).not.toContain('Feast');
    expect(err).toContain('cards/kiln/game.yaml');
    expect(err).toMatch(/\nleft out, because it has errors: feast\n$/);
    const asked = await run(['render', 'kiln', 'feast', 'ember'], { cwd });
    expect(asked.status).toBe(1);
    expect(asked.out).toContain('| Ember |');
    expect(asked.out).not.toContain('Feast');
  });

  it('prints nothing of a game whose file cannot be read', async () => {
    const cwd = folderWith({ 'cards/kiln/game.yaml': `${KILN}\nrules: [` });
    const { status, out } = await run(['render', 'kiln'], { cwd });
    expect({ status, out }).toEqual({ status: 1, out: '' });
  });
});
