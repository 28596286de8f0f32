import type { Severity } from '../../dsl/diagnostic.ts';
import type { Language } from '../../dsl/render/language.ts';

/** What the printers of findings say of themselves, in each language. */
export interface PrintWords {
  readonly severity: Readonly<Record<Severity, string>>;
  readonly help: string;
  readonly see: string;
  /** How many there are of a severity. */
  count(severity: Severity, count: number): string;
  files(count: number): string;
  clean(files: string): string;
  /** `2 errors and 1 warning in 3 of 4 files`. */
  found(counts: readonly string[], faulty: number, files: string): string;
}

const joined = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;

const one = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;

const en: PrintWords = {
  severity: { error: 'error', warning: 'warning', hint: 'hint' },
  help: 'help',
  see: 'see',
  count: (severity, count) => one(count, severity, `${severity}s`),
  files: (count) => one(count, 'file', 'files'),
  clean: (files) => `no faults in ${files}`,
  found: (counts, faulty, files) => `${joined(counts, 'and')} in ${faulty} of ${files}`,
};

const fr: PrintWords = {
  severity: { error: 'erreur', warning: 'avertissement', hint: 'conseil' },
  help: 'aide',
  see: 'voir',
  count: (severity, count) => `${count} ${fr.severity[severity]}${count > 1 ? 's' : ''}`,
  files: (count) => `${count} fichier${count > 1 ? 's' : ''}`,
  clean: (files) => `aucune faute dans ${files}`,
  found: (counts, faulty, files) => `${joined(counts, 'et')} dans ${faulty} sur ${files}`,
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
  clean: (files) => `keine Fehler in ${files}`,
  found: (counts, faulty, files) => `${joined(counts, 'und')} in ${faulty} von ${files}`,
};

const all: Readonly<Record<Language, PrintWords>> = { en, fr, de };

export const printWords = (language: Language): PrintWords => all[language];
