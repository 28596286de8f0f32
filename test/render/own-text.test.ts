import { describe, expect, it } from 'vitest';
import { differences } from '../../dsl/nlg/compare/compare-printed.ts';
import type { Language } from '../../dsl/nlg/index.ts';
import { cardText } from '../../interpreter/compiler/cards/card-text.ts';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

const garden = filesBelow('examples/garden', isYaml);
const withCard = (card: string) =>
  loadGame(new Map(garden).set('mine.yaml', `kind: tool\nid: mine\n${card}`), 'garden', ['mine.yaml']);
const { vocabulary } = loadGame(garden, 'garden').game!;

const told = (printed: string, effect: string, language: Language = 'en', beside = '') =>
  differences(printed, effect, beside, vocabulary, language).map(
    (each) => `${each.of} ${each.printed?.word ?? '-'} / ${each.effect.join(' ')}`,
  );

describe('what a card prints in its own words', () => {
  it.each<[string, string, string[]]>([
    ['Gain two coins.', 'Gain 2 coins.', []],
    ['Gain 3 coins.', 'Gain 2 coins.', ['number 3 / 2']],
    ['Gain a coin.', 'Gain 2 coins.', ['number - / 2']],
    ['Gain 2 coins, and 4 more.', 'Gain 2 coins.', ['number 4 / ']],
    ['You may gain a coin.', 'Gain a coin.', ['condition may / ']],
    ['Gain a coin.', 'If the storm is over, gain a coin.', ['condition - / If']],
    ['Give a card away.', 'Discard a card.', ['verb Give / Discard']],
    ['A card is discarded.', 'Discard a card.', []],
    ['Every time it rains, gain a coin.', 'When it rains, gain a coin.', []],
  ])('%s beside: %s', (printed, effect, wanted) => expect(told(printed, effect)).toEqual(wanted));

  it('is compared in French and German as well', () => {
    expect(told('Gagnez trois pièces.', 'Gagnez 2 pièces.', 'fr')).toEqual(['number trois / 2']);
    expect(told('Falls es regnet, zwölf Münzen.', 'Zwölf Münzen.', 'de')).toEqual(['condition Falls / ']);
  });

  it('may repeat what the card prints beside it', () => {
    expect(told('Gain 2 coins. Ripe at 4.', 'Gain 2 coins.', 'en', '4')).toEqual([]);
  });

  it('is warned about at the word, in the language in which it differs', () => {
    const card = 'text: { en: Gain two coins., fr: Gagnez trois pièces. }\neffect: gain 2 coins\n';
    const { game, diagnostics } = withCard(card);
    expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'warning game/printed-number',
    ]);
    const { span } = diagnostics[0].place;
    expect(`kind: tool\nid: mine\n${card}`.slice(span.start, span.end)).toBe('trois');
    const mine = game!.cards.find(({ symbol }) => symbol.id === 'mine')!;
    expect(cardText(game!, mine, 'en').own).toBe('Gain two coins.');
    expect(cardText(game!, mine, 'de').own).toBeUndefined();
  });

  it('tells a changed effect', () => {
    const { diagnostics } = withCard('text: Gain two coins.\neffect: gain 3 coins\n');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'the text says `two`, and the effect says `3`',
    ]);
  });
});
