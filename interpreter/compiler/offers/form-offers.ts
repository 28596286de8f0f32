/** The forms of the language beside findings in lines for which nothing better is known. */
import { withForm } from '../../../dsl/checker/suggestions/known-forms.ts';
import { isTextError, type Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Library } from '../loader/library.ts';

/** The findings in texts, the first in each line with the form for what the line says, where nothing better is known. */
export function withForms(found: readonly Diagnostic[], library: Library): Diagnostic[] {
  const seen = new Set<string>();
  const codes = new Map<string, string>();
  return found.flatMap((each) => {
    const text = isTextError(each) ? library.file(each.place.file)?.text : undefined;
    if (text === undefined) return [each];
    const { start } = each.place.span;
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const end = text.indexOf('\n', start);
    const key = `${each.place.file} ${from}`;
    // As what else the same word is unknown in its line helps nobody.
    const { word } = (each.details ?? {}) as { readonly word?: unknown };
    if (typeof word === 'string') {
      const first = codes.get(`${key} ${word}`) ?? each.code;
      codes.set(`${key} ${word}`, first);
      if (first !== each.code) return [];
    }
    if (seen.has(key)) return [each];
    seen.add(key);
    return [withForm(each, text.slice(from, end < 0 ? text.length : end), start - from)];
  });
}
