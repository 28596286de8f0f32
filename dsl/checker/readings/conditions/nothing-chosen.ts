/** Where there is nothing to choose: `choose a fruit in your row as prize`, and below it `if there is no prize, ...`. */

const CHOSEN = /^\s*(?:- )?choose (?:an?|one) ([^,:]+?) as ([a-z-]+)$/;
const NOTHING =
  '(?:there is no (?:such )?NAME|there is none|no NAME was chosen|no NAME (?:is|was) found|there was no NAME|nothing (?:is|was|can be|could be) chosen|none can be chosen)';

/** The text with what is chosen from in the condition, right behind the choice; none where nothing changes. */
export function withNothingChosen(text: string): string[] {
  const lines = text.split('\n');
  const put = lines.map((line, at) => {
    const [, phrase, name] = CHOSEN.exec(lines[at - 1] ?? '') ?? [];
    if (phrase === undefined || name === undefined || /\brandom\b/.test(phrase)) return line;
    return line.replace(
      new RegExp(`^(\\s*)if ${NOTHING.replaceAll('NAME', name)}(?=[,:])`),
      (_, margin: string) => `${margin}if there is no ${phrase}`,
    );
  });
  const read = put.join('\n');
  return read === text ? [] : [read];
}
