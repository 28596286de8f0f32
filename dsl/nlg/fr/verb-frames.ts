/** What stands behind a French verb, and in front of it where it is `vous`. */
import type { Args, Expression } from '../../language/syntax/ast.ts';
import { isYou, symbolOf } from '../discourse/noun-heads.ts';
import { comesFrom, endOf, filled, turned, type Filled } from '../realiser/verb-slots.ts';
import { verbFor, type Verb } from '../realiser/verb-phrases.ts';
import { join } from '../realiser/word-joining.ts';
import type { French } from './context.ts';
import { located } from './noun-modifiers.ts';
import { thisTime } from './time-spans.ts';

const prepositions: Readonly<Record<string, string>> = {
  to: 'à',
  from: 'de',
  into: 'dans',
  onto: 'sur',
  for: 'pour',
  by: 'de',
  using: 'avec',
  against: 'contre',
  at: 'à',
};

/** What the verb is done with, with an object of its own. */
export const withObject = (args: Args, object: Expression): Args => ({ ...args, object });

/** What stands behind a verb; `denied`: of its object there is none. */
export function behind(fr: French, word: string, args: Args, denied = false): string {
  const verb = verbFor(fr.scope.vocabulary, word, 'fr');
  const time = args.time && thisTime(fr.scope, args.time.unit);
  const free = args.free ? 'gratuitement' : '';
  if (!verb) {
    const rest = args.arguments.map((each) => `${prepositions[each.preposition]} ${fr.phrase(each.phrase)}`);
    return join(args.object && fr.phrase(args.object), ...rest, free, time);
  }
  const parts = filled(verb, args).map((part) =>
    isClitic(verb, part) ? '' : slotText(fr, word, verb, part, denied),
  );
  return join(verb.lead, free, ...parts, verb.tail, time);
}

/** `vous` in front of the verb that it is the object of. */
export function clitic(fr: French, word: string, args: Args): string {
  const verb = verbFor(fr.scope.vocabulary, word, 'fr');
  return verb && filled(verb, args).some((part) => isClitic(verb, part)) ? 'vous' : '';
}

const isClitic = (verb: Verb, { slot, phrase, loose }: Filled): boolean =>
  isYou(phrase) && !loose && ((slot.before === '' && verb.lead === '') || slot.before === 'à');

function slotText(fr: French, word: string, verb: Verb, part: Filled, denied: boolean): string {
  const { slot, phrase, loose } = part;
  const face = turned(phrase);
  if (face) return `${fr.phrase(face.cards)} ${face.face === 'up' ? 'face visible' : 'face cachée'}`;
  const from = comesFrom(fr.scope.vocabulary, word, part);
  if (slot.preposition === 'to' && slot.before === '') return destination(fr, phrase);
  if (loose) return join(slot.preposition && prepositions[slot.preposition], fr.phrase(phrase, 'nom', from));
  const direct = slot.before === '' && verb.lead === '';
  return join(slot.before, denied && direct ? fr.denied(phrase, from) : fr.phrase(phrase, 'nom', from));
}

/** Where something goes, or to whom. */
function destination(fr: French, e: Expression): string {
  const end = endOf(e);
  if (end) return end.which === 'top' ? `sur le dessus de ${fr.phrase(end.of)}` : `sous ${fr.phrase(end.of)}`;
  const symbol = symbolOf(fr.scope, e);
  switch (symbol?.sort) {
    case 'zone':
      return located(fr, e, symbol.order === 'grid' ? 'on' : 'in');
    case 'pile':
    case 'noun':
      return `${isOnGrid(symbol) ? 'sur' : 'dans'} ${fr.phrase(e)}`;
    case 'cell':
      return `sur ${fr.phrase(e)}`;
    default:
      return `à ${fr.phrase(e)}`;
  }
}

const isOnGrid = (symbol: { readonly sort: string; readonly zone?: { readonly order: string } }): boolean =>
  symbol.zone?.order === 'grid';
