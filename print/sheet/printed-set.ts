/** The cards of a game, drawn: for sheets, for pictures and for tables of other programs. */
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import { nameIn, nounFor, type Language } from '../../dsl/nlg/index.ts';
import { capital } from '../../dsl/nlg/realiser/word-joining.ts';
import { entry, valueOf } from '../../schemas/index.ts';
import type { CardData, Game } from '../../interpreter/game/linked-game.ts';
import type { KindSymbol } from '../../dsl/language/symbols/symbols.ts';
import type { Picture } from '../tree/layout-tree.ts';
import type { FontSet } from '../type/font-set.ts';
import type { DrawnCard, CardOverflow } from '../card/card-drawing.ts';
import { layoutCard } from '../card/card-layout.ts';
import type { CardSize } from '../card/card-sizes.ts';
import { cardContent, type PrintedCard } from '../card/printed-card.ts';
import type { CardBack } from './card-back.ts';

export interface SetOptions {
  readonly languages: readonly Language[];
  readonly size: CardSize | undefined;
  readonly bleed: number;
  readonly lowInk: boolean;
  readonly pictures: ReadonlyMap<string, Picture>;
}

export interface SetCard {
  readonly data: CardData;
  readonly card: PrintedCard;
  readonly drawn: DrawnCard;
  readonly back: CardBack;
  readonly copies: number;
}

export interface PrintedSet {
  readonly cards: readonly SetCard[];
  readonly found: readonly Diagnostic[];
}

export function printedSet(
  game: Game,
  cards: readonly CardData[],
  fonts: FontSet,
  options: SetOptions,
): PrintedSet {
  const found: Diagnostic[] = [];
  const places = new Set(game.vocabulary.kinds.map((kind) => startOf(game, kind)));
  const drawn = cards.map((data): SetCard => {
    const card = cardContent(game, data, options.languages);
    fonts.missing.clear();
    const face = layoutCard(card, fonts, {
      size: options.size,
      bleed: options.bleed,
      lowInk: options.lowInk,
      picture: options.pictures.get(card.id),
      source: sourceOf(game),
    });
    found.push(...face.overflows.map((each) => tooLong(data, face, each)));
    if (fonts.missing.size > 0)
      found.push(
        report(
          'print/no-letter',
          data.symbol.place,
          { card: card.id, letters: [...fonts.missing].join(' ') },
          { severity: 'warning' },
        ),
      );
    const copies = game.owners ? 1 : Math.max(1, data.symbol.copies.length);
    return {
      data,
      card,
      drawn: face,
      back: backOf(game, data.symbol.kind, options.languages[0], places.size > 1),
      copies,
    };
  });
  return { cards: drawn, found };
}

/** The game or the pack, with its version, as it stands at the foot of a card. */
const sourceOf = ({ id: game, packs }: Game): string => {
  const versions = packs.map(({ id, version }) => `${id} ${version}`);
  return [...(packs.some(({ id }) => id === game) ? [] : [game]), ...versions].join(' · ');
};

/** The place where cards of a kind begin. */
function startOf(game: Game, kind: KindSymbol): string | undefined {
  const node = valueOf(valueOf(game.data, 'kinds'), kind.id);
  const zone = entry(node, 'starts')?.value;
  return zone?.kind === 'scalar' ? zone.text : undefined;
}

/** Cards that begin at the same place are shuffled together: they have one back. */
function backOf(game: Game, kind: KindSymbol, language: Language, several: boolean): CardBack {
  const start = startOf(game, kind);
  const zone = game.vocabulary.zones.find(({ id }) => id === start);
  const kinds = game.vocabulary.kinds.filter((each) => startOf(game, each) === start);
  const face = kinds.map((each) => game.cardLooks.faces.get(each)?.icon);
  return {
    id: `${game.id} ${start ?? ''}`,
    title: nameIn(game, language),
    place: several && zone ? capital(nounFor(zone, language).one) : undefined,
    // A sign of one kind would give the cards of another one away.
    icon: kinds.length === 1 ? face[0] : undefined,
  };
}

function tooLong(
  { symbol }: CardData,
  { size }: DrawnCard,
  { part, language, lines }: CardOverflow,
): Diagnostic {
  return report(
    'print/too-long',
    symbol.place,
    {
      card: symbol.id,
      part,
      lines,
      size: `${size.width} x ${size.height}`,
      language,
    },
    { severity: 'warning' },
  );
}
