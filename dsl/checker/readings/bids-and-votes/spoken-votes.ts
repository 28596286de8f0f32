/**
 * Votes in the words of people: `each player votes for a fruit`, `the fruit that got the most votes`, `whoever has the most votes`. In
 * the language each player chooses, and below it there are the votes of what was chosen.
 */
import { plural, withArticle } from '../../../text/english-inflection.ts';
import { withoutTies } from './bid-words.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { meantInPlay } from '../places/chosen-in-play.ts';
import { ofMostVoted } from './voted-values.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const SPEAKS = /\b(?:votes?|voted|points?|chosen|chose|named|picked)\b/;

const CASTS = new RegExp(
  '\\b(?:each|every) (?<who>player|opponent|other player) (?<first>secretly |openly |in secret )?(?:votes? (?:for|on)|casts (?:a|their) (?:secret )?vote (?:for|on)|(?:gives|puts) (?:a|their) vote (?:to|on)|points (?:at|to)|(?:names|picks|chooses)) (?=an?(?:other)? )(?<what> ?[^.;,:\\n]*?)(?: as (?:their|an?) vote)? ?(?<last>in secret|secretly)?(?=$|[.;,:\\n])',
);
const ALL_CAST =
  /\b(?:all(?: the)? players|the players|everyone|everybody) (secretly |openly )?(?:vote|votes) /g;

/** The text with votes as choices of the players; none where there are none. */
export function withVotes(text: string, vocabulary: Vocabulary): string[] {
  const inOwn = inVotes(text);
  if (!SPEAKS.test(inOwn) || hasOwnVotes(vocabulary)) return [];
  const said = inBlocks(inOwn).replaceAll(
    ALL_CAST,
    (_, how: string | undefined) => `each player ${how ?? ''}votes `,
  );
  const found = CASTS.exec(said);
  const phrase = found?.groups!.what ?? '';
  const noun = phrase.replace(/^an?(?:other)? /, '').split(' ');
  const what = noun.find((word) => isCountable(vocabulary, word));
  if (!found || what === undefined) return [];
  const { who, first = '', last = '' } = found.groups!;
  const isSecret = `${first}${last}`.includes('secret');
  const cast = `each ${who} ${isSecret ? 'secretly ' : ''}chooses ${phrase}`;
  const from = found.index + found[0].length;
  // By then what had the most votes may be gone.
  if (isTieAskedLate(said.slice(from))) return [];
  const put = said.slice(0, found.index) + cast + counted(said.slice(from), what, phrase, vocabulary);
  return put === text ? [] : [put];
}

/** What people bet on is voted for, where nothing matters but how many have. */
const inVotes = (text: string): string =>
  /\b(?:most|fewest) bets\b/.test(text)
    ? text.replaceAll(/\bbets? on\b/g, 'votes for').replaceAll(/\b(most|fewest) bets\b/g, '$1 votes')
    : text;

/** What follows from a vote in the same sentence is put below it. */
const inBlocks = (text: string): string =>
  text.replace(
    /^( *)((?:at|when|before|after|if|once|the first time) [^,:\n]+, )?([^,:\n]*\bvotes? [^,:\n]+), (?:and )?then ([^\n]+)$/m,
    (_, margin: string, head: string | undefined, cast: string, rest: string) =>
      head === undefined
        ? `${margin}${cast}\n${margin}${rest}`
        : `${margin}${head.replace(/, $/, '')}:\n${margin}  ${cast}\n${margin}  ${rest}`,
  );

/** Whether a tie is asked for below a line that does something with those that have the most votes. */
function isTieAskedLate(text: string): boolean {
  const lines = text.split('\n');
  const at = lines.findIndex(
    (line) => new RegExp(`\\bif (?:${TIE})`).test(line) && !new RegExp(`(?:${TIE}), ${NOTHING}`).test(line),
  );
  return lines
    .slice(0, Math.max(at, 0))
    .some((line) =>
      /^ *(?!if\b|choose\b|otherwise\b|reveal\b|reveals\b|show\b|then\b|all\b|each\b)[a-z]+ .*\bvotes?\b/.test(
        line,
      ),
    );
}

const most = (how: string): string => (/fewest|least/.test(how) ? 'fewest' : 'most');

/** The votes in what follows. */
function counted(text: string, what: string, phrase: string, vocabulary: Vocabulary): string {
  const many = plural(what);
  const field = vocabulary.fields.some((each) => forms(each).one === what);
  const put = alikeChoices(text, what)
    .replaceAll(
      new RegExp(
        `\\b(the |an? |all |each )(${what}|${many}|ones?) (?:that|which|who|with whom)?(?: has| have| had)? ?(?:was |were |is |been )?(?:got|gets|get|gained|received|receives|has|have|had) the (most|fewest) votes`,
        'g',
      ),
      (_, which: string, one: string, how: string) =>
        `${which}${one.replace(/^one/, what)} with the ${how} votes`,
    )
    .replaceAll(
      /\b(?:whoever|whichever(?: one)?|what|whatever) (?:has|gets|got|received|receives) the (most|fewest) votes/g,
      (_, how: string) => `the ${what} with the ${how} votes`,
    )
    .replaceAll(/\bthe one with the (most|fewest) votes/g, `the ${what} with the $1 votes`)
    .replaceAll(
      new RegExp(
        `\\b(the |an? )(${what}|one) (?:that was |which was |that is )?(?:chosen|named|picked|voted for) (most|least|the most|the least)(?: often)?(?: by the players)?(?=$|[.;,:\\n]| (?:is|are|to)\\b)`,
        'g',
      ),
      (_, which: string, _one: string, how: string) => `${which}${what} with the ${most(how)} votes`,
    )
    .replaceAll(
      new RegExp(
        `\\b(the |an? )(${what}|one) (?:that was |which was |that |which )?(?:chosen|named|picked|voted for) by (?:the )?(most|fewest)(?: of the)? players`,
        'g',
      ),
      (_, which: string, _one: string, how: string) => `${which}${what} with the ${how} votes`,
    )
    .replaceAll(
      new RegExp(`\\bthe (most|least)(?: often|-often)? (?:chosen|named|picked) (?:${what})\\b`, 'g'),
      (_, how: string) => `the ${what} with the ${most(how)} votes`,
    )
    .replaceAll(
      new RegExp(
        `\\b(?:each|every|all|any) (?:${what}|${many}) (?:that|which) (?:was|were|is|are|has been|have been) (?:chosen|named|picked|voted for)(?: by (?:anyone|anybody|any player|a player|at least one player))?(?=$|[.;,:\\n])`,
        'g',
      ),
      `all ${many} with at least 1 vote`,
    );
  const best = new RegExp(`\\b(?:the|all|each) (?:${what}|${many}) with the (most|fewest) votes\\b`);
  const bare = phrase.replace(/^an?(?:other)? /, '').trim();
  const noun = meantInPlay(vocabulary).includes(bare) ? `${bare} in play` : bare;
  const alone = ([, how]: RegExpExecArray): string => `there is exactly 1 ${noun} with the ${how} votes`;
  const done = unlessTied(asOrders(chosenBy(put, what, many), what, vocabulary), what, noun);
  const untied = asPerson(
    tiesOf(withoutTies(done, best, alone), many, noun === bare ? '' : ' in play'),
    what,
  );
  const apart = untied.replaceAll(
    /(?<=\bas elect\n[^]*)^( *)each other (player|opponent)\b/gm,
    '$1each $2 other than the elect',
  );
  return field ? ofMostVoted(ofNamedValue(ofThatOne(apart, what), what), what) : apart;
}

/** Those that nobody chose, or so many players; one that has more votes than all others; who decides about a tie. */
const chosenBy = (text: string, what: string, many: string): string =>
  text
    .replaceAll(
      new RegExp(
        `\\b(?:an? |the )(${what}) (?:that |which )?(?:the )?(most|fewest)(?: of the)? players ${CHOSE}(?=$|[.;,:\\n])`,
        'gm',
      ),
      (_, one: string, how: string) => `the ${one} with the ${how} votes`,
    )
    .replaceAll(
      new RegExp(
        `\\b(?:each |every |all )(?:${what}|${many}) (?:that |which )?(?:a player|any player|players|at least one player|any(?:one|body)|some(?:one|body)|they) ${CHOSE}(?=$|[.;,:\\n])`,
        'gm',
      ),
      `all ${many} with at least 1 vote`,
    )
    .replaceAll(
      new RegExp(
        `\\b(an? |all |each |every |the )(${what}|${many}) (?:that |which )?(?:(?:nobody|no one|no player|none of them|no players) ${CHOSE}|(?:(?:was|were) )?not (?:chosen|named|picked|voted for)(?: by any(?:body|one| player))?)(?=$|[.;,:\\n])`,
        'g',
      ),
      (_, which: string, one: string) => `${which}${one} with no votes`,
    )
    .replaceAll(
      new RegExp(
        `(?<![a-z])(?<!for )(all |(?:each|every) |the |an? )(${what}|${many}) (?:that |which )?(only|exactly|at least|at most)? ?(one|1|two|2|three|3|\\d+) players? ${CHOSE}(?=$|[.;,:\\n])`,
        'g',
      ),
      (_, which: string, one: string, how = 'exactly', count: string) =>
        `${/^(?:each|every) /.test(which) ? `all ${many}` : which + one} with ${how.replace('only', 'exactly')} ${count.replace('one', '1')} ${/^(?:one|1)$/.test(count) ? 'vote' : 'votes'}`,
    )
    .replaceAll(
      new RegExp(
        `\\bif (?:(?:only|exactly) (?:one|1) ${what} has the most votes|there (?:is|was) (?:only|just|exactly|precisely) (?:one|1)(?: single)? ${what} with the most votes|(?:one|an?|any|some) ${what} has more votes than (?:any other|all others?|every other|the others)(?: ${what}| one)?)(?=,|:)`,
        'g',
      ),
      `if there is exactly 1 ${what} with the most votes`,
    )
    .replaceAll(
      new RegExp(
        `\\b([a-z-]+) the (${what}) with the (most|fewest) votes(?:\\n|, |; |\\. )(?:if|in case of)(?: (?:there is|of))? (?:an? )?(?:tied|tie|ties)(?: for the (?:most|fewest))?,? (.+?) (?:chooses?|decides?|picks?)(?: which(?: one)?| one(?: of them)?| among them| between them)?(?=$|\\n|\\.)`,
        'g',
      ),
      (_, verb: string, one: string, how: string, who: string) =>
        `${who === 'you' ? 'choose' : `${who} chooses`} ${withArticle(one)} with the ${how} votes\n${verb} that ${one}`,
    )
    .replaceAll(
      new RegExp(
        `\\bthe (${what}) with the (most|fewest) votes,? \\(?(?:if|in case of)(?: (?:there is|of))? (?:an? )?(?:tied|tie|ties),? all(?: of (?:them|those))?\\)?(?=$|\\n|\\.)`,
        'g',
      ),
      (_, _one: string, how: string) => `all ${many} with the ${how} votes`,
    );

/** Behind a condition on the only value with most votes, that value. */
const ofThatOne = (text: string, what: string): string =>
  text.replaceAll(
    new RegExp(
      `^( *)(if there is exactly 1 ${what} with the most votes), ([^\\n]*?\\bthat ${what}\\b[^\\n]*)`,
      'gm',
    ),
    (_, margin: string, head: string, act: string) => {
      const one = new RegExp(`\\bthat ${what}\\b`, 'g');
      // In front of more that describes the cards it has a name.
      return new RegExp(`\\bthat ${what} (?:in|from|where|with|of)\\b`).test(act)
        ? `${margin}${head}:\n${margin}  let voted be the ${what} with the most votes\n${margin}  ${act.replaceAll(one, 'the voted')}`
        : `${margin}${head}, ${act.replaceAll(one, `the ${what} with the most votes`)}`;
    },
  );

const CHOSE = '(?:chose|picked|named|voted for|have chosen|has chosen)';
const ALL =
  '(?:all(?: of)?(?: the| these| those)? players|all of them|everybody|everyone|every player|each player)';

/** Whether all have chosen the same, or each something else. */
const alikeChoices = (text: string, what: string): string =>
  text
    .replaceAll(
      new RegExp(`\\b${ALL} ${CHOSE} (?:the|one and the) same(?: ${what}| one| thing)?(?=$|[.;,:\\n])`, 'g'),
      `there is exactly 1 ${what} with at least 1 vote`,
    )
    .replaceAll(
      new RegExp(
        `\\b${ALL} ${CHOSE} (?:(?:a )?different (?:${what}|${plural(what)}|ones?|things?))(?=$|[.;,:\\n])`,
        'g',
      ),
      `there is no ${what} with at least 2 votes`,
    )
    .replaceAll(
      new RegExp(
        `\\b(?:at least (\\d+)|(\\d+) or more) players ${CHOSE} the same(?: ${what}| one| thing)?(?=$|[.;,:\\n])`,
        'g',
      ),
      (_, least: string | undefined, more: string) =>
        `there is ${withArticle(what)} with at least ${least ?? more} votes`,
    );

/** `the fruit with the most votes is sold` is what is done with it. */
const asOrders = (text: string, what: string, { verbForms }: Vocabulary): string =>
  text.replaceAll(
    new RegExp(
      `((?:the|all) (?:${what}|${plural(what)}) with the (?:most|fewest) votes) (?:is|are|gets) ([a-z]+)\\b`,
      'g',
    ),
    (said, best: string, done: string) => {
      const form = verbForms.get(done);
      return form?.form === 'participle' ? `${form.verb.id} ${best}` : said;
    },
  );

/** Whether several have as many, and lines in which the votes are shown, as they are in any case. */
const tiesOf = (text: string, many: string, place: string): string =>
  text
    .replaceAll(
      new RegExp(`\\bif (?:${TIE})(?: for the (most|fewest) votes)?(?=[,:])`, 'g'),
      (_, how = 'most') => `if there are at least 2 ${many}${place} with the ${how} votes`,
    )
    .replaceAll(
      /^ *(?:then )?(?:(?:all |all players |everybody |they )?reveals?|show) (?:all |the |their |all the )?votes\n/gm,
      '',
    );

/** What a player does who has the most votes: one of them is chosen first. */
const asPerson = (text: string, what: string): string =>
  nounOfPlayers.test(what)
    ? text
        .replaceAll(
          new RegExp(`\\b(you) (have|do not have|don't have) the (most|fewest) votes(?=,|:)`, 'g'),
          (_, you: string, has: string, how: string) =>
            `${you} are ${has === 'have' ? '' : 'not '}a ${what} with the ${how} votes`,
        )
        .replaceAll(
          new RegExp(
            `^( *)((?:otherwise, |if [^,:\\n]+, )*)the (player|opponent) with the (most|fewest) votes ((?!is\\b|are\\b|has\\b|have\\b)[^\\n]+)$`,
            'gm',
          ),
          (_, margin: string, heads: string, who: string, how: string, does: string) => {
            const lines = [`choose ${withArticle(who)} with the ${how} votes as elect`, `the elect ${does}`];
            return heads === ''
              ? lines.map((line) => margin + line).join('\n')
              : [`${margin}${heads.replace(/, $/, '')}:`, ...lines.map((line) => `${margin}  ${line}`)].join(
                  '\n',
                );
          },
        )
    : text;

const nounOfPlayers = /^(?:player|opponent)$/;

const TIE = "(?:there (?:is|are)|there's|it is|it's) (?:a tie|ties)|(?:the )?votes? (?:is|are) tied";
const NOTHING =
  '(?:(?:nobody|no one|none|nothing) (?:is|are) [a-z]+|[a-z]+ (?:nobody|no one|nothing|none)|nothing happens|nothing|nobody|no one)';

/** `if there is a tie, nothing happens`, with what is done otherwise below it. */
const unlessTied = (text: string, what: string, noun: string): string =>
  text.replace(
    new RegExp(
      `\\bif (?:${TIE}), ${NOTHING}(?:\\n|[.;] )otherwise, ([a-z-]+ (?:the|all) (?:${what}|${plural(what)}) with the (most|fewest) votes)`,
    ),
    (_, order: string, how: string) => `if there is exactly 1 ${noun} with the ${how} votes, ${order}`,
  );

/** `sell every fruit whose colour was named`: all of each colour with a vote. */
const ofNamedValue = (text: string, value: string): string =>
  text
    .replaceAll(
      new RegExp(
        `(^|[.;\\n] ?|, )([a-z-]+) (?:all|every|each) ([a-z-]+) of (?:an?|each|every|any|all|the) ${value}s? with no votes(?=$|[.;\\n])`,
        'g',
      ),
      (_, start: string, verb: string, noun: string) =>
        `${start}for each ${value} with no votes, ${verb} all ${noun} of that ${value}`,
    )
    .replaceAll(
      new RegExp(
        `(^|[.;\\n] ?)([a-z-]+) (each|every|all|an?|\\d+) ([a-z-]+) (?:whose ${value}|of (?:any|each|every|the) ${value}s? (?:that|which)) (?:was|were|has been) (?:chosen|named|picked|voted for)(?=$|[.;\\n])`,
        'g',
      ),
      (_, start: string, verb: string, which: string, noun: string) => {
        const some = /^(?:each|every)$/.test(which) ? `all ${plural(noun)}` : `${which} ${noun}`;
        return `${start}for each ${value} with at least 1 vote, ${verb} ${some} of that ${value}`;
      },
    )
    .replaceAll(
      new RegExp(
        `(^|[.;\\n] ?|, )([a-z-]+) all ([a-z-]+) of (?:an?|each|every|any) ${value} with ((?:exactly |at least |at most )?\\d+ votes?)(?=$|[.;\\n])`,
        'g',
      ),
      (_, start: string, verb: string, noun: string, votes: string) =>
        `${start}for each ${value} with ${votes}, ${verb} all ${noun} of that ${value}`,
    );

/** Whether the game itself has votes, or people who vote in it. */
const hasOwnVotes = ({ terms, verbForms }: Vocabulary): boolean =>
  verbForms.has('vote') || terms.get('vote')?.some(({ symbol }) => symbol.sort !== 'built-in') === true;

const isCountable = (vocabulary: Vocabulary, word: string): boolean =>
  nounSaid(vocabulary, word) !== undefined ||
  vocabulary.terms.get(word)?.some(({ symbol }) => symbol.sort === 'field' || symbol.sort === 'enum') ===
    true;
