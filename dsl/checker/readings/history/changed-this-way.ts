/**
 * How many gained or lost something by the line above: `each fruit in your shed loses 1 spot`, and below it `if at least 2 fruits lost a
 * spot this way, draw a card`. Those that can are counted in front: who loses one has one.
 */
import { plural } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { countBound } from '../words/count-bounds.ts';

const CHANGE = /^(\s*)(each|all|every) (.+?) (gains?|loses?) (\d+) ([a-z-]+(?: [a-z-]+)?)$/;
const ASKED =
  /^(\s*)if (at least \d+|exactly \d+|\d+ or more|no|an?|any)(?: of them)?(?: ([a-z-]+?))? (?:has |have )?(gained|lost) (?:an?|any|\d+|the) ([a-z-]+(?: [a-z-]+)??) (?:this way|in this way|by this)(,.*|:)$/;
/** One that loses some of what it has. */
const ONE = /^(\s*)((?:this|that|the)\b[^,:]*?) loses (.+?) ([a-z-]+)$/;
const LOST_NONE =
  /^(\s*)if ((?:this|that|the)\b[^,:]*?|it|none|no [a-z-]+) (?:(?:has )?lost (?:no|none|any|0)(?: ([a-z-]+))?|(?:was|were) lost) (?:this way|in this way|by this)(,.*|:)$/;

/** The text in which they are counted first; none where nothing is asked. */
export function withChangedThisWay(text: string, { counters }: Vocabulary): string[] {
  if (!/\b(?:this way|by this)\b/.test(text)) return [];
  const lines = text.split('\n');
  const put = ofSeveral() ?? ofOne();
  return put === undefined ? [] : [put.join('\n')];

  function counterOf(said: string): string | undefined {
    const found = counters.find((each) => each.of !== 'player' && Object.values(forms(each)).includes(said));
    return found && forms(found).one;
  }

  function ofSeveral(): string[] | undefined {
    const at = lines.findIndex((line) => ASKED.test(line));
    const [, margin, count, , did, what, rest] = ASKED.exec(lines[at] ?? '') ?? [];
    const [, inner, each, whom, does, , counted] = CHANGE.exec(lines[at - 1] ?? '') ?? [];
    const counter = counted === undefined ? undefined : counterOf(counted);
    if (counter === undefined || inner !== margin || whom === undefined || count === undefined)
      return undefined;
    if (counterOf(what!) !== counter || (did === 'lost') !== does!.startsWith('lose')) return undefined;
    const cards = each === 'all' ? whom : severalOf(whom);
    const [, which = '', where = ''] = /^(.*?)( where .*)?$/.exec(cards)!;
    const having = did === 'lost' ? ` with at least 1 ${counter}` : '';
    return [
      ...lines.slice(0, at - 1),
      `${margin}let changed be the number of ${which}${having}${where}`,
      lines[at - 1],
      `${margin}if the changed is ${countBound(count)}${rest}`,
      ...lines.slice(at + 1),
    ];
  }

  function ofOne(): string[] | undefined {
    const at = lines.findIndex((line) => LOST_NONE.test(line));
    const [, margin, who, what, rest] = LOST_NONE.exec(lines[at] ?? '') ?? [];
    const [, inner, whom, , counted] = ONE.exec(lines[at - 1] ?? '') ?? [];
    const counter = counted === undefined ? undefined : counterOf(counted);
    if (counter === undefined || inner !== margin || whom === undefined || who === undefined)
      return undefined;
    if (who !== whom && !/^(?:it|none|no .*)$/.test(who)) return undefined;
    if (what !== undefined && counterOf(what) !== counter) return undefined;
    const of = whom === 'this' ? "this card's" : `${whom}'s`;
    return [
      ...lines.slice(0, at - 1),
      `${margin}let earlier be ${of} ${counted}`,
      lines[at - 1],
      `${margin}if the earlier is 0${rest}`,
      ...lines.slice(at + 1),
    ];
  }
}

/** `other fruit in your shed` in the plural. */
const severalOf = (whom: string): string =>
  whom.replace(
    /^((?:other )?(?:[a-z-]+ )??)([a-z-]+)(?=$| (?:in|on|of|with|where|adjacent|within|attached)\b)/,
    (_, which: string, noun: string) => which + plural(noun),
  );
