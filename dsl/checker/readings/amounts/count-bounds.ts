/** How many are asked for, as a number is compared: `a`, `no`, `exactly 2`, `2 or more`. */
export const countBound = (count: string): string =>
  /^(?:an?|any)$/.test(count)
    ? 'at least 1'
    : count === 'no'
      ? '0'
      : count.replace(/^exactly /, '').replace(/^(\d+) or more$/, 'at least $1');
