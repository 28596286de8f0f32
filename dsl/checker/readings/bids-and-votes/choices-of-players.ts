/**
 * What each player has chosen, asked of one of them: `each player secretly chooses a colour`, and below it `each player who chose red gains
 * a coin`, `if that player chose the same colour as you`. The language asks for `that player's choice`.
 */
import { thirdPerson, withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { inLines } from './bid-words.ts';

const HOW = '(?:,? (?:secretly|simultaneously|in secret|at the same time))*';
const MADE = new RegExp(
  `^( *)(?:(?:each|every) (player|other player|opponent)|all(?: the)? (players|other players|opponents)|everybody|everyone)(${HOW}) (?:choose|pick|name|select|vote for)(?:s| for)? (an? [^,:;.\\n]+?)( in secret| secretly)?(?: as (?:an? |their )?([a-z]+))?(?=$|\\n|[.;](?: |$|\\n))`,
  'im',
);

/** What is chosen: its noun, other words for it, and how something of its sort is written. */
interface Chosen {
  readonly noun: string;
  /** What is theirs in the text: `their colour`, `their pick`. */
  readonly theirs: readonly string[];
  readonly some: string;
  /** Who chooses, one of them. */
  readonly who: string;
}

const SAME = (noun: string): string => `the same(?: ${noun}| one| thing| choice)?`;
const OTHERS = '(?:you|that player|that opponent|them|the [a-z]+)';
const CHOSE =
  "(?:(?:has |have |had )?(?:secretly )?(?:chose|chosen|picked|named|selected|voted for)|(did not|didn't|does not|have not|has not) (?:secretly )?(?:choose|chosen|pick|name|select|vote for))";
const END = '(?=$|[,:.;\\n]| and | or )';

function chosenIn(
  what: string,
  name: string | undefined,
  who: string,
  words: Vocabulary,
): Chosen | undefined {
  const own = ['choice', 'pick', ...(name === undefined ? [] : [name])];
  if (/^a (?:secret )?number\b/.test(what)) {
    const some =
      '(?:the number )?(?:\\d+ or (?:more|less|fewer|higher|lower)|(?:at least |at most |exactly )?\\d+)';
    return { noun: 'number', theirs: [...own, 'number'], some: `(?:an? (?:odd|even) number|${some})`, who };
  }
  const noun = what.replace(/^an?(?:other)? /, '').split(' ')[0]!;
  if (nounSaid(words, noun)?.of === 'player')
    return { noun, theirs: own, some: '(?:you|that player|that opponent|the [a-z]+)', who };
  const set =
    words.enums.find((each) => forms(each).one === noun) ??
    words.fields.flatMap((each) =>
      forms(each).one === noun && each.type.type === 'value' ? [each.type.of] : [],
    )[0];
  if (!set) return undefined;
  const values = set.values.map((each) => forms(each).one);
  return {
    noun,
    theirs: [...own, noun],
    some: `(?:${[...values, `that ${noun}`, 'the [a-z]+'].join('|')})`,
    who,
  };
}

/** The text with the choice of each player; none where nobody asks for it. */
export function withChoicesOfPlayers(text: string, words: Vocabulary): string[] {
  const found = MADE.exec(text);
  if (!found) return [];
  const [said, margin, one, many, how, what, late, name] = found;
  const rest = text.slice(found.index + said.length);
  // Of several such choices it is open which one is meant.
  if (MADE.test(rest) || /\bchoices?\b.*\bchoices?\b/.test(said)) return [];
  // Besides those who chose it, or besides you.
  if (
    /\bwho (?:has )?(?:chosen?|picked|named|selected|voted for)\b[^]*\b(?:each|every) (?:other (?:player|opponent)|opponent)\b(?! who\b)/.test(
      rest,
    )
  )
    return [];
  const each = (one ?? many?.replace(/s$/, '') ?? 'player').toLowerCase();
  const who = each === 'player' ? 'player' : 'opponent';
  const chosen = chosenIn(what!.toLowerCase(), name, who, words);
  // The highest numbers are counted by the players.
  if (!chosen || (chosen.noun === 'number' && /\b(?:highest|lowest|biggest|smallest|largest)\b/.test(rest)))
    return [];
  // By a name alone they are as well.
  if (chosen.noun === 'number' && name !== undefined && !/\b(?:chose|picked|named|selected)\b/.test(rest))
    return [];
  const below = ofMostVotes(withoutShown(inLines(rest, margin!), chosen), chosen);
  const put = asked(below, chosen);
  if (put === below) return [];
  const secret = `${how ?? ''}${late ?? ''}`.trim() !== '';
  const line = `${margin}each ${who} ${secret ? 'secretly ' : ''}chooses ${what}`;
  return [text.slice(0, found.index) + line + put];
}

/** Lines without those in which all is shown, as it is in any case. */
const withoutShown = (lines: string, { theirs }: Chosen): string => {
  const all = `(?:(?:all |the |all the |these |those |their )*(?:${theirs.map((each) => `${each}s?`).join('|')})|them(?: all)?|everything)`;
  return lines.replaceAll(
    new RegExp(
      `^ *(?:then )?(?:(?:(?:each|every) player |all(?: players)? |they |everybody |everyone )?reveals? ${all}|${all} (?:is|are) (?:then )?revealed)(?: (?:at the same time|simultaneously|together|at once))?(?:\\n|$)`,
      'gim',
    ),
    '',
  );
};

/** `who chose the colour with the most votes`: the one that is known from a line above, or is chosen first where several are level. */
function ofMostVotes(text: string, { noun }: Chosen): string {
  const best = new RegExp(`\\bthe ${noun} with the (most|fewest) votes\\b`);
  const after = new RegExp(
    `\\b(chose|picked|named|selected|voted for) the ${noun} with the (most|fewest) votes\\b`,
  );
  const lines = text.split('\n');
  const at = lines.findIndex((line) => after.test(line));
  if (at < 0) return text;
  const [margin] = /^ */.exec(lines[at]!)!;
  const [, how] = best.exec(lines[at]!)!;
  const isKnown = lines.slice(0, at).some((line) => best.test(line));
  const first = isKnown ? [] : [`${margin}choose ${withArticle(noun)} with the ${how} votes`];
  const line = lines[at]!.replace(after, `$1 that ${noun}`);
  return [...lines.slice(0, at), ...first, line, ...lines.slice(at + 1)].join('\n');
}

/** The lines below with what each has chosen. */
function asked(text: string, chosen: Chosen): string {
  const { noun, who } = chosen;
  const x = `(?:${SAME(noun)} as ${OTHERS}|an?other ${noun} than ${OTHERS}|a different ${noun} (?:than|from) ${OTHERS}|${chosen.some})`;
  const is = (what: string, not: string | undefined): string => comparedTo(what, not !== undefined, noun);
  const theirs = `(?:chosen |secret )?(?:${chosen.theirs.join('|')}|chosen ${noun})`;
  const people = new RegExp(
    `\\b(?:(those|everybody|everyone|anyone|anybody|whoever|all)(?: of them)?|((?:each|every|all|any|the|an?|no|exactly \\d+|at least \\d+|at most \\d+|only one|the number of) )?(other )?(players?|opponents?)) (?:(?:who|that) |(?<=whoever ))${CHOSE} (${x}|${SAME(noun)})(?=$|[,:.;\\n)]| [a-z])`,
    'g',
  );
  const described = text
    .replaceAll(
      new RegExp(
        `\\bas many ([a-z -]+?) as (?:there (?:are|were) )?(players|opponents) (?:who )?${CHOSE} (${x})${END}`,
        'g',
      ),
      (_, counted: string, whom: string, not: string | undefined, what: string) =>
        `(the number of ${whom} where choice is ${is(what, not)}) ${counted}`,
    )
    .replaceAll(
      people,
      (
        all: string,
        every: string | undefined,
        which: string | undefined,
        other: string | undefined,
        whom: string | undefined,
        not: string | undefined,
        what: string,
      ) => {
        const isOther = other !== undefined || whom?.startsWith('opponent') === true;
        // The same as somebody who is not named is the same as you, of others alone.
        if (new RegExp(`^${SAME(noun)}$`).test(what) && !isOther) return all;
        const person = every === undefined ? whom! : who;
        const named = isOther ? person.replace('player', 'opponent') : person;
        const first =
          every !== undefined || (which === undefined && named.endsWith('s'))
            ? 'each '
            : (which ?? '').replace('only one', 'exactly 1').replace(/^every /, 'each ');
        const single = first === 'each ' ? named.replace(/s$/, '') : named;
        return `${first}${single} where choice is ${is(what, not)}`;
      },
    )
    .replaceAll(
      new RegExp(`\\bwhose ${theirs} (?:is|was)( not)? (${x})(?=$|[,:.;\\n)]| [a-z])`, 'g'),
      (_, not: string | undefined, what: string) => `where choice is ${is(what, not)}`,
    )
    .replaceAll(
      new RegExp(
        `\\b(if|unless|while|and|or) (you|that player|that opponent|they|the [a-z]+) ${CHOSE} (${x})${END}`,
        'g',
      ),
      (_, head: string, whose: string, not: string | undefined, what: string) =>
        `${head} ${possessive(whose)} choice is ${is(what, not)}`,
    )
    .replaceAll(
      new RegExp(
        `\\b(if|unless|while|and|or) (nobody|no one|no player|no opponent|none of them|somebody|someone|anybody|anyone|any player|any opponent|a player|an opponent|at least one (?:player|opponent)|everybody|everyone|all of them|all players|all opponents|(?:each|every) (?:player|opponent)) (?:chose|picked|named|selected|voted for) (${x})${END}`,
        'g',
      ),
      (_, head: string, whose: string, what: string) => `${head} ${thereIs(whose, is, what, who)}`,
    )
    .replaceAll(
      new RegExp(
        `\\b(if|unless|while|and|or) (only|exactly|at least|at most) (one|\\d+) (players?|opponents?) (?:chose|picked|named|selected|voted for) (${x})${END}`,
        'g',
      ),
      (_, head: string, bound: string, count: string, person: string, what: string) => {
        const number = count.replace('one', '1');
        return `${head} there ${number === '1' ? 'is' : 'are'} ${bound.replace('only', 'exactly')} ${number} ${person} where choice is ${is(what, undefined)}`;
      },
    )
    .replaceAll(
      new RegExp(`\\b(that player's|that opponent's|your|their|the [a-z]+'s) ${theirs}\\b(?!')`, 'g'),
      '$1 choice',
    );
  return described
    .split('\n')
    .map((line) => inLoop(line, x))
    .join('\n');
}

/** The words behind `is`. */
function comparedTo(what: string, isNot: boolean, noun: string): string {
  const [, whose] = new RegExp(`^${SAME(noun)} as (.+)$`).exec(what) ?? [];
  const [, other] = new RegExp(`^an?(?:other| different) ${noun} (?:than|from) (.+)$`).exec(what) ?? [];
  const not = isNot !== (other !== undefined) ? 'not ' : '';
  const of = whose ?? other;
  if (of !== undefined) return `${not}${possessive(of)} choice`;
  if (new RegExp(`^${SAME(noun)}$`).test(what)) return `${not}your choice`;
  const [, number, way] = /^(?:the number )?(\d+) or ([a-z]+)$/.exec(what) ?? [];
  if (number !== undefined) return `${not}at ${/more|higher/.test(way!) ? 'least' : 'most'} ${number}`;
  const [, parity] = /^an? (odd|even) number$/.exec(what) ?? [];
  return not + (parity ?? what.replace(/^(?:the number |exactly )/, ''));
}

const possessive = (who: string): string =>
  who === 'you' ? 'your' : who === 'they' || who === 'them' ? 'their' : `${who}'s`;

/** Whether there is somebody who has chosen it; of all of those who choose. */
function thereIs(
  whose: string,
  is: (what: string, not: string | undefined) => string,
  what: string,
  who: string,
): string {
  const person = /player|opponent/.exec(whose)?.[0] ?? who;
  if (/^(?:nobody|no |none)/.test(whose))
    return `there is no ${person} where choice is ${is(what, undefined)}`;
  if (/^(?:every|all|each)/.test(whose)) return `there is no ${who} where choice is ${is(what, 'not')}`;
  return `there is ${person === 'opponent' ? 'an' : 'a'} ${person} where choice is ${is(what, undefined)}`;
}

/** What several do who are described by their choice, as a loop. */
function inLoop(line: string, x: string): string {
  const subject = new RegExp(
    `^( *(?:- )?(?:(?:otherwise|if [^,\\n]+|then), )*)(?:each|all) (players?|opponents?) where choice is ((?:not )?(?:your choice|their choice|(?:that player|that opponent|the [a-z]+)'s choice|odd|even|${x})) (may |also )?([a-z]+) ([^\\n]+)$`,
  ).exec(line);
  if (!subject) return line;
  const [, head, whom, what, may = '', verb, does] = subject;
  const single = whom!.replace(/s$/, '');
  const act =
    may === 'may ' ? `may ${verb}` : whom === single && verb!.endsWith('s') ? verb! : thirdPerson(verb!);
  return `${head}for each ${single} where choice is ${what}, that ${single} ${act} ${does}`;
}
