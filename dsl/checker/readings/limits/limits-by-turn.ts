/** How often something is done, by whose turn it is: `once in each player's turn` is once per turn, in the turns of all. */

const EACH =
  /(^|\n *|, )(once|twice|\d+ times) (?:in|during|on|per|every|each|for) (?:each |every |any |a |one )?(?:player's|players'|person's|one's|each player's|every player's) turns?(?=,| )/gi;
const BEHIND =
  /(^|\n *)(?:in|during|on|for) (?:each|every|any) (?:player's|person's) turn,? (once|twice|\d+ times)(?=,| )/gi;

/** What comes behind such a limit where it can be done in the turns of others as well: what is waited for, and what changes a roll. */
const ANYTIME = /^(?:when|each time|every time|if|before|during|while)\b|\brolls?\b/i;

/**
 * The text with each such limit as the language has it. What is done for a price, and for no roll, is done in one's own turn alone:
 * that is offered only.
 */
export function withLimitsByTurn(text: string): {
  readonly first: readonly string[];
  readonly guessed: readonly string[];
} {
  const put = [EACH, BEHIND].reduce(
    (said, form) =>
      said.replaceAll(form, (_, before: string, often: string) => `${before}${often.toLowerCase()} per turn`),
    text,
  );
  if (put === text) return { first: [], guessed: [] };
  const read = [put.replaceAll(/\bper turn,? (?=[a-z])/gi, 'per turn, ')];
  const behind = read[0].split('\n').flatMap((line) => /\bper turn, (.*)/.exec(line)?.[1] ?? []);
  return behind.every((each) => ANYTIME.test(each))
    ? { first: read, guessed: [] }
    : { first: [], guessed: read };
}
