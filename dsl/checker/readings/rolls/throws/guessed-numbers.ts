/**
 * A number that is guessed before a roll: `guess a number from 3 to 18, then make a wind roll. If you guessed right, gain 5 coins`. It is
 * chosen, and right where the roll comes to it.
 */
const GUESS =
  /^(\s*)(?:(?:guess|predict|call|name|say) (a number(?: (?:from|between) \d+ (?:to|and) \d+)?|the (?:result|total|number))|choose (a number (?:from|between) \d+ (?:to|and) \d+))(?: (?:of|for) (?:that|the|your) (?:[a-z]+ )?roll)?$/m;
const ROLL = /^\s*make (?:an? )((?:[a-z]+ )?roll)(?: as ([a-z-]+))?$/m;
const RIGHT =
  /\bif (?:you (?:guessed|were|are|predicted) (?:right|correctly|correct)|(?:your|the) (?:guess|prediction|number) (?:is|was) (?:right|correct)|(?:it|that roll|the roll|the result|the total) (?:matches|equals|is equal to|is)(?: (?:it|that number|the number|your (?:number|guess|prediction)))?|(?:you|they) roll(?:ed)? (?:it|that number|exactly that(?: number)?)|(?:they|both|the two) match)(?=,|:)/;

/** The text with the number chosen and compared; none where no roll follows, or nothing asks whether it was right. */
export function withGuessedNumbers(said: string): string[] {
  if (!/\b(?:guess|predict|call|name|say|number)\b/.test(said)) return [];
  const text = said.replaceAll(/^( *)([^\n]*?)(?:,|;)? (?:and )?then (?=make )/gm, '$1$2\n$1');
  const guess = GUESS.exec(text);
  const below = guess ? text.slice(guess.index + guess[0].length) : '';
  const roll = ROLL.exec(below);
  if (!guess || !roll || !RIGHT.test(below.slice(roll.index)) || / as guess\b/.test(text)) return [];
  const [first, margin, , chosen] = guess;
  const number = (guess[2] ?? chosen ?? '').replace(/ between (\d+) and /, ' from $1 to ');
  // How far the dice go is for the writer to say.
  if (!/from \d+ to \d+$/.test(number)) return [];
  const name = roll[2] === undefined ? `that ${roll[1]}` : `the ${roll[2]}`;
  const put = text
    .replace(first, `${margin}choose ${number} as guess`)
    .replace(RIGHT, `if ${name} is the guess`);
  return [put];
}
