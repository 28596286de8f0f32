/**
 * Sentences in the order in which the language has their clauses: `draw 2 cards if ..., otherwise draw 1`, `2 coins, once per turn:
 * draw a card`. Only the order changes, and words that say no more than it.
 */
import { thirdPerson } from '../../../text/english-inflection.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { Reading } from '../../../language/parser/errors/card-readings.ts';

/** Of any text. */
const ANYWHERE: readonly Reading[] = [
  [/^(?:(?:each|every) turn,? )?(at the (?:start|beginning|end) of )/, '$1'],
  [
    /\b(when|whenever) (your|that player's|an opponent's) turn (?:begins|starts)\b/,
    'at the start of $2 turn',
  ],
  [/\b(?:when|whenever) you (?:end|finish) your turn\b/, 'at the end of your turn'],
  [/\b(when|whenever) (your|that player's|an opponent's) turn (?:ends|is over)\b/, 'at the end of $2 turn'],
  [/\b(at the (?:start|end|beginning) of )each of your turns\b/, '$1your turn'],
  [/\byour (?:left(?:-hand)?) neighbou?r\b/, 'the next player'],
  [/\byour (?:right(?:-hand)?) neighbou?r\b/, 'the previous player'],
  [/\bthe player (?:who|that) sits (?:to|on) your left\b/, 'the next player'],
  [/\bthe player (?:who|that) sits (?:to|on) your right\b/, 'the previous player'],
  [
    /\b(?:every(?:body|one)|(?:every|each) player|all players) (?:but|except(?: for)?|other than|besides) you\b/,
    'each other player',
  ],
  [/^once (?:a|each|every) (turn|round|game)\b/, 'once per $1'],
  [
    /^(once per [a-z]+), instead of being ([a-z -]+), (this|that [a-z]+) (.+)$/,
    '$1, if $3 would be $2, instead $3 $4',
  ],
  [/^instead of being ([a-z -]+), (this|that [a-z]+) (.+)$/, 'if $2 would be $1, instead $2 $3'],
  // Counted from another player than the one who does it.
  [
    /\bthe (next|previous) player (?:from|after|behind) (its|(?:that|the) [a-z-]+(?:'s)?)(?= (?:owner|controller)\b|$|[,.])/,
    'the $1 player of $2',
  ],
  [
    /\bthe player (after|before) (its|(?:that|the) [a-z-]+'s) (?=(?:owner|controller)\b)/,
    (_, where, whose) => `the ${where === 'after' ? 'next' : 'previous'} player of ${whose} `,
  ],
  [/\bits player\b/, 'its controller'],
  [/\byour own (?=[a-z])/, 'your '],
  [/\bnumber of your other ([a-z-]+)(?= (?:adjacent|within|in line)\b)/, 'number of other $1 of yours'],
  [
    /^((?:[^:]+, )?[+-]\(?[^,:]*? to (?![^,:]*\bnext\b)[^,:]+?) (until (?:the )?(?:end|start|beginning) of [^,:]+?|until [^,:]+?|this (?:turn|round)) (for (?:each|every) [^,:]+)$/,
    '$1 $3 $2',
  ],
  [
    /^(.+) (\w+s) (\d+ [a-z]+) and yours (gains|loses) (\d+)(?: [a-z]+)?$/,
    (all, whom, verb, much, other, count) =>
      /'s ([a-z]+)$/.test(whom)
        ? `${whom} ${verb} ${much} and your ${/([a-z]+)$/.exec(whom)![1]} ${other} ${count} ${much.split(' ')[1]}`
        : all,
  ],
  [/^if not, /, 'otherwise, '],
  [/^((?:.+, )?)(?:pay|spend) (\d+ [a-z]+) if you (?:want|like|wish)(?: to)?$/, '$1you may pay $2'],
];

/** Of what happens. */
const EFFECTS: readonly Reading[] = [
  [/^you can (?=[a-z]+ )/, 'you may '],
  [/(?<=, )you can (?=[a-z]+ )/, 'you may '],
  // One who is chosen does what comes next.
  [
    /^((?:.*, (?:then )?)?)choose (an?|another) (opponent|player)(?: to|, who) ([a-z]+?)( .+)$/,
    (_, head, an, who, verb, rest) =>
      `${apart(head)}choose ${an} ${who}\nthat player ${verb.endsWith('s') ? verb : thirdPerson(verb)}${rest}`,
  ],
  [
    /^((?:.*(?:, (?:then )?| and ))?)(?:an?|one) (opponent|player) of your (?:choice|choosing) (?:must )?([a-z]+)( .+)$/,
    (_, head, who, verb, rest) =>
      `${apart(head)}choose ${who === 'opponent' ? 'an' : 'a'} ${who}\nthat player ${verb.endsWith('s') ? verb : thirdPerson(verb)}${rest}`,
  ],
  [
    /^((?:.*(?:, (?:then )?| and ))?)(?:an?|one) (opponent|player) (?:that )?you choose ([a-z]+s)( .+)$/,
    (_, head, who, verb, rest) =>
      `${apart(head)}choose ${who === 'opponent' ? 'an' : 'a'} ${who}\nthat player ${verb}${rest}`,
  ],
  [/^(choose (?:an?|one|another) [^,:]+): (?=[a-z])/, '$1\n'],
  [/^(choose (?:an?|one|another) [^,:]+), then (?=(?:deal|heal|move|give|restore|it|that)\b)/, '$1\n'],
  // What comes behind a comma and is of another subject.
  [
    /^(?!.*\b(?:if|when|unless|while|until|for each)\b)([^:]+?),? and (?=(?:its|their|that [a-z]+'s) [a-z]+ (?:also )?[a-z]+s )/,
    '$1\n',
  ],
  [
    /^(?!.*\b(?:if|when|unless|while|until|for each)\b)([^:]+?),? and ((?:its|their|that [a-z]+'s) [a-z]+) also /,
    '$1\n$2 ',
  ],
  [/^((?:its|their|that [a-z]+'s) (?:owner|controller|player)) also (?=[a-z]+s )/, '$1 '],
  // One or the other.
  [/^((?:if|when) [^,:]+, [^:]+?)[,;]? (?:or )?(?:otherwise|else),? (?!if\b)([^:]+)$/, '$1\notherwise, $2'],
  [/^you (?:may|can) (?:pay|spend) (\d+ [a-z]+) to (.+)$/, 'you may pay $1\nif you do, $2'],
  [
    /^(?:pay|spend) (\d+ [a-z]+) to ([^,:]+?),? (?:or|otherwise|else) ([^,:]+?)(?: if you (?:do not|choose not to)(?: pay)?)?$/,
    'you may pay $1\nif you do, $2\notherwise, $3',
  ],
  [/^you may spend (?=\d+ [a-z]+(?:$|,))/, 'you may pay '],
];

/** Of what a card can do. */
const ABILITIES: readonly Reading[] = [
  [/^after (?=(?:you|this|an?|another|each)\b[^,:]+[,:])/, 'when '],
  [/^(\d+ [a-z]+), (once|twice|\d+ times) per (turn|round|game): /, '$2 per $3, pay $1 to '],
  [
    /^(once|twice|\d+ times) per (turn|round|game),? (?:for |you may pay |you can pay |pay |spend )?(\d+ [a-z]+)(?:: |, (?=the |this |that ))/,
    '$1 per $2, pay $3 to ',
  ],
  [
    /^((?:once|twice|\d+ times) per [a-z]+, )(?:you (?:may|can) )?(?:pay|spend) (\d+ [a-z]+)(?: to|:) /,
    '$1pay $2 to ',
  ],
  [
    /^you (?:may|can) (?:pay|spend) (\d+ [a-z]+) (once|twice|\d+ times) per (turn|round|game) to (?:have )?/,
    '$2 per $3, pay $1 to ',
  ],
  [
    /^with (at least \d+|at most \d+|\d+ or more|no) ([a-z]+), (this|the equipped [a-z]+) /,
    'while $3 has $1 $2, $3 ',
  ],
  [/^(for (?:each|every) [^,:]+), ([^,:]*(?:[+-]\d| (?:gains?|gets?|has) \d)[^,:]*)$/, '$2 $1'],
  [
    /^(.+[+-]\d+.*|.* (?:gains?|gets?|has|have) .*|.* (?:increased|raised|reduced|lowered|higher|lower) .*) (while|as long as|if) ([^,:]+)$/,
    'while $3, $1',
  ],
];

/** Of what must hold. */
const CONDITIONS: readonly Reading[] = [
  [
    /\b(\d+) ([a-z]+(?: [a-z]+)?) or (more|less|fewer)\b/g,
    (_, count, what, more) => `at ${more === 'more' ? 'least' : 'most'} ${count} ${what}`,
  ],
  [
    /\b(?:is|are) (?:below|under|lower than|fewer than|smaller than) (?=\d)/g,
    (is) => `${is.split(' ')[0]} less than `,
  ],
  [/\b(?:is|are) (?:above|over|higher than|greater than) (?=\d)/g, (is) => `${is.split(' ')[0]} more than `],
  [/\b(have|has|with) (?:below|under) (?=\d)/g, '$1 less than '],
  [/\byour (?:number|amount) of ([a-z]+) (?:is|are)\b/g, 'your $1 are'],
  [
    /\b(more|less|fewer) ([a-z]+) than (you|(?:an|your|the|each) opponent|the other player) do(?:es)?\b/g,
    '$1 $2 than $3',
  ],
];

const apart = (head: string): string => {
  const said = head.replace(/,? (?:and |then )*$/, '').replace(/,$/, '');
  return said === '' ? '' : `${said}\n`;
};

/** The lines of one line, by the order of its clauses. */
export function clausesInOrder(line: string, entry: EntryKind): string[] {
  const of: readonly Reading[] =
    entry === 'effect'
      ? [...EFFECTS, ...CONDITIONS]
      : entry === 'abilities'
        ? [...ABILITIES, ...CONDITIONS]
        : entry === 'condition'
          ? CONDITIONS
          : [];
  let said = line;
  for (const [from, to] of [...ANYWHERE, ...of])
    said = said
      .split('\n')
      .map((each) => (typeof to === 'string' ? each.replace(from, to) : each.replace(from, to)))
      .join('\n');
  return said.split('\n');
}

const SAME = /^(?:you )?([a-z]+) (.+)$/;
const INSTEAD = /^(if [^,:]+), (?:instead,? )?([a-z]+) ([^,:]+?)(?:,? instead)?$/;

/** `draw a card`, and below it `if ..., draw 2 cards instead`: one or the other. */
export function withInsteadBelow(lines: readonly string[]): string[] {
  const out: string[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const [, first] = SAME.exec(last ?? '') ?? [];
    const [, condition, verb, what] =
      (/\binstead\b/.test(line) && !/\bwould\b/.test(line) && INSTEAD.exec(line)) || [];
    if (last !== undefined && first !== undefined && first === verb)
      out.splice(-1, 1, `${condition}, ${verb} ${what}`, `otherwise, ${last}`);
    else out.push(line);
  }
  return out;
}
