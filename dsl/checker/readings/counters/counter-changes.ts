/**
 * What is gained, lost, healed and taken, as people say it: `heal that fruit by 2`, `restore 2 water to it`, `deal 3 damage to it`.
 * The game tells which words its cards print for such a change.
 */
import { plural, thirdPerson } from '../../../text/english-inflection.ts';
import type { CounterSymbol } from '../../../language/symbols/symbols.ts';
import {
  asSubject,
  type CounterRewrite,
  type Dealing,
  DEALS,
  dealingsIn,
  END,
  GETS,
  HEALS,
  cardNounIn,
  NUM,
  amountIn,
  orderOfEach,
  possessive,
  START,
  SUFFERS,
  WHOM,
} from './change-words.ts';
import { livesIn, ofLives } from './life-changes.ts';
import { ofPlayers } from './player-counters.ts';
import { allNamesOf, type SpokenWords } from '../words/spoken-words.ts';

/** How a game says that a card is hurt and healed. */
interface Health {
  /** The kind of card that has it. */
  readonly counter: CounterSymbol;
  /** The words for what is lost and for what is healed. */
  readonly lost: readonly string[];
  readonly healed: readonly string[];
  /** The orders, with the card in front. */
  readonly worse: (whom: string, much: string) => string;
  readonly better: (whom: string, much: string) => string;
  /** As cards print it: `takes 2 damage`. */
  readonly taken: (whom: string, much: string) => string;
}

/** A line in which each such change is an order of the language. */
export function withCounterChanges(line: string, words: SpokenWords): string {
  let said = line;
  const change = (from: string, to: (...match: string[]) => string | undefined): void => {
    said = said.replaceAll(new RegExp(from, 'g'), (all: string, ...match: string[]) => to(...match) ?? all);
  };
  ofPlayers(words, change);
  for (const dealing of dealingsIn(words)) dealt(dealing, words, change);
  for (const health of healthsIn(words)) healed(health, words, change);
  for (const life of livesIn(words)) ofLives(life, words, change);
  dealtAsCounters(words, change);
  const [, numbers, whom = ''] = /^the ([a-z]+) of ((?:an?|one of your) [^,:]+) become 0$/.exec(said) ?? [];
  return numbers === undefined
    ? said
    : `choose ${whom}\nthat ${cardNounIn(words, whom)}'s ${numbers} become 0`;
}

/** Damage that a verb of the game deals. */
function dealt({ verb, unit, preposition }: Dealing, words: SpokenWords, change: CounterRewrite): void {
  const { id } = verb;
  const harm = (whom: string, much: string): string =>
    `${orderOfEach(words, whom, (one) => `${id} ${one} ${preposition} ${amountIn(much)}`)}`;
  const units = `(?:points? of )?${unit}(?: points?)?`;
  change(
    `${START}${DEALS} ${unit} to ${WHOM} equal to (\\([^()]+\\)|(?:the|your|half|twice) [^,:]+?)(?=$|,|:)`,
    (whom, much) => harm(whom, much),
  );
  change(
    `${START}${DEALS} ${unit} equal to (\\([^()]+\\)|(?:the|your|half|twice) [^,:]+?) to ${WHOM}${END}`,
    (much, whom) => harm(whom, much),
  );
  change(
    `${START}${DEALS} (\\d+|an?) ${units} (?:to|on) ${WHOM} for each ([^,:]+?)(,? (?:\\(?(?:up to|to a maximum of|at most|maximum|max|but no more than)(?: of)? (\\d+)(?: [a-z]+)?\\)?))?(?=$|:)`,
    (much, whom, each, _limit, most) => harm(whom, perEach(much, each, most)),
  );
  change(`${START}${DEALS} ${NUM} ${units} (?:to|on) ${WHOM}${END}`, (much, whom) => harm(whom, much));
  change(`${START}${DEALS} ${WHOM} ${NUM} ${units}${END}`, (whom, much) => harm(whom, much));
  change(
    `${START}(?:damage|hurt|wound|injure|hit)s? ${WHOM} (?:for|by) ${NUM}(?: ${units})?${END}`,
    (whom, much) => harm(whom, much),
  );
  change(
    `${START}${WHOM} ${SUFFERS} (\\d+|an?) ${units} for each ([^,:]+?)(,? (?:\\(?(?:up to|to a maximum of|at most|maximum|max|but no more than)(?: of)? (\\d+)(?: [a-z]+)?\\)?))?(?=$|:)`,
    (whom, much, each, _limit, most) => harm(whom, perEach(much, each, most)),
  );
  change(
    `${START}${WHOM} ${SUFFERS} ${unit} equal to (\\([^()]+\\)|(?:the|your|half|twice) [^,:]+?)(?=$|,|:)`,
    (whom, much) => harm(whom, much),
  );
  change(
    `${START}${WHOM} (?:hurts|damages|wounds|deals) itself (?:for |by )?${NUM}(?: ${units})?${END}`,
    (whom, much) => harm(whom, much),
  );
  change(`${START}${WHOM} ${SUFFERS} ${NUM} ${units}${END}`, (whom, much) =>
    /^(?:you|they)$/.test(whom) ? undefined : harm(whom, much),
  );
  // What a card waits for.
  const done = words.vocabulary.verbForms;
  const past = [...done].find(([, form]) => form.verb === verb && form.participle)?.[0] ?? `${id}ed`;
  change(
    `\\b(when|before|if|each time|every time|whenever|as soon as) ${WHOM} (?:takes?|${SUFFERS.slice(3)} (?:any )?${unit}${END}`,
    (when, whom) => `${when} ${whom} is ${past}`,
  );
  change(
    `\\b(when|before|if|each time|every time|whenever) (?:any )?${unit} is dealt to ${WHOM}${END}`,
    (when, whom) => `${when} ${whom} is ${past}`,
  );
}

function perEach(much: string, each: string, most: string | undefined): string {
  const [, noun, rest] = /^([a-z-]+)(.*)$/.exec(each) ?? [];
  const number = `the number of ${noun === undefined ? each : plural(noun)}${rest ?? ''}`;
  const times = /^(?:1|an?)$/.test(much) ? number : `${much} times ${number}`;
  return most === undefined ? `(${times})` : `(the lesser of ${most} and ${times})`;
}

function healthsIn(words: SpokenWords): Health[] {
  const { vocabulary } = words;
  return vocabulary.counters.flatMap((counter) => {
    if (counter.of !== 'card') return [];
    const [one, many = one] = counter.names.en;
    const { gain, lose } = counter.said ?? {};
    if (lose && gain) {
      const order =
        (verb: string) =>
        (whom: string, much: string): string =>
          `${asSubject(words, whom)} ${verb} ${amountIn(much)} ${/^(?:1|an?)$/.test(much) ? one : many}`;
      const dealing = dealingsIn(words).find(({ unit }) => gain.unit.en.includes(unit));
      const worse = dealing
        ? (whom: string, much: string): string =>
            orderOfEach(
              words,
              whom,
              (each) => `${dealing.verb.id} ${each} ${dealing.preposition} ${amountIn(much)}`,
            )
        : order('gains');
      return [
        {
          counter,
          lost: lose.unit.en,
          healed: [...lose.unit.en, ...gain.unit.en, one, many],
          worse,
          better: order('loses'),
          taken: order('gains'),
        },
      ];
    }
    return [];
  });
}

/** `deal 2 bruises to that fruit`, of what is counted on cards: it gains them. */
function dealtAsCounters(words: SpokenWords, change: CounterRewrite): void {
  for (const { of, fixed, holds, names } of words.vocabulary.counters) {
    if (of === 'player' || fixed || holds) continue;
    const [one, many = one] = names.en;
    const called = [...allNamesOf(names), ...(names.also?.en ?? [])].flatMap((each) => [plural(each), each]);
    change(`${START}${DEALS} ${NUM} (?:${called.join('|')}) (?:to|on) ${WHOM}${END}`, (much, whom) =>
      orderOfEach(words, whom, (each) => `${each} gains ${much} ${/^(?:1|an?)$/.test(much) ? one : many}`),
    );
  }
}

/** What heals, and what is lost where nothing deals it. */
function healed(
  { counter, lost, healed: units, worse, better, taken }: Health,
  words: SpokenWords,
  change: CounterRewrite,
): void {
  const [one, many = one] = counter.names.en;
  const unit = `(?:points? of )?(?:${[...new Set(units)].join('|')})(?: points?)?`;
  const own = `(?:points? of )?(?:${lost.join('|')})(?: points?)?`;
  const isFirst = words.vocabulary.counters.find((each) => each.said?.lose && each.said.gain) === counter;
  const all = (whom: string): string =>
    orderOfEach(words, whom, (each) =>
      /^(?:an?|one of) /.test(each)
        ? `the ${many} of ${each} become 0`
        : `${possessive(each)} ${many} become 0`,
    );
  // Completely.
  if (isFirst) {
    change(`${START}(?:fully|completely) heal ${WHOM}${END}`, (whom) => all(whom));
    change(`${START}heal ${WHOM} (?:completely|fully|to full ${own}|back to full ${own})${END}`, (whom) =>
      all(whom),
    );
    change(
      `${START}${WHOM} is (?:fully |completely )?healed(?: completely| fully| to full ${own})?${END}`,
      (whom) => all(whom),
    );
  }
  change(`${START}restore ${WHOM} to full ${own}${END}`, (whom) => all(whom));
  change(`${START}remove all (?:the |its |of its )?(?:${many}) from ${WHOM}${END}`, (whom) => all(whom));
  change(`${START}remove all (?:of )?its (?:${many})(?: from it)?${END}`, () => all('it'));
  change(
    `${START}${WHOM} (?:recovers|heals|regains) all(?: of)? (?:its|their|the) (?:${lost.join('|')})${END}`,
    (whom) => all(whom),
  );
  // By a number.
  change(`${START}${HEALS} ${NUM} ${unit} (?:back )?(?:to|from|of|on) ${WHOM}${END}`, (much, whom) =>
    better(whom, much),
  );
  change(`${START}(?:remove|take) ${NUM} (?:${one}|${many}) (?:away )?from ${WHOM}${END}`, (much, whom) =>
    better(whom, much),
  );
  change(`${START}give ${NUM} ${own} (?:back )?to ${WHOM}${END}`, (much, whom) => better(whom, much));
  change(`${START}give ${WHOM} ${NUM} ${own}(?: back)?${END}`, (whom, much) => better(whom, much));
  change(`${START}(?:put|place) ${NUM} (?:${one}|${many}) on ${WHOM}${END}`, (much, whom) =>
    orderOfEach(words, whom, (each) => `${each} gains ${much} ${/^(?:1|an?)$/.test(much) ? one : many}`),
  );
  change(
    `${START}${WHOM} (?:each )?(?:${HEALS} ${NUM} ${unit}|${GETS} ${NUM} ${own})(?: back)?(?: each)?${END}`,
    (whom, much, other) => (whom === 'you' ? undefined : better(whom, much ?? other)),
  );
  if (isFirst) {
    change(`${START}heal ${WHOM} (?:by|for) ${NUM}${END}`, (whom, much) => better(whom, much));
    change(`${START}${WHOM} (?:each )?heals? ${NUM}${END}`, (whom, much) => better(whom, much));
  }
  // What it loses, as cards print it and as a verb of the game does it.
  const { wording, unit: taking } = counter.said!.gain!;
  const [, takes] = /^([a-z-]+) \{amount\}$/.exec(wording.phrase.en ?? '') ?? [];
  if (takes !== undefined && !taking.en.some((each) => lost.includes(each)))
    change(
      `${START}${WHOM} (?:each )?(?:${takes}|${wording.forms.en?.[0] ?? thirdPerson(takes)}) ${NUM} (?:points? of )?(?:${taking.en.join('|')})(?: points?)?(?: each)?${END}`,
      (whom, much) => (/^(?:you|they)$/.test(whom) ? undefined : taken(whom, much)),
    );
  change(`${START}(?:drain|remove|take) ${NUM} ${own} (?:away )?from ${WHOM}${END}`, (much, whom) =>
    worse(whom, much),
  );
  // What the counter itself is called is lost as the language has it.
  const printed = lost.filter((each) => each !== one && each !== many);
  if (printed.length > 0)
    change(
      `${START}${WHOM} (?:each )?loses? ${NUM} (?:points? of )?(?:${printed.join('|')})(?: points?)?(?: each)?${END}`,
      (whom, much) => (/^(?:you|they)$/.test(whom) ? undefined : worse(whom, much)),
    );
}
