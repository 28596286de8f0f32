/**
 * `use that fruit's taste as yours`, `as if it were your own`: as what this card prints where it is of the same kind, and else as it is,
 * because it is you who uses it in any case.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';

const OWN =
  /\b(use|uses) ((?:that|the|its|this|an?|another) [^,:\n]*?|its [a-z]+) (?:as (?:if|though) (?:it|that card) (?:were|was|is) (?:your own|yours)|as (?:yours|your own|one of yours)|yourself)(?=$|[,:.\n]| (?:and|then|for)\b)/g;

const AS_ANOTHER =
  /\b(uses? (?:(?:that|the|its|this|an?|another) [^,:\n]*?|its [a-z]+)) as (?:this(?: card)?|that [a-z-]+|the (?!if\b)[a-z-]+(?: [a-z-]+)?)(?=$|[,:\n]| (?:and|then|until|this)\b)/g;

/** `use the page's taste as the equipped fruit`: what is left of it is the text, carried out as that of the other card. */
export function withEffectsOfOthers(
  text: string,
  { kinds }: Vocabulary,
  kind: KindSymbol | undefined,
): string[] {
  const put = text.replaceAll(AS_ANOTHER, (said, use: string, at: number) =>
    kind && / as this(?: card)?$/.test(said) && isSameKind(text.slice(0, at) + use, kinds, kind) ? said : use,
  );
  return put === text ? [] : [put];
}

/** Whether what is used may be a card of the kind. */
function isSameKind(said: string, kinds: readonly KindSymbol[], kind: KindSymbol): boolean {
  const others = kinds.filter((each) => new RegExp(`\\b${forms(each).one}\\b`).test(said));
  return others.length === 0 || others.includes(kind);
}

const AS_IF_HELD =
  /\b([a-z]+s? (?:an?|the|that|another) [^,:\n]*?) as (?:if|though) (?:it|that card|that [a-z-]+) (?:were|was|is|came|had come) (?:in|from) your hand\b/g;

/** `lay a fruit in the heap as if it were in your hand`: the verb alone decides what is done; one that takes what is in a hand is refused. */
export function withAsIfHeld(text: string): string[] {
  const put = text.replaceAll(AS_IF_HELD, '$1');
  return put === text ? [] : [put];
}

export function withEffectsAsOwn(
  text: string,
  { kinds }: Vocabulary,
  kind: KindSymbol | undefined,
): string[] {
  if (!kind) return [];
  const put = text.replaceAll(OWN, (_, use: string, what: string, at: number) => {
    const isSame = isSameKind(text.slice(0, at) + what, kinds, kind);
    return `${use} ${what}${isSame ? ' as this' : ''}`;
  });
  return put === text ? [] : [put];
}
