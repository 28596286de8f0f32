/** Statements of an effect, put together from the clauses of a language. */
import { serialOrderOf } from '../../language/symbols/serial-order.ts';
import type { Arm, Block, LoopOrder, Mode, Order, Statement } from '../../language/syntax/ast.ts';
import { abilitySentence } from './ability-sentences.ts';
import { asSentences, headed, headedAbilities, inARow, offeredBefore } from './header-sentences.ts';
import { amountOf } from './amounts.ts';
import { chooserOf, mayChoose, modeLines, offeredChoice } from './choice-lines.ts';
import { completeSentence, onOneLine, paragraphs, type Sentence, type Speaker } from './paragraphs.ts';
import { verbatim, type DiscourseScope } from '../discourse/discourse-scope.ts';
import type { Stance, Tongue } from '../realiser.ts';
import { capital, rangeText } from './word-joining.ts';

/** Who says a text. */
export function speakerOf(t: Tongue, scope: DiscourseScope): Speaker {
  const speaker: Speaker = {
    t,
    scope,
    statement: (s, stance, before) => statement(speaker, s, stance, before),
    statements: (block, inner = false) =>
      block.map((each, i) => statement(speaker, each, { inner }, offeredBefore(block, i))),
  };
  return speaker;
}

/** Paragraphs: the sentences of an effect in one, but for lists, of which each point is a line of its own. */
export const effectLines = (speaker: Speaker, block: Block): string[] =>
  paragraphs(sentences(speaker, block));

/** The lines of each statement of an effect: its sentence, and the points of the list that it ends in. */
export const statementLines = (speaker: Speaker, block: Block): string[][] =>
  sentences(speaker, block).map((said) => paragraphs([said]));

const sentences = (speaker: Speaker, block: Block): Sentence[] =>
  block.flatMap((each, i) => {
    const said = speaker.statement(each, {}, offeredBefore(block, i));
    return said.text === '' ? [] : [completeSentence(speaker, said)];
  });

function statement(speaker: Speaker, s: Statement, stance: Stance, before?: Statement): Sentence {
  const { t } = speaker;
  const { say } = t;
  const { inner } = stance;
  switch (s.kind) {
    case 'order':
      return { text: t.order(s, stance) };
    case 'modify':
      return { text: t.change(s, stance) };
    case 'becomes':
      return { text: t.becomes(s, stance) };
    case 'standing':
      return { text: t.standing(s, stance) };
    case 'nothing':
      return { text: say.nothing(stance) };
    case 'let':
      return { text: named(speaker, s) };
    case 'together':
      return { text: together(speaker, s.parts, stance) };
    case 'sequence':
      return { text: inARow(speaker, s.parts, stance) };
    case 'if':
      return headed(speaker, say.if(s.condition), s.then, { otherwise: s.otherwise, inner });
    case 'if-done':
      return headed(speaker, say.done(whoDid(before), s.negated), s.then, { otherwise: s.otherwise, inner });
    case 'when-done':
      return headed(speaker, say.whenDone(whoDid(before)), s.body, { inner });
    case 'unless':
      return headed(speaker, say.unless(s.payment), s.body, { inner });
    case 'for-each':
      if (s.spread) return inOrder(speaker, s, stance);
      return headed(speaker, say.forEach(t.each(s.item), loopOrder(speaker, s.order)), s.body, { inner });
    case 'repeat':
      return listed(
        speaker,
        say.repeat(amountOf(speaker.scope, s.times), s.mode === 'up-to', s.stop),
        s.body,
        inner,
      );
    case 'choose-one': {
      const offered = offeredChoice(speaker, s, stance);
      if (offered) return offered;
      const chooser = chooserOf(s) ?? (stance.may || isOneOrNone(s) ? mayChoose(s) : undefined);
      return {
        text: `${say.choose(isOneOrNone(s) && !chooserOf(s) ? { ...s, minimum: 1 } : s, chooser, stance)}${say.colon}`,
        points: modeLines(s).map((mode) => modeOf(speaker, mode)),
      };
    }
    case 'depending':
      return {
        text: `${say.dependingOn(s.on)}${say.colon}`,
        points: s.arms.map((arm) => armOf(speaker, arm)),
      };
    case 'lasting':
      return apart(
        speaker,
        headedAbilities(speaker, say.duration(s.duration), s.abilities, (a, after) =>
          abilitySentence(speaker, a, after),
        ),
        inner,
      );
    case 'delayed':
      return headed(speaker, say.edge(s.edge, s.of), s.body, { inner });
  }
}

/** `you may choose one` */
const isOneOrNone = ({ minimum, maximum }: Statement & { kind: 'choose-one' }): boolean =>
  minimum === 0 && maximum === 1;

/** Who answered the `may` before an `if you do`: `they` where the statement has another subject. */
function whoDid(before: Statement | undefined): 'you' | 'they' {
  const order = before && firstOrder(before);
  const { subject } = order ?? (before?.kind === 'choose-one' ? before : {});
  return subject && !(subject.kind === 'pronoun' && subject.which === 'you') ? 'they' : 'you';
}

function firstOrder(s: Statement): Order | undefined {
  if (s.kind === 'order') return s;
  return s.kind === 'together' || s.kind === 'sequence' ? firstOrder(s.parts[0]) : undefined;
}

/** `A and B`: what follows says subject, `may` and verb only where they are others. */
function together(speaker: Speaker, parts: readonly Statement[], stance: Stance): string {
  const { t } = speaker;
  const [first, ...rest] = parts;
  const leads = first.kind === 'order' ? first : undefined;
  const objects = leads && parts.map((part) => objectOf(part, leads));
  if (leads && objects?.every((each) => each !== undefined)) return t.order(leads, stance, objects);
  const following = rest.map((part) =>
    onOneLine(
      speaker.statement(part, part.kind === 'order' && !part.subject && leads ? { following: leads } : {}),
    ),
  );
  return t.list([onOneLine(speaker.statement(first, stance)), ...following], 'and');
}

/** The object of an order that says nothing else, and does so with the same verb. */
function objectOf(s: Statement, leads: Order): Order['args']['object'] {
  if (s.kind !== 'order' || s.verb.text !== leads.verb.text || (s !== leads && s.subject)) return undefined;
  const { args, forEach, duration, secretly } = s;
  const plain = !s.asThis && !s.picked && !forEach && !duration && !secretly;
  const bare = plain && args.arguments.length === 0 && !args.time && !args.free && !args.again;
  return bare ? args.object : undefined;
}

/**
 * A name for a number is rendered as its letter, followed by its value; any other at its use, or by a letter.
 */
function named({ t, scope }: Speaker, s: Statement & { kind: 'let' }): string {
  const known = scope.names.get(s.name.text);
  if (known?.sort === 'alias' && known.letter !== undefined) return t.say.call(known.letter, s.value);
  return known?.sort === 'letter' ? t.say.let(known.letter, t.number(s.value)) : '';
}

/** What holds a list of its own, as a part of a list: where it ends must be seen. */
function apart({ t: { say } }: Speaker, said: Sentence, inner = false): Sentence {
  const line = onOneLine(said);
  return inner && [say.semicolon, say.colon].some((mark) => line.includes(`${mark} `))
    ? { text: `(${line})` }
    : said;
}

/** `repeat 3 times: ...` */
function listed(speaker: Speaker, header: string, block: Block, inner = false): Sentence {
  const { say } = speaker.t;
  const parts = speaker.statements(block, true).filter(({ text }) => text !== '');
  const last = parts.at(-1);
  const list = parts.map((part) => (part === last ? part.text : onOneLine(part))).join(`${say.semicolon} `);
  if (inner)
    return { text: `${header}${say.colon} (${last ? `${list}${onOneLine({ ...last, text: '' })}` : ''})` };
  const text = `${header}${say.colon} ${say.largeAfterColon ? capital(list) : list}`;
  return { text, ...(last?.points ? { points: last.points } : {}) };
}

function modeOf(speaker: Speaker, { label, body }: Mode): string {
  const { say } = speaker.t;
  const called = label === undefined ? '' : `${say.label(verbatim(speaker.scope, label))}${say.colon} `;
  return `${called}${asSentences(speaker, body)}`;
}

function armOf(speaker: Speaker, { match, body }: Arm): string {
  const { say } = speaker.t;
  const head =
    match === 'otherwise'
      ? say.otherwise.text
      : 'text' in match
        ? speaker.t.word(match)
        : rangeText(match.from, match.to);
  return `${capital(head)}${say.colon} ${asSentences(speaker, body)}`;
}

/** What each of several does, or what is done with each of them, one after the other. */
function inOrder(speaker: Speaker, s: Statement & { kind: 'for-each' }, stance: Stance): Sentence {
  const order = loopOrder(speaker, s.order);
  const [only] = s.body;
  if (only.kind === 'order' && !only.subject) {
    const said = speaker.statement(only, stance);
    return { ...said, text: `${said.text}${order}` };
  }
  return headed(speaker, speaker.t.say.inOrder(order), s.body, { inner: stance.inner });
}

function loopOrder({ t: { say }, scope }: Speaker, order: LoopOrder | undefined): string {
  if (!order) return '';
  if (order.kind === 'turn') return say.inTurnOrder(order.from);
  if (order.kind === 'picked') return say.inPickedOrder(order.by);
  const serial = serialOrderOf(order.key, scope.vocabulary);
  return serial ? say.inSerialOrder(serial, order.descending) : say.inOrderOf(order.key, order.descending);
}
