/** What somebody typed, put back into the names that answers have. */
import { listOptions } from '../../interpreter/match/answers.ts';
import type { Match } from '../../interpreter/match/match.ts';
import { PLUS } from '../../interpreter/match/value-names.ts';
import type { Showing } from './card-lines.ts';
import { optionGroups, type OptionGroup } from '../../interpreter/reports/questions/option-groups.ts';

/** Case, accents and spaces make no difference. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** What was typed as the names that answers have; the text itself where it means nothing. */
export function unprinted(match: Match, seat: number, typed: string, showing: Showing): string {
  const { called } = showing;
  const text = folded(typed);
  if (text === folded(called.words('play/none'))) return 'none';
  const all = optionGroups(match, seat, called, showing.view, Number.MAX_SAFE_INTEGER);
  const whole = nameOf(all, text, showing);
  if (whole !== undefined) return whole;
  // It is no number of an option, unless a number is asked for.
  if (text === '0') return 'none';
  if (/^\d+([ ,]+\d+)*$/.test(text))
    return text
      .split(/[ ,]+/)
      .map((number) => String(all[Number(number) - 1]?.number ?? number))
      .join(' ');
  return typed
    .split(/ \+ |\+|,/)
    .map((part) => nameOf(all, folded(part), showing) ?? part.trim())
    .join(PLUS);
}

/** The option that is called so, or the only one whose name begins so. */
function nameOf(all: readonly OptionGroup[], text: string, { called }: Showing): string | undefined {
  if (text === '') return undefined;
  const known = all.flatMap(({ options, label }) =>
    options.flatMap(({ name }) =>
      [...new Set([name, ...name.split(PLUS)])].flatMap((part) =>
        [called.thing(part), called.option(part), ...(part === name ? [label] : [])].map((each) => ({
          part,
          name: folded(each),
        })),
      ),
    ),
  );
  const same = known.find(({ part, name }) => name === text || folded(part) === text);
  if (same) return same.part;
  const begun = new Set(known.filter(({ name }) => name.startsWith(text)).map(({ part }) => part));
  const names = new Set([...begun].map((part) => called.thing(part)));
  return names.size === 1 && !/^\d+$/.test(text) ? [...begun][0] : undefined;
}

/** The names of the options, as they are printed. */
export const printedOptions = (match: Match, seat: number, { called }: Showing): string[] =>
  listOptions(match, seat, Number.MAX_SAFE_INTEGER).flatMap(({ name }) =>
    name.split(PLUS).map((part) => called.thing(part)),
  );
