/** Abilities about a card where it is while it has none: a card in a row that is not in play forbids nothing, and nothing comes before it. */
import { eachSyntax, type SyntaxTree } from '../../language/syntax/syntax-visit.ts';
import type { Args, EventPhrase, Expression, Word } from '../../language/syntax/ast.ts';
import type { VerbSymbol, ZoneSymbol } from '../../language/symbols/symbols.ts';
import { longestTerm } from '../../language/symbols/symbol-table.ts';
import type { EventPattern } from '../../ir/statements.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import { destinationsIn } from '../readings/words/verb-destinations.ts';
import { noEffect, readDeclared, reportAt, writtenWords, type Scope } from '../scope.ts';
import { eventPartMeaning, isThis } from './event-context.ts';

/** Complains of what waits for something that is done to this card, where no card of its kind is in play. */
export function reportUnheard(
  scope: Scope,
  events: readonly EventPhrase[],
  found: readonly EventPattern[],
): boolean {
  return found.some((pattern) => {
    const there = placeOfUse(scope, events, pattern);
    return there !== undefined && reportElsewhere(scope, pattern.verb, there.object, there.zone);
  });
}

/**
 * Whether an event is done with this card where it is out of play, and is over before it can be in play: the card is
 * taken from a place that all share, or it is put out of play.
 */
export function isUsedElsewhere(
  scope: Scope,
  events: readonly EventPhrase[],
  pattern: EventPattern,
  early: boolean,
): boolean {
  const zone = placeOfUse(scope, events, pattern)?.zone;
  if (!zone || early || zone.of !== 'player') return zone !== undefined;
  const end = destinationsIn(scope.vocabulary).find(({ verb }) => verb === pattern.verb);
  return end !== undefined && !end.zone.inPlay;
}

/** What an event does with this card, and where it takes it from, if that is out of play. */
function placeOfUse(
  scope: Scope,
  events: readonly EventPhrase[],
  { verb, itself }: EventPattern,
): { readonly object: Expression; readonly zone: ZoneSymbol } | undefined {
  const event = itself
    ? events.find(({ verbs }) =>
        verbs.some(
          ({ text }) =>
            (scope.vocabulary.verbForms.get(text) ?? scope.vocabulary.eventForms.get(text))?.verb === verb,
        ),
      )
    : undefined;
  const object = event && (event.passive ? event.subject : event.args.object);
  const zone = object && isThis(object) ? placeOf(scope, verb) : undefined;
  return object && zone && { object, zone };
}

/** Complains of an opponent who uses this card while nobody has it: `you` is the player who does it then. */
export function reportDoneByOthers(scope: Scope, events: readonly EventPhrase[]): boolean {
  const found = events.find(
    ({ subject, passive }) =>
      !passive && subject.kind === 'noun' && subject.heads.some(({ words }) => isOpponent(scope, words)),
  );
  if (!found) return false;
  const said = writtenWords(scope, found.span);
  const others = writtenWords(scope, found.subject.span);
  const example = `${said.replace(others, 'a player')}`;
  noEffect(scope, found.subject.span, say('phrase/you-is-who-does-it-then', { example: written(example) }));
  return true;
}

const isOpponent = ({ vocabulary }: Scope, words: readonly Word[]): boolean => {
  const symbol = longestTerm(vocabulary, words)?.meanings[0].symbol;
  return symbol?.sort === 'built-in' && symbol.id === 'opponent';
};

/** Complains of what would hold for rolls for this card, which are made only where it is not in play. */
export function reportRollsElsewhere(scope: Scope, tree: SyntaxTree): boolean {
  let isReported = false;
  eachSyntax(tree, (node) => {
    if (isReported || node.kind !== 'noun' || !node.owner || !isThis(node.owner) || node.heads.length !== 1)
      return;
    const symbol = longestTerm(scope.vocabulary, node.heads[0].words)?.meanings[0].symbol;
    if (symbol?.sort !== 'roll') return;
    const makers = scope.vocabulary.verbs.filter((verb) => throws(verb, symbol.names.en[0]));
    const places = makers.map((verb) => placeOf(scope, verb));
    const [zone] = places;
    if (makers.length > 0 && zone && !places.includes(undefined))
      isReported = reportElsewhere(scope, makers[0], node, zone);
  });
  return isReported;
}

/**
 * Complains of a price for what is attached to a card, or goes onto one: `to sell fruits on this basket`. What a card is attached to is chosen
 * once it is paid for, so no price would be that.
 */
export function reportHostsPaidFor(
  scope: Scope,
  verb: VerbSymbol,
  { object, arguments: more }: Args,
): boolean {
  if (object?.kind !== 'noun' || placeOf(scope, verb) === undefined) return false;
  const behind = object.tails.find(
    (tail) => tail.kind === 'place' && ONTO.has(tail.preposition) && isCardNoun(scope, tail.phrase),
  );
  const beside = more.find(
    ({ preposition, phrase }) =>
      ONTO.has(preposition) &&
      isCardNoun(scope, phrase) &&
      !verb.parameters.some((each) => each.preposition === preposition),
  );
  const where = behind?.span ?? beside?.span ?? beside?.phrase.span;
  if (where === undefined) return false;
  const words = writtenWords(scope, { start: object.span.start, end: (behind ?? beside!.phrase).span.end });
  const [bare] = words.split(/ (?:onto|on|to|attached to) /);
  noEffect(
    scope,
    where,
    say('phrase/host-is-chosen-later', { example: written(`to ${verb.id} ${bare}, …`) }),
  );
  return true;
}

const ONTO: ReadonlySet<string> = new Set(['on', 'onto', 'attached to']);

/** Whether a phrase names a card: this one, one with a name, or one of a kind. */
function isCardNoun(scope: Scope, phrase: Expression): boolean {
  if (isThis(phrase)) return true;
  if (phrase.kind !== 'noun' || phrase.heads.length === 0) return false;
  const symbol = longestTerm(scope.vocabulary, phrase.heads.at(-1)!.words.slice(-1))?.meanings[0].symbol;
  return symbol?.sort === 'kind';
}

/** Where a verb takes its object, if that is out of play. */
function placeOf(scope: Scope, verb: VerbSymbol): ZoneSymbol | undefined {
  const direct = verb.parameters.find(({ preposition }) => preposition === undefined);
  const zone = direct && eventPartMeaning(scope, direct, -1)?.thing.zone;
  return zone && !zone.inPlay && scope.vocabulary.zones.some(({ inPlay }) => inPlay) ? zone : undefined;
}

function reportElsewhere(scope: Scope, verb: VerbSymbol, { span }: Expression, zone: ZoneSymbol): boolean {
  const there = scope.vocabulary.zones.find(({ inPlay }) => inPlay)!;
  const direct = verb.parameters.find(({ preposition }) => preposition === undefined);
  const wanted =
    (direct && readDeclared(scope, direct.phrase, (tree) => writtenWords(scope, tree.span))) ??
    zone.names.en[0];
  reportAt(scope, 'name/elsewhere', span, { verb: verb.id, wanted, place: there.names.en[0] });
  return true;
}

/** Whether a verb throws such dice for what it is done to. */
function throws({ body, parameters }: VerbSymbol, roll: string): boolean {
  const direct = parameters.find(({ preposition }) => preposition === undefined);
  return body.some(
    (each) =>
      each.kind === 'order' &&
      each.verb.text === 'make' &&
      each.args.object?.kind === 'noun' &&
      each.args.object.heads[0]?.words.map(({ text }) => text).join(' ') === roll &&
      each.args.arguments.some(
        ({ preposition, phrase }) =>
          preposition === 'for' &&
          phrase.kind === 'noun' &&
          phrase.heads[0]?.words.map(({ text }) => text).join(' ') === direct?.name,
      ),
  );
}
