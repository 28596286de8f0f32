/**
 * Two that change places, and what they are like: `swap a fruit in the first stall for a fruit in the second stall as pair`, and below it
 * `if the colours of the pair are the same`. Each of them gets a name first.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { plural, withArticle } from '../../../text/english-inflection.ts';

const CARD = '((?:an?|the|another) [^,:\\n]+?)';
const EXCHANGE = /^(\s*)(?:you )?([a-z]+) ([^,:\n]+?)(?: as ([a-z-]+))?$/;
/** In place of the preposition of the verb. */
const OTHERS = ['for', 'with', 'against', 'and'];

/** The text with both named; none where nothing is asked of the two. */
export function withExchangedPair(text: string, vocabulary: Vocabulary): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const [, margin, word, said, name] = EXCHANGE.exec(line) ?? [];
    const verb = word === undefined ? undefined : vocabulary.verbForms.get(word)?.verb;
    const [, second] = verb?.parameters ?? [];
    if (!verb || second?.preposition === undefined || verb.parameters.length !== 2) return [];
    const [, one, other] =
      [second.preposition, ...OTHERS]
        .map((joint) => new RegExp(`^${CARD} ${joint} ${CARD}$`).exec(said!))
        .find((found) => found !== null) ?? [];
    if (one === undefined || other === undefined) return [];
    const below = lines.slice(at + 1).join('\n');
    const asked = compared(below, name, vocabulary);
    if (asked === undefined || /\b(?:as|let|the) (?:given|taken)\b/.test(text)) return [];
    return [
      [
        ...lines.slice(0, at),
        `${margin}choose ${chosen(one)} as given`,
        `${margin}choose ${chosen(other)} as taken`,
        `${margin}${verb.id} the given ${second.preposition} the taken`,
        asked,
      ].join('\n'),
    ];
  });
}

/** `the fruit with the lowest weight`: where several have it, one of them. */
const chosen = (said: string): string =>
  said.startsWith('the ') && / with the (?:most|fewest|highest|lowest)\b/.test(said)
    ? withArticle(said.slice('the '.length))
    : said;

/** The lines below, in which what the two have is compared; undefined where it is not, or where the two are named in another way as well. */
function compared(below: string, name: string | undefined, { fields }: Vocabulary): string | undefined {
  const called = name === undefined ? [] : [`the ${name}`];
  const who = ['they', 'both', 'both of them', 'the two', 'those two', 'those cards', ...called].join('|');
  const alike = '(the same|equal|different|not the same)';
  let put = below;
  for (const field of fields.filter(({ type }) => type.type === 'value' || type.type === 'number')) {
    const { one, many } = forms(field);
    const value = `(?:${[...new Set([one, many, plural(one)])].join('|')})`;
    const is = (word: string, like: string): string =>
      `${word} the given's ${one} is ${/same|equal/.test(like) && !like.startsWith('not') ? '' : 'not '}the taken's ${one}`;
    put = put
      .replaceAll(
        new RegExp(
          `\\b(if|unless|and|or) (?:the ${value} of (?:${who})|(?:their|${called.map((each) => `${each}'s?`).join('|') || 'their'}) ${value}) (?:is|are) ${alike}(?=$|[,:])`,
          'gm',
        ),
        (_, word: string, like: string) => is(word, like),
      )
      .replaceAll(
        new RegExp(
          `\\b(if|unless|and|or) (?:${who}) (?:have|has|share|are of|show) ${alike} ${value}(?=$|[,:])`,
          'gm',
        ),
        (_, word: string, like: string) => is(word, like),
      );
  }
  const isLeft = name !== undefined && new RegExp(`\\bthe ${name}\\b`).test(put);
  return put === below || isLeft ? undefined : put;
}
