/** The words behind a French verb, and in front of it for `vous`. */
import { isYou } from '../../language/syntax/phrase-parts.ts';
import type { Args } from '../../language/syntax/ast.ts';
import { amountOf } from '../realiser/amounts.ts';
import { comesFrom, filled, isBareNumber, turned, type Filled } from '../realiser/verb-slots.ts';
import { destination } from '../realiser/modifier-phrases.ts';
import { timeText } from '../realiser/time-nouns.ts';
import { verbFor, type Verb } from '../realiser/verb-phrases.ts';
import { join } from '../realiser/word-joining.ts';
import { agreementOf, isShort, type French } from './context.ts';
import { places } from './noun-modifiers.ts';

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

/** The words behind a verb; `denied`: its object is negated; `short`: its object may be a pronoun in front of it. */
export function behind(fr: French, word: string, args: Args, denied = false, short = false): string {
  const verb = verbFor(fr.scope.vocabulary, word, 'fr');
  const time = args.time && timeText(fr, args.time);
  const free = join(args.again ? 'de nouveau' : '', args.free ? 'gratuitement' : '');
  if (!verb) {
    const rest = args.arguments.map((each) => `${prepositions[each.preposition]} ${fr.phrase(each.phrase)}`);
    return join(args.object && fr.phrase(args.object), ...rest, free, time);
  }
  const parts = filled(verb, args).map((part) =>
    isClitic(verb, part) || (short && isIt(fr, verb, part, args))
      ? ''
      : slotText(fr, word, verb, part, denied),
  );
  return join(verb.lead, free, ...parts, verb.tail, time);
}

/** `vous` or, if it can be `short`, `le` in front of the verb that it is the object of. */
export function clitic(fr: French, word: string, args: Args, short = false): string {
  const verb = verbFor(fr.scope.vocabulary, word, 'fr');
  if (!verb) return '';
  const parts = filled(verb, args);
  if (parts.some((part) => isClitic(verb, part))) return 'vous';
  const it = short ? parts.find((part) => isIt(fr, verb, part, args)) : undefined;
  return it ? (agreementOf(fr, it.phrase).feminine ? 'la' : 'le') : '';
}

/** Whether an object is `le` or `la`, which no other pronoun precedes. */
const isIt = (fr: French, verb: Verb, { slot, phrase, loose }: Filled, args: Args): boolean =>
  isShort(fr, phrase) &&
  !loose &&
  slot.before === '' &&
  verb.lead === '' &&
  slot.preposition === undefined &&
  !filled(verb, args).some((part) => isClitic(verb, part));

const isClitic = (verb: Verb, { slot, phrase, loose }: Filled): boolean =>
  isYou(phrase) && !loose && ((slot.before === '' && verb.lead === '') || slot.before === 'à');

/** `faites entrer {card}`: what is made to do it is its direct object. */
const endsInInfinitive = (words: string): boolean => /(?:er|ir|re)$/.test(words);

function slotText(fr: French, word: string, verb: Verb, part: Filled, denied: boolean): string {
  const { slot, phrase, loose } = part;
  const face = turned(phrase);
  if (face) return `${fr.phrase(face.cards)} ${face.face === 'up' ? 'face visible' : 'face cachée'}`;
  if (isBareNumber(fr.scope, part)) return amountOf(fr.scope, phrase);
  const from = comesFrom(fr.scope.vocabulary, word, part);
  if ((slot.preposition === 'to' || slot.preposition === 'into') && slot.before === '')
    return destination(fr, places, phrase);
  if (loose) return join(slot.preposition && prepositions[slot.preposition], fr.phrase(phrase, 'nom', from));
  const direct = slot.before === '' && (verb.lead === '' || endsInInfinitive(verb.lead));
  return join(slot.before, denied && direct ? fr.denied(phrase, from) : fr.phrase(phrase, 'nom', from));
}
