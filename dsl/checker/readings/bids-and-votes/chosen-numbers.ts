/**
 * How many players chose a number: `each player secretly chooses a number from 1 to 5`, and below it `sell all fruits whose price exactly 1
 * player chose`, `if all players chose the same number`. What each has chosen counts as a vote for it.
 */
const NUMBERS = /^ *(?:each|every) player secretly (?:chooses|picks|names|writes down) a number\b[^\n]*$/m;

const BOUND = '(exactly|at least|at most|more than|fewer than|less than)';
const HOW_MANY = `(?:${BOUND} (\\d+|one|two|three|four|five) (?:other )?players?|(nobody|no player|no one)|(only|just) (?:one|1) player)`;
const COUNTS: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', four: '4', five: '5' };
const CHOSE = '(?:chose|picked|named|has chosen|have chosen|wrote down|guessed)';
const PLAYERS = '(?:all(?: the)? players|every player|everybody|everyone)';
const SAME = '(?:the )?same (?:number|one)';

const NOBODY_ELSE = '(?:nobody else|no one else|no other player)';
const ALONE = new RegExp(
  `^( *(?:otherwise, )?)(?:each|every) player (?:whose (?:number|choice) (?:${NOBODY_ELSE} ${CHOSE}|is unique)|who ${CHOSE} a (?:unique number|number (?:that |which )?${NOBODY_ELSE} ${CHOSE}))`,
  'gm',
);

/** The text with such numbers as votes; none where no player chooses a number in secret. */
export function withChosenNumbers(text: string): string[] {
  const chosen = NUMBERS.exec(text);
  if (!chosen) return [];
  const at = chosen.index + chosen[0].length;
  const below = text
    .slice(at)
    .replaceAll(
      new RegExp(
        `\\b(?:whose|where(?: that [a-z]+'s| its| their)?) ([a-z]+) (?:is a number |was a number )?(?:that |which )?${HOW_MANY} ${CHOSE}(?=$|[,:)]| and\\b)`,
        'gm',
      ),
      (_, value: string, ...many: Many) => `where ${value} has ${votesOf(many)}`,
    )
    .replaceAll(
      new RegExp(
        `\\b(?:whose|where(?: that [a-z]+'s| its| their)?) ([a-z]+) (?:is|was|were) (?:${CHOSE.replace('chose|', 'chosen|')}) by ${HOW_MANY}(?=$|[,:)]| and\\b)`,
        'gm',
      ),
      (_, value: string, ...many: Many) => `where ${value} has ${votesOf(many)}`,
    )
    .replaceAll(
      new RegExp(
        `\\b(if|where|while|and|or) ${HOW_MANY} ${CHOSE} ((?:that|this|the) [a-z]+(?:'s [a-z]+)?)(?=$|[,:)]| and\\b)`,
        'gm',
      ),
      (said, head: string, ...rest: Many) => {
        const number = rest[4] as string;
        return /^(?:that|this|the) (?:same|number)$/.test(number)
          ? said
          : `${head} ${number} has ${votesOf(rest)}`;
      },
    )
    .replaceAll(
      new RegExp(
        `\\b(if|where|while|and|or) (?:${PLAYERS} ${CHOSE} ${SAME}|all(?: players'| of the players')? (?:choices|numbers) are (?:all )?(?:the same|equal|alike))(?=$|[,:)])`,
        'gm',
      ),
      '$1 your choice has (the number of players) votes',
    )
    .replaceAll(
      new RegExp(
        `\\b(if|where|while|and|or) ${HOW_MANY.replace('other ', '')} ${CHOSE} ${SAME}(?=$|[,:)])`,
        'gm',
      ),
      (said, head: string, bound?: string, count?: string) =>
        bound === undefined || count === undefined
          ? said
          : `${head} there is a player where that player's choice has ${bound} ${countOf(count)} votes`,
    )
    .replaceAll(
      /\b(if|where|while|and|or) (?:no other player|nobody else|no one else) (?:chose|picked|named) (?:your|the same) number(?: as you)?(?=$|[,:)])/gm,
      '$1 your choice has exactly 1 vote',
    )
    .replaceAll(ALONE, "$1for each player where that player's choice has exactly 1 vote, that player");
  return below === text.slice(at) ? [] : [text.slice(0, at) + below];
}

type Many = readonly (string | undefined)[];

const countOf = (count: string): string => COUNTS[count] ?? count;

function votesOf([bound, count, none, only]: Many): string {
  if (none !== undefined) return 'exactly 0 votes';
  if (only !== undefined || bound === undefined || count === undefined) return 'exactly 1 vote';
  const number = countOf(count);
  return `${bound.replace('fewer', 'less')} ${number} vote${number === '1' ? '' : 's'}`;
}
