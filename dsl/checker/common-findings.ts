/** Reports that several checks share, each in one wording. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { writeInstead } from '../diagnostics/replacement-fixes.ts';
import { asIs, say, written, type Phrase } from '../diagnostics/catalogue/phrase.ts';
import type { DiagnosticExtras } from '../diagnostics/report.ts';
import { primitives, type PrimitiveVerb } from '../language/symbols/builtin-verbs.ts';
import type { Parameter } from '../language/symbols/symbols.ts';
import type { Word } from '../language/syntax/ast.ts';
import { placeIn, type Span } from '../text/source.ts';
import { reportAt, typePhrase, writtenWords, type Scope, type PhraseType } from './scope.ts';

/** A fix for each of the texts that may be written instead of words; the same word as others spell it is meant. */
export const fixes = (
  scope: Scope,
  { span }: { readonly span: Span },
  near: readonly string[],
): Pick<Diagnostic, 'fixes' | 'spoken'> =>
  near.length === 0
    ? {}
    : {
        fixes: writeInstead(placeIn(scope.snippet, span), near),
        ...(isSameWord(writtenWords(scope, span), near[0]) && { spoken: true }),
      };

/** Whether two words are one, spelled as in Britain and in America. */
const isSameWord = (one: string, other: string): boolean =>
  one !== other && american(one) === american(other);

const american = (word: string): string =>
  word
    .replaceAll(/(?<=[a-z]{2})our(?=s|ed|ing|$)/g, 'or')
    .replaceAll(/is(?=e[sd]?$|ing$)/g, 'iz')
    .replaceAll(/ence(?=s?$)/g, 'ense')
    .replaceAll(/(?<=[a-z]{2})re(?=s?$)/g, 'er')
    .replaceAll('grey', 'gray');

/** Reports that a field is unknown, and which fields there are. */
export const unknownField = (
  scope: Scope,
  span: Span,
  thing: PhraseType,
  has: readonly string[] = [],
  more?: DiagnosticExtras,
): undefined =>
  reportAt(
    scope,
    'name/unknown-field',
    span,
    { field: writtenWords(scope, span), of: typePhrase(thing), has },
    more,
  );

/** A verb that the game does not have, and those that may be meant. */
export function unknownVerb(
  scope: Scope,
  word: Word,
  near: readonly string[],
  more?: DiagnosticExtras,
): undefined {
  const verbs = scope.vocabulary.verbs.map(({ id }) => id);
  return reportAt(
    scope,
    'name/unknown-verb',
    word.span,
    { word: word.text, near, verbs },
    more ?? fixes(scope, word, near),
  );
}

/** Reports that a word is no quality here: what may be meant, and which values are possible. */
export const unknownQuality = (
  scope: Scope,
  word: Word,
  noun: Phrase,
  near: readonly string[] = [],
  values: readonly string[] = [],
  more: DiagnosticExtras = fixes(scope, word, near),
): undefined =>
  reportAt(scope, 'name/unknown-quality', word.span, { word: word.text, noun, near, values }, more);

/** A verb in a form that its subject does not ask for. */
export const agreement = (
  scope: Scope,
  word: Word,
  right: string,
  severity: Diagnostic['severity'] = 'error',
): undefined =>
  reportAt(
    scope,
    'name/agreement',
    word.span,
    { word: word.text, right },
    { severity, ...fixes(scope, word, [right]) },
  );

/** The phrase behind a preposition, if there is one. */
export const behindWord = (preposition: string | undefined, what: Phrase): Phrase =>
  preposition ? say('phrase/and', { one: written(preposition), other: what }) : what;

/** That an order is not about what its verb takes. */
export const lacksObject = (
  scope: Scope,
  span: Span,
  verb: PrimitiveVerb,
  more?: DiagnosticExtras,
): undefined =>
  reportAt(scope, 'name/missing-object', span, { verb, wanted: say(primitives[verb].takes[0]!.wants) }, more);

/** What a verb takes, as its game says it. */
export const saidInData = ({ preposition, phrase: { snippet } }: Parameter): Phrase =>
  written([preposition, snippet.text.trim()].filter(Boolean).join(' '));

/** What a verb does not take, and what it takes. */
export const extraObject = (
  scope: Scope,
  span: Span,
  verb: string,
  takes: readonly Phrase[],
  more?: DiagnosticExtras,
): undefined =>
  reportAt(scope, 'name/extra-object', span, { verb, word: writtenWords(scope, span), takes }, more);

/** What would have to be chosen where nobody is asked. */
export const notChoosable = (scope: Scope, span: Span): undefined =>
  reportAt(scope, 'name/not-choosable', span, { phrase: asIs(writtenWords(scope, span)) });

/** It is not clear who of several would choose. */
export const whoChooses = (scope: Scope, span: Span, more?: DiagnosticExtras): undefined =>
  reportAt(scope, 'name/who-chooses', span, { phrase: writtenWords(scope, span) }, more);

/** A name that something else has. */
export const nameTaken = (scope: Scope, span: Span, name: string): undefined =>
  reportAt(scope, 'name/taken', span, { name, what: say('phrase/the-name-of-something-else-here') });
