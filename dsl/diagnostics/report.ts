import type { Code, Details } from './codes.ts';
import type { Diagnostic } from './diagnostic.ts';
import { said } from './localize.ts';
import type { Place } from '../text/source.ts';

/** What a diagnostic may have beside its message; `advice` replaces the help of its code. */
export type DiagnosticExtras = Partial<
  Pick<Diagnostic, 'severity' | 'related' | 'fixes' | 'advice' | 'spoken' | 'alone'>
>;

/** Makes the diagnostic of a code at a place. It has words only when somebody asks for them. */
export function report<C extends Code>(
  code: C,
  place: Place,
  details: Details<C>,
  more: DiagnosticExtras = {},
): Diagnostic {
  return {
    code,
    severity: 'error',
    details,
    place,
    ...more,
    get message() {
      return said(this, 'en').message;
    },
    get help() {
      return said(this, 'en').help;
    },
  };
}
