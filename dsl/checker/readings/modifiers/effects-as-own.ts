/**
 * `use that fruit's taste as yours`, `as if it were your own`: as what this card prints where it is of the same kind, and else as it is,
 * because it is you who uses it in any case.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';

const OWN =
  /\b(use|uses) ((?:that|the|its|this|an?|another) [^,:\n]*?|its [a-z]+) (?:as (?:if|though) (?:it|that card) (?:were|was|is) (?:your own|yours)|as (?:yours|your own|one of yours)|yourself)(?=$|[,:.\n]| (?:and|then|for)\b)/g;

export function withEffectsAsOwn(
  text: string,
  { kinds }: Vocabulary,
  kind: KindSymbol | undefined,
): string[] {
  if (!kind) return [];
  const put = text.replaceAll(OWN, (_, use: string, what: string, at: number) => {
    const others = kinds.filter((each) =>
      new RegExp(`\\b${forms(each).one}\\b`).test(text.slice(0, at) + what),
    );
    const isSame = others.length === 0 || others.includes(kind);
    return `${use} ${what}${isSame ? ' as this' : ''}`;
  });
  return put === text ? [] : [put];
}
