/**
 * What an ability costs, or may be done first, asked about below: `once per turn, sell up to 3 fruits to:` and `draw a card for each
 * fruit sold this way`. It gets a name.
 */
import type { VerbForm, Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { withArticle } from '../../../text/english-inflection.ts';
import { firstNounSaid, type FoundNoun } from '../words/spoken-nouns.ts';
import { BOUNDS, countBound } from '../words/count-bounds.ts';

const SEVERAL = '((?:up to |at least )?(?:\\d+|two|three|four|five)|any number of|one or more|all)';
const PRICE = new RegExp(
  `^(\\s*)((?:[a-z][^:\\n]*?, )?(?:pay [^,:\\n]+ and )?)([a-z-]+) ${SEVERAL} ([a-z][^,:\\n]*?)(?: as ([a-z][a-z-]*))?( to:| to [^:\\n]+)$`,
);
/** What may be done, and a block of what is done then. */
const MAY = new RegExp(
  `^(\\s*)((?:[a-z][^:\\n]*?, )?you may )([a-z-]+) ${SEVERAL} ([a-z][^,:\\n]*?)(?: as ([a-z][a-z-]*))?()$`,
);
const IF_SO = /^\s*if you do:$/;
const COUNT = `(?:${BOUNDS} (?:\\d+)|\\d+ or (?:more|fewer|less)|an?|any|no)`;
const WAY = '(?: (?:this way|in this way|by this|like this|so|as a cost))';

/** The text with names for what it costs; none where nothing asks about it. */
export function withPaidThisWay(text: string, vocabulary: Vocabulary): string[] {
  const lines = text.split('\n');
  for (const [i, line] of lines.entries()) {
    const isAnswered = IF_SO.test(lines[i + 1] ?? '');
    const found = isAnswered ? MAY.exec(line) : PRICE.exec(line);
    const [, margin, head, word, count, phrase, name = 'toll', act] = found ?? [];
    const form = word === undefined ? undefined : vocabulary.verbForms.get(word);
    const noun = phrase === undefined ? undefined : firstNounSaid(vocabulary, bare(phrase));
    if (!form || !noun || noun.form !== 'many' || new RegExp(`\\b(?:as|the) toll\\b`).test(text)) continue;
    const begin = i + (isAnswered ? 2 : 1);
    const below = lines.slice(begin).findIndex((each) => /^\s*/.exec(each)![0].length <= margin.length);
    const end = /^ to .+/.test(act) ? begin : below < 0 ? lines.length : begin + below;
    const put = (said: string): string => asked(said, name, noun, form, vocabulary);
    const acts = lines.slice(begin, end).map(put);
    const doing = put(act);
    if (doing === act && acts.every((each, at) => each === lines[begin + at])) continue;
    const price = `${margin}${head}${word} ${count} ${phrase} as ${name}${doing}`;
    return [
      [...lines.slice(0, i), price, ...lines.slice(i + 1, begin), ...acts, ...lines.slice(end)].join('\n'),
    ];
  }
  return [];
}

const bare = (phrase: string): string =>
  phrase.replace(/ (?:in|on|from|of|with|without|where|attached) .*$/, '');

/** A line in which what was paid has its name. */
function asked(
  line: string,
  name: string,
  { one }: FoundNoun,
  { verb }: VerbForm,
  { verbForms }: Vocabulary,
): string {
  const isIt = (word: string): boolean => verbForms.get(word)?.verb === verb;
  return line
    .replaceAll(
      /\bfor (?:each|every)(?: one)? of (?:them|those|these)(?: [a-z-]+)?\b/g,
      `for each ${one} among the ${name}`,
    )
    .replaceAll(
      new RegExp(
        `\\bfor (?:each|every) ([a-z-]+)(?: that (?:was|were))? ([a-z-]+)${WAY}?(?=$|[,.:]| until )`,
        'g',
      ),
      (said, what: string, done: string) => (isIt(done) ? `for each ${what} among the ${name}` : said),
    )
    .replaceAll(
      new RegExp(
        `\\bfor (?:each|every) ([a-z-]+) (?:that )?you(?: have)? ([a-z-]+)${WAY}?(?=$|[,.:]| until )`,
        'g',
      ),
      (said, what: string, done: string) => (isIt(done) ? `for each ${what} among the ${name}` : said),
    )
    .replaceAll(
      new RegExp(`\\bif (${COUNT}) ([a-z-]+) (?:was|were) ([a-z-]+)${WAY}`, 'g'),
      (said, count: string, what: string, done: string) => (isIt(done) ? there(count, what, name) : said),
    )
    .replaceAll(
      new RegExp(`\\bif you(?: have)? ([a-z-]+) (${COUNT}) ([a-z-]+)${WAY}`, 'g'),
      (said, done: string, count: string, what: string) => (isIt(done) ? there(count, what, name) : said),
    );
}

/** `if at least 2 fruits were sold this way` */
function there(count: string, what: string, name: string): string {
  if (/^(?:an?|any)$/.test(count)) return `if there is ${withArticle(what)} among the ${name}`;
  return `if there are ${count === 'no' ? 'no' : countBound(count)} ${what} among the ${name}`;
}
