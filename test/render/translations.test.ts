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

/** The castle with one fault of each sort in its data. */
const FAULTS: readonly (readonly [sort: string, word: string, before: string, after: string])[] = [
  // A value that is neither an adjective nor a noun with a gender.
  [
    'adjective',
    'red',
    'red: { en: red, fr: rouge, de: rot }',
    'red: { en: red, fr: rouge vif, de: rot wie Blut }',
  ],
  // A field without a gender.
  ['gender', 'rank', 'fr: [rang m, rangs], de: [Rang m, Ränge]', 'fr: [rang, rangs], de: [Rang, Ränge]'],
  // A place that is said with another preposition in the other language only.
  ['preposition', 'hand', 'prepositions: { fr: dans, de: auf }', ''],
  ['phrase', 'lead', "fr: 'de {one} sur {other}', de: '{one:genitive} vor {other:dative}'", ''],
  [
    'name',
    'smith',
    'smith: { en: [smith, smiths], fr: [forgeron m, forgerons], de: [Schmied m, Schmiede] }',
    'smith: { en: [smith, smiths] }',
  ],
];

/** What the data of a text lack. */
function gapsIn(text: string, language: 'fr' | 'de') {
  const { game, diagnostics } = load(text);
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual(
    [],
  );
  return translationGaps(game!, language);
}

it.each(FAULTS)('names what is amiss in the data: %s %s', (sort, word, before, after) => {
  expect(castle).toContain(before);
  for (const language of ['fr', 'de'] as const) {
    // The other language still has a preposition.
    const kept = { fr: 'prepositions: { de: auf }', de: 'prepositions: { fr: dans }' }[language];
    const faulty = castle.replaceAll(before, sort === 'preposition' ? kept : after);
    expect(gapsIn(castle, language)).not.toContainEqual({ sort, word });
    expect(gapsIn(faulty, language)).toContainEqual({ sort, word });
  }
});

it('names a label that no language translates, and a key that is printed as it is', () => {
  const text = castle
    .replace(
      /^verbs:$/m,
      'verbs:\n  wave:\n    takes: { knight: a knight }\n    do: |\n      choose one:\n        - "clubs", gain a coin\n        - "hearts", lose a coin',
    )
    .replace(/^counters:$/m, 'counters:\n  grit: { of: player }');
  const { game, diagnostics } = load(text);
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual(
    [],
  );
  for (const language of ['fr', 'de'] as const)
    expect(translationGaps(game!, language)).toContainEqual({ sort: 'label', word: 'clubs' });
  expect(translationGaps(game!, 'en')).toEqual([
    { sort: 'own', word: 'grit' },
    { sort: 'own', word: 'wave' },
  ]);
});
