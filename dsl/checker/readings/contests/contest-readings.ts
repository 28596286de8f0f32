/**
 * Who wins and who loses, as people write it with the verb that begins the contest: `when an opponent duels you and loses`,
 * `when you lose a duel`.
 */
import { thirdPerson, withArticle } from '../../../text/english-inflection.ts';
import { forms, longestTerm, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { Block } from '../../../language/syntax/ast.ts';
import type { ContestSymbol, VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { begunBy } from './begun-contests.ts';
import { withContested } from './contested-wordings.ts';
import { decidedWithThis } from './decided-with-this.ts';
import { withWonCards } from './won-cards.ts';

/** A verb of the game that holds a contest. */
interface Holding {
  readonly verb: VerbSymbol;
  readonly contest: ContestSymbol;
}

function holdingIn(vocabulary: Vocabulary): Holding[] {
  return vocabulary.verbs.flatMap((verb) => {
    const hold = verb.body.find((each) => each.kind === 'order' && each.verb.text === 'hold');
    const object = hold?.kind === 'order' ? hold.args.object : undefined;
    const symbol =
      object?.kind === 'noun' && object.heads.length === 1
        ? longestTerm(vocabulary, object.heads[0].words)?.meanings[0].symbol
        : undefined;
    return symbol?.sort === 'contest' ? [{ verb, contest: symbol }] : [];
  });
}

/** `+2 to your duel roll`: that of the one who begins it; `your duel rolls` are those of either side. */
function withRollsOf(text: string, verb: string, { rolls }: ContestSymbol): string {
  const [first, second] = rolls.map(forms);
  if (rolls.some(({ names }) => names.en[0] === `${verb} roll`)) return text;
  const named = `(?:your|the|this|that) ${verb}`;
  return text
    .replaceAll(
      new RegExp(
        `^(\\s*)(?:your|this|the) ${verb}(?: rolls?)? (?:gets?|has|gains?|is at) ([+-]\\d+)(?=$| for )`,
        'gm',
      ),
      '$1$2 to your ' + first.one,
    )
    .replaceAll(
      new RegExp(`\\b(?:${named} roll|the roll for (?:this|the|that) ${verb})\\b(?!s)`, 'g'),
      `your ${first.one}`,
    )
    .replaceAll(
      new RegExp(`^(\\s*)([+-]\\d+) to ${named} rolls(.*)$`, 'gm'),
      (_, margin: string, much: string, rest: string) =>
        [first, second].map(({ many }) => `${margin}${much} to your ${many}${rest}`).join('\n'),
    );
}

/** A text with each such event as one of the contest. */
export function withContests(text: string, vocabulary: Vocabulary): string[] {
  return holdingIn(vocabulary).flatMap(({ verb, contest }) => {
    const { id } = verb;
    const participle = verbIn(vocabulary, id, 'participle');
    // `it` is the contest that a line above calls so.
    const named = new RegExp(`\\b(?:win|lose)s? (?:this|the|that) (?:${id}|${contest.names.en[0]})\\b`);
    const lines = withContested(ofTheOther(text, id), { id, participle, contest })
      .split('\n')
      .map((line, i, all) =>
        all.slice(0, i).some((above) => named.test(above))
          ? line.replace(/\b(wins?|loses?) it(?=,|:)/, `$1 this ${id}`)
          : line,
      );
    const a = withArticle(contest.names.en[0]);
    const rival = new RegExp(
      `\\b(when(?:ever)?|each time) (you) (win|lose) (?:an?|the|that|this) (?:${id}|${contest.names.en[0]})(,|:)(.*?)\\b(?:the (?:${participle}|other) player|that (?:player|opponent)|your (?:rival|opponent)|the (?:loser|winner)|(they)(?= [a-z]))\\b(?: ([a-z]+))?`,
    );
    const noun = new RegExp(`\\b(wins?|loses?) (?:a|the|that|this|their|your) ${id}\\b`);
    const put = lines.map((line) =>
      begunBy(line, { id, participle, contest })
        .replace(
          rival,
          (
            said,
            when: string,
            who: string,
            how: string,
            sign: string,
            act: string,
            they?: string,
            does = '',
          ) =>
            isOtherSide(said, how)
              ? `${when} ${who} ${how} ${a} against a player${sign}${act}that player${does && ` ${they === undefined || /^(?:may|cannot)$/.test(does) ? does : thirdPerson(does)}`}`
              : said,
        )
        .replace(noun, `$1 ${a}`),
    );
    const said = put.join('\n');
    return [
      said,
      decidedWithThis(withWonCards(text, participle, vocabulary), {
        verb: id,
        participle,
        contest,
        moves: (to) => movesWhereWon(verb.body, to),
      }),
      aboutContested(text, participle, id, contest),
      movedByContest(text, vocabulary, verb, contest),
      withRollsOf(text, id, contest),
      takenFromLoser(text, participle, contest, vocabulary),
    ].filter((each) => each !== text);
  });
}

/** `when you win a duel, take a card from the loser's hand`: from that player's. */
const ofTheOther = (text: string, verb: string): string =>
  text.replaceAll(
    new RegExp(
      `^(.*\\byou (win|lose) (?:an?|the|that|this) ${verb}\\b.*[,:].*)\\bthe (loser|winner)'s\\b`,
      'gm',
    ),
    (said, head: string, how: string, who: string) =>
      (how === 'win') === (who === 'loser') ? `${head}that player's` : said,
  );

/** The loser of what was won, the winner of what was lost. */
const isOtherSide = (said: string, how: string): boolean =>
  how === 'win' ? !said.includes('the winner') : !said.includes('the loser');

/**
 * `if a duelled card of yours would be moved to the discard pile, instead ...`, where the verb moves it there once the contest is
 * won: the loser waits for that. It is there by then, and is moved on from there.
 */
function movedByContest(
  text: string,
  vocabulary: Vocabulary,
  { id, body }: VerbSymbol,
  { names }: ContestSymbol,
): string {
  const participle = verbIn(vocabulary, id, 'participle');
  const would = new RegExp(
    `\\b(?:if|when) (?:an?|the) ${participle} card of yours would (?:be (?:moved|put|sent|discarded)|go|end up) (?:(?:in)?to|in|on) (?:the )?([a-z ]+?)(:|,)`,
  );
  const [said, place, sign] = would.exec(text) ?? [];
  if (said === undefined || !movesWhereWon(body, place)) return text;
  return text
    .replace(said, `when you lose ${withArticle(names.en[0])} against an opponent for a card${sign}`)
    .replaceAll(/(?<=^\s*|, )instead,? (?=[a-z])/gm, '')
    .replaceAll(/,? instead$/gm, '')
    .replaceAll(
      new RegExp(`\\bthe (?:player|opponent) who ${participle} (?:you|it|that card)\\b`, 'g'),
      'that opponent',
    );
}

/** `when you win a duel for a ship, take that ship`: from somebody whom you have challenged, and not what you have only kept. */
function takenFromLoser(
  text: string,
  participle: string,
  { names, rolls }: ContestSymbol,
  vocabulary: Vocabulary,
): string {
  const event = new RegExp(`^(when you win an? ${names.en[0]})( (?:against|for) [^,:\\n]+)(?=[,:])`, 'm');
  const begun = text.replace(event, `$1 using ${withArticle(rolls[0].names.en[0])}$2`);
  return begun === text ? text : withWonCards(begun, participle, vocabulary);
}

/** Whether a verb moves something to a place behind a condition. */
const movesWhereWon = (body: Block, place: string): boolean =>
  body.some(
    (each) =>
      each.kind === 'if' &&
      each.then.some(
        (inner) =>
          inner.kind === 'order' &&
          inner.verb.text === 'move' &&
          inner.args.arguments.some(
            ({ preposition, phrase }) =>
              preposition === 'to' &&
              phrase.kind === 'noun' &&
              phrase.heads[0]?.words.map(({ text }) => text).join(' ') === place,
          ),
      ),
  );

/**
 * What is added for the card that a contest is about, on a card that is used for it: `+2 to your duel roll if the duelled card is
 * a ship`.
 */
function aboutContested(text: string, participle: string, id: string, { rolls }: ContestSymbol): string {
  const card = `(?:the|that) (?:${participle} )?card`;
  const added = new RegExp(
    `^([+-]\\d+) to your ([a-z ]*rolls?),? (?:if|when|while) ${card} is (an? [a-z][a-z -]*)$`,
  );
  const before = new RegExp(
    `^(?:if|when|while) ${card} is (an? [a-z][a-z -]*?), ([+-]\\d+) to your ([a-z ]*rolls?)$`,
  );
  const modified = (what: string, by: string, roll: string): string =>
    `before you ${id} for ${what} using this, ${by} to your ${roll.startsWith(`${id} `) || /^rolls?$/.test(roll) ? rolls[0].names.en[0] : roll} until the end of the ${id}`;
  const using = new RegExp(
    `^(when(?:ever)?|each time|every time|before) you ${id} (an? [a-z][a-z -]*?)(?: of (?:an opponent|another player))? (?:using|with) this(?: card)?(, |:)(.*)$`,
  );
  const raises = /^([+-]\d+) to your ([a-z ]*rolls?)$/;
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(using, (said, when: string, what: string, sign: string, act: string) => {
          if (/ (?:player|opponent)$/.test(what)) return said;
          const [, by, roll] = raises.exec(act) ?? [];
          if (by !== undefined && roll !== undefined) return modified(what, by, roll);
          return when === 'before'
            ? `before you ${id} for ${what} using this${sign}${act}`
            : `${when} you ${id} a player for ${what} using this${sign}${act}`;
        })
        .replace(added, (_, by: string, roll: string, kind: string) => modified(kind, by, roll))
        .replace(before, (_, kind: string, by: string, roll: string) => modified(kind, by, roll)),
    )
    .join('\n');
}
