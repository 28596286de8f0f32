/**
 * Sentences about the situation in which something happens: the only one that somebody has, what others have done, two that
 * change places. As all readings they are tried on the game itself.
 */
import { plural, withArticle } from '../../../text/english-inflection.ts';
import { singularOf, type Reading } from './card-readings.ts';

/** Two piles that are joined or the like, with a limit on what both have: the second goes by what the first one has. */
const BOTH_HAVE =
  /^((?:[^,:]+, )*)([a-z-]+) (?:two|2) ([a-z-]+s) (?:(?:that|which|who) (?:have|contain|hold|count)|with) (at most|at least|exactly|less than|more than) (\d+) ([a-z-]+) (?:together|in total|in all|altogether|between them|combined)$/;

const withBoth =
  (preposition: string) =>
  (
    _: string,
    head: string,
    verb: string,
    piles: string,
    how: string,
    count: string,
    what: string,
  ): string => {
    const pile = singularOf(piles);
    const lines = [
      `choose ${withArticle(pile)} as one`,
      `${verb} the one ${preposition} another ${pile} with ${how} (${count} - the number of ${what} in the one) ${what}`,
    ];
    return head === ''
      ? lines.join('\n')
      : [`${head.replace(/, $/, '')}:`, ...lines.map((line) => `  ${line}`)].join('\n');
  };

/** A card with its place, of which somebody is the owner. */
const PLACED = "(an?|another) ([a-z-]+(?: [a-z-]+)?) (in|on) (your|an opponent's|another player's) ([a-z-]+)";
const TWO_PLACED = new RegExp(
  `^((?:[^,:]+, )*)(?:swap|exchange|trade|switch) ${PLACED} (?:with|for|and) (?:${PLACED}|one (?:of|in|on) (an opponent(?:'s [a-z-]+)?|another player(?:'s [a-z-]+)?))$`,
);
const CHOSEN_TWO = new RegExp(
  `^((?:[^,:]+, )*)choose ${PLACED} and ${PLACED}(?:\n| and |, then |,? and then )(?:swap|exchange|trade|switch) (?:them|those [a-z-]+|the two|both)(?: around)?$`,
);

/** Two that different players have, whose owners change them. */
const OF_TWO =
  /^((?:[^,:]+, )*)choose (?:two|2) ([a-z]+?)(?:e?s) (in|on|of) (?:two )?different ([a-z]+?)(?:ies|s)(?:\n|, and | and |, )(?:their (?:owners|controllers)|the two players) (?:swap|exchange|trade|switch) (?:them|those [a-z-]+|these [a-z-]+)(?:,? (?:along|together) with (?:the |any |all )?[a-z]+ (?:on them|they carry|they have|attached to them))?$/;

function ofTwo(said: string): string | undefined {
  const [all, head, noun, at, place] = OF_TWO.exec(said) ?? [];
  if (all === undefined || head !== '') return undefined;
  const zone = all.includes(`different ${place}ies`) ? `${place}y` : place;
  return [
    `choose ${withArticle(noun)} ${at} any ${zone} as first`,
    `choose ${withArticle(noun)} ${at} any ${zone} where controller is not the first's controller as second`,
    `move the first to the second's controller's ${zone} and move the second to the first's controller's ${zone}`,
  ].join('\n');
}

/** One card goes where the other one was: places of different players, the first of whom is `you`. */
function exchanged(
  head: string,
  one: readonly [article: string, noun: string, at: string, zone: string],
  other: readonly [article: string, noun: string, at: string, zone: string, whose: string],
): string {
  const [article, noun, at, zone] = one;
  const lines = [
    `choose ${article} ${noun} ${at} your ${zone} as first`,
    `choose ${other[0]} ${other[1]} ${other[2]} ${other[4]} ${other[3]} as second`,
    `move the first to the second's controller's ${other[3]} and move the second to your ${zone}`,
  ];
  return head === ''
    ? lines.join('\n')
    : [`${head.replace(/, $/, '')}:`, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** What of two lines is read as one: two that are chosen change places. */
export function exchanges(lines: readonly string[]): string[] {
  return lines.flatMap((line, i) => {
    for (const many of [1, 2]) {
      const said = lines.slice(i, i + many).map((each) => each.trim());
      if (said.length < many) continue;
      const put = exchange(said.join('\n')) ?? ofTwo(said.join('\n'));
      const margin = /^ */.exec(line)![0];
      if (put === undefined) continue;
      return [
        [
          ...lines.slice(0, i),
          ...put.split('\n').map((each) => margin + each),
          ...lines.slice(i + many),
        ].join('\n'),
      ];
    }
    return [];
  });
}

function exchange(said: string): string | undefined {
  const match = TWO_PLACED.exec(said) ?? CHOSEN_TWO.exec(said);
  if (!match) return undefined;
  const [, head, article, noun, at, whose, zone, ...second] = match;
  const [article2 = withArticle(noun).split(' ')[0], noun2 = noun, at2 = at, whose2, zone2 = zone, of] =
    second;
  const other = whose2 ?? (of === undefined ? undefined : `${of.replace(/'s .*$/, '')}'s`);
  if (whose !== 'your' || other === undefined || other === 'your') return undefined;
  return exchanged(head, [article, noun, at, zone], [article2, noun2, at2, zone2, other]);
}

export const SITUATION_READINGS: readonly Reading[] = [
  // Neither into a pile nor out of it.
  [
    /^((?:[^,:]+, )*)(?:all )?([a-z-]+?s) cannot be moved (?:to|into) (that [a-z-]+|the [a-z-]+) (?:or|nor|and) (?:from|out of) \3((?: (?:this|until|for) [^,:]+)?)$/,
    '$1all $2 cannot be moved to $3$4\n$1all $2 in $3 cannot be moved$4',
  ],
  [
    /^((?:[^,:]+, )*)(?:all )?([a-z-]+?s) cannot be moved (?:into|in) (?:or|and) out of (that [a-z-]+|the [a-z-]+|it)((?: (?:this|until|for) [^,:]+)?)$/,
    '$1$2 cannot be moved to $3 or from $3$4',
  ],
  [
    /^((?:[^,:]+, )*)(?:nobody|no one|no player) (?:can|may) move (?:any )?([a-z-]+?s) ((?:into|to|in|from|out of|or|and|that|the|it|[a-z-]+)(?: [a-z-]+)*)$/,
    '$1$2 cannot be moved $3',
  ],
  [BOTH_HAVE, withBoth('to')],
  [BOTH_HAVE, withBoth('for')],
  // The first of each of several, and only where one alone is so.
  [
    /^((?:(?:otherwise|if [^,:]+), )*)([a-z-]+) (the|each|every|all) ([a-z-]+ with the [^,:]+?) (?:in|of|from) (?:each|every) ([a-z-]+)((?: (?:with|without|where) [^,:]+)?)$/,
    (_, head, verb, which, what, place, rest) => {
      const all = which === 'the' ? 'the' : 'all';
      const noun =
        all === 'the' ? what : what.replace(/^[a-z-]+/, (one) => (one.endsWith('s') ? one : plural(one)));
      return `${head}for each ${place}${rest}, ${verb} ${all} ${noun} in that ${place}`;
    },
  ],
  [
    /^([a-z-]+) the ([a-z-]+) (with the [^,:]+?) (?:in|of|from) (?:each|every) ([a-z-]+), unless (?:(?:that|the|its) [a-z-]+ is tied|(?:it|that) is a tie|(?:there is|there's) a tie|tied|several tie)$/,
    (_, verb, what, best, place) =>
      `for each ${place} where there is exactly 1 ${what} ${best} in that ${place}, ${verb} all ${plural(what)} ${best} in that ${place}`,
  ],
  [
    /,? (?:except|but not|leaving out|ignoring|passing over|other than)(?: for)? (?:any |all |every )?[a-z-]+ (?:where|whose|in which) ((?:all |the )*)([a-z-]+s) are (?:all )?(different|the same)(?=$|,)/,
    (_, _all, values, how) => ` where ${values} are not ${how}`,
  ],
  [
    /^([a-z-]+) (?:the|an?) ([a-z-]+) (with the [^,:]+?),? unless (?:it|that [a-z-]+) (?:has|contains|holds) (?:only |just |exactly )?(?:one|1|an?) ([a-z-]+)$/,
    (_, verb, what, best, inside) =>
      `choose ${withArticle(what)} ${best}\nif the number of ${plural(inside)} in that ${what} is more than 1, ${verb} that ${what}`,
  ],
  // The one that somebody has left.
  [
    /^((?:(?:once|twice|\d+ times) per [a-z]+, )?)(if|before) your (?:only|last|single|sole)(?: remaining)? ([a-z-]+) (would .+)$/,
    (_, often, word, what, happens) =>
      `while there is exactly 1 ${what} of yours, ${often}${word} ${withArticle(what)} of yours ${happens}`,
  ],
  [
    /^your (?:only|last|single|sole)(?: remaining)? ([a-z-]+) (cannot .+)$/,
    (_, what, rule) => `while there is exactly 1 ${what} of yours, ${withArticle(what)} of yours ${rule}`,
  ],
  [/\b(an?) ([a-z-]+(?: [a-z-]+)?) (of [^,:]+?) or an? ([a-z-]+(?: [a-z-]+)?) \3(?=$|,| )/, '$1 $2 or $4 $3'],
  [
    /^(.*)\byou have ((?:more|fewer|less) ([a-z-]+)s than [^,:]+), (.*\b)(one|all|each|\d+) of theirs\b(.*)$/,
    (_, before, more, what, then, count, rest) =>
      `${before}you have ${more}, ${then}${count === 'one' ? withArticle(what) : `${count} ${what}s`} of an opponent${rest}`,
  ],
  // What is done with it is known, so the player who does it chooses.
  [/^(?!you )([a-z-]+ an? [^,:]+?),? and you (?:pick|choose) which(?: one)?$/, 'you $1'],
  [
    /\b(?:in|from|on) (their|that player's|an opponent's|the [a-z]+'s) ([a-z-]+(?: [a-z-]+)?) to (yours)\b/,
    'in $1 $2 to your $2',
  ],
];
