/** Whose cards are meant: `an enemy fruit`, `a fruit you control`, `one of your opponent's fruits`. */
import { withArticle } from '../../../text/english-inflection.ts';
import { singleOf, type SpokenWords } from '../words/spoken-words.ts';

const ENEMY = '(?:enemy|opposing|hostile|rival)';
const FRIEND = '(?:friendly|allied)';
const YOU_HAVE =
  '(?:(?:that|which) )?(?:you (?:control|own|have|possess|command)|under your control|on your (?:side|team))';
const FOE_HAS =
  '(?:(?:that|which) )?(?:(?:your opponent|an opponent|the opponent|the enemy) (?:controls|owns|has|possesses))';
const END =
  '(?=$|[,:.]|\\)| (?:and|or|with|within|without|where|in|on|at|to|by|for|is|are|was|cannot|can|may|has|have|gets?|gains?|loses?|takes?|suffers?|heals?|recovers?|regains?|receives?|adjacent|until|this|until|lose|take|who|whose|that|which|from|of|other|equal|up|next|beside)\\b| [a-z]+s(?:[,:]| (?:an?|the|this|your|another|it)\\b))';
const OF = '(one|each|every|all|any|both|\\d+|up to \\d+|another|any number) of (?:the )?';
const DETERMINERS =
  '(an?|one|another|each|every|all|any|no|the|other|\\d+|up to \\d+|\\d+ or more|at least \\d+|whichever)';

/** Words for one of the players, in games of two. */
const YOUR_OPPONENT =
  /\b(?:your opponent|the opponent|the other player|the enemy player|your enemy|the enemy|your rival)(?=$|[,:]| |'s)/g;

/** The words in front of a player whose act a text waits for or asks about. */
const AWAITED = /\b(?:when|whenever|(?:each|every) time|if|unless|while|before|after|until) $/;

/** A line in which each side is called as the language calls it. */
export function withSides(line: string, words: SpokenWords): string {
  const { many, cards, vocabulary } = words;
  const two = vocabulary.seating.two === true;
  const put = (which: string, noun: string, whose: string): string =>
    which === 'all' || noun !== singleOf(words, noun)
      ? `${which} ${noun} ${whose}`
      : /^(?:an?|one|any)$/.test(which)
        ? `${withArticle(noun)} ${whose}`
        : `${which} ${noun} ${whose}`;
  const part = (which: string, noun: string, whose: string): string => {
    const single = singleOf(words, noun);
    if (/^(?:all|both|each|every|another|one|any)$/.test(which))
      return `${which === 'one' || which === 'any' ? withArticle(single) : `${which === 'all' || which === 'both' ? 'each' : which} ${single}`} ${whose}`;
    return `${which === 'any number' ? 'any number of' : which} ${noun} ${whose}`;
  };
  let said = line;
  const change = (from: string, to: (...match: string[]) => string): void => {
    said = said.replaceAll(new RegExp(from, 'g'), (...match: string[]) => to(...match));
  };
  // The noun of a card says which cards are meant, and the next word what they do.
  const qualities = `((?:(?!(?:${cards}) (?!cards?\\b))[a-z-]+ (?=(?:${cards})\\b))?)`;
  // What belongs to the other side.
  change(
    `\\b${OF}${two ? "(?:your|an|the) (?:opponent|enemy)'s" : "(?:an opponent's|your opponents')"} ${qualities}(${many})\\b`,
    (_, which, quality, noun) => part(which, quality + noun, 'of an opponent'),
  );
  change(
    `\\b(an?|another|the|each|every|one|any|no|all|\\d+|up to \\d+) ${qualities}(${cards}) (?:of|from) (?:your opponent|the opponent|the enemy)\\b(?!')`,
    (all, which, quality, noun) => (two ? put(which, quality + noun, 'of an opponent') : all),
  );
  if (two)
    change(`\\b(?:your|the) (?:opponent|enemy)'s ${qualities}(${cards})\\b`, (_, quality, noun) =>
      noun === singleOf(words, noun)
        ? `an opponent's ${quality}${noun}`
        : `all ${quality}${noun} of an opponent`,
    );
  change(
    `\\b${DETERMINERS} ((?:most )?(?:[a-z]+ )??)${ENEMY} ${qualities}(${cards})\\b`,
    (_, which, between, quality, noun) => {
      if (which === 'the' && between === '' && quality === '' && isOnly(words, noun))
        return `an opponent's ${noun}`;
      return put(which, `${between}${quality}${noun}`, 'of an opponent');
    },
  );
  change(
    `(^|[,:] |\\b(?:then|and|the [a-z]+ of|to|by|from) )${ENEMY} ${qualities}(${many})\\b`,
    (_, before, quality, noun) => `${before}all ${quality}${noun} of an opponent`,
  );
  change(`\\b${ENEMY} (${many})\\b`, (_, noun) => `${noun} of an opponent`);
  change(`\\b((?:${cards})) ${FOE_HAS}\\b`, (_, noun) => `${noun} of an opponent`);
  // What belongs to the reader.
  change(`\\b${DETERMINERS} ${FRIEND} ${qualities}(${cards})\\b`, (_, which, quality, noun) =>
    put(which, quality + noun, 'of yours'),
  );
  change(
    `(^|[,:] |\\b(?:then|and|to|by|from|of) )${FRIEND} (${many})\\b`,
    (_, before, noun) => `${before}all ${noun} of yours`,
  );
  change(`\\b(${cards}) ${YOU_HAVE}${END}`, (_, noun) => `${noun} of yours`);
  change(`\\b(no|up to \\d+) of your ((?:other )?)(${cards})\\b`, (_, which, other, noun) =>
    part(which, other + noun, 'of yours'),
  );
  change(`\\b(each|every|any number) of your ((?:other )?)(${many})\\b`, (_, which, other, noun) =>
    other === '' ? part(which, noun, 'of yours') : `each other ${singleOf(words, noun)} of yours`,
  );
  change(`\\bthe number of (?:all )?your (${many})\\b`, (_, noun) => `the number of ${noun} of yours`);
  // Who the other player is.
  if (two) {
    said = said.replaceAll(YOUR_OPPONENT, (_, at: number, whole: string) =>
      isActing(whole.slice(at)) && !AWAITED.test(whole.slice(0, at)) ? 'each opponent' : 'an opponent',
    );
    change('(^|, |\\bthen |\\band )the opponents? ', (_, before) => `${before}each opponent `);
    change(
      '(^|, |\\bthen |\\band )an opponent (?!has\\b|is\\b|cannot\\b|can\\b|may\\b|would\\b)(?=[a-z]+s\\b)',
      (_, before) => `${before}each opponent `,
    );
  }
  return said;
}

/** Whether what begins with a player is a sentence in which that player acts. */
const isActing = (said: string): boolean =>
  /^(?:your opponent|the opponent|the other player|the enemy player|your enemy|the enemy|your rival) (?!has\b|is\b|had\b|cannot\b|can\b|would\b)[a-z]+s\b/.test(
    said,
  );

/** Whether a player has just one card of a kind, as the game's own texts call it `your ...`. */
function isOnly({ vocabulary }: SpokenWords, noun: string): boolean {
  const yours = new RegExp(`\\byour ${noun}(?=[' ,]|$)`, 'm');
  return vocabulary.verbs.some(({ texts }) => texts?.some(({ snippet }) => yours.test(snippet.text)));
}

/** A line in which places are called as the texts of the game call them, and not as its cards print them. */
export function withPrintedNames(line: string, words: SpokenWords): string {
  const { vocabulary } = words;
  return vocabulary.zones.reduce((said, { names }) => {
    const [one, many = one] = names.en;
    return (names.printed?.en ?? []).reduce((text, printed, i) => {
      if (vocabulary.terms.has(printed)) return text;
      return text.replaceAll(new RegExp(`\\b${printed}\\b`, 'g'), i === 0 ? one : many);
    }, said);
  }, line);
}
