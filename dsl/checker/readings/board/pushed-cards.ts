/** What is pushed away over a board, if the game has a verb for it that takes how far and from what. */
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { plural } from '../../../text/english-inflection.ts';
import { KNOWN_ONE, type BoardWords } from './board-words.ts';

const PUSHED = '(?:push|shove|knock|move|drive|force|throw|hurl|blow|repel)(?:es|s)?';

/** `push the target 2 squares away from this` is `push the target by 2 from this`. */
export function withPushes(text: string, words: BoardWords): string {
  const { cell, self } = words;
  const verb = pushing(words.vocabulary.verbs);
  if (!verb) return text;
  const squares = `(?:${cell.many}|${cell.one})`;
  const far = `(?:by )?(\\d+|an?|one|two|three) ${squares}`;
  const order = new RegExp(
    `\\b${PUSHED} (${KNOWN_ONE}|it|an? [^,:\\n]+?) (?:${far} (?:straight |directly )?(?:back|away)|(?:straight |directly )?(?:back|away) ${far})(?: from (${KNOWN_ONE}))?(?=$|[,:.\\n]| and )`,
    'g',
  );
  const put = text.replace(order, (all, one: string, before?: string, behind?: string, from = self) => {
    const number = NUMBERS[(before ?? behind)!] ?? (before ?? behind)!;
    return from === undefined || from === one ? all : `${verb} ${one} by ${number} from ${from}`;
  });
  return withWays(put, verb, words);
}

const NUMBERS: Readonly<Record<string, string>> = { a: '1', an: '1', one: '1', two: '2', three: '3' };

/** The word of the verb that takes a card, `by` a number and `from` a card. */
function pushing(verbs: readonly VerbSymbol[]): string | undefined {
  const found = verbs.find(({ parameters }) => {
    const by = parameters.find(({ preposition }) => preposition === 'by');
    const from = parameters.some(({ preposition }) => preposition === 'from');
    return parameters.length === 3 && from && by?.phrase.tree.heads[0]?.words.at(-1)?.text === 'number';
  });
  return found?.id;
}

/** The way that something was pushed, in the lines below: whether it was stopped, and how far it did not come. */
function withWays(text: string, verb: string, { cell, steps }: BoardWords): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => new RegExp(`\\b${verb} `).test(line));
  const [, margin = '', one, far] =
    new RegExp(`^(\\s*)${verb} (${KNOWN_ONE}) by (\\d+) from ${KNOWN_ONE}$`).exec(lines[at] ?? '') ?? [];
  if (one === undefined || /\borigin\b/.test(text)) return text;
  const way = `the ${steps} between the origin and ${one}`;
  const it = `(?:${one}|it)`;
  const stopped = new RegExp(
    `\\bif ${it} (?:(?:is|was|has been) (?:stopped|blocked|held up)|(?:cannot|could not|can not) (?:be )?(?:move|moved|pushed|go)(?: (?:that far|so far|(?:all )?(?:the )?${far} ${cell.many}|any (?:further|farther)|the (?:full|whole) (?:distance|way)))?)(?=[,:])`,
  );
  const unmoved = new RegExp(
    `\\b(if|unless) (?:${it} (?:(?:was|is|has|did)(?: not|n't) (?:been )?(?:pushed|moved|move|budge)(?: at all)?|(?:stayed|stays|remains|remained)(?: (?:where it (?:is|was)|there|put|in place))?)|you (?:did not|do not|don't|didn't|cannot|could not)(?: push it)?|that (?:fails|failed)|the push (?:fails|failed))(?=[,:])`,
  );
  const moved = new RegExp(
    `\\b(if|unless) (?:${it} (?:(?:was|is|has been|has|did)?(?: then)? ?(?:pushed|moved?|moves))|you (?:do|did)|that (?:works|worked|succeeds)|the push (?:works|worked|succeeds|succeeded))(?=[,:])`,
  );
  const missing = new RegExp(
    `^(.*) 1 ([a-z-]+) for each ${cell.one} (?:that )?${it} (?:could not|cannot|did not) (?:be )?(?:move|moved|pushed|go|come)$`,
  );
  const came = new RegExp(
    `^(.*) 1 ([a-z-]+) for each ${cell.one} (?:that )?${it} (?:was|is|has been) (?:moved|pushed)$`,
  );
  const rest = lines.slice(at + 1).map((line) =>
    line
      .replace(stopped, `if ${way} is less than ${far}`)
      .replace(unmoved, `$1 ${way} is 0`)
      .replace(moved, `$1 ${way} is at least 1`)
      .replace(missing, (_, who: string, what: string) => `${who} (${far} - ${way}) ${plural(what)}`)
      .replace(came, (_, who: string, what: string) => `${who} (${way}) ${plural(what)}`),
  );
  if (rest.join('\n') === lines.slice(at + 1).join('\n')) return text;
  return [...lines.slice(0, at), `${margin}let origin be ${one}'s ${cell.one}`, lines[at], ...rest].join(
    '\n',
  );
}
