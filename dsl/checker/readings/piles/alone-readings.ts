/** What is alone: `that card becomes a loner` where a loner is what is in a pile of its own. */
import type { NounSymbol } from '../../../language/symbols/symbols.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

/** The nouns of a game for what is in a pile alone, each with the name of the pile. */
function alone({ nouns }: Vocabulary): { readonly noun: NounSymbol; readonly pile: string }[] {
  return nouns.flatMap((noun) => {
    const pile = /\bin an? ([a-z-]+) with exactly 1 [a-z-]+$/.exec(noun.is.snippet.text)?.[1];
    return pile === undefined ? [] : [{ noun, pile }];
  });
}

/** A text in which what becomes such a card is moved to a new pile. */
export function withAlone(text: string, vocabulary: Vocabulary): string[] {
  return alone(vocabulary).flatMap(({ noun, pile }) => {
    const [one, many = one] = noun.names.en;
    const becomes = `(?:becomes?|is|are) (?:an? )?(?:${one}|${many})`;
    const all = new RegExp(
      `^[a-z-]+ (an? ([a-z-]+)),? (?:so that|such that|until) (?:each|all|every one) of (?:its|the) ([a-z-]+?)s? ${becomes}$`,
    );
    const each = new RegExp(
      `^(?:each|every|all) ([a-z-]+?)s? (in|of) (that [a-z-]+|the [a-z-]+) ${becomes}$`,
    );
    const single = new RegExp(`^(this|that [a-z-]+|the [a-z-]+) becomes (?:an? )${one}$`);
    const lines = text.split('\n').flatMap((line) => {
      const [margin] = /^ */.exec(line)!;
      const said = line
        .trim()
        .replace(all, `choose $1\nfor each $3 in that $2, move that $3 to a new ${pile}`)
        .replace(each, `for each $1 in $3, move that $1 to a new ${pile}`)
        .replace(single, `move $1 to a new ${pile}`);
      return said.split('\n').map((part) => margin + part);
    });
    const put = lines.join('\n');
    return put === text ? [] : [put];
  });
}
