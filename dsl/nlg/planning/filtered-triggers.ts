/** Joins a trigger with the condition on the card that it waits for: `when you draw an item`. */
import type {
  Ability,
  Argument,
  EventPhrase,
  Expression,
  NounPhrase,
  Statement,
  Tail,
} from '../../language/syntax/ast.ts';
import { saySame } from '../../language/syntax/syntax-visit.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../language/symbols/symbols.ts';
import { antecedentOf, refersTo } from './back-references.ts';

type Triggered = Ability & { readonly kind: 'triggered' };

/** `when you draw a card, if that card is an item in your hand`: the item is there because it was drawn. */
export function filteredTrigger(vocabulary: Vocabulary, a: Triggered): Triggered {
  const [only] = a.body;
  const whole = !a.condition && a.body.length === 1 && only.kind === 'if' && !only.otherwise;
  const asked = whole ? { ...a, condition: only.condition, body: only.then } : a;
  const said = withFilter(vocabulary, asked);
  return said === asked ? a : said;
}

function withFilter(vocabulary: Vocabulary, a: Triggered): Triggered {
  const { events, condition, still } = a;
  if (events.length !== 1 || condition?.kind !== 'is' || still || condition.negated || condition.past)
    return a;
  const [event] = events;
  const { subject, complement } = condition;
  const waited = event.passive ? event.subject : event.args.object;
  if (waited?.kind !== 'noun' || complement.kind !== 'phrase' || complement.phrase.kind !== 'noun') return a;
  const what = complement.phrase;
  const to = antecedentOf(vocabulary, waited);
  const isIt =
    to && subject.kind === 'noun' && subject.tails.length === 0 && refersTo(vocabulary, subject, to);
  if (!isIt || waited.determiner !== 'a' || what.determiner !== 'a' || waited.tails.length > 0) return a;
  if (!isBareCard(waited) || what.heads.length === 0) return a;
  const tails = what.tails.filter((tail) => !isWhereItGoes(vocabulary, event, tail));
  if (tails.some(({ kind }) => kind === 'place')) return a;
  const merged: NounPhrase = {
    ...what,
    tails,
    span: waited.span,
    ...(waited.name ? { name: waited.name } : {}),
  };
  const said = event.passive
    ? { ...event, subject: merged }
    : { ...event, args: { ...event.args, object: merged } };
  return { ...a, events: [said], condition: undefined };
}

const isBareCard = ({ heads }: NounPhrase): boolean =>
  heads.length === 1 && heads[0].words.length === 1 && heads[0].words[0].text === 'card';

/** Whether a place is the one to which the verb itself brings what it takes. */
function isWhereItGoes(
  vocabulary: Vocabulary,
  { verbs, passive, subject }: EventPhrase,
  tail: Tail,
): boolean {
  if (tail.kind !== 'place' || (tail.preposition !== 'in' && tail.preposition !== 'on')) return false;
  const byYou = !passive && subject.kind === 'pronoun' && subject.which === 'you';
  return verbs.every(({ text }) => {
    const verb = vocabulary.verbForms.get(text)?.verb;
    return byYou && verb !== undefined && destinations(verb).some((each) => saySame(each, tail.phrase));
  });
}

const destinations = ({ body }: VerbSymbol): Expression[] => body.flatMap(destinationOf);

const destinationOf = (s: Statement): Expression[] =>
  s.kind === 'order' && s.verb.text === 'move'
    ? s.args.arguments.filter(({ preposition }: Argument) => preposition === 'to').map(({ phrase }) => phrase)
    : [];
