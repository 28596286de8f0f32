/**
 * Two who roll against each other: `you and that player each roll two dice`, and below it what the higher roll does and what
 * happens on a tie. A contest says who has won; a line below it without a name of the contest means the last one.
 */
import { thirdPerson } from '../../../text/english-inflection.ts';
import { baseOf } from './card-readings.ts';

const HELD =
  /^(\s*)((?:[^,:]+, )*)hold an? ([a-z][a-z -]*?) against (an opponent|another player|that player|the [a-z]+)$/;
const CHOSEN = /^(\s*)choose (?:an opponent|another player)$/;
const HIGHER =
  '(?:(?:rolls?|rolled|is|has|with|gets) )?(?:the )?(?:higher|highest|bigger|greater|better|more)(?: (?:total|roll|result|sum|number))?';
const LOWER =
  '(?:(?:rolls?|rolled|is|has|with|gets) )?(?:the )?(?:lower|lowest|smaller|less|worse)(?: (?:total|roll|result|sum|number))?';
const WHO = '(?:whoever|the (?:player|one) (?:who|that|with)|the one)';
const WINS = new RegExp(`^\\s*(?:${WHO} (?:${HIGHER}|wins|won)|the winner),? ([a-z-]+s) ([^:]+)$`);
const LOSES = new RegExp(`^\\s*(?:${WHO} (?:${LOWER}|loses|lost)|the loser),? ([a-z-]+s) ([^:]+)$`);
const TIE =
  /^\s*(?:(?:if|when) (?:it is|it's|there is|there's) (?:a )?(?:tie|draw)|(?:if|when) (?:both|the (?:totals|rolls|results)) (?:totals |rolls )?(?:are|roll) (?:equal|tied|the same)|(?:on|in case of|with) a (?:tie|draw)|(?:if|when) (?:tied|equal|nobody wins|no one wins)|ties?:?),? (.+)$/;
const BOTH = /^(?:you both|both(?: of you| players)?|each of you) ([a-z-]+) ([^,:]+)$/;

/** The lines of a contest whose winner and loser are named by what they rolled. */
export function duels(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => HELD.test(line));
  const rest = at < 0 ? [] : lines.slice(at + 1);
  if (!rest.some((line) => WINS.test(line) || LOSES.test(line))) return [];
  const [, margin, head, contest, against] = HELD.exec(lines[at])!;
  if (head !== '') return [];
  const before = lines.slice(0, at);
  const asked = before.findIndex((line) => CHOSEN.test(line));
  // Somebody who was chosen before, or who is chosen now.
  if (against.startsWith('an')) before.push(`${margin}choose ${against} as rival`);
  else if (against === 'that player' && asked >= 0) before[asked] += ' as rival';
  const rival = /^(?:an|that)/.test(against) ? 'the rival' : against;
  const won: Outcome = { you: [], they: [] };
  const tied: string[] = [];
  const others: string[] = [];
  for (const line of rest) {
    const win = WINS.exec(line);
    const lose = win ? null : LOSES.exec(line);
    const tie = TIE.exec(line)?.[1];
    if (win ?? lose) {
      const [, verb, what] = (win ?? lose)!;
      const mine = `${baseOf(verb)} ${ofYou(what, rival)}`;
      const theirs = `${rival} ${verb} ${ofThem(what)}`;
      won.you.push(win ? mine : theirs);
      won.they.push(win ? theirs : mine);
    } else if (tie !== undefined) tied.push(...onTie(tie, rival));
    else others.push(line);
  }
  const fight = `hold ${/^[aeiou]/.test(contest) ? 'an' : 'a'} ${contest} against ${rival} as showdown`;
  return [
    [
      ...before,
      margin + fight,
      ...branch(margin, 'if you win the showdown', won.you),
      ...branch(margin, `otherwise if ${rival} wins the showdown`, won.they),
      ...(tied.length > 0 ? branch(margin, 'otherwise', tied) : []),
      ...others,
    ].join('\n'),
  ];
}

/** What happens where one side has won, by who has. */
interface Outcome {
  readonly you: string[];
  readonly they: string[];
}

const branch = (margin: string, head: string, acts: readonly string[]): string[] =>
  acts.length === 1
    ? [`${margin}${head}, ${acts[0]}`]
    : [`${margin}${head}:`, ...acts.map((act) => `${margin}  ${act}`)];

/** What you do to the other, and the other way round. */
const ofYou = (what: string, rival: string): string =>
  what
    .replaceAll(/\btheir\b/g, 'your')
    .replaceAll(/ (?:from|of) the (?:other|loser|winner)(?: player| one)?(?=$|[ ,])/g, ` of ${rival}`)
    .replaceAll(/\bthe (?:other|loser|winner)(?: player| one)?(?='s|$|[ ,])/g, rival);
const ofThem = (what: string): string =>
  what
    .replaceAll(/ (?:from|of) the (?:other|loser|winner)(?: player| one)?(?=$|[ ,])/g, ' of yours')
    .replaceAll(/\bthe (?:other|loser|winner)(?: player| one)?'s/g, 'your')
    .replaceAll(/\bthe (?:other|loser|winner)(?: player| one)?(?=$|[ ,])/g, 'you');

function onTie(act: string, rival: string): string[] {
  if (/^(?:nothing|nothing happens|neither does|nobody does)$/.test(act)) return ['nothing'];
  const [, verb, rest] = BOTH.exec(act) ?? [];
  if (verb === undefined) return [act];
  return [`${verb} ${rest}`, `${rival} ${thirdPerson(verb)} ${rest.replaceAll(/\byour\b/g, 'their')}`];
}
