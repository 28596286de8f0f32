import type { Language } from '../../../dsl/nlg/index.ts';

/** A word in English, French and German. */
type Words = readonly [en: string, fr: string, de: string];

/** The keys of a game's data that hold things with names. */
const things: Readonly<Record<string, Words>> = {
  settings: ['setting', 'réglage', 'Einstellung'],
  values: ['values', 'valeurs', 'Werte'],
  of: ['value', 'valeur', 'Wert'],
  kinds: ['kind of card', 'sorte de carte', 'Kartenart'],
  fields: ['field', 'champ', 'Feld'],
  zones: ['place', 'lieu', 'Ort'],
  metrics: ['distance', 'distance', 'Entfernung'],
  cells: ['cells', 'cases', 'Zellen'],
  counters: ['counter', 'compteur', 'Zähler'],
  roles: ['role', 'rôle', 'Rolle'],
  nouns: ['word', 'mot', 'Wort'],
  rankings: ['ranking', 'classement', 'Rangfolge'],
  functions: ['formula', 'formule', 'Formel'],
  tables: ['table', 'table', 'Tabelle'],
  verbs: ['order', 'ordre', 'Anweisung'],
  rolls: ['roll', 'jet', 'Wurf'],
  contests: ['contest', 'confrontation', 'Wettstreit'],
  windows: ['window', 'fenêtre', 'Zeitfenster'],
  flow: ['course', 'déroulement', 'Ablauf'],
  steps: ['step', 'étape', 'Schritt'],
  actions: ['action', 'action', 'Aktion'],
  checks: ['check', 'contrôle', 'Prüfung'],
  ends: ['ending', 'fin', 'Ende'],
  decks: ['deck', 'paquet', 'Deck'],
  'deck rules': ['rule for decks', 'règle des paquets', 'Deckregel'],
  cards: ['card', 'carte', 'Karte'],
  badges: ['badge', 'insigne', 'Abzeichen'],
  measures: ['measure', 'mesure', 'Messung'],
  groups: ['grouping', 'regroupement', 'Gruppierung'],
  counts: ['number of', 'nombre de', 'Anzahl von'],
};

/** The keys that say something about a thing. */
const sides: Readonly<Record<string, Words>> = {
  players: ['players', 'joueurs', 'Spieler'],
  min: ['at least', 'au moins', 'mindestens'],
  max: ['at most', 'au plus', 'höchstens'],
  of: ['whose', 'à qui', 'wessen'],
  default: ['usually', 'd’ordinaire', 'üblich'],
  from: ['from', 'de', 'von'],
  to: ['up to', 'jusqu’à', 'bis'],
  offered: ['on offer', 'proposé', 'angeboten'],
  'by players': ['by the number of players', 'selon le nombre de joueurs', 'je nach Zahl der Spieler'],
  setup: ['setting up', 'mise en place', 'Aufbau'],
  rules: ['what always holds', 'ce qui vaut toujours', 'was immer gilt'],
  do: ['what happens', 'ce qui se passe', 'was geschieht'],
  first: ['before it happens', 'avant que cela n’arrive', 'bevor es geschieht'],
  if: ['only if', 'seulement si', 'nur falls'],
  choose: ['what is chosen', 'ce qui est choisi', 'was gewählt wird'],
  cost: ['cost', 'coût', 'Kosten'],
  until: ['until', 'jusqu’à ce que', 'bis'],
  'turns from': ['who begins', 'qui commence', 'wer beginnt'],
  'extra turns': ['extra turns', 'tours supplémentaires', 'zusätzliche Züge'],
  abilities: ['abilities may be used', 'capacités utilisables', 'Fähigkeiten erlaubt'],
  takes: ['takes', 'prend', 'nimmt'],
  is: ['meaning', 'sens', 'Bedeutung'],
  sum: ['sum', 'somme', 'Summe'],
  least: ['at least', 'au moins', 'mindestens'],
  cases: ['cases', 'cas', 'Fälle'],
  among: ['among', 'parmi', 'unter'],
  by: ['by', 'par', 'nach'],
  ties: ['ties', 'égalités', 'Gleichstand'],
  asks: ['who is asked', 'à qui l’on demande', 'wer gefragt wird'],
  closes: ['when it closes', 'quand elle se ferme', 'wann es endet'],
  resolves: ['when it is carried out', 'quand c’est appliqué', 'wann es ausgeführt wird'],
  dice: ['dice', 'dés', 'Würfel'],
  rows: ['rows', 'lignes', 'Zeilen'],
  starts: ['at the start', 'au début', 'am Anfang'],
  resets: ['begins anew with', 'repart à chaque', 'beginnt neu mit'],
  'goes on': ['goes on', 'se place sur', 'kommt an'],
  'seen by': ['seen by', 'vu par', 'gesehen von'],
  order: ['arrangement', 'disposition', 'Anordnung'],
  capacity: ['holds at most', 'contient au plus', 'fasst höchstens'],
  'in play': ['in play', 'en jeu', 'im Spiel'],
  'when it runs out': ['when it runs out', 'quand il n’y en a plus', 'wenn nichts mehr da ist'],
  winners: ['winners', 'gagnent', 'es gewinnen'],
  after: ['after', 'après', 'nach'],
  at: ['when', 'quand', 'wann'],
  copies: ['copies', 'exemplaires', 'Exemplare'],
  kind: ['kind', 'sorte', 'Art'],
  name: ['name', 'nom', 'Name'],
  phrase: ['phrase', 'formule', 'Wortlaut'],
  each: ['one for each', 'une pour chaque', 'je eine für'],
  deck: ['all cards', 'toutes les cartes', 'alle Karten'],
  table: ['what the table shows', 'ce que montre la table', 'was der Tisch zeigt'],
  player: ['of each player', 'de chaque joueur', 'jedes Spielers'],
  shared: ['of all', 'de tous', 'aller'],
  report: ['what a simulation tells', 'ce que dit une simulation', 'was eine Simulation meldet'],
  about: ['about', 'à propos', 'über'],
  'order of triggers': ['order of triggers', 'ordre des déclenchements', 'Folge der Auslöser'],
};

const languages: readonly Language[] = ['en', 'fr', 'de'];

/** What a key that holds things calls one of them, and how what is said about a thing is called. */
export function wordFor(key: string, named: boolean, language: Language): string {
  const table = named ? things : sides;
  const words = Object.hasOwn(table, key) ? table[key] : Object.hasOwn(things, key) ? things[key] : undefined;
  return words ? words[languages.indexOf(language)] : `\`${key}\``;
}

export interface Typography {
  readonly colon: string;
  readonly quote: (name: string) => string;
  readonly variantOf: (variant: string, game: string) => string;
  readonly headings: Readonly<Record<'changed' | 'added' | 'removed', string>>;
  readonly same: string;
  /** Of a change that the words do not show. */
  readonly alike: string;
}

export const frames: Readonly<Record<Language, Typography>> = {
  en: {
    colon: ':',
    quote: (name) => `“${name}”`,
    variantOf: (variant, game) => `${variant}, on top of ${game}`,
    headings: { changed: 'Changed', added: 'Added', removed: 'Removed' },
    same: 'Nothing is otherwise than in the game.',
    alike: 'reads the same, written otherwise',
  },
  fr: {
    colon: ' :',
    quote: (name) => `« ${name} »`,
    variantOf: (variant, game) => `${variant}, sur la base de ${game}`,
    headings: { changed: 'Changé', added: 'Ajouté', removed: 'Retiré' },
    same: 'Rien n’est autrement que dans le jeu.',
    alike: 'se lit pareil, écrit autrement',
  },
  de: {
    colon: ':',
    quote: (name) => `„${name}“`,
    variantOf: (variant, game) => `${variant}, auf ${game}`,
    headings: { changed: 'Geändert', added: 'Dazu', removed: 'Weg' },
    same: 'Nichts ist anders als im Spiel.',
    alike: 'liest sich gleich, anders geschrieben',
  },
};
