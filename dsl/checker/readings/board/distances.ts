/** How far something is, as people say it: `within 2 squares`, `up to 3 squares away from it`, `next to this`. */
import { participle } from '../../../text/english-inflection.ts';
import { forms } from '../../../language/symbols/symbol-table.ts';
import { singleOf, type SpokenWords } from '../words/spoken-words.ts';

const NEAR = '(?:next to|beside|alongside|neighbou?ring|bordering|touching|right by)';
const UP_TO =
  '(?:within|at most|up to|(?:with)?in a (?:range|radius|distance) of|in range of|at a distance of(?: at most| up to)?)';
/** Cards, places and players that a distance may be measured from. */
const FROM = '(?: (?:of|from|around|to) ((?:this|that|the|it|one of|an?) ?[^,:]*?))?';
const END =
  '(?=$|[,:.]|\\)| (?:and|or|takes?|suffers?|loses?|gains?|gets?|cannot|can|has|have|is|are|lose|by|until|to|receives?|heals?)\\b)';

/** `the target cannot move`: those who walk it cannot. */
const STAYS =
  /\b((?:the|that) [a-z-]+|this card's host|each of the [a-z-]+|(?:(?:all|each|every) )?(?:enemies|allies|enemy|ally)(?: [^,:\n]*?)?) (?:cannot|can't|can not|may not) (move|[a-z]+)(?=$|,| until\b| this turn\b)/g;

/** The verb by which players take a card of theirs to another place of a board. */
function walkingIn({ vocabulary }: SpokenWords): string | undefined {
  const found = vocabulary.verbs.filter(
    ({ parameters }) =>
      parameters.length === 2 &&
      parameters[0].preposition === undefined &&
      parameters[1].preposition === 'to' &&
      vocabulary.zones.some(
        ({ pile }) => pile && parameters[1].phrase.snippet.text.endsWith(forms(pile).one),
      ),
  );
  return found.length === 1 ? found[0].id : undefined;
}

/** A line in which distances are those of the language; `before`: the lines above it. */
export function withDistances(line: string, words: SpokenWords, before: string): string {
  const { cell, cards } = words;
  if (!cell) return line;
  const cells = `(?:${cell.many}|${cell.one})`;
  const self = selfIn(words, before);
  const from = (one: string | undefined): string | undefined =>
    one === undefined || one === '' ? self : one;
  let said = line
    .replace(
      /^((?:if you do, |otherwise, )?)(this card's host|this) may (?:move|step|walk) (?=(?:up to |to )?(?:\d|an? ))/,
      '$1you may move $2 ',
    )
    .replaceAll(/\b(?:standing|located|positioned|placed) (?=next|beside|within|on|adjacent)/g, '')
    .replaceAll(
      new RegExp(`\\b(?:an? )?(?:free|unoccupied|vacant) (${cells})`, 'g'),
      (_, square: string) => `an empty ${square}`,
    )
    .replaceAll(
      new RegExp(`\\b(?:adjacent|neighbou?ring) (?:empty|free|unoccupied) (${cells})`, 'g'),
      'empty adjacent $1',
    )
    .replaceAll(new RegExp(`\\b${NEAR} (?=(?:this|that|the|it|an?|one)\\b)`, 'g'), 'adjacent to ')
    .replaceAll(STAYS, (all, who: string, word: string) => {
      const verb = walkingIn(words);
      return verb === undefined || (word !== 'move' && word !== verb)
        ? all
        : `${who} cannot be ${participle(verb)}`;
    });
  if (self !== undefined)
    said = said.replaceAll(
      /\bwithin (\d+)(?=$|,| as\b| by \d| (?:gains?|loses?)\b)/g,
      `within $1 of ${self}`,
    );
  // What is moved so far.
  said = said.replace(
    new RegExp(
      `^(?:place|put|push|move|shift|slide) (an? [^,:]+?) (?:to|on|onto|into|in) (an? (?:empty )?${cells}) ${UP_TO} (\\d+) ${cells}(?: away)?(?: (?:of|from) (?:it|that [a-z]+|where it (?:stands|is)))?$`,
    ),
    (_all, what: string, square: string, far: string) =>
      `choose ${what}\nmove that ${nounIn(words, what)} to ${square} within ${far} of that ${nounIn(words, what)}`,
  );
  said = said.replace(
    new RegExp(
      `^(.*?)\\b(move|push|shift|slide|push back|step)(s?) ((?:an?|that|this|the|one) [^,:]*?|it) (?:(?:by |for |exactly )?(?:up to |at most )?(\\d+|a) ${cells}(?: (?:away|in any direction))?|(?:to an? )?(?:empty )?${cells} (?:up to|at most|within) (\\d+) ${cells}(?: away| of (?:it|that [a-z]+)| from (?:it|that [a-z]+))?)$`,
    ),
    (
      all,
      head: string,
      verb: string,
      s: string,
      what: string,
      by: string | undefined,
      within: string | undefined,
    ) => {
      if (by !== undefined && by !== 'a' && by !== '1' && !/\b(?:up to|at most) \d/.test(all)) return all;
      // Away from something is no square near it.
      if (/^pu(?:sh|ll)/.test(verb) && all.endsWith(' away')) return all;
      const far = within ?? by!;
      const another = new RegExp(`\\b(?:an?|that|the|each|another) (?:other )?(?:${words.cards})(?![\\w-])`);
      const one = what === 'it' ? (another.test(before) ? undefined : self) : what;
      if (one === undefined) return all;
      return moved(head, s, one, far === 'a' || far === '1' ? undefined : far, words);
    },
  );
  said = said.replaceAll(
    new RegExp(`\\b${UP_TO} (\\d+) ${cells}(?: away)?${FROM}${END}`, 'g'),
    (all, far: string, of: string | undefined) => {
      const one = from(of);
      return one === undefined ? all : `within ${far} of ${one}`;
    },
  );
  said = said.replaceAll(
    new RegExp(
      `\\b(${cards})((?: of (?:yours|an opponent))?) on (?:an )?(?:adjacent|neighbou?ring) ${cells}`,
      'g',
    ),
    (all, noun: string, whose: string) => (self === undefined ? all : `${noun}${whose} adjacent to ${self}`),
  );
  said = said.replaceAll(
    new RegExp(
      `\\b(an?|each|every|all|another|the|\\d+) adjacent (${cards})((?: of (?:yours|an opponent))?)`,
      'g',
    ),
    (all, which: string, noun: string, whose: string) =>
      self === undefined ? all : `${/^an?$/.test(which) ? 'a' : which} ${noun}${whose} adjacent to ${self}`,
  );
  said = said.replaceAll(
    new RegExp(`\\b(an?|each|every|all|another|the|\\d+) adjacent (${cards})`, 'g'),
    (all, which: string, noun: string) =>
      self === undefined ? all : `${/^an?$/.test(which) ? 'a' : which} ${noun} adjacent to ${self}`,
  );
  return said.replaceAll(
    new RegExp(
      `\\ban? ?(?:empty adjacent|empty) (${cells})(?: (?:adjacent to (it|this|that [a-z]+|${self ?? 'it'})))?${END}`,
      'g',
    ),
    (all, square: string, of: string | undefined) => {
      if (!/adjacent/.test(all)) return all;
      const one = of === undefined || of === 'it' ? self : of;
      return one === undefined ? all : `an empty ${square} adjacent to ${one}`;
    },
  );
}

/** The order that moves something so far. */
function moved(head: string, s: string, what: string, far: string | undefined, words: SpokenWords): string {
  const square = words.cell!.one;
  const where = (one: string): string =>
    far === undefined ? `adjacent to ${one}` : `within ${far} of ${one}`;
  if (/^an? /.test(what)) {
    const that = `that ${nounIn(words, what)}`;
    const [, before = ''] = /^(.*?)(?:you may )?$/.exec(head) ?? [];
    return head === ''
      ? `choose ${what}\nmove ${that} to an empty ${square} ${where(that)}`
      : `${before}${head.endsWith('you may ') ? 'you may ' : ''}move${s} ${what} to an empty ${square} ${where(that)}`;
  }
  return `${head}move${s} ${what} to an empty ${square} ${where(what)}`;
}

const nounIn = (words: SpokenWords, phrase: string): string => {
  const [noun = 'card'] = new RegExp(`(?<![\\w-])(?:${words.cards})(?![\\w-])`).exec(phrase) ?? [];
  return singleOf(words, noun);
};

/** What is near, where nothing is named: the one card that was chosen above, or the card of the text. */
function selfIn(words: SpokenWords, before: string): string | undefined {
  const chosen = [...before.matchAll(new RegExp(`\\bchoose an? (?:other )?(${words.one})(?![\\w-])`, 'g'))];
  if (chosen.length > 1 || (chosen.length === 1 && words.self !== undefined)) return undefined;
  return chosen.length === 1 ? `that ${chosen[0][1]}` : words.self;
}
