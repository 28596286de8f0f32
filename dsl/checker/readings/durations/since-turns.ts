/** Since when something has happened, in the words of people: `since the end of your last turn`, `since the round began`. */

const LAST = '(?:last|previous|preceding|most recent)';
/** The end of it: where only the turn is named, it is over by then. */
const ENDED = new RegExp(
  `\\bsince (?:(?:the )?end of )?(your|their|that player's|that opponent's) ${LAST} turn(?: (?:ended|was over))?(?! (?:began|started)\\b)`,
  'g',
);
const WENT =
  /\bsince (you|they) last (?:took a turn|had a turn|went|ended a turn|ended your turn|ended their turn)\b/g;
const GOING_ON =
  /\bsince (?:the )?(?:start|beginning) of (?:the|this) (turn|round|game)\b|\bsince (?:the|this) (turn|round|game) (?:began|started)\b/g;
const BEGUN = new RegExp(
  `\\bsince (?:(?:the )?(?:start|beginning) of (your|their) ${LAST} turn|(your|their) ${LAST} turn (?:began|started))`,
  'g',
);

const whose = (said: string): string => (said === 'your' || said === 'you' ? 'your' : 'their');

/** The text with such spans as the language has them. */
export function withSinceTurns(text: string): { readonly sure: string[]; readonly open: string[] } {
  const put = text
    .replaceAll(ENDED, (_, who: string) => `since ${whose(who)} last turn`)
    .replaceAll(WENT, (_, who: string) => `since ${whose(who)} last turn`)
    .replaceAll(GOING_ON, (_, start: string | undefined, began: string) => `this ${start ?? began}`)
    .replaceAll(
      BEGUN,
      (_, start: string | undefined, began: string) => `since the start of ${start ?? began} last turn`,
    );
  const open = put.replaceAll(/\bsince last turn\b/g, 'since your last turn');
  return { sure: put === text ? [] : [put], open: open === put ? [] : [open] };
}
