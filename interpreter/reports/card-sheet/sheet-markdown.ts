import { bulletText } from '../../../dsl/nlg/realiser/paragraphs.ts';
import { messagesIn } from '../../../dsl/diagnostics/localize.ts';
import { capital } from '../../../dsl/nlg/realiser/word-joining.ts';
import type { VerbText } from '../verb-text.ts';
import type { ListedCard } from '../cards-by-kind.ts';
import { cardLabel, isPlain, plainCards } from './plain-cards.ts';
import type { CardSheet } from './card-sheet.ts';
import { inline } from '../rule-book/pages/markdown-layout.ts';

/** A sheet as a page of Markdown: a section a kind, in it a table of the cards without texts and a part for each other one. */
export function markdownOf({ title, language, kinds, verbs }: CardSheet): string {
  const said = messagesIn<'sheet-page'>(language);
  const parts = [`# ${title}`];
  for (const kind of kinds) {
    parts.push(`## ${capital(kind.title)}`);
    const plain = plainCards(kind.cards.filter(isPlain), said('sheet-page/card'));
    if (plain !== '') parts.push(plain);
    parts.push(...kind.cards.filter((card) => !isPlain(card)).map(cardPart));
  }
  if (verbs.length > 0)
    parts.push(
      `## ${said('sheet-page/verbs')}`,
      verbs.map((verb) => verbPart(verb, said('sheet-page/first'))).join('\n'),
    );
  return `${parts.join('\n\n')}\n`;
}

function cardPart(card: ListedCard): string {
  const facts = card.facts.map(({ label, value }) => `*${label}* ${value}`).join(' · ');
  const texts =
    card.own === undefined
      ? card.texts.map(({ label, lines }) => `**${label}** ${asList(lines)}`)
      : [asList(card.own.split('\n'))];
  return [`### ${cardLabel(card)}`, ...(facts === '' ? [] : [facts]), ...texts].join('\n\n');
}

/** Paragraphs and points of lists, as `render` gives them. */
function asList(lines: readonly string[]): string {
  let text = '';
  let before = '';
  for (const line of lines) {
    const point = bulletText(line);
    const isNext = point !== undefined && bulletText(before) !== undefined;
    text += (text === '' ? '' : isNext ? '\n' : '\n\n') + (point === undefined ? line : `- ${point}`);
    before = line;
  }
  return text;
}

function verbPart({ order, first, does }: VerbText, before: string): string {
  return `- ${inline([`**${order.join(' ')}**`, ...(first.length > 0 ? [before, ...first] : []), ...does])}`;
}
