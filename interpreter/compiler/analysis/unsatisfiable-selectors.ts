import type { Selection } from '../../../dsl/checker/check.ts';
import { reserved } from '../../../dsl/ir/registers.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { FieldSymbol, KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { valueOf } from '../../../schemas/index.ts';
import { changedBy, judge, type Candidate, type Changes } from './static-evaluation.ts';
import { entriesMeant } from '../cards/entries-meant.ts';
import { scalarList } from '../cards/printed-values.ts';
import { reportAtNode, type Sources } from '../loader/link-context.ts';
import type { WholeGame } from './whole-game.ts';

/**
 * Reports phrases on cards that no card can ever fit. If the texts of the game compare them with cards of
 * some kinds only, and the phrase can select none of those, the card asks for the impossible. What follows
 * from the kinds alone is an error; what follows from the values that the cards of this game print, a
 * warning. Whatever is not known before a game begins counts as possible.
 */
export function checkFits(s: Sources, { vocabulary, nodeOf, selections, abilities }: WholeGame): void {
  const changes = changedBy(abilities);
  const byKind = new Map<KindSymbol, Candidate[]>();
  for (const card of nodeOf.keys()) {
    const { kind } = card.symbol;
    const those = byKind.get(kind);
    if (those) those.push({ kind, card });
    else byKind.set(kind, [{ kind, card }]);
  }
  for (const [card, node] of nodeOf) {
    for (const field of card.symbol.kind.fields) {
      const kinds = field.type.type === 'selections' ? heldAgainst(vocabulary, field) : undefined;
      if (!kinds) continue;
      for (const each of entriesMeant(s, vocabulary, scalarList(valueOf(node, field.id)))) {
        const selection = selections.get(each.text.trim());
        if (!selection) continue;
        const possible = (one: Candidate): boolean =>
          judge(selection.test, new Map([[reserved.selected, one]]), changes) !== false;
        const of = kinds.map((kind) => byKind.get(kind) ?? []);
        if (of.every((cards) => cards.length === 0) || of.some((cards) => cards.some(possible))) continue;
        const asked = of.flat();
        const never = !kinds.some((kind) => possible({ kind }));
        const fails = never ? undefined : failing(selection, asked, changes);
        reportAtNode(
          s,
          'game/fits-nothing',
          each,
          {
            phrase: each.text.trim(),
            field: field.id,
            kinds: kinds.map((kind) => kind.names.en[0]),
            ...(fails === undefined ? {} : { fails }),
          },
          { severity: never ? 'error' : 'warning' },
        );
      }
    }
  }
}

/**
 * The kinds of card that the phrases of a field are compared with; none if that may be any, or no text asks.
 */
function heldAgainst({ fits }: Vocabulary, field: FieldSymbol): readonly KindSymbol[] | undefined {
  const about = fits.filter((each) => each.field === undefined || each.field === field);
  if (!about.some((each) => each.field === field)) return undefined;
  if (about.some(({ kinds }) => kinds === undefined)) return undefined;
  return [...new Set(about.flatMap(({ kinds }) => kinds ?? []))];
}

/** The words of the first condition that leaves no card. */
function failing(
  { reasons, depth }: Selection,
  cards: readonly Candidate[],
  changes: Changes,
): string | undefined {
  let left = cards;
  for (const reason of reasons) {
    left = left.filter(
      (one) => judge(reason.test, new Map([[reason.depth ?? depth, one]]), changes) !== false,
    );
    if (left.length === 0) return reason.words;
  }
  return undefined;
}
