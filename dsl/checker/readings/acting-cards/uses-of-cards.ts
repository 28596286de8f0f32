/**
 * What is done with a card by its texts and its rolls, where the game has a verb for it: `when you roll for a fruit`, `to use a
 * fruit's effect`, in a game in which `activate` rolls for the fruit and then uses its effect.
 */
import { withPurposes } from '../rolls/purposes-of-rolls.ts';
import type { Block, Expression } from '../../../language/syntax/ast.ts';
import { eachSyntax } from '../../../language/syntax/syntax-visit.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

/** A verb that rolls for a card or uses one of its texts, with the noun for such a card. */
interface Use {
  readonly verb: VerbSymbol;
  readonly noun: string;
  /** The field that is used; none for a roll. */
  readonly field?: string;
  /** What is done with the card only where its text is carried out in the end. */
  readonly carriedOut?: VerbSymbol;
}

const known = new WeakMap<Vocabulary, readonly Use[]>();

/** The verbs of a game that roll for a card or use one of its texts, where one alone does so with cards of its sort. */
export function usesIn(vocabulary: Vocabulary): readonly Use[] {
  const before = known.get(vocabulary);
  if (before) return before;
  const uses = vocabulary.verbs.flatMap((verb): Use[] => {
    const [object] = verb.parameters;
    const noun = object?.phrase.tree.heads[0]?.words.at(-1)?.text;
    if (!object || object.preposition || object.phrase.tree.heads.length > 1 || noun === undefined) return [];
    const found: Use[] = [];
    eachSyntax(verb.body, (node) => {
      if (node.kind !== 'order') return;
      const { text } = node.verb;
      const roll = node.args.arguments.find(({ preposition }) => preposition === 'for')?.phrase;
      if (text === 'make' && isNamed(roll, object.name)) found.push({ verb, noun });
      const used = node.args.object;
      if ((text !== 'use' && text !== 'announce') || used?.kind !== 'noun') return;
      const field = used.heads[0]?.words.map((word) => word.text).join(' ');
      if (!field || !isNamed(used.owner, object.name)) return;
      const carriedOut = text === 'announce' ? carriedOutIn(verb.body, object.name, vocabulary) : undefined;
      found.push({ verb, noun, field, ...(carriedOut && { carriedOut }) });
    });
    return found;
  });
  // Where two verbs do so with cards of one sort, it is for the writer to say which.
  const only = uses.filter(
    (each) =>
      !uses.some(({ verb, noun, field }) => verb !== each.verb && noun === each.noun && field === each.field),
  );
  known.set(vocabulary, only);
  return only;
}

/** The verb with which a condition begins behind which a text that was announced is carried out: `if the throw is high enough, use up the fruit`. */
function carriedOutIn(body: Block, name: string, { verbForms }: Vocabulary): VerbSymbol | undefined {
  let found: VerbSymbol | undefined;
  eachSyntax(body, (node) => {
    if (node.kind !== 'if') return;
    const [first] = node.then;
    let isCarriedOut = false;
    eachSyntax(node.then, (inner) => {
      isCarriedOut ||= inner.kind === 'order' && inner.verb.text === 'resolve';
    });
    if (isCarriedOut && first?.kind === 'order' && isNamed(first.args.object, name))
      found ??= verbForms.get(first.verb.text)?.verb;
  });
  return found;
}

/** `the fruit`, of a part of a verb that is called so. */
export const isNamed = (phrase: Expression | undefined, name: string): boolean =>
  phrase?.kind === 'noun' &&
  phrase.determiner === 'the' &&
  phrase.heads.length === 1 &&
  phrase.heads[0].words.map(({ text }) => text).join(' ') === name;

const WHICH = '(?:an?|the|this|that|another|your|all|any|each)(?: [a-z-]+)*?';

/** Only what is waited for: an order to roll is no order to use the card. */
const WAITING = '(?<=\\b(?:when(?:ever)?|each time|the first time|before)\\b[^,:\\n]*)';

/** A text with the verb of the game for rolls for cards and uses of their texts. */
export function withUsesOfCards(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:rolls? for|use[sd]?)\b/.test(text)) return [];
  const isThrown = withPurposes(text, vocabulary).length > 0;
  // People say of one kind what the text of another one is called.
  const texts = vocabulary.fields
    .filter(({ type }) => type.type === 'language')
    .map((each) => forms(each).one);
  const put = usesIn(vocabulary).reduce((said, { verb, noun, field, carriedOut = verb }) => {
    const does = (word: string, { id } = verb): string =>
      verbIn(vocabulary, id, word.endsWith('s') ? 'third' : 'base');
    const what = `(${WHICH} ${noun})`;
    // Where the game has a word for such rolls, it is the roll that is waited for.
    if (field === undefined && isThrown) return said;
    if (field === undefined)
      return said
        .replaceAll(
          new RegExp(
            `\\b(?:when(?:ever)?|each time) you roll for ${what}(?:'s [a-z]+)?, ([+-]\\d+) to (?:that|your|the|its) roll$`,
            'gm',
          ),
          "$2 to $1's rolls",
        )
        .replaceAll(
          new RegExp(`${WAITING}\\b(rolls?) for ${what}(?:'s [a-z]+)?(?=,|:|$)`, 'gm'),
          (_, word: string, of: string) => `${does(word)} ${of}`,
        );
    const called = `(?:${[...new Set([field, ...texts])].join('|')})`;
    return said
      .replaceAll(
        new RegExp(`\\b${what}'s ${called} (can|may|cannot) be used\\b`, 'gm'),
        (_, of: string, can: string) =>
          `${of} ${can === 'may' ? 'can' : can} be ${verbIn(vocabulary, verb.id, 'participle')}`,
      )
      .replaceAll(
        new RegExp(
          `\\b(when(?:ever)?|each time|before|after) ${what} uses (?:its|their) ${called}(?=,|:|$)`,
          'gm',
        ),
        (_, when: string, of: string) =>
          `${when === 'before' ? when : 'when'} ${of} is ${verbIn(vocabulary, (when === 'before' ? verb : carriedOut).id, 'participle')}`,
      )
      .replaceAll(
        new RegExp(
          `\\b((?:when(?:ever)?|each time|to|before|cannot|can)(?: [a-z]+){0,2}) (uses?) ${what}'s ${called}(?=,|:|$)`,
          'gm',
        ),
        (_, head: string, word: string, of: string) =>
          `${head} ${does(word, /^(?:when|each)/.test(head) ? carriedOut : verb)} ${of}`,
      )
      .replaceAll(
        new RegExp(`\\bto use ${what}'s ${called}(?=,|:|$)`, 'gm'),
        (_, of: string) => `to ${does('use')} ${of}`,
      );
  }, text);
  return put === text ? [] : [put];
}
