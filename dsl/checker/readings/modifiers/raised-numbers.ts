/** Numbers of cards that are raised and lowered for a while: `increase its weight by 2`, `gets 1 more speed`, `+2 might`. */
import { type SpokenWords } from '../words/spoken-words.ts';

const HEAD = '((?:(?:[^,:]*, )|(?:(?:[^,:]+, )*(?:you may )))*(?:then |and )?)';
const WHOM =
  "((?:this card's host|this card|this|that [a-z-]+|the [a-z-]+(?: [a-z-]+)?|it|they|an? [^,:]+?|one of your [^,:]+?|each [^,:]+?|every [^,:]+?|all [^,:]+?|the other [^,:]+?|your [^,:]+?|another [^,:]+?))";
const SPAN = '((?:,? (?:until [^,:]+|this turn|this round|for the rest of [^,:]+))?)';
const MUCH = '(\\d+|an?|\\([^()]+\\)|the number of [^,:]+?|half [^,:]+?|twice [^,:]+?)';
const EACH = '((?: for (?:each|every) [^,:]+?)?)';
const UP = 'increased|raised|boosted|improved|up';
const DOWN = 'reduced|decreased|lowered|cut|down';

/** The order by which a number is raised or lowered. */
const put = (
  head: string,
  sign: string,
  much: string,
  what: string,
  whom: string,
  each = '',
  span = '',
): string =>
  `${head}${sign}${ofIt(amountOf(much), whom)} to the ${what} of ${ofAll(whom)}${ofIt(each, whom)}${spanOf(span)}`;
const signOf = (word: string): string =>
  /^(?:increas|rais|boost|improv|up|add|more|extra|\+|gain|high)/.test(word) ? '+' : '-';

/** A line in which such a number is raised and lowered as the language says it: `+2 to the might of that fruit`. */
export function withRaisedNumbers(line: string, words: SpokenWords): string {
  const { stats } = words;
  if (stats === '' || !new RegExp(`\\b(?:${stats})\\b`).test(line)) return line;
  const stat = `(${stats})`;
  let said = line;
  const read = (form: string, to: (match: readonly string[]) => string | undefined): void => {
    const match = new RegExp(`^${form}$`).exec(said);
    if (match) said = to(match) ?? said;
  };
  // A span in front.
  said = said.replace(/^(?:this turn|for the turn), (?=.*[a-z])/, 'until end of turn, ');
  // `gets +2 might`, also as what somebody gives.
  read(
    `${HEAD}${WHOM} (?:gets?|has|have|gains?|receives?) (?:a )?([+-])(\\d+) (?:bonus |malus )?(?:to |on |in )?(?:(?:its|their) )?${stat}(?: bonus| points?)?${EACH}${SPAN}`,
    ([, head, whom, plus, much, what, each, span]) => put(head, plus, much, what, whom, each, span),
  );
  read(
    `${HEAD}(?:give|grant)s? ${WHOM} ([+-])(\\d+) (?:to |on )?${stat}${EACH}${SPAN}`,
    ([, head, whom, plus, much, what, each, span]) => put(head, plus, much, what, whom, each, span),
  );
  read(
    `${HEAD}${WHOM} (?:gives|grants) ${WHOM} ([+-])(\\d+) (?:to |on )?${stat}${EACH}${SPAN}`,
    ([, head, , whom, plus, much, what, each, span]) => put(head, plus, much, what, whom, each, span),
  );
  // `gains 2 might`, of what is printed and is not counted.
  read(
    `${HEAD}${WHOM} (gets?|has|have|gains?|loses?|lose) (\\d+|an?) (?:(more|extra|additional|less|fewer) )?${stat}(?: points?)?(?: (more|extra|less))?${EACH}${SPAN}`,
    ([, head, whom, verb, much, how, what, behind, each, span]) => {
      const by = how ?? behind;
      if (isCounted(words, what, whom) && by === undefined) return undefined;
      if (/^(?:has|have)/.test(verb) && by === undefined) return undefined;
      const plus = by
        ? /^(?:more|extra|additional)$/.test(by)
          ? '+'
          : '-'
        : verb.startsWith('los')
          ? '-'
          : '+';
      return put(head, plus, much, what, whom, each, span);
    },
  );
  read(`${HEAD}${WHOM} gains? ${stat} equal to ${MUCH}${SPAN}`, ([, head, whom, what, much, span]) =>
    isCounted(words, what, whom) ? undefined : put(head, '+', much, what, whom, '', span),
  );
  read(
    `${HEAD}${WHOM} (?:gets?|has) an? ${stat} bonus (?:equal to|of) ${MUCH}${SPAN}`,
    ([, head, whom, what, much, span]) => put(head, '+', much, what, whom, '', span),
  );
  // `increase its might by 2`.
  read(
    `${HEAD}(increase|raise|boost|improve|reduce|decrease|lower)s? (?:the )?${stat} of ${WHOM} by ${MUCH}${EACH}${SPAN}`,
    ([, head, verb, what, whom, much, each, span]) => put(head, signOf(verb), much, what, whom, each, span),
  );
  read(
    `${HEAD}(increase|raise|boost|improve|reduce|decrease|lower)s? (its|their|${WHOM.slice(1, -1)}'s?) ${stat} by ${MUCH}${EACH}${SPAN}`,
    ([, head, verb, whose, what, much, each, span]) =>
      put(head, signOf(verb), much, what, ownerOf(whose), each, span),
  );
  // `its might is increased by 2`.
  read(
    `${HEAD}(its|their|${WHOM.slice(1, -1)}'s?) ${stat} (?:is|are|goes|go) (${UP}|${DOWN}) by ${MUCH}${EACH}${SPAN}`,
    ([, head, whose, what, verb, much, each, span]) =>
      put(head, signOf(verb), much, what, ownerOf(whose), each, span),
  );
  read(
    `${HEAD}the ${stat} of ${WHOM} (?:is|are|goes|go) (${UP}|${DOWN}) by ${MUCH}${EACH}${SPAN}`,
    ([, head, what, whom, verb, much, each, span]) => put(head, signOf(verb), much, what, whom, each, span),
  );
  read(
    `${HEAD}(its|their|${WHOM.slice(1, -1)}'s?) ${stat} is (\\d+) (higher|more|greater|lower|less)${EACH}${SPAN}`,
    ([, head, whose, what, much, how, each, span]) =>
      put(head, /^(?:higher|more|greater)$/.test(how) ? '+' : '-', much, what, ownerOf(whose), each, span),
  );
  read(
    `${HEAD}add ${MUCH} to (?:the ${stat} of ${WHOM}|(its|their|${WHOM.slice(1, -1)}'s?) ${stat})${EACH}${SPAN}`,
    ([, head, much, what, whom, whose, what2, each, span]) =>
      put(head, '+', much, what ?? what2, whom ?? ownerOf(whose), each, span),
  );
  // `+2 might` of nobody who is named.
  read(
    `${HEAD}([+-])(\\d+) ${stat}(?: (?:for|to) ${WHOM})?(?:((?: (?:until|this turn)[^,:]*?)?)${EACH}|${EACH}${SPAN})`,
    ([, head, plus, much, what, whom, first = '', each1 = '', each2 = '', span = '']) => {
      const whose = whom ?? words.self;
      return whose === undefined
        ? undefined
        : put(head, plus, much, what, whose, each1 || each2, first || span);
    },
  );
  return said;
}

/** Cards of which all are meant. */
const ofAll = (whom: string): string =>
  whom
    .replace(/^(?:each|every) (other )?([a-z-]+)\b/, (_all, other = '', noun) => `each ${other}${noun}`)
    .replace(/^this card$/, 'this');

/** What is attached to it, in what a number depends on. */
const ofIt = (said: string, whom: string): string =>
  whom === 'it'
    ? said
    : said.replaceAll(/\b(on|to|of) it\b/g, `$1 ${whom}`).replaceAll(/\bit (has|carries)\b/g, `${whom} $1`);

const ownerOf = (whose: string): string =>
  whose === 'its'
    ? 'it'
    : whose === 'their'
      ? 'them'
      : whose.replace(/'s?$/, '').replace(/^this card$/, 'this');

const amountOf = (much: string): string =>
  /^an?$/.test(much) ? '1' : /^(?:\d+|\()/.test(much) ? much : `(${much.replace(/^twice /, '2 times ')})`;

const spanOf = (span: string): string =>
  span
    .replace(/^,/, '')
    .replace(/ (?:this turn|for the (?:rest|remainder) of (?:the|this) turn)$/, ' until end of turn');

/** Whether a number is counted on such cards rather than printed alone. */
const isCounted = ({ vocabulary }: SpokenWords, what: string, _whom: string): boolean =>
  vocabulary.counters.some(
    ({ names, said, of }) =>
      of === 'card' &&
      (names.en.includes(what) || Object.values(said ?? {}).some((change) => change?.unit.en.includes(what))),
  );
