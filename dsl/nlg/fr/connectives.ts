/** The words that join French clauses. */
import type { EventPhrase, Expression } from '../../language/syntax/ast.ts';
import { byYou } from '../discourse/noun-heads.ts';
import type { Connectives, ClauseHeader } from '../realiser.ts';
import { eventsApart } from '../discourse/verb-coordination.ts';
import { listed } from '../../text/list-format.ts';
import { join, lastWith } from '../realiser/word-joining.ts';
import { event, order, orderWith, type Happening } from './main-clauses.ts';
import type { French } from './context.ts';
import { counted } from './nouns.ts';
import { durationText } from '../realiser/time-nouns.ts';

const header = (text: string): ClauseHeader => ({ text, clause: true });

/** How many lines are chosen. */
function howMany(least: number, most: number): string {
  if (least === 0) return most === 1 ? 'une option au plus' : `jusqu’à ${most} options`;
  if (least < most) return 'une ou plusieurs options';
  return least === 1 ? 'une option' : `${least} options`;
}

const times = (text: string): string => (text === '1' ? 'une fois' : `${text} fois`);

export function connectives(fr: French): Connectives {
  const events = (all: readonly EventPhrase[], how: Happening): string =>
    listed(
      lastWith(
        how === 'would' ? 'si' : 'quand',
        eventsApart(fr.scope, all).map((each) => event(fr, each, how)),
      ),
      'ou',
    );
  return {
    if: (c) => header(`si ${fr.condition(c, 'si')}`),
    done: (by, negated) => {
      const who = by === 'you' ? ['vous', 'faites'] : ['ce joueur', 'fait'];
      return header(negated ? `si ${who[0]} ne le ${who[1]} pas` : `si ${who[0]} le ${who[1]}`);
    },
    otherwise: header('sinon'),
    otherwiseIf: (c) => header(`sinon, si ${fr.condition(c, 'si')}`),
    whenDone: (by) => header(by === 'you' ? 'quand vous le faites' : 'quand ce joueur le fait'),
    unless: (payment) => header(`sauf si ${order(fr, byYou(payment), {})}`),
    forEach: (text, how) => header(`pour ${text}${how}`),
    inTurnOrder: (from) => `, dans l’ordre du tour${from ? ` à partir de ${fr.phrase(from)}` : ''}`,
    inOrderOf: (key, descending) =>
      `, par ordre ${descending ? 'décroissant' : 'croissant'} de ${key.kind === 'noun' ? counted(fr, key) : fr.phrase(key)}`,
    inSerialOrder: (of, descending) =>
      `, dans l’ordre ${descending ? 'inverse ' : ''}${of === 'arrival' ? 'd’arrivée' : 'd’entrée en jeu'}`,
    repeat: (text, upTo, stop) => {
      const how = upTo ? `répétez jusqu’à ${times(text)}` : `répétez ${times(text)}`;
      if (!stop) return how;
      return stop.when === 'while'
        ? `${how}, tant que ${fr.condition(stop.condition, 'que')}`
        : `${how}, jusqu’à ce que ${fr.condition(stop.condition, 'que', 'subjunctive')}`;
    },
    while: (c) => header(`tant que ${fr.condition(c, 'que')}`),
    choose: (least, most, who, stance) => {
      const many = howMany(least, most);
      return who ? orderWith(fr, who, () => many, stance) : `choisissez ${many}`;
    },
    dependingOn: (value) => `selon ${fr.number(value)}`,
    edge: (edge, of) => header(`${edge === 'start' ? 'au début' : 'à la fin'} de ${fr.phrase(of)}`),
    when: (all, before) => header(`quand ${events(all, before ? 'is about to' : 'happens')}`),
    ifAboutTo: (all) => header(`si ${events(all, 'would')}`),
    proviso: (c, still) =>
      `si ${fr.condition(c, 'si')}${still ? ' (à ce moment et encore à la résolution)' : ''}`,
    limited: (limit, { text, clause }) => ({ text: `${limit}, ${text}`, clause }),
    instead: 'à la place',
    youMayInstead: 'vous pouvez faire ceci à la place',
    thisInstead: 'voici ce qui se passe à la place',
    limitInside: () => undefined,
    duration: (d) => header(durationText(fr, d)),
    during: (steps: readonly Expression[]) =>
      header(
        `pendant ${listed(
          steps.map((step) => fr.phrase(step)),
          'ou',
        )}`,
      ),
    nested: (outer, text) => `${outer.text}, ${text}`,
    then: 'puis',
    nothing: ({ adverb }) => join('rien ne se passe', adverb),
    where: (letter, value) => `${letter} étant ${value}`,
    let: (letter, value) => `${letter} est ${value}`,
    call: (letter, value) => `appelez ${letter} ${fr.phrase(value)}`,
    colon: ' :',
    largeAfterColon: false,
    semicolon: ' ;',
    label: (text) => `« ${text} »`,
    anyOf: 'au moins une de ces conditions est remplie',
    allOf: 'toutes ces conditions sont remplies',
    noneOf: 'aucune de ces conditions n’est remplie',
    keyword: (word, amount) => join(word, amount),
  };
}
