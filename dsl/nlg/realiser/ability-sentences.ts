/** Abilities in sentences: triggers, lasting rules, and what may be used. */
import type { Ability, Block, Condition, Statement } from '../../language/syntax/ast.ts';
import {
  asMay,
  headed,
  headedAbilities,
  inSentences,
  isPriced,
  provisoOf,
  offeredBefore,
} from './header-sentences.ts';
import { completeSentence, onOneLine, paragraphs, type Sentence, type Speaker } from './paragraphs.ts';
import { ordersOf } from '../../language/syntax/phrase-parts.ts';
import type { ClauseHeader, Stance } from '../realiser.ts';
import { capital } from './word-joining.ts';

/** Each ability is a paragraph. */
export const abilityLines = (speaker: Speaker, abilities: readonly Ability[]): string[] =>
  abilities.flatMap((each) => paragraphs([completeSentence(speaker, abilitySentence(speaker, each, false))]));

/** An ability; `after`: other words precede it. */
export function abilitySentence(speaker: Speaker, a: Ability, after: boolean): Sentence {
  const { t } = speaker;
  const { say } = t;
  switch (a.kind) {
    case 'triggered':
      return headed(
        speaker,
        withLimit(
          speaker,
          a,
          waiting(speaker, a, say.when(a.events, a.timing === 'before', a.limit !== undefined)),
        ),
        a.body,
      );
    case 'at':
      return headed(speaker, withLimit(speaker, a, waiting(speaker, a, say.edge(a.edge, a.of))), a.body);
    case 'replacement':
      return replacement(speaker, a);
    case 'activated':
      if (a.cost.length === 0 || (a.cost.every(isNothing) && isOffered(a.effect)))
        return free(speaker, a, after);
      return isPriced(a) ? priced(speaker, a) : activated(speaker, a, after);
    case 'price':
      return price(speaker, a);
    case 'continuous':
      return { text: t.change(a, { after }) };
    case 'standing':
      return { text: t.standing(a, { after }) };
    case 'while':
      return inside(speaker, say.while(a.condition, a.isUnless), a.abilities);
    case 'during':
      return inside(speaker, say.during(a.steps), a.abilities);
    case 'keyword':
      return { text: say.keyword(t.word(a.word), a.amount && t.number(a.amount)) };
  }
}

const inside = (speaker: Speaker, header: ClauseHeader, abilities: readonly Ability[]): Sentence =>
  headedAbilities(speaker, header, abilities, (a, after) => abilitySentence(speaker, a, after));

/** A header with the condition behind it. */
function waiting(
  speaker: Speaker,
  { condition, still }: { readonly condition?: Condition; readonly still: boolean },
  header: ClauseHeader,
): ClauseHeader {
  const proviso = provisoOf(speaker, condition, still);
  return proviso === '' ? header : { text: header.text + proviso, clause: true };
}

function withLimit(
  { t }: Speaker,
  a: Ability & { kind: 'triggered' | 'at' | 'replacement' },
  header: ClauseHeader,
): ClauseHeader {
  return a.limit ? t.say.limited(t.limit(a.limit), header) : header;
}

function replacement(speaker: Speaker, a: Ability & { kind: 'replacement' }): Sentence {
  const { say } = speaker.t;
  const header = withLimit(speaker, a, say.ifAboutTo(a.events));
  const [first] = a.body;
  if (!a.optional) return headed(speaker, header, a.body, { adverb: say.instead, always: true });
  if (a.body.length === 1 && first.kind === 'order' && !first.subject)
    return headed(speaker, header, [asMay(first)], { adverb: say.instead });
  return listedMay(speaker, { text: `${header.text}, ${say.youMayInstead}`, clause: true }, a.body);
}

/** `you may do this: ...` */
function listedMay(speaker: Speaker, header: ClauseHeader, body: Block): Sentence {
  const { say } = speaker.t;
  const parts = speaker.statements(body, true).filter(({ text }) => text !== '');
  const list = parts.map(onOneLine).join(`${say.semicolon} `);
  return { text: `${header.text}${say.colon} ${say.largeAfterColon ? capital(list) : list}` };
}

type Activated = Ability & { readonly kind: 'activated' };

/** A price of 0. */
const isNothing = (cost: Statement): boolean => {
  const object = cost.kind === 'order' ? cost.args.object : undefined;
  return (
    object?.kind === 'noun' &&
    object.quantity?.kind === 'count' &&
    object.quantity.amount.kind === 'number' &&
    object.quantity.amount.value === 0
  );
};

/** What is done first, behind the names that are given. */
const firstDone = (effect: Block): number => effect.findIndex(({ kind }) => kind !== 'let');
const isOffered = (effect: Block): boolean =>
  ['order', 'together', 'sequence'].includes(effect[firstDone(effect)]?.kind ?? '');

/** What costs nothing: `once per turn, you may draw a card`. */
function free(speaker: Speaker, a: Activated, after: boolean): Sentence {
  const [only, ...more] = a.effect;
  if (only.kind === 'choose-one' && more.length === 0) {
    const stance: Stance = { ...stanceOf(speaker, a, after), may: true };
    const { text, ...lines } = speaker.statement(only, stance);
    return { ...lines, text: inFront(speaker, a, stance, text) };
  }
  const at = firstDone(a.effect);
  const optional = a.effect.map((each, i) => (i === at ? mayBe(each) : each));
  const stance = stanceOf(speaker, a, after);
  const said = optional
    .map((each, i) => speaker.statement(each, i === at ? stance : {}, offeredBefore(optional, i)))
    .filter(({ text }) => text !== '');
  const text = said.map((each, i) => (i === 0 ? onOneLine(each) : capital(onOneLine(each)))).join('. ');
  return { text: inFront(speaker, a, stance, text) };
}

const mayBe = (s: Statement): Statement =>
  s.kind === 'order'
    ? asMay(s)
    : s.kind === 'together' || s.kind === 'sequence'
      ? { ...s, parts: s.parts.map((part, i) => (i === 0 ? mayBe(part) : part)) }
      : s;

/** `once per turn, 2 coins: draw a card` */
function priced(speaker: Speaker, a: Activated): Sentence {
  const { t } = speaker;
  const { say } = t;
  const { orders, joint } = ordersOf(a.cost);
  const paid = t.list(
    orders.flatMap(({ args }) => (args.object ? [t.phrase(args.object)] : [])),
    joint,
  );
  const price = a.limit ? t.attach({ text: t.limit(a.limit), clause: true }, paid) : paid;
  const { text, ...rest } = inSentences(speaker, a.effect);
  return { ...rest, text: `${price}${say.colon} ${say.largeAfterColon ? capital(text) : text}` };
}

/** `you may sacrifice a tool. If you do, draw a card` */
function activated(speaker: Speaker, a: Activated, after: boolean): Sentence {
  const { t } = speaker;
  const { orders, joint } = ordersOf(a.cost);
  const [first, ...rest] = orders.map(asMay);
  const stance = stanceOf(speaker, a, after);
  const price = t.list(
    [t.order(first, stance), ...rest.map((each) => t.order(each, { following: first }))],
    joint,
  );
  const effect = headed(speaker, t.say.done('you', false), a.effect);
  return {
    text: `${inFront(speaker, a, stance, price)}. ${capital(effect.text)}`,
    ...(effect.points ? { points: effect.points } : {}),
    ...(effect.next ? { next: effect.next } : {}),
  };
}

/** `to attack this card, opponents also discard 2 cards`, `to play cards, you pay 1 coin less`, `you pay no coins` */
function price(
  { t }: Speaker,
  { verbs, args, payer, less, nothing, cost }: Ability & { kind: 'price' },
): Sentence {
  const header = t.say.toDo(verbs, args);
  const { orders: said, joint } = ordersOf(cost);
  const [first, ...rest] = payer ? said.map((each) => ({ ...each, subject: payer })) : said;
  const lowered = nothing ? {} : { less: t.say.less };
  const how = less ? lowered : { also: t.say.also };
  const orders = [
    t.order(first, { after: true, ...how }),
    ...rest.map((each) => t.order(each, { following: first })),
  ];
  return { text: t.attach(header, t.list(orders, joint)) };
}

/** The position of the first clause of what may be used, with its limit if the language puts it inside. */
function stanceOf({ t }: Speaker, { limit }: Activated, after: boolean): Stance {
  const adverb = after && limit ? t.say.limitInside(t.limit(limit)) : undefined;
  return { after: after || limit !== undefined, ...(adverb === undefined ? {} : { adverb }) };
}

const inFront = ({ t }: Speaker, { limit }: Activated, { adverb }: Stance, text: string): string =>
  limit && adverb === undefined ? t.attach({ text: t.limit(limit), clause: false }, text) : text;
