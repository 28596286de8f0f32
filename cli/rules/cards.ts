/** The part of a rule book that lists all cards. */
import { capital } from '../../dsl/render/words.ts';
import type { CardInRules, RuleBook } from '../../interpreter/rule-book/index.ts';
import { bullets, inline, table } from './layout.ts';
import type { Titles } from './titles.ts';

export const cardsOf = ({ cards }: RuleBook, t: Titles): string[] =>
  cards.flatMap(({ kind, cards: all }) => {
    const [plain, texts] = [all.filter(isPlain), all.filter((card) => !isPlain(card))];
    const labels = [...new Set(plain.flatMap(({ facts }) => facts.map(({ label }) => label)))];
    const cells = plain.map((card) => [
      called(card),
      ...labels.map((label) => card.facts.find((each) => each.label === label)?.value ?? ''),
    ]);
    return [
      `### ${capital(kind)}`,
      table([t.card, ...labels].map(capital), cells),
      bullets(texts.map((card) => inFull(card, t))),
    ];
  });

const isPlain = ({ texts, own }: CardInRules): boolean => texts.length === 0 && own === undefined;

const called = ({ name, copies }: CardInRules): string => (copies > 1 ? `${name} ×${copies}` : name);

/** `**Name** ×2 (value 3): what it says.` */
function inFull(card: CardInRules, t: Titles): string {
  const facts = card.facts.map(({ label, value }) => `${label} ${value}`).join(', ');
  const says =
    card.own === undefined
      ? card.texts.map(({ label, lines }) => `*${label}* ${inline(lines)}`).join(' ')
      : inline(card.own.split('\n'));
  const name = `**${card.name}**${card.copies > 1 ? ` ×${card.copies}` : ''}`;
  return `${name}${facts === '' ? '' : ` (${facts})`}${t.colon} ${says}`;
}
