import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { DiagnosticExtras } from '../../diagnostics/report.ts';
import type { Argument, Expression, Word } from '../../language/syntax/ast.ts';
import { fixes } from '../common-findings.ts';
import { typeOfNoun } from '../nouns/references.ts';
import { placeIn } from '../../text/source.ts';
import { reportAt, writtenWords, type Scope } from '../scope.ts';

/**
 * The place of a card follows it with `in`: `reveal a card in your hand`. A `from` right behind the card is
 * read the same way, since nothing else can be meant.
 */
export function fromItsPlace(
  scope: Scope,
  object: Expression | undefined,
  extra: Pick<Argument, 'phrase' | 'span'> & { readonly preposition?: string },
): DiagnosticExtras | undefined {
  const placed = object?.kind === 'noun' && object.tails.some((tail) => tail.kind === 'place');
  if (extra.preposition !== 'from' || placed) return undefined;
  const { phrase } = extra;
  const ofWhom = phrase.kind === 'noun' && typeOfNoun(scope, phrase)?.sort === 'player' ? 'of' : 'in';
  const whom = writtenWords(scope, phrase.span);
  const right = whom === 'you' ? 'of yours' : `${ofWhom} ${whom}`;
  const isBehind = object !== undefined && object.span.end + 1 === extra.span.start;
  return {
    advice: say('phrase/say-where-it-lies', { example: written(right) }),
    ...(isBehind && { ...fixes(scope, extra, [right]), spoken: true }),
  };
}

/**
 * `move all red fruits to the crate as spoils`: a name behind a place that needs none. Where nothing is done with the place by it, what
 * is moved has it.
 */
export function reportNameBehind(scope: Scope, object: Expression, place: Expression, name: Word): undefined {
  const { snippet } = scope;
  const { text } = name;
  // Below it, the name is for what is moved.
  scope.mentions = scope.mentions.filter((known) => known.name !== text);
  scope.unknown = [...(scope.unknown ?? []), text];
  const what = { what: say('phrase/here', { what: written(`as ${text}`) }) };
  // `the ripeness of the spoils` is a number of what was moved.
  const isPlace = new RegExp(`\\b(?:in|from|(?<!\\bthe [a-z]+ )of|to|into|onto|out of) the ${text}\\b`).test(
    snippet.text,
  );
  if (isPlace || object.kind !== 'noun' || object.name || place.kind !== 'noun')
    return reportAt(scope, 'name/not-here', name.span, what);
  const from = snippet.text.lastIndexOf(' as', name.span.start);
  const edits = [
    { place: placeIn(snippet, { start: object.span.end, end: object.span.end }), text: ` as ${text}` },
    { place: placeIn(snippet, { start: from, end: name.span.end }), text: '' },
  ];
  const right =
    snippet.text.slice(object.span.start, object.span.end) +
    ` as ${text}` +
    snippet.text.slice(object.span.end, from);
  const title = say('phrase/write', { example: written(right) });
  return reportAt(scope, 'name/not-here', name.span, what, {
    advice: title,
    fixes: [{ title, edits }],
    spoken: true,
  });
}
