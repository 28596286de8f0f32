/** A verb of a game in words: its phrase beside what it does, so that an author can compare them. */
import { render, type Language } from '../../dsl/nlg/index.ts';
import type { Block, NounPhrase, Order } from '../../dsl/language/syntax/ast.ts';
import type { Vocabulary } from '../../dsl/language/symbols/symbol-table.ts';
import type { Parameter, VerbSymbol } from '../../dsl/language/symbols/symbols.ts';

export interface VerbText {
  readonly id: string;
  /** The order to do it, with what it may be done with. */
  readonly order: readonly string[];
  /** What is tried before it happens, and may stop it. */
  readonly first: readonly string[];
  /** What happens. */
  readonly does: readonly string[];
}

/** A verb in a language; each of its texts in lines, as `render` gives them. */
export function verbText(vocabulary: Vocabulary, verb: VerbSymbol, language: Language): VerbText {
  const names = new Map(verb.parameters.map(({ name, phrase }) => [name, phrase.tree]));
  // What changes nothing needs no words.
  const said = (block: Block): string[] =>
    block.every(({ kind }) => kind === 'nothing')
      ? []
      : render('effect', block, language, { vocabulary, names });
  return { id: verb.id, order: said([orderOf(verb)]), first: said(verb.first), does: said(verb.body) };
}

/** `give a card to a player`: the verb with what its parameters take. */
function orderOf({ id, parameters }: VerbSymbol): Order {
  const span = { start: 0, end: 0 };
  const named = ({ name, phrase }: Parameter): NounPhrase => ({ ...phrase.tree, name: { text: name, span } });
  const object = parameters.find(({ preposition }) => preposition === undefined);
  return {
    kind: 'order',
    secretly: false,
    may: false,
    verb: { text: id, span },
    args: {
      ...(object ? { object: named(object) } : {}),
      arguments: parameters.flatMap((each) =>
        each.preposition === undefined ? [] : [{ preposition: each.preposition, phrase: named(each), span }],
      ),
      free: false,
    },
    span,
  };
}
