/**
 * Who began a contest that somebody wins or loses: `when you duel an opponent and win`, `when an opponent duels you and loses`, `when
 * you win a duel you started`. The first of its two rolls is that of the one who began it, and the words say so: `when you win a duel
 * using a duelling roll`.
 */
import { thirdPerson, withArticle } from '../../../text/english-inflection.ts';
import type { ContestSymbol } from '../../../language/symbols/symbols.ts';

/** What people call a contest and the verb that begins it. */
export interface Begun {
  readonly id: string;
  readonly participle: string;
  readonly contest: ContestSymbol;
}

const HEAD = '^(\\s*(?:(?:once|twice|\\d+ times) per [a-z]+, |while [^,:]+, |until [^,:]+, )*)';
const WHEN = '(?:when(?:ever)?|each time|every time|if)';
const WHO = '(you|an opponent|a player|another player|that player|the [a-z-]+)';
const SOMEBODY = '(an opponent|a player|another player|that player|the [a-z-]+)';
const WINS = '(?:wins?|succeeds?|(?:is|are) successful)';
const LOSES = '(?:loses?|fails?|(?:is|are) unsuccessful)';

/** A line with the side that is meant as its roll; the same line where it is open who began it. */
export function begunBy(line: string, { id, participle, contest }: Begun): string {
  if (!line.includes(id) && !line.includes(contest.names.en[0])) return line;
  const name = `(?:${id}|${contest.names.en[0]})`;
  const does = `(?:${id}|${thirdPerson(id)})`;
  const began = '(?:started|began|begun|made|initiated|declared|issued|caused|played)';
  const ends = contest.ties === 'nobody' ? '(wins?|loses?)' : `(${WINS}|${LOSES})`;
  const end = '(?=,|:)';
  const against = new RegExp(
    `${HEAD}${WHEN} ${WHO} ${does} ${WHO}(?: for (an? [a-z-]+))? and (?:(you|they|that player) )?${ends}(?: it| (?:the|that|this) ${name})?${end}`,
  );
  const own = new RegExp(
    `${HEAD}${WHEN} (you|an opponent|a player|another player) (wins?|loses?) (?:an?|the) ${name} (?:that )?(you|they|that player|${SOMEBODY.slice(1, -1)}) ${began}${end}`,
  );
  const noun = new RegExp(
    `${HEAD}${WHEN} (?:(your|one of your|an opponent's|a player's|another player's) ${id}s?|an? ${id} (?:by|of|from) (you|yours|an opponent|a player|another player))(?: against (you|an opponent))? ${ends}${end}`,
  );
  const atYou = new RegExp(`${HEAD}${WHEN} (?:an?|any) ${id} against (you) ${ends}${end}`);
  const card = new RegExp(
    `${HEAD}${WHEN} (you|an opponent|a player|another player) (wins?|loses?) (?:an?|the) ${name} (?:against|for|over) (?:(an opponent|another player|a player)'s ([a-z-]+)|(an? (?!opponent\\b|player\\b)[a-z-]+)(?: of (an opponent|another player))?)${end}`,
  );
  const tried = new RegExp(
    `${HEAD}${WHEN} (you|an opponent|a player|another player) (successfully|unsuccessfully|fails? to) ${does} (?:(you|an opponent|another player|a player)|(an? [a-z-]+)(?: of (an opponent|another player))?)${end}`,
  );
  const [first, second] = contest.rolls.map(({ names }) => ` using ${withArticle(names.en[0])}`);
  const said = (head: string, who: string, wins: boolean, roll: string, rest = ''): string =>
    `${head}when ${who} ${who === 'you' ? (wins ? 'win' : 'lose') : wins ? 'wins' : 'loses'} ${withArticle(contest.names.en[0])}${roll}${rest}`;
  const isWin = (how: string): boolean => new RegExp(`^${WINS}$`).test(how) || how === 'successfully';
  return line
    .replace(against, (all, head, who, rival, what, other, how) => {
      const isYours = other === 'you' && who !== 'you';
      if (other !== undefined && other !== 'you' && who === 'you') return all;
      return isYours
        ? said(head, 'you', isWin(how), second, behind(who, what))
        : said(head, who, isWin(how), first, behind(rival, what));
    })
    .replace(own, (all, head, who, how, starter: string) => {
      const isOwn = starter === who || (who !== 'you' && /^(?:they|that player)$/.test(starter));
      if (!isOwn && who !== 'you' && starter !== 'you') return all;
      const rival = isOwn ? undefined : starter;
      return said(head, who, isWin(how), isOwn ? first : second, behind(rival, undefined));
    })
    .replace(noun, (_, head, whose?: string, by?: string, rival?: string, how?: string) => {
      const who =
        /^(?:your|one of your)$/.test(whose ?? '') || /^yours?$/.test(by ?? '')
          ? 'you'
          : (whose ?? by!).replace("'s", '');
      return said(head, who, isWin(how!), first, behind(rival, undefined));
    })
    .replace(atYou, (_, head, _you, how) => said(head, 'you', !isWin(how), second))
    .replace(card, (_, head, who, how, whose?: string, noun1?: string, noun2?: string, of?: string) =>
      said(
        head,
        who,
        isWin(how),
        first,
        behind(whose ?? of, noun1 === undefined ? noun2 : withArticle(noun1)),
      ),
    )
    .replace(tried, (_, head, who, how, rival?: string, what?: string, of?: string) =>
      said(head, who, isWin(how), first, behind(rival ?? of, what)),
    )
    .replace(new RegExp(`\\bthe ${participle} card\\b`), 'that card');
}

const behind = (rival: string | undefined, what: string | undefined): string =>
  `${rival === undefined ? '' : ` against ${rival}`}${what === undefined ? '' : ` for ${what}`}`;
