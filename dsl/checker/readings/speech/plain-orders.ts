/**
 * Orders and changes as people write them, in the words that a game has: verbs that it lists besides its own, `put a wound on it`,
 * `raise the price of a fruit by 2`, `score a point`, `everyone discards a card`.
 */
import { articleOf, participle, thirdPerson } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { Reading } from '../../../language/parser/errors/card-readings.ts';
import { knows, ofDecks, ofPlaces } from './plain-places.ts';

const known = new WeakMap<Vocabulary, readonly Reading[]>();

/** All of them are made in this order. */
export function orderSteps(vocabulary: Vocabulary): readonly Reading[] {
  const before = known.get(vocabulary);
  if (before) return before;
  const steps = [
    ...SPOKEN,
    ...(vocabulary.seating.teams ? [] : OTHERS),
    ...otherVerbs(vocabulary),
    ...printedNames(vocabulary),
    ...ofCounters(vocabulary),
    ...ofFields(vocabulary),
    ...ofPlaces(vocabulary),
    ...ofDecks(vocabulary),
    passive(vocabulary),
  ];
  known.set(vocabulary, steps);
  return steps;
}

/** `all red fruits are sold`, as a line of what happens: an order. */
const passive = ({ verbForms }: Vocabulary): Reading => [
  /^((?:otherwise, |for each [a-z ]+, )?)((?:all|each|every|another|up to \d+|\d+|that|those) [^,:\n]+?) (?:is|are|gets?) ([a-z]+)$/gm,
  (said, head, what, done) => {
    const form = verbForms.get(done);
    return form?.participle &&
      form.verb.parameters.length === 1 &&
      !/\b(?:that|which|who|if|when)\b(?! [a-z]+$)/.test(what.slice(5))
      ? `${head}${form.verb.id} ${what}`
      : said;
  },
];

const SPOKEN: readonly Reading[] = [
  [/\bfor every (?=[a-z])/g, 'for each '],
  [/\bguess(es)? (?=an? [a-z]+)/g, (_, s) => `choose${s === undefined ? '' : 's'} `],
  [/\b(was|were) already (?=[a-z]+ this (?:turn|round|game)\b)/g, '$1 '],
  [/^you (?=look at )/gm, ''],
  [
    /^( *)(?:each|every) ([^,:\n]+?) (?:gives|adds|grants|provides)(?: you)? ([+-]\d+) (?:to|on) ([^,:\n]+)$/gm,
    '$1$3 to $4 for each $2',
  ],
  [
    /\b(before|when|whenever|each time) (you|an opponent|another player|a player) (rolls?|makes? a roll), (you may [^,:\n]+?) to (?:add|give|get|gain) \+?(\d+) (?:to|on) (?:the|that|this|your|their) (?:roll|result)\b/g,
    (_, _when, who, rolls, paid, much) => `when ${who} ${rolls}, ${paid} to add ${much} to that roll`,
  ],
  [
    /\b(when(?:ever)?|each time|after|if) (an opponent|another player|a player|that player)'s ([a-z]+ roll) (succeeds|fails)\b/g,
    (_, _when, who, roll, how) =>
      `when ${who} ${how === 'fails' ? `fails ${articleOf(roll)} ${roll}` : `succeeds at ${articleOf(roll)} ${roll}`}`,
  ],
  [/\b(cannot|can't|can not) ([a-z]+(?: [a-z]+)??) again(?=$|[ ,.\n])/g, '$1 $2'],
  [
    /^( *)([a-z]+ (?:any number of|up to \d+|all) (?!cards)([a-z]+s)\b[^,:.\n]*)(?:[.;,] |\n *)(?:then )?for each(?: one| of them)?(?: [a-z]+ed)?(?: this way)?, (?=[a-z])/gm,
    '$1$2\n$1for each of those $3, ',
  ],
  [/\bcontrols (?=(?:more|fewer|less|at least|at most|exactly|no|\d+|an?) )/g, 'has '],
  [/\bcontrol (?=(?:more|fewer|less|at least|at most|exactly|no|\d+|an?) )/g, 'have '],
  [
    /(?<=^|, |you may |and |then )add (?=(?:an?|the|that|this|it|one|up to|all) [^,:\n]*? (?:in|from) [^,:\n]*? to )/gm,
    'put ',
  ],
  [
    /\bfor (?:each|every) ([a-z]+) (?:that )?(?:they|that player) (?:has|have|owns?|controls?)\b/g,
    'for each $1 of theirs',
  ],
  [
    /\b(of|to) (the equipped [a-z]+|this|that [a-z]+)( for each [a-z]+) (?:it|they) (?:has|have|carries|carry|wears?|bears?)\b/g,
    '$1 $2$3 attached to $2',
  ],
  [
    /^( *)([a-z]+) ((?:the|that) [a-z]+|this) by (\d+) and ((?:every|each|all|another|an?) [^,:\n]+?) by (\d+)$/gm,
    (_, margin, verb, one, much, others, more) =>
      `${margin}${verb} ${one} by ${much}\n${margin}${verb} ${others.replace(/\bit\b/, one)} by ${more}`,
  ],
  [/\b(has|have) (more|fewer|less) cards in hand than\b/g, '$1 $2 cards in their hand than'],
  [
    /\bsteal(s?) ((?:an?|one|\d+)(?: random)? cards?) from (that (?:player|opponent)|an opponent|another player|them)(?=$|[,.\n])/g,
    (_, s = '', what, whom) => `steal${s} ${what} from ${whom === 'them' ? 'that player' : whom}'s hand`,
  ],
  [/\bany one (?=[a-z])/g, 'any '],
  [/^( *)add (\d+) to (?:each of |all (?:of )?)?(your [a-z ]*rolls?)\b/gm, '$1+$2 to $3'],
  [/^( *)subtract (\d+) from (?:each of |all (?:of )?)?([a-z' ]*rolls?)\b/gm, '$1-$2 to $3'],
  [
    /\b(draws \d+ cards[.,;]?(?: and|\n| )?\s*(?:and |then )?)you draw (\d+)(?=$|[.,\n])/g,
    (_, head, many) => `${head}you draw ${many === '1' ? 'a card' : `${many} cards`}`,
  ],
  [/\b(put|move|place|return)(s?) ([^,:\n]+?) at the (top|bottom)\b/g, '$1$2 $3 on the $4'],
  [
    /(?<=^|, |you may |and |then )place (?=(?:an?|the|that|this|it|one|\d+|up to|all) )(?=[^,:\n]* (?:on|in|into|under|to|at) )/gm,
    'put ',
  ],
  [/\b([+-]\d+ to )all (?:of )?(?=your )/g, '$1'],
  [
    /^( *(?:[^,:\n]+, )*[+-]\d+ to [^,:\n]+?) (until [^,:\n]+?|for the rest of [a-z ]+?) (for each [^,:\n]+)$/gm,
    '$1 $3 $2',
  ],
  [
    /\b(?:an?|the) (?:opponent|other player|another player)'s ([a-z]+)\b([^,:\n]*? (?:to|on|onto) )one of yours(?=$|[,\n])/g,
    (said, noun, between) => said.replace(`${between}one of yours`, `${between}a ${noun} of yours`),
  ],
  [/\bthe (?:other ones?|other \d+(?: cards?)?|remaining (?:cards?|ones?|\d+))(?= |$)/g, 'the rest'],
  [/\b(the rest|the others) (?:go|goes|are put|is put)(?: back)? (to|on|under|into|onto|at)\b/g, 'put $1 $2'],
  [
    /\b(?:choose|pick) one (?:of (?:them|these) )?to (?:take|put|move|add) (?:it )?(?:in)?to your hand\b/g,
    'put one into your hand',
  ],
  [/\bone (?:of (?:them|these) )?goes (?:in)?to your hand\b/g, 'put one into your hand'],
  [
    /\b(look at the top \d+ cards of ((?:your|the) [a-z ]+?))(?:\n|,? and (?:then )?|, then |, )(?:put|place|return|lay) (?:them|those cards|these)(?: back)?(?: on(?:to)?(?: the)? top(?: of (?:your|the|it)(?: [a-z]+)?)?)? in any order/g,
    '$1\nmove those cards to $2 in any order',
  ],
  [
    /^(?:rearrange|reorder) (the top \d+ cards of ((?:your|the) [a-z ]+?))(?: in any order)?$/gm,
    'look at $1\nmove those cards to $2 in any order',
  ],
  [
    /^(?:choose|pick) ([^,\n]+?)(?:\n|,? and (?:then )?|, then )(?:take|put|return|add|move) (?:it|that [a-z-]+)(?: back)? (?:in)?to your hand$/gm,
    'move $1 to your hand',
  ],
  [
    /^(choose [^,\n]+?),? (?:and )?(?:they|that player) ([a-z]+?)s? (?:it|that card)$/gm,
    (_, choice, verb) => `${choice}\nthat player ${thirdPerson(verb)} that card`,
  ],
  [
    /\b(an? opponent's [a-z]+|your opponent's [a-z]+|that player's [a-z]+) (?:has|have) (more|less|fewer) ([a-z-]+) than (?:yours|your own|your [a-z]+)(?=$|[,:]| and | or )/g,
    (_, whose, more, what) =>
      `${whose}'s ${what} is ${more === 'more' ? 'more' : 'less'} than your ${whose.split(' ').at(-1)!}'s ${what}`,
  ],
  [
    /\b(your [a-z]+) (?:has|have) (more|less|fewer) ([a-z-]+) than (an opponent's|your opponent's|that player's|the opposing|the enemy) ([a-z]+)(?=$|[,:]| and | or )/g,
    (said, own, more, what, whose, other) =>
      own.endsWith(` ${other}`)
        ? `${own}'s ${what} is ${more === 'more' ? 'more' : 'less'} than ${whose.startsWith('that') ? whose : "an opponent's"} ${other}'s ${what}`
        : said,
  ],
  [/\b(?:his or her|her or his|his\/her)\b/g, 'their'],
  [
    /\b(?:everyone|everybody|both players|all players|every player|each player)(?: (?:must|has to|have to|needs to|need to|also)| chooses and)? ([a-z]+?)(s?) (?=(?:an?|one|\d+|up to|all|the|their|his) )/g,
    (said, verb, s) =>
      /^(?:i|wa|ha|doe|thi)$/.test(verb) ||
      (/\b(?:everyone|everybody|each|every)\b/.test(said) && s === '' && !/must|to /.test(said))
        ? said
        : `each player ${thirdPerson(verb)} `,
  ],
  [
    /\b(?:every|each)(?: other)? (player|opponent) (?:must|has to|needs to) ([a-z]+)\b/g,
    (_, who, verb) => `each ${who} ${thirdPerson(verb)}`,
  ],
  [
    /\ball (?:of )?(?:your )?(?:the )?opponents (?:must |have to )?([a-z]+)(?= (?:an?|one|\d+) )/g,
    (_, verb) => `each opponent ${thirdPerson(verb)}`,
  ],
  [/\bevery opponent\b/g, 'each opponent'],
  [/\b([a-z]+s?) (an?|one|\d+) (cards?) at random\b/g, '$1 $2 random $3'],
  [/\b(?:one|an?) other (?=[a-z])/g, 'another '],
  [/\bone (random )?(card|cards)\b/g, (_, random = '', what) => `a ${random}${what}`],
  [/\b(?:their|its) choice of\b/g, ''],
  [
    /\b(?:for each|for every|per) ([a-z-]+) (?:there is|that there is|there are|in existence)\b/g,
    'for each $1',
  ],
  [
    /\b(when|if) (this(?: card)?|that [a-z-]+|an? [a-z-]+|another [a-z-]+)((?: of yours| other than this)*) (would )?gets? ([a-z]+(?:ed|en|wn))\b/g,
    (_, when, what, of, would = '', done) =>
      `${when} ${what}${of} ${would === '' ? 'is' : 'would be'} ${done}`,
  ],
  [/\bdo(es)? so\b/g, 'do$1'],
  [/\bonce (?:a|each|every) turn\b/g, 'once per turn'],
  [/\bin any order (?:you (?:like|want|choose|wish|please|prefer)|of your choice)\b/g, 'in any order'],
  [
    /\bin (?:an|any|whatever|whichever) order (?:of your (?:own )?(?:choice|choosing)|you (?:like|want|choose|wish|please|prefer)|that you (?:like|want|choose))\b/g,
    'in any order',
  ],
  [/\b(?:can never|may never|may not ever)\b/g, 'cannot'],
  [/\bfor the (?:rest|remainder) of (?:the|this) round\b/g, 'this round'],
  [/\buntil (?:the )?end of (?:the|this) round\b/g, 'this round'],
  [
    /\b(?:nobody|no one|no player) (?:can|may) ([a-z]+) ((?:the|those|all) [a-z-]+ in [a-z ]+)(?= this|$)/g,
    (_, verb, what) => `all ${what.replace(/^(?:the|those|all) /, '')} cannot be ${participle(verb)}`,
  ],
  [
    /\b(?:no|none of (?:the|its)) ([a-z-]+?)s? in (that|this|the|your) ([a-z-]+) (?:can|may) be ([a-z]+)\b/g,
    (_, what, which, pile, done) =>
      `all ${what}s in ${which === 'this' ? 'that' : which} ${pile} cannot be ${done}`,
  ],
  [/\b(?:the |all )?([a-z-]+s) in it (cannot|can't) be ([a-z]+)/g, '$1 in it cannot be $3'],
];

/** Where there are no partners, all others are opponents. */
const OTHERS: readonly Reading[] = [
  [/\b(?:each other player|every other player|all other players)\b/g, 'each opponent'],
];

/** The verbs that a game lists besides its own, in all their forms: `kills` where it destroys. */
function otherVerbs({ verbs, verbForms, terms }: Vocabulary): Reading[] {
  const named = verbs.flatMap((verb) => (verb.names.also?.en ?? []).map((word) => [word, verb.id] as const));
  const words = named.map(([word]) => word);
  const alone = named.filter(
    ([word]) => words.filter((each) => each === word).length === 1 && /^[a-z]+$/.test(word),
  );
  return alone
    .flatMap(([word, id]): Reading[] => {
      const own = [...verbForms].filter(([, form]) => form.verb.id === id);
      const put = (form: 'base' | 'third' | 'participle'): string =>
        form === 'base'
          ? id
          : (own.find(([, each]) => (form === 'participle' ? each.participle : each.form === 'third'))?.[0] ??
            (form === 'third' ? thirdPerson(id) : participle(id)));
      const forWord = (
        said: string,
        form: 'base' | 'third' | 'participle',
        before = '',
        behind = '',
      ): Reading[] =>
        verbForms.has(said) || terms.has(said)
          ? []
          : [[new RegExp(`${before}\\b${said}\\b${behind}`, 'g'), put(form)]];
      return [
        ...forWord(
          word,
          'base',
          '(?<=^|\\n|, |then |may |and |to |cannot |can |: |- |would |you )',
          '(?= (?:an?|the|up|all|each|every|this|that|one|another|exactly|any|\\d|those|your|it|them)\\b)',
        ).map(([from, to]): Reading => [from, to]),
        ...forWord(
          thirdPerson(word),
          'third',
          '(?<=[a-z] )',
          '(?= (?:an?|the|up|all|each|every|this|that|one|another|exactly|any|\\d|those|your|their)\\b)',
        ),
        ...forWord(participle(word), 'participle', '(?<=\\b(?:is|are|be|was|were|been|gets|get|being) )'),
      ];
    })
    .concat(
      knows(verbForms, /^destroy$/) && !knows(verbForms, /^die$/)
        ? [
            [
              /(?<=\b(?:when(?:ever)?|if|each time|every time) (?:this(?: card)?|an?(?:other)? [a-z-]+|another [a-z-]+|that [a-z-]+|one of your [a-z ]+)(?: of yours| other than this| in (?:your|any|an opponent's) [a-z]+(?: [a-z]+)?)*) dies\b/g,
              ' is destroyed',
            ],
            [/\bwould die\b/g, 'would be destroyed'],
            [/\b(?:is|are) indestructible\b/g, 'cannot be destroyed'],
          ]
        : [],
      knows(verbForms, /^offer$/)
        ? []
        : verbs
            .filter(({ id }) => /^sacrifice$/.test(id))
            .map(({ id }): Reading => [new RegExp(`\\b(?:offer|give|${id}) up (?=an? )`, 'g'), `${id} `]),
    );
}

/** What is printed in place of a name: `wound counter` for a wound. */
const printedNames = ({ counters, terms }: Vocabulary): Reading[] =>
  counters.flatMap((counter): Reading[] => {
    const own = forms(counter);
    const [one, many] = counter.names.printed?.en ?? [];
    const also = (counter.names.also?.en ?? []).filter((each) => each.includes(' ') && !terms.has(each));
    return [
      ...(many === undefined || terms.has(many)
        ? []
        : [[new RegExp(`\\b${many}\\b`, 'g'), own.many] as const]),
      ...(one === undefined || terms.has(one) ? [] : [[new RegExp(`\\b${one}\\b`, 'g'), own.one] as const]),
      ...also.map((each): Reading => [new RegExp(`\\b${each}s?\\b`, 'g'), own.many]),
    ];
  });

const ONE = '(this(?: card)?|that [a-z-]+|it|the equipped [a-z-]+)';

/** Counters that are put on something, and those that are won. */
function ofCounters({ counters, terms }: Vocabulary): Reading[] {
  const all = counters.map(forms);
  if (all.length === 0) return [];
  const word = `(?:${all.flatMap(({ one, many }) => [many, one]).join('|')})`;
  const own = counters.filter(({ of }) => of === 'player').map(forms);
  const won = `(?:${own.flatMap(({ one, many }) => [many, one]).join('|') || '(?!)'})`;
  const lives = all.filter(({ one }) => /^(?:life|health)$/.test(one)).map(({ one }) => one);
  const alive = `(?:${lives.join('|') || '(?!)'})`;
  return [
    [
      new RegExp(`\\b(?:put|place|add)(s?) (an?|one|\\d+) (${word}) (?:on|to|onto) ${ONE}(?=$|,)`, 'g'),
      (_, _s, count, what, whom) => `${whom} gains ${count.replace('one', 'a')} ${what}`,
    ],
    [
      new RegExp(
        `\\b(score|earn|get|collect|receive)(s?) (an?|one|\\d+) (?:extra |additional |bonus |more |further )?(${won})(?: on top| as well| extra| more| for it)?(?=$|,| for each| per)`,
        'g',
      ),
      (_, _verb, s, count, what) => `gain${s} ${count.replace('one', '1').replace(/^an?$/, '1')} ${what}`,
    ],
    [
      new RegExp(`\\bgain(s?) (an?|one|\\d+) (?:extra |additional |bonus |more |further )(${won})`, 'g'),
      (_, s, count, what) => `gain${s} ${count.replace('one', '1').replace(/^an?$/, '1')} ${what}`,
    ],
    [
      new RegExp(
        `^(?!(?:you may|may|if|when|while|for|at|until|before|unless|each|every|once|to) )([a-z]+ [^,:\\n]+?)(?:,|;| and|, and|\\n)+ ?(?:and |then |plus |also )*(?:you )?(gain \\d+ ${won})$`,
      ),
      '$1\n$2',
    ],
    [
      new RegExp(`[,;] (?:plus|and) (one|an?|\\d+) (?:extra |additional |bonus )?(${won})$`, 'g'),
      (_, count, what) => `\ngain ${count.replace(/^(?:one|an?)$/, '1')} ${what}`,
    ],
    [new RegExp(`^(gain 1 ${won}) (?:per|for every) (?=[a-z])`, 'g'), '$1 for each '],
    [new RegExp(`^for (?:each|every) ([^,]+), (?:you )?(gain 1 ${won})$`, 'g'), '$2 for each $1'],
    [
      new RegExp(`\\b(?:you )?gain as many (${won}) as there are ([a-z-]+)(?: on the [a-z]+)?$`, 'g'),
      'gain (the number of $2) $1',
    ],
    [
      new RegExp(`\\b(?:you )?gain (${won}) equal to the number of ([a-z-]+)(?: on the [a-z]+)?$`, 'g'),
      'gain (the number of $2) $1',
    ],
    ...(knows(terms, /^heal/) ? [] : healed(lives, alive)),
  ];
}

/** Life that comes back is gained. */
const healed = (lives: readonly string[], alive: string): Reading[] => [
  [
    new RegExp(`\\b(regain|recover|heal|restore|get back|regenerate)(s?) (\\d+|an?) (${alive})\\b`, 'g'),
    (_, _verb, s, count, what) => `gain${s} ${count} ${what}`,
  ],
  [
    new RegExp(`\\bheal (your [a-z]+|that [a-z]+|this) (?:by|for) (\\d+)(?! ${alive})`, 'g'),
    (said, whom, count) => (lives.length === 1 ? `${whom} gains ${count} ${lives[0]}` : said),
  ],
  [
    new RegExp(`\\b(your [a-z]+|that [a-z]+|this) is healed (?:by|for) (\\d+)\\b`, 'g'),
    (said, whom, count) => (lives.length === 1 ? `${whom} gains ${count} ${lives[0]}` : said),
  ],
  [
    new RegExp(`\\bspend(s?) (\\d+|an?) (${alive})\\b`, 'g'),
    (_, s, count, what) => `pay${s} ${count} ${what}`,
  ],
];

const SPAN = '((?: (?:until|this|for the (?:rest|next)) [^,:\\n]*)?)';

/** Whose value it is. */
const of = (whose: string): string => whose.replace(/'s?$/, '').replace(/^this card$/, 'this');

/** Values that are raised and lowered. */
function ofFields({ fields, kinds }: Vocabulary): Reading[] {
  const names = [
    ...new Set(fields.filter(({ type }) => type.type === 'number').map((field) => forms(field).one)),
  ];
  if (names.length === 0) return [];
  const F = `(${names.join('|')})`;
  const HEAD = '((?:[^,:\\n]+, )*)';
  const UP = '(?:increase|raise|boost|improve|heighten)';
  const DOWN = '(?:decrease|reduce|lower|diminish)';
  const sign = (how: string): string =>
    new RegExp(DOWN).test(how) || /lower|less|fewer|decreas|reduc/.test(how) ? '-' : '+';
  const all = kinds.map(forms);
  const K = `(${all.flatMap(({ one, many }) => [many, one]).join('|')})`;
  const manyOf = (what: string): string => all.find(({ one }) => one === what)?.many ?? what;
  const WHERE =
    "((?: in play| of yours| of an opponent| in (?:your|an opponent's|their|that player's|any) [a-z]+)?)";
  const best = names.flatMap((name): Reading[] => [
    [
      new RegExp(
        `\\b(all|each|every|the|an?)(?: the)? (highest|lowest)-${name.replace(/e$/, '')}(?:e?d|ing|e)? ${K}`,
        'g',
      ),
      (_, which, how, what) =>
        `${/^(?:each|every)$/.test(which) ? 'all' : which} ${/^(?:each|every)$/.test(which) ? manyOf(what) : what} with the ${how} ${name}`,
    ],
    [
      new RegExp(
        `\\b${K}${WHERE} (?:(?:that|which|who) (?:has|have)|having|tied for) (?:the )?(highest|lowest) ${name}\\b`,
        'g',
      ),
      (_, what, where, how) => `${what}${where} with the ${how} ${name}`,
    ],
    [
      new RegExp(`\\b(?:each|every) ${K}${WHERE} with the (highest|lowest) ${name}\\b`, 'g'),
      (_, what, where, how) => `all ${manyOf(what)}${where} with the ${how} ${name}`,
    ],
    [
      new RegExp(
        `\\bthe ${K} with the (highest|lowest) ${name} (in play|in (?:your|an opponent's|their|that player's|any) [a-z]+)(?=$|,)`,
        'g',
      ),
      (_, what, how, where) => `the ${what} ${where} with the ${how} ${name}`,
    ],
    [
      new RegExp(
        `\\b(all|an?) ${K} with the (highest|lowest) ${name} (in play|in (?:your|an opponent's|their|that player's|any) [a-z]+)(?=$|,)`,
        'g',
      ),
      (_, which, what, how, where) => `${which} ${what} ${where} with the ${how} ${name}`,
    ],
  ]);
  return [
    ...best,
    [
      new RegExp(`^${HEAD}(${UP}|${DOWN})s? the ${F} of ([^,:\\n]+?) by (\\d+)${SPAN}$`, 'gm'),
      (_, head, how, field, whose, count, span) =>
        `${head}${sign(how)}${count} to the ${field} of ${whose}${span}`,
    ],
    [
      new RegExp(`^${HEAD}(${UP}|${DOWN})s? ([^,:\\n]+?)'s? ${F} by (\\d+)${SPAN}$`, 'gm'),
      (_, head, how, whose, field, count, span) =>
        `${head}${sign(how)}${count} to the ${field} of ${of(whose)}${span}`,
    ],
    [
      new RegExp(
        `^${HEAD}([^,:\\n]+?)'s? ${F} is (?:(increased|raised|decreased|reduced|lowered) by (\\d+)|(\\d+) (higher|lower|more|less))${SPAN}(?=$| (?:if|while|as long as)\\b)`,
        'gm',
      ),
      (_, head, whose, field, how, count, count2, how2, span) =>
        `${head}${sign(how ?? how2)}${count ?? count2} to the ${field} of ${of(whose)}${span}`,
    ],
    [
      new RegExp(
        `^${HEAD}(?:give|grant) ([^,:\\n]+?) ([+-]\\d+|\\d+ more|\\d+ less) (?:to (?:its|their) )?${F}${SPAN}$`,
        'gm',
      ),
      (_, head, whose, count, field, span) => `${head}${amount(count)} to the ${field} of ${whose}${span}`,
    ],
    [
      new RegExp(
        `^${HEAD}([^,:\\n]+?) (?:gets?|gains?|has|have|receives?) ([+-]\\d+|\\d+ more|\\d+ less)(?: to| on)?(?: (?:its|their|the))? ${F}${SPAN}(?=$| (?:if|while|as long as)\\b)`,
        'gm',
      ),
      (_, head, whose, count, field, span) =>
        `${head}${amount(count)} to the ${field} of ${of(whose)}${span}`,
    ],
  ];
}

const amount = (said: string): string => said.replace(/^(\d+) more$/, '+$1').replace(/^(\d+) less$/, '-$1');
