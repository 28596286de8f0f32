/** English clauses: orders, changes, lasting rules, events. */
import { isYou } from '../../language/syntax/phrase-parts.ts';
import type {
  Args,
  EventPhrase,
  Expression,
  Order,
  Standing,
  Statement,
  Time,
  Word,
} from '../../language/syntax/ast.ts';
import { amountOf, isNumberOfCard } from '../realiser/amounts.ts';
import { headOf } from '../discourse/discourse-scope.ts';
import { personOf, thisCard } from '../discourse/noun-heads.ts';
import type { Person } from '../discourse/grammatical-person.ts';
import { comesFrom, filled, isBareNumber, turned, type Filled } from '../realiser/verb-slots.ts';
import type { Change, Objects, Stance } from '../realiser.ts';
import { durationText, limitText, timeText } from '../realiser/time-nouns.ts';
import { isDirect, verbFor, verbWaitedFor } from '../realiser/verb-phrases.ts';
import { listed } from '../../text/list-format.ts';
import { join } from '../realiser/word-joining.ts';
import type { English } from './context.ts';

/** `this turn` behind a verb. */
export const timeOf = (en: English, { time }: { readonly time?: Time | undefined }): string =>
  time ? timeText(en, time) : '';

/** The words behind a verb. */
export function behind(en: English, word: string, args: Args): string {
  const end = [args.again ? 'again' : '', args.free ? 'for free' : '', timeOf(en, args)];
  const verb = verbFor(en.scope.vocabulary, word, 'en');
  if (!verb) {
    const rest = args.arguments.map((each) => `${each.preposition} ${en.phrase(each.phrase)}`);
    return join(args.object && en.phrase(args.object), ...rest, ...end);
  }
  const [direct = '', ...parts] = filled(verb, args).map((part) => slotText(en, word, part));
  return join(withLead(verb.lead, direct), ...parts, verb.tail, ...end);
}

function slotText(en: English, word: string, part: Filled): string {
  const { slot, phrase, loose } = part;
  const face = turned(phrase);
  if (face) return `${en.phrase(face.cards)} face ${face.face}`;
  if (isBareNumber(en.scope, part)) return amountOf(en.scope, phrase);
  return join(
    loose ? slot.preposition : slot.before,
    en.phrase(phrase, 'nom', comesFrom(en.scope.vocabulary, word, part)),
  );
}

/** Words of a verb that go behind a pronoun: `wear out a tool`, `wear it out`. */
const PARTICLES = new Set(['away', 'back', 'down', 'off', 'out', 'over', 'up']);

/** The first words of a verb's phrase with its direct object. */
function withLead(lead: string, object: string): string {
  const isBehind = PARTICLES.has(lead) && (object === 'it' || object === 'them');
  return isBehind ? join(object, lead) : join(lead, object);
}

export function order(en: English, o: Order, stance: Stance, objects: Objects = [o.args.object]): string {
  const said = objects.map((object) => behind(en, o.verb.text, { ...o.args, object }));
  return orderWith(en, o, listed(said, 'and'), stance);
}

/** An order with the words behind its verb. */
export function orderWith(
  en: English,
  o: Order,
  rest: string,
  { following, adverb, also, less }: Stance,
): string {
  const leads = following ?? o;
  const { vocabulary } = en.scope;
  const forms = verbFor(vocabulary, o.verb.text, 'en')?.forms;
  const after = join(rest, less, trailer(en, o));
  const secretly = o.secretly ? 'secretly' : '';
  const subject = leads.subject && !isYou(leads.subject) ? leads.subject : undefined;
  if (leads.may) {
    const opening = following ? '' : `${subject ? en.phrase(subject) : 'you'} may`;
    return join(opening, adverb, secretly, forms?.infinitive ?? o.verb.text, after);
  }
  const who: Person | 'order' = leads.subject ? verbPerson(en, leads.subject) : 'order';
  const opening = following || !leads.subject ? '' : en.phrase(leads.subject);
  return join(adverb, opening, also, secretly, forms?.[who] ?? o.verb.text, after);
}

/** `they` is one player, and has the verb of many. */
const verbPerson = (en: English, e: Expression): Person =>
  e.kind === 'pronoun' && e.which === 'they' ? 'many' : personOf(en.scope, e);

const trailer = (
  en: English,
  { asThis, picked, forEach, duration }: Pick<Order, 'asThis' | 'picked' | 'forEach' | 'duration'>,
): string =>
  join(
    asThis && `as if it were printed on ${en.phrase(thisCard(asThis))}`,
    picked && (picked.by === 'chance' ? 'in random order' : 'in any order'),
    forEach && `for ${en.each(forEach)}`,
    duration && durationText(en, duration),
  );

/** `you may have that player discard a card` */
export function letting(en: English, o: Order & { readonly subject: Expression }): string {
  const infinitive = verbFor(en.scope.vocabulary, o.verb.text, 'en')?.forms.infinitive ?? o.verb.text;
  return join('you may have', en.phrase(o.subject), infinitive, behind(en, o.verb.text, o.args));
}

/** `you may add +1 or -1 to that roll` */
export const mayModify = (en: English, amounts: string, target: Expression): string =>
  `you may add ${amounts} to ${en.phrase(target)}`;

/** `+1 to your rolls` */
export const change = (en: English, c: Change): string =>
  join(`${c.sign}${amountOf(en.scope, c.amount)} to ${en.phrase(c.target)}`, trailer(en, c));

/** Whether something is a counter, and no state that holds a card or a player. */
function isNumber(en: English, e: Expression): boolean {
  const symbol = headOf(en.scope.vocabulary, e)?.symbol;
  return symbol?.sort === 'counter' && symbol.holds === undefined;
}

/** `a random player becomes the first player`, `set your coins to 5` */
export function becomes(en: English, { subject, value }: Statement & { kind: 'becomes' }): string {
  const isRole = headOf(en.scope.vocabulary, subject)?.symbol.sort === 'role';
  if (!value) return join(en.phrase(subject), verbPerson(en, subject) === 'one' ? 'is' : 'are', 'cleared');
  if (isNumber(en, subject)) return `set ${en.phrase(subject)} to ${en.number(value)}`;
  const [who, what] = isRole ? [value, subject] : [subject, value];
  return join(en.phrase(who), verbPerson(en, who) === 'one' ? 'becomes' : 'become', en.number(what));
}

const anybody = { cannot: 'nobody can', can: 'anybody can', must: 'somebody must' } as const;

export function standing(en: English, { subject, says, duration }: Standing): string {
  const who = en.phrase(subject);
  const until = duration && durationText(en, duration);
  const one = verbPerson(en, subject) === 'one';
  switch (says.kind) {
    case 'cannot':
    case 'can':
    case 'must': {
      const verbs = says.verbs.map(({ text }) => {
        const forms = verbFor(en.scope.vocabulary, text, 'en')?.forms;
        return (says.passive ? forms?.done : forms?.infinitive) ?? text;
      });
      const indirect = says.passive
        ? indirectly(en, says.verbs[0].text, { ...says.args, object: subject })
        : undefined;
      const onlyIf = says.onlyIf && `only if ${en.condition(says.onlyIf)}`;
      const often = says.limit && limitText(en, says.limit);
      if (indirect) return join(anybody[says.kind], indirect, often, until, onlyIf);
      const after = behind(en, says.verbs[0].text, says.args);
      return join(who, says.kind, says.passive ? 'be' : '', listed(verbs, 'or'), after, often, until, onlyIf);
    }
    case 'sees':
      return join(who, 'can see', en.phrase(says.what), until);
    case 'counts-as': {
      if ('kind' in says.what && isNumberOfCard(en.scope, subject))
        return join(who, one ? 'is' : 'are', en.number(says.what), until);
      const what = 'kind' in says.what ? en.phrase(says.what) : says.what.text;
      return join(
        who,
        says.also ? 'also' : '',
        one ? 'counts' : 'count',
        'as',
        what,
        says.for ? `for ${en.phrase(says.for)}` : '',
        until,
      );
    }
    case 'has':
      return join(who, one ? 'has' : 'have', en.phrase(says.what), until);
    case 'costs':
      return join(who, one ? 'costs' : 'cost', en.number(says.amount), says.direction, until);
  }
}

/** The infinitive and what follows of a verb without a passive: `make a roll for that fruit`. */
function indirectly(en: English, word: string, args: Args): string | undefined {
  const verb = verbFor(en.scope.vocabulary, word, 'en');
  return verb && !isDirect(verb) ? join(verb.forms.infinitive, behind(en, word, args)) : undefined;
}

/** `to attack this` */
export function toDo(en: English, verbs: readonly Word[], args: Args): string {
  const infinitives = verbs.map(
    ({ text }) => verbFor(en.scope.vocabulary, text, 'en')?.forms.infinitive ?? text,
  );
  return join('to', listed(infinitives, 'or'), behind(en, verbs[0].text, args));
}

/** What happens; `would`: what is about to happen. */
export function event(en: English, e: EventPhrase, would: boolean): string {
  const { vocabulary } = en.scope;
  const first = e.verbs[0].text;
  const verb = verbWaitedFor(vocabulary, first, 'en');
  if (e.passive && verb && !isDirect(verb)) {
    const agent = e.agent ? en.phrase(e.agent) : 'someone';
    const form = would ? `would ${verb.forms.infinitive}` : verb.forms.one;
    return join(agent, form, behind(en, first, { ...e.args, object: e.subject }));
  }
  const who = verbPerson(en, e.subject);
  const verbs = e.verbs.map(({ text }) => {
    const forms = verbWaitedFor(vocabulary, text, 'en')?.forms;
    return (e.passive ? forms?.done : would ? forms?.infinitive : forms?.[who]) ?? text;
  });
  const be = who === 'one' ? 'is' : 'are';
  const middle = would ? (e.passive ? 'would be' : 'would') : e.passive ? be : '';
  const by = e.agent && `by ${en.phrase(e.agent)}`;
  return join(en.phrase(e.subject), middle, listed(verbs, 'or'), behind(en, first, e.args), by);
}
