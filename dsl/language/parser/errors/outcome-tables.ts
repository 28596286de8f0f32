/** Tables of what comes of a roll: `make a luck roll`, and below it `1-2: …`, `5+: …` and `otherwise: …`, each with a block or not. */

const MADE = /^((?:(?:that|the active|the first) player makes|make) an? [a-z -]+?roll(?: as ([a-z]+))?):?$/;

/** A condition on a total, as outcomes are listed: `9+`, `4 or less`, `on a 7 or more`. */
const OUTCOME =
  /^(?:- )?(?:if (?:(?:the|that|your) (?:[a-z]+ )?(?:total|result|roll) (?:is|comes to|totals|equals) |you (?:roll|get|rolled) |it is |it comes to )?|on |with |for )?(?:an? |a (?:total|result|roll) of )?(?:at least (?:an? )?(\d+)|(\d+)(?:\+| or (?:more|higher|above|over|greater))|(\d+)(?:-| or (?:less|lower|below|under|fewer))|(\d+) ?(?:-|–|to|\.\.) ?(\d+)|(\d+))[:,] (.+)$/s;
const ELSE =
  /^(?:- )?(?:(?:on )?anything else|otherwise|else|(?:on )?any other (?:total|roll|result|number))[:,] (.+)$/s;

/** The totals from `from` to `to` and what happens then; the last outcome may be for all others. */
interface Outcome {
  readonly from: number;
  readonly to: number;
  readonly act: string;
}

function outcomeOf(line: string): Outcome | undefined {
  const [, least, many, less, from, to, just, act] = OUTCOME.exec(line) ?? [];
  const more = least ?? many;
  if (act === undefined) return undefined;
  if (more) return { from: Number(more), to: Infinity, act };
  if (less) return { from: 0, to: Number(less), act };
  return { from: Number(from ?? just), to: Number(to ?? just), act };
}

/** A line of a table with the deeper ones below it. */
interface Row {
  readonly line: string;
  readonly below: readonly string[];
}

const marginOf = (line: string): number => /^ */.exec(line)![0].length;

/** The lines of a table, each with its own; none where one is less deep than the first. */
function rowsOf(lines: readonly string[]): Row[] {
  const deep = marginOf(lines[0] ?? '');
  const rows: { line: string; below: string[] }[] = [];
  for (const line of lines) {
    if (marginOf(line) < deep) return [];
    if (marginOf(line) === deep) rows.push({ line: line.trim(), below: [] });
    else rows.at(-1)!.below.push(line.slice(deep));
  }
  return rows;
}

/** Whether a line that ends with a colon, and no other one, has lines below it. */
const isWhole = ({ line, below }: Row): boolean => /[:,]$/.test(line) === below.length > 0;

/** A row as one text; what is below it is in place of what is behind it. */
const textOf = ({ line, below }: Row): string => (below.length > 0 ? `${line} \n${below.join('\n')}` : line);

const behind = (act: string): string =>
  act.startsWith('\n') ? `:${act}` : `, ${act.replace(/^nothing happens$|^no effect$/, 'nothing')}`;

/** Outcomes below a roll with a name, as conditions one after the other; of no total two of them happen. */
export function withOutcomes(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => MADE.test(line.trim()));
  const [, make, name = 'throw'] = MADE.exec(lines[at]?.trim() ?? '') ?? [];
  const rows = rowsOf(lines.slice(at + 1));
  if (make === undefined || rows.length === 0 || !rows.every(isWhole)) return [];
  const texts = rows.map(textOf);
  const other = ELSE.exec(texts.at(-1)!)?.[1];
  const outcomes = (other === undefined ? texts : texts.slice(0, -1)).map(outcomeOf);
  if (!outcomes.every((each) => each !== undefined)) return [];
  const meet = outcomes.some((one, i) =>
    outcomes.slice(0, i).some(({ from, to }) => one.from <= to && from <= one.to),
  );
  if (meet) return [];
  const said = outcomes.map(
    ({ from, to, act }, i) =>
      `${i > 0 ? 'otherwise ' : ''}if the ${name} is ${totals(from, to, name)}${behind(act)}`,
  );
  const head = make.includes(' as ') ? make : `${make} as ${name}`;
  const rest = other === undefined ? [] : [`otherwise${behind(other)}`];
  return [[...lines.slice(0, at), head, ...said, ...rest].join('\n')];
}

function totals(from: number, to: number, name: string): string {
  if (to === Infinity) return `at least ${from}`;
  if (from === to) return String(to);
  return from === 0 ? `at most ${to}` : `at least ${from} and the ${name} is at most ${to}`;
}
