import { describe, expect, it } from 'vitest';
import { readVerbPhrase, verbFor } from '../../dsl/nlg/realiser/verb-phrases.ts';
import { parse } from '../../dsl/language/parser/parse.ts';
import { render } from '../../dsl/nlg/index.ts';
import { wholeText } from '../../dsl/text/source.ts';
import { gamesThere } from '../files.ts';
import { readGame } from '../read-game.ts';
import { castleWords } from './sentences.ts';

const wording = (phrase: Record<string, string>, forms: Record<string, string[]> = {}) => ({ phrase, forms });
const takes = [{ name: 'card' }, { name: 'receiver', preposition: 'to' }] as const;

describe('a phrase is taken apart', () => {
  it('into an order, places and the words around them', () => {
    const verb = readVerbPhrase('give', wording({ en: 'hand {card} over to {receiver} now' }), takes, 'en');
    expect(verb).toMatchObject({ lead: '', tail: 'now' });
    expect(verb.slots.map(({ name, before }) => [name, before])).toEqual([
      ['card', ''],
      ['receiver', 'over to'],
    ]);
    expect(verb.forms).toMatchObject({ one: 'hands', done: 'handed' });
  });

  it('words in front of the object belong to the verb', () => {
    const verb = readVerbPhrase('test', wording({ fr: 'réussissez l’épreuve de {card}' }), takes, 'fr');
    expect(verb).toMatchObject({ lead: 'l’épreuve de', tail: '' });
    expect(verb.slots[0].before).toBe('');
  });

  it('the prefix of a German verb stands apart', () => {
    const verb = readVerbPhrase(
      'recall',
      wording({ de: 'nimm {card} auf die Hand zurück' }, { de: ['nehmen', 'genommen'] }),
      takes,
      'de',
    );
    expect(verb.tail).toBe('auf die Hand');
    expect(verb.forms).toMatchObject({
      infinitive: 'zurücknehmen',
      done: 'zurückgenommen',
      prefix: 'zurück',
    });
    const alone = readVerbPhrase(
      'stop',
      wording({ de: 'brich alles ab' }, { de: ['brechen', 'gebrochen'] }),
      [],
      'de',
    );
    expect(alone).toMatchObject({ lead: 'alles', tail: '' });
    expect(alone.forms.done).toBe('abgebrochen');
  });

  it('a place may demand a case', () => {
    const verb = readVerbPhrase('give', wording({ de: 'gib {receiver:dative} {card}' }), takes, 'de');
    expect(verb.slots.map(({ name, demands }) => [name, demands])).toEqual([
      ['receiver', 'dative'],
      ['card', undefined],
    ]);
  });

  it('without a phrase it is said in English, with the prepositions of the language that speaks', () => {
    const verb = readVerbPhrase('give', wording({}), takes, 'fr');
    expect(verb.forms.infinitive).toBe('give');
    expect(verb.slots.map(({ name, before, borrowed }) => [name, before, borrowed])).toEqual([
      ['card', '', true],
      ['receiver', '', true],
    ]);
  });

  it('irregular English forms belong to the word that texts use, not to another one of the phrase', () => {
    const said = readVerbPhrase(
      'furnish',
      wording({ en: 'equip {card}' }, { en: ['furnishes', 'furnished'] }),
      takes,
      'en',
    );
    expect(said.forms.one).toBe('equips');
  });
});

describe('a verb is found', () => {
  const vocabulary = castleWords();
  it.each([
    ['draw', 'piocher'],
    ['draws', 'piocher'],
    ['drawn', 'piocher'],
    ['move', 'placer'],
    ['moves', 'placer'],
    ['loses', 'perdre'],
    ['suits', 'convenir'],
    ['outshines', 'éclipser'],
  ])('by %s', (word, infinitive) => {
    expect(verbFor(vocabulary, word, 'fr')?.forms.infinitive).toBe(infinitive);
  });

  it.each(['worth', 'knight', 'fly'])('but not by %s', (word) => {
    expect(verbFor(vocabulary, word, 'fr')).toBeUndefined();
  });
});

/** A text of Hismment in English. */
const said = (text: string): string => {
  const { tree } = parse('effect', wholeText(text));
  return render('effect', tree!, 'en', { vocabulary: readGame('hismment').vocabulary }).join('\n');
};

describe.runIf(gamesThere().includes('hismment'))('the particle of an English verb', () => {
  it('stands behind a pronoun', () => {
    const text = 'choose a champion in play as target\nif the target was felled this turn, gain 5 coins';
    expect(said(text)).toContain('If someone has knocked it out this turn');
  });

  it('stands in front of a noun', () => {
    expect(said('if a hero of yours was felled this turn, gain 5 coins')).toContain(
      'knocked out one of your',
    );
  });
});
