import { describe, expect, it } from 'vitest';
import { agreeing, doneIn, frenchForms, subjunctive } from '../../dsl/nlg/fr/word-forms.ts';
import { runTogether, spaced, startsOpen } from '../../dsl/nlg/fr/elision.ts';
import { nounOf } from '../../dsl/nlg/discourse/noun-forms.ts';
import { readVerbPhrase } from '../../dsl/nlg/realiser/verb-phrases.ts';

describe('verbs', () => {
  it.each([
    { order: 'piochez', given: [], expected: 'piocher pioche piochent pioché' },
    { order: 'révélez', given: [], expected: 'révéler révèle révèlent révélé' },
    { order: 'achetez', given: [], expected: 'acheter achète achètent acheté' },
    { order: 'jetez', given: [], expected: 'jeter jette jettent jeté' },
    { order: 'appelez', given: [], expected: 'appeler appelle appellent appelé' },
    { order: 'employez', given: [], expected: 'employer emploie emploient employé' },
    { order: 'payez', given: [], expected: 'payer paye payent payé' },
    { order: 'créez', given: [], expected: 'créer crée créent créé' },
    { order: 'placez', given: [], expected: 'placer place placent placé' },
    {
      order: 'détruisez',
      given: ['détruire', 'détruit', 'détruisent', 'détruit'],
      expected: 'détruire détruit détruisent détruit',
    },
    { order: 'faites', given: ['faire', 'fait', 'font', 'fait'], expected: 'faire fait font fait' },
  ])('$order', ({ order, given, expected }) => {
    const { infinitive, one, many, done, you } = frenchForms(order, given);
    expect([infinitive, one, many, done].join(' ')).toBe(expected);
    expect(you).toBe(order);
  });

  it('the subjunctive comes from the plural', () => {
    const sell = frenchForms('vendez', ['vendre', 'vend', 'vendent', 'vendu']);
    expect(subjunctive(sell)).toEqual({ you: 'vendiez', one: 'vende', many: 'vendent' });
  });
});

describe('agreement', () => {
  it.each([
    ['détruit', 'détruite détruits détruites'],
    ['pioché', 'piochée piochés piochées'],
    ['rouge', 'rouge rouges rouges'],
    ['impair', 'impaire impairs impaires'],
    ['consécutif', 'consécutive consécutifs consécutives'],
    ['différent', 'différente différents différentes'],
    ['égal', 'égale égaux égales'],
    ['blanc', 'blanche blancs blanches'],
    ['nouveau', 'nouvelle nouveaux nouvelles'],
    ['heureux', 'heureuse heureux heureuses'],
    ['premier', 'première premiers premières'],
    ['secret', 'secrète secrets secrètes'],
    ['muet', 'muette muets muettes'],
    ['mortel', 'mortelle mortels mortelles'],
    ['sans porteur', 'sans porteur sans porteur sans porteur'],
    ['marron', 'marron marron marron'],
  ])('%s', (word, expected) => {
    const said = [agreeing(word, true, false), agreeing(word, false, true), agreeing(word, true, true)];
    expect(said.join(' ')).toBe(expected);
  });

  it('a participle agrees, one that is borrowed from English does not', () => {
    const destroy = readVerbPhrase('destroy', { phrase: {}, forms: {} }, [{ name: 'prey' }], 'fr').forms;
    expect(doneIn(destroy, true, true)).toBe('destroyed');
    const own = readVerbPhrase(
      'destroy',
      { phrase: { fr: 'brisez {prey}' }, forms: {} },
      [{ name: 'prey' }],
      'fr',
    ).forms;
    expect(doneIn(own, true, true)).toBe('brisées');
  });
});

describe('sounds', () => {
  it.each([
    [
      'de le joueur, de les joueurs, à le joueur, à les joueurs',
      'du joueur, des joueurs, au joueur, aux joueurs',
    ],
    ['de le adversaire, de les adversaires', 'de l’adversaire, des adversaires'],
    ['de le héros, le héraut, la hache', 'du héros, le héraut, la hache'],
    ['la habitude, de honneur', 'l’habitude, d’honneur'],
    ['De le joueur', 'Du joueur'],
    ['À les joueurs', 'Aux joueurs'],
    ['de des cartes', 'de cartes'],
    ['de une carte, de un héros', 'd’une carte, d’un héros'],
    ['si il y a, si elle a', 's’il y a, si elle a'],
    ['que un héros, que une carte, que le joueur', 'qu’un héros, qu’une carte, que le joueur'],
    ['ce que il a, jusqu’à ce que il y ait', 'ce qu’il a, jusqu’à ce qu’il y ait'],
    ['ne est pas, ne sont pas', 'n’est pas, ne sont pas'],
    ['la épée de le écuyer', 'l’épée de l’écuyer'],
    ['le Acteur, la Attaque', 'l’Acteur, l’Attaque'],
    ["point d'action", 'point d’action'],
    ['cette carte est la onzième, le onze', 'cette carte est la onzième, le onze'],
  ])('%s', (said, expected) => {
    expect(runTogether(said)).toBe(expected);
  });

  it('marks have their place', () => {
    expect(spaced('ceci : « cela » ; fin')).toBe('ceci\u{A0}: «\u{A0}cela\u{A0}»\u{A0}; fin');
    expect(spaced('une carte, dont le rang est 3,.')).toBe('une carte, dont le rang est 3.');
  });

  it.each([
    ['arme', true],
    ['épée', true],
    ['œuvre', true],
    ['habitude', true],
    ['Héros', false],
    ['hache', false],
    ['carte', false],
  ])('%s begins open: %s', (word, open) => {
    expect(startsOpen(word)).toBe(open);
  });
});

it('names have the apostrophe of print', () => {
  const noun = nounOf({ en: ['x'], fr: ["point d'action m", "points d'action"] }, 'fr', 'x');
  expect(noun).toEqual({ one: 'point d’action', many: 'points d’action', gender: 'm' });
});
