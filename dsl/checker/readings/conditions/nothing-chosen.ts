/** Whether there is anything to choose: `choose a fruit in your row as prize`, and below it `if there is no prize, ...` or `if there is a prize, ...`. */
import { withArticle } from '../../../text/english-inflection.ts';

const CHOSEN = /^\s*(?:- )?choose (?:an?|one) ([^,:]+?) as ([a-z-]+)$/;
const NOTHING =
  '(?:there is no (?:such )?NAME|there is none|no NAME was chosen|no NAME (?:is|was) found|there was no NAME|nothing (?:is|was|can be|could be) chosen|none can be chosen)';
const SOMETHING =
  '(?:there is (?:an?|one|the|such an?) NAME|there is one|(?:an?|the) NAME (?:is|was|has been|can be|could be) (?:chosen|found)|you chose (?:an?|the) NAME)';

/** The text with what is chosen from in the condition, right behind the choice; none where nothing changes. */
export function withNothingChosen(text: string): string[] {
  const lines = text.split('\n');
  const put = lines.map((line, at) => {
    const [, phrase, name] = CHOSEN.exec(lines[at - 1] ?? '') ?? [];
    if (phrase === undefined || name === undefined || /\brandom\b/.test(phrase)) return line;
    const asks = (form: string): RegExp => new RegExp(`^(\\s*)if ${form.replaceAll('NAME', name)}(?=[,:])`);
    return line
      .replace(asks(NOTHING), (_, margin: string) => `${margin}if there is no ${phrase}`)
      .replace(asks(SOMETHING), (_, margin: string) => `${margin}if there is ${withArticle(phrase)}`);
  });
  const read = put.join('\n');
  return read === text ? [] : [read];
}
