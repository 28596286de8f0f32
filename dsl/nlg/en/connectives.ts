/** The words that join English clauses. */
import type { Expression } from '../../language/syntax/ast.ts';
import { byYou } from '../discourse/noun-heads.ts';
import type { Connectives, ClauseHeader } from '../realiser.ts';
import { eventsApart } from '../discourse/verb-coordination.ts';
import { listed } from '../../text/list-format.ts';
import { durationText } from '../realiser/time-nouns.ts';
import { join } from '../realiser/word-joining.ts';
import { event, order, orderWith } from './main-clauses.ts';
import type { English } from './context.ts';

const header = (text: string): ClauseHeader => ({ text, clause: true });

export function connectives(en: English): Connectives {
  const steps = (each: readonly Expression[]): string =>
    listed(
      each.map((step) => en.phrase(step)),
      'or',
    );
  return {
    if: (c) => header(`if ${en.condition(c)}`),
    done: (by, negated) => header(`if ${by} do${negated ? ' not' : ''}`),
    otherwise: header('otherwise'),
    otherwiseIf: (c) => header(`otherwise, if ${en.condition(c)}`),
    whenDone: (by) => header(`when ${by} do`),
    unless: (payment) => header(`unless ${order(en, byYou(payment), {})}`),
    forEach: (each, how) => header(`for ${each}${how}`),
    inTurnOrder: (from) => ` in turn order${from ? ` from ${en.phrase(from)}` : ''}`,
    inOrderOf: (key, descending) =>
      ` in ${descending ? 'descending' : 'ascending'} order of ${en.phrase(key)}`,
    inSerialOrder: (of, descending) =>
      ` in ${descending ? 'reverse ' : ''}order of ${of === 'arrival' ? 'arrival' : 'entry into play'}`,
    repeat: (times, upTo, stop) =>
      join(
        `repeat ${upTo ? 'up to ' : ''}${times === '1' ? 'once' : `${times} times`}`,
        stop?.when,
        stop && en.condition(stop.condition),
      ),
    while: (c) => header(`while ${en.condition(c)}`),
    choose: (least, most, who, stance) => {
      const many = least === 0 ? `up to ${most}` : least < most ? 'one or more' : least === 1 ? 'one' : least;
      return who ? orderWith(en, who, String(many), stance) : `choose ${many}`;
    },
    dependingOn: (value) => `depending on ${en.number(value)}`,
    edge: (edge, of) => header(`at the ${edge} of ${en.phrase(of)}`),
    when: (events, before) =>
      header(
        `${before ? 'before' : 'when'} ${listed(
          eventsApart(en.scope, events).map((each) => event(en, each, false)),
          'or',
        )}`,
      ),
    ifAboutTo: (events) =>
      header(
        `if ${listed(
          eventsApart(en.scope, events).map((each) => event(en, each, true)),
          'or',
        )}`,
      ),
    proviso: (c, still) => `if ${en.condition(c)}${still ? ' (then and when this happens)' : ''}`,
    limited: (limit, { text, clause }) => ({ text: `${limit}, ${text}`, clause }),
    instead: 'instead',
    youMayInstead: 'you may do this instead',
    thisInstead: 'this happens instead',
    limitInside: () => undefined,
    duration: (d) => header(durationText(en, d)),
    during: (each) => header(`during ${steps(each)}`),
    nested: (outer, text) => `${outer.text}, ${text}`,
    then: 'then',
    nothing: ({ adverb }) => join(adverb, 'nothing happens'),
    where: (letter, value) => `where ${letter} is ${value}`,
    let: (letter, value) => `${letter} is ${value}`,
    call: (letter, value) => `call ${en.phrase(value)} ${letter}`,
    colon: ':',
    largeAfterColon: false,
    semicolon: ';',
    label: (text) => `“${text}”`,
    anyOf: 'any of these holds',
    allOf: 'all of these hold',
    noneOf: 'none of these holds',
    keyword: (word, amount) => join(word, amount),
  };
}
