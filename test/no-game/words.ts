import { participle, plural, thirdPerson } from '../../dsl/text/english-inflection.ts';
import { ofLanguage } from '../../dsl/checker/suggestions/unknown-words.ts';
import { isReserved } from '../../dsl/language/lexer/reserved-words.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';

/** A word for each term of a game; terms keep their number of words, and how they begin (`a` or `an`). */
export interface Renaming {
  /** From every form of every term that texts and data use to its new form. */
  readonly terms: ReadonlyMap<string, string>;
  /** From the ids of cards, which texts do not use, to new ones. */
  readonly cards: ReadonlyMap<string, string>;
}

const consonants = 'bdfgklmnprtvz';
const vowels = 'aeiou';

/** New words for all that a game declares. Words that the language knows are never given. */
export function renamingOf(game: Game, cardIds: readonly string[], seed: string): Renaming {
  const { vocabulary } = game;
  const random = randomSource(seed);
  const pick = (letters: string): string => letters[random(letters.length)];
  const given = new Set<string>();
  const word = (old: string): string => {
    for (;;) {
      let made = 'aeiou'.includes(old[0]) ? pick('aeio') : '';
      while (made.length < 7) made += pick(consonants) + pick(vowels);
      made += pick('dfgklmnprtv');
      if (given.has(made) || isReserved(made)) continue;
      given.add(made);
      return made;
    }
  };
  const words = (term: string): string => term.split(' ').map(word).join(' ');
  const terms = new Map<string, string>();
  const name = (term: string): string => {
    if (!terms.has(term)) terms.set(term, words(term));
    return terms.get(term)!;
  };
  const noun = (id: string, names: readonly string[]): void => {
    // The key of a field may be a word that the language has for something else.
    const own = vocabulary.terms.get(id)?.some(({ symbol }) => symbol.sort === 'built-in') ?? false;
    if (!own) name(id);
    const one = name(names[0] ?? id);
    if (names[1] !== undefined) name(names[1]);
    else if (!terms.has(plural(names[0] ?? id))) terms.set(plural(names[0] ?? id), plural(one));
  };
  name(game.id);
  for (const verb of vocabulary.verbs) {
    const made = name(verb.id);
    terms.set(thirdPerson(verb.id), thirdPerson(made));
    // `the equipped hero` is said by the language, in a game that has `equip` too.
    const past = participle(verb.id);
    if (past !== verb.id && !ofLanguage.has(past)) terms.set(past, participle(made));
  }
  for (const { id } of [...vocabulary.functions, ...vocabulary.tables]) {
    const made = name(id);
    if (!terms.has(thirdPerson(id))) terms.set(thirdPerson(id), thirdPerson(made));
  }
  const nouns = [
    ...vocabulary.zones.flatMap(({ grid }) => grid?.metrics ?? []),
    ...[...vocabulary.terms.values()].flat().flatMap(({ symbol }) => (symbol.sort === 'cell' ? symbol : [])),
    ...vocabulary.kinds,
    ...vocabulary.enums,
    ...vocabulary.enums.flatMap((each) => each.values),
    ...vocabulary.zones,
    ...vocabulary.zones.flatMap((zone) => zone.pile ?? []),
    ...vocabulary.counters,
    ...vocabulary.settings,
    ...vocabulary.roles,
    ...vocabulary.nouns,
    ...vocabulary.rankings,
    ...vocabulary.cycles,
    ...vocabulary.fields,
    ...vocabulary.windows,
    ...vocabulary.rolls,
    ...vocabulary.contests,
  ];
  for (const each of nouns) noun(each.id, each.names.en);
  for (const step of game.steps) {
    name(step.symbol.id);
    if (step.kind !== 'turns') continue;
    for (const part of step.parts) {
      if (part.symbol) name(part.symbol.id);
      if (part.kind === 'actions') for (const action of part.offer.actions) name(action.id);
    }
  }
  for (const window of game.windows) for (const action of window.offer.actions) name(action.id);
  for (const ending of game.endings) name(ending.id);
  for (const check of game.checks) name(check.name.replace('checks/', ''));
  const cards = new Map(cardIds.map((id) => [id, id.includes('{') ? id : id.split('-').map(word).join('-')]));
  return { terms, cards };
}

/** A text with every term in it replaced, the longest first; what lies between stays as it is. */
export function renameText(text: string, terms: ReadonlyMap<string, string>): string {
  const known = [...terms.keys()].sort((a, b) => b.length - a.length);
  const escaped = known.map((term) =>
    term.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`),
  );
  // A phrase of the language keeps its words, whatever a game calls its steps and verbs.
  const phrase = String.raw`(?:at|until) (?:the )?(?:start|end) of|in play`;
  const any = new RegExp(
    String.raw`(?<![\p{L}\p{N}_-])(?:${[phrase, ...escaped].join('|')})(?![\p{L}\p{N}_]|-\p{L})`,
    'gu',
  );
  return text.replace(any, (found) => terms.get(found.replace(/\s+/g, ' ')) ?? found);
}
