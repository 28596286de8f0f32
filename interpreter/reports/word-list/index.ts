/** The list of words of a game, from its data. */
import { offersOf } from '../../game/placed-offers.ts';
import { inOneLine } from '../../../dsl/text/source.ts';
import { nameIn, type Language } from '../../../dsl/nlg/index.ts';
import type {
  CounterSymbol,
  FieldSymbol,
  NounLike,
  ValueType,
} from '../../../dsl/language/symbols/symbols.ts';
import { forms } from '../../../dsl/language/symbols/symbol-table.ts';
import { entries, items, textAt } from '../../compiler/loader/link-context.ts';
import { type Node, valueOf } from '../../../schemas/index.ts';
import type { ActionOption, Game } from '../../game/linked-game.ts';
import { cardGroups } from './card-list.ts';
import { functionWord, rankingWord, tableWord, verbWord } from './word-phrases.ts';
import type { Field, GameWord, WordList } from './word-list.ts';
import { printedAs, valueName, writtenName } from './one-line-text.ts';

export { wordListSections } from './word-list.ts';
export type { CardGroup, Section, GameWord, WordList } from './word-list.ts';

/** All words of a game that its texts can use; `language`: the language of how they are printed. */
export function wordList(game: Game, language: Language): WordList {
  const { vocabulary } = game;
  const paths = pathsOf(game);
  const noun = (symbol: Declared): GameWord => nounWord(symbol, language);
  const single = (symbol: Declared): GameWord => ({ ...noun(symbol), written: [writtenName(symbol)] });
  const the = (symbol: Declared): GameWord => ({ ...noun(symbol), written: [`the ${writtenName(symbol)}`] });
  const numbers = vocabulary.counters.filter(({ holds, fixed }) => !holds && !fixed);
  const states = vocabulary.counters.filter(({ holds }) => holds);
  return {
    game: game.id,
    name: nameIn(game, language),
    words: {
      verbs: vocabulary.verbs.map((verb) => verbWord(vocabulary, verb, language)),
      actions: actionsOf(game, language),
      kinds: vocabulary.kinds.map((kind) => ({
        ...noun(kind),
        fields: kind.fields.map((field) => fieldOf(field, language)),
      })),
      values: vocabulary.enums.map((each) => ({
        ...noun(each),
        values: each.values.map(valueName),
      })),
      zones: zonesOf(game, language),
      counters: numbers.map((counter) => ({ ...noun(counter), ...whose(counter), ...bounds(counter) })),
      states: states.map((state) => ({ ...noun(state), ...whose(state), holds: heldWord(state) })),
      settings: [...vocabulary.settings, ...vocabulary.counters.filter(({ fixed }) => fixed)].map(
        (symbol) => {
          const setting = game.settings.find(({ id }) => id === symbol.id);
          const word = symbol.sort === 'counter' ? { ...noun(symbol), ...whose(symbol) } : the(symbol);
          return { ...word, ...(setting ? { standard: setting.standard, ...bounds(setting) } : {}) };
        },
      ),
      roles: vocabulary.roles.map(the),
      nouns: vocabulary.nouns.map((each) => ({ ...noun(each), is: inOneLine(each.is.snippet.text) })),
      rankings: vocabulary.rankings.map((each) => rankingWord(each, language)),
      functions: vocabulary.functions.map((each) => functionWord(each, language)),
      tables: vocabulary.tables.map((each) => tableWord(each, language)),
      rolls: vocabulary.rolls.map((each) => ({ ...noun(each), dice: `${each.dice}d${each.sides}` })),
      contests: vocabulary.contests.map(noun),
      windows: vocabulary.windows.map((window) => placed(single(window), paths)),
      steps: [...vocabulary.cycles, ...vocabulary.steps].map((step) => placed(single(step), paths)),
    },
    cards: cardGroups(game, language),
  };
}

type Declared = Exclude<NounLike, { sort: 'built-in' }>;

function nounWord(symbol: Declared, language: Language): GameWord {
  const { one, many } = forms(symbol);
  return {
    id: symbol.id,
    written: one === many ? [one] : [one, many],
    ...printedAs(nameIn(symbol, language), one),
  };
}

const bounds = ({
  from,
  to,
}: {
  readonly from?: number;
  readonly to?: number;
}): Pick<GameWord, 'from' | 'to'> => ({
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

function fieldOf(field: FieldSymbol, language: Language): Field {
  const { id, written, printed } = nounWord(field, language);
  return {
    id,
    written,
    ...(printed === undefined ? {} : { printed }),
    type: typeOf(field.type),
    optional: field.optional,
  };
}

function typeOf(type: ValueType): string {
  switch (type.type) {
    case 'number': {
      const { from, to } = type;
      return from === undefined && to === undefined ? 'number' : `number ${from ?? ''}..${to ?? ''}`;
    }
    case 'value':
      return type.of.id;
    case 'set':
      return `list of ${type.of.id}`;
    case 'language':
      return type.verb === undefined ? type.entry : `verb ${type.verb}`;
    default:
      return type.type;
  }
}

/** The places of cards: `the deck`, `your hand`; piles, cells and distances behind their zone. */
function zonesOf({ vocabulary, data }: Game, language: Language): GameWord[] {
  return vocabulary.zones.flatMap((zone) => {
    // A zone that the engine keeps for itself is in no file.
    if (!valueOf(valueOf(data, 'zones'), zone.id)) return [];
    const name = writtenName(zone);
    const own: GameWord =
      zone.of === 'player'
        ? { ...nounWord(zone, language), written: [`your ${name}`], of: 'player' }
        : { ...nounWord(zone, language), written: [`the ${name}`] };
    const cells = [...vocabulary.terms.values()].flatMap((meanings) =>
      meanings.flatMap(({ symbol }) => (symbol.sort === 'cell' && symbol.zone === zone ? [symbol] : [])),
    );
    const inside = [...(zone.pile ? [zone.pile] : []), ...new Set(cells), ...(zone.grid?.metrics ?? [])];
    return [own, ...inside.map((each) => ({ ...nounWord(each, language), in: [zone.id] }))];
  });
}

/** What players may do in steps and windows, by the ids that scenarios answer with. */
function actionsOf(game: Game, language: Language): GameWord[] {
  const found = new Map<string, { readonly action: ActionOption; readonly in: Set<string> }>();
  for (const { symbol, offer } of offersOf(game))
    for (const action of offer.actions) {
      const known = found.get(action.id) ?? { action, in: new Set<string>() };
      found.set(action.id, known);
      known.in.add(symbol.id);
    }
  const paths = pathsOf(game);
  return [...found.values()].map(({ action, in: places }) => {
    const [first] = [...places].flatMap((place) => paths.get(place) ?? []);
    return {
      id: action.id,
      written: [action.id],
      ...printedAs(nameIn(action, language), action.id),
      in: [...places],
      ...(first === undefined ? {} : { path: `${first}/actions/${action.id}` }),
    };
  });
}

/** The paths of cycles, steps and windows in the game file, by their ids: `flow/round/steps/trade`. */
function pathsOf({ data }: Game): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const note = (id: string, path: string, node: Node): void => {
    paths.set(id, path);
    for (const step of items(valueOf(node, 'steps'))) {
      const own = textAt(step, 'id');
      if (own !== undefined) note(own, `${path}/steps/${own}`, step);
    }
  };
  for (const { key, value } of entries(valueOf(data, 'flow'))) note(key.text, `flow/${key.text}`, value);
  for (const { key, value } of entries(valueOf(data, 'windows')))
    note(key.text, `windows/${key.text}`, value);
  return paths;
}

function placed(word: GameWord, paths: ReadonlyMap<string, string>): GameWord {
  const path = paths.get(word.id);
  return path === undefined ? word : { ...word, path };
}

/** Whose a counter or a state is. */
const whose = ({ of, kinds }: CounterSymbol): Pick<GameWord, 'of' | 'kinds'> => ({
  of,
  ...(kinds ? { kinds: kinds.map((kind) => forms(kind).many) } : {}),
});

/** What a state holds, as the data says it. */
function heldWord({ holds }: CounterSymbol): string {
  if (holds?.sort === 'value') return holds.of.id;
  return (holds?.sort === 'card' && holds.kinds?.[0].id) || (holds?.sort ?? '');
}
