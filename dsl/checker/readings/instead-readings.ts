/**
 * What happens in place of what a verb does: `when you attack a ship, you may draw a card instead`. A verb without an effect of
 * its own cannot be replaced.
 */
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';

const INSTEAD =
  /^((?:[^,:]+, )*)(?:when(?:ever)?|each time|every time|if) (you|an opponent|a player|another player|this|that [a-z-]+|the [a-z-]+(?: [a-z-]+)?) (would )?([a-z-]+)((?: [^,:]+)?), (?:instead,? )?((?:you|that player|they) may )?([^,:]+?),? instead$/;

/** A text in which each such line is a replacement. */
export function insteadOf(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .split('\n')
    .map((line) => {
      const [, head, who, would, word, rest, may = '', act] = INSTEAD.exec(line) ?? [];
      const form = word === undefined ? undefined : vocabulary.verbForms.get(word);
      if (form?.form !== (would !== undefined || who === 'you' ? 'base' : 'third')) return line;
      return form.verb.body.every(({ kind }) => kind === 'nothing')
        ? line
        : `${head}if ${who} would ${form.verb.id}${rest}, ${may}instead ${act}`;
    })
    .join('\n');
  return put === text ? [] : [put];
}
