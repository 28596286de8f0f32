/** The words that join German clauses. */
import type { EventPhrase, Expression } from '../../language/syntax/ast.ts';
import type { Connectives, ClauseHeader } from '../realiser.ts';
import { eventsApart } from '../discourse/verb-coordination.ts';
import { listed } from '../../text/list-format.ts';
import { capital, join } from '../realiser/word-joining.ts';
import { event, ifNot, orderWith } from './main-clauses.ts';
import { NOTHING_BEHIND } from './verb-frames.ts';
import type { German } from './context.ts';
import { durationText } from '../realiser/time-nouns.ts';

/** A clause, behind which a comma stands. */
const clause = (text: string): ClauseHeader => ({ text, clause: true });
/** A part of the sentence that follows. */
const part = (text: string): ClauseHeader => ({ text, clause: false });

/** How many lines are chosen. */
function howMany(least: number, most: number): string {
  if (least === 0) return most === 1 ? 'höchstens eine Möglichkeit' : `bis zu ${most} Möglichkeiten`;
  if (least < most) return 'eine oder mehrere Möglichkeiten';
  return least === 1 ? 'eine Möglichkeit' : `${least} Möglichkeiten`;
}

export function connectives(de: German): Connectives {
  const events = (all: readonly EventPhrase[], hypothetical: boolean): string =>
    listed(
      eventsApart(de.scope, all).map((each) => event(de, each, hypothetical)),
      'oder',
    );
  return {
    if: (c) => clause(`falls ${de.condition(c, 'last')}`),
    done: (by, negated) => {
      const not = negated ? 'nicht ' : '';
      return clause(by === 'you' ? `wenn du das ${not}tust` : `wenn dieser Spieler das ${not}tut`);
    },
    otherwise: part('andernfalls'),
    otherwiseIf: (c) => clause(`andernfalls, falls ${de.condition(c, 'last')}`),
    whenDone: (by) => clause(by === 'you' ? 'sobald du das tust' : 'sobald dieser Spieler das tut'),
    unless: (payment) => clause(ifNot(de, payment)),
    forEach: (text, how) => part(`für ${text}${how}`),
    inTurnOrder: (from) => ` in Zugreihenfolge${from ? ` ab ${de.phrase(from, 'dat')}` : ''}`,
    inOrderOf: (key, descending) => {
      const by =
        key.kind === 'noun' && !key.determiner && !key.owner ? { ...key, determiner: 'the' as const } : key;
      return ` in ${descending ? 'absteigender' : 'aufsteigender'} Reihenfolge ${de.whose(by)}`;
    },
    inSerialOrder: (of, descending) =>
      ` in ${descending ? 'umgekehrter ' : ''}Reihenfolge ${of === 'arrival' ? 'der Ankunft' : 'des Eintritts ins Spiel'}`,
    repeat: (times, upTo, stop) => {
      const often = times === '1' ? 'einmal' : `${times}-mal`;
      const how = upTo ? `wiederhole bis zu ${often}` : `wiederhole ${often}`;
      if (!stop) return how;
      return `${how}, ${stop.when === 'while' ? 'solange' : 'bis'} ${de.condition(stop.condition, 'last')}`;
    },
    while: (c) => clause(`solange ${de.condition(c, 'last')}`),
    choose: (least, most, who, stance) => {
      const many = howMany(least, most);
      return who
        ? orderWith(de, who, () => ({ ...NOTHING_BEHIND, objects: [many] }), stance)
        : `wähle ${many}`;
    },
    dependingOn: (value) => `je nach ${de.number(value, 'dat')}`,
    edge: (edge, of) => part(`${edge === 'start' ? 'zu Beginn' : 'am Ende'} ${de.phrase(of, 'gen')}`),
    when: (all, before) => clause(`${before ? 'bevor' : 'wenn'} ${events(all, false)}`),
    ifAboutTo: (all) => clause(`falls ${events(all, true)}`),
    proviso: (c, still) =>
      `falls ${de.condition(c, 'last')}${still ? ' (dann und noch bei der Ausführung)' : ''}`,
    limited: (limit, { text, clause: isClause }) =>
      isClause ? clause(`${limit}, ${text}`) : part(`${limit} ${text}`),
    instead: 'stattdessen',
    youMayInstead: 'darfst du stattdessen dies tun',
    thisInstead: 'geschieht stattdessen dies',
    limitInside: (limit) => limit,
    duration: (d) => part(durationText(de, d)),
    during: (steps: readonly Expression[]) =>
      part(
        `während ${listed(
          steps.map((step) => de.phrase(step, 'gen')),
          'oder',
        )}`,
      ),
    nested: (outer, text) => `${outer.text}: ${capital(text)}`,
    then: 'dann',
    nothing: ({ after, adverb }) => (after ? join('geschieht', adverb, 'nichts') : 'nichts geschieht'),
    where: (letter, value) => `wobei ${letter} ${value} ist`,
    let: (letter, value) => `${letter} ist ${value}`,
    call: (letter, value) => `nenne ${de.phrase(value, 'acc')} ${letter}`,
    colon: ':',
    largeAfterColon: true,
    semicolon: ';',
    label: (text) => `„${text}“`,
    anyOf: 'mindestens eine dieser Bedingungen ist erfüllt',
    allOf: 'alle diese Bedingungen sind erfüllt',
    noneOf: 'keine dieser Bedingungen ist erfüllt',
    keyword: (word, amount) => join(word, amount),
  };
}
