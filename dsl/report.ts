import type { Code, Details } from './codes.ts';
import type { Diagnostic } from './diagnostic.ts';
import { messages, type Message } from './messages/index.ts';
import type { Place } from './source.ts';

/** Makes the diagnostic of a code at a place. */
export function report<C extends Code>(
  code: C,
  place: Place,
  details: Details<C>,
  more: Partial<Pick<Diagnostic, 'severity' | 'related' | 'fixes' | 'help'>> = {},
): Diagnostic {
  const write = messages[code] as (details: Details<C>) => Message;
  const { message, help } = write(details);
  return { code, severity: 'error', message, place, ...(help === undefined ? {} : { help }), ...more };
}
