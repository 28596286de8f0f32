import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import type { Place } from '../../dsl/text/source.ts';

/** A text between quotes as word processors make them, of whatever language. */
const enclosed = /^[“”„«»‘’‚](.+)[“”«»‘’]$/s;

/**
 * The report of a value without quotes of YAML between typographic ones: YAML takes them for a part of the
 * text, so a name would be printed with them.
 */
export function typographicQuotes(place: Place, written: string): Diagnostic[] {
  const inner = enclosed.exec(written)?.[1];
  if (inner === undefined || /[“”„«»"\\\n]/.test(inner)) return [];
  const fixes = [{ title: say('phrase/put-the-text-in-quotes'), edits: [{ place, text: `"${inner}"` }] }];
  return [report('yaml/typographic-quotes', place, { written, quoted: `"${inner}"` }, { fixes })];
}
