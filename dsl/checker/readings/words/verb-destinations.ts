/**
 * Where the verbs of a game put what they are done with, as their own texts tell: what people write about places (`would be put
 * into the discard pile`, `a fruit picked by an opponent`) is written with verbs here, and the other way round.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { Expression, NounPhrase, Statement } from '../../../language/syntax/ast.ts';
import { longestTerm, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol, VerbSymbol, ZoneSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

/** A verb that moves its object to one zone, and whose zone that is. */
export interface VerbDestination {
  readonly verb: VerbSymbol;
  readonly zone: ZoneSymbol;
  /** The zone of the player who does it; of the object's owner or controller; or one that all have together. */
  readonly of: 'doer' | 'object' | 'all';
}

const known = new WeakMap<Vocabulary, readonly VerbDestination[]>();

export function destinationsIn(vocabulary: Vocabulary): readonly VerbDestination[] {
  const found =
    known.get(vocabulary) ?? vocabulary.verbs.flatMap((verb) => destinationOf(vocabulary, verb) ?? []);
  known.set(vocabulary, found);
  return found;
}

/** Only of a verb that moves its object as its first statement: under a condition the object may be elsewhere. */
function destinationOf(vocabulary: Vocabulary, verb: VerbSymbol): VerbDestination | undefined {
  const [object] = verb.parameters;
  const first: Statement | undefined = verb.body.find(({ kind }) => kind !== 'becomes' && kind !== 'let');
  if (!object || object.preposition || !first) return undefined;
  const other = doneBy(vocabulary, first);
  if (other && other !== verb) {
    const there = destinationOf(vocabulary, other);
    return there && { ...there, verb };
  }
  if (first.kind !== 'order' || first.verb.text !== 'move') return undefined;
  const to = first.args.arguments.find(({ preposition }) => preposition === 'to')?.phrase;
  if (!to || to.kind !== 'noun' || !isParameter(first.args.object, object.name)) return undefined;
  const zone = zoneNamed(vocabulary, to);
  if (!zone) return undefined;
  if (to.determiner === 'your') return { verb, zone, of: 'doer' };
  return { verb, zone, of: to.owner ? 'object' : 'all' };
}

/** The verb that does it with each of what it is given: `for each card among the prey, destroy that card`. */
function doneBy({ verbForms }: Vocabulary, first: Statement): VerbSymbol | undefined {
  const [only, ...more] = first.kind === 'for-each' ? first.body : [];
  if (only?.kind !== 'order' || more.length > 0 || only.subject) return undefined;
  return verbForms.get(only.verb.text)?.verb;
}

export const isParameter = (phrase: Expression | undefined, name: string): boolean =>
  phrase?.kind === 'noun' &&
  phrase.determiner === 'the' &&
  phrase.heads.length === 1 &&
  phrase.heads[0].words.map(({ text }) => text).join(' ') === name;

/** The zone that a phrase names. */
export function zoneNamed(vocabulary: Vocabulary, { heads, tails }: NounPhrase): ZoneSymbol | undefined {
  if (heads.length !== 1 || tails.length > 0) return undefined;
  const symbol = longestTerm(vocabulary, heads[0].words)?.meanings[0].symbol;
  return symbol?.sort === 'zone' ? symbol : undefined;
}

const WOULD =
  /\b(if|when|before) ([^,:]+?) (would be|would|is|are) (?:moved|put|placed|sent|go|goes|going|come|discarded) (?:in)?to (the|your|its owner's|their owner's|that card's owner's|an opponent's) ([a-z-]+(?: [a-z-]+)?)(?=,|:)/;

/** Whether the direct object of a verb may be of a kind. */
export function takesKind(
  vocabulary: Vocabulary,
  { parameters: [object] }: VerbSymbol,
  kind: KindSymbol,
): boolean {
  const kinds = object.phrase.tree.heads.flatMap(({ words }) => {
    const symbol = longestTerm(vocabulary, words)?.meanings[0].symbol;
    return symbol?.sort === 'kind' ? [symbol] : [];
  });
  return kinds.length === 0 || kinds.includes(kind);
}

/** Every text that names verbs for a place, or the place for what was done. */
export function withDestinations(text: string, vocabulary: Vocabulary, kind: KindSymbol): string[] {
  return [
    ...byVerbs(text, vocabulary, kind),
    ...byPlace(text, vocabulary),
    ...ofPlay(text, vocabulary, kind),
    ...broughtBack(text, vocabulary),
    ...returned(text, vocabulary),
  ].filter((each) => each !== text);
}

const OF_PLAY =
  /\b(when|before|if|^|,) ?([^,:]+?) (leaves?|enters?|comes into|would leave|would enter|would come into) play(?=,|:|$| (?:this|until|for)\b)/;
/** The words of the event for those that people write. */
const INTO = /comes into|come into/;

/** `when a card leaves play`: where a single zone in play takes such cards. */
function ofPlay(text: string, vocabulary: Vocabulary, kind: KindSymbol): string[] {
  const [said, , what, how] = OF_PLAY.exec(text) ?? [];
  if (said === undefined) return [];
  const term = /^(?:(?:an?|another|all|each|any|your) )?(?!this\b)([a-z-]+(?: [a-z-]+)?)/.exec(what)?.[1];
  const symbol = term === undefined ? kind : longestTermIn(vocabulary, term);
  // What is attached to cards is wherever these are.
  const zones = vocabulary.zones.filter(
    ({ inPlay, takes }) =>
      inPlay && (symbol?.sort !== 'kind' || symbol.goesOn || takes === undefined || takes.includes(symbol)),
  );
  if (zones.length !== 1) return [];
  const [{ of, names }] = zones;
  const word = how.replace(INTO, how.startsWith('comes') ? 'enters' : 'enter');
  const place = `${of === 'player' ? 'any' : 'the'} ${names.en[0]}`;
  const put = said.replace(new RegExp(`${how} play$`), `${word} ${place}`);
  // The card that it was attached to is known before it goes.
  const isEarly = word === 'leaves' && /\bthe equipped\b/.test(text.slice(text.indexOf(said)));
  return [text.replace(said, isEarly ? put.replace(/^when /, 'before ') : put)];
}

/** `if this would be moved to the discard pile`: by any verb that does so with such a card. */
function byVerbs(text: string, vocabulary: Vocabulary, kind: KindSymbol): string[] {
  const [said, when, what, how, , name] = WOULD.exec(text) ?? [];
  const zone = name === undefined ? undefined : vocabulary.terms.get(name)?.[0]?.symbol;
  if (said === undefined || zone?.sort !== 'zone') return [];
  const term = /^(?:this|an?|another|each|every|any) ?([a-z-]+(?: [a-z-]+)?)?/.exec(what)?.[1];
  const symbol = term === undefined ? kind : longestTermIn(vocabulary, term);
  const verbs = destinationsIn(vocabulary).filter(
    (each) => each.zone === zone && (symbol?.sort !== 'kind' || takesKind(vocabulary, each.verb, symbol)),
  );
  if (verbs.length === 0) return [];
  const done = verbs.map(({ verb: { id } }) => verbIn(vocabulary, id, 'participle')).join(' or ');
  return [text.replace(said, `${when} ${what} ${how.startsWith('would') ? 'would be' : how} ${done}`)];
}

const longestTermIn = (vocabulary: Vocabulary, term: string) =>
  (vocabulary.terms.get(term) ?? vocabulary.terms.get(term.split(' ')[0]))?.[0]?.symbol;

const DONE_BY =
  /\b(an?|each|every|all|another) ([a-z-]+) (?:(?:that|which) (?:was|were|is|are) )?([a-z-]+) by (an opponent|another player|that player|you)(?! (?:this|in)\b)/g;
const DOES =
  /\b(an?|each|every|all|another) ([a-z-]+) (?:that |which )?(an opponent|another player|that player) (?:has |have )?([a-z-]+)(?= as\b|,|:|$| or | and )/g;

/** `a fruit picked by an opponent`: what is in play on that side since then. */
function byPlace(text: string, vocabulary: Vocabulary): string[] {
  const own = (word: string): boolean => {
    const done = vocabulary.verbForms.get(word);
    const there = done?.participle && destinationsIn(vocabulary).find(({ verb }) => verb === done.verb);
    return there !== undefined && there !== false && there.of === 'doer' && there.zone.inPlay;
  };
  const put = (said: string, which: string, what: string, done: string, who: string): string =>
    own(done)
      ? `${which} ${vocabulary.terms.has(`${done} ${what}`) ? `${done} ` : ''}${what} of ${who === 'you' ? 'yours' : who}`
      : said;
  const passive = text.replaceAll(DONE_BY, put);
  const active = text.replaceAll(DOES, (said, which: string, what: string, who: string, done: string) =>
    put(said, which, what, done, who),
  );
  return [passive, active];
}

const BACK =
  /\b(?:return|move|take|put|bring)s? (an?|the) ([a-z-]+) ([a-z-]+|(?:of yours )?(?:that|which) (?:was|were) [a-z-]+)(?: this (turn|round|game))? (?:back )?(?:in)?to your hand\b/;

/** A card by what was done with it: `return a destroyed fruit to your hand` asks for the past. */
function broughtBack(text: string, vocabulary: Vocabulary): string[] {
  return text.split('\n').flatMap((line, i, lines) => {
    const [said, , first, second, per = 'game'] = BACK.exec(line) ?? [];
    if (said === undefined) return [];
    const participleFirst = vocabulary.verbForms.get(first)?.participle === true;
    const [done, noun] = participleFirst ? [first, second] : [second.split(' ').at(-1)!, first];
    const form = vocabulary.verbForms.get(done);
    const there = form?.participle && destinationsIn(vocabulary).find(({ verb }) => verb === form.verb);
    if (!there || there.of === 'doer' || !vocabulary.terms.has(noun)) return [];
    const zone = `${there.zone.of === 'player' ? 'your' : 'the'} ${there.zone.names.en[0]}`;
    const margin = /^ */.exec(line)![0];
    const head = line.slice(margin.length, line.indexOf(said));
    const lead = /^(?:(?:otherwise|if [^,]+|when [^,]+), )?$/.exec(head);
    if (!lead) return [];
    const put = [
      `choose ${withArticle(noun)} in ${zone} where that ${noun} was ${done} this ${per} as back`,
      `move the back to your hand${line.slice(line.indexOf(said) + said.length)}`,
    ];
    const block =
      head === ''
        ? put.map((each) => margin + each)
        : [`${margin}${head.replace(/, $/, ':')}`, ...put.map((each) => `${margin}  ${each}`)];
    return [[...lines.slice(0, i), ...block, ...lines.slice(i + 1)].join('\n')];
  });
}

const RETURNED =
  /\breturn(s?) ((?:an?|another|all|that|the|each|up to \d+|\d+) ([^,:\n]*?)\b(?:in|on|of) (your|their|that player's) [a-z-]+(?: [a-z-]+)?)(?=$|,)/gm;

/** `each player returns a fruit in their stall`: to the hand, where the game has no such verb for fruits. */
function returned(text: string, vocabulary: Vocabulary): string[] {
  const own = vocabulary.verbForms.get('return')?.verb;
  const put = text.replaceAll(RETURNED, (said, s: string, what: string, noun: string, whose: string) => {
    const symbol = longestTermIn(vocabulary, noun.trim().split(' ').at(-1)!);
    const isOwn = own && symbol?.sort === 'kind' && takesKind(vocabulary, own, symbol);
    return isOwn ? said : `move${s} ${what} to ${whose} hand`;
  });
  return [put];
}
