/** Sentences as they are printed on cards of other games and in rule books: what is offered to people who paste them. */
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { bindingParts } from '../../dsl/checker/suggestions/printed-wordings.ts';
import { loadGameFile, openLibrary, type Library } from '../../interpreter/compiler/linker/load-game.ts';

/** No game of the repository prints them. */
export const PASTED: readonly string[] = [
  'DESTROY a Hero card.',
  'Each player must discard a card.',
  'Each other player must DISCARD a card.',
  'target player discards a card',
  'Target opponent discards two cards.',
  "You can't be attacked this turn.",
  'Destroy that player’s hero.',
  "Destroy target player's creature.",
  'Draw a card. (You may play it at once.)',
  'Draw 2 cards (only once each turn).',
  'You may DRAW a card.',
  'DRAW 2 cards and DISCARD a card.',
  'Tap target hero.',
  'Exile target creature.',
  'Exile a card from your graveyard.',
  'Put a card from your hand on the bottom of your deck.',
  'Return target creature to its owner’s hand.',
  'Return a card from the discard pile to your hand.',
  'Add 2 mana.',
  '{T}: Add {G}.',
  'Draw a card from the graveyard.',
  'SACRIFICE a creature, then draw two cards.',
  'Pull a card from another player’s hand.',
  'Trade hands with another player.',
  'Choose a player. That player must give you a card.',
  'Each opponent loses 2 life.',
  'Deal 2 damage to target creature.',
  'Destroy all creatures.',
  'Counter target spell.',
  'Destroy a hero — then draw a card.',
  'Search your deck for a card.',
  'Discard your hand, then draw that many cards.',
  'Whenever you draw a card, gain 1 life.',
  'Move a card to that players hand.',
  'Until your next turn, your heroes can’t be destroyed.',
  '🗡 Destroy a hero',
  'Gain a coin⚔',
  'Look at another player’s hand.',
  'Play an Item card immediately.',
  '+1 to all of your rolls until the end of your turn.',
  'Heroes you control cannot be stolen until your next turn.',
  'DRAW a card for each card in your hand.',
  'Choose one — gain a coin; or discard a card.',
  'Take an extra turn after this one.',
  'Put that card on top of the deck.',
  'Shuffle the discard pile into the deck.',
  'Reveal the top card of the deck. If it is a creature, put it into your hand.',
  'Gain 3 coins.',
  'Steal 2 coins from target opponent.',
  'Swap two cards in play.',
  'Your opponents can’t play cards this turn.',
  'Take a card from the market and put it into your hand.',
  'Trash a card from your hand.',
  '+1 Action, +2 Cards',
  'Gain a card costing up to 4.',
  'Each player may discard a card. If they do, they draw a card.',
  'Untap up to two lands.',
  'Mill three cards.',
  'Scry 1.',
  'Target creature gets +2/+2 until end of turn.',
];

/** What they print as abilities. */
export const PASTED_ABILITIES: readonly string[] = [
  'Once per turn, you may discard a card. If you do, draw a card.',
  'Once each turn, you may draw a card.',
  'Once per turn on your turn, you may spend an action to pull a card from another player’s hand.',
  'At the start of your turn, you may draw a card.',
  'At the beginning of your turn you may discard a card. If you do, draw 2 cards.',
  'Whenever you play a card you may draw a card.',
  'Whenever you DESTROY a Hero card, you may DRAW a card.',
  'Each time an opponent draws a card, you may draw a card.',
  'Your opponents can’t play cards.',
  'Flying',
  'Haste, trample',
  'Scry 2.',
  'When this enters play, draw a card.',
  'Whenever this card attacks, deal 1 damage to any target.',
  'You have no maximum hand size.',
  'Creatures you control get +1/+1.',
  '+1 to all of your rolls.',
  'Each time you roll, +1 to your roll.',
  'If you would draw a card, draw two cards instead.',
  'Sacrifice this: Draw a card.',
  'At the end of your turn, discard a card.',
  'The first time you draw a card each turn, draw another card.',
  'When another player plays a card, you may DISCARD a card to draw a card.',
  'At the start of your turn, draw a card. If you have 5 cards in your hand, discard a card. Sacrifice a hero.',
  'During your turn, you may look at the top card of the deck.',
  'You may attack twice each turn.',
  'You may attack three times during each of your turns.',
];

/** Of one game: where its file is, and a card of it around a text. */
export interface Pasting {
  readonly library: Library;
  readonly gameFile: string;
  readonly card: (id: string, effect: string) => string;
}

/** What came of pasting a sentence, and of making each change that was offered for it. */
export interface Pasted {
  readonly sentence: string;
  readonly found: readonly Diagnostic[];
  readonly offered: readonly {
    readonly text: string;
    readonly refused: readonly string[];
    readonly changed: boolean;
  }[];
}

const FILE = 'pasted.yaml';

/** Pastes the sentences into cards of their own, all in one file; then each change that is offered, again in one file. */
export function paste(pasting: Pasting, sentences: readonly string[] = PASTED): Pasted[] {
  const cards = sentences.map((sentence, i) => pasting.card(`pasted-${i + 1}`, sentence));
  const found = errorsOf(pasting, cards);
  const changes = found.flatMap((errors, i) =>
    errors.flatMap(({ fixes = [] }) =>
      fixes.flatMap((fix) =>
        fix.edits.every(({ place }) => place.file === FILE)
          ? [{ i, fix, text: fix.edits.map(({ text }) => text).join(' ') }]
          : [],
      ),
    ),
  );
  const starts = startsOf(cards);
  const changed = changes.map(({ i, fix }, at) =>
    fix.edits
      .toSorted((a, b) => b.place.span.start - a.place.span.start)
      .reduce(
        (now, { place: { span }, text }) =>
          now.slice(0, span.start - starts[i]) + text + now.slice(span.end - starts[i]),
        cards[i],
      )
      .replace(`id: pasted-${i + 1}\n`, `id: changed-${at + 1}\n`),
  );
  const left = errorsOf(pasting, changed);
  return sentences.map((sentence, i) => ({
    sentence,
    found: found[i],
    offered: changes.flatMap((change, at) =>
      change.i === i
        ? [
            {
              text: change.text,
              // Another fault of the text has an offer of its own, or none.
              refused: left[at]
                .map(({ message }) => message)
                .filter((message) => !found[i].some((each) => each.message === message)),
              changed: bindingParts(saidOn(changed[at])) !== bindingParts(saidOn(cards[i])),
            },
          ]
        : [],
    ),
  }));
}

const startsOf = (cards: readonly string[]): number[] =>
  cards.map((_, i) => cards.slice(0, i).join('').length);
/** What the card says behind the key of its text, which is the last one. */
const saidOn = (card: string): string =>
  card.slice(card.indexOf('|\n', card.search(/^ {2}[a-z]+: \|$/m))).replace(/ *\([^()]*\)/g, '');

function errorsOf({ library, gameFile }: Pasting, cards: readonly string[]): Diagnostic[][] {
  if (cards.length === 0) return [];
  const file = openLibrary(new Map([[FILE, cards.join('')]])).file(FILE)!;
  const withIt: Library = {
    names: [...library.names, FILE],
    file: (name) => (name === FILE ? file : library.file(name)),
  };
  const starts = [...startsOf(cards), Infinity];
  const found = loadGameFile(withIt, gameFile, [FILE]).diagnostics.filter(
    ({ severity, place, code }) => severity === 'error' && place.file === FILE && code !== 'game/count',
  );
  return cards.map((_, i) =>
    found.filter(({ place: { span } }) => span.start >= starts[i] && span.start < starts[i + 1]),
  );
}
