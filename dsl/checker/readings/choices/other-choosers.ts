/** Somebody else chooses: `sell 2 fruits the dealer chooses`, `sell a fruit of an opponent's choice`. They choose first. */
const WHO =
  '(the (?!(?:first|last) (?:one|of)\\b)[a-z-]+(?: [a-z-]+)?|an opponent|that (?:player|opponent)|another player|the (?:next|previous) player)';
const VERB = '([a-z-]+)';
const WHAT =
  '((?:an?|the|\\d+|up to \\d+|exactly \\d+|any number of|one|two|three|four) (?:(?!\\b(?:your|their|my)\\b)[^,:])+?)';
const CHOOSES = new RegExp(
  `^(\\s*)((?:(?:if|while) [^,:]+, |otherwise, )*)${VERB} ${WHAT},?(?: (?:that |which |whom )?${WHO} (?:chooses|picks|selects)| of ${WHO}'s (?:choice|choosing)((?: (?:with|where) [^,:]+)?)|,? chosen by ${WHO})$`,
);

/** A text in which they do so in front of each such order; none where nobody else chooses. */
export function withOtherChoosers(text: string): string[] {
  if (!/\b(?:chooses|picks|selects|choice|choosing|chosen by)\b/.test(text)) return [];
  const put = text
    .split('\n')
    .flatMap((line) => {
      const found = CHOOSES.exec(line);
      if (!found) return [line];
      const [, margin, front, verb, noun, chooser, hers, behind = '', by] = found;
      const who = chooser ?? hers ?? by;
      const what = `${noun}${behind}`;
      if (verb === 'choose' || verb.endsWith('s')) return [line];
      const name = /\bchosen\b/.test(text.replace(/ chosen by .*/, '')) ? 'chosen-ones' : 'chosen';
      const lines = [`${who} chooses ${what} as ${name}`, `${verb} the ${name}`];
      return front === ''
        ? lines.map((each) => margin + each)
        : [`${margin}${front.replace(/, $/, '')}:`, ...lines.map((each) => `${margin}  ${each}`)];
    })
    .join('\n');
  return put === text ? [] : [put];
}
