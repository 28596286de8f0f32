import { listed } from '../../../dsl/text/list-format.ts';
import type { Severity } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Language } from '../../../dsl/text/locale.ts';

/** How many games, titles of cards and scenarios were looked at. */
export interface Inside {
  readonly games: number;
  readonly cards: number;
  readonly scenarios: number;
}

/** What the printers of findings say of themselves, in each language. */
export interface PrintWords {
  readonly severity: Readonly<Record<Severity, string>>;
  /** Stands before a colon, with the space that French has there. */
  readonly help: string;
  readonly see: string;
  /** What a screen reader is told of where a finding stands. */
  readonly at: (file: string, line: number, column: number) => string;
  readonly code: string;
  /** How many there are of a severity. */
  count(severity: Severity, count: number): string;
  files(count: number): string;
  /** How many findings are not printed, and how they are. */
  left(count: number): string;
  /** What was in the files; of what there is none nothing is said, but of games without cards that they have none. */
  inside(looked: Inside): readonly string[];
  clean(files: string, inside: readonly string[]): string;
  /** Nothing was looked at, as no file is another than at a revision. */
  unchanged(revision: string): string;
  /** Findings that a baseline knows, and how many of those that it knows are gone. */
  known(count: number): string;
  gone(count: number, file: string): string;
  written(count: number, file: string): string;
  /** `2 errors and 1 warning in 3 of 4 files`. */
  found(counts: readonly string[], faulty: number, files: string): string;
}

const one = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;

const some = (parts: readonly (readonly [count: number, text: string])[]): string[] =>
  parts.flatMap(([count, text]) => (count > 0 ? [text] : []));

const within = (inside: readonly string[]): string => (inside.length > 0 ? ` (${inside.join(', ')})` : '');

const en: PrintWords = {
  severity: { error: 'error', warning: 'warning', hint: 'hint' },
  help: 'help',
  see: 'see',
  count: (severity, count) => one(count, severity, `${severity}s`),
  files: (count) => one(count, 'file', 'files'),
  at: (file, line, column) => `in ${file}, line ${line}, column ${column}`,
  code: 'Code',
  left: (count) =>
    `and ${one(count, 'more finding', 'more findings')}: \`validate --format lines\` prints all`,
  inside: ({ games, cards, scenarios }) => [
    ...some([[games, one(games, 'game', 'games')]]),
    ...(games > 0 && cards === 0
      ? ['no cards, as its files hold none']
      : some([[cards, one(cards, 'card', 'cards')]])),
    ...some([[scenarios, one(scenarios, 'scenario', 'scenarios')]]),
  ],
  clean: (files, inside) => `no faults in ${files}${within(inside)}`,
  unchanged: (revision) => `nothing to check: no file is another than at \`${revision}\``,
  known: (count) => `${one(count, 'finding is', 'findings are')} known already and not told`,
  gone: (count, file) =>
    `${one(count, 'known finding is', 'known findings are')} gone: write \`${file}\` anew with \`--write-baseline\``,
  written: (count, file) => `${one(count, 'finding', 'findings')} written to \`${file}\` as known`,
  found: (counts, faulty, files) => `${listed(counts, 'and')} in ${faulty} of ${files}`,
};

/** As French counts: none and one are singular. */
const many = (count: number, singular: string, plural: string): string =>
  `${count} ${count > 1 ? plural : singular}`;

const fr: PrintWords = {
  severity: { error: 'erreur', warning: 'avertissement', hint: 'conseil' },
  help: 'aide ',
  see: 'voir',
  count: (severity, count) => `${count} ${fr.severity[severity]}${count > 1 ? 's' : ''}`,
  files: (count) => `${count} fichier${count > 1 ? 's' : ''}`,
  at: (file, line, column) => `dans ${file}, ligne ${line}, colonne ${column}`,
  code: 'Code',
  left: (count) =>
    `et ${many(count, 'autre constat', 'autres constats')} : \`validate --format lines\` les écrit tous`,
  inside: ({ games, cards, scenarios }) => [
    ...some([[games, many(games, 'jeu', 'jeux')]]),
    ...(games > 0 && cards === 0
      ? ["pas de cartes : ses fichiers n'en contiennent aucune"]
      : some([[cards, many(cards, 'carte', 'cartes')]])),
    ...some([[scenarios, many(scenarios, 'scénario', 'scénarios')]]),
  ],
  clean: (files, inside) => `aucune faute dans ${files}${within(inside)}`,
  unchanged: (revision) => `rien à vérifier : aucun fichier n'a changé depuis \`${revision}\``,
  known: (count) =>
    many(count, 'constat déjà connu passé sous silence', 'constats déjà connus passés sous silence'),
  gone: (count, file) =>
    `${many(count, 'constat connu a disparu', 'constats connus ont disparu')} : récrivez \`${file}\` avec \`--write-baseline\``,
  written: (count, file) =>
    `${many(count, 'constat noté', 'constats notés')} comme connu${count > 1 ? 's' : ''} dans \`${file}\``,
  found: (counts, faulty, files) => `${listed(counts, 'et')} dans ${faulty} sur ${files}`,
};

const de: PrintWords = {
  severity: { error: 'Fehler', warning: 'Warnung', hint: 'Hinweis' },
  help: 'Hilfe',
  see: 'siehe',
  count: (severity, count) =>
    ({
      error: `${count} Fehler`,
      warning: one(count, 'Warnung', 'Warnungen'),
      hint: one(count, 'Hinweis', 'Hinweise'),
    })[severity],
  files: (count) => one(count, 'Datei', 'Dateien'),
  at: (file, line, column) => `in ${file}, Zeile ${line}, Spalte ${column}`,
  code: 'Code',
  left: (count) =>
    `und ${one(count, 'weiterer Fund', 'weitere Funde')}: \`validate --format lines\` gibt alle aus`,
  inside: ({ games, cards, scenarios }) => [
    ...some([[games, one(games, 'Spiel', 'Spiele')]]),
    ...(games > 0 && cards === 0
      ? ['keine Karten, denn in seinen Dateien stehen keine']
      : some([[cards, one(cards, 'Karte', 'Karten')]])),
    ...some([[scenarios, one(scenarios, 'Szenario', 'Szenarien')]]),
  ],
  clean: (files, inside) => `keine Fehler in ${files}${within(inside)}`,
  unchanged: (revision) => `nichts zu prüfen: keine Datei ist anders als bei \`${revision}\``,
  known: (count) =>
    one(
      count,
      'Fund ist schon bekannt und wird nicht genannt',
      'Funde sind schon bekannt und werden nicht genannt',
    ),
  gone: (count, file) =>
    `${one(count, 'bekannter Fund ist', 'bekannte Funde sind')} verschwunden: \`${file}\` mit \`--write-baseline\` neu schreiben`,
  written: (count, file) => `${one(count, 'Fund', 'Funde')} als bekannt in \`${file}\` geschrieben`,
  found: (counts, faulty, files) => `${listed(counts, 'und')} in ${faulty} von ${files}`,
};

const all: Readonly<Record<Language, PrintWords>> = { en, fr, de };

export const printWords = (language: Language): PrintWords => all[language];
