/**
 * A value of a field that is written as a noun: `sell a green` is a green fruit, where what is sold are fruits and only these have
 * colours; `if you have a green`, `each player with a green`, where players have cards in one place only.
 */
import { holdsValuesOf } from '../../values/field-values.ts';
import { forms, longestTerm, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type {
  EnumValueSymbol,
  KindSymbol,
  VerbSymbol,
  ZoneSymbol,
} from '../../../language/symbols/symbols.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const COUNT =
  '(?:an?|another|each|every|all|any number of|no|(?:up to |at least |at most |exactly )?(?:\\d+|two|three|four))';
const BEHIND =
  '(?=$|[,:\\n]| (?:in|from|of|for|to|on|and|then|or|until|unless|if|you|they|that|discards?|draws?|loses?|gains?|[a-z]+s)\\b)';

/** A text in which each such value says which cards are meant; none where there is none. */
export function withValueNouns(text: string, vocabulary: Vocabulary): string[] {
  const names = vocabulary.enums.flatMap(({ values }) => values).flatMap((each) => each.names.en);
  if (names.length === 0) return [];
  const word = `(${names.join('|')})`;
  const done = text.replaceAll(
    new RegExp(`\\b([a-z-]+) (${COUNT}) ${word}( or (?:an? )?${word})?${BEHIND}`, 'g'),
    (said, verb: string, count: string, one: string, ...more: unknown[]) => {
      const other = more[1] as string | undefined;
      const at = more[2] as number;
      const form = vocabulary.verbForms.get(verb);
      const kinds = form
        ? kindsDone(vocabulary, form.verb, one)
        : kindsIn(vocabulary, one, text.slice(at + said.length));
      const [kind, ...others] = isEvent(text, at) ? [] : kinds;
      if (!kind || others.length > 0 || sharesNoun(vocabulary, names, text.slice(at + said.length)))
        return said;
      const many = !/^(?:an?|another|each|every|(?:exactly )?1)$/.test(count);
      const first = `${valueOf(vocabulary, one)!.names.en[0]}`;
      const second = other === undefined ? '' : ` or ${valueOf(vocabulary, other)!.names.en[0]}`;
      return `${verb} ${count} ${first}${second} ${many ? forms(kind).many : forms(kind).one}`;
    },
  );
  const had = withOwners(done, vocabulary, word);
  return [...new Set([had, done])].filter((each) => each !== text);
}

/** Whether a noun comes behind a value, or behind others that are joined to it: `a red or green piled fruit` says what is red. */
function sharesNoun(vocabulary: Vocabulary, values: readonly string[], behind: string): boolean {
  const joined = new RegExp(`^(?:(?:,? (?:or|and) |, )(?:an? )?(?:${values.join('|')}))* ([a-z-]+)`);
  const noun = joined.exec(behind)?.[1];
  return noun !== undefined && nounSaid(vocabulary, noun)?.of === 'card';
}

const valueOf = ({ enums, terms }: Vocabulary, word: string): EnumValueSymbol | undefined => {
  const found = enums.flatMap(({ values }) => values).filter(({ names }) => names.en.includes(word));
  const meanings = terms.get(word)?.map(({ symbol }) => symbol) ?? [];
  return found.length === 1 && meanings.every(({ sort }) => sort === 'value') ? found[0] : undefined;
};

const kindsWith = (vocabulary: Vocabulary, word: string): KindSymbol[] => {
  const value = valueOf(vocabulary, word);
  return value
    ? vocabulary.kinds.filter(({ fields }) => fields.some((field) => holdsValuesOf(field, value.of)))
    : [];
};

/** Whether a place of a text is in what happens before something is done, or in what is paid for. */
const isEvent = (text: string, at: number): boolean =>
  /(?:^|\n|, )\s*(?:when(?:ever)?|before|each time|every time|to) [^,:\n]*$/.test(text.slice(0, at));

/** The kinds with such a value that can be in the place that is named behind it. */
function kindsIn(vocabulary: Vocabulary, word: string, behind: string): KindSymbol[] {
  const [, place] =
    /^ (?:in|from) (?:the|your|any|each|an opponent's|that player's|their) ([a-z]+(?: (?!as\b)[a-z]+)?)/.exec(
      behind,
    ) ?? [];
  const zone = [place, place?.split(' ')[0]].flatMap(
    (each) => vocabulary.zones.find(({ names }) => names.en[0] === each) ?? [],
  )[0];
  return zone ? kindsWith(vocabulary, word).filter((kind) => zone.takes?.includes(kind)) : [];
}

/** The kinds with such a value with which something can be done. */
function kindsDone(vocabulary: Vocabulary, { parameters }: VerbSymbol, word: string): KindSymbol[] {
  const object = parameters.find(({ preposition }) => preposition === undefined);
  if (!object) return [];
  const { tree, snippet } = object.phrase;
  const place = vocabulary.zones.find(({ names }) => snippet.text.trim().endsWith(` ${names.en[0]}`));
  return kindsWith(vocabulary, word).filter((kind) =>
    tree.heads.some(({ words }) => {
      const symbol = longestTerm(vocabulary, words)?.meanings[0].symbol;
      if (symbol?.sort === 'kind') return symbol === kind;
      return symbol?.sort === 'built-in' && symbol.id === 'card' && place?.takes?.includes(kind);
    }),
  );
}

/** `you have a green`, `each player with a fruit`: in the one place of each player that is in play. */
function withOwners(text: string, vocabulary: Vocabulary, word: string): string {
  const [place, ...others] = vocabulary.zones.filter(({ inPlay }) => inPlay);
  if (place?.of !== 'player' || others.length > 0) return text;
  const at = place.names.en[0];
  const noun = `${word}|([a-z-]+(?: cards?)?)`;
  const end = '(?=$|[,:\\n]| (?:and|or|discards?|draws?|loses?|gains?|may|cannot|can|chooses?|[a-z]+s)\\b)';
  return text
    .replaceAll(
      new RegExp(
        `\\b(you|that player|that opponent) (have|has) (${COUNT}) ${word}(?=$|[,:\\n]| and | or )`,
        'g',
      ),
      (said, who: string, has: string, count: string, what: string) => {
        const cards = cardsOf(vocabulary, what, count, place);
        return cards === undefined
          ? said
          : `${who} ${has} ${count} ${cards} in ${who === 'you' ? 'your' : "that player's"} ${at}`;
      },
    )
    .replaceAll(
      new RegExp(`\\b(?:an|any) (opponent|player) has (${COUNT}) ${word}(?=$|[,:\\n])`, 'g'),
      (said, who: string, count: string, what: string) => {
        const cards = cardsOf(vocabulary, what, count, place);
        return cards === undefined
          ? said
          : `there is an ${who} with ${count} ${cards} in their ${at}`.replace('an player', 'a player');
      },
    )
    .replaceAll(
      new RegExp(
        `\\b((?:each|every|an?|the|another|any)(?: other)? (?:player|opponent)|players|opponents) (with|without) (?:(${COUNT}) )?(?:${noun})${end}`,
        'g',
      ),
      (
        said,
        who: string,
        how: string,
        count: string | undefined,
        value: string | undefined,
        what: string,
      ) => {
        const cards = value === undefined ? what : cardsOf(vocabulary, value, count ?? 'a', place);
        if (cards === undefined || !isThere(vocabulary, cards, place)) return said;
        return `${who} ${how} ${count === undefined ? '' : `${count} `}${cards} in their ${at}`;
      },
    );
}

/** What cards with a value are called: by a noun of the game, or by their one kind that can be there. */
function cardsOf(
  vocabulary: Vocabulary,
  word: string,
  count: string,
  { takes }: ZoneSymbol,
): string | undefined {
  const value = valueOf(vocabulary, word);
  if (!value) return undefined;
  const many =
    !/^(?:an?|another|each|every|(?:(?:at least|at most|exactly) )?1)$/.test(count) && count !== 'no';
  const form = many || (count === 'no' && word !== value.names.en[0]) ? 'many' : 'one';
  const named = `${value.names.en[0]} ${form === 'many' ? 'cards' : 'card'}`;
  if (nounSaid(vocabulary, named)?.of === 'card') return named;
  const kinds = kindsWith(vocabulary, word).filter((kind) => takes?.includes(kind) !== false);
  return kinds.length === 1 ? `${value.names.en[0]} ${forms(kinds[0])[form]}` : undefined;
}

/** Whether cards of that name can be in a place. */
function isThere(vocabulary: Vocabulary, cards: string, { takes }: ZoneSymbol): boolean {
  const last = cards.split(' ').at(-1)!;
  const symbol = vocabulary.terms.get(cards)?.[0]?.symbol ?? vocabulary.terms.get(last)?.[0]?.symbol;
  if (symbol?.sort === 'noun') return nounSaid(vocabulary, cards)?.of === 'card';
  return symbol?.sort === 'kind' && takes?.includes(symbol) !== false;
}
