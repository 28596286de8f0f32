/** The words of a game as text: a line each, as it is written, and beside it what there is to say of it. */
import { primitives } from '../../dsl/language/symbols/builtin-verbs.ts';
import type { Language } from '../../dsl/text/locale.ts';
import { wordListSections } from '../../interpreter/reports/word-list/index.ts';
import type { CardGroup, Section, GameWord, WordList } from '../../interpreter/reports/word-list/index.ts';
import type { Screen } from '../play/screen.ts';
import { columns } from '../terminal/columns.ts';
import { messagesIn, type MessageFormatter } from '../../dsl/diagnostics/localize.ts';

/** What can be asked for alone. */
export const parts = [...wordListSections, 'cards'] as const;
export type WordListPart = (typeof parts)[number];

/** `only`: one part; without it all that there is. */
export function wordsPage(
  list: WordList,
  language: Language,
  screen: Pick<Screen, 'heading'>,
  only?: WordListPart,
): string {
  const t: MessageFormatter<'words'> = messagesIn(language);
  const wanted = (part: WordListPart): boolean => only === undefined || only === part;
  const head = only === undefined ? `${screen.heading(t('words/title', { game: list.name }))}\n` : '';
  const words = wordListSections.flatMap((section) =>
    wanted(section) && list.words[section].length > 0
      ? [
          `${screen.heading(t('words/sections', { section }))}\n${sectionText(section, list.words[section], t)}`,
        ]
      : [],
  );
  const cards = wanted('cards') ? list.cards.map((group) => groupText(group, t, screen)) : [];
  return `${[...(head ? [head] : []), ...words, ...cards].join('\n')}`;
}

function sectionText(section: Section, words: readonly GameWord[], t: MessageFormatter<'words'>): string {
  const rows = words.flatMap((word): Row[] => [
    [`  ${word.written.join(', ')}`, about(section, word, t)],
    ...(word.fields ?? []).map((field): Row => {
      const type = [field.type, ...(field.optional ? [t('words/optional')] : [])].join(', ');
      const id = field.written[0] === field.id ? undefined : t('words/id', { id: field.id });
      return [`    ${field.written[0]}`, details([said(field.printed, t), id, type])];
    }),
  ]);
  const more =
    section === 'verbs' ? `  ${t('words/besides', { verbs: Object.keys(primitives).join(', ') })}\n` : '';
  const path = examplePath(section, words);
  return `${columns(rows, { most: WIDEST })}${more}${path === undefined ? '' : `  ${t('words/path', { example: path })}\n`}`;
}

/** Where a variant finds the first word, and what is most often changed of such. Steps and windows tell it of each. */
function examplePath(section: Section, [first]: readonly GameWord[]): string | undefined {
  if (!first) return undefined;
  switch (section) {
    case 'verbs':
      return `verbs/${first.id}/do`;
    case 'actions':
      return first.path && `${first.path}/do`;
    case 'kinds':
      return `kinds/${first.id}${first.fields?.[0] ? `/fields/${first.fields[0].id}` : ''}`;
    case 'steps':
    case 'windows':
      return undefined;
    default:
      return `${section}/${first.id}`;
  }
}

type Row = readonly [left: string, right: string];

/** Longer phrases do not push all others to the right. */
const WIDEST = 44;

const details = (given: readonly (string | undefined)[]): string =>
  given.filter((each) => each !== undefined && each !== '').join('; ');

const said = (printed: string | undefined, t: MessageFormatter<'words'>): string | undefined =>
  printed && t('words/quote', { text: printed });

/** Whether the id of a word is seen from how it is written. */
function isCalledById(section: Section, { id, written }: GameWord): boolean {
  const among = section === 'verbs' || section === 'functions' || section === 'tables';
  return written.some((each) => (among ? each.includes(id) : each.replace(/^(?:the|your) /, '') === id));
}

function about(section: Section, word: GameWord, t: MessageFormatter<'words'>): string {
  const {
    printed,
    forms,
    parts: names,
    path,
    of,
    kinds = [],
    from,
    to,
    holds,
    standard,
    values,
    is,
    in: places,
    dice,
  } = word;
  return details([
    said(printed, t),
    isCalledById(section, word) ? undefined : t('words/id', { id: word.id }),
    forms?.join(', '),
    names && t('words/parts', { names: names.join(', ') }),
    of && t('words/of', { whose: of, kinds: kinds.join(', ') }),
    // That nothing is counted below nothing goes without saying.
    t('words/bounds', { from: from === 0 && to === undefined ? undefined : from, to }),
    holds === undefined ? undefined : t('words/holds', { what: holds }),
    standard === undefined ? undefined : t('words/usually', { value: standard }),
    values?.join(', '),
    is,
    places && t('words/in', { places: places.join(', ') }),
    dice,
    section === 'actions' ? undefined : path,
  ]);
}

function groupText(
  { by, id, name, total, cards }: CardGroup,
  t: MessageFormatter<'words'>,
  screen: Pick<Screen, 'heading'>,
): string {
  const called = name === '' || name === id ? id : `${id} ${t('words/quote', { text: name })}`;
  const head =
    by === 'no deck'
      ? `${t('words/cards')}: ${t('words/no-deck')}`
      : `${by === 'deck' ? t('words/deck') : t('words/cards')}: ${called}, ${t('words/count', { cards: total })}`;
  const rows = cards.map((card): Row => [
    `  ${by === 'no deck' ? '' : `${card.copies} × `}${card.id}`,
    card.name === card.id ? '' : card.name,
  ]);
  return `${screen.heading(head)}\n${columns(rows)}`;
}
