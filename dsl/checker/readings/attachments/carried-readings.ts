/**
 * What something has on it, mentioned below the line that does something to its bearer: `destroy a ship with a sail`, and
 * `put that sail into your hand`. Both are chosen before anything happens. And what a verb takes from one place only, and is done
 * with from another one for free: it is brought there first, also where it was revealed before.
 */
import type { VerbForm, Vocabulary } from '../../../language/symbols/symbol-table.ts';

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

/** The own place that a verb takes its object from: `your hand`. */
export const ownPlace = (form: VerbForm | undefined): string | undefined =>
  / in (your [a-z ]+)$/.exec(form?.verb.parameters[0]?.phrase.snippet.text ?? '')?.[1];

const ELSEWHERE =
  /^(\s*)((?:(?!you may )[^,:]+, )*)(you may )?([a-z-]+) (an?|another|up to \d+|\d+) ([a-z][a-z -]*?) (?:from|in|out of) (the|your|any|an opponent's|that player's) ([a-z][a-z -]*?) for free$/;

/** `play a fruit from the discard pile for free`, by a verb that takes cards in a hand. */
export function fromElsewhere(text: string, { verbForms, terms }: Vocabulary): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => ELSEWHERE.test(line));
  if (at < 0) return [];
  const [, margin, head, may, verb, count, noun, whose, place] = ELSEWHERE.exec(lines[at])!;
  const form = verbForms.get(verb);
  const home = ownPlace(form);
  const there = terms.get(place)?.[0].symbol;
  if (form?.form !== 'base' || home === undefined || there?.sort !== 'zone' || home.endsWith(place))
    return [];
  const one = /^an?$|^another$/.test(count);
  const said = one && may !== undefined ? `up to 1 ${noun}` : `${count} ${noun}`;
  const chosen = `choose ${said} in ${whose} ${place} as chosen`;
  const put =
    one && may === undefined
      ? [chosen, `move the chosen to ${home}`, `${verb} the chosen for free`]
      : [
          chosen,
          'for each card among the chosen:',
          `  move that card to ${home}`,
          `  ${verb} that card for free`,
        ];
  // What may be left out is left out by choosing none.
  if (may !== undefined && !one && !count.startsWith('up to')) return [];
  const inside =
    head === ''
      ? put.map((line) => margin + line)
      : [`${margin}${head.replace(/, $/, '')}:`, ...put.map((line) => `${margin}  ${line}`)];
  return [[...lines.slice(0, at), ...inside, ...lines.slice(at + 1)].join('\n')];
}

const POINTED =
  /^(\s*)((?:(?!you may )[^,:]+, )*)(you may )?([a-z-]+) (it|that [a-z-]+|the [a-z-]+) for free$/;
const SHOWN = /\b(?:reveal|look at|choose)s? /;

/** `play it for free` of a card that was revealed or chosen where the verb does not look: it is brought there first. */
export function broughtFirst(text: string, { verbForms }: Vocabulary): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => POINTED.test(line));
  if (at < 1 || !lines.slice(0, at).some((line) => SHOWN.test(line))) return [];
  const [, margin, head, may, verb, which] = POINTED.exec(lines[at])!;
  const form = verbForms.get(verb);
  const home = ownPlace(form);
  if (form?.form !== 'base' || home === undefined) return [];
  const put = may
    ? [`you may move ${which} to ${home}`, `if you do, ${verb} ${which} for free`]
    : [`move ${which} to ${home}`, `${verb} ${which} for free`];
  const inside =
    head === ''
      ? put.map((line) => margin + line)
      : [`${margin}${head.replace(/, $/, '')}:`, ...put.map((line) => `${margin}  ${line}`)];
  return [[...lines.slice(0, at), ...inside, ...lines.slice(at + 1)].join('\n')];
}
