/** A bound that is worked out, without its brackets: `a fruit with a price of at most the number of cards in your hand`. */
const BOUND =
  /\b(at most|at least|more than|less than|fewer than|exactly) ((?:the (?:number|total|greater|lesser)\b|half the|twice the)[^,:()\n]*?)(?=$|[,:]| (?:to your|to the|into|as [a-z-]+$)\b)/gm;

/** `a number from 0 to their coins`, as an upper bound. */
const UP_TO =
  /\b(from \d+ to) ((?:your|their|its|(?:that [a-z-]+|the [a-z-]+)'s) [a-z-]+(?: [a-z-]+)??)(?=$|[,:]| (?:as [a-z-]+|and)\b)/gm;

const OF_VALUE =
  /\bwith (?:an? )?([a-z]+(?: [a-z]+)?) of (at most|at least|more than|less than) (\([^()\n]*\))(?=$|[,:]| as [a-z-]+$| to )/gm;

export function withBoundsInBrackets(text: string): string[] {
  const put = text
    .replaceAll(BOUND, (_, bound: string, amount: string) => `${bound.replace('fewer', 'less')} (${amount})`)
    .replaceAll(UP_TO, '$1 ($2)')
    .replaceAll(OF_VALUE, 'where $1 is $2 $3');
  return put === text ? [] : [put];
}
