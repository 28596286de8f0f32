/** What waits for the use of a card that is never in play, such as one that is used up at once. */
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import { isSameMeaning } from '../../ir/same-meaning.ts';
import type { KindSymbol, ZoneSymbol } from '../../language/symbols/symbols.ts';
import { forms } from '../../language/symbols/symbol-table.ts';
import { placeIn, type Span } from '../../text/source.ts';
import { neverInPlay, useOfThis } from '../suggestions/own-uses.ts';
import { typeOfNoun } from '../nouns/references.ts';
import { similarVerbs } from '../suggestions/word-suggestions.ts';
import type { EventPhrase } from '../../language/syntax/ast.ts';
import { reportAt, writtenWords, type Scope } from '../scope.ts';

/** The kind of the card whose text this is, if no card of it can be in play and cards of other kinds can. */
export const outOfPlay = ({ vocabulary, thisKind }: Scope): KindSymbol | undefined =>
  thisKind && neverInPlay(vocabulary, thisKind) ? thisKind : undefined;

/**
 * Refuses an ability that would never be there. `lasts`: what changes numbers for a time can begin when the card is used.
 */
export function reportOutOfPlay(scope: Scope, span: Span, kind: KindSymbol, lasts = false): undefined {
  const use = useOfThis(scope.vocabulary, kind);
  const said = writtenWords(scope, span);
  const example = `when you ${use ?? 'use this'}, ...`;
  const advice = say('phrase/waits-out-of-play', { kind: forms(kind).many, example: written(example) });
  const instead =
    lasts && use ? [`before you ${use}, ${said} until the end of the ${use.split(' ')[0]}`] : [];
  return reportAt(
    scope,
    'name/not-here',
    span,
    { what: say('phrase/here', { what: written(said) }) },
    {
      advice,
      ...(instead.length > 0 ? { fixes: writeInstead(placeIn(scope.snippet, span), instead) } : {}),
    },
  );
}

/** A place out of play where a condition says that a card is, and where it says so. */
export interface Elsewhere {
  readonly zone: ZoneSymbol;
  readonly span: Span;
}

/** `while this is in the discard pile`, of a card whose abilities count in play alone. */
export function elsewhereBy(
  { vocabulary }: Scope,
  test: Test,
  of: Scalar,
  span: Span,
): Elsewhere | undefined {
  if (!vocabulary.zones.some(({ inPlay }) => inPlay)) return undefined;
  const parts = test.op === 'and' ? test.parts : [test];
  for (const part of parts) {
    if (part.op !== 'compare' || part.how !== '=' || part.left.op !== 'zone-of') continue;
    const { left, right } = part;
    if (isSameMeaning(left.card, of) && right.op === 'zone' && !right.zone.inPlay)
      return { zone: right.zone, span };
  }
  return undefined;
}

/** Such a text would be idle: the card has no abilities there. */
export const reportIdleThere = (scope: Scope, { zone, span }: Elsewhere): undefined =>
  reportAt(
    scope,
    'name/not-here',
    span,
    { what: say('phrase/here', { what: written(writtenWords(scope, span)) }) },
    { advice: say('phrase/counts-in-play-alone', { place: forms(zone).one }) },
  );

/** Verbs that may be meant by a word, without those of the game that are never done with the cards that the event is about. */
export function verbsNear(scope: Scope, { args: { object } }: EventPhrase, word: string): string[] {
  const kinds = object?.kind === 'noun' ? typeOfNoun(scope, object)?.kinds : undefined;
  const near = similarVerbs(scope.vocabulary, word);
  if (!kinds) return near;
  return near.filter((form) => {
    const taken = scope.vocabulary.verbForms.get(form)?.verb.parameters[0]?.phrase.tree;
    const wanted = taken?.kind === 'noun' ? typeOfNoun(scope, taken)?.kinds : undefined;
    return !wanted || wanted.some((kind) => kinds.includes(kind));
  });
}
