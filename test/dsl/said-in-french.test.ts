import { describe, expect, it } from 'vitest';
import type { Code } from '../../dsl/diagnostics/codes.ts';
import { asIs, say, written } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import { effectFindings } from './effect-findings.ts';
import { said, type LocalizedMessage } from '../../dsl/diagnostics/localize.ts';

const place = { file: 'a.yaml', span: { start: 0, end: 0 } };

/** What a finding says in French. */
const inFrench = (code: Code, details: object): LocalizedMessage =>
  said(report(code, place, details as never), 'fr');

describe('a finding in French', () => {
  it('says of nothing that it is not there, and of something what it is', () => {
    const wanted = say('phrase/a-counter-of-cards');
    expect(inFrench('name/wrong-sort', { found: say('no/counter'), wanted }).message).toBe(
      "il n'y a ici aucun compteur, et il faut un compteur de cartes",
    );
    expect(inFrench('name/wrong-sort', { found: say('phrase/a-card'), wanted }).message).toBe(
      'ceci est une carte, et il faut ici un compteur de cartes',
    );
  });

  it.each([
    [asIs('hands'), '`hands`'],
    [say('phrase/a', { names: ['fruit'] }), '`fruit`'],
    [say('phrase/a', { names: ['fruit', 'tool'] }), '`fruit` ou `tool`'],
    [say('phrase/a-zone'), 'une zone'],
  ])("marks the user's words, and not its own: %j", (noun, words) => {
    const { message } = inFrench('name/unknown-quality', { word: 'rde', noun, near: [], values: [] });
    expect(message).toBe(`\`rde\` ne dit rien sur ${words} dans ce jeu`);
  });

  it.each([
    [0, '0 carte'],
    [1, '1 carte'],
    [2, '2 cartes'],
  ])('counts as French does: %i', (found, words) => {
    const { message } = inFrench('scenario/count', { what: 'fruit', found, wanted: 3 });
    expect(message).toBe(`il y a ${words} \`fruit\`, et non 3`);
  });

  it.each([
    [0, 3, ' de 0 à 3'],
    [1, undefined, " d'au moins 1"],
    [undefined, 3, " d'au plus 3"],
    [undefined, undefined, ''],
  ])('says how far a number goes: %s, %s', (from, to, words) => {
    const { help } = inFrench('scenario/out-of-range', { what: 'coin', value: 9, from, to });
    expect(help).toBe(`c'est un nombre entier${words}`);
  });

  it.each([
    ['en', 'anglaise'],
    ['fr', 'française'],
    ['de', 'allemande'],
  ])('names a language by its name: %s', (language, name) => {
    const { message } = inFrench('game/phrase-lacks', { slot: 'card', language });
    expect(message).toBe(`la phrase ${name} omet \`{card}\``);
  });

  it.each([
    ['a sword or knight', 'ceci est `sword` ou `knight`', 'hier steht `sword` oder `knight`'],
    ['all swords or knights', 'ceci est plusieurs `swords` ou `knights`', 'mehrere `swords` oder `knights`'],
  ])('joins several kinds with its own *or*: %s', (phrase, french, german) => {
    const [found] = effectFindings(`shuffle ${phrase} in your hand`);
    expect(found.message).toContain(`this is ${phrase.replace('all', 'several')}, and`);
    expect(said(found, 'fr').message).toContain(french);
    expect(said(found, 'de').message).toContain(german);
  });

  it('gives several things with their own words', () => {
    const wanted = say('phrase/and', { one: written('to'), other: written('receiver') });
    expect(inFrench('name/missing-object', { verb: 'give', wanted }).message).toBe(
      'il manque à `give` : `to` et `receiver`',
    );
  });
});
