/**
 * How often a card counts, in other words: `this counts twice`, `each ship of yours is counted as two ships`, `this counts as 2 ships for
 * quest requirements`. The language says as how many cards of its kind.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { FieldSymbol, KindSymbol } from '../../../language/symbols/symbols.ts';

const NUMBERS: Readonly<Record<string, number>> = { two: 2, twice: 2, double: 2, three: 3, four: 4 };

const COUNTED =
  /^(\s*(?:(?:while|until|for the) [^,:\n]+, )?)(this(?: [a-z-]+)?|that [a-z-]+|(?:the|all|each|your|every) [^,:\n]+?|[a-z-]+ (?:in|of) [^,:\n]+?) (?:counts?|(?:is|are) counted) (twice|double|(?:two|three|four|[2-9]) times|as (?:two|three|four|[2-9]) ([a-z-]+))(?: (for|when|to) ([^,:\n]+))?$/;

/** The text with each of these as the language says it; none where nothing changes. */
export const withCountedSeveralTimes = (
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
): string[] =>
  readIn(text, vocabulary, kind, (said, of, scope) =>
    (said === undefined || said === forms(of).many) && scope !== 'all' ? (scope ?? '') : undefined,
  );

/**
 * What only those who play the game know to mean the same: `2 reds` of a card that is one, and `when they sail` of what is
 * asked for then.
 */
export const withCountsOfValues = (
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
): string[] => {
  const isValue = (word: string): boolean =>
    vocabulary.terms.get(word)?.some(({ symbol }) => symbol.sort === 'value') ?? false;
  return readIn(text, vocabulary, kind, (said, of, scope) =>
    said === undefined || said === forms(of).many || isValue(said)
      ? scope === 'all'
        ? (forAll(phrasesOf(vocabulary)) ?? '')
        : (scope ?? '')
      : undefined,
  );
};

/** Gives what comes behind the sentence; `scope`: for which phrases, `all` where it says something else. */
type Take = (said: string | undefined, of: KindSymbol, scope: string | undefined) => string | undefined;

function readIn(text: string, vocabulary: Vocabulary, own: KindSymbol | undefined, take: Take): string[] {
  if (!/\bcount(?:s|ed)?\b/.test(text)) return [];
  const lines = text.split('\n').map((line) => {
    const [, head, who, times, noun, preposition, rest] = COUNTED.exec(line) ?? [];
    const kind = who === undefined ? undefined : kindOf(who, vocabulary, own);
    if (head === undefined || !kind) return line;
    const scope = rest === undefined ? undefined : phrasesMeant(`${preposition} ${rest}`, vocabulary);
    const behind = take(noun, kind, scope);
    if (behind === undefined) return line;
    const word = times!.replace(/^as | times$/g, '').split(' ')[0]!;
    const subject = who!.replace(/^(?:your|every) /, (first) => (first === 'every ' ? 'each ' : 'all '));
    const whose = who!.startsWith('your ') ? ' of yours' : '';
    const isOne = /^(?:this|that|the|each)\b/.test(subject);
    const all = /^[a-z-]+ (?:in|of) /.test(subject) && !isOne && !subject.startsWith('all ') ? 'all ' : '';
    return `${head}${all}${subject}${whose} ${isOne ? 'counts' : 'count'} as ${NUMBERS[word] ?? word} ${forms(kind).many}${behind}`;
  });
  const put = lines.join('\n');
  return put === text ? [] : [put];
}

/** The kind of the cards that a phrase is about: the first word that is one, or the card itself. */
function kindOf(who: string, { kinds }: Vocabulary, own: KindSymbol | undefined): KindSymbol | undefined {
  const named = who
    .split(' ')
    .map((word) => kinds.find((kind) => [forms(kind).one, forms(kind).many].includes(word)))
    .find((kind) => kind !== undefined);
  return named ?? (/^this(?: card)?$/.test(who) ? own : undefined);
}

interface Phrases {
  readonly kind: KindSymbol;
  readonly field: FieldSymbol;
}

/** The one field of the game that prints a list of phrases which ask for cards. */
function phrasesOf({ kinds }: Vocabulary): Phrases | undefined {
  const [one, other] = kinds.flatMap((kind) =>
    kind.fields.filter(({ type }) => type.type === 'selections').map((field) => ({ kind, field })),
  );
  return other ? undefined : one;
}

const forAll = (phrases: Phrases | undefined): string | undefined =>
  phrases && ` for all ${forms(phrases.field).many}`;

/** `for quest requirements`, as the field is called; `all` where it is about something else. */
function phrasesMeant(said: string, vocabulary: Vocabulary): string | undefined {
  const found = phrasesOf(vocabulary);
  if (!found) return 'all';
  const [one, many] = [forms(found.kind).one, forms(found.kind).many];
  const what = `(?:requirements?|conditions?|${forms(found.field).many})`;
  const isMeant = new RegExp(
    `^for (?:the |all )?(?:(?:${one}|${many})(?:'s|')? )?${what}(?: of (?:the |all |a )?(?:${one}|${many}))?$`,
  ).test(said);
  return isMeant ? forAll(found) : 'all';
}
