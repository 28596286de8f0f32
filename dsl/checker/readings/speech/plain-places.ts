/** Places that people leave out or call otherwise: `discard a card`, `an enemy fruit`, `return it to its owner's hand`, `mill 2 cards`. */
import { thirdPerson, withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { Reading } from '../../../language/parser/errors/card-readings.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

/** Whether a game has a word. */
export const knows = (words: ReadonlyMap<string, unknown>, word: RegExp): boolean =>
  [...words.keys()].some((each) => word.test(each));

/** Whether a game has a verb with one object that may be in any place. */
const isPlaceless = ({ verbs }: Vocabulary, word: RegExp): boolean =>
  verbs.some(
    ({ id, parameters: [what, ...more] }) =>
      word.test(id) &&
      what !== undefined &&
      more.length === 0 &&
      !/ (?:in|on|of) /.test(what.phrase.snippet.text),
  );

/** Where somebody else is named in a line, it may be they who act. */
const OTHERS = /\b(?:players?|opponents?|they|owners?|controllers?|who)\b/;

/** A reading of lines in which nobody but you acts. */
const ofYou = (from: RegExp, to: (...match: string[]) => string): Reading => [
  /^.*$/gm,
  (line) => (OTHERS.test(line.replaceAll(/\bof an opponent\b/g, '')) ? line : line.replaceAll(from, to)),
];

/** A phrase with its place in front of what it leaves out. */
const placed = (what: string, place: string): string => {
  const [, which = '', rest = ''] = /^(.*?)( other than this)?$/.exec(what) ?? [];
  return `${which.replace(/^(?:one other|a different) /, 'another ').replace(/^one /, 'a ')} in ${place}${rest}`;
};

/** The place of what is given up, thrown away or sent back: people leave it out. */
export function ofPlaces(vocabulary: Vocabulary): Reading[] {
  const { zones, terms } = vocabulary;
  const hand = zones.find(({ of, seenBy }) => of === 'player' && seenBy === 'owner');
  const END = '(?=$|\\n|[,:;.]|,? instead\\b| (?:as|to|and|if)\\b)';
  const CARD =
    '((?:an?|another|one|a different|one other|\\d+|up to \\d+|any number of|\\([^()]+\\)) (?:random |other )?(?:card|cards)(?: other than this)?)';
  const steps: Reading[] = [];
  if (hand && isPlaceless(vocabulary, /^discard$/)) {
    steps.push(
      [
        new RegExp(
          `\\b((?:each|that|every|the) [a-z-]+(?:'s (?:owner|controller))?|the [a-z-]+ player|they|players|opponents|all players) discards? ${CARD}${END}`,
          'gm',
        ),
        (_, who, what) =>
          `${who} discard${/^(?:they|players|opponents|all players)$/.test(who) ? '' : 's'} ${placed(what, 'their hand')}`,
      ],
      [
        new RegExp(`\\b((?:each|that) (?:player|opponent)) (may|must|can) discard ${CARD}${END}`, 'gm'),
        (_, who, may, what) => `${who} ${may} discard ${placed(what, 'their hand')}`,
      ],
      // Behind what others do or have, an order without a subject is yours.
      [
        new RegExp(
          `^(\\s*(?:when|whenever|before|at|if|once|while|during|each time)\\b[^:\\n]*, (?:you (?:may |must |can )?)?)discard ${CARD}${END}`,
          'gm',
        ),
        (_, head, what) => `${head}discard ${placed(what, 'your hand')}`,
      ],
      ofYou(new RegExp(`\\bdiscard ${CARD}${END}`, 'g'), (_, what) => `discard ${placed(what, 'your hand')}`),
      ofYou(/\b(?:from|in) hand\b/g, () => 'in your hand'),
    );
  }
  // In a game without a verb for it, what is taken comes into one's hand.
  if (hand && !knows(vocabulary.verbForms, /^take$/))
    steps.push([
      /^((?:[^\n]*(?:, |: |then |and ))?(?:you may )?)take ((?:an?|all|up to \d+|\d+) [^,:\n]+?) (?:from|out of|in) ((?:the|any|an opponent's|that player's|another player's) [a-z]+(?: [a-z]+)?)$/gm,
      (_, head, what, where) => `${head}move ${what} in ${where} to your hand`,
    ]);
  // What is played or put somewhere comes from a hand, where nothing else was named.
  if (hand) {
    const names = [
      'card',
      ...vocabulary.kinds
        .filter((kind) => hand.takes?.includes(kind) ?? true)
        .flatMap(({ names: { en } }) => en),
    ];
    const PLAYED = `((?:an?|another|one|1|\\d+|up to \\d+)(?: other| more| additional)? (?:${names.join('|')}|cards)(?: cards?)?)`;
    const inHand = (what: string, whose: string): string =>
      placed(
        what
          .replace(/^(?:1|one|an?)? ?(?:other|more|additional) /, 'another ')
          .replace(/^(\d+) (?:other|more|additional) /, '$1 '),
        whose,
      );
    if (isPlaceless(vocabulary, /^play$/))
      steps.push(
        [
          new RegExp(`\\b((?:each|that) (?:player|opponent)) (may play|plays) ${PLAYED}${END}`, 'gm'),
          (_, who, plays, what) => `${who} ${plays} ${inHand(what, 'their hand')}`,
        ],
        ofYou(new RegExp(`\\bplay ${PLAYED}${END}`, 'g'), (_, what) => `play ${inHand(what, 'your hand')}`),
      );
    steps.push(
      ofYou(
        /\b(put|move|place) ((?:an?|one|1|\d+) (?:other )?cards?) (?=(?:on|to|at|onto|under) the (?:top|bottom) of )/g,
        (_, verb, what) => `${verb} ${placed(what.replace(/^1 /, 'a '), 'your hand')} `,
      ),
    );
  }
  if (isPlaceless(vocabulary, /^sacrifice$/))
    steps.push(
      [
        /\b((?:each|every) (?:player|opponent)|that (?:player|opponent)|all players|players) sacrifices? (an?|one) ([a-z-]+)(?=$|\n|[,:;]| (?:to|and)\b)/gm,
        (_, who, _a, what) => `${who} sacrifice${who.endsWith('players') ? '' : 's'} a ${what} of theirs`,
      ],
      ofYou(
        /\bsacrifice (an?|one|another|a different) ([a-z-]+)(?=$|[,:;]| (?:to|and|or)\b)/g,
        (_, which = '', what = '') =>
          `sacrifice ${which.replace('a different', 'another').replace('one', 'a')} ${what} of yours`,
      ),
    );
  // Those of the other side.
  const kinds = vocabulary.kinds.map(forms);
  const K = `(?:${kinds.map(({ one }) => one).join('|')})`;
  const Ks = `(?:${kinds.map(({ many }) => many).join('|')})`;
  const DOES = vocabulary.verbs.map(({ id }) => thirdPerson(id)).join('|');
  if (!terms.has('enemy') && vocabulary.seating.two)
    steps.push(
      [
        new RegExp(
          `\\b(an?|the|one|each|every|another|any) (?:enemy|opposing|hostile|opponent's|opponents') (${K})\\b(?!')`,
          'g',
        ),
        (_, which, what) =>
          `${which.replace(/^(?:one|any)$/, 'a').replace(/^an$/, 'a')} ${what} of an opponent`,
      ],
      [
        new RegExp(
          `\\b(?:an|your|the) opponent's (${K})(?= (?:with|without|that|which|who|of your choice)\\b)`,
          'g',
        ),
        (_, what) => `a ${what} ${placeOf(vocabulary, what, 'an opponent')}`,
      ],
      [
        new RegExp(`\\b(an?|the|one|each|every|another|any) (?:friendly|allied|own) (${K})\\b`, 'g'),
        (_, which, what) =>
          `${which.replace(/^(?:one|any|an)$/, 'a')} ${what} ${placeOf(vocabulary, what, 'you')}`,
      ],
      [
        new RegExp(`\\b(all|\\d+|up to \\d+) (?:enemy|opposing|hostile) (${Ks})\\b`, 'g'),
        '$1 $2 of an opponent',
      ],
      [new RegExp(`\\b(all|\\d+|up to \\d+) (?:friendly|allied) (${Ks})\\b`, 'g'), '$1 $2 of yours'],
      [new RegExp(`\\byour opponent(?='s\\b| (?:has|loses|gains|plays|${DOES})\\b)`, 'g'), 'an opponent'],
    );
  // What carries nothing of a kind that is carried.
  const worn = vocabulary.kinds.filter(({ goesOn }) => goesOn).map(forms);
  for (const { one, many } of worn)
    steps.push(
      [
        new RegExp(
          `,? (?:that|which|who) (?:has|have|carries|carry|bears|wears|holds|is carrying|is wearing) no (?:${many}|${one})(?: (?:attached|equipped|on it|attached to it))?(?=$|[,:]| (?:to|and|until)\\b)`,
          'g',
        ),
        ` without ${withArticle(one)}`,
      ],
      [
        new RegExp(
          `,? (?:that|which|who) (?:(?:is|are) not|isn't|aren't) (?:equipped with|carrying|wearing|holding) (?:an?|any) (?:${many}|${one})(?=$|[,:]| (?:to|and|until)\\b)`,
          'g',
        ),
        ` without ${withArticle(one)}`,
      ],
      [
        new RegExp(` with no (?:${many}|${one})(?: (?:attached|equipped)(?: to it)?| on it)(?=$|[,:])`, 'g'),
        ` without ${withArticle(one)}`,
      ],
      [
        new RegExp(
          ` not (?:equipped with|carrying|wearing|holding) (?:an?|any) (?:${many}|${one})(?=$|[,:])`,
          'g',
        ),
        ` without ${withArticle(one)}`,
      ],
    );
  // What goes back to a hand, with the verb for it.
  const back = destinationsIn(vocabulary).filter(
    ({ zone, of, verb }) => zone === hand && of === 'object' && verb.parameters.length === 1,
  );
  if (back.length === 1)
    steps.push(
      [
        new RegExp(
          `^((?:[^,:\\n]+, )*(?:you may )?)(?:return|put|send|move|take|bounce) ([^,:\\n]+?)(?: back)? (?:(?:in)?to|in) (?:its|their|his|her|that card's|the) owner's hand$`,
          'gm',
        ),
        (_, head, what) =>
          // By then it is with somebody else, or with nobody; whose it was does this.
          /^(?:this(?: card)?|it)$/.test(what) && /\b(?:when(?:ever)?|if|after|before|each time) /.test(head)
            ? `${head}move ${what} to your hand`
            : `${head}${back[0].verb.id} ${what}`,
      ],
      [
        new RegExp(
          `^(?:choose|pick) ([^,:\\n]+?)(?:\\n|,? and (?:then )?|, then )(?:return|put|send|move) (?:it|that [a-z-]+)(?: back)? (?:(?:in)?to|in) (?:its|their) owner's hand$`,
          'gm',
        ),
        (_, what) => `${back[0].verb.id} ${what}`,
      ],
      [
        new RegExp(
          `^([^,:\\n]+?) (?:goes|is returned|is put|is sent|returns)(?: back)? (?:(?:in)?to|in) (?:its|their) owner's hand$`,
          'gm',
        ),
        (_, what) => `${back[0].verb.id} ${what}`,
      ],
    );
  return steps;
}

/** Where cards of a kind are in play on one side: in one zone alone, or wherever they are of that player. */
function placeOf({ zones, kinds }: Vocabulary, what: string, who: 'you' | 'an opponent'): string {
  const kind = kinds.find((each) => forms(each).one === what);
  const there = zones.filter(
    ({ inPlay, of, takes }) => inPlay && of === 'player' && kind && takes?.includes(kind),
  );
  if (there.length !== 1) return who === 'you' ? 'of yours' : 'of an opponent';
  return `in ${who === 'you' ? 'your' : "an opponent's"} ${forms(there[0]).one}`;
}

/** The top of a deck. */
export function ofDecks({ zones, verbForms, terms }: Vocabulary): Reading[] {
  const deck = zones.find(({ names }) => /^deck$/.test(names.en[0]));
  const pile = zones.find(({ names }) => /^discard pile$/.test(names.en[0]));
  if (!deck || !pile) return [];
  const own = deck.of === 'player' ? 'your' : 'the';
  const mine = pile.of === 'player' ? 'your' : 'the';
  const random: Reading[] = knows(verbForms, /^discard$/)
    ? []
    : [
        [
          /\b(each opponent|each player|that player|each other player) (?:discards|loses|throws away|drops|gets rid of|trashes) (an?|one|\d+) (random )?(cards?)(?: (?:from|in|of)(?: their)? hand)?(?=$|\n|,)/g,
          (_, who, count, how = '', what) =>
            `${who} moves ${count.replace('one', 'a')} ${how}${what} in their hand to ${mine} discard pile`,
        ],
        [
          /(?<=\b(?:each opponent|each player|that player|each other player) )(?:puts|places|throws) (an?|one|\d+) (random )?(cards?) (?:from|in|of) (?:their )?hand (?:on|in|into|to|onto) the discard pile\b/g,
          (_, count, how = '', what) =>
            `moves ${count.replace('one', 'a')} ${how}${what} in their hand to ${mine} discard pile`,
        ],
      ];
  return [
    ...random,
    ...(knows(terms, /^mill$/) || knows(verbForms, /^mill$/)
      ? []
      : [
          [
            /^((?:[^,:\n]+, )*)mill (an?|one|\d+) cards?$/gm,
            (_: string, head: string, count: string) =>
              `${head}move the top ${/^\d+$/.test(count) ? `${count} cards` : 'card'} of ${own} deck to ${mine} discard pile`,
          ] as Reading,
        ]),
    [
      /^((?:[^,:\n]+, )*)discard the top (\d+ cards|card) (?:of|from) (your|the) deck$/gm,
      `$1move the top $2 of $3 deck to ${mine} discard pile`,
    ],
    [
      /^the top (\d+ cards|card) (?:of|from) (your|the) deck (?:go|goes|are put|is put|are moved|is moved) (?:in|on)?to (your|the) discard pile$/gm,
      'move the top $1 of $2 deck to $3 discard pile',
    ],
    [/\b(?:your|the) deck's top (\d+ cards|card)\b/g, `the top $1 of ${own} deck`],
    [
      /\b(?:the )?(?:first|topmost|uppermost|upper) (\d+) cards (of|from) (your|the) deck\b/g,
      'the top $1 cards of $3 deck',
    ],
    [
      /\bthe (\d+) (?:first|topmost|uppermost) cards (of|from) (your|the) deck\b/g,
      'the top $1 cards of $3 deck',
    ],
    [
      new RegExp(`^(?:your|the) (discard pile) is shuffled (?:back )?into (?:your|the) deck$`, 'gm'),
      `shuffle ${mine} $1 into ${own} deck`,
    ],
    [/\bshuffle (your|the) (discard pile) back into\b/g, 'shuffle $1 $2 into'],
    [
      /^(?:mix|shuffle) (?:your|the) (?:whole |entire )?discard pile (?:back )?into (?:your|the) deck$/gm,
      `shuffle ${mine} discard pile into ${own} deck`,
    ],
    [
      /^(?:put|return|move) (?:all cards (?:in|from) )?(?:your|the) discard pile (?:back )?(?:in|on)?to (?:your|the) deck(?:,? and (?:then )?|, then )shuffle(?: it| your deck| the deck)?$/gm,
      `shuffle ${mine} discard pile into ${own} deck`,
    ],
  ];
}
