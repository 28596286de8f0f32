import { describe, expect, it } from 'vitest';
import {
  adjective,
  declined,
  derWord,
  einWord,
  theFor,
  type Agreement,
} from '../../dsl/nlg/de/declension.ts';
import { germanForms, splitPrefix } from '../../dsl/nlg/de/word-forms.ts';
import { runTogether } from '../../dsl/nlg/de/contraction.ts';
import type { Case } from '../../dsl/nlg/discourse/noun-types.ts';
import { nounOf } from '../../dsl/nlg/discourse/noun-forms.ts';

const noun = (...de: string[]) => nounOf({ en: ['x'], de }, 'de', 'x');
const split = (forms: string): string[] => forms.split(forms.includes(',') ? ', ' : ' ');
const cases: readonly Case[] = ['nom', 'acc', 'dat', 'gen'];

describe('nouns', () => {
  it.each([
    // strong
    { of: ['Ritter m', 'Ritter'], one: 'Ritter Ritter Ritter Ritters', many: 'Ritter Ritter Rittern Ritter' },
    { of: ['Zug m', 'Züge'], one: 'Zug Zug Zug Zuges', many: 'Züge Züge Zügen Züge' },
    {
      of: ['Schwert n', 'Schwerter'],
      one: 'Schwert Schwert Schwert Schwertes',
      many: 'Schwerter Schwerter Schwertern Schwerter',
    },
    { of: ['Stapel m', 'Stapel'], one: 'Stapel Stapel Stapel Stapels', many: 'Stapel Stapel Stapeln Stapel' },
    { of: ['Preis m', 'Preise'], one: 'Preis Preis Preis Preises', many: 'Preise Preise Preisen Preise' },
    { of: ['Ziel n', 'Ziele'], one: 'Ziel Ziel Ziel Ziels', many: 'Ziele Ziele Zielen Ziele' },
    {
      of: ['Ergebnis n', 'Ergebnisse'],
      one: 'Ergebnis Ergebnis Ergebnis Ergebnisses',
      many: 'Ergebnisse Ergebnisse Ergebnissen Ergebnisse',
    },
    { of: ['Bonus m', 'Boni'], one: 'Bonus Bonus Bonus Bonus', many: 'Boni Boni Boni Boni' },
    {
      of: ['Champion m', 'Champions'],
      one: 'Champion Champion Champion Champions',
      many: 'Champions Champions Champions Champions',
    },
    // feminine
    { of: ['Karte f', 'Karten'], one: 'Karte Karte Karte Karte', many: 'Karten Karten Karten Karten' },
    { of: ['Hand f', 'Hände'], one: 'Hand Hand Hand Hand', many: 'Hände Hände Händen Hände' },
    // weak
    { of: ['Held m', 'Helden'], one: 'Held Helden Helden Helden', many: 'Helden Helden Helden Helden' },
    {
      of: ['Knappe m', 'Knappen'],
      one: 'Knappe Knappen Knappen Knappen',
      many: 'Knappen Knappen Knappen Knappen',
    },
    { of: ['Funke m', 'Funken'], one: 'Funke Funken Funken Funkens', many: 'Funken Funken Funken Funken' },
    {
      of: ['Modifikator m', 'Modifikatoren'],
      one: 'Modifikator Modifikator Modifikator Modifikators',
      many: 'Modifikatoren Modifikatoren Modifikatoren Modifikatoren',
    },
    {
      of: ['Strahl m', 'Strahlen'],
      one: 'Strahl Strahl Strahl Strahls',
      many: 'Strahlen Strahlen Strahlen Strahlen',
    },
    { of: ['Herz n', 'Herzen'], one: 'Herz Herz Herzen Herzens', many: 'Herzen Herzen Herzen Herzen' },
    // with words behind and in front
    {
      of: ['Spieler am Zug m', 'Spieler am Zug'],
      one: 'Spieler am Zug, Spieler am Zug, Spieler am Zug, Spielers am Zug',
      many: 'Spieler am Zug, Spieler am Zug, Spielern am Zug, Spieler am Zug',
    },
    {
      of: ['verlorener Held m', 'verlorene Helden'],
      one: 'verlorene Held, verlorenen Helden, verlorenen Helden, verlorenen Helden',
      many: 'verlorenen Helden, verlorenen Helden, verlorenen Helden, verlorenen Helden',
    },
    {
      of: ['eigenes Element n', 'eigene Elemente'],
      one: 'eigene Element, eigene Element, eigenen Element, eigenen Elements',
      many: 'eigenen Elemente, eigenen Elemente, eigenen Elementen, eigenen Elemente',
    },
    {
      of: ['Gefangener m', 'Gefangene'],
      one: 'Gefangene Gefangenen Gefangenen Gefangenen',
      many: 'Gefangenen Gefangenen Gefangenen Gefangenen',
    },
  ])('$of', ({ of, one, many }) => {
    expect(cases.map((kase) => declined(noun(...of), 'one', kase))).toEqual(split(one));
    expect(cases.map((kase) => declined(noun(...of), 'many', kase))).toEqual(split(many));
  });

  it('adjectives of a name follow the article', () => {
    const lost = noun('verlorener Held m', 'verlorene Helden');
    const prisoner = noun('Gefangener m', 'Gefangene');
    expect(declined(lost, 'one', 'nom', 'ein')).toBe('verlorener Held');
    expect(declined(lost, 'many', 'acc', 'none')).toBe('verlorene Helden');
    expect(declined(prisoner, 'one', 'nom', 'ein')).toBe('Gefangener');
    expect(declined(prisoner, 'many', 'nom', 'none')).toBe('Gefangene');
  });

  it('what has no singular has none', () => {
    expect(noun('Lebenspunkte p')).toMatchObject({ one: 'Lebenspunkte', onlyMany: true });
  });
});

describe('articles and adjectives', () => {
  const agreements: readonly Agreement[] = ['m', 'f', 'n', 'many'];
  const all = (say: (agreement: Agreement, kase: Case) => string) =>
    agreements.map((agreement) => cases.map((kase) => say(agreement, kase)).join(' '));

  it('articles', () => {
    expect(all(theFor)).toEqual(['der den dem des', 'die die der der', 'das das dem des', 'die die den der']);
    expect(all((a, k) => einWord('ein', a, k)).slice(0, 3)).toEqual([
      'ein einen einem eines',
      'eine eine einer einer',
      'ein ein einem eines',
    ]);
    expect(all((a, k) => derWord('dies', a, k))).toEqual([
      'dieser diesen diesem dieses',
      'diese diese dieser dieser',
      'dieses dieses diesem dieses',
      'diese diese diesen dieser',
    ]);
  });

  it.each([
    [
      'none',
      [
        'roter roten rotem roten',
        'rote rote roter roter',
        'rotes rotes rotem roten',
        'rote rote roten roter',
      ],
    ],
    [
      'ein',
      [
        'roter roten roten roten',
        'rote rote roten roten',
        'rotes rotes roten roten',
        'roten roten roten roten',
      ],
    ],
    [
      'der',
      ['rote roten roten roten', 'rote rote roten roten', 'rote rote roten roten', 'roten roten roten roten'],
    ],
  ] as const)('behind %s', (article, expected) => {
    expect(all((a, k) => adjective('rot', article, a, k))).toEqual(expected);
  });

  it.each([
    ['dunkel', 'dunkler'],
    ['teuer', 'teurer'],
    ['hoch', 'hoher'],
    ['neu', 'neuer'],
    ['rosa', 'rosa'],
    ['weise', 'weiser'],
  ])('%s', (stem, expected) => {
    expect(adjective(stem, 'none', 'm', 'nom')).toBe(expected);
  });
});

describe('verbs', () => {
  const parts = ['infinitive', 'order', 'you', 'one', 'many', 'done'] as const;
  it.each([
    { order: 'lege', prefix: undefined, given: [], expected: 'legen lege legst legt legen gelegt' },
    { order: 'öffne', prefix: undefined, given: [], expected: 'öffnen öffne öffnest öffnet öffnen geöffnet' },
    {
      order: 'verbanne',
      prefix: undefined,
      given: [],
      expected: 'verbannen verbanne verbannst verbannt verbannen verbannt',
    },
    {
      order: 'aktiviere',
      prefix: undefined,
      given: [],
      expected: 'aktivieren aktiviere aktivierst aktiviert aktivieren aktiviert',
    },
    {
      order: 'opfere',
      prefix: undefined,
      given: [],
      expected: 'opfern opfere opferst opfert opfern geopfert',
    },
    {
      order: 'mische',
      prefix: undefined,
      given: [],
      expected: 'mischen mische mischst mischt mischen gemischt',
    },
    {
      order: 'tausche',
      prefix: undefined,
      given: [],
      expected: 'tauschen tausche tauschst tauscht tauschen getauscht',
    },
    { order: 'decke', prefix: 'auf', given: [], expected: 'aufdecken decke deckst deckt decken aufgedeckt' },
    {
      order: 'wirf',
      prefix: 'ab',
      given: ['werfen', 'geworfen'],
      expected: 'abwerfen wirf wirfst wirft werfen abgeworfen',
    },
    {
      order: 'ziehe',
      prefix: undefined,
      given: ['ziehen', 'gezogen'],
      expected: 'ziehen ziehe ziehst zieht ziehen gezogen',
    },
    {
      order: 'erhalte',
      prefix: undefined,
      given: ['erhalten', 'erhalten', 'erhält'],
      expected: 'erhalten erhalte erhältst erhält erhalten erhalten',
    },
    {
      order: 'überlasse',
      prefix: undefined,
      given: ['überlassen', 'überlassen', 'überlässt'],
      expected: 'überlassen überlasse überlässt überlässt überlassen überlassen',
    },
  ])('$order $prefix', ({ order, prefix, given, expected }) => {
    const forms = germanForms(order, prefix, given);
    expect(parts.map((part) => forms[part]).join(' ')).toBe(expected);
    expect(forms.prefix).toBe(prefix);
  });

  it('a prefix stands at the end of the phrase', () => {
    expect(splitPrefix('auf die Hand zurück')).toEqual({ rest: 'auf die Hand', prefix: 'zurück' });
    expect(splitPrefix('auf die Hand')).toEqual({ rest: 'auf die Hand', prefix: undefined });
    expect(splitPrefix('')).toEqual({ rest: '', prefix: undefined });
  });
});

describe('sounds', () => {
  it.each([
    ['in dem Stapel, von dem Turm, zu dem Tor, zu der Burg', 'im Stapel, vom Turm, zum Tor, zur Burg'],
    ['ein Held, bei dem diese Karte passt', 'ein Held, bei dem diese Karte passt'],
    ['das ist bei dem Helden', 'das ist beim Helden'],
    ['einen Helden, der bereit ist,.', 'einen Helden, der bereit ist.'],
    ['einen Helden , der bereit ist,, und', 'einen Helden, der bereit ist, und'],
  ])('%s', (said, expected) => {
    expect(runTogether(said)).toBe(expected);
  });
});
