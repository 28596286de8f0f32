/** What players gain, lose and take from each other: `increase your coins by 3`, `steal 2 coins from an opponent`. */
import { type CounterRewrite, DEALS, dealingsIn, END, NUM, amountIn, START } from './change-words.ts';
import { counterCalled, allNamesOf, type SpokenWords } from '../words/spoken-words.ts';

/** What players have. */
export function ofPlayers(words: SpokenWords, change: CounterRewrite): void {
  for (const counter of words.vocabulary.counters) {
    if (counter.of !== 'player' || counter.fixed || counter.holds) continue;
    const names = [...allNamesOf(counter.names), ...(counter.names.also?.en ?? [])].filter(
      (name) => counterCalled(words, name) === counter || !words.vocabulary.terms.has(name),
    );
    const [one, many = one] = counter.names.en;
    const what = `(?:${names.toSorted((a, b) => b.length - a.length).join('|')})(?: points?)?`;
    const of = (much: string): string => (/^(?:1|an?)$/.test(much) ? one : many);
    // One opponent is each of them only where there are two players.
    const THEIR = `${words.vocabulary.seating.two ? '(?:an|each|the|your)' : 'each'} opponent's`;
    const from =
      "((?:an|each|that|another|your|the) (?:opponent|player)|them|(?:the|that) [a-z]+'s (?:owner|controller))";
    change(
      `${START}(?:regain|restore|recover|get back)(s?) ${NUM} ${what}${END}`,
      (s, much) => `gain${s} ${much} ${of(much)}`,
    );
    change(
      `${START}(?:increase|raise) your ${what} by ${NUM}${END}`,
      (much) => `gain ${amountIn(much)} ${many}`,
    );
    change(
      `${START}your ${what} (?:goes up|is increased|increases|are increased|go up|increase) by ${NUM}${END}`,
      (much) => `gain ${amountIn(much)} ${many}`,
    );
    change(
      `${START}(?:reduce|decrease|lower) your ${what} by ${NUM}${END}`,
      (much) => `lose ${amountIn(much)} ${many}`,
    );
    change(
      `${START}(?:reduce|decrease|lower) ${THEIR} ${what} by ${NUM}${END}`,
      (much) => `each opponent loses ${amountIn(much)} ${many}`,
    );
    change(
      `${START}${THEIR} ${what} (?:is|are) (?:reduced|decreased|lowered) by ${NUM}${END}`,
      (much) => `each opponent loses ${amountIn(much)} ${many}`,
    );
    for (const { unit } of dealingsIn(words))
      change(
        `${START}${DEALS} ${NUM} ${unit} to ${THEIR} ${what}${END}`,
        (much) => `each opponent loses ${amountIn(much)} ${many}`,
      );
    change(
      `${START}(?:set|change) your (?:number of )?${what} to (\\d+)${END}`,
      (much) => `your ${many} become ${much}`,
    );
    change(
      `${START}(?:your (?:number of |amount of )?${what}|your ${one} total) (?:becomes?|is set to|are set to) (\\d+)${END}`,
      (much) => `your ${many} become ${much}`,
    );
    // As many as one likes.
    change(
      `^(?:you may )?(pay|spend|lose|give up) (?:any number of|any amount of|x|as many) (?:your )?${what}(?: as you (?:like|want))? as ([a-z-]+)$`,
      (how, name) =>
        `choose a number from 0 to your ${many} as ${name}\n${how === 'lose' ? 'lose' : 'pay'} (the ${name}) ${many}`,
    );
    change(
      `^(?:you may )?(?:pay|spend) up to (\\d+) (?:of your )?${what} as ([a-z-]+)$`,
      (most, name) =>
        `choose a number from 0 to (the lesser of ${most} and your ${many}) as ${name}\npay (the ${name}) ${many}`,
    );
    // From one to another.
    change(
      `${START}(that player|they|each opponent|that opponent) (?:must |has to )?(?:pays?|gives?|hands?) you (\\d+|an?)(?: of their)? ${what}${END}`,
      (who, much) => `${who === 'they' ? 'that player' : who} gives ${much} ${of(much)} to you`,
    );
    change(
      `${START}(that player|they|each opponent|that opponent) (?:must |has to )?(?:pays?|hands?) (\\d+|an?)(?: of their)? ${what} to you${END}`,
      (who, much) => `${who === 'they' ? 'that player' : who} gives ${much} ${of(much)} to you`,
    );
    change(`${START}(?:steal|take)(s?) (\\d+|an?) ${what} (?:away )?from ${from}${END}`, (_s, much, whom) =>
      taken(whom, much, of(much)),
    );
    change(
      `${START}(?:steal|take) (\\d+|an?) ${what} (?:away )?from (an opponent|another player) (?:who|that) has (more|fewer|less) (?:${what} )?than you(?: do| have)?${END}`,
      (much, whom, how) =>
        `choose ${whom} with ${how === 'more' ? 'more' : 'fewer'} ${many} than you\nthat player gives ${much} ${of(much)} to you`,
    );
    change(
      `${START}(?:steal|take) (\\d+|an?) ${what} (?:away )?from (an opponent|another player) (?:who|that) has (at least|at most|exactly) (\\d+)(?: ${what})?${END}`,
      (much, whom, how, count) =>
        `choose ${whom} with ${how} ${count} ${many}\nthat player gives ${much} ${of(much)} to you`,
    );
    change(
      `${START}choose an? (opponent|player)(?: and|, then) (?:steal|take) (\\d+|an?) (?:of their )?${what}(?: from (?:them|that (?:player|opponent)))?${END}`,
      (who, much) =>
        `choose an ${who}\nthat player gives ${much} ${of(much)} to you`.replace('an player', 'a player'),
    );
    change(
      `${START}(?:steal|take) (\\d+|an?) of (?:their|that player's|that opponent's) ${what}${END}`,
      (much) => `that player gives ${much} ${of(much)} to you`,
    );
  }
}

/** From whom something is taken. */
function taken(whom: string, much: string, what: string): string | undefined {
  if (/^(?:that|them)/.test(whom)) return `that player gives ${much} ${what} to you`;
  if (whom.startsWith('each')) return `${whom} gives ${much} ${what} to you`;
  if (/^(?:your|the)/.test(whom)) return undefined;
  return `choose ${whom}\nthat player gives ${much} ${what} to you`;
}
