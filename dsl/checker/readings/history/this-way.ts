/**
 * What was done by a text itself: `draw a card for each fruit discarded this way`. It is the number of cards in the zone where the
 * verb puts its object, less those that were there before.
 */
import { participle, plural, withArticle } from '../../../text/english-inflection.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { BOUNDS, countBound, isSeveral } from '../words/count-bounds.ts';
import { marginOf } from '../../../text/line-margins.ts';
import { doneFrom } from './lines-that-do.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

const WAY =
  '(?:each|every) ([a-z-]+) (?:(?:that was |which was )?([a-z-]+)|(you|they|that player) (?:have |has )?([a-z-]+)) (?:this way|in this way|by this|like this)';
const IN_FRONT = new RegExp(`^(\\s*(?:then )?)for ${WAY}, ([^:]+)$`);
const BEHIND = new RegExp(`^(\\s*(?:then )?)([^:]+?) for ${WAY}$`);

/** `if a fruit was discarded this way, ...` */
const IF = new RegExp(
  `^(\\s*)if (an?|any|${BOUNDS} \\d+|\\d+(?: or (?:more|fewer|less))?|no) ([a-z-]+(?: card)?)s? (?:was|were|is|are) ([a-z-]+) (?:this way|in this way|by this|like this)(?:, (.+)|:)$`,
);
/** `each player may discard a fruit`, and `if at least one does`, or `if nobody does`. */
const IF_ANY =
  /^(\s*)(each (?:other )?(?:player|opponent) may ([a-z]+) (an?) ([a-z-]+)[^,:\n]*)\n\s*if (?:(nobody|no one|none|no)|at least (?:one|1)|any(?:one|body)?|one|some(?:one|body)?)(?: of them| player| opponent)? (?:does|did|do)(?: so| it)?(?=,|:)/m;
/** A number that the one who acts has chosen, or all that there is. */
const OWN =
  /^\s*(?:you (?:may )?)?((?!each |all |every |that |for |if |when |while |at |until |repeat )[a-z-]+) (?:up to \d+|any number of|one or more|\d+(?: or more)?|all(?: the)?|(?=your ))/;
const ONE_FOR_EACH =
  /^(\s*)(?:then )?([a-z-]+) an? ([a-z-]+(?: [a-z-]+)?) for each (of them|one|[a-z-]+)(?: (?:that was |which was )?([a-z-]+)| (?:that )?you (?:have )?([a-z-]+))?( this way| in this way| by this| like this)?$/;

/** Names that these lines give; a text that gives one of them itself is left alone. */
const [EARLIER, LATER] = ['earlier', 'later'];

const LEFT_OUT = /^(.* for (?:each|every) [a-z-]+ (?:that was )?)([a-z-]+)$/;

/** `draw a card for each fruit sold` below a line in which fruits are sold: sold this way. */
function withWays(text: string, { verbForms }: Vocabulary): string {
  const lines = text.split('\n');
  return lines
    .map((line, i) => {
      const [, , done] = LEFT_OUT.exec(line) ?? [];
      const form = done === undefined ? undefined : verbForms.get(done);
      const isAbove =
        form?.participle === true &&
        lines
          .slice(0, i)
          .some((above) => above.split(/[^a-z-]+/).some((word) => verbForms.get(word)?.verb === form.verb));
      return isAbove ? `${line} this way` : line;
    })
    .join('\n');
}

/** A text with each such line as so many repetitions. */
export function withThisWay(said: string, vocabulary: Vocabulary): string[] {
  const text = withWays(said, vocabulary);
  const asMany = withThatMany(text, vocabulary) ?? withAnyOne(text, vocabulary);
  if (asMany !== undefined) return [asMany];
  const lines = text.split('\n');
  const at = lines.findIndex((line) => / this way| in this way| by this| like this/.test(line));
  // A line that is right behind `, then` is one of its own first.
  const apart = (lines[at] ?? '').replace(
    /^(\s*)(.*), (?:and )?then ([^,:\n]* (?:this way)\b)/,
    '$1$2\n$1$3',
  );
  if (at >= 0 && apart !== lines[at]) return [lines.toSpliced(at, 1, apart).join('\n')];
  if (at <= 0) return [];
  const line = lines[at];
  const front = IN_FRONT.exec(line);
  const behind = front ? undefined : BEHIND.exec(line);
  const asked = IF.exec(line);
  const [margin, noun, first, , second, act] = front
    ? front.slice(1)
    : behind
      ? [behind[1], behind[3], behind[4], behind[5], behind[6], behind[2]]
      : asked
        ? [asked[1], asked[3], asked[4], undefined, undefined, asked[5] ?? '']
        : [];
  const by = front?.[4] ?? behind?.[5];
  const done = first ?? second;
  if (margin === undefined || noun === undefined || done === undefined || act === undefined) return [];
  const form = vocabulary.verbForms.get(done);
  const verb = form?.participle ? form.verb : undefined;
  const there = verb && destinationsIn(vocabulary).find((each) => each.verb === verb);
  if (!there || !vocabulary.terms.has(noun) || /\b(?:as|let) (?:earlier|later)\b/.test(text)) return [];
  if (asked && isBroughtUp(lines.slice(0, at), noun)) return [];
  const { zone, of } = there;
  // Of the player who had it, in a place of their own.
  const anybody = zone.of === 'player' && of === 'object' && by === undefined;
  const whose = anybody ? 'any' : zone.of === 'player' ? 'your' : 'the';
  const place = `${whose} ${zone.names.en[0]}`;
  const many = `the number of ${forms(vocabulary.terms.get(noun)![0].symbol).many} in ${place} where that ${noun} was ${done} this turn`;
  // Where others do something, too, it is not known of a pile that all share who put a card there.
  if (by !== undefined && zone.of !== 'player' && /\b(?:players?|opponents?)\b/.test(text)) return [];
  const from = doneFrom(lines, at, [verb], asked != null && isSeveral(asked[2]), vocabulary);
  if (from === undefined) return [];
  const own = /^\s*/.exec(margin)![0];
  return [
    [
      ...lines.slice(0, from),
      `${/^\s*/.exec(lines[from])![0]}let ${EARLIER} be ${many}`,
      ...lines.slice(from, at),
      `${own}let ${LATER} be (${many}) - the ${EARLIER}`,
      asked
        ? `${own}if the ${LATER} is ${countBound(asked[2])}${act === '' ? ':' : `, ${act}`}`
        : `${own}repeat exactly (the ${LATER}) times, ${act}`,
      ...lines.slice(at + 1),
    ].join('\n'),
  ];
}

/** The same in a game that has a pile for it and no such verb: how many have come there. */
function withPileCounted(
  text: string,
  [any, before, each, , article, noun, none]: RegExpExecArray,
  { zones }: Vocabulary,
): string | undefined {
  const pile = zones.find(({ names, of }) => /^discard pile$/.test(names.en[0]) && of !== 'player');
  if (!pile || noun !== 'card' || /\b(?:former|laid)\b/.test(text)) return undefined;
  const who = each.slice(0, each.indexOf(' may '));
  const there = 'the number of cards in the discard pile';
  const lines = [
    `let former be ${there}`,
    `${who} may move ${article} card in their hand to the discard pile`,
    `let laid be ${there} - the former`,
    `if the laid is ${none === undefined ? 'at least 1' : '0'}`,
  ];
  return text
    .replace(any, lines.map((line) => before + line).join('\n'))
    .replaceAll(/\(the number of (?:those|these) cards\)|\bthat many\b/g, '(the laid)');
}

/** `if at least one does`, of what each may do. */
function withAnyOne(text: string, vocabulary: Vocabulary): string | undefined {
  const found = IF_ANY.exec(text);
  if (!found) return undefined;
  const [any, before, each, verb, article, noun, none] = found;
  const form = vocabulary.verbForms.get(verb);
  if (!form && /^discard$/.test(verb)) return withPileCounted(text, found, vocabulary);
  if (form?.form !== 'base') return undefined;
  const count = none === undefined ? article : 'no';
  const done = `${count} ${noun} was ${participleIn(vocabulary, form.verb)} this way`;
  return text.replace(any, `${before}${each}\n${before}if ${done}`);
}

/** Whether lines bring up such a card without a name, so that `that fruit` would be it. */
export const isBroughtUp = (lines: readonly string[], noun: string): boolean =>
  lines.some((line) =>
    new RegExp(
      `^(?!\\s*(?:each|every|all)\\b).*\\b(?:an?|another) (?:[a-z]+ )?${noun}\\b(?![^,:]* as [a-z])`,
    ).test(line),
  );

const participleIn = ({ verbForms }: Vocabulary, verb: VerbSymbol): string =>
  [...verbForms].find(([, form]) => form.verb === verb && form.participle)?.[0] ?? participle(verb.id);

/** `discard up to 3 cards`, and `draw a card for each card discarded this way`: that many. */
function withThatMany(text: string, vocabulary: Vocabulary): string | undefined {
  const lines = text.replace(/, (?:and )?then ([^,:\n]* for each [^,:\n]*)$/m, '\n$1').split('\n');
  const at = lines.findIndex((line, i) => i > 0 && ONE_FOR_EACH.test(line));
  const [, margin, verb, what, one, was, did, way] = at < 0 ? [] : ONE_FOR_EACH.exec(lines[at])!;
  const [above, said] = (at < 0 ? undefined : OWN.exec(lines[at - 1])) ?? [];
  const done = was ?? did;
  if (said === undefined || done === undefined || verb === undefined || what === undefined) return undefined;
  const [first, second] = [said, done].map((word) => vocabulary.verbForms.get(word)?.verb);
  if (!first || first !== second || (way === undefined && did === undefined)) return undefined;
  if (marginOf(lines[at - 1]) !== marginOf(lines[at])) return undefined;
  const object = lines[at - 1].slice(above!.length).trim();
  const counted = isAnyOf(one, object)
    ? `${verb} that many ${plural(what)}`
    : /^cards\b/.test(object)
      ? `${verb} ${withArticle(what)} for each ${one} among those cards`
      : undefined;
  return counted && [...lines.slice(0, at), `${margin}${counted}`, ...lines.slice(at + 1)].join('\n');
}

/** Whether each of those that a line has dealt with is such a one: `card`, or the noun of the line itself. */
const isAnyOf = (one: string, object: string): boolean =>
  ['of them', 'one', 'card'].includes(one) ||
  object === '' ||
  object.startsWith(plural(one)) ||
  object.startsWith(one);
