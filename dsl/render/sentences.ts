import type { Ability, Block, Condition, LoopOrder, Order, Statement } from '../tree.ts';
import type { Scope } from './scope.ts';
import type { Stance, Tongue } from './tongue.ts';

/** A clause, and the points of a list that it ends in. */
interface Said {
  readonly text: string;
  readonly points?: readonly string[];
}

/** A speaker of one language in one text. */
export interface Speaker {
  readonly t: Tongue;
  readonly scope: Scope;
}

/** Paragraphs: the sentences of an effect in one, but for lists, of which each point is a line of its own. */
export const effectLines = (speaker: Speaker, block: Block): string[] =>
  paragraphs(
    block.flatMap((each, i) => {
      const said = statement(speaker, each, {}, block[i - 1]);
      return said.text === '' ? [] : [closed(speaker, said)];
    }),
  );

/** Each ability is a paragraph. */
export const abilityLines = (speaker: Speaker, abilities: readonly Ability[]): string[] =>
  abilities.flatMap((each) => paragraphs([closed(speaker, ability(speaker, each))]));

/** A condition as sentences of its own; a list of conditions by its points. */
export function conditionLines(speaker: Speaker, condition: Condition): string[] {
  const { t } = speaker;
  const parts = pointsOf(speaker, condition);
  const text = parts ? leading(speaker, condition) : t.statement(condition);
  return paragraphs([closed(speaker, parts ? { text: `${text}${t.say.colon}`, points: parts } : { text })]);
}

/** A sentence: begins large, ends in a full stop, and says what its letters stand for. */
function closed({ t, scope }: Speaker, { text, points }: Said): Said {
  let whole = text;
  while (scope.open.length > 0) {
    const { letter, value } = scope.open.shift()!;
    whole += `, ${t.say.where(letter, t.phrase(value))}`;
  }
  return points ? { text: capital(whole), points } : { text: `${capital(whole)}.` };
}

function paragraphs(sentences: readonly Said[]): string[] {
  const lines: string[] = [];
  let open = false;
  for (const { text, points } of sentences) {
    if (open) lines.push(`${lines.pop()!} ${text}`);
    else lines.push(text);
    lines.push(...(points ?? []).map((point) => `• ${point}`));
    open = points === undefined;
  }
  return lines;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The statements of a block; who answered a `may` is known to what follows it. */
function statements(speaker: Speaker, block: Block): Said[] {
  return block.map((each, i) => statement(speaker, each, {}, block[i - 1]));
}

function statement(speaker: Speaker, s: Statement, stance: Stance, before?: Statement): Said {
  const { t } = speaker;
  const { say } = t;
  switch (s.kind) {
    case 'order':
    case 'modify':
    case 'becomes':
    case 'standing':
    case 'nothing':
    case 'together':
      return { text: simple(speaker, s, stance) };
    case 'let':
      // What it names is said where it is used; a number by its letter.
      return { text: named(speaker, s) };
    case 'sequence':
      return { text: chain(speaker, s.parts, stance) };
    case 'if':
      return headed(speaker, say.if(t.condition(s.condition)), s.then, s.otherwise);
    case 'if-done':
      return headed(speaker, say.done(whoseTurn(before), s.negated), s.then, s.otherwise);
    case 'when-done':
      return headed(speaker, say.whenDone(whoseTurn(before)), s.body);
    case 'unless':
      return headed(speaker, say.unless(s.payment), s.body);
    case 'for-each':
      return headed(speaker, say.forEach(t.each(s.item), loopOrder(t, s.order)), s.body);
    case 'repeat': {
      const times = say.repeat(t.phrase(s.times), s.mode === 'up-to');
      const stop = s.stop ? ` ${say[s.stop.when]} ${t.condition(s.stop.condition)}` : '';
      return headed(speaker, `${times}${stop}`, s.body);
    }
    case 'choose-one':
      return {
        text: `${say.choose(s.minimum, s.maximum)}${say.colon}`,
        points: s.modes.map((mode) => {
          const label = mode.label === undefined ? '' : `${say.quoted(mode.label)}${say.colon} `;
          return label + inline(speaker, mode.body);
        }),
      };
    case 'depending':
      return {
        text: `${say.dependingOn(t.phrase(s.on))}${say.colon}`,
        points: s.arms.map((arm) => {
          const { match } = arm;
          const head =
            match === 'otherwise'
              ? say.otherwise
              : 'text' in match
                ? match.text
                : rangeText(match.from, match.to);
          return `${capital(head)}${say.colon} ${inline(speaker, arm.body)}`;
        }),
      };
    case 'lasting':
      return headedAbilities(speaker, t.duration(s.duration), s.abilities);
    case 'delayed':
      return headed(speaker, say.edge(s.edge, s.of), s.body);
  }
}

/** Who answered the `may` before an `if you do`: `they` where the statement has another subject. */
function whoseTurn(before: Statement | undefined): 'you' | 'they' {
  const order = before && firstOrder(before);
  return order?.subject && !(order.subject.kind === 'pronoun' && order.subject.which === 'you')
    ? 'they'
    : 'you';
}

function firstOrder(s: Statement): Order | undefined {
  if (s.kind === 'order') return s;
  return s.kind === 'together' || s.kind === 'sequence' ? firstOrder(s.parts[0]) : undefined;
}

/** Statements that need no block of their own. */
const isSimple = (s: Statement): boolean =>
  ['order', 'modify', 'becomes', 'standing', 'nothing', 'together', 'let'].includes(s.kind);

function simple(speaker: Speaker, s: Statement, stance: Stance): string {
  const { t } = speaker;
  switch (s.kind) {
    case 'order':
      return t.order(s, stance);
    case 'modify':
      return t.change(s);
    case 'becomes':
      return t.becomes(s, stance);
    case 'standing':
      return t.standing(s, stance);
    case 'let':
      return named(speaker, s);
    case 'together': {
      const [first, ...rest] = s.parts;
      const leads = first.kind === 'order' ? first : undefined;
      const following = rest.map((part) =>
        simple(speaker, part, part.kind === 'order' && !part.subject && leads ? { following: leads } : {}),
      );
      return t.list([simple(speaker, first, stance), ...following], 'and');
    }
    default:
      return t.say.nothing;
  }
}

/** A name for a number is said as its letter, with what it is behind it. */
function named({ t, scope }: Speaker, s: Statement & { kind: 'let' }): string {
  const known = scope.names.get(s.name.text);
  return known?.sort === 'letter' ? t.say.where(known.letter, t.phrase(s.value)) : '';
}

/** `A, then B` */
function chain(speaker: Speaker, parts: readonly Statement[], stance: Stance): string {
  return parts
    .map((part, i) => statement(speaker, part, i === 0 ? stance : { after: true }, parts[i - 1]).text)
    .filter((text) => text !== '')
    .join(`, ${speaker.t.say.then} `);
}

/** What follows a header: behind a comma where it is short, else behind a colon. */
function headed(speaker: Speaker, header: string, block: Block, otherwise?: Block, adverb?: string): Said {
  const { t } = speaker;
  const said = body(speaker, header, block, adverb);
  if (!otherwise) return said;
  const more =
    otherwise.length === 1 && otherwise[0].kind === 'if'
      ? headed(
          speaker,
          `${t.say.otherwise}, ${t.say.if(t.condition(otherwise[0].condition))}`,
          otherwise[0].then,
          otherwise[0].otherwise,
        )
      : body(speaker, t.say.otherwise, otherwise);
  return { text: `${said.text}. ${capital(more.text)}`, points: more.points };
}

function body(speaker: Speaker, header: string, block: Block, adverb?: string): Said {
  const { t } = speaker;
  const stance: Stance = { after: true, ...(adverb === undefined ? {} : { adverb }) };
  if (block.every(isSimple) && block.length <= 3) {
    // What names something that is worked out has no words of its own.
    const shown = block.filter((s) => s.kind !== 'let' || named(speaker, s) !== '');
    return { text: t.attach(header, chain(speaker, shown, stance)) };
  }
  const parts = statements(speaker, block).filter(({ text }) => text !== '');
  if (parts.length === 1) return { text: t.attach(header, parts[0].text), points: parts[0].points };
  const list = parts.map((part) => part.text).join(`${t.say.semicolon} `);
  const text = `${header}${t.say.colon} ${t.say.largeAfterColon ? capital(list) : list}`;
  return { text, points: parts.at(-1)!.points };
}

/** A block on one line, as a sentence. */
function inline(speaker: Speaker, block: Block): string {
  const text = statements(speaker, block)
    .map((said) => said.text)
    .filter((said) => said !== '')
    .map(capital)
    .join('. ');
  return `${text}.`;
}

const loopOrder = (t: Tongue, order: LoopOrder | undefined): string => {
  if (!order) return '';
  if (order.kind === 'turn') return t.say.inTurnOrder(order.from && t.phrase(order.from));
  return t.say.inOrderOf(t.phrase(order.key), order.descending);
};

export function rangeText(from: number | undefined, to: number | undefined): string {
  if (to === undefined) return `${from}+`;
  if (from === undefined) return `${to}-`;
  return from === to ? String(from) : `${from}–${to}`;
}

// ------------------------------------------------------------------------------------------ abilities

function headedAbilities(speaker: Speaker, header: string, abilities: readonly Ability[]): Said {
  const said = abilities.map((each) => ability(speaker, each, true));
  if (said.length === 1) return { text: speaker.t.attach(header, said[0].text), points: said[0].points };
  return {
    text: `${header}${speaker.t.say.colon} ${said.map((each) => each.text).join(`${speaker.t.say.semicolon} `)}`,
  };
}

function ability(speaker: Speaker, a: Ability, after = false): Said {
  const { t } = speaker;
  const limit = 'limit' in a && a.limit ? t.limit(a.limit) : undefined;
  const front = (text: string): string => (limit === undefined ? text : `${limit}, ${text}`);
  const proviso = (condition: Condition | undefined, still: boolean): string =>
    condition ? `, ${t.say.proviso(t.condition(condition), still)}` : '';
  switch (a.kind) {
    case 'triggered': {
      const events = t.list(
        a.events.map((each) => t.event(each, false)),
        'or',
      );
      const header = t.say.when(events, a.timing === 'before');
      return headed(speaker, front(header + proviso(a.condition, a.still)), a.body);
    }
    case 'at':
      return headed(speaker, front(t.say.edge(a.edge, a.of) + proviso(a.condition, a.still)), a.body);
    case 'replacement': {
      const events = t.list(
        a.events.map((each) => t.event(each, true)),
        'or',
      );
      const header = front(t.say.if(events));
      if (a.optional && a.body.length === 1 && a.body[0].kind === 'order' && !a.body[0].subject) {
        const order: Order = { ...a.body[0], may: true };
        return headed(speaker, header, [order], undefined, t.say.instead);
      }
      if (a.optional) return headed(speaker, `${header}, ${t.say.youMay}`, a.body);
      return headed(speaker, header, a.body, undefined, t.say.instead);
    }
    case 'activated': {
      if (a.cost.length === 0)
        return {
          text: front(
            statements(speaker, a.effect)
              .map((s) => s.text)
              .join('. '),
          ),
        };
      const [first, ...rest] = a.cost;
      const inside = after && limit !== undefined && t.say.limitInside;
      const stance: Stance = { after: after || limit !== undefined, ...(inside ? { adverb: limit } : {}) };
      const price = t.list(
        [
          t.order({ ...first, may: true }, stance),
          ...rest.map((each) => t.order(each, { following: { ...first, may: true } })),
        ],
        'and',
      );
      const paid = limit === undefined || inside ? price : t.say.limited(limit, price);
      const effect = headed(speaker, t.say.done('you', false), a.effect);
      return { text: `${paid}. ${capital(effect.text)}`, points: effect.points };
    }
    case 'continuous':
      return { text: t.change(a) };
    case 'standing':
      return { text: t.standing(a, { after }) };
    case 'while':
      return headedAbilities(speaker, `${t.say.while} ${t.condition(a.condition)}`, a.abilities);
    case 'during':
      return headedAbilities(speaker, t.say.during(a.steps), a.abilities);
    case 'keyword':
      return { text: t.say.keyword(a.word.text, a.amount && t.phrase(a.amount)) };
  }
}

// ----------------------------------------------------------------------------------------- conditions

const leading = ({ t }: Speaker, condition: Condition): string =>
  condition.kind === 'any-of' ? t.say.anyOf : condition.kind === 'all-of' ? t.say.allOf : t.say.noneOf;

/** The points of a list of conditions; undefined where it is none. */
function pointsOf({ t }: Speaker, condition: Condition): string[] | undefined {
  if (condition.kind !== 'any-of' && condition.kind !== 'all-of' && condition.kind !== 'none-of')
    return undefined;
  return condition.parts.map((part) => `${capital(t.statement(part))}.`);
}
