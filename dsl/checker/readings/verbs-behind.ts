/**
 * Which verb of a game stands behind another one: what is `destroyed by a character` is what a character `beats`, in a game
 * whose verb `beat` destroys its object. A game tells this by the texts of its verbs.
 */
import { withArticle } from '../../text/english-inflection.ts';
import type { Block, Expression, Order, Statement } from '../../language/syntax/ast.ts';
import { forms, longestTerm, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { KindSymbol, Parameter, VerbSymbol } from '../../language/symbols/symbols.ts';
import { verbIn } from '../suggestions/word-suggestions.ts';

/** What brings an event about, where that is a card: `by a character`, `by ice attacks`. */
const BY =
  /\b((?:would|cannot) be|is|are) ([a-z-]+) by ((?:an?|another|any) )?((?:[a-z-]+ )?)([a-z-]+)(?=,|$|\n| (?:this|until|for|during)\b)/;

/**
 * A text in which an event that a card brings about is the one that a verb of the game has for it. `sure`: only where that
 * verb always does what was said; else also where it may do so, which is near to it.
 */
export function withVerbsBehind(text: string, vocabulary: Vocabulary, sure: boolean): string[] {
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
    const how = by && verb !== form.verb && whenDone(verb, form.verb);
    if (!how || (sure && how !== 'always')) return [];
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

/** Whether a verb does another one with its own direct object, always or under a condition. */
function whenDone(verb: VerbSymbol, other: VerbSymbol): 'always' | 'sometimes' | undefined {
  const [object] = verb.parameters;
  if (!object || object.preposition) return undefined;
  const isIt = (each: Statement): boolean =>
    each.kind === 'order' && each.verb.text === other.id && isParameter(each, object.name);
  if (verb.body.some(isIt)) return 'always';
  return verb.body.some((each) => inside(each).some(isIt)) ? 'sometimes' : undefined;
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
