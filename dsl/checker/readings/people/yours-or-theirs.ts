/** Whose one card is, as a condition: `while the equipped fruit is yours`, `if that fruit is an opponent's`. Its controller is asked. */
const CARD = "((?:this|that [a-z-]+|the (?:equipped )?[a-z-]+(?:'s [a-z-]+)?))";
const IS = new RegExp(
  `(?<=\\b(?:while|if|and|or|unless) )${CARD} (is|is not|isn't) (yours|an opponent's|somebody else's|someone else's)(?=$|[,:]| and | or )`,
  'g',
);
const CONTROLS = new RegExp(
  `(?<=\\b(?:while|if|and|or|unless) )(you|an opponent|that player) (controls?|owns?|do not control|does not control) ${CARD}(?=[,:]| and | or )`,
  'g',
);

/** The text in which its controller is asked; none where nothing changes. */
export function withYoursOrTheirs(text: string): string[] {
  const put = text
    .replaceAll(IS, (_, card: string, is: string, whose: string) => {
      const isYours = (whose === 'yours') === (is === 'is');
      return `${card}'s controller is ${isYours ? 'you' : 'an opponent'}`;
    })
    .replaceAll(CONTROLS, (_, who: string, how: string, card: string) => {
      const isNot = / not /.test(how) ? ' not' : '';
      return `${card}'s controller is${isNot} ${who}`;
    });
  return put === text ? [] : [put];
}
