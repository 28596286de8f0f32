/** Texts of cards as they are printed: capitals, full stops, one sentence behind the other. */
import { parse as parseYaml, stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { gameFiles, gamesThere } from '../../files.ts';
import { sampled, tries } from '../../size.ts';
import { bring } from '../guesses.ts';
import { cardOf } from '../readings/cards.ts';

type Card = Readonly<Record<string, unknown>>;

/** Fields of cards in which their text is written, and whether it is one of abilities. */
const FIELDS = ['effect', 'penalty', 'skill', 'ability', 'power', 'speciality'] as const;
const ORDERS: readonly string[] = ['effect', 'penalty'];

/** A text of a card of a game. */
interface Written {
  readonly game: string;
  readonly card: Card;
  readonly field: string;
  readonly text: string;
}

const WRITTEN: readonly Written[] = gamesThere().flatMap((game) =>
  [...gameFiles(game)].flatMap(([path, file]) => {
    if (/\/(?:game|clauses)\.yaml$|\/scenarios\//.test(path)) return [];
    const data: unknown = parseYaml(file);
    const cards = (
      Array.isArray(data) ? data : ((data as { cards?: unknown } | null)?.cards ?? [])
    ) as Card[];
    return cards.flatMap((card) =>
      FIELDS.flatMap((field) => {
        const text = card[field];
        return typeof text === 'string' && !/["#]/.test(text)
          ? [{ game, card, field, text: text.trimEnd() }]
          : [];
      }),
    );
  }),
);

const CONDITIONAL = /^(?:if|for each|until|while|during|repeat|unless|otherwise)\b/;
const ANSWER = /^(?:otherwise\b|if (?:you|they) do)/;

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1) + '.';

/** The lines of a block as sentences in one line, where it is sure to which of them each condition belongs, or `open`. */
function inOneLine(lines: readonly string[], open: boolean): string | undefined {
  const isSure = lines.every(
    (line, i) =>
      !/:$|^\s|^- /.test(line) &&
      (open || i === lines.length - 1 || ANSWER.test(lines[i + 1]) || !CONDITIONAL.test(line)),
  );
  return isSure ? lines.map(sentence).join(' ') : undefined;
}

/** A text as a card prints it; `open`: all of it in one line, whatever follows from a condition in it. */
function prose({ text, field }: Written, open = false): string {
  const isOrder = ORDERS.includes(field);
  const lines = text.split('\n');
  if (isOrder) return inOneLine(lines, open) ?? lines.map(alone).join('\n');
  const out: string[] = [];
  for (let i = 0; i < lines.length;) {
    let next = i + 1;
    while (next < lines.length && /^\s/.test(lines[next])) next++;
    const below = lines.slice(i + 1, next).map((line) => line.replace(/^ {2}/, ''));
    out.push(
      abilityOf(lines[i], below, open) ?? [lines[i], ...lines.slice(i + 1, next)].map(alone).join('\n'),
    );
    i = next;
  }
  return out.join(open && out.every((each) => !each.includes('\n')) ? ' ' : '\n');
}

function abilityOf(head: string, below: readonly string[], open: boolean): string | undefined {
  if (below.length === 0) return undefined;
  const [, limit, price] = /^((?:once|twice|\d+ times) per [a-z]+), ([^,:]+) to:$/.exec(head) ?? [];
  const [first, ...rest] = below;
  if (limit !== undefined) {
    const told = inOneLine(below, open);
    return (
      told &&
      `${sentence(`${limit}, you may ${price}`)} If you do, ${told.charAt(0).toLowerCase()}${told.slice(1)}`
    );
  }
  const isEvent =
    /^(?:(?:once|twice|\d+ times) per [a-z]+, )?(?:when|before|at the (?:start|end) of) [^,:]+:$/.test(head);
  const behind = inOneLine(rest, open);
  if (!isEvent || inOneLine(below, open) === undefined) return undefined;
  return `${sentence(`${head.slice(0, -1)}, ${first}`)}${rest.length > 0 ? ` ${behind}` : ''}`;
}

const alone = (line: string): string =>
  line.replace(/^(\s*(?:- )?)(.*?)$/, (_, before: string, words: string) =>
    /[:,]$/.test(words) ? before + words.charAt(0).toUpperCase() + words.slice(1) : before + sentence(words),
  );

const TOGETHER = 20;

/** What is found in a text of each of several cards, at which words; by the place of the card in the row. */
function foundIn(rows: readonly { readonly written: Written; readonly text: string }[]): string[][] {
  const { game } = rows[0].written;
  let whole = '';
  const starts = rows.map(({ written: { card, field }, text }, i) => {
    const start = whole.length;
    const { id: _id, name: _name, ...own } = card;
    whole += stringify([{ ...own, id: `printed-${i}`, name: `Printed ${i}`, [field]: `${text}\n` }], {
      lineWidth: 0,
    });
    return start;
  });
  const { found } = bring(game, whole);
  // A help that goes on to a sign hides the word that comes next.
  const told = ({ code, help, place: { span } }: Diagnostic): string =>
    `${/next: `[.;A-Z]/.test(help ?? '') ? 'next: ' : ''}${code} ${whole.slice(span.start, span.end).toLowerCase()}`;
  return rows.map((_, i) =>
    found
      .filter(({ place: { span } }) => span.start >= starts[i] && span.start < (starts[i + 1] ?? Infinity))
      .map(told),
  );
}

function inParts<Row extends { readonly written: Written }>(rows: readonly Row[]): (readonly Row[])[] {
  return gamesThere().flatMap((game) => {
    const own = rows.filter(({ written }) => written.game === game);
    return Array.from({ length: Math.ceil(own.length / TOGETHER) }, (_, i) =>
      own.slice(i * TOGETHER, (i + 1) * TOGETHER),
    );
  });
}

const PRINTED = WRITTEN.map((written) => ({
  written,
  text: prose(written),
}));

const SIGN = /^next: |^syntax\/(?:character|capital) /;

/** In so many texts of a part a word is planted: each of them is wrong then, and what would be right is looked for. */
const PLANTED = tries(TOGETHER, 6);

/** A word that no game knows, in place of a word of the text. */
const UNKNOWN = 'zorple';
const withUnknown = (text: string, nth: number): string | undefined => {
  const words = [...text.matchAll(/(?<![\w'’-])[a-z]{4,}(?![\w'’-])/g)];
  const word = words[(nth * 7) % Math.max(1, words.length)];
  return word && text.slice(0, word.index) + UNKNOWN + text.slice(word.index + word[0].length);
};

/** What is found, where a word that nobody knows may be found as a word, a noun or a quality. */
const unknownIn = (found: readonly string[]): string[] =>
  found.map((one) => one.replace(/^name\/unknown-[a-z]+/, 'unknown'));

describe('texts as cards print them', () => {
  const parts = inParts(PRINTED);
  const each = (step: number): readonly (readonly [string, number, (typeof parts)[number]])[] =>
    sampled(
      parts.map((part, i) => [part[0]?.written.game, i, part] as const),
      step,
    );

  it.runIf(parts.length > 0)('there are such texts of several sentences', () => {
    expect(PRINTED.filter(({ text }) => /\. [A-Z]/.test(text)).length).toBeGreaterThan(20);
  });

  it.each(each(8))('of %s (%i) have no other finding than the lines of the language', (_game, _i, part) => {
    const asIs = foundIn(part.map(({ written }) => ({ written, text: written.text })));
    const printed = foundIn(part);
    expect(printed.map((found, i) => [part[i].text, found])).toEqual(
      asIs.map((found, i) => [part[i].text, found]),
    );
  });

  it.each(each(24))(
    'of %s (%i) with a word that nobody knows: that word is found, and no sign',
    (_game, at, part) => {
      const planted = part.slice(0, PLANTED).flatMap(({ written }, i) => {
        const text = withUnknown(written.text, at + i);
        return text === undefined ? [] : [{ written, text }];
      });
      const asIs = foundIn(planted);
      // Where the lines themselves tell of that word and of nothing else.
      const clear = planted.filter(
        (_, i) => asIs[i].length > 0 && asIs[i].every((each) => each.endsWith(UNKNOWN)),
      );
      const printed = foundIn(
        clear.map(({ written, text }) => ({ written, text: prose({ ...written, text }) })),
      );
      const expected = asIs.filter(
        (found) => found.length > 0 && found.every((each) => each.endsWith(UNKNOWN)),
      );
      expect(printed.map((found, i) => [clear[i].text, unknownIn(found)])).toEqual(
        expected.map((found, i) => [clear[i].text, unknownIn(found)]),
      );
    },
  );

  it.each(each(24))(
    'of %s (%i) in one line, with such a word: it is found, and no sign',
    (_game, at, part) => {
      const planted = part.slice(0, PLANTED).flatMap(({ written }, i) => {
        const text = withUnknown(written.text, at + i);
        return text === undefined ? [] : [{ written, text }];
      });
      const asIs = foundIn(planted);
      const clear = planted.filter((_, i) => asIs[i].some((each) => each.endsWith(UNKNOWN)));
      const printed = foundIn(
        clear.map(({ written, text }) => ({ written, text: prose({ ...written, text }, true) })),
      );
      const signs = printed.flatMap((found, i) =>
        found.some((each) => each.endsWith(UNKNOWN)) && !found.some((each) => SIGN.test(each))
          ? []
          : [[prose({ ...clear[i].written, text: clear[i].text }, true), found]],
      );
      expect(signs).toEqual([]);
    },
  );

  it.runIf(gamesThere().includes('here-to-slay')).each([
    [
      'magic',
      'If you have 3 cards in your hand, draw a card. Discard a card.',
      'if you have 3 cards in your hand, draw a card\ndiscard a card',
      'if you have 3 cards in your hand:\n  draw a card\n  discard a card',
    ],
    [
      'leader',
      'When you slay a monster, draw a card. For each hero in your party, draw a card. Discard a card.',
      'when you slay a monster:\n  draw a card\n  for each hero in your party, draw a card\n  discard a card',
      'when you slay a monster:\n  draw a card\n  for each hero in your party:\n    draw a card\n    discard a card',
    ],
  ] as const)(
    'offer both, where it is open what follows from a condition, on a %s: %s',
    (sort, written, ...both) => {
      const [game, card] = cardOf(sort, written);
      const { found } = bring(game, card);
      const fixes = found.find(({ severity }) => severity === 'error')?.fixes ?? [];
      const texts = fixes.map(
        ({ edits: [{ place, text }] }) => card.slice(0, place.span.start) + text + card.slice(place.span.end),
      );
      expect(texts).toEqual(both.map((text) => cardOf(sort, text)[1]));
      for (const text of texts) expect(bring(game, text).found).toEqual([]);
    },
  );
});
