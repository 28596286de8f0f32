/** Functions of several cards, with what each of them is: `the price of that fruit at that stall`. */
import type { Expression, NounPhrase, Tail } from '../../language/syntax/ast.ts';
import { headsIn, mentioned, spokenNoun } from '../discourse/noun-heads.ts';
import type { Case } from '../discourse/noun-types.ts';
import { headOf, withHolder } from '../discourse/discourse-scope.ts';
import { saySame } from '../../language/syntax/syntax-visit.ts';
import { isCard } from './amounts.ts';
import type { Phrasing } from './phrase-grammar.ts';
import { join } from './word-joining.ts';

/** A phrase of a function in the words that its game has for it; undefined where it has none, or not all of them. */
export function functionPhrase(l: Phrasing, np: NounPhrase, kase: Case): string | undefined {
  const { vocabulary, language } = l.scope;
  const symbol = headOf(vocabulary, np)?.symbol;
  if (symbol?.sort !== 'function' || symbol.body.form === 'if' || np.heads.length !== 1) return undefined;
  const words = symbol.wording.phrase[language];
  const given = words === undefined ? undefined : argumentsIn(np);
  if (words === undefined || given?.length !== symbol.parameters.length) return undefined;
  const [head, ...more] = headsIn(l.scope, np);
  const determiner = np.owner ? ('the' as const) : np.determiner;
  const bare: NounPhrase = { ...np, owner: undefined, determiner, tails: [] };
  const parts = words.split(/\{([^}]*)\}/);
  const said = parts.map((part, i) => {
    if (i % 2 === 0) return part.trim();
    const [name, demands] = part.split(':').map((each) => each.trim());
    const at = symbol.parameters.findIndex((each) => each.name === name);
    return at < 0 ? '' : argument(l, given, at, l.nouns.caseBehind(parts[i - 1].trim(), demands));
  });
  const noun =
    determiner === undefined
      ? l.nouns.headText(l.scope, bare, head, kase)
      : l.nouns.determined(l, bare, [head, ...more], kase);
  return join(noun, ...said);
}

/** What a function is worked out of, in the order of its parameters; undefined where something else narrows it. */
function argumentsIn({ owner, tails, quantity, name }: NounPhrase): readonly Expression[] | undefined {
  const given = owner ? [owner] : [];
  if (quantity || name) return undefined;
  for (const tail of tails.flatMap(apart)) {
    if (tail.kind === 'of') given.push(tail.phrase);
    else if (tail.kind === 'between') given.push(tail.left, tail.right);
    else return undefined;
  }
  return given;
}

/** `of the way between the stalls`: the grammar reads the one as a part of the other. */
function apart(tail: Tail): readonly Tail[] {
  if (tail.kind !== 'of' || tail.phrase.kind !== 'noun') return [tail];
  const last = tail.phrase.tails.at(-1);
  if (last?.kind !== 'between') return [tail];
  return [{ ...tail, phrase: { ...tail.phrase, tails: tail.phrase.tails.slice(0, -1) } }, last];
}

/** What somebody named in front has is *its*: `the damage of that attack by its host`. */
function argument(l: Phrasing, given: readonly Expression[], at: number, kase: Case): string {
  const known = mentioned(l.scope, given[at]);
  const e = known?.sort === 'alias' && known.letter === undefined ? known.value : given[at];
  const { owner } = e.kind === 'noun' ? e : {};
  const whose =
    owner && given.slice(0, at).some((each) => saySame(each, owner)) ? spokenNoun(l.scope, owner) : undefined;
  if (e.kind !== 'noun' || !whose) return l.phrase(given[at], kase);
  const holder = { ...whose, isCard: isCard(l.scope, owner!) };
  return withHolder(l.scope, holder, () => l.phrase({ ...e, owner: undefined, determiner: 'their' }, kase));
}
