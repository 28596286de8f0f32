/**
 * What a card does that is used for a contest, once it is won or lost, in lines of their own and with what the contest was about:
 * `when you win a duel using this:` and below it `move the duelled card to your hand`, `when you lose it, the duelled player draws
 * 2 cards`. All of them become one ability, so that nobody is asked for the order of two.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { ContestSymbol } from '../../../language/symbols/symbols.ts';

/** What people call a verb that holds a contest: its name, its participle, and whether it moves what it is about somewhere. */
export interface ContestWords {
  readonly verb: string;
  readonly participle: string;
  readonly contest: ContestSymbol;
  readonly moves: (place: string) => boolean;
}

/** One outcome: how and by how much it is decided, which card it is about, and what happens then. */
interface Outcome {
  readonly how: string;
  readonly what: string | undefined;
  /** By how much: `3 or more`. */
  readonly by: string | undefined;
  readonly lines: readonly string[];
}

/** A line of a text with the deeper lines below it. */
const chunksOf = (text: string): string[] => text.split(/\n(?=\S)/);

/** A text with all outcomes in one ability of the card, or the same text. */
export function decidedWithThis(text: string, words: ContestWords): string {
  if (!/\b(?:win|lose|succe|fail|won|lost)/.test(text)) return text;
  const { verb } = words;
  const chunks = chunksOf(text);
  const outcomes: Outcome[] = [];
  const others: string[] = [];
  for (const chunk of chunks) {
    const outcome = outcomeIn(chunk, words, outcomes.at(-1));
    if (outcome) outcomes.push(outcome);
    else if (outcomes.length > 0 && /^(?:otherwise|if (?:you|they) do)\b/.test(chunk)) return text;
    else others.push(chunk);
  }
  if (outcomes.length === 0) return text;
  const before = `before you ${verb} using this`;
  const until = `until the end of the ${verb}`;
  const raised = new RegExp(
    `^(?:${before}, )?([+-]\\d+ to your ${words.contest.rolls[0].names.en[0]}.*?)(?: ${until})?$`,
  );
  const raises = others.filter((each) => raised.test(each));
  const said = [
    ...raises.map((each) => [each.replace(raised, `$1 ${until}`)]),
    ...outcomes.map((each) => {
      const [first, ...below] = abilityOf(each, words);
      return [`${until}, ${first}`, ...below];
    }),
  ];
  const one =
    said.length === 1
      ? `${before}, ${said[0].join('\n')}`
      : [`${before}:`, ...said.flat().map((line) => `  ${line}`)].join('\n');
  return [...others.filter((each) => !raises.includes(each)), one].join('\n');
}

/** The outcome in a line and the lines below it. */
function outcomeIn(
  chunk: string,
  { verb, participle, contest }: ContestWords,
  last: Outcome | undefined,
): Outcome | undefined {
  const [line, ...below] = chunk.split('\n');
  const name = `(?:${verb}|${contest.names.en[0]})`;
  const using = '(?: (?:using|with) this(?: card)?)';
  const about = `(?: and (?:the|that) (?:${participle} )?card (?:is|was) (?<what>an? [a-z][a-z -]*?))?`;
  const so =
    '(?: by (?<by>\\d+(?: or (?:more|less|fewer))?|(?:at least|at most|exactly|more than|less than) \\d+))?';
  const it = last ? `(?:it|(?:this|the|that|a|an) ${name})` : `(?:this|the|that|a|an) ${name}`;
  const forms = [
    `(?:when(?:ever)?|if) you (?<how>win|lose)(?: ${it}${using}?)?${so}${using}?`,
    `(?:when(?:ever)?|if) you ${verb}${using} and (?:you )?(?<how>win|lose)(?: it)?${so}`,
    `(?:when(?:ever)?|if) (?:this|the) ${verb} (?<how>is won|succeeds|is successful|is lost|fails|is unsuccessful)${so}`,
  ];
  for (const form of forms) {
    const found = new RegExp(`^${form}${about}(?:, (?<act>.+)|:)$`).exec(line)?.groups;
    if (!found || (found.act === undefined) !== below.length > 0) continue;
    // Without its name it is the one of a line above, or one that is won by so much.
    if (!last && found.by === undefined && /^\S+ you (?:win|lose)(?:,|:| and)/.test(line)) continue;
    const how = /^(?:win|is won|succeeds|is successful)$/.test(found.how) ? 'win' : 'lose';
    return { how, what: found.what, by: found.by, lines: found.act === undefined ? below : [found.act] };
  }
  if (!last || contest.ties === 'nobody' || last.what !== undefined || last.by !== undefined)
    return undefined;
  const otherwise = /^otherwise(?:, (?<act>.+)|:)$/.exec(line)?.groups;
  if (!otherwise || (otherwise.act === undefined) !== below.length > 0) return undefined;
  const how = last.how === 'win' ? 'lose' : 'win';
  return {
    how,
    what: undefined,
    by: undefined,
    lines: otherwise.act === undefined ? below : [otherwise.act],
  };
}

/** An outcome as the contest that is waited for and what happens then; what the text names again has a name. */
function abilityOf({ how, what, by, lines }: Outcome, words: ContestWords): string[] {
  const { verb, participle, contest } = words;
  const noun = what?.split(' ').at(-1) ?? 'card';
  const [card, player] = [`${participle}-card`, `${participle}-player`];
  const of = { win: 'loser', lose: 'winner' }[how];
  const named = lines.map((line) =>
    line
      .replaceAll(
        new RegExp(`\\bthe ${participle} (?:card|${noun})'s (?:player|owner|controller)\\b`, 'g'),
        `the ${player}`,
      )
      .replaceAll(
        new RegExp(`\\bthe (?:player|owner|controller) of the ${participle} (?:card|${noun})\\b`, 'g'),
        `the ${player}`,
      )
      .replaceAll(
        new RegExp(
          `\\bthe (?:(?:${participle}|other) player|${of}(?! of)|player (?:who|that) was ${participle}|player you ${participle})\\b`,
          'g',
        ),
        `the ${player}`,
      )
      .replaceAll(
        new RegExp(
          `\\b(?:the|that) (?:${participle} (?:card|${noun})|(?:card|${noun}) (?:that )?(?:was|you) ${participle})\\b`,
          'g',
        ),
        `the ${card}`,
      )
      // All but that player are meant: nobody does it to themselves.
      .replace(new RegExp(`^(\\s*)(?:your )?opponents (cannot ${verb} the ${player}\\b)`), '$1players $2')
      .replace(
        new RegExp(`^(\\s*)the ${card} (?:goes|comes|is (?:put|moved|returned|added))(?: back)? (?:in)?to `),
        `$1move the ${card} to `,
      )
      .replace(
        new RegExp(
          `(\\bthe ${card} .*?),? (?:instead of|in place of) (?:(?:going|being put) (?:in)?to |in(?:to)? )?the ([a-z ]+)$`,
        ),
        (all: string, act: string, place: string) => (words.moves(place) ? act : all),
      ),
  );
  // A single line calls the card by its noun.
  if (named.length === 1)
    named[0] = named[0].replaceAll(new RegExp(`\\b(?:the ${noun}|it)\\b(?!-)`, 'g'), `that ${noun}`);
  const all = named.join('\n');
  const rival = /\bthat player\b|\b(?:they|their|them)\b/.test(all) ? ' against a player' : '';
  const prize = new RegExp(`\\bthat ${noun}\\b`).test(all) ? ' for a card' : '';
  const whom = all.includes(`the ${player}`) ? ` against a player as ${player}` : rival;
  const which = all.includes(`the ${card}`)
    ? ` for ${what ?? 'a card'} as ${card}`
    : what === undefined
      ? prize
      : ` for ${what}`;
  const head = `when you ${how} ${withArticle(contest.names.en[0])}${by === undefined ? '' : ` by ${by}`}${whom}${which}`;
  return named.length === 1 && !/^\s/.test(named[0]) ? [`${head}, ${named[0]}`] : [`${head}:`, ...named];
}
