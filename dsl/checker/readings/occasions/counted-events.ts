/** How many something happens to at once: `when you sell several fruits`, `if you would draw 2 or more cards, draw one more instead`. */

const MANY =
  /^(\s*(?:[^,:]+, )*?(?:when(?:ever)?|if|before|each time|every time) [^,:]*?)\b(?:several|multiple|more than one of) (?!or\b)(?=[a-z])/gim;
const AT_ONCE =
  /^(\s*(?:[^,:]+, )*?(?:when(?:ever)?|if|before|each time|every time) [^,:]*?) (?:at once|at the same time|simultaneously)(?=[,:])/gim;
/** `draw one more instead` */
const MORE =
  /^(\s*(?:[^,:\n]+, )*?)(?:if|when(?:ever)?) (you|an opponent|a player|another player) would ([a-z]+) (\d+|one|two|three) or more ([a-z-]+)((?: [^,:\n]+)?), (?:instead,? )?(?:(?:they|that player|you) )?([a-z]+) (one|two|an additional|\d+) (more|fewer|less)(?: \5)?(?:,? instead)?(?=[.\n]|$)/gim;

/** The text with such events as the language has them. */
export function withCountedEvents(text: string): string[] {
  const put = text
    .replaceAll(MANY, '$12 or more ')
    .replaceAll(AT_ONCE, '$1')
    .replaceAll(
      MORE,
      (
        _,
        head: string,
        who: string,
        verb: string,
        least,
        noun,
        rest,
        word: string,
        by: string,
        how: string,
      ) => {
        const amount = `the number of cards among the batch ${how === 'more' ? '+' : '-'} ${by.replace('one', '1').replace('two', '2')}`;
        return `${head}if ${who} would ${verb} ${least} or more ${noun}${rest} as batch, instead ${who === 'you' ? word : `that player ${verb}s`} (${amount}) ${noun}`;
      },
    );
  return put === text ? [] : [put];
}
