import type { Diagnostic } from '../../dsl/diagnostic.ts';
import type { Language } from '../../dsl/render/language.ts';
import type { OptionSpec } from '../command.ts';
import type { Io } from '../io.ts';
import { languageOfMessages } from '../language.ts';
import type { Texts } from './frame.ts';
import { json } from './json.ts';
import { plain } from './plain.ts';
import { pretty, wantsColour } from './pretty.ts';
import { sarif } from './sarif.ts';
import { summary } from './summary.ts';

const formats = ['pretty', 'plain', 'json', 'sarif'] as const;
type Format = (typeof formats)[number];

/** The option that says how findings are printed. */
export const formatOption: OptionSpec = {
  takes: 'FORMAT',
  about: 'how findings are printed: for people, a line each, or for programs',
  among: formats,
};

/** Findings in the form that was asked for; the texts are closed with one line that counts them. */
export function printed(
  format: string | undefined,
  found: readonly Diagnostic[],
  texts: Texts,
  files: number,
  version: string,
  io: Io,
  language: Language,
): string {
  const tail = `${summary(found, files, language)}\n`;
  switch ((format ?? 'pretty') as Format) {
    case 'json':
      return json(found, texts, files, language);
    case 'sarif':
      return sarif(found, texts, version, language);
    case 'plain':
      return plain(found, texts, language) + tail;
    case 'pretty': {
      const text = pretty(found, texts, {
        colour: io.outTTY && wantsColour({ isTTY: io.outTTY }, io.env),
        language,
      });
      return text === '' ? tail : `${text}\n${tail}`;
    }
  }
}

/** Findings that stand in the way of what was asked for; for people, on the error stream. */
export function tellFindings(found: readonly Diagnostic[], texts: Texts, io: Io): void {
  if (found.length === 0) return;
  io.err(
    pretty(found, texts, {
      colour: wantsColour({ isTTY: io.errTTY }, io.env),
      language: languageOfMessages(undefined, io),
    }),
  );
}
