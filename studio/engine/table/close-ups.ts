/** What is known of one card at the table: its face, and why it cannot be chosen. */
import { spoken } from '../../../dsl/diagnostics/localize.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import { reasonsAgainst } from '../../../interpreter/match/explain/why-not.ts';
import { viewFor } from '../../../interpreter/match/view/match-view.ts';
import { question } from '../../../interpreter/match/match.ts';
import { calledIn } from '../../../interpreter/reports/narration/display-names.ts';
import type { SetGame } from '../set-game.ts';
import { sumsFor } from './position-in-words.ts';
import type { CardPress } from '../drawing/card-press.ts';
import { pictureOf, type CardPicture, type TablePicture } from './table-picture.ts';
import type { SeatedMatch } from './seated-match.ts';
import type { CloseUp } from './table-calls.ts';

/** Reasons that are given. */
const REASONS = 3;

const within = (card: CardPicture): CardPicture[] => [card, ...card.attached.flatMap(within)];

/** All cards of a picture. */
const cardsShown = ({ zones, players }: Pick<TablePicture, 'zones' | 'players'>): CardPicture[] =>
  [...zones, ...players.flatMap((player) => player.zones)].flatMap(({ cards = [], piles = [], grid }) =>
    [
      ...cards,
      ...piles.flat(),
      ...(grid?.rows ?? []).flatMap((row) => row.cells.flatMap((cell) => cell.cards)),
    ].flatMap(within),
  );

/** A card or an option from close up; nothing where the seat that looks has no such card before it. */
export async function closeUpOf(
  set: Pick<SetGame, 'placeInSet'>,
  seated: SeatedMatch,
  press: () => Promise<CardPress>,
  { key, draws, language }: { readonly key: string; readonly draws: boolean; readonly language: Language },
): Promise<CloseUp | null> {
  const { match, viewer } = seated;
  const { game } = match;
  if (seated.handTo !== undefined) return null;
  const called = calledIn(game, language, match.names.seats);
  const shown = cardsShown(
    pictureOf({
      game,
      called,
      view: viewFor(match, viewer),
      options: new Map(),
      sums: (name) => (name === key ? sumsFor(set, seated, called)(name) : []),
    }),
  ).find((each) => each.key === key);
  if (!shown) return null;
  const reasons = question(match, viewer)
    ? reasonsAgainst(match, viewer, key, { printed: shown.name, language })
        .slice(0, REASONS)
        .map((reason) => spoken(reason, language))
    : [];
  const id = shown.face && called.cardId(key);
  const card = id === undefined ? undefined : game.cards.find(({ symbol }) => symbol.id === id);
  const drawn = card && draws ? await (await press()).print(game, card, language) : undefined;
  return {
    key,
    name: shown.name,
    marks: shown.marks,
    sums: shown.sums,
    reasons,
    ...(drawn ? { svg: drawn.svg, ratio: drawn.ratio } : {}),
  };
}
