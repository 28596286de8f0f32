/**
 * Which verb of a game does another one: what is `destroyed by a character` is what a character `beats`, in a game
 * whose verb `beat` destroys its object. A game tells this by the texts of its verbs.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { Block, Expression, Order, Statement } from '../../../language/syntax/ast.ts';
import { forms, longestTerm, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol, Parameter, VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

/** The cause of an event, where that is a card: `by a character`, `by ice attacks`. */
const BY =
  /\b((?:would|cannot) be|is|are) ([a-z-]+) by ((?:an?|another|any) )?((?:[a-z-]+ )?)([a-z-]+)(?=,|$|\n| (?:this|until|for|during)\b)/;

/** The cause of an event, where that is what cards do to each other: `in an attack`. */
const IN = /\b((?:would|cannot) be|is|are) ([a-z-]+) (?:in|by|during) (?:an? |the )?([a-z-]+)(?=,|$|\n)/;

/** `is destroyed in an attack`: what a verb does by a card, in a game that has a verb or window of that name. */
function withVerbsWithin(text: string, vocabulary: Vocabulary): string[] {
  const [said, be, done, where] = IN.exec(text) ?? [];
  const form = done === undefined ? undefined : vocabulary.verbForms.get(done);
  const isKnown =
    vocabulary.verbForms.has(where ?? '') || vocabulary.windows.some(({ names }) => names.en[0] === where);
  if (said === undefined || !form?.participle || !isKnown) return [];
  return vocabulary.verbs.flatMap((verb) => {
    const byCard = verb.parameters.some(
      (each) => each.preposition !== undefined && kindsOf(vocabulary, each).length > 0,
    );
    return byCard && verb !== form.verb && doesIt(verb, form.verb)
      ? [text.replace(said, `${be} ${verbIn(vocabulary, verb.id, 'participle')}`)]
      : [];
  });
}

/**
 * A text in which an event caused by a card is the one that a verb of the game has for it. That is near to it and not
 * the same, as what a card says may do it too: so it is offered, and never read so by itself.
 */
export function withVerbsBehind(text: string, vocabulary: Vocabulary): string[] {
  const within = withVerbsWithin(text, vocabulary);
  if (within.length > 0) return within;
  const [said, be, done, article = '', quality, noun] = BY.exec(text) ?? [];
  const form = done === undefined ? undefined : vocabulary.verbForms.get(done);
  const kind = noun === undefined ? undefined : vocabulary.terms.get(noun)?.[0]?.symbol;
  if (said === undefined || !form?.participle || kind?.sort !== 'kind') return [];
  const one = quality + forms(kind).one;
  const things = article.trim() === 'another' ? `another ${one}` : withArticle(one);
  return vocabulary.verbs.flatMap((verb) => {
    const by = verb.parameters.find(
      (each) =>
        each.preposition &&
        !/number/.test(each.phrase.snippet.text) &&
        kindsOf(vocabulary, each).includes(kind),
    );
    if (!by || verb === form.verb || !doesIt(verb, form.verb)) return [];
    return [
      text.replace(said, `${be} ${verbIn(vocabulary, verb.id, 'participle')} ${by.preposition} ${things}`),
    ];
  });
}

/** The kinds that a parameter is of. */
const kindsOf = (vocabulary: Vocabulary, { phrase: { tree } }: Parameter): KindSymbol[] =>
  tree.heads.flatMap(({ words }) => {
    const symbol = longestTerm(vocabulary, words)?.meanings[0].symbol;
    return symbol?.sort === 'kind' ? [symbol] : [];
  });

/** Whether a verb does another one with its own direct object. */
function doesIt(verb: VerbSymbol, other: VerbSymbol): boolean {
  const [object] = verb.parameters;
  if (!object || object.preposition) return false;
  return verb.body
    .flatMap((each) => [each, ...inside(each)])
    .some((each) => each.kind === 'order' && each.verb.text === other.id && isParameter(each, object.name));
}

/** The statements within one. */
function inside(each: Statement): readonly Statement[] {
  const blocks: Block[] =
    each.kind === 'if' || each.kind === 'if-done'
      ? [each.then, ...(each.otherwise ? [each.otherwise] : [])]
      : [];
  return blocks.flat().flatMap((inner) => [inner, ...inside(inner)]);
}

function isParameter({ args: { object } }: Order, name: string): boolean {
  const phrase: Expression | undefined = object;
  return (
    phrase?.kind === 'noun' &&
    phrase.determiner === 'the' &&
    phrase.heads.length === 1 &&
    phrase.heads[0].words.map(({ text }) => text).join(' ') === name
  );
}
