/** A bound that is worked out, without its brackets: `a fruit with a price of at most the number of cards in your hand`. */
const BOUND =
  /\b(at most|at least|more than|less than|fewer than|exactly) ((?:the (?:number|total|greater|lesser)\b|half the|twice the)[^,:()\n]*?)(?=$|[,:]| (?:to your|to the|into|as [a-z-]+$)\b)/gm;

const OF_VALUE =
  /\bwith (?:an? )?([a-z]+(?: [a-z]+)?) of (at most|at least|more than|less than) (\([^()\n]*\))(?=$|[,:]| as [a-z-]+$| to )/gm;

export function withBoundsInBrackets(text: string): string[] {
  const put = text
    .replaceAll(BOUND, (_, bound: string, amount: string) => `${bound.replace('fewer', 'less')} (${amount})`)
    .replaceAll(OF_VALUE, 'where $1 is $2 $3');
  return put === text ? [] : [put];
}
