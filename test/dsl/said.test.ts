import { describe, expect, it } from 'vitest';
import { allOf, asIs, oneOf, say, written } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { messageOf } from '../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import { said, spoken } from '../../dsl/diagnostics/localize.ts';
import { tokens } from '../../dsl/language/lexer/tokens.ts';

const place = { file: 'a.yaml', span: { start: 0, end: 0 } };
const broken = report(
  'run/broken-log',
  place,
  { line: 3, what: say('phrase/it-is-no-json') },
  {
    advice: say('phrase/the-card', { card: 'owl' }),
    related: [{ place, message: say('phrase/the-setting', { setting: 'goal' }) }],
    fixes: [{ title: say('phrase/the-zone', { zone: 'den' }), edits: [] }],
  },
);

describe('a finding', () => {
  it('is English by itself', () => {
    expect(broken.message).toBe('line 3 of the log cannot be read: it is no JSON');
    expect(broken.help).toBe('the card owl');
  });

  it('is said in each language, with all that hangs on it', () => {
    expect(said(broken, 'en')).toEqual({
      message: broken.message,
      help: 'the card owl',
      related: [{ place, message: 'the setting goal' }],
      fixes: [{ title: 'the zone den', edits: [] }],
    });
    expect(said(broken, 'fr')).toEqual({
      message: "la ligne 3 du journal ne peut pas être lue : ce n'est pas du JSON",
      help: 'la carte owl',
      related: [{ place, message: 'le réglage goal' }],
      fixes: [{ title: 'la zone den', edits: [] }],
    });
    expect(said(broken, 'de').message).toBe('Zeile 3 des Protokolls ist nicht lesbar: das ist kein JSON');
  });

  it('is plain data', () => {
    expect(said(JSON.parse(JSON.stringify(broken)), 'fr')).toEqual(said(broken, 'fr'));
  });
});

describe('a phrase', () => {
  it.each([
    [written('Owl'), '`Owl`', '`Owl`', '`Owl`'],
    [asIs(3), '3', '3', '3'],
    [oneOf([written('a'), written('b')]), '`a` or `b`', '`a` ou `b`', '`a` oder `b`'],
    [allOf([asIs('a'), asIs('b'), asIs('c')]), 'a, b and c', 'a, b et c', 'a, b und c'],
    [
      say('phrase/the-statement-of', { statement: 2, text: 'owl' }),
      'the statement 2 of owl',
      "l'instruction 2 de owl",
      'die Anweisung 2 von owl',
    ],
    [messageOf(broken), broken.message, said(broken, 'fr').message, said(broken, 'de').message],
  ])('%j is %s', (phrase, en, fr, de) => {
    expect(spoken(phrase, 'en')).toBe(en);
    expect(spoken(phrase, 'fr')).toBe(fr);
    expect(spoken(phrase, 'de')).toBe(de);
  });
});

it('the labels of tokens are words of the language or phrases', () => {
  for (const { LABEL, name } of tokens) expect(LABEL, name).toMatch(/^(?:`.+`|phrase\/.+)$/);
});
