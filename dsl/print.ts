/** Writes a tree as text in the canonical layout, so that parsing the text gives the tree again (but for its spans). */
import type {
  Ability,
  Arm,
  Args,
  Block,
  Complement,
  Condition,
  Duration,
  Entries,
  Entry,
  Event,
  Expression,
  Head,
  LoopOrder,
  Mode,
  NounPhrase,
  Order,
  Quantity,
  Standing,
  Statement,
  Tail,
  Word,
} from './tree.ts';

/** The text of a tree; lines end in `\n`, but for the last. */
export function print<E extends Entry>(entry: E, tree: Entries[E]): string {
  return write(entry, tree).join('\n');
}

function write(entry: Entry, tree: Entries[Entry]): string[] {
  switch (entry) {
    case 'effect':
      return (tree as Block).flatMap((statement) => statementLines(statement));
    case 'abilities':
      return (tree as readonly Ability[]).flatMap((ability) => abilityLines(ability));
    case 'objects':
      return [args(tree as Entries['objects']).trimStart()];
    case 'condition':
      return conditionLines(tree as Condition);
    case 'phrase':
    case 'expression':
      return [sum(tree as Expression)];
    case 'cost':
      return [(tree as readonly Order[]).map((o) => order(o, true)).join(' and ')];
  }
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
const words = (list: readonly Word[], glue = ' '): string => list.map(({ text }) => text).join(glue);
const optional = (text: string | undefined, before = ' '): string =>
  text === undefined || text === '' ? '' : before + text;

// -------------------------------------------------------------------------------------------- phrases

/** Sums and products stand in brackets wherever a phrase is expected. */
const compound = (e: Expression): boolean => e.kind === 'binary' || (e.kind === 'divided' && !isHalf(e));
/** `half`: written by the parser as a division by a number whose place is the word. */
const isHalf = (e: Expression): boolean =>
  e.kind === 'divided' && e.right.kind === 'number' && e.right.value === 2 && !compoundOrExtreme(e.left);
const compoundOrExtreme = (e: Expression): boolean =>
  e.kind === 'binary' || e.kind === 'divided' || e.kind === 'extreme';

/** As an amount: a number, else in brackets. */
const amount = (e: Expression): string => (e.kind === 'number' ? String(e.value) : `(${sum(e)})`);
/** As a phrase: whatever is not one stands in brackets. */
const value = (e: Expression): string => (compound(e) ? `(${sum(e)})` : sum(e));
/** As a phrase inside another one. */
const inner = (e: Expression): string => (compoundOrExtreme(e) || outermost(e) ? `(${sum(e)})` : sum(e));

/** As who or what a clause is about. */
const who = (e: Expression): string =>
  e.kind === 'noun' && !e.name && e.tails.every(({ kind }) => kind !== 'where') ? sum(e) : inner(e);

/** Whether a phrase ends in something that would take in what follows it on the line. */
function outermost(e: Expression): boolean {
  if (e.kind === 'number-of') return outermost(e.phrase);
  return (
    e.kind === 'noun' &&
    (e.name !== undefined || e.tails.some(({ kind }) => kind === 'where' || kind === 'relative'))
  );
}

/** As a phrase, in brackets if something follows that its own condition would take in. */
const guarded = (e: Expression, followed: boolean): string =>
  followed && outermost(e) ? `(${sum(e)})` : value(e);

function sum(e: Expression): string {
  switch (e.kind) {
    case 'binary': {
      const times = e.operator === 'times';
      const sided = (side: Expression, nests: boolean): string =>
        nests || !compound(side) ? inner(side) : sum(side);
      // `a - (b - c)`, and a product of sums
      const left = sided(e.left, times);
      const right = sided(e.right, times || (e.right.kind === 'binary' && e.right.operator !== 'times'));
      return `${left} ${e.operator} ${right}`;
    }
    case 'divided':
      return isHalf(e)
        ? `half ${inner(e.left)} rounded ${e.rounded}`
        : `${inner(e.left)} divided by ${inner(e.right)} rounded ${e.rounded}`;
    case 'extreme':
      return `the ${e.which} of ${inner(e.left)} and ${inner(e.right)}`;
    case 'number':
      return String(e.value);
    case 'dice':
      return `${e.count}d${e.sides}`;
    case 'range':
      return range(e);
    case 'text':
      return `"${e.value}"`;
    case 'seat':
      return e.name.text;
    case 'that-many':
      return 'that many';
    case 'pronoun':
      return e.which;
    case 'number-of':
      return `the number of ${sum(e.phrase)}`;
    case 'noun':
      return noun(e);
  }
}

function range({ from, to }: { readonly from?: number; readonly to?: number }): string {
  if (to === undefined) return `${from}+`;
  return from === undefined ? `${to}-` : `${from}..${to}`;
}

function quantity(q: Quantity): string {
  switch (q.kind) {
    case 'count':
      return `${amount(q.amount)}${q.orMore ? ' or more' : ''}`;
    case 'compared':
      return `${q.how} ${amount(q.amount)}`;
    case 'up-to':
      return `up to ${amount(q.amount)}`;
    case 'any-number':
      return 'any number of';
    case 'one-or-more':
      return 'one or more';
    case 'some-but-not-all':
      return 'some but not all';
    case 'that-many':
      return 'that many';
  }
}

function noun(phrase: NounPhrase): string {
  const { determiner, owner, ordinal } = phrase;
  const heads = phrase.heads.map(head).join(' or ');
  const place = ordinal?.amount ? `${ordinal.which} ${amount(ordinal.amount)} ` : '';
  let start: string | undefined;
  if (owner) start = `${possessor(owner)}'s`;
  else if (phrase.quantity) start = quantity(phrase.quantity);
  else if (determiner === 'a')
    start = phrase.heads[0] && /^[aeiou]/.test(headStart(phrase.heads[0])) ? 'an' : 'a';
  else start = determiner;
  const tails = [...phrase.tails];
  // `any number of those cards`: the `of` is part of the quantity
  const partitive =
    phrase.quantity?.kind === 'any-number' && phrase.heads.length === 0 && tails[0]?.kind === 'of';
  const first = partitive ? optional(inner((tails.shift() as Tail & { kind: 'of' }).phrase)) : '';
  const core = [start, place + heads].filter((part) => part !== undefined && part !== '').join(' ');
  return `${core}${first}${tails.map((t) => ` ${tail(t)}`).join('')}${phrase.name ? ` as ${phrase.name.text}` : ''}`;
}

const possessor = (e: Expression): string =>
  e.kind === 'noun' && e.tails.length > 0 ? `(${sum(e)})` : inner(e);

const headStart = (h: Head): string => (h.isNew ? 'new' : h.words[0].text);
const head = (h: Head): string => `${h.isNew ? 'new ' : ''}${words(h.words)}`;

function tail(t: Tail): string {
  switch (t.kind) {
    case 'of':
      return `of ${inner(t.phrase)}`;
    case 'place':
      return `${t.preposition} ${inner(t.phrase)}`;
    case 'with':
      return `${t.negated ? 'without' : 'with'} ${inner(t.phrase)}`;
    case 'within':
      return `within ${amount(t.amount)} of ${inner(t.of)}`;
    case 'between':
      return `between ${inner(t.left)} and ${inner(t.right)}`;
    case 'where':
      return `where ${condition(t.condition)}`;
    case 'relative':
      return `${sum(t.subject)} ${t.verb.text}${t.time ? ` this ${t.time.unit.text}` : ''}`;
  }
}

// ----------------------------------------------------------------------------------------- conditions

function conditionLines(c: Condition): string[] {
  if (c.kind !== 'any-of' && c.kind !== 'all-of' && c.kind !== 'none-of') return [condition(c)];
  const bullets = c.parts.flatMap((part) => bulleted(conditionLines(part)));
  return [`${c.kind.replace('-', ' ')}:`, ...indented(bullets)];
}

const bulleted = ([first, ...more]: string[]): string[] => [`- ${first}`, ...indented(more)];

/** `followed`: whether more comes behind it that an inner condition would take in. */
function condition(c: Condition, followed = false): string {
  switch (c.kind) {
    case 'and':
    case 'or':
      return c.parts
        .map((part, i) => condition(part, followed || i < c.parts.length - 1))
        .join(` ${c.kind} `);
    case 'any-of':
    case 'all-of':
    case 'none-of':
      return conditionLines(c).join('\n');
    case 'there-is':
      return `there ${c.past ? 'was' : 'is'} ${guarded(c.phrase, followed || c.forEach !== undefined)}${c.forEach ? ` for each ${noun(c.forEach)}` : ''}`;
    case 'is':
      return `${who(c.subject)} ${be(c.subject, c.past)}${c.negated ? ' not' : ''} ${complement(c.complement, followed)}`;
    case 'has':
      return `${who(c.subject)} ${c.past ? 'had' : have(c.subject)}${c.negated ? ' not' : ''} ${guarded(c.object, followed)}`;
    case 'does':
      return c.negated
        ? `${who(c.subject)} did not ${c.verb.text}${args(c.args, followed)}`
        : `${who(c.subject)} ${c.verb.text}${args(c.args, followed)}`;
  }
}

const isYou = (e: Expression): boolean => e.kind === 'pronoun' && e.which === 'you';
const be = (subject: Expression, past: boolean): string =>
  past ? (isYou(subject) ? 'were' : 'was') : isYou(subject) ? 'are' : 'is';
const have = (subject: Expression): string => (isYou(subject) ? 'have' : 'has');

function complement(c: Complement, followed: boolean): string {
  switch (c.kind) {
    case 'phrase':
      return compound(c.phrase) ? sum(c.phrase) : guarded(c.phrase, followed);
    case 'compared':
      return `${c.how} ${compound(c.amount) ? sum(c.amount) : guarded(c.amount, followed)}`;
    case 'placed':
      return `${c.preposition} ${inner(c.phrase)}`;
    case 'within':
      return `within ${amount(c.amount)} of ${inner(c.of)}`;
    case 'words':
      return `${words(c.words)}${args(c.args)}`;
  }
}

// ----------------------------------------------------------------------------------------- statements

/** With a space in front, if there is anything. */
function args(a: Args, followed = false): string {
  const after = a.free || a.time !== undefined || followed;
  const object = optional(a.object && guarded(a.object, after || a.arguments.length > 0));
  const rest = a.arguments.map(
    ({ preposition, phrase }, i) => ` ${preposition} ${guarded(phrase, after || i < a.arguments.length - 1)}`,
  );
  return `${object}${rest.join('')}${a.free ? ' for free' : ''}${a.time ? ` this ${a.time.unit.text}` : ''}`;
}

const isWord = (of: Expression | Word): of is Word => !('kind' in of);

function duration(d: Duration): string {
  const of = isWord(d.of) ? d.of.text : inner(d.of);
  if (d.kind === 'this') return `this ${of}`;
  if (d.kind === 'rest') return `for the rest of ${of}`;
  return isWord(d.of) && d.edge === 'end' ? `until end of ${of}` : `until the ${d.edge} of ${of}`;
}

interface Trailer {
  readonly forEach?: NounPhrase;
  readonly duration?: Duration;
}

const trailer = (t: Trailer): string =>
  `${t.forEach ? ` for each ${noun(t.forEach)}` : ''}${t.duration ? ` ${duration(t.duration)}` : ''}`;

function order(o: Order, followed = false): string {
  const actor = o.subject ? `${who(o.subject)} ${o.may ? 'may ' : ''}${o.secretly ? 'secretly ' : ''}` : '';
  return `${actor}${o.verb.text}${args(o.args, followed || trailer(o) !== '')}${trailer(o)}`;
}

const change = (c: {
  readonly sign: string;
  readonly amount: Expression;
  readonly target: Expression;
}): string => `${c.sign}${amount(c.amount)} to ${inner(c.target)}`;

function standing(s: Standing): string {
  return `${who(s.subject)} ${says(s)}${s.duration ? ` ${duration(s.duration)}` : ''}`;
}

function says({ subject, says: s }: Standing): string {
  switch (s.kind) {
    case 'cannot':
    case 'can':
    case 'must':
      return `${s.kind} ${s.passive ? 'be ' : ''}${words(s.verbs, ' or ')}${args(s.args)}`;
    case 'counts-as':
      return `${s.also ? 'also ' : ''}counts as ${isWord(s.what) ? s.what.text : inner(s.what)}`;
    case 'has':
      return `${have(subject)} ${inner(s.what)}`;
    case 'costs':
      return `costs ${inner(s.amount)} ${s.direction}`;
  }
}

/** A statement that fits behind a comma without hiding where it ends. */
const fitsInline = (s: Statement): boolean =>
  ['order', 'modify', 'becomes', 'standing', 'nothing', 'let', 'together', 'sequence'].includes(s.kind);

/** A header with its body: behind a comma, or below. */
function headed(header: string, block: Block, comma = ', '): string[] {
  if (block.length === 1 && fitsInline(block[0])) return [`${header}${comma}${statementLines(block[0])[0]}`];
  return [`${header}:`, ...indented(block.flatMap(statementLines))];
}

function otherwise(block: Block | undefined): string[] {
  if (!block) return [];
  if (block.length === 1 && block[0].kind === 'if') {
    const [first, ...rest] = statementLines(block[0]);
    return [`otherwise ${first}`, ...rest];
  }
  return headed('otherwise', block);
}

function loopOrder(o: LoopOrder | undefined): string {
  if (!o) return '';
  if (o.kind === 'turn') return ` in turn order${o.from ? ` from ${inner(o.from)}` : ''}`;
  return ` in ${o.descending ? 'descending ' : ''}order of ${inner(o.key)}`;
}

function statementLines(s: Statement): string[] {
  switch (s.kind) {
    case 'order':
      return [order(s)];
    case 'modify':
      return [`${change(s)}${trailer(s)}`];
    case 'becomes':
      return [`${who(s.subject)} becomes ${sum(s.value)}`];
    case 'standing':
      return [standing(s)];
    case 'nothing':
      return ['nothing'];
    case 'let':
      return [`let ${s.name.text} be ${sum(s.value)}`];
    case 'together':
      return [
        s.parts
          .map((part, i) =>
            part.kind === 'order' ? order(part, i < s.parts.length - 1) : statementLines(part)[0],
          )
          .join(' and '),
      ];
    case 'sequence':
      return [s.parts.map((part) => statementLines(part)[0]).join(', then ')];
    case 'if':
      return [...headed(`if ${condition(s.condition)}`, s.then), ...otherwise(s.otherwise)];
    case 'if-done':
      return [...headed(s.negated ? 'if you do not' : 'if you do', s.then), ...otherwise(s.otherwise)];
    case 'when-done':
      return headed('when you do', s.body);
    case 'unless':
      return headed(`unless ${order(s.payment)}`, s.body);
    case 'for-each':
      return headed(`for each ${noun(s.item)}${loopOrder(s.order)}`, s.body);
    case 'repeat': {
      const stop = s.stop ? ` ${s.stop.when} ${condition(s.stop.condition)}` : '';
      return headed(
        `repeat ${s.mode === 'up-to' ? 'up to' : 'exactly'} ${amount(s.times)} times${stop}`,
        s.body,
      );
    }
    case 'choose-one':
      return [`choose ${choices(s.minimum, s.maximum)}:`, ...indented(s.modes.flatMap(mode))];
    case 'depending':
      return [`depending on ${sum(s.on)}:`, ...indented(s.arms.flatMap(arm))];
    case 'lasting':
      return abilityBody(duration(s.duration), s.abilities);
    case 'delayed':
      return headed(`at the ${s.edge} of ${inner(s.of)}`, s.body);
  }
}

function choices(minimum: number, maximum: number): string {
  if (minimum === 0) return `up to ${maximum}`;
  if (minimum < maximum) return 'one or more';
  return minimum === 1 ? 'one' : String(minimum);
}

function mode(m: Mode): string[] {
  const lines = m.body.flatMap(statementLines);
  return bulleted(m.label === undefined ? lines : [`"${m.label}", ${lines[0]}`, ...lines.slice(1)]);
}

function arm(a: Arm): string[] {
  const { match } = a;
  if (match === 'otherwise') return headed('otherwise', a.body);
  if ('text' in match) return headed(match.text, a.body);
  return headed(
    match.from !== undefined && match.from === match.to ? String(match.from) : range(match),
    a.body,
  );
}

// ------------------------------------------------------------------------------------------ abilities

function event(e: Event, would: boolean): string {
  const verbs = words(e.verbs, ' or ');
  const middle = would ? `would ${e.passive ? 'be ' : ''}` : e.passive ? `${be(e.subject, false)} ` : '';
  return `${who(e.subject)} ${middle}${verbs}${args(e.args, true)}${e.agent ? ` by ${inner(e.agent)}` : ''}`;
}

const events = (list: readonly Event[], would = false): string =>
  list.map((e) => event(e, would)).join(' or ');

function abilityBody(header: string, abilities: readonly Ability[]): string[] {
  if (abilities.length !== 1) return [`${header}:`, ...indented(abilities.flatMap(abilityLines))];
  const [first, ...rest] = abilityLines(abilities[0]);
  return [`${header}, ${first}`, ...rest];
}

function proviso(a: { readonly condition?: Condition; readonly still: boolean }): string {
  return a.condition ? ` if ${a.still ? 'still ' : ''}${condition(a.condition)}` : '';
}

function abilityLines(a: Ability): string[] {
  const [first, ...rest] = unlimited(a);
  return 'limit' in a && a.limit ? [`${limit(a.limit)}, ${first}`, ...rest] : [first, ...rest];
}

/** Whether `to` can stand in front: an infinitive has no subject. */
function startsWithVerb(s: Statement): boolean {
  if (s.kind === 'together' || s.kind === 'sequence') return startsWithVerb(s.parts[0]);
  return s.kind === 'order' && s.subject === undefined;
}

function limit(l: { readonly times: number; readonly per: readonly Word[] }): string {
  const often = l.times === 1 ? 'once' : l.times === 2 ? 'twice' : `${l.times} times`;
  return `${often} per ${words(l.per, ' per ')}`;
}

function unlimited(a: Ability): string[] {
  switch (a.kind) {
    case 'triggered':
      return headed(`${a.timing} ${events(a.events)}${proviso(a)}`, a.body);
    case 'at':
      return headed(`at the ${a.edge} of ${inner(a.of)}${proviso(a)}`, a.body);
    case 'replacement':
      return headed(`if ${events(a.events, true)}, ${a.optional ? 'you may ' : ''}instead`, a.body, ' ');
    case 'activated': {
      if (a.cost.length === 0) return a.effect.flatMap(statementLines);
      const header = `${a.cost.map((o) => order(o, true)).join(' and ')} to`;
      if (!startsWithVerb(a.effect[0])) return [`${header}:`, ...indented(a.effect.flatMap(statementLines))];
      return headed(header, a.effect, ' ');
    }
    case 'continuous':
      return [`${change(a)}${trailer(a)}`];
    case 'standing':
      return [standing(a)];
    case 'while':
      return abilityBody(`while ${condition(a.condition)}`, a.abilities);
    case 'during':
      return abilityBody(`during ${a.steps.map(inner).join(' or ')}`, a.abilities);
    case 'keyword':
      return [`${a.word.text}${optional(a.amount && amount(a.amount))}`];
  }
}
