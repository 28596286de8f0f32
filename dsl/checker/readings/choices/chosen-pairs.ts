/**
 * Two that are chosen together, and what is done with the one and the other: `choose 2 fruits in different stalls as pair`, and
 * below it `swap the pair`. Once they are a new pile, that pile has a name: `move the pair to a new stall`, and below it `a
 * fruit in another stall`.
 */
import { plural, withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

/** A text with each such line in the words of the language; none where nothing changes. */
export function withPairs(text: string, vocabulary: Vocabulary): string[] {
  const lines = text.split('\n');
  return lines.flatMap((_, i) => {
    const put =
      ofTheTwo(lines, i, vocabulary) ??
      oneAfterTheOther(lines, i, vocabulary) ??
      bothChosen(lines, i) ??
      bothNamed(lines[i], text, vocabulary) ??
      eachNamed(lines[i]) ??
      severalAtOnce(lines[i], text, vocabulary) ??
      alikeElsewhere(lines[i], text, vocabulary) ??
      besidesTheNew(lines, i, vocabulary);
    return put ? [[...lines.slice(0, i - put.above), ...put.lines, ...lines.slice(i + 1)].join('\n')] : [];
  });
}

/** The lines in the place of one, and of so many above it. */
interface Put {
  readonly above: number;
  readonly lines: readonly string[];
}

const CHOOSE = /^(\s*)choose (?:the )?(?:exactly )?(?:2|two) ([a-z-]+)(.*?)(?: as ([a-z-]+))?$/;
const THE_TWO =
  /^(\s*)([a-z-]+) (?:the ([a-z-]+)|them(?: both)?|both(?: of them)?|the two(?: [a-z-]+| of them)?|(?:those|these)(?: 2| two)? [a-z-]+)(?: (?:with|for) each other)?$/;
/** What is read as a choice of one after the other. */
const ONLY_APART = /^ (?:in|from|of|out of) (?:2 |two )?different [a-z-]+$/;

/** `swap the pair`: one of them for the other one. */
function ofTheTwo(lines: readonly string[], at: number, vocabulary: Vocabulary): Put | undefined {
  const [, margin, word, name] = THE_TWO.exec(lines[at]) ?? [];
  const verb = word === undefined ? undefined : verbOfTwo(vocabulary, word);
  if (!verb || margin === undefined) return undefined;
  const from = lines.findLastIndex((line, i) => i < at && CHOOSE.test(line));
  const [, , many = '', which = '', given] = CHOOSE.exec(lines[from] ?? '') ?? [];
  const one = nounOfMany(vocabulary, many);
  if (one === undefined || name !== given) return undefined;
  if (name === undefined && (from !== at - 1 || which === '' || ONLY_APART.test(which))) return undefined;
  const called = name ?? freeName('chosen', lines.join('\n'));
  const exchange = `${margin}${oneForTheOther(verb, one, called)}`;
  return name === undefined
    ? { above: 1, lines: [`${lines[from]} as ${called}`, exchange] }
    : { above: 0, lines: [exchange] };
}

const CHOOSE_ONE = /^(\s*)choose (an?(?:other)? [a-z-]+.*?)(?: as ([a-z-]+))?$/;
const CHOOSE_BOTH = /^(\s*)choose (an? .+?) and (an?(?:other)? .+)$/;

/** `choose a fruit`, `choose another one`, and below it `swap them`. */
function oneAfterTheOther(lines: readonly string[], at: number, vocabulary: Vocabulary): Put | undefined {
  const [, margin, word, name] = THE_TWO.exec(lines[at]) ?? [];
  const verb = word === undefined ? undefined : verbOfTwo(vocabulary, word);
  if (!verb || margin === undefined || name !== undefined) return undefined;
  const both = CHOOSE_BOTH.exec(lines[at - 1] ?? '');
  if (both) return { above: 1, lines: [`${margin}${verb.id} ${both[2]} ${verb.word} ${both[3]}`] };
  const [first, second] = [at - 2, at - 1].map((i) => CHOOSE_ONE.exec(lines[i] ?? ''));
  if (!first || !second || first[1] !== margin || second[1] !== margin) return undefined;
  if (lines.slice(0, at - 2).some((line) => /\bchooses?\b/.test(line))) return undefined;
  const [one, other] = [first[3] ?? 'first', second[3] ?? 'second'];
  if (one === other) return undefined;
  return {
    above: 2,
    lines: [
      `${margin}choose ${first[2]} as ${one}`,
      `${margin}choose ${second[2]} as ${other}`,
      `${margin}${verb.id} the ${one} ${verb.word} the ${other}`,
    ],
  };
}

const BOTH_NAMED =
  /^(\s*(?:[^,:]+, )*)choose (?:exactly )?(?:2|two) ([a-z-]+)((?: .+?)?) as (?:the )?([a-z-]+) and (?:the )?([a-z-]+)$/;
const SUITING = / (?:different|same|total|totals?|add|consecutive)\b/;

/** `choose 2 fruits in your row as one and other`: one, and another one; those that must suit each other are chosen together first. */
function bothNamed(line: string, text: string, vocabulary: Vocabulary): Put | undefined {
  const [, head, many, which = '', first, second] = BOTH_NAMED.exec(line) ?? [];
  const one = many === undefined ? undefined : nounOfMany(vocabulary, many);
  if (head === undefined || one === undefined || first === second) return undefined;
  const called = freeName('pair', text);
  const where = SUITING.test(which) ? ` among the ${called}` : which;
  const lines = [
    ...(where === which ? [] : [`choose 2 ${many}${which} as ${called}`]),
    `choose ${withArticle(one)}${where} as ${first}`,
    `choose another ${one}${where} as ${second}`,
  ];
  const margin = /^\s*/.exec(head)![0];
  const said = head.slice(margin.length);
  return {
    above: 0,
    lines:
      said === ''
        ? lines.map((each) => margin + each)
        : [`${margin}${said.replace(/, $/, ':')}`, ...lines.map((each) => `${margin}  ${each}`)],
  };
}

const EACH_NAMED =
  /^(\s*)choose (an?(?:other)? [^,:]+?) as ([a-z-]+),? and (?:choose )?(an?(?:other)? [^,:]+?) as ([a-z-]+)$/;

/** `choose a fruit as one and a tool as other`: the one, and then the other. */
function eachNamed(line: string): Put | undefined {
  const [, margin, first, one, second, other] = EACH_NAMED.exec(line) ?? [];
  return margin === undefined || one === other
    ? undefined
    : { above: 0, lines: [`${margin}choose ${first} as ${one}`, `${margin}choose ${second} as ${other}`] };
}

const BOTH =
  /^(\s*)(?!choose )([a-z-]+) (?:them(?: both)?|both(?: of them)?|the two(?: [a-z-]+| of them)?|(?:those|these) (?:2|two) [a-z-]+|both [a-z-]+)( [^,]+)?$/;

/** `choose a fruit`, `choose a tool`, and below it `discard both`: the first and the second. */
function bothChosen(lines: readonly string[], at: number): Put | undefined {
  const [, margin, word, rest = ''] = BOTH.exec(lines[at]) ?? [];
  if (margin === undefined || word === undefined) return undefined;
  const joined = CHOOSE_BOTH.exec(lines[at - 1] ?? '');
  if (joined && / in the same /.test(joined[3])) return undefined;
  const above = joined ? 1 : 2;
  const [first, second] = joined
    ? [joined[2], joined[3]].map((what) => CHOOSE_ONE.exec(`${margin}choose ${what}`))
    : [at - 2, at - 1].map((i) => CHOOSE_ONE.exec(lines[i] ?? ''));
  if (!first || !second || first[1] !== margin || second[1] !== margin) return undefined;
  const [one, other] = [first[3] ?? 'first', second[3] ?? 'second'];
  if (one === other) return undefined;
  return {
    above,
    lines: [
      `${margin}choose ${first[2]} as ${one}`,
      `${margin}choose ${second[2]} as ${other}`,
      // Only a new place has to be the same one for both.
      ...(/ a new /.test(rest)
        ? [`${margin}${word} the ${one} and the ${other}${rest}`]
        : [`${margin}${word} the ${one}${rest}`, `${margin}${word} the ${other}${rest}`]),
    ],
  };
}

const SEVERAL = /^(\s*)([a-z-]+) (?:exactly )?(?:2|two) ([a-z-]+)( .+?)(?: with each other)?$/;

/** `swap 2 fruits of the same colour in different stalls`: two are chosen, and one goes for the other. */
function severalAtOnce(line: string, text: string, vocabulary: Vocabulary): Put | undefined {
  const [, margin, word, many, which] = SEVERAL.exec(line) ?? [];
  if (margin === undefined || word === undefined || many === undefined || which === undefined)
    return undefined;
  const verb = verbOfTwo(vocabulary, word);
  const one = nounOfMany(vocabulary, many);
  if (
    !verb ||
    one === undefined ||
    ONLY_APART.test(which) ||
    / (?:for|with(?! a total\b)|and|to) /.test(which)
  )
    return undefined;
  const said = which.replace(
    /^ (?:of|with) the same ([a-z-]+)( (?:in|from|out of) (?:2 |two )?different [a-z-]+)$/,
    (_, value: string, where: string) =>
      `${where.replace(/^ (?:from|out of) /, ' in ').replace(/ (?:2|two) /, ' ')} where ${plural(value)} are the same`,
  );
  const called = freeName('chosen', text);
  return {
    above: 0,
    lines: [`${margin}choose 2 ${many}${said} as ${called}`, `${margin}${oneForTheOther(verb, one, called)}`],
  };
}

const ALIKE =
  /^(\s*)([a-z-]+) an? ([a-z-]+)((?: in an? ([a-z-]+))?) (?:for|with|and) an?(?:other)? ([a-z-]+)(?: (in another ([a-z-]+)|in an? [a-z-]+))? (?:of|with) (the same|another|a different) ([a-z-]+)( in another ([a-z-]+)| in an? [a-z-]+)?$/;

/** `swap a fruit in a stall for a fruit of the same colour in another stall`: both are chosen, so that there is such a second one. */
function alikeElsewhere(line: string, text: string, vocabulary: Vocabulary): Put | undefined {
  const found = ALIKE.exec(line);
  if (!found) return undefined;
  const [, margin, word, one, place, pile, second, before, pileBefore, how, value, ...last] = found;
  const [behind = '', pileBehind] = last;
  const isSame = how === 'the same';
  const verb = verbOfTwo(vocabulary, word);
  if (!verb || !isField(vocabulary, value) || (before !== undefined && behind !== '')) return undefined;
  const other = pileBehind ?? pileBefore;
  if (pile !== undefined && pile === other && one === second) {
    const many = manyOf(vocabulary, one);
    const piles = manyOf(vocabulary, pile);
    if (many === undefined || piles === undefined) return undefined;
    const called = freeName('chosen', text);
    return {
      above: 0,
      lines: [
        `${margin}choose 2 ${many} in different ${piles} where ${plural(value)} are ${isSame ? 'the same' : 'different'} as ${called}`,
        `${margin}${oneForTheOther(verb, one, called)}`,
      ],
    };
  }
  const called = freeName('first', text);
  const where = before === undefined ? behind : ` ${before}`;
  const which = one === second && other === undefined ? `another ${second}` : withArticle(second);
  return {
    above: 0,
    lines: [
      `${margin}choose ${withArticle(one)}${place} as ${called}`,
      `${margin}${verb.id} the ${called} ${verb.word} ${which}${where} where ${value} is ${isSame ? '' : 'not '}the ${called}'s ${value}`,
    ],
  };
}

const TOGETHER = /^(\s*)(move the ([a-z-]+) to a new [a-z-]+)(?: as ([a-z-]+))?$/;

/**
 * Below `move the pair to a new stall`: `a fruit in another stall`, or `in a stall other than` the new one, is none of the pair, for
 * in the new one there is nothing else.
 */
function besidesTheNew(lines: readonly string[], at: number, vocabulary: Vocabulary): Put | undefined {
  const [, margin, order, those, name] = TOGETHER.exec(lines[at - 1] ?? '') ?? [];
  if (margin === undefined || order === undefined || those === undefined) return undefined;
  if (!lines.slice(0, at - 1).some((line) => new RegExp(`\\bas ${those}$`).test(line))) return undefined;
  const other =
    name === undefined
      ? '(?:from|in|of|out of) (?:another|any other) ([a-z-]+)'
      : `(?:from|in|of|out of) (?:(?:an?|any) ([a-z-]+) other than the ${name}|(?:another|any other) ([a-z-]+))`;
  const put = lines[at].replace(
    new RegExp(`\\b(an?|all|any number of|up to \\d+|\\d+) ([a-z-]+) ${other}(?=$|,| to)`),
    (said, which: string, noun: string, pile: string, ...more: readonly unknown[]) => {
      const heap = pile ?? (typeof more[0] === 'string' ? more[0] : '');
      return nounSaid(vocabulary, heap)?.of === 'pile'
        ? `${which} ${noun} other than the ${those} in ${which.startsWith('a') && which !== 'all' ? withArticle(heap) : `any ${heap}`}`
        : said;
    },
  );
  if (put === lines[at] || (name !== undefined && new RegExp(`\\bthe ${name}\\b`).test(put)))
    return undefined;
  if (name !== undefined && lines.slice(at + 1).some((line) => line.includes(name))) return undefined;
  return { above: 1, lines: [`${margin}${order}`, put] };
}

/** A verb that does the same with two of a sort. */
interface VerbOfTwo {
  readonly id: string;
  readonly word: string;
}

function verbOfTwo({ verbs, verbForms }: Vocabulary, said: string): VerbOfTwo | undefined {
  const called = verbs.filter(
    (verb) => verb.id === said || verbForms.get(said)?.verb === verb || verb.names.also?.en?.includes(said),
  );
  const [verb] = called;
  if (!verb || called.length > 1) return undefined;
  const [first, second, ...more] = verb.parameters;
  if (!first || first.preposition || second?.preposition === undefined || more.length > 0) return undefined;
  if (first.phrase.snippet.text.trim() !== second.phrase.snippet.text.trim()) return undefined;
  return { id: verb.id, word: second.preposition };
}

const oneForTheOther = ({ id, word }: VerbOfTwo, one: string, called: string): string =>
  `${id} ${withArticle(one)} among the ${called} ${word} another ${one} among the ${called}`;

/** The singular of a plural; none of another word. */
function nounOfMany(vocabulary: Vocabulary, said: string): string | undefined {
  const found = nounSaid(vocabulary, said);
  return found?.form === 'many' && found.of !== 'player' ? found.one : undefined;
}

function manyOf({ terms }: Vocabulary, one: string): string | undefined {
  const symbol = terms.get(one)?.[0]?.symbol;
  return symbol && 'names' in symbol ? forms(symbol).many : undefined;
}

const isField = ({ fields }: Vocabulary, said: string): boolean =>
  fields.some((field) => forms(field).one === said);

/** A name that the text does not use. */
const freeName = (name: string, text: string): string =>
  new RegExp(`\\b${name}\\b`).test(text) ? `${name}-ones` : name;
