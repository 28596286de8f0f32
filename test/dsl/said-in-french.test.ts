import { describe, expect, it } from 'vitest';
import { asIs, say, written } from '../../dsl/messages/phrase.ts';
import { report } from '../../dsl/report.ts';
import { said } from '../../dsl/said.ts';

const place = { file: 'a.yaml', span: { start: 0, end: 0 } };

describe('a finding in French', () => {
  it('says of nothing that it is not there, and of something what it is', () => {
    const wanted = say('a counter of cards');
    const sort = (found: ReturnType<typeof say>): string =>
      said(report('name/wrong-sort', place, { found, wanted }), 'fr').message;
    expect(sort(say('no counter'))).toBe("il n'y a ici aucun compteur, et il faut un compteur de cartes");
    expect(sort(say('a card'))).toBe('ceci est une carte, et il faut ici un compteur de cartes');
  });

  it("marks the user's words, and not its own", () => {
    const about = (noun: ReturnType<typeof say>): string =>
      said(report('name/unknown-quality', place, { word: 'rde', noun, near: [], values: [] }), 'fr').message;
    expect(about(asIs('hands'))).toBe('`rde` ne dit rien sur `hands` dans ce jeu');
    expect(about(say('a {1}', 'fruit'))).toBe('`rde` ne dit rien sur `fruit` dans ce jeu');
    expect(about(say('a zone'))).toBe('`rde` ne dit rien sur une zone dans ce jeu');
  });

  it('counts as French does', () => {
    const count = (found: number): string =>
      said(report('scenario/count', place, { what: 'fruit', found, wanted: 3 }), 'fr').message;
    expect(count(0)).toBe('il y a 0 carte `fruit`, et non 3');
    expect(count(1)).toBe('il y a 1 carte `fruit`, et non 3');
    expect(count(2)).toBe('il y a 2 cartes `fruit`, et non 3');
  });

  it('says how far a number goes', () => {
    const help = (from?: number, to?: number): string | undefined =>
      said(report('scenario/out-of-range', place, { what: 'coin', value: 9, from, to }), 'fr').help;
    expect(help(0, 3)).toBe("c'est un nombre entier de 0 à 3");
    expect(help(1)).toBe("c'est un nombre entier d'au moins 1");
    expect(help(undefined, 3)).toBe("c'est un nombre entier d'au plus 3");
    expect(help()).toBe("c'est un nombre entier");
  });

  it('names a language by its name', () => {
    const lacks = (language: string): string =>
      said(report('game/phrase-lacks', place, { slot: 'card', language }), 'fr').message;
    expect(lacks('en')).toBe('la phrase anglaise omet `{card}`');
    expect(lacks('de')).toBe('la phrase allemande omet `{card}`');
  });

  it('gives several things with their own words', () => {
    const found = report('name/missing-object', place, {
      verb: 'give',
      wanted: say('{1} and {2}', written('to'), written('receiver')),
    });
    expect(said(found, 'fr').message).toBe('il manque à `give` : `to` et `receiver`');
  });
});
