/** What a verb of the game comes to when its dice are thrown: what is done where it succeeds, and where it fails. */
import type { Statement } from '../../../language/syntax/ast.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { isNamed } from '../acting-cards/uses-of-cards.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';

/** A verb that throws dice for what it is done with. */
export interface Outcome {
  readonly verb: VerbSymbol;
  /** The noun of what it is done with. */
  readonly noun: string;
  /** The verb that is done with it then; none where the game has none for it. */
  readonly success: VerbSymbol | undefined;
  readonly failure: VerbSymbol | undefined;
}

const known = new WeakMap<Vocabulary, readonly Outcome[]>();

/** The verbs of a game whose dice decide what becomes of their object. */
export function outcomesIn(vocabulary: Vocabulary): readonly Outcome[] {
  const before = known.get(vocabulary);
  if (before) return before;
  const found = vocabulary.verbs.flatMap((verb): Outcome[] => {
    const [object] = verb.parameters;
    const noun = object?.phrase.tree.heads[0]?.words.at(-1)?.text;
    if (!object || object.preposition || noun === undefined || !throwsFor(verb.body, object.name)) return [];
    const decided = verb.body.find((each) => each.kind === 'if');
    if (decided?.kind !== 'if') return [];
    const done = (statements: readonly Statement[] | undefined): VerbSymbol | undefined =>
      statements?.map((each) => doneWith(vocabulary, each, object.name)).find((each) => each !== undefined);
    const [success, failure] = [done(decided.then), done(decided.otherwise)];
    return success ? [{ verb, noun, success, failure }] : [];
  });
  known.set(vocabulary, found);
  return found;
}

const throwsFor = (body: readonly Statement[], name: string): boolean =>
  body.some(
    (each) =>
      each.kind === 'order' &&
      each.verb.text === 'make' &&
      each.args.arguments.some(({ preposition, phrase }) => preposition === 'for' && isNamed(phrase, name)),
  );

/** The verb of the game that an order does with something. */
function doneWith({ verbForms }: Vocabulary, each: Statement, name: string): VerbSymbol | undefined {
  if (each.kind !== 'order' || !each.args.object || !isNamed(each.args.object, name)) return undefined;
  return verbForms.get(each.verb.text)?.verb;
}

/** The roll that a verb makes. */
export function rollOf({ verb }: Outcome): string | undefined {
  const make = verb.body.find((each) => each.kind === 'order' && each.verb.text === 'make');
  const object = make?.kind === 'order' ? make.args.object : undefined;
  return object?.kind === 'noun' ? object.heads[0]?.words.map(({ text }) => text).join(' ') : undefined;
}
