import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import type { Language } from '../dsl/text/locale.ts';
import type { GivenArguments, OptionSpec } from './command.ts';
import type { Io } from './io.ts';
import { languageOfMessages } from './language-option.ts';
import type { Texts } from '../interpreter/reports/findings/source-frames.ts';
import { github } from '../interpreter/reports/findings/github-annotations.ts';
import { json } from '../interpreter/reports/findings/json-findings.ts';
import { junit } from '../interpreter/reports/findings/junit.ts';
import { lines } from '../interpreter/reports/findings/one-line-findings.ts';
import { plainFindings } from '../interpreter/reports/findings/spoken-findings.ts';
import { pretty, wantsColour } from '../interpreter/reports/findings/framed-findings.ts';
import { sarif } from '../interpreter/reports/findings/sarif.ts';
import { summary, type Looked } from '../interpreter/reports/findings/finding-counts.ts';

const formats = ['pretty', 'plain', 'lines', 'json', 'sarif', 'junit', 'github'] as const;
type Format = (typeof formats)[number];

/** The option that says how findings are printed. */
export const formatOption: OptionSpec = {
  takes: 'FORMAT',
  about: 'help/how-findings-are-printed-for-people',
  among: formats,
};

/** Whether a form is read by people; programs get the same form whatever there is to say. */
export const isForPeople = (format: string | undefined): boolean =>
  !['json', 'sarif', 'junit'].includes(format ?? '');

/** The forms that are a line or more for each finding and can be used anywhere. */
const bodies: Partial<
  Record<Format, (found: readonly Diagnostic[], texts: Texts, language: Language) => string>
> = {
  plain: plainFindings,
  lines,
  github,
};

/** The printer of such a form; undefined for the others. */
export const bodyOf = (format: string | undefined): (typeof bodies)[Format] =>
  bodies[(format ?? 'pretty') as Format];

/** What printing needs besides the findings: `more` are lines in front of the summary. */
export interface Printing {
  readonly version: string;
  readonly io: Io;
  readonly language: Language;
  readonly more?: readonly string[];
}

/** Findings in the form that was asked for; the texts are closed with one line that counts them. */
export function printed(
  format: string | undefined,
  found: readonly Diagnostic[],
  texts: Texts,
  looked: Looked,
  { version, io, language, more = [] }: Printing,
): string {
  const tail = [...more, summary(found, looked, language)].map((line) => `${line}\n`).join('');
  switch ((format ?? 'pretty') as Format) {
    case 'json':
      return json(found, texts, looked, language);
    case 'sarif':
      return sarif(found, texts, version, language);
    case 'junit':
      return junit(
        [...texts.keys()].map((file) => ({
          file,
          title: file,
          found: found.filter(({ place }) => place.file === file),
        })),
        texts,
        language,
      );
    case 'github':
    case 'lines':
    case 'plain':
      return bodyOf(format)!(found, texts, language) + tail;
    case 'pretty': {
      const text = pretty(found, texts, {
        colour: io.outTTY && wantsColour({ isTTY: io.outTTY }, io.env),
        language,
      });
      return text === '' ? tail : `${text}\n${tail}`;
    }
  }
}

/** Prints findings that keep a command from its work; for people, on the error stream. */
export function printFindings(
  found: readonly Diagnostic[],
  texts: Texts,
  io: Io,
  given: GivenArguments,
): void {
  if (found.length === 0) return;
  io.err(
    pretty(found, texts, {
      colour: wantsColour({ isTTY: io.errTTY }, io.env),
      language: languageOfMessages(given, io),
    }),
  );
}
