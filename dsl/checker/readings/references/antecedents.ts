/**
 * Pronouns of a text by what it named before: `they` of the one player that was named, `it` of the one card or pile. Where several
 * could be meant, each is a reading of its own, and the checker leaves those that mean something.
 */
import { thirdPerson } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid, type NounForm } from '../words/spoken-nouns.ts';

/** What a text names that a pronoun may stand for. */
interface Named {
  /** The words for it when it comes up again: `that fruit`, `this`. */
  readonly as: string;
  /** The same where no other one was named: `that card`. */
  readonly alone: string;
  readonly of: 'player' | 'other';
  readonly form: NounForm;
  /** The line in which it was named last. */
  readonly line: number;
}

const PRONOUN = /\b(they|them|themselves|their|it|its|itself)\b(?!')/;
const ONE =
  '(?:an?|another|that|1|one|the (?:top|bottom|next|previous|equipped|chosen)|each(?: other)?|every(?: other)?)';
const MANY =
  '(?:\\d+|up to \\d+|any number of|those|all(?: other)?|the (?:top|bottom) \\d+|two|three|four|five)';
/** A word that may be of a noun. */
const NOUN =
  '(?!(?:it|its|itself|they|them|their|themselves|this|that|those|an?|the|another|each|every|all|no|of|in|on|from|to|into|with|and|or|where)\\b)[a-z0-9-]+';
/** What names something, and what stands for it. */
const PARTS = new RegExp(
  `\\b(this)(?: card)?(?! (?:turn|round|way|game|time)\\b)\\b|\\b(${ONE}|${MANY}) (${NOUN}(?: ${NOUN}){0,2})|${PRONOUN.source}`,
  'g',
);
/** Verbs behind `they` that are written alike for one and for many. */
const ALIKE = /^(?:may|can|cannot|could|must|would|will)$/;
const THIRD: Readonly<Record<string, string>> = { have: 'has', are: 'is', were: 'was', do: 'does' };
/** Somebody who acts, in the part of a sentence that ends here. */
const ACTING = /\b(?:they|them|players?|opponents?|you)\b(?!'s)[^,:\n]*$/;
const CHOSEN_OF = /([a-z]),? and (?:then )?([a-z-]+ (?:one|an?|\d+|up to \d+) of those [a-z]+\b)/g;
const PREDICATE = /(?<!\bthere )\b(?:is|are|was|were)(?: not| also)? $/;
/** The player of what `its` stands for. */
const PLAYER_OF = /^ (?:controller|owner|player)\b/;
/** An answer is a word of the language: `if they do`. */
const ANSWER = /\b(?:if|when) $/;

/** The text with all its pronouns replaced: by the nearest of what they may stand for, and by the first of it. */
export function withAntecedents(text: string, vocabulary: Vocabulary): string[] {
  if (!PRONOUN.test(text)) return [];
  const found = [
    replaced(text, vocabulary, (those) => those.at(-1)!),
    replaced(text, vocabulary, (those) => those[0]),
  ];
  return [...new Set(found)].filter((each) => each !== text);
}

function replaced(text: string, vocabulary: Vocabulary, choose: (those: readonly Named[]) => Named): string {
  const named: Named[] = [];
  const add = (each: Named, isAgain = false): void => {
    const before = named.findIndex(({ as }) => as === each.as);
    // `that card` is one that was named before, as what it is.
    if (before < 0 && isAgain && named.some(({ of, form }) => of === each.of && form === each.form)) return;
    if (before >= 0) named.splice(before, 1);
    named.push(each);
  };
  let put = '';
  let at = 0;
  for (const match of text.matchAll(PARTS)) {
    const [, self, determiner, phrase, pronoun] = match;
    const { index } = match;
    const line = text.slice(0, index).split('\n').length;
    if (self !== undefined) add({ as: 'this', alone: 'this', of: 'other', form: 'one', line });
    else if (determiner !== undefined && phrase !== undefined) {
      // `if it is a fruit` names nothing else.
      const isSaid = PREDICATE.test(text.slice(0, index));
      const each = isSaid ? undefined : namedBy(vocabulary, determiner, phrase);
      if (each)
        add(
          { ...each, line },
          /^(?:that|those)$/.test(determiner) && /\b(?:player|opponent|card)s?$/.test(each.alone),
        );
      continue;
    }
    if (pronoun === undefined) continue;
    const end = index + pronoun.length;
    const as = pronounAs(pronoun, named, choose, text.slice(0, index), text.slice(end));
    if (as === undefined) continue;
    put += text.slice(at, index) + as.text;
    at = end + as.also;
  }
  // Of what is drawn something is chosen when it has been drawn.
  return (put + text.slice(at)).replaceAll(CHOSEN_OF, '$1, then $2');
}

function pronounAs(
  word: string,
  named: readonly Named[],
  choose: (those: readonly Named[]) => Named,
  ahead: string,
  behind: string,
): { readonly text: string; readonly also: number } | undefined {
  const one = word === 'it' || word === 'its' || word === 'itself';
  const suiting = named.filter(({ of, form }) =>
    word === 'their'
      ? of === 'player' && form === 'one'
      : one
        ? of === 'other' && form === 'one'
        : of === 'player' || form === 'many',
  );
  const near = nearest(suiting, ahead.split('\n').length);
  // Who controls this card is `you`: where another card was named, its controller is meant.
  const others = near.filter(({ as }) => as !== 'this');
  const those = word === 'its' && PLAYER_OF.test(behind) && others.length > 0 ? others : near;
  if (those.length === 0) return undefined;
  const { form, ...meant } = choose(those);
  const as = near.length === 1 ? meant.alone : meant.as;
  if (word === 'its') return { text: as === 'this' ? "this card's" : `${as}'s`, also: 0 };
  if (word === 'their') {
    // Of the player who acts in the sentence it is a word of the language.
    return ACTING.test(ahead) ? undefined : { text: `${as}'s`, also: 0 };
  }
  if (word !== 'they') return { text: as, also: 0 };
  const [all, verb] = /^ ([a-z-]+)/.exec(behind) ?? [];
  if (verb === undefined || all === undefined) return undefined;
  if (ANSWER.test(ahead) && verb === 'do') return undefined;
  if (form === 'many' || ALIKE.test(verb)) return { text: as, also: 0 };
  return { text: `${as} ${THIRD[verb] ?? thirdPerson(verb)}`, also: all.length };
}

/** Of each sort what the same line names; otherwise what lines above it do, this card only where they name nothing else. */
function nearest(those: readonly Named[], line: number): readonly Named[] {
  return (['player', 'other'] as const).flatMap((sort) => {
    const all = those.filter(({ of }) => of === sort);
    const here = all.filter((each) => each.line === line);
    const others = all.filter(({ as }) => as !== 'this');
    return here.length > 0 ? here : others.length > 0 ? others : all;
  });
}

/** What a determiner and the words behind it name, by the longest noun that they begin with. */
function namedBy(
  vocabulary: Vocabulary,
  determiner: string,
  phrase: string,
): Omit<Named, 'line'> | undefined {
  const noun = firstNounSaid(vocabulary, phrase);
  if (noun === undefined) return undefined;
  const of = noun.of === 'player' ? 'player' : 'other';
  const kind = noun.of === 'pile' ? noun.one : noun.of;
  if (determiner === 'the equipped') {
    const as = `the equipped ${noun.said}`;
    return { as, alone: as, of, form: 'one' };
  }
  // Of several that act each by itself one is meant.
  if (noun.form === 'one') return { as: `that ${noun.one}`, alone: `that ${kind}`, of, form: 'one' };
  const as = noun.of === 'pile' ? `those ${noun.said}` : `those ${noun.of}s`;
  return { as, alone: as, of, form: 'many' };
}
