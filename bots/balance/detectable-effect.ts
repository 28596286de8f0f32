/** A normal deviation that is not passed in four of five cases, and one that is passed in one of forty. */
const POWER = 0.8416;
const LEVEL = 1.96;
/** How much wider an interval is that holds at all times; measured for 50 to 1,000 observations. */
const ALWAYS = 1.6;

/** The smallest difference of the mean that so many observations show in four of five runs. */
export function detectable(observed: readonly number[]): number {
  const { length } = observed;
  if (length < 2) return 1;
  const mean = observed.reduce((sum, each) => sum + each, 0) / length;
  const spread = Math.sqrt(observed.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (length - 1));
  return Math.min(1, ((ALWAYS * LEVEL + POWER) * spread) / Math.sqrt(length));
}

/** The same for the wins of so many players who had a card, against as many who had not. */
export const detectableRate = (players: number): number =>
  Math.min(1, ((LEVEL + POWER) * 0.5 * Math.SQRT2) / Math.sqrt(players));
