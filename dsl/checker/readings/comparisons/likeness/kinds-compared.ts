/**
 * Kinds of cards as something that cards have in common or not: `discard 2 cards of different kinds`, `a card of the same type as the lead`.
 * A card whose text says so brings the kind of each card as a value that it has.
 */
import type { Language } from '../../../../text/locale.ts';
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';

/** What the kind of a card is called as a value. */
export const kindNames = {
  en: ['kind', 'kinds'],
  fr: ['sorte f', 'sortes'],
  de: ['Sorte f', 'Sorten'],
} as const;

/** What one of these values is called: not as the kind itself, which says which cards there are. */
export const kindValueNames = ({
  en,
  fr,
  de,
}: Readonly<Record<Language, string>>): Readonly<Record<Language, string>> => ({
  en: `${en} kind`,
  fr: `sorte ${fr} f`,
  de: `Sorte ${de} f`,
});

/** Its key, since `kind` is one that every card has. */
export const KIND_FIELD = 'card kind';

const WORD = '(?:card )?(?:kind|type)s?(?: of cards?)?';
const COMPARED = new RegExp(
  `\\b(?:of|with|have|has|are|is|share|shares|not) (?:the same|an?other|different|a different|the|an?) ${WORD}\\b|\\b(?:the number of|for each|for every) (?:different )?${WORD}\\b(?! of)|\\b(?:their|its|'s) ${WORD}\\b`,
);
const CARDS =
  /\b(?:an?|another|\d+|two|three|the (?:top|bottom|last|revealed|discarded|chosen)(?: (?:\d+|two|three))?|that|this|those|other|all|each) (?:random |other )?cards?\b/;

/**
 * Whether texts compare the kinds of cards. Cards of one kind have that in common and something else is meant: `kinds` are what these
 * are called.
 */
export function areKindsCompared(texts: readonly string[], kinds: ReadonlySet<string>): boolean {
  const all = texts.join('\n').toLowerCase();
  if (!(COMPARED.test(all) || CHOSEN.test(all)) || !CARDS.test(all)) return false;
  return [...all.matchAll(OF_WHAT)].every(([, noun]) => !kinds.has(noun));
}

const OF_WHAT = /\b([a-z'-]+) (?:of|with) (?:the same|another|(?:a )?different) (?:card )?(?:kind|type)s?\b/g;

const ANY_KIND = '(?:card )?(?:kind|type)s?(?: of cards?)?';
const END = '(?=$|[,:.;\\n]| as | and | then | for each )';
/** A kind that somebody chooses, of all that there are. */
const CHOSEN = new RegExp(
  `\\b(?:choose|name|guess|say|pick|declare|call)(s|es)? (a|any|one|a random|another) ${ANY_KIND}${END}`,
  'm',
);
/** The text in which a kind is chosen as a value is, and cards of it are meant by that. */
export function withKindChosen(text: string, { fields }: Vocabulary): string[] {
  if (!CHOSEN.test(text) || !fields.some(({ id }) => id === KIND_FIELD)) return [];
  const chosen = text.replaceAll(
    new RegExp(CHOSEN.source, 'gm'),
    (_, does: string | undefined, which: string) =>
      `choose${does === undefined ? '' : 's'} ${which === 'any' || which === 'one' ? 'a' : which} kind`,
  );
  const [, name] = /\bkind as ([a-z-]+)/.exec(chosen) ?? [];
  const called = name === undefined ? 'that kind' : `the ${name}`;
  const that = `(?:(?:that|the (?:chosen|named|guessed|declared|same)) ${ANY_KIND}${name === undefined ? '' : `|the ${name}`})(?![a-z-])`;
  const put = chosen
    .replaceAll(
      new RegExp(
        `\\bif (it|(?:that|the) [a-z-]+(?: [a-z-]+)?) (is|is not|was|was not) (?:an? card )?(?:of )?${that}(?=[,:.])`,
        'g',
      ),
      (_, card: string, is: string) =>
        `if ${card === 'it' ? 'its kind' : `the kind of ${card}`} ${is.replace('was', 'is')} ${called}`,
    )
    .replaceAll(new RegExp(`\\b(?:of|with) ${that}`, 'g'), `of ${called}`);
  return put === text ? [] : [put];
}

/** Whether a text lets somebody choose a kind of all that there are. */
export const isKindChosen = (text: string): boolean => CHOSEN.test(text);

/** The text with the one word for it that the game has then; none where that changes nothing. */
export function withKindsCompared(text: string, { fields }: Vocabulary): string[] {
  if (!/\b(?:kind|type)s?\b/.test(text) || !fields.some(({ id }) => id === KIND_FIELD)) return [];
  const put = text
    .replaceAll(
      /\b((?:the same|another|different|a different) )(?:card )?(?:type|kind)(s?)(?: of cards?)?(?![a-z-])/g,
      '$1kind$2',
    )
    .replaceAll(
      /\b(are|is|was|were) (the same|different|a different|another) kind(s?)(?=$|[,:.]| as | from | than )/gm,
      '$1 of $2 kind$3',
    )
    .replaceAll(/\b(of|with) the kind of (that|the) ([a-z-]+)(?= |$|[,:.])/gm, "$1 $2 $3's kind");
  return put === text ? [] : [put];
}
