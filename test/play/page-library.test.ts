/** What a page of somebody else imports: nothing of Node, and a whole turn of a game in words and as drawn cards. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFonts } from '../../cli/print/font-files.ts';
import {
  logFor,
  optionsOf,
  question,
  seatsAsked,
  startMatch,
  submit,
  viewFor,
} from '../../interpreter/index.ts';
import {
  calledIn,
  lineInWords,
  loadLanguage,
  questionText,
  ruleBook,
  rulesPage,
} from '../../interpreter/reports/index.ts';
import {
  cardCells,
  drawAids,
  drawBooklet,
  drawCards,
  drawSheets,
  tabletopObject,
} from '../../print/index.ts';
import { ROOT } from '../files.ts';
import { readGame } from '../read-game.ts';
import { tries } from '../size.ts';

const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
};
/** What keeps loads on the disk is for Node alone. */
const doors = Object.entries(exports).flatMap(([name, to]) =>
  typeof to === 'string' || name === './cache'
    ? []
    : [[name, to.default.replace('./dist/', '').replace(/\.js$/, '.ts')] as const],
);

/** All that a file imports, by itself and through what it imports. */
function importsOf(door: string): Set<string> {
  const found = new Set<string>([join(ROOT, door)]);
  for (const file of found) {
    if (!existsSync(file) || !file.endsWith('.ts')) continue;
    for (const [, what] of readFileSync(file, 'utf8').matchAll(/(?:from |import\(|^import )'([^']+)'/gm))
      found.add(what.startsWith('.') ? join(dirname(file), what) : what);
  }
  return found;
}

describe('what the package offers to pages', () => {
  it.each(doors)('needs no Node: %s', (_, door) => {
    const all = [...importsOf(door)];
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter((each) => each.startsWith('node:'))).toEqual([]);
  });

  it('is all that a page needs: a question, its answer and what came of it in French, a card, the rules', async () => {
    await loadLanguage('fr');
    const game = readGame('here-to-slay');
    const match = startMatch(game, { players: ['Ann', 'Ben'], seed: '1' });
    const [seat] = seatsAsked(match);
    const called = calledIn(game, 'fr', match.names.seats);
    const asked = questionText(match, question(match, seat)!, called, viewFor(match, seat));
    expect(asked).toMatch(/^Choisi/);
    const { events } = submit(match, { seat, keys: [optionsOf(match, seat)[0].key] });
    const words = events[seat].flatMap((line) => lineInWords(line, called));
    expect(words.length).toBeGreaterThan(0);
    expect(words.map((each) => each.words).join(' ')).toContain(match.names.seats[seat]);
    expect(logFor(match, seat)).not.toBe('');
    const [card] = game.cards;
    const fonts = openFonts();
    const { faces, found } = drawCards(game, game.cards.slice(0, 3), fonts, ['fr']);
    expect(found).toEqual([]);
    expect(faces.map(({ id }) => id)).toEqual(game.cards.slice(0, 3).map(({ symbol }) => symbol.id));
    const wishes = { languages: ['fr'], copies: 1 } as const;
    const sparing = drawSheets(game, [card], fonts, { ...wishes, lowInk: true });
    expect(sparing).not.toEqual(drawSheets(game, [card], fonts, wishes));
    const pages = [
      ...drawSheets(game, game.cards.slice(0, tries(10, 2)), fonts, {
        languages: ['fr'],
        copies: 1,
        backs: true,
      }),
      ...drawAids(game, fonts, { languages: ['fr'] }),
      ...drawBooklet(game, 'fr', fonts),
    ];
    expect(pages.length).toBeGreaterThan(tries(6, 4));
    for (const svg of [...faces.map((face) => face.svg), ...pages]) expect(svg).toMatch(/^<svg/);
    expect(cardCells(game, [card], fonts, ['fr'])).toHaveLength(2);
    const { pictures } = tabletopObject(game, fonts, { language: 'fr', address: 'https://cards.example' });
    expect(pictures.length).toBeGreaterThan(2);
    expect(rulesPage(ruleBook(game, 'fr'))).toContain('# ');
  });
});
