import type { Code, Details } from './codes.ts';
import type { Diagnostic } from './diagnostic.ts';
import { said } from './localize.ts';
import type { Place } from '../text/source.ts';

/** What a diagnostic may say beside its message; `advice` stands in place of the help of its code. */
export type DiagnosticExtras = Partial<Pick<Diagnostic, 'severity' | 'related' | 'fixes' | 'advice'>>;

/** Makes the diagnostic of a code at a place. */
export function report<C extends Code>(
  code: C,
  place: Place,
  details: Details<C>,
  more: DiagnosticExtras = {},
): Diagnostic {
  const found = { code, severity: 'error' as const, details, place, ...more, message: '' };
  const { message, help } = said(found, 'en');
  return { ...found, message, ...(help === undefined ? {} : { help }) };
}
