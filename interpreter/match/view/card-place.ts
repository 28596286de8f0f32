import type { View } from './match-view.ts';

/** Where a card is, as a seat sees it: the zone, and whose it is. */
export interface CardPlace {
  readonly zone: string;
  /** The name of the player; undefined for a zone of the table. */
  readonly of: string | undefined;
}

/** The place of a card; undefined where it is in a pile, on a grid, below another card, or unseen. */
export function cardPlace(view: View, name: string): CardPlace | undefined {
  const all = [
    { of: undefined, zones: view.zones },
    ...view.players.map(({ name: of, zones }) => ({ of, zones })),
  ];
  for (const { of, zones } of all)
    for (const [zone, { cards }] of Object.entries(zones)) if (cards?.includes(name)) return { zone, of };
  return undefined;
}
