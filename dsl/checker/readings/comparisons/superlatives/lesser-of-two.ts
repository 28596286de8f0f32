/**
 * Of two that were chosen the one that has less or more of something, and the other one: `choose 2 fruits in different stalls as pair`, and
 * below it `move the one with the lower price to the stall of the other`.
 */
import { withArticle } from '../../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../../words/spoken-nouns.ts';

const CHOICE = /^(\s*)choose (?:exactly )?(?:2|two) ([a-z-]+)((?: [^,:\n]+?)?)(?: as ([a-z-]+))?$/m;
const LESS = /^(?:lower|lowest|smaller|smallest|lesser|least|fewer|fewest)$/;

/** The text with names for both; none where nothing below asks for one of them by a value. */
export function withLesserOfTwo(text: string, vocabulary: Vocabulary): string[] {
  const choice = CHOICE.exec(text);
  const [whole, margin, many, which, given] = choice ?? [];
  const found = many === undefined ? undefined : nounSaid(vocabulary, many);
  if (!choice || whole === undefined || found?.of !== 'card' || found.form !== 'many') return [];
  const numbers = vocabulary.fields
    .filter(({ type }) => type.type === 'number')
    .map((field) => forms(field).one);
  const pair = given ?? 'pair';
  const within = `(?: (?:in|of|among) (?:the ${pair}|them|those ${many}|the two(?: ${many})?))?`;
  const one = new RegExp(
    `\\bthe (?:one|${found.one}) with the (lower|lowest|smaller|smallest|lesser|higher|highest|greater|greatest|larger|bigger) (${numbers.join('|')})${within}(?![\\w-])`,
    'g',
  );
  const other = new RegExp(
    `\\bthe other(?: one| ${found.one})?${within}(?=$|[,:\\n]|'s\\b| (?:to|by|for|gains|loses|and|is|cannot)\\b)`,
    'gm',
  );
  const before = text.slice(0, choice.index);
  const rest = text.slice(choice.index + whole.length);
  const asked = [...rest.matchAll(one)];
  const [first] = asked;
  if (
    !first ||
    numbers.length === 0 ||
    /\b(?:let|as) (?:lesser|greater|pair)\b/.test(text.replace(whole, ''))
  )
    return [];
  if (asked.some((each) => each[2] !== first[2] || LESS.test(each[1]) !== LESS.test(first[1]))) return [];
  const isLess = LESS.test(first[1]);
  const [name, left] = isLess ? ['lesser', 'greater'] : ['greater', 'lesser'];
  const put = rest.replaceAll(one, `the ${name}`).replaceAll(other, `the ${left}`);
  const lines = [
    `${margin}choose 2 ${many}${which} as ${pair}`,
    `${margin}choose ${withArticle(found.one)} among the ${pair} with the ${isLess ? 'lowest' : 'highest'} ${first[2]} as ${name}`,
    ...(put.includes(`the ${left}`)
      ? [`${margin}choose another ${found.one} among the ${pair} as ${left}`]
      : []),
  ];
  return [before + lines.join('\n') + put];
}
