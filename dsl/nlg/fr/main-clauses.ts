/** French clauses: orders, changes, what happens. */
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
import type { Happening } from '../realiser/clause-joining.ts';
import { isDirect, verbFor, verbWaitedFor } from '../realiser/verb-phrases.ts';
import { listed } from '../../text/list-format.ts';
import { join } from '../realiser/word-joining.ts';
import { doneIn } from './word-forms.ts';
import { behind, clitic } from './verb-frames.ts';
import { agreementOf, isShort, type French } from './context.ts';
import { durationText } from '../realiser/time-nouns.ts';
import { aller, be, devenir, devrait, passer, pouvoir } from './verb-forms.ts';

/** Several in general are `les adversaires` where they are the subject. */
export function subjectText(fr: French, e: Expression): string {
  const general = e.kind === 'noun' && !e.determiner && !e.quantity && !e.owner && e.heads.length > 0;
  if (isShort(fr, e)) return agreementOf(fr, e).feminine ? 'elle' : 'il';
  return fr.phrase(general && personOf(fr.scope, e) === 'many' ? { ...e, determiner: 'the' } : e);
}

/** `chaque carte`, `chacun de vos héros` */
const each = (fr: French, unit: CountedUnit): string =>
  unit.kind === 'occurrences' ? fr.howOften(unit.event, true) : fr.phrase({ ...unit, determiner: 'each' });

/** `comme s’il était imprimé` */
function asPrinted(fr: French, e: Expression | undefined): string {
  const feminine = e !== undefined && agreementOf(fr, e).feminine;
  return feminine ? 'comme si elle était imprimée' : 'comme si il était imprimé';
}

const trailer = (
  fr: French,
  {
    asThis,
    picked,
    forEach,
    duration,
    args,
  }: Pick<Order, 'asThis' | 'picked' | 'forEach' | 'duration'> & { readonly args?: Args },
): string =>
  join(
    asThis && `${asPrinted(fr, args?.object)} sur ${fr.phrase(thisCard(asThis))}`,
    picked && (picked.by === 'chance' ? 'dans un ordre aléatoire' : 'dans l’ordre de votre choix'),
    forEach && `pour ${each(fr, forEach)}`,
    duration && durationText(fr, duration),
  );

export function order(fr: French, o: Order, stance: Stance, objects: Objects = [o.args.object]): string {
  const short = objects.length === 1;
  const said = (): string[] =>
    objects.map((object) => behind(fr, o.verb.text, { ...o.args, object }, false, short));
  return orderWith(fr, o, () => listed(said(), 'et'), stance, short);
}

/** An order with the words behind its verb. */
export function orderWith(
  fr: French,
  o: Order,
  after: () => string,
  { following, adverb, also, less }: Stance,
  short = false,
): string {
  const leads = following ?? o;
  const { scope } = fr;
  const verb = verbFor(scope.vocabulary, o.verb.text, 'fr');
  const subject = leads.subject && !isYou(leads.subject) ? leads.subject : undefined;
  const rest = withHolder(scope, subject && holderIn(scope, subject), () =>
    join(after(), less, trailer(fr, o)),
  );
  const end = join(also, o.secretly ? 'secrètement' : '', rest, adverb);
  const object = clitic(fr, o.verb.text, o.args, short);
  const form = (who: Person | 'order' | 'infinitive'): string => verb?.forms[who] ?? o.verb.text;
  const who: Person = leads.subject ? personOf(scope, leads.subject) : 'you';
  if (leads.may) {
    const opening = following ? '' : join(subject ? subjectText(fr, subject) : 'vous', pouvoir[who]);
    return join(opening, object, form('infinitive'), end);
  }
  const none = o.args.object?.kind === 'noun' && o.args.object.determiner === 'no' ? 'ne' : '';
  if (!leads.subject) return join(none, object === '' ? form('order') : `${form('order')}-${object}`, end);
  return join(following ? '' : subjectText(fr, leads.subject), none, object, form(who), end);
}

/** `vous pouvez obliger ce joueur à défausser une carte` */
export function letting(fr: French, o: Order & { readonly subject: Expression }): string {
  const verb = verbFor(fr.scope.vocabulary, o.verb.text, 'fr');
  const rest = withHolder(fr.scope, holderIn(fr.scope, o.subject), () => behind(fr, o.verb.text, o.args));
  const infinitive = verb?.forms.infinitive ?? o.verb.text;
  return join(
    'vous pouvez obliger',
    fr.phrase(o.subject),
    'à',
    clitic(fr, o.verb.text, o.args),
    infinitive,
    rest,
  );
}

/** `vous pouvez ajouter +1 ou -1 à ce jet` */
export const mayModify = (fr: French, amounts: string, target: Expression): string =>
  `vous pouvez ajouter ${amounts} à ${fr.phrase(target)}`;

/** `+1 à vos jets` */
export const change = (fr: French, c: Change): string =>
  join(`${c.sign}${amountOf(fr.scope, c.amount)} à ${fr.phrase(c.target)}`, trailer(fr, c));

/** `un joueur au hasard devient le premier joueur`, `vos pièces passent à 5` */
export function becomes(fr: French, { subject, value }: Statement & { kind: 'becomes' }): string {
  const symbol = headOf(fr.scope.vocabulary, subject)?.symbol;
  const person = personOf(fr.scope, subject);
  if (!value) return join(fr.phrase(subject), 'ne', person === 'one' ? 'désigne' : 'désignent', 'plus rien');
  const isRole = symbol?.sort === 'role';
  const isState = symbol?.sort === 'counter' && symbol.holds !== undefined;
  const isGiven = !isRole && headOf(fr.scope.vocabulary, value)?.symbol.sort === 'role';
  if (isState || isGiven) return join(fr.phrase(subject), devenir[person], fr.phrase(value));
  if (isRole) return join(fr.phrase(value), devenir[personOf(fr.scope, value)], fr.phrase(subject));
  if (symbol?.sort === 'counter') return `fixez ${fr.phrase(subject)} à ${fr.number(value)}`;
  return join(fr.phrase(subject), passer[personOf(fr.scope, subject)], `à ${fr.number(value)}`);
}

/** `pour attaquer ceci` */
export function toDo(fr: French, verbs: readonly Word[], args: Args): string {
  const [{ text: word }] = verbs;
  const infinitives = verbs.map(
    ({ text }) => verbFor(fr.scope.vocabulary, text, 'fr')?.forms.infinitive ?? text,
  );
  return join('pour', clitic(fr, word, args), listed(infinitives, 'ou'), behind(fr, word, args));
}

/** What happens, behind `quand`; what is about to, and what would behind `si`. */
export function event(fr: French, e: EventPhrase, how: Happening): string {
  const { vocabulary } = fr.scope;
  const verbs = e.verbs.map(({ text }) => ({ text, verb: verbWaitedFor(vocabulary, text, 'fr') }));
  const [{ text: word, verb: first }] = verbs;
  const who = personOf(fr.scope, e.subject);
  const auxiliary = { happens: undefined, 'is about to': aller, would: devrait }[how];
  if (e.passive && verbs.every(({ verb }) => isDirect(verb))) {
    const { feminine, many } = agreementOf(fr, e.subject);
    const done = verbs.map(({ verb }) => doneIn(verb!.forms, feminine, many));
    const verbText = auxiliary ? `${auxiliary[who]} être` : be(who, 'indicative');
    const by = e.agent && `par ${fr.phrase(e.agent)}`;
    return join(subjectText(fr, e.subject), verbText, listed(done, 'ou'), behind(fr, word, e.args), by);
  }
  const [subject, args, person]: [string, EventPhrase['args'], Person] = e.passive
    ? [e.agent ? fr.phrase(e.agent) : 'on', { ...e.args, object: e.subject }, 'one']
    : [subjectText(fr, e.subject), e.args, who];
  const forms = verbs.map(
    ({ text, verb }) => (auxiliary ? verb?.forms.infinitive : verb?.forms[person]) ?? text,
  );
  const object = first ? clitic(fr, word, args) : '';
  const said = withHolder(fr.scope, holderIn(fr.scope, e.subject), () => behind(fr, word, args));
  return join(subject, auxiliary && auxiliary[person], object, listed(forms, 'ou'), said);
}
