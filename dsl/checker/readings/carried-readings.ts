/**
 * What something has on it, spoken of below the line that does something to its bearer: `destroy a ship with a sail`, and
 * `put that sail into your hand`. Both are chosen before anything happens.
 */
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';

const BEARER =
  /^(\s*)((?:you may )?)([a-z-]+) (an?|another) ([a-z][a-z -]*?) (?:with|that has|that carries|that wears|carrying|wearing|holding|equipped with) an? ([a-z -]+?)(?: equipped| attached| on it)?$/;

/** A text in which the bearer and what it has are chosen first. */
export function withCarried(text: string, { verbForms, terms }: Vocabulary): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => BEARER.test(line));
  if (at < 0 || at === lines.length - 1) return [];
  const [, margin, may, verb, article, noun, carried] = BEARER.exec(lines[at])!;
  const own = new RegExp(`\\b(?:that|the|its) ${carried}\\b`, 'g');
  const rest = lines.slice(at + 1);
  const form = verbForms.get(verb);
  const isSaid = rest.some((line) => own.test(line));
  if (!isSaid || may !== '' || form?.form !== 'base' || !terms.has(carried)) return [];
  // Where the verb looks for what it takes.
  const place = / (?:in|on) .+$/.exec(form.verb.parameters[0]?.phrase.snippet.text ?? '')?.[0] ?? '';
  const where = / (?:in|on|of) /.test(noun) ? '' : place.replace(/ where .*$/, '');
  return [
    [
      ...lines.slice(0, at),
      `${margin}choose ${article} ${noun}${where} with ${/^[aeiou]/.test(carried) ? 'an' : 'a'} ${carried} as bearer`,
      `${margin}let carried be the bearer's ${carried}`,
      `${margin}${verb} the bearer`,
      ...rest.map((line) => line.replaceAll(own, 'the carried')),
    ].join('\n'),
  ];
}
