/**
 * What happens only if somebody pays for it: `if an opponent would ruin a fruit of yours, that player may discard 2 cards`, and `if they do
 * not, instead nothing`. In its place they are asked, and do it once they have paid.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { pricesInFull } from '../replacements/instead-readings.ts';

const FRONT =
  '^(\\s*)((?:(?:until|while|once|twice|\\d+ times)\\b[^,:]*, )*)(?:if|when|whenever|each time|every time) ';
const SOMEBODY = '(an opponent|a player|another player|any player|any opponent|you)';
const ACTIVE = new RegExp(
  `${FRONT}${SOMEBODY} would ([a-z]+(?:(?:, | or |, or )[a-z]+)*) ((?:an?|another|one of|your|this|the equipped)\\b[^,:]*)`,
);
const PASSIVE = new RegExp(
  `${FRONT}((?:an?|another|one of|your|this|the equipped)\\b[^,:]*?) would be ([a-z]+(?:(?:, | or |, or )[a-z]+)*) by ${SOMEBODY}`,
);
const MAY = '(they|that player|that opponent|you) (?:may|can|must) ([^,:]+)$';
const IS_NOT =
  /^(?:if (?:they|you|that player|that opponent) (?:do(?:es)? not|don't|doesn't|cannot|can't|refuse|refuses|decline|declines)|otherwise|or else|if not)(?:,|(?= it| that| nothing)) ?(.+)$/;
const NOTHING =
  /^(?:instead,? )?(?:nothing(?: happens)?|(?:it|this|that card|that [a-z]+) is not [a-z]+(?: or [a-z]+)*|(?:that(?: [a-z]+)?|this|it|the [a-z]+) (?:does not happen|has no effect|does nothing|fails|is cancell?ed)|(?:they|that player) cannot(?: do (?:it|so|this|that))?|(?:cancel|stop|prevent) (?:it|that(?: [a-z]+)?|the [a-z]+))(?: instead)?$/;

interface Awaited {
  readonly margin: string;
  readonly head: string;
  readonly who: string;
  readonly verbs: readonly string[];
  readonly what: string;
  readonly rest: string;
}

function awaited(line: string, { verbForms }: Vocabulary): Awaited | undefined {
  const active = ACTIVE.exec(line);
  const passive = active ? undefined : PASSIVE.exec(line);
  const [said, margin, head] = active ?? passive ?? [];
  if (said === undefined || margin === undefined || head === undefined) return undefined;
  const [who, words, what] = active
    ? [active[3], active[4], active[5]]
    : [passive![5], passive![4], passive![3]];
  const verbs = words.split(/, or |, | or /).map((word) => {
    const known = verbForms.get(word);
    return (active ? known?.form === 'base' : known?.participle) ? known?.verb.id : undefined;
  });
  // So often in all, and not each of them.
  if (verbs.includes(undefined) || (verbs.length > 1 && /\b(?:once|twice|times)\b/.test(head)))
    return undefined;
  const one = who.replace(/^any /, 'an ').replace('an player', 'a player');
  return { margin, head, who: one, verbs: verbs.map((each) => each!), what, rest: line.slice(said.length) };
}

const FIRST_TIME =
  /^(\s*)(?:for )?the first time (?:in )?(?:each|every|per|a) (turn|round),? (?:that |when )?/;
const CARD_DOES = /\b(an?|another) ([a-z-]+) of an opponent would ([a-z]+) (your [a-z-]+|this)(?=,|:)/;

/** `a pear of an opponent would hit your wall`, in a game in which players do that by their pears. */
const byTheirPlayers = (line: string, { verbForms }: Vocabulary): string =>
  line.replace(CARD_DOES, (said, which: string, noun: string, word: string, what: string) => {
    const by = verbForms.get(word)?.verb.parameters.find(({ preposition }) => preposition === 'by');
    return by === undefined ? said : `an opponent would ${word} ${what} by ${which} ${noun}`;
  });

/** The text with each such event as what is asked in its place. */
export function withEventsPaidFor(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bwould\b/.test(text) || /\bmeant\b/.test(text)) return [];
  const lines = text.split('\n');
  return lines.flatMap((line, i) => {
    const event = awaited(
      byTheirPlayers(line.replace(FIRST_TIME, '$1once per $2, if '), vocabulary),
      vocabulary,
    );
    const asked = event && askedFor(event, lines.slice(i + 1));
    if (!event || !asked) return [];
    const put = event.verbs.flatMap((verb) => inPlace(event, verb, asked, vocabulary));
    return [[...lines.slice(0, i), ...put, ...lines.slice(i + 1 + asked.lines)].join('\n')];
  });
}

interface Asked {
  readonly who: string;
  readonly price: string;
  /** What comes in the place of the event where nobody pays; nothing where nothing does. */
  readonly act: string | undefined;
  /** So many lines below the event belong to it. */
  readonly lines: number;
}

function askedFor({ margin, rest }: Awaited, below: readonly string[]): Asked | undefined {
  const isBlock = rest === ':';
  const [first, second] = isBlock ? below : [rest.replace(/^, /, ''), below[0]];
  const [, who, price] = new RegExp(`^\\s*${MAY}`).exec(first ?? '') ?? [];
  const [, act] = IS_NOT.exec((second ?? '').trim()) ?? [];
  if (who === undefined || price === undefined || act === undefined) return undefined;
  const lines = isBlock ? 2 : 1;
  // Nothing else belongs to it.
  if ((below[lines] ?? '').startsWith(`${margin} `)) return undefined;
  if (NOTHING.test(act)) return { who, price, act: undefined, lines };
  const [, instead] = /^instead,? (.+)$/.exec(act) ?? /^(.+?),? instead$/.exec(act) ?? [];
  return instead === undefined ? undefined : { who, price, act: instead, lines };
}

function inPlace(
  { margin, head, who, what }: Awaited,
  verb: string,
  asked: Asked,
  vocabulary: Vocabulary,
): string[] {
  // One's own is known; by which card it is done gets the name.
  const [, known, tool] =
    /^(your [a-z-]+|this|the equipped [a-z-]+)( by )(?:an?|another) [a-z-]+$/.exec(what) ?? [];
  const isNamed = !/^(?:this|the equipped) ?[a-z]*$/.test(what);
  const again = known === undefined ? 'the meant' : `${known}${tool}the meant`;
  const payer = asked.who === 'you' ? 'you' : 'that player';
  const does = who === 'you' ? verb : `that player ${verbIn(vocabulary, verb, 'third')}`;
  return [
    `${margin}${head}if ${who} would ${verb} ${what}${isNamed ? ' as meant' : ''}, instead:`,
    `${margin}  ${payer} may ${pricesInFull(asked.price)}`,
    `${margin}  if ${payer === 'you' ? 'you' : 'they'} do, ${does} ${isNamed ? again : what}`,
    ...(asked.act === undefined ? [] : [`${margin}  otherwise, ${asked.act}`]),
  ];
}
