import { asIs, say, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Node, ScalarNode } from '../../../schemas/index.ts';
import { reportAtNode, entries, items, scalars, textOf } from '../../compiler/loader/link-context.ts';
import { listOptions, type Valued } from '../../match/answers.ts';
import { askedNow } from '../steps/current-question.ts';
import { question } from '../../match/match.ts';
import { PLUS } from '../../match/value-names.ts';
import type { Run } from '../scenario-run.ts';
import { couldAnswer, reportNotAsked } from '../steps/answerable.ts';
import { noName } from '../steps/unknown-name.ts';
import { pathText, tryPath, type Path } from '../steps/tried-path.ts';
import { seatNamed, fails } from '../findings-sheet.ts';
import { copiesNamed, unknownParts } from '../steps/card-names.ts';

type How = 'offered' | 'not offered' | 'only offered';

/** What is among the options of what seats are asked. */
export const offers =
  (how: How) =>
  (run: Run, node: Node): boolean =>
    entries(node)
      .map(({ key, value }) => {
        const seat = seatNamed(run.sheet, run.seats, key);
        return seat !== undefined && offersTo(run, how, seat, key, value);
      })
      .every(Boolean);

function offersTo(run: Run, how: How, seat: number, key: ScalarNode, node: Node): boolean {
  const paths = items(node).flatMap((item) => (item.kind === 'list' ? [scalars(item)] : []));
  const tried = paths.map((path) => isPathOffered(run, how, seat, path)).every(Boolean);
  const names = scalars(node.kind === 'list' ? node : undefined);
  if (names.length === 0 && paths.length > 0) return tried;
  return areOffered(run, how, seat, key, node, names) && tried;
}

/** An action with its targets: all can be answered one after the other. */
function isPathOffered(run: Run, how: How, seat: number, path: Path): boolean {
  const { sheet, match, seats } = run;
  let missing: ScalarNode | undefined;
  let offered: string[] = [];
  const found = tryPath(run, seat, path, (said) => {
    missing = said;
    offered = listOptions(match, seat, Number.MAX_SAFE_INTEGER).map(({ name }) => name);
  });
  if (found === undefined || found === (how === 'offered')) return found !== undefined;
  const words = pathText(path);
  if (missing)
    return fails(sheet, 'scenario/not-offered', missing, { seat: seats[seat], missing: [words], offered });
  return fails(sheet, 'scenario/offered', path.at(-1)!, { seat: seats[seat], surplus: [words] });
}

function areOffered(
  run: Run,
  how: How,
  seat: number,
  key: ScalarNode,
  node: Node,
  names: readonly ScalarNode[],
): boolean {
  const { sheet, match, seats } = run;
  if (names.length === 0 && how !== 'only offered')
    return fails(sheet, 'scenario/proves-nothing', node, { what: how });
  const misspelt = names.filter((name) => unknownParts(match, name.text).length > 0);
  for (const name of misspelt) noName(run, seat, name);
  if (misspelt.length > 0) return false;
  const asking = question(match, seat);
  if (!asking && names.length > 0) {
    if (how === 'not offered') reportNotAsked(run, seat, key);
    else reportAtNode(sheet, 'scenario/not-asked', key, { seat: seats[seat], ...askedNow(match, seats) });
    return false;
  }
  if (how === 'not offered' && !names.every((name) => couldAnswer(run, seat, name))) return false;
  const none: Valued[] = asking?.domain.least === 0 ? [{ name: 'none', key: 'none', value: -2 }] : [];
  const options = listOptions(match, seat, Number.MAX_SAFE_INTEGER);
  const found = names.map((name) => ({
    name,
    options: [...options, ...none].filter((option) => means(run, option.name, name.text)),
  }));
  if (how === 'not offered') {
    const surplus = found.filter((each) => each.options.length > 0);
    for (const { name } of surplus)
      reportAtNode(sheet, 'scenario/offered', name, { seat: seats[seat], surplus: [name.text] });
    return surplus.length === 0;
  }
  const offered = options.map((option) => option.name);
  const missing = found.filter((each) => each.options.length === 0);
  for (const { name } of missing)
    reportAtNode(sheet, 'scenario/not-offered', name, { seat: seats[seat], missing: [name.text], offered });
  if (how === 'offered' || missing.length > 0) return missing.length === 0;
  const known = new Set(found.flatMap((each) => each.options.map((option) => option.value)));
  const surplus = options.filter((option) => !known.has(option.value)).map((option) => option.name);
  if (surplus.length > 0)
    reportAtNode(sheet, 'scenario/offered', items(node).length > 0 ? node : key, {
      seat: seats[seat],
      surplus,
    });
  return surplus.length === 0;
}

/** Whether a name stands for an option: its own, that of any copy of the card, or some of the cards of a pile. */
function means({ match }: Run, option: string, name: string): boolean {
  if (option === name || copiesNamed(match.game, name).includes(option)) return true;
  const members = option.split(PLUS);
  return name
    .split(PLUS)
    .every((part) => copiesNamed(match.game, part).some((copy) => members.includes(copy)));
}

/** `choices`: how many may be picked. */
export function choices(run: Run, node: Node): boolean {
  const { sheet, match, seats } = run;
  return entries(node)
    .map(({ key, value }) => {
      const seat = seatNamed(sheet, seats, key);
      if (seat === undefined) return false;
      const asking = question(match, seat);
      if (!asking)
        return fails(sheet, 'scenario/not-asked', key, { seat: seats[seat], ...askedNow(match, seats) });
      const [least, most] = parseExpectedRange(textOf(value) ?? '');
      const { domain } = asking;
      if (domain.least === least && domain.most === most) return true;
      return fails(sheet, 'scenario/choices', value, {
        seat: seats[seat],
        wanted: inWords(least, most),
        found: inWords(domain.least, domain.most),
      });
    })
    .every(Boolean);
}

const inWords = (least: number, most: number): Phrase =>
  least === most ? asIs(least) : say('phrase/range', { from: least, to: most });

/** `3` is 3 to 3, `0..3` is 0 to 3. */
export function parseExpectedRange(text: string): [number, number] {
  const [from, to] = text.split('..').map(Number);
  return [from, to ?? from];
}
