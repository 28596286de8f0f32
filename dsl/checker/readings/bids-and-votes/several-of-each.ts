/**
 * Several that each player chooses, and what becomes of them: `each player secretly chooses 2 fruits in their row. Each player sells the fruits
 * they chose`, `each player chooses up to 2 of their fruits. All other fruits are sold`. The language says `those fruits`, and whose they are.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const CHOSEN =
  /^( *each (?:other )?(?:player|opponent) (?:secretly )?)(?:chooses|picks|selects) ((?:up to |exactly )?(?:\d+|two|three|four|five)|any number of) (of their )?([a-z][a-z -]*?)((?: (?:in|on|from) their [a-z-]+)?)(?:,? and ([a-z]+s) (?:them|those [a-z]+)((?: (?:to|into) [^,:\n]+)?))?$/m;

/** The text with what becomes of those that each has chosen; none where there is nothing of the sort. */
export function withSeveralOfEach(text: string, vocabulary: Vocabulary): string[] {
  const [said, head, count, own, noun = '', place = '', verb, end = ''] = CHOSEN.exec(text) ?? [];
  const cards = firstNounSaid(vocabulary, noun);
  if (said === undefined || cards?.of !== 'card' || cards.form !== 'many') return [];
  const where = place.replace(' from ', ' in ') || (own === undefined ? '' : ' of theirs');
  const at = text.indexOf(said);
  const before = text.slice(0, at);
  const after = text.slice(at + said.length);
  if (verb !== undefined) {
    const form = vocabulary.verbForms.get(verb);
    if (form?.form !== 'third' || head!.includes('secretly')) return [];
    return [`${before}${head}${verb} ${count} ${noun}${where}${end}${after}`];
  }
  const first = `${head}chooses ${count} ${noun}${where}`;
  const those = `those ${cards.said}`;
  const rest = after.split('\n').map((line) => below(line, cards.said, where, those, vocabulary));
  // What each of them does is done with their own: without a place nothing tells them from those of the others.
  const isTheirs = new RegExp(
    `^ *(?:(?:each|every) (?:other )?(?:player|opponent)|that player)\\b(?!.*(?:${where === '' ? '$^' : where.trim()}) (?:among|other than) ${those}).*\\b${those}\\b`,
  );
  if (rest.some((line) => isTheirs.test(line))) return [];
  const put = before + first + rest.join('\n');
  return rest.join('\n') === after ? [] : [put];
}

/** How many players chose it, in the words of people. */
const VOTES: readonly (readonly [RegExp, string])[] = [
  [
    /(?:that |which )?(?:were |was |have been |has been )?(?:chosen by (?:more than one player|several players|(?:at least )?(?:two|2)(?: or more)? players|another player(?: as well| too)?)|(?:another|more than one) player (?:has |have )?(?:also )?(?:chosen|chose|picked)(?: as well| too)?)/,
    'at least 2 votes',
  ],
  [
    /(?:that |which )?(?:(?:nobody else|no one else|no other player|only one player) (?:has |have )?(?:chosen|chose|picked)|(?:were |was |have been |has been )?chosen by (?:nobody else|no other player|(?:only|exactly|just) (?:one|1) player))/,
    'exactly 1 vote',
  ],
];

function below(line: string, noun: string, where: string, those: string, vocabulary: Vocabulary): string {
  const one = firstNounSaid(vocabulary, noun)?.one ?? noun;
  const voted = `(?:those|all(?: of those)?(?: ${noun})?|(?:each|every|the)(?: (?:${one}|${noun}))?|those ${noun})`;
  for (const [which, votes] of VOTES) {
    const put = line.replace(
      new RegExp(`^( *)([a-z]+) ${voted} ${which.source}[.]?$`),
      (_, margin: string, verb: string) => `${margin}${verb} all ${noun} among ${those} with ${votes}`,
    );
    if (put !== line) return put;
  }
  const chosen = `(?:the ${noun} (?:that |which )?they (?:chose|have chosen)|(?:the|their|all) chosen ${noun}|the ${noun} (?:that|which) were chosen|their ${noun}|those ${noun}|these ${noun}|them)`;
  const others = `(?:(?:all|the) (?:of the |their )?other ${noun}|the others|the rest|(?:all|the) ${noun} (?:that|which) were not chosen|all (?:the )?others)`;
  const doers = '((?:each|every) (?:other )?(?:player|opponent) )';
  const isDone = (verb: string): boolean => vocabulary.verbForms.get(verb)?.form === 'third';
  const own = `(?:the ${noun} (?:that |which )?(?:they|that player) (?:chose|have chosen|has chosen)|their chosen ${noun}|their choice|their choices)`;
  return line
    .replace(
      new RegExp(`^( *${doers.replace('(', '(?:')}[a-z]+ )(?:one|1) of ${own}`),
      `$1a ${one} among their choices`,
    )
    .replace(
      new RegExp(`^( *for each (?:other )?(?:player|opponent), .*?)\\b(?:one|1) of ${own}`),
      `$1a ${one} among that player's choices`,
    )
    .replace(
      new RegExp(`^( *for each (?:other )?(?:player|opponent), .*?)\\b${own}`),
      "$1that player's choices",
    )
    .replace(
      // Without a place of their own nothing else tells them from those of the others.
      new RegExp(`^( *)${doers}([a-z]+) ${own}(?=$| (?:to|into)\\b)(.*)$`),
      (said, margin: string, who: string, verb: string, to: string) =>
        (isDone(verb) || verb === 'moves') && (where === '' || /\b(?:player|opponent)/.test(to))
          ? `${margin}${who}${verb} their choices${to}`
          : said,
    )
    .replace(
      // What goes to another player would be passed on by that one.
      new RegExp(`^( *)${doers}([a-z]+) ${chosen}(?=$| (?:to|into) (?!.*\\b(?:player|opponent)))`),
      (said, margin: string, who: string, verb: string) =>
        isDone(verb) && where !== '' ? `${margin}${who}${verb} all ${noun}${where} among ${those}` : said,
    )
    .replace(
      new RegExp(`^( *)${doers}([a-z]+) ${others}(?=$| (?:to|into)\\b)`),
      (said, margin: string, who: string, verb: string) =>
        isDone(verb) ? `${margin}${who}${verb} all ${noun}${where} other than ${those}` : said,
    )
    .replace(
      new RegExp(`^( *)(?!each\\b|every\\b)([a-z]+) ${others}(?=$| (?:to|into)\\b)`),
      (said, margin: string, verb: string) =>
        vocabulary.verbForms.has(verb) || verb === 'move'
          ? `${margin}${verb} all ${noun} other than ${those}`
          : said,
    )
    .replace(
      new RegExp(
        `\\b(?:the ${noun} (?:that |which )?they (?:chose|have chosen)|(?:the|all) chosen ${noun}|the ${noun} (?:that|which) were chosen)\\b`,
      ),
      those,
    );
}
