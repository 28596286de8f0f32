/**
 * What people say in words that the language has none for, and the form that it has: a finding in such a line shows that form,
 * where nothing else is known that could be written there.
 */
import { say, type FixedPhraseId, type Phrase } from '../../diagnostics/catalogue/phrase.ts';
import type { Code } from '../../diagnostics/codes.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { report } from '../../diagnostics/report.ts';

/** Words for what no text can do. */
const WORDS = new Map<string, FixedPhraseId>(
  (
    [
      [
        'phrase/what-has-begun-is-not-taken-back',
        'cancel cancels cancelled negate negates negated undo undoes nullify nullifies prevent prevents prevented',
      ],
      ['phrase/form-blank', 'blank blanks blanked'],
      ['phrase/two-that-change-places', 'swap swaps swapped trade trades exchange exchanges'],
    ] as const
  ).flatMap(([phrase, words]) => words.split(' ').map((word) => [word, phrase] as const)),
);

/** What a line says, and the form for it. */
const FORMS: readonly (readonly [cue: RegExp, form: FixedPhraseId])[] = [
  [/\bcannot (?:be )?(?:look|see|peek|looked|seen)\b/, 'phrase/form-cannot-look'],
  [/\b(?:when(?:ever)?|each time) [^,:]*\b(?:moves?|moved)\b/, 'phrase/form-moved'],
  [/\bsame (?:row or column|column|diagonal)\b|\bdiagonally\b/, 'phrase/form-in-line'],
  [
    /\b(?:looks?|sees?|shows?|shown|visible|revealed)\b[^,:]*\b(?:until|for as long as|as long as|for the rest)\b|\b(?:until|while|as long as)\b[^,:]*, [^,:]*\b(?:sees?|is visible|are visible|is shown|are shown|revealed)\b/,
    'phrase/form-look-until',
  ],
  [
    /\b(?:choose|chooses|name|names|guess|guesses|call|calls) (?:a|any|the) (?:card )?name\b|\b(?:with|of|has|have) that name\b|\bnames? a card\b/,
    'phrase/form-names',
  ],
  [/\balso ha(?:s|ve) (?:the [a-z]+ of\b|[^,:]+'s [a-z]+$)/, 'phrase/form-also-lent'],
  [/\bsecretly\b/, 'phrase/form-secretly'],
  [/\bthis way\b/, 'phrase/form-this-way'],
  [/\b(?:reveal|show|turn over) (?:all |the |their |everybody's )?[a-z]+$/, 'phrase/form-reveal'],
  [/\b(?:who|that player|you|they|nobody|everybody) (?:secretly )?(?:chose|picked)\b/, 'phrase/form-choices'],
  [/\b(?:bids?|bidders?|auctions?)\b/, 'phrase/form-bids'],
  [/\b(?:vote[sd]?|voting)\b/, 'phrase/form-votes'],
  [/\binstead of\b/, 'phrase/form-instead-of'],
  [/\bsince (?!(?:the start of )?(?:your|their) last turn\b)/, 'phrase/form-since'],
  [/\brepeat\b|\bkeep [a-z]+ing\b/, 'phrase/form-repeat'],
  [/\bcop(?:y|ies)\b/, 'phrase/form-copy'],
  [/\b(?:die|dice)\b/, 'phrase/form-die'],
  [
    /\b(?:that|which) (?:was|were|has|have|had|is|are|did|can|no|not|an?|you|it|shares?|[a-z]+ed)\b/,
    'phrase/form-where',
  ],
  [/\bfirst (?:time|\d+ times)\b.*\bwould\b/, 'phrase/form-first-time-would'],
  [/\bnext time\b/, 'phrase/form-next-time'],
  [
    /\bthe next (?!time\b|turn\b|round\b|player\b|step\b)[a-z]+(?: card)? (?:that )?(?:you|they|an opponent|a player|any player|[a-z]+ed)\b/,
    'phrase/form-next-thing',
  ],
  [/\b(?:second|third|fourth|2nd|3rd|4th) (?:time|one)\b/, 'phrase/form-which-time'],
  [/\bup to \d+ times\b/, 'phrase/form-up-to-times'],
  [
    /\b(?:(?:put|place|add|remove|spend)s? .*\b(?:on|onto|from|off) (?:this|it|that|each|the)|takes? .*\b(?:from|off) (?:this|it|that|each))\b/,
    'phrase/form-counters',
  ],
  [/\bas if\b/, 'phrase/form-as-if'],
  [/\bwhen\b[^,]*\bwould\b|\babout to\b|\bbefore\b/, 'phrase/form-before'],
  [/\bafter\b/, 'phrase/form-after'],
  [/\bmore\b.*\bthan\b|\bmore\b.*\bin\b/, 'phrase/form-more-than'],
  [/\b(?:the same|same|shared?|in common)\b/, 'phrase/form-same'],
  [/\bnot among\b|\bexcept\b|\bbut not\b/, 'phrase/form-except'],
  [/\bany number of\b|\bas many\b/, 'phrase/form-any-number'],
  [/\b(?:who|whoever|whose)\b.*\b(?:lost|gained) the (?:most|fewest|least)\b/, 'phrase/form-lost-most'],
  [/\bwho (?:also )?ha(?:s|ve)\b/, 'phrase/form-who-has'],
  [/\bwho\b(?! (?:also )?ha(?:s|ve)\b)/, 'phrase/form-who'],
  [/\balso (?:has|have|gains?|gets?)\b/, 'phrase/form-also-has'],
  [/\bonly\b/, 'phrase/form-only'],
  [/\bcosts?\b.*\bhalf\b/, 'phrase/form-half-price'],
  [/\bhalf\b/, 'phrase/form-half'],
];

/** So far from the words of a form the fault of a sentence may be. */
const APART = 40;
/** Forms for verbs: where another word is unknown they say nothing of it. */
const OF_VERBS: readonly FixedPhraseId[] = ['phrase/form-counters'];

/** Findings about a word that nobody knows. */
const OF_WORDS: ReadonlySet<Code> = new Set<Code>([
  'name/unknown-word',
  'name/unknown-verb',
  'name/unknown-noun',
  'name/unknown-quality',
]);

/** Where a form tells more than what a finding says by itself. */
const BARE: ReadonlySet<Code> = new Set<Code>([
  'syntax/expected',
  'syntax/after-end',
  'syntax/would',
  'syntax/noun-missing',
  ...OF_WORDS,
]);

/** Advice that only shows how sentences look. */
const LOOSE: ReadonlySet<string> = new Set([
  'phrase/written-like',
  'phrase/help-and-next',
  'phrase/of-the-verbs-of-the-language',
]);

/** A finding about such a word with what comes nearest; any other finding as it is. */
export function withNearest(found: Diagnostic): Diagnostic {
  if (found.code !== 'name/unknown-word' && found.code !== 'name/unknown-verb') return found;
  const { place, severity } = found;
  const { word, verbs = [] } = found.details as { readonly word: string; readonly verbs?: readonly string[] };
  const phrase = WORDS.get(word);
  if (!phrase) return found;
  const more = { severity, advice: say(phrase) };
  return found.code === 'name/unknown-verb'
    ? report(found.code, place, { word, near: [], verbs }, more)
    : report(found.code, place, { word, near: [] }, more);
}

/** A word of the language where a name is given. */
const isReserved = ({ code }: Diagnostic, line: string, at: number): boolean =>
  code === 'syntax/expected' &&
  /(?:^|\s)let $|\bas $/.test(line.slice(0, at)) &&
  /^[a-z]/.test(line.slice(at));

const isPhrase = (next: unknown): next is Phrase => typeof next === 'object' && next !== null;

/** The form for the words nearest to a place of a line; of two the one that is named first. */
function formAt(line: string, at: number, ofWord: boolean): FixedPhraseId | undefined {
  const near = FORMS.flatMap(([cue, form]) => {
    const match = cue.exec(line);
    if (!match) return [];
    const end = match.index + match[0].length;
    return [{ form, apart: Math.max(0, match.index - at, at - end) }];
  });
  const fits = near.filter(({ apart, form }) => apart <= (ofWord && OF_VERBS.includes(form) ? 0 : APART));
  return fits.toSorted((one, other) => one.apart - other.apart)[0]?.form;
}

/** A finding in a line with the form for what the line says there, where it offers nothing that was proven to be right. */
export function withForm(found: Diagnostic, line: string, at: number): Diagnostic {
  const { code, place, severity, advice, related, fixes = [] } = found;
  const isLoose = advice === undefined || 'code' in advice || ('say' in advice && LOOSE.has(advice.say));
  if (!isLoose || fixes.length > 0) return found;
  if (!BARE.has(code) && !(code === 'name/not-here' && advice !== undefined)) return found;
  const form = isReserved(found, line, at)
    ? 'phrase/form-name'
    : formAt(line.toLowerCase(), at, OF_WORDS.has(code));
  if (!form) return found;
  const next = advice && 'say' in advice ? advice.with?.next : undefined;
  const help = say(form);
  const shown = isPhrase(next) ? say('phrase/help-and-next', { help, next }) : help;
  const more = { severity, advice: shown, ...(related && { related }) };
  return report(code, place, found.details as never, more);
}
