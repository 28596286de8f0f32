/** German clauses: orders, changes, what happens. */
import { isYou } from '../../language/syntax/phrase-parts.ts';
import type {
  Args,
  EventPhrase,
  Expression,
  CountedUnit,
  Order,
  Statement,
  Word,
} from '../../language/syntax/ast.ts';
import { amountOf } from '../realiser/amounts.ts';
import { holderIn, personOf, thisCard } from '../discourse/noun-heads.ts';
import type { Person } from '../discourse/grammatical-person.ts';
import { headOf, withHolder } from '../discourse/discourse-scope.ts';
import type { Change, Objects, Stance } from '../realiser.ts';
import { isDirect, verbFor, verbWaitedFor } from '../realiser/verb-phrases.ts';
import { listed } from '../../text/list-format.ts';
import { join } from '../realiser/word-joining.ts';
import { between, deniesItself, middleOf, objectHasQuantity } from './verb-frames.ts';
import type { Middle } from './verb-frames.ts';
import { pronounFor, type German, type VerbPlace } from './context.ts';
import { durationText } from '../realiser/time-nouns.ts';
import { attached, become, bracketed, clause, may, receive, would } from './verb-forms.ts';

/** `jede Karte`, `jeden deiner Helden` */
const each = (de: German, unit: CountedUnit): string =>
  unit.kind === 'occurrences'
    ? de.howOften(unit.event, true)
    : de.phrase({ ...unit, determiner: 'each' }, 'acc');

export const order = (de: German, o: Order, stance: Stance, objects: Objects = [o.args.object]): string =>
  orderWith(de, o, () => middleWith(de, o, objects), stance);

function middleWith(de: German, { verb, args }: Order, objects: Objects): Middle {
  const middles = objects.map((object) => middleOf(de, verb.text, { ...args, object }));
  const said = middles.map((middle) => join(...middle.objects));
  return { ...middles[0], objects: [listed(said, 'und')] };
}

/** An order with the words between its verb and its end. */
export function orderWith(de: German, o: Order, parts: () => Middle, stance: Stance): string {
  const { after, following, adverb, also, less } = stance;
  const leads = following ?? o;
  const { scope } = de;
  const verb = verbFor(scope.vocabulary, o.verb.text, 'de');
  const subject = leads.subject && !isYou(leads.subject) ? leads.subject : undefined;
  const middle = withHolder(scope, subject && holderIn(scope, subject), () =>
    between(parts(), {
      adverbs: [adverb, also, o.duration && durationText(de, o.duration), o.secretly ? 'heimlich' : ''],
      behind: [
        less,
        o.asThis && `wie einen Text ${de.phrase(thisCard(o.asThis), 'gen')}`,
        o.picked && (o.picked.by === 'chance' ? 'in zufälliger Reihenfolge' : 'in beliebiger Reihenfolge'),
        o.forEach && `für ${each(de, o.forEach)}`,
      ],
    }),
  );
  const who: Person = leads.subject ? personOf(scope, leads.subject) : 'you';
  const place: VerbPlace = after ? 'first' : 'second';
  const name = following ? '' : subject ? whoText(de, subject) : 'du';
  const infinitive = verb?.forms.infinitive ?? o.verb.text;
  if (leads.may)
    return following ? bracketed(middle, infinitive) : clause(name, may[who], middle, infinitive, place);
  const prefix = verb?.forms.prefix ?? '';
  if (!leads.subject) return join(verb?.forms.order ?? o.verb.text, bracketed(middle, prefix));
  return clause(name, verb?.forms[who] ?? o.verb.text, middle, prefix, following ? 'second' : place);
}

/** Who does something: `dieser Held`, or `er`. */
const whoText = (de: German, e: Expression): string => pronounFor(de, e, 'nom') ?? de.phrase(e);

/** `du darfst diesen Spieler eine Karte abwerfen lassen` */
export function letting(de: German, o: Order & { readonly subject: Expression }, { after }: Stance): string {
  const verb = verbFor(de.scope.vocabulary, o.verb.text, 'de');
  const middle = withHolder(de.scope, holderIn(de.scope, o.subject), () =>
    between(middleOf(de, o.verb.text, o.args)),
  );
  const end = `${verb?.forms.infinitive ?? o.verb.text} lassen`;
  return clause('du', may.you, join(de.phrase(o.subject, 'acc'), middle), end, after ? 'first' : 'second');
}

/** `du darfst diesen Wurf um +1 oder -1 verändern` */
export function mayModify(de: German, amounts: string, target: Expression, { after }: Stance): string {
  const middle = `${de.phrase(target, 'acc')} um ${amounts}`;
  return clause('du', may.you, middle, 'verändern', after ? 'first' : 'second');
}

/** An order as a clause behind a conjunction that denies it: `wenn du keine Karte abwirfst`. */
export function ifNot(de: German, o: Order): string {
  const word = o.verb.text;
  const verb = verbFor(de.scope.vocabulary, word, 'de');
  const who: Person = o.subject ? personOf(de.scope, o.subject) : 'you';
  const not = !deniesItself(de, word, o.args);
  const subject = o.subject ? de.phrase(o.subject) : 'du';
  const middle = withHolder(de.scope, o.subject && holderIn(de.scope, o.subject), () =>
    between(middleOf(de, word, o.args, true), { not, notSoMany: objectHasQuantity(o.args) }),
  );
  return `wenn ${join(subject, bracketed(middle, attached(verb, word, who)))}`;
}

/** `+1 auf deine Würfe`; behind something else `erhalten deine Würfe +1`. */
export function change(de: German, c: Change, { after }: Stance): string {
  const { sign, target, forEach } = c;
  const duration = c.kind === 'modify' ? c.duration : undefined;
  const amount = `${sign}${amountOf(de.scope, c.amount)}`;
  const until = duration && durationText(de, duration);
  const times = forEach && `für ${each(de, forEach)}`;
  if (!after) return join(`${amount} auf ${de.phrase(target, 'acc')}`, times, until);
  const who = personOf(de.scope, target);
  return clause(de.phrase(target), receive[who], join(until, times, amount), '', 'first');
}

/** `ein zufälliger Spieler wird der Startspieler`, `deine Münzen werden auf 5 gesetzt` */
export function becomes(
  de: German,
  { subject, value }: Statement & { kind: 'becomes' },
  { after }: Stance,
): string {
  const place: VerbPlace = after ? 'first' : 'second';
  const isRole = headOf(de.scope.vocabulary, subject)?.symbol.sort === 'role';
  if (!value) return clause(de.phrase(subject), become[personOf(de.scope, subject)], '', 'gelöscht', place);
  if (isRole)
    return clause(de.phrase(value), become[personOf(de.scope, value)], de.phrase(subject), '', place);
  const verb = become[personOf(de.scope, subject)];
  const isState = headOf(de.scope.vocabulary, subject)?.symbol.sort === 'counter';
  if (!isState && headOf(de.scope.vocabulary, value)?.symbol.sort === 'role')
    return clause(de.phrase(subject), verb, de.phrase(value), '', place);
  return clause(de.phrase(subject), verb, `auf ${de.number(value, 'acc')}`, 'gesetzt', place);
}

/** `um dies anzugreifen` */
export function toDo(de: German, verbs: readonly Word[], args: Args): string {
  const infinitives = verbs.map(({ text }) => {
    const { infinitive = text, prefix = '' } = verbFor(de.scope.vocabulary, text, 'de')?.forms ?? {};
    return prefix !== '' && infinitive.startsWith(prefix)
      ? `${prefix}zu${infinitive.slice(prefix.length)}`
      : `zu ${infinitive}`;
  });
  return join('um', between(middleOf(de, verbs[0].text, args)), listed(infinitives, 'oder'));
}

/** What happens, with its verb at the end; `hypothetical`: what would. */
export function event(de: German, e: EventPhrase, hypothetical: boolean): string {
  const { vocabulary } = de.scope;
  const verbs = e.verbs.map(({ text }) => ({ text, verb: verbWaitedFor(vocabulary, text, 'de') }));
  const [{ text: word }] = verbs;
  const who = personOf(de.scope, e.subject);
  const said = (args: EventPhrase['args']): string =>
    withHolder(de.scope, holderIn(de.scope, e.subject), () => between(middleOf(de, word, args)));
  if (e.passive && verbs.every(({ verb }) => isDirect(verb))) {
    const by = e.agent && `von ${de.phrase(e.agent, 'dat')}`;
    const done = verbs.map(({ verb }) => verb!.forms.done);
    const end = (hypothetical ? would : become)[who];
    return join(whoText(de, e.subject), by, said(e.args), listed(done, 'oder'), end);
  }
  const [subject, args, person]: [string, EventPhrase['args'], Person] = e.passive
    ? [e.agent ? de.phrase(e.agent) : 'jemand', { ...e.args, object: e.subject }, 'one']
    : [whoText(de, e.subject), e.args, who];
  const forms = verbs.map(({ text, verb }) =>
    hypothetical ? (verb?.forms.infinitive ?? text) : attached(verb, text, person),
  );
  return join(subject, bracketed(said(args), join(listed(forms, 'oder'), hypothetical ? would[person] : '')));
}
