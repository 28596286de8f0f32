import type { Act } from '../../../dsl/ir/statements.ts';
import type { Many, Scalar } from '../../../dsl/ir/expressions.ts';
import { nodesOf } from '../../../dsl/ir/visit.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { placeIn, type Place } from '../../../dsl/text/source.ts';
import type { ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { valueOf } from '../../../schemas/index.ts';
import type { NamedProgram } from '../../game/linked-game.ts';
import { reportAtNode, entries, type Sources } from '../loader/link-context.ts';
import type { WholeGame } from './whole-game.ts';

/** A text that moves the card on top of a zone, or at its bottom, to another zone. */
interface Taking {
  readonly from: ZoneSymbol;
  readonly to: ZoneSymbol;
  readonly place: Place;
}

/**
 * Cards that start in a pile whose end is only ever moved to zones that take none of their kind: the first of
 * them would stay on top for ever, and everything below it too.
 */
export function checkStuck(s: Sources, { vocabulary, data: game, programs: texts, verbs }: WholeGame): void {
  const found = takingsIn(texts, verbs);
  let searched: ReadonlySet<ZoneSymbol> | undefined;
  entries(valueOf(game, 'kinds')).forEach(({ value }, index) => {
    const kind = vocabulary.kinds[index];
    const starts = valueOf(value, 'starts');
    const zone = starts?.kind === 'scalar' && vocabulary.zones.find(({ id }) => id === starts.text);
    if (!starts || !zone || (zone.takes && !zone.takes.includes(kind))) return;
    const out = found.filter(({ from }) => from === zone);
    const [stuck] = out;
    if (!stuck || out.some(({ to }) => !to.takes || to.takes.includes(kind))) return;
    if ((searched ??= searchedIn(texts)).has(zone)) return;
    const related = [{ place: stuck.place, message: say('phrase/whatever-lies-there-is-moved-by') }];
    reportAtNode(s, 'game/not-taken', starts, { kind: kind.id, zone: stuck.to.id }, { related });
  });
}

/** The zones of which texts look through all cards, so that any may be taken out. */
export function searchedIn(texts: readonly NamedProgram[]): ReadonlySet<ZoneSymbol> {
  const searched = new Set<ZoneSymbol>();
  for (const { program } of texts)
    for (const { zone } of nodesOf(program.acts, 'cards-in')) if (zone.op === 'zone') searched.add(zone.zone);
  return searched;
}

/** What locals hold, as far as it is known: the end of a zone, or a zone. */
type Known = ReadonlyMap<number, { readonly end?: ZoneSymbol; readonly zone?: ZoneSymbol }>;

/** What texts move in any case. Only of those that name the end of a zone, themselves or by a verb, anything is known. */
export function takingsIn(texts: readonly NamedProgram[], verbs: readonly NamedProgram[]): Taking[] {
  const speaksOfEnd = verbs.map(({ program }) => nodesOf(program.acts, 'end-cards').length > 0);
  // A verb may use another one that names the end.
  const isAnyVerb = speaksOfEnd.includes(true);
  return texts.flatMap((text) => {
    const { acts } = text.program;
    const mayTake = nodesOf(acts, 'end-cards').length > 0 || (isAnyVerb && nodesOf(acts, 'call').length > 0);
    return mayTake ? takings(text, verbs) : [];
  });
}

/** What a text moves in any case, with the verbs that it uses; behind a condition anything may be asked of the card. */
function takings(text: NamedProgram, verbs: readonly NamedProgram[]): Taking[] {
  const found: Taking[] = [];
  const visit = (acts: readonly Act[], before: Known, said: Act | undefined, depth: number): void => {
    const known = new Map(before);
    for (const act of acts) {
      const place = said ?? act;
      if (act.op === 'attempt') visit([...act.prepare, ...act.acts], known, place, depth);
      else if (act.op === 'each' || act.op === 'repeat') visit(act.acts, known, said, depth);
      else if (act.op === 'list' || act.op === 'let')
        known.set(act.slot, { end: endOf(act.value, known), zone: zoneOf(act.value, known) });
      else if (act.op === 'move') {
        const from = endOf(act.cards, known);
        const to = act.to.kind === 'zone' ? zoneOf(act.to.zone, known) : undefined;
        if (from && to) found.push({ from, to, place: placeIn(text.snippet, place.span) });
      } else if (act.op === 'call' && depth < MOST_VERBS) {
        const { program } = verbs[act.verb.index] ?? {};
        const given = act.arguments.map(
          (slot, i) => [program?.parameters[i] ?? -1, known.get(slot) ?? {}] as const,
        );
        if (program) visit(program.acts, new Map(given), place, depth + 1);
      }
    }
  };
  visit(text.program.acts, new Map(), undefined, 0);
  return found;
}

/** Verbs inside verbs that are followed. */
const MOST_VERBS = 8;

/** The zone of which a value is the end, whatever card is there. */
function endOf(value: Many | Scalar, known: Known): ZoneSymbol | undefined {
  switch (value.op) {
    case 'end-cards':
      return zoneOf(value.zone, known);
    case 'one':
      return endOf(value.value, known);
    case 'only':
      return endOf(value.of, known);
    case 'local':
    case 'list':
      return known.get(value.slot)?.end;
    default:
      return undefined;
  }
}

function zoneOf(value: Many | Scalar, known: Known): ZoneSymbol | undefined {
  if (value.op === 'local') return known.get(value.slot)?.zone;
  return value.op === 'zone' ? value.zone : undefined;
}
