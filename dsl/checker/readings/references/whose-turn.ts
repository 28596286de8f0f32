/**
 * Whom `that player` and `they` mean where a sentence is about several players, each by itself: at the start of each player's turn the
 * active player; of what each player does, that one.
 */
import { singular, thirdPerson } from '../../../text/english-inflection.ts';

const TURN =
  /^([^\S\n]*(?:until [^,:\n]+, )?)(at the (?:start|end|beginning) of (?:(?:each|every|an?|any|another) (?:other )?(?:player|opponent)'s [a-z-]+(?: [a-z-]+)?|(?:each|every) turn))(?=[,:])/m;
/** One card whose owner or controller a player is. */
const CARD = "(?:the equipped [a-z-]+|this(?: card)?(?:'s host)?|that [a-z-]+|the (?:host|bearer|wearer))";
const TURN_OF = new RegExp(
  `\\bthe (next )?(turn|[a-z-]+) of (${CARD})'s (owner|controller|player)(?=$|[,:]|'s\\b)`,
  'g',
);
const TURN_OF_PLAYER =
  /\bthe (next )?turn of (that player|that opponent|your opponent|an opponent|each (?:player|opponent))(?=$|[,:])/g;
/** Whose turn it is by what is theirs. */
const TURN_BY_CARD = new RegExp(
  `^(\\s*)(at the (?:start|end|beginning) of ${CARD}'s (?:owner|controller)'s [a-z-]+(?: [a-z-]+)?)(?=[,:])`,
  'm',
);

/** `the turn of this card's owner` is `this card's owner's turn`. */
export function withTurnsOf(text: string): string[] {
  const put = text
    .replaceAll(TURN_OF, (_, next: string | undefined, turn: string, card: string, who: string) => {
      const one =
        card === 'this' ? 'this card' : card.replace(/^the (?:host|bearer|wearer)$/, "this card's host");
      return `${one.replace(/^this's/, "this card's")}'s ${who.replace('player', 'controller')}'s ${next ?? ''}${turn}`;
    })
    .replaceAll(TURN_OF_PLAYER, (_, next: string | undefined, who: string) => `${who}'s ${next ?? ''}turn`);
  return put === text ? [] : [put];
}

/** Another player that the text names. */
const OTHERS = /\b(?:an|another|each|every|all|your|other|the|a|any) (?:other )?(?:opponents?|players?)\b/;
/** Whether they are on the same side names nobody. */
const OPPOSED = /\bis (?:not )?an opponent(?: of yours)?\b/g;

const ACTIVE = 'the active player';
/** A player with the most, as long as other players are looked for. */
const AMONG = 'someone-with';
/** Who is ahead of all others, alone. */
const AHEAD =
  /\bthat (?:player|opponent) (?:has|controls|owns) (more|fewer) ([a-z-]+(?: (?!than\b)[a-z-]+)*?) than (?:(?:each|every|any|all)(?: of)?(?: the)?(?: other)? (?:players?|opponents?)|their opponents?)(?=$|[,:]| and )/g;

/** The text with the player whose turn it is in place of `that player`, `they` and `their`. */
export function withWhoseTurn(text: string): string[] {
  const found = TURN.exec(text) ?? TURN_BY_CARD.exec(text);
  if (!found) return [];
  const from = found.index + found[0].length;
  const rest = text.slice(from, from + endOfBlock(text.slice(from), /^ */.exec(found[1])![0].length));
  const alone = rest.replaceAll(
    AHEAD,
    (_, more: string, what: string) =>
      `${ACTIVE} is ${AMONG} the ${more === 'more' ? 'most' : 'fewest'} ${what} and there is exactly 1 ${AMONG} the ${more === 'more' ? 'most' : 'fewest'} ${what}`,
  );
  // Behind all that is about the one whose turn it is, another player is another than that one.
  const last = alone.search(
    /\b(?:that player|that opponent|they|them|theirs?)\b(?![^]*\b(?:that player|that opponent|they|them|theirs?)\b)/,
  );
  if (OTHERS.test(alone.slice(0, Math.max(last, 0)).replaceAll(OPPOSED, ''))) return [];
  const behind = alone
    .slice(Math.max(last, 0))
    .replaceAll(/\banother player\b/g, `a player other than ${ACTIVE}`);
  if (OTHERS.test(behind.replaceAll(`a player other than ${ACTIVE}`, '').replaceAll(OPPOSED, ''))) return [];
  const put = (alone.slice(0, Math.max(last, 0)) + behind)
    .replaceAll(EACH_OF_THEIRS, (_, all: string, many: string) => `${all} ${singular(many)} of ${ACTIVE}`)
    .replaceAll(/\bthat (?:player|opponent)\b/g, 'the active player')
    .replaceAll(
      /(?<!\bif )\bthey (?!do\b)([a-z-]+)/g,
      (_, verb: string) => `the active player ${third(verb)}`,
    )
    .replaceAll(/\bthem\b/g, 'the active player')
    .replaceAll(/(?<!\bthe active player\b(?!'s)[^,:\n]*)\btheir\b/g, "the active player's")
    .replaceAll(/(?<!\bthe active player (?:may |[a-z]+s )[^,:\n]*)\bof theirs\b/g, `of ${ACTIVE}`)
    .replaceAll(`is ${AMONG} the`, 'is a player with the')
    .replaceAll(`exactly 1 ${AMONG} the`, 'exactly 1 player with the');
  return put === rest ? [] : [text.slice(0, from) + put + text.slice(from + rest.length)];
}

/** `each of their fruits` */
const EACH_OF_THEIRS = /\b(each) of their ([a-z]+s)\b/g;

/** Where the lines end that are deeper than the first of a block, or go on with what was asked in it. */
function endOfBlock(text: string, margin: number): number {
  const next = new RegExp(
    `\\n {0,${margin}}(?=[^\\s])(?!(?:otherwise|if (?:they|that player|the active player) (?:do|does)\\b))`,
  ).exec(text);
  return next ? next.index : text.length;
}

const third = (verb: string): string =>
  verb === 'have' ? 'has' : /^(?:may|can|cannot|must)$/.test(verb) ? verb : thirdPerson(verb);

const EACH_OWN =
  /^(\s*(?:- )?)each ((?:other )?(?:player|opponent))'s ([^,:]+? )(?=.*\b(?:their|that player's)\b)([^:]+)$/gm;
const EACH_DOES =
  /^(\s*)each ((?:other )?(?:player|opponent)) ([a-z-]+ [^,:]+?)(?:,? and(?: then)?|, then|,) (?:they|that player|that opponent) ([a-z-]+)( [^:]+)$/gm;

/** `each player's fruit loses a seed for each card in their hand`, `each player draws a card and they discard one`. */
export function withEachPlayer(text: string): string[] {
  const put = text
    .replaceAll(EACH_OWN, (_, margin: string, who: string, what: string, rest: string) => {
      const does = (what + rest).replaceAll(/\btheir\b/g, "that player's");
      return `${margin}for each ${who}, that player's ${does}`;
    })
    .replaceAll(
      EACH_DOES,
      (_, margin: string, who: string, first: string, verb: string, rest: string) =>
        `${margin}for each ${who}:\n${margin}  that player ${first}\n${margin}  that player ${/[^s]s$/.test(verb) ? verb : third(verb)}${rest}`,
    );
  return put === text ? [] : [put];
}
