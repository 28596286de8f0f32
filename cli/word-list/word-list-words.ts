import type { Language } from '../../dsl/text/locale.ts';
import type { Section } from '../../interpreter/reports/word-list/index.ts';

/** What is said around the words of a game, in each language. */
export interface ListWords {
  title(game: string): string;
  readonly sections: Readonly<Record<Section, string>>;
  readonly cards: string;
  readonly deck: string;
  readonly quote: (text: string) => string;
  readonly of: Readonly<Record<'player' | 'game' | 'card', (kinds: string) => string>>;
  bounds(from: number | undefined, to: number | undefined): string | undefined;
  usually(value: number): string;
  in(places: string): string;
  /** By what names a verb's or a function's own text speaks of what it takes. */
  parts(names: string): string;
  /** How a part of the game is named in a variant, by an example. */
  path(example: string): string;
  /** What stands in files and scenarios for something that is called otherwise. */
  id(id: string): string;
  readonly optional: string;
  count(cards: number): string;
  readonly noDeck: string;
  /** Where the verbs of the language itself are found. */
  besides(verbs: string): string;
}

const en: ListWords = {
  title: (game) => `${game}: its words, as they are written in texts`,
  sections: {
    verbs: 'Verbs',
    actions: 'Actions: what players choose among, and what scenarios answer',
    kinds: 'Kinds of card, and what they print',
    values: 'Values',
    zones: 'Zones, piles and cells',
    counters: 'Counters',
    settings: 'Settings',
    roles: 'Roles',
    nouns: 'Nouns',
    rankings: 'Rankings',
    functions: 'Functions',
    tables: 'Tables',
    rolls: 'Rolls of dice',
    contests: 'Contests',
    windows: 'Windows',
    steps: 'Rounds and steps',
  },
  cards: 'Cards',
  deck: 'Deck',
  quote: (text) => `“${text}”`,
  of: { player: () => 'of each player', game: () => 'of the game', card: (kinds) => `of ${kinds}` },
  bounds: (from, to) =>
    from === undefined
      ? to === undefined
        ? undefined
        : `at most ${to}`
      : to === undefined
        ? `at least ${from}`
        : `${from} to ${to}`,
  usually: (value) => `usually ${value}`,
  in: (places) => `in ${places}`,
  parts: (names) => `takes: ${names}`,
  path: (example) => `In a variant, for instance: ${example}`,
  id: (id) => `in files ${id}`,
  optional: 'not on every card',
  count: (cards) => `${cards} ${cards === 1 ? 'card' : 'cards'}`,
  noDeck: 'in no deck',
  besides: (verbs) => `The language has verbs besides, the same in every game: ${verbs} (docs/language.md).`,
};

const fr: ListWords = {
  title: (game) => `${game} : ses mots, tels qu’ils s’écrivent dans les textes`,
  sections: {
    verbs: 'Verbes',
    actions: 'Actions : ce que les joueurs choisissent, et ce que répondent les scénarios',
    kinds: 'Sortes de cartes, et ce qu’elles indiquent',
    values: 'Valeurs',
    zones: 'Zones, piles et cases',
    counters: 'Compteurs',
    settings: 'Réglages',
    roles: 'Rôles',
    nouns: 'Noms',
    rankings: 'Classements',
    functions: 'Fonctions',
    tables: 'Tables',
    rolls: 'Jets de dés',
    contests: 'Confrontations',
    windows: 'Fenêtres',
    steps: 'Manches et étapes',
  },
  cards: 'Cartes',
  deck: 'Deck',
  quote: (text) => `« ${text} »`,
  of: { player: () => 'de chaque joueur', game: () => 'de la partie', card: (kinds) => `de ${kinds}` },
  bounds: (from, to) =>
    from === undefined
      ? to === undefined
        ? undefined
        : `au plus ${to}`
      : to === undefined
        ? `au moins ${from}`
        : `de ${from} à ${to}`,
  usually: (value) => `d’ordinaire ${value}`,
  in: (places) => `dans ${places}`,
  parts: (names) => `prend : ${names}`,
  path: (example) => `Dans une variante, par exemple : ${example}`,
  id: (id) => `dans les fichiers ${id}`,
  optional: 'pas sur chaque carte',
  count: (cards) => `${cards} ${cards > 1 ? 'cartes' : 'carte'}`,
  noDeck: 'dans aucun deck',
  besides: (verbs) =>
    `La langue a en plus ses propres verbes, les mêmes dans tous les jeux : ${verbs} (docs/language.md).`,
};

const de: ListWords = {
  title: (game) => `${game}: seine Wörter, wie sie in Texten geschrieben werden`,
  sections: {
    verbs: 'Verben',
    actions: 'Aktionen: was Spieler wählen und was Szenarien antworten',
    kinds: 'Kartenarten, und was auf ihnen steht',
    values: 'Werte',
    zones: 'Orte, Stapel und Felder',
    counters: 'Zähler',
    settings: 'Einstellungen',
    roles: 'Rollen',
    nouns: 'Wörter für etwas',
    rankings: 'Rangfolgen',
    functions: 'Formeln',
    tables: 'Tabellen',
    rolls: 'Würfe',
    contests: 'Wettstreite',
    windows: 'Zeitfenster',
    steps: 'Runden und Schritte',
  },
  cards: 'Karten',
  deck: 'Deck',
  quote: (text) => `„${text}“`,
  of: { player: () => 'jedes Spielers', game: () => 'des Spiels', card: (kinds) => `von ${kinds}` },
  bounds: (from, to) =>
    from === undefined
      ? to === undefined
        ? undefined
        : `höchstens ${to}`
      : to === undefined
        ? `mindestens ${from}`
        : `${from} bis ${to}`,
  usually: (value) => `üblich ${value}`,
  in: (places) => `in ${places}`,
  parts: (names) => `nimmt: ${names}`,
  path: (example) => `In einer Variante etwa: ${example}`,
  id: (id) => `in Dateien ${id}`,
  optional: 'nicht auf jeder Karte',
  count: (cards) => `${cards} ${cards === 1 ? 'Karte' : 'Karten'}`,
  noDeck: 'in keinem Deck',
  besides: (verbs) =>
    `Dazu hat die Sprache eigene Verben, in jedem Spiel dieselben: ${verbs} (docs/language.md).`,
};

const all: Readonly<Record<Language, ListWords>> = { en, fr, de };

export const listWords = (language: Language): ListWords => all[language];
