/**
 * A card that is blank and lends its text, or has that of another one in place of its own: `choose a fruit: it loses its taste until
 * your next turn, and this has that taste for that long`, `blank this fruit's text; another fruit gains it`, `this fruit has no taste of
 * its own; it has the taste of the top fruit in the heap`.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { FieldSymbol, KindSymbol } from '../../../language/symbols/symbols.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const SPAN =
  '((?:until (?:the )?(?:end|start|beginning) of (?:your|the|this|their)(?: next)? (?:turn|round)|until end of (?:turn|round)|until your next turn|this turn|this round|for the rest of the game))';
const JOIN = '(?:[,;.]? and then|[,;.]? then|[,;.]? and|[,;.]|\\n)\\s*';
const TEXT = '([a-z-]+)';
const SO_LONG = '(?:for (?:that|as) long|until then|for the same time|meanwhile|in the meantime)';

/** Who is chosen, what that one loses and how long, who has it instead, and how long. */
const LOST = new RegExp(
  `^(choose (?:an?|another) ([a-z-]+)(?: card)?(?: (?:in|of|with|where) [^,:;.\\n]+?)?)(?:[:;,.]|\\n| and)\\s*(?:and |then )*(?:${SPAN}, )?(?:it|that card|that [a-z-]+) (?:loses|has no|gets no|has none of) (?:its )?${TEXT}(?: ${SPAN})?${JOIN}(?:${SPAN}, )?(this(?: card| [a-z-]+)?|another [a-z-]+(?: (?:in|of) [^,:;.\\n]+?)?) (?:has|gains|gets|takes|copies) (?:instead )?(?:that (?:card|[a-z-]+)'s|that|its|the) ([a-z-]+)(?: of that [a-z-]+)?(?: instead)?(?: (?:${SO_LONG}|${SPAN}))?$`,
);

/** A text that is handed on: `blank this fruit's text; another fruit gains it`. */
const HANDED = new RegExp(
  `^(?:${SPAN}, )?(?:[Bb]lank (?:this(?: card)?|this [a-z-]+)(?:'s ([a-z-]+))?|this(?: card| [a-z-]+)? (?:loses its|has no) ([a-z-]+)|this(?: card| [a-z-]+)?'s ([a-z-]+) (?:is|becomes) blank)(?: ${SPAN})?${JOIN}(another ([a-z-]+)(?: (?:in|of) [^,:;.\\n]+?)?) (?:has|gains|gets|takes) (?:it|that|that [a-z-]+|its [a-z-]+|the [a-z-]+)(?: instead)?(?: (?:${SO_LONG}|${SPAN}))?$`,
);

/** What a card has in place of its own: `this fruit has no taste of its own; it has the taste of the top fruit in the heap`. */
const INSTEAD = new RegExp(
  `^(this(?: card| [a-z-]+)?|the equipped [a-z-]+) has no ${TEXT} of its own${JOIN}(?:it|this|this [a-z-]+|the equipped [a-z-]+|instead it) has (?:the|that) ([a-z-]+) of ([^,:;\\n.]+?)(?: instead)?$`,
);
const HAS = /^(this(?: card| [a-z-]+)?) (?:has|gains|gets|copies|is) the ([a-z-]+) of ([^,:;\n.]+?)$/;

const LASTING = ['for the rest of the game', 'until end of turn'];

/** The texts of a kind of cards that can be lent: the one that is named, or all where it says `text`. */
function textsCalled(kind: KindSymbol | undefined, said: string | undefined): readonly FieldSymbol[] {
  const own = (kind?.fields ?? []).filter(
    ({ type }) => type.type === 'language' && (type.entry === 'effect' || type.entry === 'abilities'),
  );
  const named = own.filter((field) => Object.values(forms(field)).includes(said ?? ''));
  return named.length > 0 || !/^(?:text|)$/.test(said ?? '') ? named : own;
}

/** One of them by its name, or the only one that the kind has. */
const textCalled = (kind: KindSymbol | undefined, said: string | undefined): FieldSymbol | undefined => {
  const called = textsCalled(kind, said);
  return called.length === 1 ? called[0] : undefined;
};

const isEffect = ({ type }: FieldSymbol): boolean => type.type === 'language' && type.entry === 'effect';

const kindCalled = (words: Vocabulary, noun: string): KindSymbol | undefined =>
  words.kinds.find((kind) => forms(kind).one === nounSaid(words, noun)?.one);

/** Of an effect it is open whether a card that gains another one keeps its own. */
const GAINS = /\b(?:gains|gets)\b/;
const OCCASION = /^((?:when|whenever|before|at|once) [^,:\n]+, )(?:you may )?(?=choose )/;

/** The text in the lines of the language, where it says how long. */
export function withBlankedAndLent(
  text: string,
  words: Vocabulary,
  own: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  const [head, occasion] = entry === 'abilities' ? (OCCASION.exec(text) ?? []) : [];
  if (GAINS.test(text)) return [];
  if (head !== undefined)
    return lentByChosen(text.slice(head.length), words).map((read) =>
      below(head, occasion, read.split('\n')),
    );
  if (entry !== 'effect') return [];
  return inLastLines(text, (said) => [
    ...lentByChosen(said, words),
    ...handedOn(said, own, false),
    ...instead(said, own, false),
  ]);
}

/** The same where it is open how long, or what is meant. */
export function withBlankedForSome(
  text: string,
  words: Vocabulary,
  own: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  if (entry !== 'effect') return [];
  return inLastLines(text, (said) => [
    ...(GAINS.test(said) ? [...lentByChosen(said, words), ...handedOn(said, own, false)] : []),
    ...handedOn(said, own, true),
    ...instead(said, own, true),
  ]);
}

/** What is read of the last lines of a text, behind the lines before. */
function inLastLines(text: string, read: (said: string) => string[]): string[] {
  const lines = text.split('\n');
  for (let from = 0; from < lines.length; from++) {
    const found = read(lines.slice(from).join('\n'));
    if (found.length > 0) return found.map((each) => [...lines.slice(0, from), each].join('\n'));
  }
  return [];
}

/** The lines of what happens at a time, or of what may be done once per turn. */
function below(head: string, occasion: string, [first, ...rest]: readonly string[]): string {
  const isOnce = occasion.startsWith('once ');
  const may = isOnce || head.endsWith(' may ');
  const lines = may
    ? [`you may ${first}`, 'if you do:', ...rest.map((line) => `  ${line}`)]
    : [first, ...rest];
  return isOnce
    ? [occasion + lines[0], ...lines.slice(1)].join('\n')
    : [occasion.replace(/, $/, ':'), ...lines.map((line) => `  ${line}`)].join('\n');
}

function lentByChosen(text: string, words: Vocabulary): string[] {
  const [, choose, noun, first, lost, second, third, taker, gained, fourth] = LOST.exec(text) ?? [];
  if (choose === undefined) return [];
  const field = textCalled(kindCalled(words, noun), lost);
  const same = textCalled(kindCalled(words, noun), gained);
  const span = first ?? second;
  const forTaker = third ?? fourth ?? span;
  if (!field || same !== field || span === undefined) return [];
  const name = forms(field).one;
  const isOther = taker.startsWith('another ');
  const lines = isOther
    ? [
        `${choose} as giver`,
        `choose ${taker.replace(/^another ([a-z-]+)(.*)$/, 'a $1$2 other than the giver')} as taker`,
        `the giver has no ${name} ${span}`,
        `the taker has the giver's ${name} ${forTaker}`,
      ]
    : [choose, `that ${noun} has no ${name} ${span}`, `this has that ${noun}'s ${name} ${forTaker}`];
  return [lines.join('\n')];
}

function handedOn(text: string, own: KindSymbol | undefined, isOpen: boolean): string[] {
  const [said, first, of, lost, blank, second, taker, , third] = HANDED.exec(text) ?? [];
  const names =
    said === undefined ? [] : textsCalled(own, of ?? lost ?? blank).map((field) => forms(field).one);
  const span = first ?? second ?? third;
  if (names.length === 0 || isOpen !== (span === undefined)) return [];
  return (span === undefined ? LASTING : [span]).map((each) =>
    [
      `choose ${taker} as taker`,
      ...names.map((name) => `this has no ${name} ${each}`),
      ...names.map((name) => `the taker has this card's ${name} ${each}`),
    ].join('\n'),
  );
}

/** A card whose text is that of another one uses it as its own. */
function instead(text: string, own: KindSymbol | undefined, isOpen: boolean): string[] {
  const [, who, lost, had, of] = isOpen ? [] : (INSTEAD.exec(text) ?? []);
  const [, whose, has, model] = isOpen ? (HAS.exec(text) ?? []) : [];
  const field = textCalled(own, lost ?? has);
  const what = of ?? model;
  if (what === undefined || !(who ?? whose)?.startsWith('this') || !field || !isEffect(field)) return [];
  if (had !== undefined && textCalled(own, had) !== field) return [];
  const name = forms(field).one;
  const [, other] = /^(?:an?|another) ([a-z-]+)\b/.exec(what) ?? [];
  if (other !== undefined) return [`choose ${what}\nuse that ${other}'s ${name} as this`];
  return /^(?:the|your) /.test(what) ? [`let model be ${what}\nuse the model's ${name} as this`] : [];
}
