/** A share with its bounds on a line from nothing to all, and the even share on it. */
export function IntervalBar(bounds: {
  readonly low: number;
  readonly high: number;
  readonly at: number;
  readonly even: number;
}): preact.JSX.Element {
  const { low, high, at, even } = bounds;
  return (
    <svg class="interval" viewBox="0 0 100 10" aria-hidden="true" preserveAspectRatio="none">
      <rect x="0" y="4.5" width="100" height="1" class="scale" />
      <rect x={even * 100 - 0.25} y="0" width="0.5" height="10" class="even" />
      <rect x={low * 100} y="2.5" width={Math.max(1, (high - low) * 100)} height="5" class="span" />
      <rect x={at * 100 - 0.5} y="0.5" width="1" height="9" class="at" />
    </svg>
  );
}
