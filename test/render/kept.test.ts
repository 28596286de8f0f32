/**
 * A name holds what was there when it was given. Where something may have changed since, the text keeps the name; the
 * same words in its place would mean another thing, so they must not be printed.
 */
import { describe, expect, it } from 'vitest';
import { parse } from '../../dsl/language/parser/parse.ts';
import { languages, render } from '../../dsl/nlg/index.ts';
import { wholeText } from '../../dsl/text/source.ts';
import { castleWords } from './sentences.ts';

const vocabulary = castleWords();
const said = (text: string): string[] => {
  const { tree, diagnostics } = parse('effect', wholeText(text));
  expect(diagnostics).toEqual([]);
  return languages.map((each) => render('effect', tree!, each, { vocabulary }).join('\n'));
};

const values = {
  "the first's square": 'choose a knight adjacent to #',
  "the first's controller": "reveal all cards in #'s hand",
  "the first's sword": 'reveal #',
  'all squares with a knight': 'choose a knight on #',
  'the richest player': "reveal all cards in #'s hand",
};
const changes = {
  plain: 'banish the first\n#',
  'on one line': 'banish the first, then #',
  'in an if': 'if the deck is empty, banish the first\n#',
  'in an otherwise': 'if the deck is empty, gain a coin\notherwise, banish the first\n#',
  'in a loop': 'for each opponent:\n  #\n  banish the first',
  later: 'until end of turn, when you draw a card, #',
  'at the end': 'at the end of your turn, #',
  'joined by and': 'banish the first and #',
};
const quiet = {
  nothing: '#',
  'a choice': 'choose a player\n#',
  'in another branch': 'if the deck is empty, banish the first\notherwise, #',
  behind: '#\nbanish the first',
  'in a loop': 'for each opponent, #',
};

/** The text with a name, and with the words that the name was given to in its place. */
function both(value: string, use: string, around: string): { named: string[]; bare: string[] } {
  const text = (it: string): string => around.replace('#', use.replace('#', it));
  const first = 'choose a knight on the yard as first\n';
  return {
    named: said(`${first}let kept be ${value}\n${text('the kept')}`),
    bare: said(`${first}${text(value)}`),
  };
}

describe.each(Object.entries(values))('%s', (value, use) => {
  it.each(Object.entries(changes))('is kept: %s', (_, around) => {
    const { named, bare } = both(value, use, around);
    for (const [i, each] of named.entries()) {
      expect(each).not.toBe(bare[i]);
      expect(each).toMatch(/\bA\b/);
    }
  });
  it.each(Object.entries(quiet))('is said where it is used: %s', (_, around) => {
    const { named } = both(value, use, around);
    for (const each of named) expect(each).not.toMatch(/\bA\b/);
  });
});

it('is kept where a number decides who it is, and the number changes', () => {
  const [en] = said('let rich be the richest player\ngain 2 coins\nthe rich draws a card');
  expect(en).toBe('Call the richest player A. Gain 2 coins. Player A draws a card.');
  const [same] = said(
    "choose a knight as first\nlet spot be the first's square\ngain 2 coins\nchoose a knight on the spot",
  );
  expect(same).toBe("Choose a knight. Gain 2 coins. Choose a knight from the first knight's square.");
});

it('keeps what is worked out of a name by that name', () => {
  const [en] = said(
    "choose a knight as first\nlet keeper be the first's controller\nlet cards be the keeper's hand\nbanish the first\nreveal all cards in the cards",
  );
  expect(en).toContain('Call its controller A. Banish that knight.');
  expect(en).toContain("player A's hand");
});
