/** Whom alone an act may be done to: `carts of opponents can tow only this` forbids it with all others of the kind. */
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const ONLY =
  /^(\s*(?:(?:while|until|for|during) [^,:\n]+, )?)([a-z][^,:\n]*?) (?:can|may|must) (?:only ([a-z-]+)|([a-z-]+) only) this(?: card| [a-z-]+)?((?: (?:until|this) [^,:\n]+)?)$/;

/** The text with each such line as what is forbidden; none where there is none. */
export function withOnlyThisOne(
  text: string,
  { verbForms }: Vocabulary,
  kind: KindSymbol | undefined,
): string[] {
  if (!kind || !/\bonly\b/.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) => {
      const [, head, who, first, second, until] = ONLY.exec(line) ?? [];
      const word = first ?? second;
      if (head === undefined || who === undefined || verbForms.get(word)?.form !== 'base') return line;
      return `${head}${who} cannot ${word} ${forms(kind).many} other than this${until}`;
    })
    .join('\n');
  return put === text ? [] : [put];
}
