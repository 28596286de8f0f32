/** How a card of a kind is used itself: what `play this` may mean on a card that is not played but used otherwise. */
import { longestTerm, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import { thirdPerson } from '../../text/english-inflection.ts';
import type { EntryKind, NounPhrase } from '../../language/syntax/ast.ts';
import type { KindSymbol, VerbSymbol } from '../../language/symbols/symbols.ts';

const known = new WeakMap<Vocabulary, Map<KindSymbol, string | undefined>>();

/**
 * The one verb that is done with cards of just this kind, in a phrase about the card itself; or else the one
 * that is done with such cards in a hand.
 */
export function useOfThis(vocabulary: Vocabulary, kind: KindSymbol): string | undefined {
  let uses = known.get(vocabulary);
  if (!uses) known.set(vocabulary, (uses = new Map()));
  if (!uses.has(kind)) uses.set(kind, foundUse(vocabulary, kind));
  return uses.get(kind);
}

function foundUse(vocabulary: Vocabulary, kind: KindSymbol): string | undefined {
  const uses = vocabulary.verbs.flatMap((verb) => placeFor(vocabulary, kind, verb));
  if (uses.length === 1) return uses[0];
  const fromHand = vocabulary.verbs.filter(({ parameters }) =>
    parameters.some(
      ({ preposition, phrase: { tree, snippet } }) =>
        !preposition &&
        tree.heads.some((head) => isOfKind(vocabulary, kind, head)) &&
        isInHand(vocabulary, snippet.text),
    ),
  );
  return fromHand.length === 1 ? `${fromHand[0].id} this` : undefined;
}

/** Whether no card of a kind can be in play, in a game where others can. */
export function neverInPlay({ zones }: Vocabulary, kind: KindSymbol): boolean {
  const places = zones.filter(({ inPlay }) => inPlay);
  if (places.length === 0 || kind.goesOn) return false;
  return places.every(({ takes }) => takes !== undefined && !takes.includes(kind));
}

/** Whether a card of a kind, or of a kind that nobody knows, can be in play in a game. */
export const mayBeInPlay = (vocabulary: Vocabulary, kind: KindSymbol | undefined): boolean =>
  vocabulary.zones.some(({ inPlay }) => inPlay) && !(kind && neverInPlay(vocabulary, kind));

/** Whose roll it is, as people write it. */
const ROLLS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:someone else's|somebody else's|an opponent's|another player's|any other player's)$/,
    'a roll of an opponent',
  ],
  [/^(?:your own|your|one of your)$/, 'a roll of yours'],
  [/^(?:a|any|someone's|a player's)$/, 'a roll'],
];

/** `when you play this` on a card that is used by another verb, and what only happens then on one that is never in play. */
export function ownUseReadings(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol,
  entry: EntryKind,
): string[] {
  const use = useOfThis(vocabulary, kind);
  const [, verb, behind] = /^([a-z-]+) (.+)$/.exec(use ?? '') ?? [];
  if (!use || verb === undefined) return [];
  const said = text
    .replaceAll(
      /\b(?:when(?:ever)?|if|each time|every time) (you|an opponent|a player) (?:play(?:ed|s)?|use[sd]?) this(?: card)? on ([a-z ]+?(?:'s)?) rolls?(?=,)/g,
      (words, who: string, whose: string) => {
        const roll = ROLLS.find(([as]) => as.test(whose))?.[1];
        return roll === undefined
          ? words
          : `when ${who} ${who === 'you' ? verb : thirdPerson(verb)} ${roll} ${behind}`;
      },
    )
    .replaceAll(
      /\b(when(?:ever)?|if|each time|every time|before) (you|an opponent|a player) (?:play(?:ed|s)?|use[sd]?) this(?: card)?(?=,|:)/g,
      (_, when: string, who: string) =>
        `${when === 'before' ? when : 'when'} ${who} ${who === 'you' ? use : `${thirdPerson(verb)} ${behind}`}`,
    );
  if (said !== text) return [said];
  const cost = text.replaceAll(
    /^as an (?:additional|extra) cost to [a-z-]+ this(?: card)?, (?:you )?(?:also )?/gm,
    `to ${use}, also `,
  );
  if (cost !== text) return [cost];
  const price = text.replaceAll(
    /^((?:an? )?[a-z-]+ (?:an?|one|\d+|two|three) [^,.:\n]+?) to (?:play|use) this(?: card)?(?=$|\.)/gm,
    `to ${use}, also $1`,
  );
  if (price !== text) return [price];
  if (entry !== 'abilities' || !neverInPlay(vocabulary, kind)) return [];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const rolls = lines.map((line) =>
    /^[+-]\d+ to your [a-z ]*roll(?: for (?:each|every) [^,:]+)?$/.test(line.trim()),
  );
  if (rolls.some(Boolean))
    return [
      lines
        .map((line, i) =>
          rolls[i] ? `before you ${use}, ${line.trim()} until the end of the ${verb}` : line,
        )
        .join('\n'),
    ];
  if (HEADED.test(text)) return [];
  if (lines.length === 1) return [`when you ${use}, ${lines[0].trim()}`];
  return [[`when you ${use}:`, ...lines.map((line) => `  ${line}`)].join('\n')];
}

/** A text with an ability in it: it says itself when something happens. */
const HEADED =
  /^\s*(?:when|before|while|if|at the|once|twice|during|to|until|[+-]\d|each time|every time)\b|\bcannot\b|\bcan\b.* only if\b/im;

const isOfKind = (
  vocabulary: Vocabulary,
  kind: KindSymbol,
  { words }: NounPhrase['heads'][number],
): boolean => longestTerm(vocabulary, words)?.meanings[0].symbol === kind;

/** Whether a phrase ends with a place that only its owner sees. */
const isInHand = ({ zones }: Vocabulary, phrase: string): boolean =>
  zones.some(({ seenBy, names }) => seenBy === 'owner' && phrase.trim().endsWith(` in your ${names.en[0]}`));

function placeFor(vocabulary: Vocabulary, kind: KindSymbol, { id, parameters }: VerbSymbol): string[] {
  return parameters.flatMap(({ preposition, phrase: { tree } }) => {
    const isOnly = tree.heads.length === 1 && isOfKind(vocabulary, kind, tree.heads[0]);
    return isOnly ? [preposition ? `${id} ${preposition} this` : `${id} this`] : [];
  });
}

/**
 * The texts that a card may have about its own use in any place, in a hand too: whether it may be used, and
 * what that costs.
 */
const OF_USE = /^to [a-z]+ this\b|^(?:[a-z ]+ (?:can|cannot) )?(?:only )?[a-z]+ this\b.* (?:only if|unless) /;

/** A line about the use of the card with the verb that its kind has for it; what waits for it would wait in play only. */
export function reportOwnUse(
  line: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
): string | undefined {
  const use = kind && OF_USE.test(line) ? useOfThis(vocabulary, kind) : undefined;
  const said = use && line.replace(/\b[a-z]+ this\b(?: card\b)?/, use);
  return said === line ? undefined : said;
}
