/**
 * Choices in one line, or with other signs than `-`: `choose one: sell a fruit; buy a tool; or clean up`, `1) sell a fruit`, `choose
 * one:` and lines with `or` between them.
 */
const ONE = '(?:one|1|two|2|up to (?:one|two|\\d+))(?: of(?: these| the following)?| that is possible)?';
const CHOICE = new RegExp(
  `^(\\s*(?:[^,:]+, )*(?:you may )?(?:[a-z' ]+ )?chooses? ${ONE})(?::| ?[-–—](?= )) *(\\S.*)$`,
  'i',
);
const HEADER = new RegExp(`\\bchooses? ${ONE}:$`, 'i');
const OPEN = new RegExp(`^(?:[^,:]+, )*(?:you may )?choose ${ONE}$`, 'i');
const MARK = /(?:^|[,;.]? (?:or )?)(?:\([a-e1-5]\)|[a-e1-5][.)]|[•*·])\s+/i;
const SIGN = /^(\s*)(?:\([a-e1-5]\)|[a-e1-5][.)]|[•*·+])\s+/i;

/** A text with each such choice as lines below its head. */
export function withInlineChoices(lines: readonly string[]): string[] {
  const put = signed(between(joined(lines).flatMap(apart)));
  return put.length === lines.length && put.every((line, i) => line === lines[i]) ? [] : [put.join('\n')];
}

/** `choose one. Sell a fruit` and `; or ...` are sentences of their own by now: they go on with what is in front of them. */
const joined = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>((all, line) => {
    const before = all.at(-1) ?? '';
    const sign = OPEN.test(before) ? ':' : /^\s*or \S/i.test(line) && CHOICE.test(before) ? ';' : undefined;
    return sign ? [...all.slice(0, -1), `${before}${sign} ${line.trim()}`] : [...all, line];
  }, []);

/** Choices in one line, each on its own. */
function apart(line: string): string[] {
  const margin = /^\s*/.exec(line)![0];
  if (line.trim().search(MARK) === 0 && [...line.matchAll(new RegExp(MARK, 'gi'))].length > 1)
    return [`${margin}choose one:`, ...optionsIn(line.trim()).map((each) => `${margin}  - ${each}`)];
  const [, head, said] = CHOICE.exec(line) ?? [];
  const options = said === undefined ? [] : optionsIn(said);
  return options.length < 2 ? [line] : [`${head}:`, ...options.map((each) => `${margin}  - ${each}`)];
}

/** What there is to choose, by the strongest sign between the parts. */
function optionsIn(said: string): string[] {
  const text = said.replace(/[.;]$/, '');
  const signs = [
    new RegExp(MARK, 'gi'),
    /; *(?:or )?/,
    /\. +(?:or )?(?=[A-Z])/i,
    /,? or (?:else )?(?=[a-z])|, (?=[a-z])/,
  ];
  for (const sign of signs) {
    const parts = text.split(sign).map((each) => each.trim().replace(/[,;.]$/, ''));
    const found = parts.filter((each) => each !== '');
    if (found.length > 1) return found;
  }
  return [];
}

/** Lines with `or` between them, or deeper than the head, that have no sign. */
function between(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => HEADER.test(line));
  const below = lines.slice(at + 1);
  const count = at < 0 ? 0 : unsignedBelow(below, lines[at].search(/\S/));
  if (count < 2) return [...lines];
  const margin = ' '.repeat(lines[at].search(/\S/) + 2);
  const options = below
    .slice(0, count)
    .map((line) =>
      line
        .trim()
        .replace(/^or\b:? */i, '')
        .replace(/[,;]?(?: or)?$/i, ''),
    )
    .filter((line) => line !== '');
  return [...lines.slice(0, at + 1), ...options.map((each) => `${margin}- ${each}`), ...below.slice(count)];
}

/** How many lines below a head at this depth are what there is to choose, without a sign. */
function unsignedBelow(below: readonly string[], head: number): number {
  const out = below.findIndex((line) => line.search(/\S/) <= head);
  const inside = out < 0 ? below : below.slice(0, out);
  if (inside.length > 0) {
    const depth = inside[0].search(/\S/);
    const isPlain = (line: string): boolean =>
      line.search(/\S/) === depth && !/^\s*-|:$/.test(line) && !SIGN.test(line);
    return inside.every(isPlain) ? inside.length : 0;
  }
  const last = below.findLastIndex((line) => /^\s*or\b|,? or$/i.test(line));
  // What is behind the last `or`, in its line or in the next.
  return last < 0 ? 0 : last + (/^\s*or\b:? *\S/i.test(below[last]) && !/ or$/i.test(below[last]) ? 1 : 2);
}

/** Numbers, letters and dots in front of lines below a head. */
function signed(lines: readonly string[]): string[] {
  let head: number | undefined;
  return lines.map((line) => {
    if (HEADER.test(line)) {
      head = line.search(/\S/);
      return line;
    }
    if (head === undefined || !SIGN.test(line)) {
      if (head !== undefined && line.search(/\S/) <= head && !/^\s*-/.test(line)) head = undefined;
      return line;
    }
    return `${' '.repeat(head + 2)}- ${line.replace(SIGN, '')}`;
  });
}
