/** A player that chance chooses, and what is theirs: `steal a fruit from a random opponent`, `in a random opponent's hand`. */
const HEAD =
  '((?:(?:when(?:ever)?|each time|at the|after|before|while|during|once per|twice per|if|until)\\b[^,:\\n]*, )*)';
const ONE = 'a random (opponent|player)';
const OWNED = new RegExp(
  `^( *)${HEAD}((?!choose |if |for each )[a-z]+ [^,:\\n]*?) (from|of|in|to|at) ${ONE}('s [a-z ]+)?$`,
  'm',
);

/** A text that chooses the player first; none where nobody's is meant so. */
export function withChancePlayers(text: string): string[] {
  const [all, margin, head, act, where, who, what] = OWNED.exec(text) ?? [];
  if (all === undefined) return [];
  const place =
    what === undefined
      ? `${where === 'from' ? 'of' : where} that player`
      : `${where === 'from' ? 'in' : where} that player${what}`;
  const lines = [`choose a random ${who}`, `${act} ${place}`];
  const put =
    head === ''
      ? lines.map((line) => margin + line)
      : [`${margin}${head.replace(/, $/, '')}:`, ...lines.map((line) => `${margin}  ${line}`)];
  return [text.replace(all, put.join('\n'))];
}
