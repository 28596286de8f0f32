/** The part of a rule book that lists all cards. */
import { capital } from '../../../../dsl/nlg/realiser/word-joining.ts';
import type { ListedCard } from '../../cards-by-kind.ts';
import type { RuleBook } from '../index.ts';
import { isPlain, plainCards } from '../../card-sheet/plain-cards.ts';
import { bullets, inline } from './markdown-layout.ts';
import type { MessageFormatter } from '../../../../dsl/diagnostics/localize.ts';

export const cardPages = ({ cards, priced }: RuleBook, t: MessageFormatter<'rules'>): string[] => [
  ...(priced ? [t('rules/prices')] : []),
  ...cards.flatMap(({ title, cards: all }) => [
    `### ${capital(title)}`,
    plainCards(all.filter(isPlain), t('rules/card')),
    bullets(all.filter((card) => !isPlain(card)).map((card) => inFull(card, t))),
  ]),
];

/** `**Name** ×2 (value 3): what it says.` */
function inFull({ name, copies, facts, texts, own }: ListedCard, t: MessageFormatter<'rules'>): string {
  const printed = facts.map(({ label, value }) => `${label} ${value}`).join(', ');
  const says =
    own === undefined
      ? texts.map(({ label, lines }) => `*${label}* ${inline(lines)}`).join(' ')
      : inline(own.split('\n'));
  const head = `**${name}**${copies > 1 ? ` ×${copies}` : ''}`;
  return `${head}${printed === '' ? '' : ` (${printed})`}${t('rules/colon')} ${says}`;
}
