/**
 * Sentences about what happens: dice that were rolled, what is done to something, what was chosen, and what follows
 * behind a comma. As all readings they are tried on the game itself.
 */
import { baseOfParticiple } from '../../../text/english-inflection.ts';
import type { Reading } from './card-readings.ts';

/** A total of dice, as people write it: `a 7 or more`, `10+`, `exactly 12`. */
const TOTAL =
  '(?:an? |a total of |a result of )?(?:(\\d+)(?:\\+| or (?:more|higher|above|over|better|greater))|(\\d+)(?:-| or (?:less|lower|below|under|fewer))|(?:exactly )?(\\d+))';

const WHEN = '(when(?:ever)?|each time|every time|if) ';

/** Whose roll it is: `you roll` is of `your roll`. */
function rollOf(who: string, kind: string): string {
  if (who === 'you') return `your ${kind}roll`;
  return /^an? |^another /.test(who) ? `a ${kind}roll of ${who}` : `${who}'s ${kind}roll`;
}

function thrown(who: string, kind: string | undefined, condition: string): string {
  return `when ${rollOf(who, kind === undefined ? '' : `${kind} `)} is final if ${condition}, `;
}

function totalled(more: string | undefined, less: string | undefined, just: string): string {
  if (more !== undefined) return `that roll is at least ${more}`;
  return less === undefined ? `that roll is ${just}` : `that roll is at most ${less}`;
}

/** Words for a zone of somebody or of the game. */
const ZONE = "(?:the|your|their|its owner's|that player's|any|an opponent's|a player's) [a-z-]+(?: [a-z-]+)?";

export const EVENT_READINGS: readonly Reading[] = [
  // Out of a zone and into one.
  [
    new RegExp(
      `\\b(when(?:ever)?|before|each time|every time) ([^,:]+?) (?:(?:is|are) (?:moved|put|placed|sent|returned|discarded)|comes?|goes|go|moves?) from (${ZONE}) (?:in)?to (${ZONE})(?=,|$)`,
    ),
    (_, when, what, from, to) => `${when} ${what} in ${from} enters ${to}`,
  ],
  [
    new RegExp(
      `\\b(if|when) ([^,:]+?) would (?:be (?:moved|put|sent)|go|come|move) from (${ZONE}) (?:in)?to (${ZONE})(?=,|$)`,
    ),
    '$1 $2 in $3 would enter $4',
  ],
  [
    new RegExp(
      `\\b(when(?:ever)?|before|each time|every time) ([^,:]+?) (?:comes|goes|moves) (?:in)?to (${ZONE})(?=,|$)`,
    ),
    '$1 $2 enters $3',
  ],
  [
    new RegExp(
      `\\b(when(?:ever)?|before|each time|every time) ([^,:]+?) (?:is|are) (?:removed|taken|moved) from (${ZONE})(?=,|$)`,
    ),
    '$1 $2 leaves $3',
  ],
  [
    new RegExp(`\\b(would|cannot) be (?:removed|taken|moved) from (${ZONE})(?=,|$| (?:this|until|for)\\b)`),
    '$1 leave $2',
  ],
  [
    new RegExp(
      `\\b(cannot) (?:be (?:put|moved|placed)|go|come) (?:in)?to (${ZONE})(?=,|$| (?:this|until|for)\\b)`,
    ),
    '$1 enter $2',
  ],
  // What was rolled.
  [
    new RegExp(
      `(?<=^|, )${WHEN}([^,:]+?) rolls? ${TOTAL}(?: (?:for|on|in|with|as) (?:an? |your |their )?((?!dic?e\\b)[a-z]+)(?: rolls?)?)?, `,
    ),
    (_, _when, who, more, less, just, kind) => thrown(who, kind, totalled(more, less, just)),
  ],
  [
    new RegExp(
      `(?<=^|, )${WHEN}(your|that player's|[^,:]+?'s) ((?:[a-z]+ )?)roll (?:is|totals|comes to|shows) ${TOTAL}, `,
    ),
    (_, _when, whose, kind, more, less, just) =>
      thrown(
        whose === 'your' ? 'you' : whose.slice(0, -2),
        kind.trim() || undefined,
        totalled(more, less, just),
      ),
  ],
  [
    new RegExp(`(?<=^|, )${WHEN}([^,:]+?) rolls? (?:a )?doubles?, `),
    (_, _when, who) => thrown(who, undefined, 'dice of that roll are the same'),
  ],
  // What is added to each roll.
  [
    /^(?:when(?:ever)?|each time|every time) you (?:make an? ([a-z]+ )?roll|roll(?: (?:to|for an?) ([a-z]+))?), ([+-]\d+) to (?:your|that|the) roll$/,
    (_, kind: string | undefined, verb: string | undefined, number) =>
      `${number} to your ${kind ?? (verb === undefined ? '' : `${verb} `)}rolls`,
  ],
  // Who may do something begins what happens, with or without a comma in front.
  [
    /^((?:when(?:ever)?|each time|every time|at the (?:start|beginning|end) of) [^,:]+?) (?=you may [a-z])/,
    '$1, ',
  ],
  // What follows if it was done.
  [/^(.+?),? (?:and |then )?(if (?:you|they|that player) do(?: not|n't)?,? .+)$/, '$1\n$2'],
  [/^(if (?:you|they|that player) do) (?!not\b)([a-z].*)$/, '$1, $2'],
  [/^if (you|they) don't\b/, 'if $1 do not'],
  // What was chosen.
  [
    /\b(each|all) (?:of the )?(players?|opponents?) among the chosen(?: players| opponents)?\b/,
    'each of those players',
  ],
  [/\beach of the chosen ([a-z-]+s)\b/, 'each of those $1'],
  [/\bthe chosen ([a-z-]+s)\b(?!')/, 'those $1'],
  [/\bthe chosen ([a-z-]+)\b/, 'that $1'],
  // What is done to something, as an order.
  [
    /(?<=^|, |, then |\band )(this|that [a-z-]+|those [a-z-]+|all [a-z-]+ [^,:]+?|each [a-z-]+ [^,:]+?) (?:is|are) ([a-z-]+)(?= (?:to|on)\b|$| and |, )/,
    (whole, what, done) => {
      const verb = baseOfParticiple(done);
      return verb === undefined ? whole : `${verb} ${what}`;
    },
  ],
  // As much as there is.
  [
    /\b(that [a-z-]+|this|the [a-z-]+) (loses|recovers|pays|gives) all (?:of )?(?:its|their|that [a-z-]+'s) ([a-z-]+)(?=$|,| and )/,
    (_, who, verb, what) => `${who} ${verb === 'recovers' ? 'loses' : verb} (${who}'s ${what}) ${what}`,
  ],
  [/(?<=^|, |then |and )lose all (?:of )?(?:your )?([a-z-]+(?: [a-z-]+)?)(?=$|,| and )/, 'lose (your $1) $1'],
  [
    /(?<=^|, |then |and |instead )(this(?: card's [a-z-]+)?|that [a-z-]+|the [a-z-]+(?: [a-z-]+)?|your [a-z-]+) loses all (?:of )?(?:(?:its|their|the) )?([a-z-]+(?: [a-z-]+)?)(?=$|,| and )/,
    (_, who, what) => `${who} loses (${who === 'this' ? 'this card' : who}'s ${what}) ${what}`,
  ],
  [
    /(?<=^|, |then )((?:an?|another) [a-z-]+ [^,:]+?) loses all (?:of )?(?:(?:its|their|the) )?([a-z-]+(?: [a-z-]+)?)(?=$)/,
    "choose $1 as chosen, then the chosen loses (the chosen's $2) $2",
  ],
  [
    /(?<=^|, |then |and )((?:each|every|all) [^,:]+?) (loses?) all (?:of )?(?:(?:their|the) )?([a-z-]+(?: [a-z-]+)?)(?=$|,| and )/,
    '$1 $2 (their $3) $3',
  ],
  // One subject for what it does and what is done with it.
  [
    /^(.*?)\b(this|that [a-z-]+|those [a-z-]+) ((?:gains?|loses?) [^,:]+?),? and (?:then )?(?:is|are) ([a-z-]+)((?: (?:to|on|into) [^,:]+)?)$/,
    (whole, before, what, does, done, rest) => {
      const verb = baseOfParticiple(done);
      return verb === undefined ? whole : `${before}${what} ${does}, then ${verb} ${what}${rest}`;
    },
  ],
  [
    /\b(that player|that opponent|an opponent|each opponent|each player)'s ([a-z-]+s)(?= (?:loses?|gains?|cannot|have|gets?|are)\b)/,
    (_, who, what) => `all ${what} of ${who.replace('each', 'a').replace('a opponent', 'an opponent')}`,
  ],
  // What a card has from another one. An effect comes in place of its own, so that it is never had besides.
  [
    /\b(this(?: [a-z-]+)?|that [a-z-]+|the [a-z-]+(?: [a-z-]+)?|you) (?:also )?(?:has|have|gains?|gets?|copy|copies) (?:also )?(the [a-z-]+ of [^,:]+?|that [a-z-]+'s [a-z-]+|the [a-z-]+'s [a-z-]+)(?: (?:too|as well|besides(?: (?:its|your) own)?|in addition to (?:its|your) own(?: [a-z-]+)?))?(?= (?:until|this|for)\b|$|,)/,
    (said, who, what) =>
      /\beffects?\b/.test(what) && /\b(?:also|too|as well|besides|in addition)\b/.test(said)
        ? said
        : `${/^(?:you|this)\b/.test(who) ? 'this' : who} has ${what}`,
  ],
  [
    /\buse (the [a-z-]+ of [^,:]+?|that [a-z-]+'s [a-z-]+|the [a-z-]+'s [a-z-]+) as this (?=until|this|for)/,
    'this has $1 ',
  ],
  [
    /^((?:.*, )?)for the rest of (?:this|the|your) turn, (?=(?:this|that|the|your|all|each|you)\b)/,
    '$1until end of turn, ',
  ],
  [
    /\buntil (?:the )?end of (?:this|that|your|the current) (?!turn\b|round\b|game\b)([a-z-]+)\b/,
    'until the end of the $1',
  ],
  [/\bwith this(?: card)?\b/, 'using this'],
];
