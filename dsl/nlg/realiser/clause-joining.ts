/** How clauses are joined: alike in all languages, from their words. */
import type {
  Args,
  Condition,
  EventPhrase,
  Expression,
  Order,
  Standing,
  Statement,
  Word,
} from '../../language/syntax/ast.ts';
import { saySame } from '../../language/syntax/syntax-visit.ts';
import type { SerialOrder } from '../../language/symbols/serial-order.ts';
import { conjunctions, listed } from '../../text/list-format.ts';
import { eventsApart, separateStandings, verbsApart } from '../discourse/verb-coordination.ts';
import { headOf } from '../discourse/discourse-scope.ts';
import type { Change, ClauseHeader, Connectives, Joint, Stance, Tongue } from '../realiser.ts';
import { amountOf } from './amounts.ts';
import type { Phrasing } from './phrase-grammar.ts';
import { durationText, limitText } from './time-nouns.ts';
import { capital, join, lastWith } from './word-joining.ts';

/** Whether something happens, is about to happen, or would happen. */
export type Happening = 'happens' | 'is about to' | 'would';

/** The words of a language that join clauses; in braces, what is put in. */
export interface ConnectiveWords extends Pick<
  Connectives,
  | 'also'
  | 'less'
  | 'instead'
  | 'youMayInstead'
  | 'thisInstead'
  | 'then'
  | 'colon'
  | 'largeAfterColon'
  | 'semicolon'
  | 'anyOf'
  | 'allOf'
  | 'noneOf'
> {
  readonly if: string;
  /** Conjunctions, and what lists of conditions are behind them. */
  readonly joints: Readonly<Record<Joint, Readonly<Record<'word' | ListedCondition['kind'], string>>>>;
  readonly otherwise: string;
  /** `if you do`, `if you do not` */
  readonly done: Readonly<Record<'you' | 'they', Readonly<Record<'done' | 'not', string>>>>;
  readonly whenDone: Readonly<Record<'you' | 'they', string>>;
  readonly for: string;
  readonly inTurnOrder: string;
  readonly turnOrderFrom: string;
  readonly inPickedOrder: Readonly<Record<'chance' | 'you', string>>;
  readonly inOrderOf: Readonly<Record<'ascending' | 'descending', string>>;
  readonly inSerialOrder: Readonly<Record<'plain' | 'reverse', string>>;
  readonly serial: Readonly<Record<SerialOrder, string>>;
  readonly repeat: string;
  readonly upTo: string;
  readonly times: Readonly<Record<'once' | 'many', string>>;
  readonly while: string;
  /** As long as something is not so. */
  readonly unlessSo: string;
  /** Behind `repeat`, with the comma that it has. */
  readonly stop: Readonly<Record<'while' | 'until', string>>;
  readonly choose: string;
  /** How many lines are chosen. */
  readonly options: Readonly<
    Record<'upToOne' | 'upTo' | 'several' | 'possible' | 'unchosen' | 'one' | 'many', string>
  >;
  readonly dependingOn: string;
  readonly edge: Readonly<Record<'start' | 'end', string>>;
  readonly when: string;
  /** Behind `once per turn`. */
  readonly whenLimited: string;
  readonly before: string;
  /** What the last of several events has in front of it: its conjunction again. */
  readonly conjunctionAgain: string;
  /** That a condition must still hold. */
  readonly still: string;
  /** Whether a comma follows all words in front of a clause, and not only a clause. */
  readonly alwaysComma: boolean;
  /** Whether `once per turn` is inside a clause that begins with other words. */
  readonly limitInside: boolean;
  readonly during: string;
  readonly is: string;
  readonly call: string;
  /** What letters stand for, and each of them. */
  readonly where: string;
  readonly stands: string;
  /** That nothing happens, as the first clause or behind something else. */
  readonly nothing: Readonly<Record<'first' | 'after', string>>;
  /** The mark between a header and a clause that has one of its own. */
  readonly nested: string;
  /** That a counter of a card becomes 0. */
  readonly emptied: string;
  /** That a counter goes up, or down, to a number that is beyond it. */
  readonly lifted: Readonly<Record<'greater' | 'lesser', string>>;
}

type ListedCondition = Condition & { readonly kind: 'any-of' | 'all-of' | 'none-of' };

/** The clauses that a language builds. */
export interface ClauseGrammar extends Pick<Tongue, 'order' | 'becomes' | 'polish'> {
  change(change: Change, stance: Stance): string;
  standing(standing: Standing, stance: Stance): string;
  letting(order: Order & { readonly subject: Expression }, stance: Stance): string;
  /** `amounts`: `+1 or -1`. */
  mayModify(amounts: string, target: Expression, stance: Stance): string;
  word(word: Word): string;
  /** A condition by itself, or behind a conjunction. */
  condition(condition: Condition, behind?: 'if' | 'while' | 'until'): string;
  event(event: EventPhrase, how: Happening): string;
  /** `unless you pay 2 coins` */
  unless(payment: Order): string;
  /** `to attack this` */
  toDo(verbs: readonly Word[], args: Args): string;
  /** The words for what something is sorted by. */
  key(key: Expression): string;
  /** That somebody else chooses so many lines. */
  choosing(who: Order, many: string, stance: Stance): string;
}

/** The conjunction behind which a condition has the same form. */
const moods = { if: 'if', onlyIf: 'if', asSoonAs: 'while', until: 'until' } as const;

const clause = (text: string): ClauseHeader => ({ text, clause: true });
const part = (text: string): ClauseHeader => ({ text, clause: false });

const put = (text: string, parts: Readonly<Record<string, string | number | undefined>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''));

function optionsOf({ options }: ConnectiveWords, least: number, most: number): string {
  if (least === 0) return most === 1 ? options.upToOne : put(options.upTo, { most });
  if (least < most) return options.several;
  return least === 1 ? options.one : put(options.many, { least });
}

/** A counter of a card that becomes 0: all of it is taken off. */
function emptied(
  l: Phrasing,
  words: string,
  { subject, value }: Statement & { kind: 'becomes' },
): string | undefined {
  if (value?.kind !== 'number' || value.value !== 0 || subject.kind !== 'noun' || !subject.owner)
    return undefined;
  const symbol = headOf(l.scope.vocabulary, subject)?.symbol;
  if (symbol?.sort !== 'counter' || symbol.holds || symbol.of !== 'card' || subject.heads.length !== 1)
    return undefined;
  const counters = l.phrase({ ...subject, owner: undefined, determiner: 'all' }, 'acc');
  return put(words, { counters, owner: l.phrase(subject.owner, 'dat') });
}

/** `its steps become the greater of 3 and its steps`: they are raised to 3 if that is more. */
function lifted(
  l: Phrasing,
  words: ConnectiveWords['lifted'],
  { subject, value }: Statement & { kind: 'becomes' },
): string | undefined {
  if (value?.kind !== 'extreme') return undefined;
  const { left, right, which } = value;
  const beyond = saySame(right, subject) ? left : saySame(left, subject) ? right : undefined;
  const counters = l.phrase(subject, 'acc');
  return beyond && put(words[which], { counters, value: l.number(beyond, 'acc') });
}

/** +1 to a counter that has a clause of its own for it: `this card may step diagonally`. */
function raised(l: Phrasing, c: Change, { after }: Stance): string | undefined {
  const { target, sign, amount } = c;
  const plain = sign === '+' && amount.kind === 'number' && amount.value === 1 && !c.forEach && !after;
  if (!plain || target.kind !== 'noun' || ('duration' in c && c.duration)) return undefined;
  const symbol = headOf(l.scope.vocabulary, target)?.symbol;
  const clause = symbol?.sort === 'counter' ? symbol.raised?.[l.scope.language] : undefined;
  const of = target.owner ?? target.tails.find((tail) => tail.kind === 'of')?.phrase;
  return clause && of ? clause.replace('{owner}', l.phrase(of)) : undefined;
}

/** What a language can say, from its parts. */
export function tongueOf(l: Phrasing, grammar: ClauseGrammar, words: ConnectiveWords): Tongue {
  const { scope } = l;
  const { and, or } = conjunctions[scope.language];
  const attach = (header: ClauseHeader, text: string): string =>
    `${header.text}${header.clause || words.alwaysComma ? ',' : ''} ${text}`;
  return {
    order: grammar.order,
    change: (c, stance) => raised(l, c, stance) ?? grammar.change(c, stance),
    letting: grammar.letting,
    mayModify: (changes, stance) => {
      const amounts = changes.map(({ sign, amount }) => `${sign}${amountOf(scope, amount)}`);
      return grammar.mayModify(listed(amounts, or), changes[0].target, stance);
    },
    becomes: (s, stance) =>
      emptied(l, words.emptied, s) ?? lifted(l, words.lifted, s) ?? grammar.becomes(s, stance),
    standing: (s, stance) => {
      const said = separateStandings(scope, s).map((each) => grammar.standing(each, stance));
      return listed(said, and);
    },
    statement: (c) => grammar.condition(c),
    phrase: (e) => l.phrase(e),
    number: (e) => l.number(e),
    word: grammar.word,
    each: (np) => l.phrase({ ...np, determiner: 'each' }, 'acc'),
    limit: (limit) => limitText(l, limit),
    list: (parts, word) => listed(parts, word === 'and' ? and : or),
    attach,
    polish: grammar.polish,
    say: connectives(l, grammar, words, attach),
  };
}

function connectives(
  l: Phrasing,
  grammar: ClauseGrammar,
  words: ConnectiveWords,
  attach: Tongue['attach'],
): Connectives {
  const { and, or } = conjunctions[l.scope.language];
  const events = (word: string, all: readonly EventPhrase[], how: Happening): ClauseHeader => {
    const said = eventsApart(l.scope, all).map((each) => grammar.event(each, how));
    return clause(
      `${word} ${listed(words.conjunctionAgain === '' ? said : lastWith(words.conjunctionAgain, said), or)}`,
    );
  };
  const holds = (c: Condition): string => `${words.if} ${grammar.condition(c, 'if')}`;
  return {
    ...words,
    if: (c) => clause(holds(c)),
    joint: (joint, c) => {
      const said = words.joints[joint];
      const listed = c.kind === 'any-of' || c.kind === 'all-of' || c.kind === 'none-of';
      return join(said.word, listed ? said[c.kind] : grammar.condition(c, moods[joint]));
    },
    done: (by, negated) => clause(words.done[by][negated ? 'not' : 'done']),
    otherwise: part(words.otherwise),
    otherwiseIf: (c) => clause(`${words.otherwise}, ${holds(c)}`),
    whenDone: (by) => clause(words.whenDone[by]),
    unless: (payment) => clause(grammar.unless(payment)),
    forEach: (each, order) => part(`${words.for} ${each}${order}`),
    inOrder: (order) => part(order.replace(/^,? /, '')),
    inTurnOrder: (from) => join(words.inTurnOrder, from && `${words.turnOrderFrom} ${l.phrase(from, 'dat')}`),
    inPickedOrder: (by) => words.inPickedOrder[by],
    inOrderOf: (key, descending) =>
      `${words.inOrderOf[descending ? 'descending' : 'ascending']} ${grammar.key(key)}`,
    inSerialOrder: (of, descending) =>
      `${words.inSerialOrder[descending ? 'reverse' : 'plain']} ${words.serial[of]}`,
    repeat: (times, upTo, stop) =>
      join(
        words.repeat,
        upTo ? words.upTo : '',
        times === '1' ? words.times.once : put(words.times.many, { times }),
      ) + (stop ? `${words.stop[stop.when]} ${grammar.condition(stop.condition, stop.when)}` : ''),
    while: (c, isUnless) =>
      isUnless
        ? clause(`${words.unlessSo} ${grammar.condition(c, 'if')}`)
        : clause(`${words.while} ${grammar.condition(c, 'while')}`),
    choose: ({ minimum, maximum, possible, unchosen }, who, stance) => {
      const many = possible
        ? words.options.possible
        : unchosen
          ? words.options.unchosen
          : optionsOf(words, minimum, maximum);
      return who ? grammar.choosing(who, many, stance) : `${words.choose} ${many}`;
    },
    dependingOn: (value) => `${words.dependingOn} ${l.number(value, 'dat')}`,
    edge: (edge, of) => part(`${words.edge[edge]} ${l.phrase(of, 'gen')}`),
    when: (all, before, limited) =>
      before
        ? events(words.before, all, 'is about to')
        : events(limited ? words.whenLimited : words.when, all, 'happens'),
    ifAboutTo: (all) => events(words.if, all, 'would'),
    proviso: (c, still) => `${holds(c)}${still ? ` ${words.still}` : ''}`,
    toDo: (verbs, args) => {
      const said = verbsApart(l.scope, verbs).map((each) => grammar.toDo(each, args));
      return clause(listed(said, or));
    },
    limited: (limit, header) => ({ ...header, text: attach({ ...header, text: limit }, header.text) }),
    limitInside: (limit) => (words.limitInside ? limit : undefined),
    duration: (d) => part(durationText(l, d)),
    during: (steps) => {
      const spans = steps.map((step) => l.phrase(step, 'gen'));
      return part(`${words.during} ${listed(spans, or)}`);
    },
    let: (letter, value) => `${letter} ${words.is} ${value}`,
    call: (letter, value) => put(words.call, { letter, value: l.phrase(value, 'acc') }),
    where: (meant) =>
      put(words.where, {
        meant: listed(
          meant.map(([letter, value]) => put(words.stands, { letter, value })),
          and,
        ),
      }),
    nothing: ({ after, adverb }) =>
      join(...put(words.nothing[after ? 'after' : 'first'], { adverb }).split(' ')),
    nested: (outer, text) => {
      const large = words.largeAfterColon && words.nested === words.colon;
      return `${outer.text}${words.nested} ${large ? capital(text) : text}`;
    },
    label: (text) => l.nouns.quoted(text),
    keyword: (word, amount) => join(word, amount),
  };
}
