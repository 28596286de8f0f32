/**
 * What happens in place of what a verb does: `when you attack a ship, you may draw a card instead`. A verb without an effect of
 * its own cannot be replaced.
 */
import type { VerbSymbol } from '../../language/symbols/symbols.ts';
import type { Block } from '../../language/syntax/ast.ts';
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
      return form.verb.body.every(({ kind }) => kind === 'nothing') && !isAskedFor(vocabulary, form.verb)
        ? line
        : `${head}if ${who} would ${form.verb.id}${rest}, ${may}instead ${act}`;
    })
    .join('\n');
  return put === text ? [] : [put];
}

/** Whether the game asks behind the verb whether it was done, so that what is in its place keeps from happening what follows. */
const isAskedFor = (vocabulary: Vocabulary, { id }: VerbSymbol): boolean =>
  vocabulary.verbs.some(({ body }) => asksBehind(body, id));

function asksBehind(block: Block, verb: string): boolean {
  return block.some((each, i) => {
    if (each.kind === 'if-done') {
      const before = block[i - 1];
      if (before?.kind === 'order' && before.verb.text === verb) return true;
    }
    return (
      (each.kind === 'if' || each.kind === 'if-done') &&
      (asksBehind(each.then, verb) || asksBehind(each.otherwise ?? [], verb))
    );
  });
}
