/**
 * How often others may do something: `opponents can sell only once per turn`, `only 1 fruit of an opponent can ripen each turn`. Who
 * has done it cannot do it again; of cards, the others of the same player cannot.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { VerbForm, Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const HEAD = '^(\\s*(?:while [^,:]+, |until [^,:]+, )?)';
const TURN = '(?:each|every|per|a|in each|this) (turn|round)';
const ONCE = new RegExp(
  `${HEAD}(opponents|each opponent|an opponent|players|each player|a player|you|that player) (?:can|may) (?:([a-z-]+)((?: [^,:]+?)?) only once|only ([a-z-]+)((?: [^,:]+?)?) once) ${TURN}$`,
);
/** `opponents can sell only 1 fruit each turn`: the same. */
const ONE_OF = new RegExp(
  `${HEAD}(opponents|each opponent|an opponent|players|each player|a player|all players|all opponents|you|that player)((?: with| who have| who has) [^,:]+?)? (?:(?:can|may) (?:only ([a-z-]+)|(?:only )?([a-z-]+) (?:only|at most|no more than|not more than)) (?:1|one|a single)|(?:cannot|can't|may not) ([a-z-]+) more than (?:1|one|a single)) ([a-z-]+(?: card)?) ${TURN}$`,
);
const ONE = new RegExp(
  `${HEAD}(?:only|at most|no more than|not more than) (?:1|one|a single|one single) ([a-z-]+) (of (?:an opponent|each opponent|yours)|in (?:an opponent's|each opponent's|your) [a-z-]+) (?:can|may) ([a-z-]+) ${TURN}$`,
);

const OFTEN =
  '(twice|(?:\\d+|two|three|four) times) (?:each|every|per|a|in each) (turn|round)( until [^,:]+)?';
const MORE = new RegExp(
  `${HEAD}you (?:can|may) ([a-z-]+) (it|this(?: [a-z]+)?|the equipped [a-z-]+|that [a-z-]+|your [a-z-]+|each (?:of your )?[a-z-]+(?: of yours| in your [a-z-]+)?) (?:up to )?${OFTEN}$`,
);
const MAY_BE = new RegExp(
  `${HEAD}(it|this(?: [a-z]+)?|the equipped [a-z-]+|that [a-z-]+|your [a-z-]+|each [a-z-]+(?: of yours| in your [a-z-]+)) (?:may be ([a-z-]+)|can be (used)) (?:up to )?${OFTEN}$`,
);
const UNLIMITED = new RegExp(
  `${HEAD}(?:you (?:can|may) (?<does>[a-z-]+) (?<what>[^,:]+?)|(?<it>[^,:]+?) (?:can|may) be (?<done>[a-z-]+)) (?:any number of times|as (?:often|many times) as (?:you|they) (?:like|want|wish)|without (?:a )?limit)(?: (?:each|every|per|a|in each) (?<span>turn|round))?$`,
);

/** How often something may be done that a rule of the game allows less often. */
function ofOneCard(line: string, vocabulary: Vocabulary): string | undefined {
  const active = MORE.exec(line);
  const passive = active ? undefined : MAY_BE.exec(line);
  const [head, word, what, times, span, until = ''] = active
    ? [active[1], active[2], active[3], active[4], active[5], active[6]]
    : passive
      ? [passive[1], passive[3] ?? passive[4], passive[2], passive[5], passive[6], passive[7]]
      : [];
  if (head === undefined || word === undefined || what === undefined) return undefined;
  const form = word === 'used' ? usedOnce(vocabulary, what) : vocabulary.verbForms.get(word);
  if (!form || !vocabulary.limited.has(form.verb) || (active ? form.form !== 'base' : !form.participle))
    return undefined;
  const [, known] = /(the equipped [a-z-]+|this)\b/.exec(head) ?? [];
  const one = what === 'it' ? known : /^each (?:of your )?[a-z-]+$/.test(what) ? each(what) : what;
  if (one === undefined) return undefined;
  return `${head}${one} can be ${verbIn(vocabulary, form.verb.id, 'participle')} ${times!.replace(/^(?:2|two) times$/, 'twice')} per ${span}${until}`;
}

/** The one verb with a limit that is done with such a card, as its participle: what people mean by `used`. */
function usedOnce(vocabulary: Vocabulary, what: string): VerbForm | undefined {
  const noun = what.split(' ').at(-1);
  const those = [...vocabulary.limited].filter(({ parameters: [object] }) => {
    const [head, ...more] = object?.phrase.tree.heads ?? [];
    return more.length === 0 && head?.words.at(-1)?.text === noun;
  });
  const [verb] = those;
  if (!verb || those.length > 1) return undefined;
  return [...vocabulary.verbForms.values()].find((each) => each.verb === verb && each.participle);
}

/** More often than any game has turns for. */
const OFTEN_ENOUGH = 99;

/** What may be done without a limit, as a limit that nobody reaches: it is only offered. */
export function withoutLimits(text: string, { verbForms, limited }: Vocabulary): string[] {
  const put = text.split('\n').map((line) => {
    const found = UNLIMITED.exec(line);
    const { does, what, it, done, span = 'turn' } = found?.groups ?? {};
    const verb = verbForms.get(does ?? done ?? '')?.verb;
    if (!found || !verb || !limited.has(verb)) return line;
    const participle = done ?? [...verbForms].find(([, each]) => each.verb === verb && each.participle)?.[0];
    return `${found[1]}${what ?? it} can be ${participle} ${OFTEN_ENOUGH} times per ${span}`;
  });
  return put.join('\n') === text ? [] : [put.join('\n')];
}

const RIVALLED = new RegExp(
  `${HEAD}(opponents|players|each opponent|an opponent) (?:can|may) ([a-z-]+) (?:you|your [a-z]+) (?:only |at most |up to )*(once|twice|\\d+ times) (?:each|every|per|a|in each) (turn|round)$`,
);

/** How often others may do something to one player, as how often they may do it at all: it is only offered. */
export const withLimitsAtAll = (text: string): string[] => {
  const put = text.split('\n').map((line) => line.replace(RIVALLED, '$1$2 can $3 $4 per $5'));
  return put.join('\n') === text ? [] : [put.join('\n')];
};

/** Each of them is one of mine. */
const each = (what: string): string =>
  what.startsWith('each of your ')
    ? `all ${what.slice('each of your '.length)} of yours`
    : `${what} of yours`;

/** A text with each such limit as a condition; none where there is none. */
export function withLimitsOfDoing(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:only|at most|more than|twice|times)\b/.test(text)) return [];
  const put = text
    .split('\n')
    .map(
      (line) =>
        ofPlayers(line, vocabulary) ?? ofCards(line, vocabulary) ?? ofOneCard(line, vocabulary) ?? line,
    )
    .join('\n');
  return put === text ? [] : [put];
}

function ofPlayers(line: string, vocabulary: Vocabulary): string | undefined {
  const single = ONE_OF.exec(line);
  const found = single
    ? [
        single[0],
        single[1],
        single[2],
        single[4] ?? single[5] ?? single[6],
        ` ${withArticle(single[7])}`,
        undefined,
        '',
        single[8],
      ]
    : ONCE.exec(line);
  if (!found) return undefined;
  const which = single?.[3] ?? '';
  const [, head = '', who = '', first, rest = '', second, restBehind = '', span] = found;
  const does = first ?? second ?? '';
  const form = vocabulary.verbForms.get(does);
  if (form?.form !== 'base') return undefined;
  const what = rest + restBehind;
  // Whatever it is done with, it is how often that is limited.
  if (!single && /^ (?:rolls|players)$/.test(what))
    return `${head}${who} can ${does}${what} once per ${span}`;
  const one = who.replace(
    /^(?:each (opponent|player)|(?:all )?(opponent|player)s)$/,
    (_, a?: string, b?: string) => withArticle(a ?? b ?? ''),
  );
  const that = who === 'you' ? 'you' : 'that player';
  return `${head}${one}${which} can ${does}${limitedObject(form.verb, what)} only if ${that} did not ${does}${what} this ${span}`;
}

/** What is drawn from the end of a pile is not known before, and the rule is about whichever it is: so it is on offer no more. */
export const limitedObject = ({ parameters: [object] }: VerbSymbol, what: string): string =>
  what === ' a card' && /^the (?:top|bottom) cards of /.test(object?.phrase.snippet.text.trim() ?? '')
    ? ''
    : what;

function ofCards(line: string, vocabulary: Vocabulary): string | undefined {
  const found = ONE.exec(line);
  if (!found) return undefined;
  const [, head, noun, whose, does, span] = found;
  const form = vocabulary.verbForms.get(does);
  if (form?.form !== 'base' || nounSaid(vocabulary, noun)?.of !== 'card') return undefined;
  const done = verbIn(vocabulary, form.verb.id, 'participle');
  return `${head}${withArticle(noun)} ${whose.replace('each ', 'an ')} can ${does} only if that ${noun} ${done} this ${span} or that ${noun}'s controller did not ${does} this ${span}`;
}
