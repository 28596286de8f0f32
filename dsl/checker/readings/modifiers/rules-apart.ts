/** Two rules about the same cards in one sentence: `fruits beside this have -1 price and cannot be sold`, `that fruit cannot move and cannot be sold`. */
const HEAD = '^(\\s*(?:- )?(?:[^,:\\n]+, )*)';
const WHO = '((?:all |each |other |this|that |the )?[^,:\\n]*?)';
const SPAN = '((?: (?:until [^,:\\n]+|this turn|this round|for the rest of [^,:\\n]+))?)';
const VALUE_FIRST = new RegExp(
  `${HEAD}${WHO} ((?:have|has|get|gets) [+-]\\d+ [a-z]+(?: [a-z]+)?) and ((?:cannot|can't) [^,:\\n]+?)${SPAN}$`,
  'gm',
);
const RULE_FIRST = new RegExp(
  `${HEAD}${WHO} ((?:cannot|can't) [^,:\\n]+?) and ((?:have|has|get|gets) [+-]\\d+ [a-z]+(?: [a-z]+)?|(?:cannot|can't) [^,:\\n]+?)${SPAN}$`,
  'gm',
);

/** The rule with a line for each. */
const apart = (_: string, head: string, who: string, one: string, other: string, span: string): string => {
  const cards = who.replace(/^other /, 'all other ');
  const margin = /^\s*(?:- )?/.exec(head)![0];
  return `${head}${cards} ${one}${span}\n${margin.replace('- ', '  ')}${head.slice(margin.length)}${cards} ${other}${span}`;
};

export function withRulesApart(text: string): string[] {
  // Behind an event both belong into its block.
  const isRule = !/^\s*(?:when|if|at the|once|before)\b[^\n]*\band (?:cannot|has|have|get)/m.test(text);
  const put = isRule ? text.replaceAll(VALUE_FIRST, apart).replaceAll(RULE_FIRST, apart) : text;
  return put === text ? [] : [put];
}
