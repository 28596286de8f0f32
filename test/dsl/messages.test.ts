import { catalogueOf } from '../../dsl/diagnostics/catalogue/languages.ts';
import { describe, expect, it } from 'vitest';
import { said } from '../../dsl/diagnostics/localize.ts';
import { parse } from '../../dsl/language/parser/parse.ts';
import { wholeText } from '../../dsl/text/source.ts';
import type { EntryKind } from '../../dsl/language/syntax/ast.ts';

/** The fault of a text, with the place between `<|` and `|>`. */
function fault(
  entry: EntryKind,
  marked: string,
): { code?: string; at: string; help?: string; count: number } {
  const text = marked.replaceAll(/<\||\|>/g, '');
  const { diagnostics } = parse(entry, wholeText(text));
  const [first] = diagnostics;
  const { start, end } = first?.place.span ?? { start: 0, end: 0 };
  return {
    code: first?.code,
    at: `${text.slice(0, start)}<|${text.slice(start, end)}|>${text.slice(end)}`,
    help: first?.help,
    count: diagnostics.length,
  };
}

const cases: readonly [EntryKind, string, string, RegExp?][] = [
  ['effect', 'destroy <|hero|>', 'syntax/missing-article', /`a hero`/],
  ['effect', 'if that card is a hero<| |>draw a card', 'syntax/missing-comma'],
  ['effect', '+3 to your rolls <|untill|> end of turn', 'syntax/misspelt', /`until`/],
  ['abilities', '<|wen|> you draw a card, draw a card', 'syntax/misspelt', /`when`/],
  ['effect', '<|evry|> player draws a card', 'syntax/misspelt', /`every`/],
  ['condition', 'you have at <|leest|> 3 cards', 'syntax/misspelt', /`least`/],
  ['effect', 'draw <|1|>', 'syntax/count', /draw a card/],
  ['effect', 'draw <|2|>\ndraw a card', 'syntax/count', /draw 2 cards/],
  ['abilities', 'discard a card<|:|> draw a card', 'syntax/colon', /`discard a card to …`/],
  ['effect', 'draw<|:|> a card', 'syntax/colon', /take the colon away/],
  ['effect', 'discard a card<|:|> draw a card', 'syntax/cost', /`you may discard a card`, and below it/],
  ['abilities', 'when you draw a card<|:|> draw a card', 'syntax/colon', /`when you draw a card, …`/],
  [
    'abilities',
    'when you draw a card, you may discard a card\n<|if you do|>, draw a card',
    'syntax/expected',
    /`if you do` belongs to the ability above/,
  ],
  [
    'abilities',
    'when you draw a card:\n  you may discard a card\n<|if you do not|>:\n  draw a card',
    'syntax/expected',
    /`if you do not` belongs to the ability above/,
  ],
  ['effect', 'draw a card and give <|it|> to an opponent', 'syntax/pronoun', /that card/],
  ['effect', 'choose an opponent, then <|they|> draw a card', 'syntax/pronoun', /that player/],
  [
    'effect',
    'draw cards <|until|> you have 7 cards in your hand',
    'syntax/until-goal',
    /repeat up to 7 times until/,
  ],
  [
    'condition',
    'you have a card and that player has a card <|or|> the deck is empty',
    'syntax/mixed',
    /any of:/,
  ],
  ['effect', '<|Destroy|> a hero', 'syntax/capital', /`destroy`/],
  ['effect', 'destroy a hero <|a|> card', 'syntax/after-end'],
  ['effect', 'pay 2 coins <|to|> draw a card', 'syntax/cost', /you may pay 2 coins/],
  ['effect', 'move that card to <|hand|>', 'syntax/missing-article', /`the hand`/],
  ['effect', '<|until|> this leaves the arena, draw a card', 'syntax/until-goal', /until end of turn/],
  [
    'effect',
    'opponents cannot draw cards <|until|> you play a card',
    'syntax/until-goal',
    /until the start of your next turn(?!.*repeat)/,
  ],
  [
    'effect',
    '+2 to the score of all cards <|until|> a card leaves your hand',
    'syntax/until-goal',
    /until the start of your next turn(?!.*repeat)/,
  ],
  [
    'effect',
    'this has the skill of that card <|until|> that card leaves your hand',
    'syntax/until-goal',
    /until the start of your next turn(?!.*repeat)/,
  ],
  [
    'effect',
    'all cards of yours count as red <|until|> you play a card',
    'syntax/until-goal',
    /until the start of your next turn(?!.*repeat)/,
  ],
  ['abilities', '<|draw a card|>', 'syntax/ability', /once per turn/],
  ['effect', 'gain <|(|>2 times (3 + 1) points', 'syntax/bracket'],
  ['effect', 'gain 2<|)|> points', 'syntax/bracket-closed'],
  ['effect', 'if you have a card:\n<|\t|>draw a card', 'syntax/tab', /spaces/],
  ['effect', 'draw a card\n  <|draw a card|>', 'syntax/indent'],
  ['effect', 'if you have a card<|:|>', 'syntax/block'],
  ['effect', '<|otherwise|>, draw a card', 'syntax/otherwise'],
  ['effect', 'draw a card <|;|>', 'syntax/character'],
  ['effect', 'draw a <|héros|>', 'syntax/word'],
  ['effect', 'draw a <|blue_card|>', 'syntax/word'],
  ['effect', 'draw <|1234567|> cards', 'syntax/number'],
  ['effect', '', 'syntax/empty', /nothing/],
  ['effect', '# only a comment', 'syntax/empty'],
  ['phrase', 'a card in\n  your hand', 'syntax/expected'],
  ['phrase', 'a card\n<|a hero|>', 'syntax/one-line'],
  ['abilities', 'once per turn, +1 to your rolls', 'syntax/limit'],
  ['effect', '<|when|> you draw a card, draw a card', 'syntax/when', /until end of turn, when/],
  ['effect', '<|each time|> you draw a card, draw a card', 'syntax/when', /until end of turn, when/],
  ['effect', '<|twice each turn|>, draw a card', 'syntax/when', /until end of turn, when/],
  ['abilities', 'when <|you would draw a card|>, draw a card', 'syntax/would', /instead/],
];

describe('a mistake', () => {
  it.each(cases)('%s: %s is %s', (entry, marked, code, help) => {
    const found = fault(entry, marked);
    expect(found.code).toBe(code);
    expect(found.count).toBe(1);
    if (marked.includes('<|') && !marked.includes('<| |>')) expect(found.at).toBe(marked);
    if (help) expect(found.help).toMatch(help);
  });

  it('in one line leaves the others as they are', () => {
    const { tree, diagnostics } = parse(
      'effect',
      wholeText('draw a card\ndestroy hero\nif you have a card:\n  draw 1\n  discard a card'),
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['syntax/missing-article', 'syntax/count']);
    expect(tree).toMatchObject([
      { verb: { text: 'draw' } },
      { kind: 'if', then: [{ verb: { text: 'discard' } }] },
    ]);
  });

  it('comes with a change that mends it', () => {
    const text = 'if that card is a hero draw a card';
    const [{ fixes }] = parse('effect', wholeText(text)).diagnostics;
    const [{ place, text: added }] = fixes?.[0].edits ?? [];
    const mended = text.slice(0, place.span.start) + added + text.slice(place.span.end);
    expect(mended).toBe('if that card is a hero, draw a card');
  });

  it('is placed in the file that the text came from', () => {
    const text = 'destroy hero';
    const offsets = Array.from({ length: text.length + 1 }, (_, i) => 100 + 2 * i);
    const [{ place }] = parse('effect', { file: 'card.yaml', text, offsets }).diagnostics;
    expect(place).toEqual({ file: 'card.yaml', span: { start: 116, end: 123 } });
  });

  it('of depth or length ends in a message', () => {
    expect(fault('expression', `${'('.repeat(5000)}1${')'.repeat(5000)}`).code).toMatch(
      /syntax\/(?:deep|long)/,
    );
    expect(fault('phrase', `a card${' in a card'.repeat(3000)}`).code).toBe('syntax/long');
    const deep = Array.from({ length: 60 }, (_, i) => `${' '.repeat(i)}if you have a card:`).join('\n');
    expect(fault('effect', deep).code).toBe('syntax/deep');
  });
});

it('tells one word that is left instead of counting it', () => {
  expect(catalogueOf('en').either(['a', 'b', 'c'], 2)).toBe('a, b or c');
  expect(catalogueOf('en').either(['a', 'b', 'c', 'd'], 2)).toBe('a, b or one of 2 others');
  expect(catalogueOf('fr').either(['a', 'b', 'c'], 2)).toBe('a, b ou c');
  expect(catalogueOf('de').either(['a', 'b', 'c'], 2)).toBe('a, b oder c');
});

describe('what is done after an answer, beside its ability', () => {
  const ability = 'when you draw a card, you may discard a card\nif you do, draw a card';
  const [found] = parse('abilities', wholeText(ability)).diagnostics;

  it.each([
    ['en', /^`if you do` belongs to the ability above: end its first part with `:`/],
    ['fr', /^la place de `if you do` est dans la capacité ci-dessus/],
    ['de', /^`if you do` gehört zur Fähigkeit darüber/],
  ] as const)('is told where it belongs in %s', (language, help) =>
    expect(said(found, language).help).toMatch(help),
  );

  it('is accepted there', () => {
    const below = 'when you draw a card:\n  you may discard a card\n  if you do, draw a card';
    expect(parse('abilities', wholeText(below)).diagnostics).toEqual([]);
  });
});
