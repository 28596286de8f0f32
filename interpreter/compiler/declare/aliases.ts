import { say, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { isOwnVerb, isReserved } from '../../../dsl/language/lexer/reserved-words.ts';
import { sortPhrases } from '../../../dsl/language/symbols/symbol-sorts.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import { reportAtNode, entries, scalars, type Sources } from '../loader/link-context.ts';

/** Sections whose words are verbs; functions are verbs where they are conditions. */
const verbal = ['verbs', 'tables', 'functions'];
const nominal = 'settings kinds zones counters states roles nouns rankings rolls contests windows flow'.split(
  ' ',
);

/** A declaration, and whether it is used as a verb. */
type Declaration = readonly [node: Node | undefined, verb: boolean];

const inside = (node: Node, key: string): readonly Declaration[] =>
  entries(valueOf(node, key)).map(({ value }) => [value, false]);

function* declarations(game: Node): Generator<Declaration> {
  const all = (section: string): readonly Node[] => entries(valueOf(game, section)).map(({ value }) => value);
  for (const section of verbal)
    for (const node of all(section)) yield [node, section !== 'functions' || !!valueOf(node, 'if')];
  for (const section of nominal) for (const node of all(section)) yield [node, false];
  for (const node of all('values')) yield* inside(node, 'of');
  for (const node of all('kinds')) yield* inside(node, 'fields');
  for (const node of all('zones')) {
    yield [valueOf(node, 'pile'), false];
    yield* inside(node, 'cells');
    yield* inside(node, 'metrics');
  }
}

/** Words under `also` are those that a game does not have: from one that means something nobody is led to another. */
export function checkAlso(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const [node, verb] of declarations(game)) {
    const also = valueOf(node, 'also');
    for (const word of scalars(also?.kind === 'map' ? valueOf(also, 'en') : also)) {
      const other = meaningOf(vocabulary, word.text, verb);
      if (other) reportAtNode(s, 'game/also', word, { word: word.text, other }, { severity: 'warning' });
    }
  }
}

/** The meaning that a word has already in the place of such a word. */
function meaningOf(vocabulary: Vocabulary, word: string, verb: boolean): Phrase | undefined {
  if (word.split(' ').some(isReserved)) return say('phrase/a-word-of-the-language');
  if (verb) {
    if (isOwnVerb(word)) return say('phrase/a-word-of-the-language');
    const conditions = vocabulary.functions.filter(({ body }) => body.form === 'if');
    if (conditions.some(({ id }) => id === word)) return say(sortPhrases.function);
    if (vocabulary.tables.some(({ id }) => id === word)) return say(sortPhrases.table);
    const verb = vocabulary.verbs.find(({ id }) => id === word);
    // With what the one verb cannot be done, the other one is meant.
    if (verb && !verb.names.also?.en?.includes(word)) return undefined;
    return vocabulary.verbForms.has(word) ? say(sortPhrases.verb) : undefined;
  }
  const symbol = vocabulary.terms.get(word)?.[0]?.symbol;
  return (
    symbol && say(symbol.sort === 'built-in' ? 'phrase/something-in-every-game' : sortPhrases[symbol.sort])
  );
}
