/**
 * What somebody may do, and what becomes of those who do it or leave it: `each opponent may sell a fruit`, and below it `each opponent who
 * did not sell a fruit this way loses a coin`. Each is asked, and then it is settled for that one.
 */

const MAY = /^(\s*)(?:each|every) (opponent|other player|player) may ([^,:]+)$/;
const DID =
  /^(\s*)(?:each|every)(?: (?:opponent|other player|player|one)| of them)? (?:who|that) (did not|didn't|does not|doesn't|refuses|refused|did|does|has not|hasn't|has)(?: (.+?))??(?: this way| (?:do )?so| it| that)? ([a-z-]+s)( .+)?$/;

/** The text with both for each of them; none where nothing changes. */
export function withThoseWhoDid(text: string): string[] {
  if (!/\bmay\b/.test(text) || !/\b(?:who|that) (?:did|does|refuse[sd]|has)/.test(text)) return [];
  const lines = text.split('\n');
  const put: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [, margin, who, act] = MAY.exec(lines[i]) ?? [];
    const [settled, after] = margin === undefined ? [[], i + 1] : settledBelow(lines, i + 1, margin, act);
    if (settled.length === 0) put.push(lines[i]);
    else {
      put.push(`${margin}for each ${who}:`, `${margin}  that player may ${act}`, ...settled);
      i = after - 1;
    }
  }
  const read = put.join('\n');
  return read === text ? [] : [read];
}

/** The lines below for those who did it and those who did not. */
function settledBelow(
  lines: readonly string[],
  from: number,
  margin: string,
  act: string,
): [settled: string[], after: number] {
  const settled: string[] = [];
  let at = from;
  let didFirst: boolean | undefined;
  for (; at < lines.length; at++) {
    const [, own, how, what, verb, rest = ''] = DID.exec(lines[at]) ?? [];
    if (own !== margin || how === undefined || (what !== undefined && !isSaid(what, act))) break;
    const did = how === 'did' || how === 'does' || how === 'has';
    const when = settled.length > 0 && did !== didFirst ? 'otherwise' : `if they ${did ? 'do' : 'do not'}`;
    didFirst ??= did;
    settled.push(`${margin}  ${when}, that player ${verb}${rest}`);
  }
  return [settled, at];
}

/** Whether it is the same that is done: `sell a fruit`, `sold a fruit`, `sell one`. */
function isSaid(what: string, act: string): boolean {
  const [, ...object] = what.split(' ');
  const [, ...own] = act.split(' ');
  return (
    what === act || object.length === 0 || object.join(' ') === own.join(' ') || object.join(' ') === 'one'
  );
}
