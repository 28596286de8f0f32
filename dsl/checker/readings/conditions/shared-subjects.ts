/**
 * Two conditions on one, who is named once: `while this is in your shed and has no wounds`, `if that player has no coins and is the
 * first player`. Each is asked of the one by name.
 */
const WHO =
  "(this(?: card| [a-z-]+)?|(?:that|the|your|their) [a-z-]+(?: [a-z-]+)?(?:'s [a-z-]+(?: [a-z-]+)?)?|you|they|it)";
const VERB = '(?:is|are|has|have|was|were|had)';
const SHARED = new RegExp(
  `\\b(if|while|unless|as long as|only if) ${WHO} (${VERB} (?:(?! and | or |,|:).)+?) (and|or) (either )?(${VERB}(?: not)? (?:(?!,|:).)+?)(?=$|[,:\\n])`,
  'gm',
);

/** The text with both questions in full; none where there is none. */
export function withSharedSubjects(text: string): string[] {
  const put = text.replaceAll(
    SHARED,
    (_, word: string, who: string, one: string, joint: string, _either: string | undefined, other: string) =>
      `${word} ${who} ${one} ${joint} ${who} ${other}`,
  );
  return put === text ? [] : [put];
}
