import type { Many, Scalar, Test } from '../../../dsl/ir/expressions.ts';
import type { Act, Destination } from '../../../dsl/ir/statements.ts';
import { localReads } from '../../../dsl/ir/bindings.ts';
import { eachChild, eachNode, nodesOf, type OpNode, type Tree } from '../../../dsl/ir/visit.ts';
import { mayHide, namesCards } from '../../../dsl/ir/visibility.ts';
import type { ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { NamedProgram } from '../../game/linked-game.ts';
import { reportInText, type Sources } from '../loader/link-context.ts';
import type { WholeGame } from './whole-game.ts';

/**
 * Reports texts that act on what a hidden card is, which gives the card away: a player at the table would
 * have to prove it. Reports only what is certain: a text that takes a card from where not everybody sees it,
 * leaves it hidden, and then does something because of what it is, without showing it or leaving it to
 * somebody.
 */
export function checkSecrets(s: Sources, { programs: texts, verbs, firsts }: WholeGame): void {
  const keeps = verbs.map((verb, i) => keptHidden([firsts[i], verb]));
  for (const { program, snippet } of texts) {
    // Only what is done because of a condition tells something.
    if (nodesOf(program.acts, 'if').length === 0) continue;
    const walk = new Walk(keeps, (act, slot) => {
      const { start, end } = act.span;
      const line = snippet.text.indexOf('\n', start);
      const span = { start, end: line < 0 ? end : Math.min(line, end) };
      const { name, called: card = name } = program.slots[slot];
      reportInText(s, 'game/tells', { snippet, span }, { card }, { severity: 'warning' });
    });
    walk.all(program.acts, new Set());
  }
}

type Locals = Set<number>;

/** Follows which locals hold cards that not everybody sees. */
class Walk {
  private readonly keeps: readonly (readonly boolean[])[];
  private readonly tell: (act: Act, slot: number) => void;
  /** Locals that hold a zone. */
  private readonly zones = new Map<number, ZoneSymbol>();

  constructor(keeps: readonly (readonly boolean[])[], tell: (act: Act, slot: number) => void) {
    this.keeps = keeps;
    this.tell = tell;
  }

  all(acts: readonly Act[], hidden: Locals): void {
    for (const act of acts) this.one(act, hidden);
  }

  /** What is shown in a part may not be hidden behind it. */
  private within(acts: readonly Act[], hidden: Locals): void {
    const inside = new Set(hidden);
    this.all(acts, inside);
    for (const slot of hidden) if (!inside.has(slot)) hidden.delete(slot);
  }

  private staysHidden(to: Destination): boolean {
    if (to.kind !== 'zone') return false;
    const zone =
      to.zone.op === 'zone' ? to.zone.zone : to.zone.op === 'local' && this.zones.get(to.zone.slot);
    return zone ? zone.seenBy !== 'everyone' : false;
  }

  private one(act: Act, hidden: Locals): void {
    switch (act.op) {
      case 'attempt':
        this.all(act.prepare, hidden);
        this.all(act.acts, hidden);
        return;
      case 'together':
        for (const part of act.parts) this.all(part.prepare, hidden);
        for (const part of act.parts) this.all(part.acts, hidden);
        return;
      case 'pick':
        set(hidden, act.pick.slot, act.pick.sort === 'card' && isHidden(act.pick.from, hidden));
        return;
      case 'list':
        set(hidden, act.slot, isHidden(act.value, hidden));
        return;
      case 'let':
        if (act.value.op === 'zone') this.zones.set(act.slot, act.value.zone);
        set(hidden, act.slot, isOneOf(act.value, hidden));
        return;
      case 'move':
        if (!this.staysHidden(act.to)) show(hidden, act.cards);
        return;
      case 'takes':
        if ('into' in act.fits) set(hidden, act.fits.into, hidden.has(act.slot));
        return;
      case 'look':
      case 'require':
      case 'count':
        return;
      case 'call':
        if (act.arguments.some((slot, i) => hidden.has(slot) && !this.keeps[act.verb.index]?.[i]))
          hidden.clear();
        return;
      case 'if': {
        const slot = askedOf(act.test).find((each) => hidden.has(each));
        if (slot !== undefined && (tells(act.then, slot) || tells(act.otherwise, slot))) this.tell(act, slot);
        this.within(act.then, hidden);
        this.within(act.otherwise, hidden);
        return;
      }
      default:
        // Whatever else is done with a card may show it.
        show(hidden, 'acts' in act ? besideActs(act) : act);
        if ('acts' in act) this.within(act.acts, hidden);
    }
  }
}

/** The operands of an act, without the acts inside it. */
function besideActs(act: Act): OpNode[] {
  const found: OpNode[] = [];
  eachChild(act, (child, place) => {
    if (place !== 'acts' && place !== 'otherwise') found.push(child);
  });
  return found;
}

function set(hidden: Locals, slot: number, isIn: boolean): void {
  if (isIn) hidden.add(slot);
  else hidden.delete(slot);
}

/** Where one of the cards may be shown all of them count as seen: one card may be in several locals. */
function show(hidden: Locals, meaning: Tree): void {
  if (hidden.size > 0 && [...localReads(meaning)].some((slot) => hidden.has(slot))) hidden.clear();
}

/** Cards from where not everybody sees them, or some of those that are hidden already. */
function isHidden(list: Many, hidden: Locals): boolean {
  if (list.op === 'list') return hidden.has(list.slot);
  if (list.op === 'one') return isOneOf(list.value, hidden);
  if (list.op === 'union') return list.parts.some((part) => isHidden(part, hidden));
  if (list.op === 'filter' || list.op === 'sorted') return isHidden(list.of, hidden);
  return mayHide(list);
}

const isOneOf = (value: Scalar, hidden: Locals): boolean =>
  value.op === 'local' ? hidden.has(value.slot) : value.op === 'only' && isHidden(value.of, hidden);

/** For each parameter of a verb whether it leaves a hidden card hidden: all it does with it is to move it where it is so. */
function keptHidden(bodies: readonly (NamedProgram | undefined)[]): boolean[] {
  const [parameters = []] = bodies.flatMap((body) => (body ? [body.program.parameters] : []));
  return parameters.map((slot) =>
    bodies.every((body) => {
      const hidden = new Set([slot]);
      new Walk([], () => undefined).all(body?.program.acts ?? [], hidden);
      return hidden.has(slot);
    }),
  );
}

/** The locals with cards of which a test asks what they are. */
function askedOf(test: Test): number[] {
  const found: number[] = [];
  eachNode(test, (node) => {
    const { op, card, value, of } = node as { op: string; card?: Scalar; value?: Scalar; of?: Many };
    if ((op === 'kind' || op === 'field') && card?.op === 'local') found.push(card.slot);
    // By its name: `if that card is the-ladder`.
    if (op === 'among' && value?.op === 'local' && namesCards(of)) found.push(value.slot);
  });
  return found;
}

/** Whether something happens that the player did not choose, before the card is shown. */
function tells(acts: readonly Act[], slot: number): boolean {
  const [first] = acts;
  if (!first || first.op === 'may') return false;
  if (first.op === 'attempt')
    return tells([...first.prepare.filter(({ op }) => op === 'pick'), ...first.acts], slot);
  if (first.op === 'reveal') return !localReads(first.cards).has(slot);
  return true;
}
