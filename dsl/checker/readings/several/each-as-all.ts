/** `sell every red fruit in that stall`, of one verb and nothing else: it is done with all of them. */
import { plural } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const EACH =
  /^(\s*(?:- )?(?:(?:when|at|before|once|while|until|during|for each|you may)\b[^,:\n]*, )?)((?:(?:each|every|that|the) [a-z]+ (?:player |opponent )?)?)([a-z-]+) (?:each|every) ([a-z-]+(?: [a-z-]+)?)((?: (?!by\b|for\b|to\b)(?:in|on|of|with|without|where|among|adjacent to|other than|that|which|whose)\b[^,:\n]+?)?)$/gm;

/** The text with `all` in each such line; none where there is none. */
export function withEachAsAll(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(
    EACH,
    (said, head: string, who: string, verb: string, what: string, rest: string) => {
      const noun = firstNounSaid(vocabulary, what);
      if (noun?.of !== 'card' || noun.form !== 'one' || !what.endsWith(noun.said)) return said;
      // One that was named above is meant by that name.
      const isNamed = new RegExp(` as (?:${noun.said}|${plural(noun.said)})(?=$|[,:\\n ])`, 'm').test(text);
      // With nothing but its place behind it, it is read elsewhere as done with one after the other.
      const isPlain = said.includes(`${verb} each `) && /^ in (?:your|their|the) [a-z]+$/.test(rest);
      if (
        isNamed ||
        isPlain ||
        !vocabulary.verbForms.has(verb) ||
        / (?:its|their|that [a-z-]+'s) /.test(rest)
      )
        return said;
      const symbol = vocabulary.terms.get(noun.said)?.[0]?.symbol;
      const named = symbol && 'names' in symbol ? forms(symbol as never).many : undefined;
      return `${head}${who}${verb} all ${what.slice(0, what.length - noun.said.length)}${named ?? plural(noun.said)}${rest}`;
    },
  );
  return put === text ? [] : [put];
}
