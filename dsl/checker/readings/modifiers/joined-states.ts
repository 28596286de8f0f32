/**
 * What holds of one in two ways: `that fruit cannot ripen and has no price until end of turn`. Each is a line of its own. And what somebody may
 * let hold or not: `you may choose that this has that fruit's colour`.
 */
const TRIGGER =
  '((?:(?:once|twice) per [a-z]+, )?(?:when(?:ever)?|at|before|after|each time)\\b[^:\\n]*?, )?';
const HEAD = '((?:(?:while|until|during|as long as|for the rest of) [^,:\\n]+, )*)';
const WHAT = '((?:this|that|the|those|these|it|all|your|you|opponents|players|each)\\b[^,:\\n]*?)';
const STATE = '((?:cannot|has no|have no|counts? as)\\b[^,:\\n]*?)';
const SPAN = '((?: (?:until|this (?:turn|round)|for the rest of|while|as long as)\\b[^,:\\n]*)?)';
const JOINED = new RegExp(
  `^(\\s*)${TRIGGER}${HEAD}${WHAT} ${STATE}${SPAN},? and (?:it |they )?${STATE}${SPAN}$`,
);
/** How long it holds, and as long as what, behind it. */
const BEHIND = new RegExp(
  `^(\\s*)((?:if (?:you|they) do|otherwise), )?${WHAT} (?:also )?((?:has|have|cannot|counts? as)\\b[^,:\\n]*?) ((?:until|for the rest of) [^,:\\n]+?),? (?:while|as long as) ([^,:\\n]+)$`,
);
const CHOSEN = new RegExp(
  `^(\\s*)${TRIGGER}you may (?:choose (?:that|to let) (this|that [a-z-]+|the [a-z-]+) |(?:have|let) (this|that [a-z-]+|the [a-z-]+) )(?:also )?(?:has|have|gets?|gains?|copy|copies) (?!(?:an?|\\d+) )([^,:\\n]+)$`,
);

/** The text with such lines apart; none where there is none. */
export function withJoinedStates(text: string): string[] {
  const put = text
    .split('\n')
    .flatMap((line) => joined(line) ?? chosen(line) ?? [line.replace(BEHIND, '$1$2$5, while $6, $3 $4')])
    .join('\n');
  return put === text ? [] : [put];
}

function joined(line: string): string[] | undefined {
  const [, margin, trigger, head, what, one, first, other, last] = JOINED.exec(line) ?? [];
  if (margin === undefined || what === undefined) return undefined;
  const span = first === '' ? last : first;
  return below(margin, trigger, [
    `${head}${what} ${one}${span}`,
    `${head}${what} ${other}${last === '' ? span : last}`,
  ]);
}

function chosen(line: string): string[] | undefined {
  const [, margin, trigger, that, allowed, what] = CHOSEN.exec(line) ?? [];
  return margin === undefined
    ? undefined
    : below(margin, trigger, ['choose one:', `  - ${that ?? allowed} has ${what}`, '  - nothing']);
}

/** Lines at a margin, or in a block below what is waited for. */
const below = (margin: string, trigger: string | undefined, lines: readonly string[]): string[] =>
  trigger === undefined
    ? lines.map((line) => margin + line)
    : [`${margin}${trigger.replace(/, $/, ':')}`, ...lines.map((line) => `${margin}  ${line}`)];
