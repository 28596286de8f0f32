/** Counters in words of their own, and what the data of a game lack for a language. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from '../../dsl/language/parser/parse.ts';
import { languages, render } from '../../dsl/nlg/index.ts';
import { wholeText } from '../../dsl/text/source.ts';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { translationGaps } from '../../interpreter/reports/translations/translation-gaps.ts';

const castle = readFileSync(new URL('../fixtures/castle/game.yaml', import.meta.url), 'utf8');
const file = 'castle/game.yaml';
const load = (text: string) => loadGame(new Map([[file, text]]), 'castle');

/** The castle with words for a counter of knights. */
const spoken = `
  scar:
    of: knight
    name: { en: [scar, scars], fr: [cicatrice f, cicatrices], de: [Narbe f, Narben] }
    gained as:
      phrase: { en: 'take {amount}', fr: 'subissez {amount}', de: 'erleide {amount}' }
      forms: { en: [takes, taken], fr: [subir, subit, subissent, subi], de: [erleiden, erlitten] }
      noun: { en: [damage, damage], fr: [dégât m, dégâts], de: [Schaden m, Schaden] }
    lost as:
      phrase: { en: 'recover {amount}', fr: 'récupérez {amount}', de: 'erhalte {amount} zurück' }
      forms: { fr: [récupérer, récupère, récupèrent, récupéré], de: [erhalten, erhalten, erhält] }
      noun: { en: [health, health], fr: [PV m, PV], de: [Lebenspunkt m, Lebenspunkte] }
    raised as: { en: '{owner} may leap', fr: '{owner} peut bondir', de: '{owner} darf springen' }
    reached as:
      en: ['{owner} was hurt', '{owner} was hurt {amount} times']
      fr: ['{owner} a été blessée', '{owner} a été blessée {amount} fois']
      de: ['{owner} wurde verletzt', '{owner} wurde {amount}-mal verletzt']`;
const withScars = castle.replace(/^counters:$/m, `counters:${spoken}`);

it('a counter is printed in words of its own where it changes', () => {
  const { game, diagnostics } = load(withScars);
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  const said = (entry: 'effect' | 'abilities', text: string): string[] =>
    languages.map((language) => {
      const { tree } = parse(entry, wholeText(text));
      return render(entry, tree!, language, { vocabulary: game!.vocabulary }).join(' ');
    });
  expect(said('effect', 'this gains a scar\nthis loses 2 scars')).toEqual([
    'This card takes 1 damage. This card recovers 2 health.',
    'Cette carte subit 1 dégât. Cette carte récupère 2 PV.',
    'Diese Karte erleidet 1 Schaden. Diese Karte erhält 2 Lebenspunkte zurück.',
  ]);
  expect(said('abilities', '+1 to the scars of this')).toEqual([
    'This card may leap.',
    'Cette carte peut bondir.',
    'Diese Karte darf springen.',
  ]);
  const asked = (text: string): string[] =>
    languages.map((language) => {
      const { tree } = parse('condition', wholeText(text));
      return render('condition', tree!, language, { vocabulary: game!.vocabulary }).join(' ');
    });
  expect(asked('this has at least 1 scar')).toEqual([
    'This card was hurt.',
    'Cette carte a été blessée.',
    'Diese Karte wurde verletzt.',
  ]);
  expect(asked('this has at least 3 scars')[2]).toBe('Diese Karte wurde 3-mal verletzt.');
  // What is asked is the counter.
  expect(said('effect', 'if this has 2 scars, draw a card')[0]).toContain('2 scars');
});

it('what the data lack for a language is listed, each once', () => {
  const { game } = load(withScars.replace('[cicatrice f, cicatrices]', '[cicatrice, cicatrices]'));
  const gaps = (language: 'en' | 'fr' | 'de') => translationGaps(game!, language);
  expect(gaps('en')).toEqual([]);
  expect(gaps('fr')).toContainEqual({ sort: 'gender', word: 'scar' });
  expect(gaps('de')).not.toContainEqual({ sort: 'gender', word: 'scar' });
  const keys = gaps('de').map(({ sort, word }) => `${sort} ${word}`);
  expect(new Set(keys).size).toBe(keys.length);
});
