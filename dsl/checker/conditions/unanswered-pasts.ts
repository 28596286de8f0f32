/** Questions about the past that have no answer, with what could be asked instead. */
import { unknownVerb } from '../common-findings.ts';
import { reportMeaningless } from '../expectations.ts';
import { oneOf, say, written, type Phrase } from '../../diagnostics/catalogue/phrase.ts';
import { howOften } from '../../language/parser/errors/frequency-phrases.ts';
import type { Args, Expression, Time, Word } from '../../language/syntax/ast.ts';
import type { HistoryQuestion } from '../../language/symbols/symbols.ts';
import type { Span } from '../../text/source.ts';
import { changing } from '../abilities/counter-event-patterns.ts';
import { period } from '../abilities/durations.ts';
import { noEffect, reportAt, writtenWords, type Scope } from '../scope.ts';
import { verbIn, verbsLike } from '../suggestions/word-suggestions.ts';
import type { DidClause, WasClause } from './past-counts.ts';

/** Complains of a question how often something happened; of a word that the game has for something it is none. */
export function asksHowOften(scope: Scope, { span }: DidClause | WasClause): boolean {
  const { text } = scope.snippet;
  const sentence = text.slice(span.start, span.end);
  const often = howOften(sentence);
  if (!often) return false;
  const found = sentence.slice(often.start, often.end);
  if (scope.vocabulary.terms.has(found)) return false;
  const at = { start: span.start + often.start, end: span.start + often.end };
  reportAt(scope, 'syntax/how-often', at, { found });
  return true;
}

/** A question that is not answered, with what could be asked instead; of an unknown verb, what is meant by it. */
export function unasked(
  scope: Scope,
  tree: DidClause | WasClause,
  verb: Word,
  args: Args,
  more?: Span,
): undefined {
  const { vocabulary } = scope;
  const known = vocabulary.verbForms.get(verb.text);
  const near = known ? [] : verbsLike(vocabulary, verb.text);
  if (!known && near.length > 0) {
    return unknownVerb(scope, verb, near);
  }
  const said = writtenWords(scope, tree.span);
  const asked = vocabulary.verbs.map(({ id }) => written(verbIn(vocabulary, id, 'participle')));
  const counted = ofCounter(scope, tree, said);
  const done = known || counted ? undefined : behindVerb(scope, tree, said);
  const advice = counted
    ? say('phrase/write', { example: written(counted) })
    : done !== undefined
      ? say('phrase/leave-out-it-is-not-remembered', { what: written(done) })
      : !known && !(changing(scope, verb) && !args.time)
        ? asked.length > 0
          ? say('phrase/what-is-asked-of-the-past', { game: oneOf(asked, 12) })
          : undefined
        : more
          ? say('phrase/leave-out-it-is-not-remembered', { what: written(writtenWords(scope, more)) })
          : args.time
            ? undefined
            : say('phrase/say-since-when', {
                example: oneOf(
                  ELSEWHEN.test(said)
                    ? spansOf(scope)
                    : [written(`${said} this turn`), written(`${said} this game`)],
                ),
              });
  return reportMeaningless(scope, tree.span, advice);
}

/** The word that begins at a place. */
const wordAt = (text: string, from: number): string => /^[\w-]*/.exec(text.slice(from))![0];

/** `that player named duke`: the word that was taken for the verb, where a verb of the game is in front of it. */
function behindVerb({ vocabulary }: Scope, tree: DidClause | WasClause, said: string): string | undefined {
  const word = tree.kind === 'does' ? tree.verb.text : undefined;
  const [, before] = (word !== undefined && new RegExp(`\\b([\\w-]+) ${word}\\b`).exec(said)) || [];
  return before !== undefined && vocabulary.verbForms.get(before)?.form === 'participle' ? word : undefined;
}

/** `you gained coins this turn`, as it is written: a word precedes the counter. */
function ofCounter(scope: Scope, tree: DidClause | WasClause, said: string): string | undefined {
  const word = tree.kind === 'does' ? tree.verb.text : undefined;
  const before =
    word &&
    [...said.matchAll(/\b\w+(?= )/g)].find(
      ({ 0: one, index }) => wordAt(said, index + one.length + 1) === word,
    )?.[0];
  const isCounter = scope.vocabulary.terms.get(word ?? '')?.some(({ symbol }) => symbol.sort === 'counter');
  const span = { start: 0, end: 0 };
  if (!isCounter || before === undefined || !changing(scope, { text: before, span })) return undefined;
  return said.replace(`${before} ${word}`, `${before} any ${word}`);
}

/** The past is asked of one player or of one card: what could be written instead. */
export const askOne = (
  scope: Scope,
  subject: Expression | WasClause['subject'],
  ways: readonly string[],
): undefined =>
  noEffect(
    scope,
    subject.span,
    say('phrase/ask-one-player-or-one-card', { example: oneOf(ways.map(written)) }),
  );

/** The words behind the subject of a question. */
export const wordsBehind = (scope: Scope, tree: DidClause): string =>
  writtenWords(scope, { start: tree.subject.span.end, end: tree.span.end }).trim();

export function periodOf(scope: Scope, time: Time): HistoryQuestion['per'] | undefined {
  if (time.since === 'this') return 'stay';
  if (time.since) return time.fromStart ? 'last turn' : 'own turn';
  const per = period(scope, time.unit.text);
  return (
    per ??
    reportMeaningless(scope, time.span, say('phrase/say-since-when', { example: oneOf(spansOf(scope)) }))
  );
}

const spansOf = (scope: Scope): Phrase[] => {
  const cycles = scope.vocabulary.cycles.map(({ names }) => `this ${names.en[0]}`);
  return ['this turn', ...cycles, 'this game'].map(written);
};

/** `last turn`: a time that nothing is remembered of. */
const ELSEWHEN = /\b(?:last|previous|next) \S+$/;
