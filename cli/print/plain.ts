import type { Diagnostic } from '../../dsl/diagnostic.ts';
import { location, safe, type Texts } from './frame.ts';
import { inOrder } from './order.ts';

/** A line a diagnostic, with nothing drawn: for screen readers and for other programs' eyes. */
export const plain = (diagnostics: readonly Diagnostic[], texts: Texts): string =>
  inOrder(diagnostics)
    .map(({ severity, code, message, place, help, related }) => {
      const see = (related ?? []).map((r) => `; see ${location(texts, r.place)}: ${r.message}`).join('');
      const how = help === undefined ? '' : `; help: ${help}`;
      return `${safe(`${location(texts, place)}: ${severity} ${code}: ${message}${how}${see}`)}\n`;
    })
    .join('');
