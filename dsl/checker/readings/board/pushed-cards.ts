/** What is pushed away or pulled near over a board, if the game has a verb for it that takes how far, and from or to what. */
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { plural } from '../../../text/english-inflection.ts';
import { KNOWN_ONE, type BoardWords } from './board-words.ts';

const PUSHED = '(?:push|shove|knock|move|drive|force|throw|hurl|blow|repel)(?:es|s)?';
const PULLED = '(?:pull|drag|draw|move|haul|tow|attract|bring)s?';
const NEARER =
  '(?:(?:straight |directly )?towards?|(?:closer|nearer) to|(?:straight |directly )?to|in the direction of)';

/** `push the target 2 squares away from this` is `push the target by 2 from this`. */
export function withPushes(text: string, words: BoardWords): string {
  const { self } = words;
  const verb = movingBy('from', words.vocabulary.verbs);
  if (!verb) return text;
  const far = farIn(words);
  const order = new RegExp(
    `\\b${PUSHED} (${KNOWN_ONE}|it|an? [^,:\\n]+?) (?:${far} (?:straight |directly )?(?:back|away)|(?:straight |directly )?(?:back|away) ${far})(?: from (${KNOWN_ONE}))?(?=$|[,:.\\n]| and )`,
    'g',
  );
  const put = text.replace(order, (all, one: string, before?: string, behind?: string, from = self) => {
    const number = NUMBERS[(before ?? behind)!] ?? (before ?? behind)!;
    return from === undefined || from === one ? all : `${verb} ${one} by ${number} from ${from}`;
  });
  return withWays(put, verb, 'from', words);
}

const NUMBERS: Readonly<Record<string, string>> = { a: '1', an: '1', one: '1', two: '2', three: '3' };

/** `pull the target 2 squares towards this` is `pull the target by 2 to this`. */
export function withPulls(text: string, words: BoardWords): string {
  const { self } = words;
  const verb = movingBy('to', words.vocabulary.verbs);
  if (!verb) return text;
  const one = `(${KNOWN_ONE}|it|an? [^,:\\n]+?)`;
  const far = farIn(words);
  const order = new RegExp(
    `\\b(?:${PULLED} ${one} (?:${far} ${NEARER} (${KNOWN_ONE})|${NEARER} (${KNOWN_ONE}) ${far})|(?:pull|drag)s? ${one} ${far})(?=$|[,:.\\n]| and )`,
    'g',
  );
  const put = text.replace(order, (all, ...groups: (string | undefined)[]) => {
    const [named, before, to, also, behind, alone, far = behind ?? before] = groups;
    const what = named ?? alone!;
    const near = to ?? also ?? self;
    return near === undefined || near === what
      ? all
      : `${verb} ${what} by ${NUMBERS[far!] ?? far!} to ${near}`;
  });
  return withWays(put, verb, 'to', words);
}

/** `push the target by up to 3`: how far is chosen first. */
export function withChosenWays(text: string, { vocabulary }: BoardWords): string {
  const verbs = [movingBy('from', vocabulary.verbs), movingBy('to', vocabulary.verbs)].filter(
    (each) => each !== undefined,
  );
  if (verbs.length === 0 || /\bway\b/.test(text)) return text;
  return text.replace(
    new RegExp(`^(\\s*)(${verbs.join('|')}) (${KNOWN_ONE}) by up to (\\d+)(?= |$)`, 'm'),
    (_, margin: string, verb: string, one: string, most: string) =>
      `${margin}choose a number from 0 to ${most} as way\n${margin}${verb} ${one} by (the way)`,
  );
}

/** `2 squares`, `by one square`. */
const farIn = ({ cell }: BoardWords): string =>
  `(?:by )?(\\d+|an?|one|two|three) (?:${cell.many}|${cell.one})`;

/** The word of the verb that takes a card, `by` a number and `from` or `to` a card. */
function movingBy(way: 'from' | 'to', verbs: readonly VerbSymbol[]): string | undefined {
  const found = verbs.find(({ parameters }) => {
    const by = parameters.find(({ preposition }) => preposition === 'by');
    const has = parameters.some(({ preposition }) => preposition === way);
    return parameters.length === 3 && has && by?.phrase.tree.heads[0]?.words.at(-1)?.text === 'number';
  });
  return found?.id;
}

/** The way that something was pushed or pulled, in the lines below: whether it was stopped, and how far it did not come. */
function withWays(
  text: string,
  verb: string,
  preposition: 'from' | 'to',
  { cell, steps }: BoardWords,
): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => new RegExp(`\\b${verb} `).test(line));
  const [, margin = '', one, far] =
    new RegExp(`^(\\s*)${verb} (${KNOWN_ONE}) by (\\d+) ${preposition} ${KNOWN_ONE}$`).exec(
      lines[at] ?? '',
    ) ?? [];
  if (one === undefined || /\borigin\b/.test(text)) return text;
  const way = `the ${steps} between the origin and ${one}`;
  const it = `(?:${one}|it)`;
  const done = preposition === 'from' ? 'pushed' : '(?:pulled|dragged|drawn)';
  const stopped = new RegExp(
    `\\bif ${it} (?:(?:is|was|has been) (?:stopped|blocked|held up)|(?:cannot|could not|can not) (?:be )?(?:move|moved|${done}|go)(?: (?:that far|so far|(?:all )?(?:the )?${far} ${cell.many}|any (?:further|farther)|the (?:full|whole) (?:distance|way)))?)(?=[,:])`,
  );
  const unmoved = new RegExp(
    `\\b(if|unless) (?:${it} (?:(?:was|is|has|did)(?: not|n't) (?:been )?(?:${done}|moved|move|budge)(?: at all)?|(?:stayed|stays|remains|remained)(?: (?:where it (?:is|was)|there|put|in place))?)|you (?:did not|do not|don't|didn't|cannot|could not)(?: (?:push|pull) it)?|that (?:fails|failed)|the (?:push|pull) (?:fails|failed))(?=[,:])`,
  );
  const moved = new RegExp(
    `\\b(if|unless) (?:${it} (?:(?:was|is|has been|has|did)?(?: then)? ?(?:${done}|moved?|moves))|you (?:do|did)|that (?:works|worked|succeeds)|the (?:push|pull) (?:works|worked|succeeds|succeeded))(?=[,:])`,
  );
  const missing = new RegExp(
    `^(.*) 1 ([a-z-]+) for each ${cell.one} (?:that )?${it} (?:could not|cannot|did not) (?:be )?(?:move|moved|${done}|go|come)$`,
  );
  const came = new RegExp(
    `^(.*) 1 ([a-z-]+) for each ${cell.one} (?:that )?${it} (?:was|is|has been) (?:moved|${done})$`,
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
