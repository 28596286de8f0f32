/**
 * A card against which others can do nothing: `this cannot be outbid`, `your pears cannot be outbid`, in a game that says `outbid a
 * player for a pear`.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { forms, longestTerm, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { KindSymbol, Parameter } from '../../../language/symbols/symbols.ts';
import { useOfThis } from '../../suggestions/own-uses.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const CANNOT = "(?:cannot|can not|can't|can’t|may not)";
const OTHERS = `(?:(?:opponents|other players|players|your opponents) ${CANNOT}|(?:nobody|no one|no opponent) can)`;
const BY = '(?: by (?:opponents|other players|anyone|anybody|any player))?';
const SPAN = '(?: (?:until|this turn|this round|for the rest) ?[^,:\\n]*)?';
/** A card that somebody has chosen out of their own hand. */
const CHOSEN = /\bchoose an? [^,:\n]*? in your [a-z ]+? as ([a-z-]+)(?=$|\n)/g;

/** A text in which each such line says what others cannot do to you, and for which card; none where there is none. */
export function withUnopposed(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  return vocabulary.verbs.flatMap(({ id, parameters }) => {
    const [rival, ...behind] = parameters;
    const about = behind.find(
      ({ preposition, phrase }) => preposition !== undefined && isOfAnyCard(vocabulary, phrase),
    );
    if (!rival || rival.preposition || about?.preposition === undefined || !isPlayer(rival)) return [];
    const done = verbIn(vocabulary, id, 'participle');
    if (!text.includes(id) && !text.includes(done)) return [];
    const isOwn = entry === 'abilities' && kind !== undefined && useOfThis(vocabulary, kind) !== undefined;
    const names = [...text.matchAll(CHOSEN)].map(([, name]) => `the ${name}`);
    const ones = [...(isOwn ? ['this card', 'this'] : []), ...names];
    const said = (what: string): string => `opponents cannot ${id} you ${about.preposition} ${what}`;
    const lines = text.split('\n').map((line) => {
      const next = nextOnes(vocabulary, done).exec(line)?.groups;
      if (next) return `${next.head}${theNext(next, id, about.preposition!)}`;
      const [, head, what, span = ''] = forbidden(id, done, ones.join('|')).exec(line) ?? [];
      if (head !== undefined) return `${head}${said(what)}${span}`;
      return line.replace(
        yours(vocabulary, done),
        (_, before: string, noun: string, turn = '', until = '') => {
          const one = nounsIn(vocabulary).find((each) => each.many === noun || each.one === noun)?.one;
          return `${before}${said(withArticle(one ?? noun))}${until}${turn}`;
        },
      );
    });
    const put = ahead(lines, names, said).join('\n');
    return put === text ? [] : [put];
  });
}

/** What others cannot do about one of several cards; matches nothing where there is none. */
const forbidden = (verb: string, done: string, ones: string): RegExp =>
  new RegExp(
    ones === ''
      ? '^(?!)'
      : `^(\\s*(?:(?:while|until|if) [^,:]+, )?)(?:${OTHERS} ${verb} (?=(?:${ones})(?:$| )))?(${ones})(?:(?<=${verb} (?:${ones}))| ${CANNOT} be ${done}${BY})(${SPAN})$`,
  );

/** `the next fruit you sell this turn cannot be outbid`, `the next time you sell a fruit this turn, it cannot be outbid`. */
function nextOnes(vocabulary: Vocabulary, done: string): RegExp {
  const noun = `(?<noun>${nounsIn(vocabulary)
    .map(({ one }) => one)
    .join('|')})`;
  const turn = '(?<turn> (?:this turn|until end of turn))?';
  return new RegExp(
    `^(?<head>\\s*)the next (?:${noun} (?:that )?you (?<verb>[a-z-]+)|time you (?<verb>[a-z-]+) an? ${noun})${turn},? (?:(?:it|that card|that \\k<noun>) )?${CANNOT} be ${done}${BY}(?<span> this turn)?$`,
  );
}

const theNext = (
  { noun, verb, turn, span }: Record<string, string | undefined>,
  id: string,
  about: string,
): string =>
  `${turn === undefined && span === undefined ? 'for the rest of the game' : 'until end of turn'}, once, before you ${verb!} ${withArticle(noun!)}, opponents cannot ${id} you ${about} that ${noun!} until end of turn`;

function yours(vocabulary: Vocabulary, done: string): RegExp {
  const word = nounsIn(vocabulary)
    .flatMap(({ one, many }) => [many, one])
    .join('|');
  return new RegExp(
    `^(\\s*(?:(?:while|until|if) [^,:]+, )?)(?=(?:all )?(?:of )?your |[^,:]* (?:of yours|you play) )(?:(?:all )?(?:of )?your |all |any |an? )?(${word})(?: of yours| (?:that )?you play)?(?<turn> this turn)? ${CANNOT} be ${done}${BY}(?<span>${SPAN})$`,
  );
}

/**
 * `play the prize` and `opponents cannot outbid it` below: nobody could do so by then, so that it comes first. The card may
 * be played later in the turn as well.
 */
function ahead(lines: readonly string[], names: readonly string[], said: (what: string) => string): string[] {
  const at = lines.findIndex((line, i) => {
    const name = names.find((each) => line.trim() === said(each));
    return (
      name !== undefined &&
      i > 0 &&
      new RegExp(`^\\s*(?:you may )?[a-z-]+ ${name}(?: for free)?$`).test(lines[i - 1])
    );
  });
  return at < 0
    ? [...lines]
    : [...lines.slice(0, at - 1), `${lines[at]} this turn`, lines[at - 1], ...lines.slice(at + 1)];
}

const nounsIn = ({ kinds }: Vocabulary): { readonly one: string; readonly many: string }[] => [
  ...kinds.map(forms),
  { one: 'card', many: 'cards' },
];

const isPlayer = ({ phrase }: Parameter): boolean =>
  /\b(?:player|opponent)s?$/.test(phrase.snippet.text.trim());

function isOfAnyCard(vocabulary: Vocabulary, { tree, snippet }: Parameter['phrase']): boolean {
  const symbol = longestTerm(vocabulary, tree.heads[0]?.words ?? [])?.meanings[0].symbol;
  return symbol?.sort === 'kind' || /\bcards?$/.test(snippet.text.trim());
}
