import { resolveLocals } from '../../../dsl/checker/check.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import type { WindowData } from '../../game/linked-game.ts';
import { isOpen } from '../../../dsl/ir/visibility.ts';
import { linkOffer } from './link-offers.ts';
import { section } from '../declare/declared-names.ts';
import { setText, valueText } from '../declare/checked-texts.ts';
import { complainAt, textAt, type Sources } from '../loader/link-context.ts';

/** The windows of a game: who is asked, in which order, what may be done, and when they close. */
export function linkWindows(s: Sources, vocabulary: Vocabulary, game: Node): WindowData[] {
  return [...section(game, 'windows')].flatMap(({ id, key, node, index }): WindowData[] => {
    const symbol = vocabulary.windows[index];
    const asks = valueOf(node, 'asks');
    const from = valueOf(node, 'from');
    if (!symbol || !asks) return [];
    const { parameters } = symbol;
    const who = setText(s, vocabulary, asks, { acting: true }, parameters);
    const first = from && valueText(s, vocabulary, from, { acting: true }, parameters);
    const offer = linkOffer(s, vocabulary, node, { kind: 'window', window: id }, parameters);
    // Nobody could ever respond, and what closes on a response would never close.
    if (offer.actions.length === 0 && !offer.abilities)
      return complainAt(s, 'game/idle-window', key, { window: id }) ?? [];
    if (!who) return [];
    if (!isOpen(who)) complainAt(s, 'game/hidden', asks, { window: id });
    const snippet = { file: s.fileOf(node), text: '', offsets: [key.span.start] };
    const { slots, given } = resolveLocals({ vocabulary, snippet }, parameters);
    return [
      {
        symbol,
        asks: who,
        from: first,
        closes: textAt(node, 'closes') as WindowData['closes'],
        resolves: (textAt(node, 'resolves') ?? 'at once') as WindowData['resolves'],
        offer,
        slots,
        parameters: given,
        snippet,
      },
    ];
  });
}
