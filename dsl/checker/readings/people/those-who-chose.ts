/**
 * What follows from what each of some players picked out of a menu: `each opponent chooses one:` with `sell a fruit` and `lose a
 * coin` below it, and then `draw a card for each opponent who sold a fruit this way`. It is asked what each of them has done.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { areThose, didIt, LOOP, PEOPLE, settlingIn } from './those-who-did.ts';

const EACH = new RegExp(`^(\\s*)(?:each|every) (${PEOPLE}) chooses one:$`);
const CHOOSES = /^\s*(?:that player|they) chooses? one:$/;
const OPTION = /^\s*- (?:that player |they )?(.+)$/;

/** The text with what follows settled for each of them; none where a line below is about no single line of the menu. */
export function withThoseWhoChose(text: string, vocabulary: Vocabulary): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((_, i) => menuAt(lines, i) !== undefined);
  const menu = at < 0 ? undefined : menuAt(lines, at);
  if (!menu) return [];
  const { margin, who, options } = menu;
  const behind: string[] = [];
  let end = menu.end;
  let counted: string | undefined;
  for (; end < lines.length; end++) {
    const settling = settlingIn(lines[end]);
    if (settling?.margin !== margin) break;
    const picked = options.flatMap((option) =>
      didIt(baseOf(option, vocabulary), settling, vocabulary) === true ? [option] : [],
    );
    // Of a line that says `who did so` it is open which one is meant.
    const isOpen = settling.how !== undefined && settling.what === undefined;
    if (picked.length !== 1 || isOpen || !areThose(settling.who, who)) return [];
    const number = timesOf(picked[0], vocabulary);
    // They may pick what they cannot do: it is asked whether they have done it.
    if (number === undefined || (counted ?? number) !== number || /\bearlier\b/.test(text)) return [];
    counted = number;
    const then = settling.theirs ? `that player ${settling.then}` : settling.then;
    behind.push(`if ${number} is more than the earlier, ${then}`);
  }
  if (end === menu.end) return [];
  return [
    [
      ...lines.slice(0, at),
      `${margin}for each ${who}:`,
      ...(counted === undefined ? [] : [`${margin}  let earlier be ${counted}`]),
      `${margin}  that player chooses one:`,
      ...options.map((option) => `${margin}    - that player ${option}`),
      ...behind.map((line) => `${margin}  ${line}`),
      ...lines.slice(end),
    ].join('\n'),
  ];
}

/** How often a player has done what a line of a menu says, with an object that is not named. */
function timesOf(option: string, { verbForms }: Vocabulary): string | undefined {
  const [, verb, object] = /^([a-z-]+) (an? [a-z]+(?: card)?)(?: |$)/.exec(option) ?? [];
  const own = verb === undefined ? undefined : verbForms.get(verb)?.verb;
  const past = [...verbForms].find(([, form]) => form.verb === own && form.participle)?.[0];
  return own && past && object ? `the number of times that player ${past} ${object} this turn` : undefined;
}

interface Menu {
  readonly margin: string;
  readonly who: string;
  readonly options: readonly string[];
  /** The line below. */
  readonly end: number;
}

function menuAt(lines: readonly string[], at: number): Menu | undefined {
  const loop = LOOP.exec(lines[at]);
  const found = EACH.exec(lines[at]) ?? (CHOOSES.test(lines[at + 1] ?? '') ? loop : null);
  if (!found) return undefined;
  const first = at + (found === loop ? 2 : 1);
  let end = first;
  while (OPTION.test(lines[end] ?? '')) end++;
  const options = lines.slice(first, end).map((line) => OPTION.exec(line)![1]);
  return options.length > 1 ? { margin: found[1], who: found[2], options, end } : undefined;
}

/** A line of a menu with its verb as an order. */
function baseOf(option: string, { verbForms }: Vocabulary): string {
  const [verb, ...object] = option.split(' ');
  return [verbForms.get(verb)?.verb.id ?? verb, ...object].join(' ');
}
