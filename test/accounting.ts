import { zoneEnd } from '../interpreter/engine/state/card-lists.ts';
import type { Match } from '../interpreter/match/match.ts';

/**
 * What is wrong with where the cards of a position are: every card must lie in exactly one zone, a pile only in
 * the zone of its cards, and all links and counts must agree. Undefined where all is well.
 */
export function misplaced({ table, runner }: Match): string | undefined {
  const { layout } = table;
  const { p } = runner.m;
  const seen = new Set<number>();
  for (let zone = 0; zone < layout.zones; zone++) {
    const wrong = walk(
      p,
      layout.zoneFirst + zone,
      layout.next,
      layout.previous,
      p[layout.zoneCount + zone],
      (card) => {
        if (seen.has(card)) return 'lies in two places';
        seen.add(card);
        return p[layout.zone + card] === zone ? undefined : 'does not know its zone';
      },
    );
    if (wrong) return `zone ${zone}: ${wrong}`;
    const end = p[layout.zoneLast + zone];
    if (p[layout.next + end] !== zoneEnd(layout, zone)) return `zone ${zone}: no end`;
  }
  // Attached cards lie in a zone of their own; covered ones beneath those that cover them.
  const { above } = layout.state;
  const covering = above >= 0 ? layout.cards : 0;
  for (let card = 0; card < covering; card++) {
    if (p[above + card] < 0) continue;
    if (seen.has(card)) return `card ${card} is covered and lies in a zone`;
    seen.add(card);
  }
  const astray = unattached(p, layout);
  if (astray) return astray;
  if (seen.size !== layout.cards) return `${seen.size} of ${layout.cards} cards`;
  return misfiled(p, layout);
}

/** Lists of attached cards must hold the cards that know them. */
function unattached(p: Int32Array, layout: Match['table']['layout']): string | undefined {
  const { host, firstAttached, nextAttached, previousAttached } = layout.state;
  if (host < 0) return undefined;
  for (let of = 0; of < layout.cards; of++) {
    const count = p.subarray(host, host + layout.cards).filter((each) => each === of).length;
    const wrong = walk(p, firstAttached + of, nextAttached, previousAttached, count, (card) =>
      p[host + card] === of ? undefined : 'does not know its host',
    );
    if (wrong) return `attached to ${of}: ${wrong}`;
  }
  return undefined;
}

function misfiled(p: Int32Array, layout: Match['table']['layout']): string | undefined {
  const filed = new Set<number>();
  for (let pile = 0; pile < layout.piles; pile++) {
    const zones = new Set<number>();
    const wrong = walk(
      p,
      layout.pileFirst + pile,
      layout.pileNext,
      layout.pilePrevious,
      p[layout.pileCount + pile],
      (card) => {
        if (filed.has(card)) return 'lies in two piles';
        filed.add(card);
        zones.add(p[layout.zone + card]);
        return p[layout.pile + card] === pile ? undefined : 'does not know its pile';
      },
    );
    if (wrong) return `pile ${pile}: ${wrong}`;
    if (zones.size > 1) return `pile ${pile}: lies in several zones`;
  }
  for (let card = 0; card < layout.cards; card++)
    if (p[layout.pile + card] >= 0 && !filed.has(card))
      return `card ${card} knows a pile that does not have it`;
  return undefined;
}

/** Follows a chain of cards and checks the way back and the count. */
function walk(
  p: Int32Array,
  first: number,
  next: number,
  previous: number,
  count: number,
  visit: (card: number) => string | undefined,
): string | undefined {
  // Where the list begins and ends.
  let before = first - next;
  let found = 0;
  for (let card = p[first]; card >= 0; card = p[next + card]) {
    if (++found > count) return 'has more cards than it counts';
    if (p[previous + card] !== before) return `card ${card} does not know its neighbour`;
    const wrong = visit(card);
    if (wrong) return `card ${card} ${wrong}`;
    before = card;
  }
  return found === count ? undefined : `has ${found} cards and counts ${count}`;
}
