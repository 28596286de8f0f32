/**
 * One of two that have names: `move a fruit to the first or the second`, `sell either the one or the other`. Who does it chooses one of two lines.
 */
import { ownVerb } from '../../../language/symbols/builtin-verb-forms.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const LINE =
  /^(\s*)((?:if (?:you|they) do, )?)((?:(?:each|every) (?:other )?(?:player|opponent)|that (?:player|opponent)|you) )?(may )?([a-z]+)((?: [^,:\n]*?)?) (?:either )?(?:one of )?the ([a-z][a-z-]*) (?:or|and) ((?:to|on|from|in|for) )?(?:the )?([a-z][a-z-]*)((?: (?:to|for|from|into|until|instead)\b[^,:\n]*)?)$/;

/** The text with a choice of two lines for each such line; none where there is none. */
export function withNamedAlternatives(text: string, words: Vocabulary): string[] {
  const names = new Set(Array.from(text.matchAll(/ as ([a-z][a-z-]*)(?=$|[,:\n])/g), ([, name]) => name));
  if (names.size < 2) return [];
  const put = text
    .split('\n')
    .flatMap((line) => {
      const [, margin, head = '', who, may, verb, between = '', one, place, other, rest = ''] =
        LINE.exec(line) ?? [];
      if (margin === undefined || !names.has(one) || !names.has(other) || one === other) return [line];
      // `one of the first and the second`, but no `the first and the second`: that is both.
      if (/ the [a-z-]+ and /.test(line) && !line.includes(' one of the ')) return [line];
      const isYou = who === undefined || who === 'you ';
      const found = words.verbForms.get(verb);
      const own = ownVerb(verb);
      const form = found?.form ?? own?.form;
      if (form !== (isYou || may !== undefined ? 'base' : 'third')) return [line];
      const base = found?.verb.id ?? own!.verb;
      if (place !== undefined && !between.endsWith(` ${place.trim()}`)) return [line];
      const opens = isYou
        ? may === undefined
          ? 'choose one:'
          : 'you may choose one:'
        : `${who}${may === undefined ? 'chooses' : 'may choose'} one:`;
      const options = [one, other].map((name) => `${base}${between} the ${name}${rest}`);
      return head === ''
        ? [margin + opens, ...options.map((option) => `${margin}  - ${option}`)]
        : [
            `${margin}${head.replace(/, $/, ':')}`,
            `${margin}  ${opens}`,
            ...options.map((option) => `${margin}    - ${option}`),
          ];
    })
    .join('\n');
  return put === text ? [] : [put];
}
