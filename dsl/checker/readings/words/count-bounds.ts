/** Words in front of a number that is a bound. */
export const BOUNDS = '(?:at least|at most|exactly|more than|less than|fewer than)';

/** How many are asked for, as a number is compared: `a`, `no`, `exactly 2`, `2 or more`, `fewer than 2`. */
export const countBound = (count: string): string =>
  /^(?:an?|any)$/.test(count)
    ? 'at least 1'
    : count === 'no'
      ? '0'
      : count
          .replace(/^exactly /, '')
          .replace(/^fewer /, 'less ')
          .replace(/^(\d+) or more$/, 'at least $1')
          .replace(/^(\d+) or (?:fewer|less)$/, 'at most $1');

/** Whether more than one, or fewer than so many, are asked for: not only whether there is any. */
export const isSeveral = (count: string): boolean =>
  !/^(?:an?|any|no|0|(?:at least )?1|1 or more)$/.test(count);
