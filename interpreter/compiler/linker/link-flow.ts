import type { Act, Program } from '../../../dsl/ir/statements.ts';
import { withPartners } from '../../../dsl/ir/partners.ts';
import { nodesOf } from '../../../dsl/ir/visit.ts';
import { parse } from '../../../dsl/language/parser/parse.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { resolveVerb, resolveLocals } from '../../../dsl/checker/check.ts';
import type { Snippet } from '../../../dsl/text/source.ts';
import { typePhrase } from '../../../dsl/checker/scope.ts';
import type { Many, Scalar } from '../../../dsl/ir/expressions.ts';
import { countersDownTo0 } from '../../../dsl/language/symbols/counter-bounds.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { StepSymbol, VerbSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { entry, valueOf, type Node } from '../../../schemas/index.ts';
import { namedProgram } from '../../game/linked-game.ts';
import { bestOf } from './link-score.ts';
import type {
  Ending,
  NamedProgram,
  ScoreKey,
  Step,
  TurnPart,
  WindowData,
  RootRole,
} from '../../game/linked-game.ts';
import { unknownWords } from '../../../dsl/checker/suggestions/repaired-text-words.ts';
import { namesOf, refer, section } from '../declare/declared-names.ts';
import { rememberedAt } from '../loader/incremental-cache.ts';
import { linkOffer } from './link-offers.ts';
import {
  conditionText,
  effectText,
  emptyText,
  noteJudged,
  setText,
  valueText,
} from '../texts/checked-texts.ts';
import { TextReader } from '../texts/text-reader.ts';
import {
  reportAtNode,
  reportIdleKey,
  entries,
  items,
  snippet,
  textAt,
  type Sources,
} from '../loader/link-context.ts';
import { isOpen } from '../../../dsl/ir/visibility.ts';

/** The steps of the flow, their texts understood. */
export function linkSteps(s: Sources, vocabulary: Vocabulary, game: Node): Step[] {
  const cycles = entries(valueOf(game, 'flow'));
  if (cycles.length === 0) {
    reportAtNode(s, 'game/no-flow', valueOf(game, 'game') ?? game, {});
    return [];
  }
  if (cycles.length > 1) reportAtNode(s, 'game/one-cycle', cycles[1].key, {});
  return items(valueOf(cycles[0].value, 'steps')).flatMap((node) => linkStep(s, vocabulary, node) ?? []);
}

function linkStep(s: Sources, vocabulary: Vocabulary, node: Node): Step | undefined {
  const symbol = vocabulary.steps.find((step) => step.id === textAt(node, 'id'));
  if (!symbol) return undefined;
  const what = valueOf(node, 'do');
  const from = valueOf(node, 'turns from');
  const until = valueOf(node, 'until');
  const actions = valueOf(node, 'actions');
  const steps = valueOf(node, 'steps');
  const more = valueOf(node, 'extra turns');
  const fewer = valueOf(node, 'skipped turns');
  const over = valueOf(node, 'ended turns');
  const many = valueOf(node, 'least') ?? valueOf(node, 'most');
  const turns = [from, until, actions, steps, more, fewer, over, many].some((each) => each !== undefined);
  const whole = from && (actions !== undefined) !== (steps !== undefined) && !(many && steps);
  if ((what !== undefined) === turns || (turns && !whole)) {
    return reportAtNode(s, 'game/step', valueOf(node, 'id')!, {});
  }
  if (what) return { kind: 'do', symbol, program: effectText(s, vocabulary, what, roleOf(symbol), {}) };
  const first = valueText(s, vocabulary, from!)?.value.scalar;
  const test = until && conditionText(s, vocabulary, until);
  const parts = steps
    ? items(steps).flatMap((each) => linkPart(s, vocabulary, each) ?? [])
    : [onlyAction(s, vocabulary, node, symbol)];
  if (!first || (until && !test)) return undefined;
  const text = test?.snippet ?? emptyText(s, node);
  // One that stays above 0 would be turns without end.
  const counters = countersDownTo0(vocabulary.counters, 'player');
  const [extra, skipped] = [more, fewer].map((each) =>
    refer(s, say('no/counter-of-a-player-that-goes-down-to-0'), each, counters),
  );
  const ofGame = countersDownTo0(vocabulary.counters, 'game');
  const ended = refer(s, say('no/counter-of-the-game-that-goes-down-to-0'), over, ofGame);
  return {
    kind: 'turns',
    symbol,
    from: first,
    until: test?.value,
    extra,
    skipped,
    ended,
    parts,
    snippet: text,
  };
}

const roleOf = (symbol: StepSymbol): RootRole => ({ kind: 'step', step: symbol.id });

/** A turn that is one action. */
function onlyAction(s: Sources, vocabulary: Vocabulary, node: Node, symbol: StepSymbol): TurnPart {
  const offer = linkOffer(s, vocabulary, node, roleOf(symbol), []);
  const text = emptyText(s, node);
  const numbers = numberOfActions(s, vocabulary, node);
  return { kind: 'actions', symbol: undefined, offer, ...numbers, until: undefined, snippet: text };
}

/** How many actions there are in a turn, or in a part of one. */
function numberOfActions(
  s: Sources,
  vocabulary: Vocabulary,
  node: Node,
): { least: Scalar | undefined; most: Scalar | undefined } {
  const [least, most] = ['least', 'most'].map((key) => {
    const given = valueOf(node, key);
    if (given?.kind === 'scalar' && typeof given.value === 'number')
      return { op: 'constant', value: given.value } as const;
    const found = given && valueText(s, vocabulary, given, { acting: true })?.value;
    if (found && found.thing.sort !== 'number') {
      const wanted = say('phrase/a-number');
      return reportAtNode(s, 'name/wrong-sort', given, { found: typePhrase(found.thing), wanted });
    }
    return found?.scalar;
  });
  const [from, to] = [least, most].map((each) => (each?.op === 'constant' ? each.value : undefined));
  const lowest = Math.max(1, from ?? 1);
  if (to !== undefined && lowest > to)
    reportAtNode(s, 'game/empty-bounds', valueOf(node, 'most')!, { from: lowest, to });
  return { least, most };
}

/** A step of a turn. */
function linkPart(s: Sources, vocabulary: Vocabulary, node: Node): TurnPart | undefined {
  const symbol = vocabulary.steps.find((step) => step.id === textAt(node, 'id'));
  if (!symbol) return undefined;
  const what = valueOf(node, 'do');
  const until = valueOf(node, 'until');
  const acts = valueOf(node, 'actions') !== undefined || valueOf(node, 'abilities') !== undefined;
  const many = valueOf(node, 'least') ?? valueOf(node, 'most');
  if ((what !== undefined) === acts || (what && (until || many)))
    return reportAtNode(s, 'game/step', valueOf(node, 'id')!, {});
  if (what)
    return { kind: 'do', symbol, program: effectText(s, vocabulary, what, roleOf(symbol), { acting: true }) };
  const test = until && conditionText(s, vocabulary, until, { acting: true });
  if (until && !test) return undefined;
  const text = test?.snippet ?? emptyText(s, node);
  const offer = linkOffer(s, vocabulary, node, roleOf(symbol), []);
  const numbers = numberOfActions(s, vocabulary, node);
  return { kind: 'actions', symbol, offer, ...numbers, until: test?.value, snippet: text };
}

/** The bodies of all verbs. */
export function linkVerbs(s: Sources, vocabulary: Vocabulary, game: Node): NamedProgram[] {
  return entries(valueOf(game, 'verbs')).flatMap(({ key, value }): NamedProgram[] => {
    const verb = vocabulary.verbs.find((each) => each.id === key.text);
    // One that does not say what it does was complained about, and keeps its place.
    return verb ? [linkVerb(s, vocabulary, verb, valueOf(value, 'do') ?? value)] : [];
  });
}

/** What is tried before each verb has happened, in the order of the verbs. */
export function linkFirsts(s: Sources, vocabulary: Vocabulary, game: Node): (NamedProgram | undefined)[] {
  return entries(valueOf(game, 'verbs')).flatMap(({ key, value }): (NamedProgram | undefined)[] => {
    const verb = vocabulary.verbs.find((each) => each.id === key.text);
    const body = valueOf(value, 'first');
    if (!verb) return [];
    return [body && linkVerb(s, vocabulary, verb, body, 'first')];
  });
}

/** Tells all with what a verb is done. */
function saying(verb: VerbSymbol, { parameters, slots }: Program): Act {
  const things = parameters.map((slot): Many => {
    if (slots[slot].many) return { op: 'list', slot };
    const value = { op: 'local', slot } as const;
    return slots[slot].sort === 'number' ? { op: 'one', value, isNumber: true } : { op: 'one', value };
  });
  return {
    op: 'say',
    verb,
    things,
    sorts: parameters.map((slot) => slots[slot]),
    span: { start: 0, end: 0 },
  };
}

function linkVerb(
  s: Sources,
  vocabulary: Vocabulary,
  verb: VerbSymbol,
  body: Node,
  part: 'first' | 'body' = 'body',
): NamedProgram {
  return rememberedAt(s, `verb ${part}`, body, () => readVerb(s, vocabulary, verb, body, part));
}

function readVerb(
  s: Sources,
  vocabulary: Vocabulary,
  verb: VerbSymbol,
  body: Node,
  part: 'first' | 'body',
): NamedProgram {
  const text = snippet(s, body) ?? emptyText(s, body);
  const meaning = (whole: VerbSymbol, mended: Snippet, wordsOnly = false) =>
    resolveVerb({ vocabulary, snippet: mended, wordsOnly }, whole, part);
  const { value, diagnostics } = meaning(verb, text);
  s.diagnostics.push(...diagnostics);
  const slips = parse('effect', text).diagnostics;
  if (slips.some((each) => each.severity === 'error') && text.text !== '')
    s.diagnostics.push(
      ...unknownWords(
        'effect',
        text,
        slips,
        (tree, mended) => meaning({ ...verb, [part]: tree }, mended, true).diagnostics,
      ),
    );
  noteJudged(s, body, new TextReader('effect', (tree, mended) => meaning({ ...verb, [part]: tree }, mended)));
  const program = value ?? { acts: [], slots: [], parameters: [], abilities: [] };
  // It is announced before anything is tried.
  const isFirst = part === 'first' || verb.first.length === 0;
  const said =
    verb.says && isFirst ? { ...program, acts: [saying(verb, program), ...program.acts] } : program;
  return namedProgram({ kind: 'verb', verb: verb.id, part }, said, text);
}

const checkRole = (id: string | undefined, i: number): RootRole => ({
  kind: 'check',
  check: id ?? String(i + 1),
});

export function linkChecks(s: Sources, vocabulary: Vocabulary, game: Node): NamedProgram[] {
  return items(valueOf(game, 'checks')).flatMap((node, i) => {
    const text = valueOf(node, 'do');
    return text ? [effectText(s, vocabulary, text, checkRole(textAt(node, 'id'), i), {})] : [];
  });
}

export function linkEndings(
  s: Sources,
  vocabulary: Vocabulary,
  game: Node,
  score: readonly ScoreKey[],
): Ending[] {
  const hasScore = valueOf(game, 'score') !== undefined;
  return items(valueOf(game, 'ends')).flatMap((node) => {
    const id = textAt(node, 'id') ?? '';
    const behind = valueOf(node, 'after');
    const after = refer(s, 'step', behind, vocabulary.steps);
    const when = textAt(node, 'at') as Ending['at'];
    if ((when !== undefined) === (behind !== undefined))
      reportAtNode(s, 'game/step', valueOf(node, 'id') ?? node, {});
    const condition = valueOf(node, 'if');
    const together = textAt(node, 'together') as Ending['together'];
    const given = valueOf(node, 'winners');
    if (together && given)
      reportIdleKey(s, entry(node, 'winners')!.key, 'winners', say('phrase/beside-together'));
    const who = together ? undefined : given;
    const test = condition && conditionText(s, vocabulary, condition);
    const drawn = who?.kind === 'scalar' && who.text.trim() === 'nobody';
    const nobody: Many = { op: 'union', parts: [] };
    if (!who && !together && !hasScore)
      reportAtNode(s, 'schema/missing', valueOf(node, 'id') ?? node, {
        key: 'winners',
        example: 'winners: all players with the most points',
      });
    const all: Many = { op: 'players' };
    const said = (): Many | undefined => (who ? setText(s, vocabulary, who)?.value.set : bestOf(score));
    const named = together === 'won' ? all : drawn || together ? nobody : said();
    const winners = named && withPartners(vocabulary.seating.teams, named);
    return (after || when) && test && winners
      ? [{ id, names: namesOf(node, id), after, at: when, test: test.value, winners, together }]
      : [];
  });
}

/** The endings that texts cause by naming who wins or loses the game; only those that some text says. */
export function saidEndings(programs: readonly NamedProgram[]): Ending[] {
  const said = new Set(
    programs.flatMap(({ program }) => nodesOf(program.acts, 'decide').map(({ how }) => how)),
  );
  return SAID.filter((each) => said.has(each.said));
}

const never = { after: undefined, at: undefined, test: { op: 'or', parts: [] } } as const;
const nobodyYet: Many = { op: 'union', parts: [] };

const SAID = [
  {
    ...never,
    id: 'won by a text',
    names: {
      en: ['victory by an effect'],
      fr: ['victoire par un effet f'],
      de: ['Sieg durch einen Effekt m'],
    },
    winners: nobodyYet,
    said: 'won',
  },
  {
    ...never,
    id: 'lost by a text',
    names: {
      en: ['defeat by an effect'],
      fr: ['défaite par un effet f'],
      de: ['Niederlage durch einen Effekt f'],
    },
    winners: nobodyYet,
    said: 'lost',
  },
] as const satisfies readonly Ending[];

/** The windows of a game: who is asked, in which order, what may be done, and when they close. */
export function linkWindows(s: Sources, vocabulary: Vocabulary, game: Node): WindowData[] {
  return [...section(game, 'windows')].flatMap(({ id, key, node, index }): WindowData[] => {
    const symbol = vocabulary.windows[index];
    const asks = valueOf(node, 'asks');
    const from = valueOf(node, 'from');
    if (!symbol || !asks) return [];
    const { parameters } = symbol;
    const who = setText(s, vocabulary, asks, { acting: true }, parameters)?.value.set;
    const first = from && valueText(s, vocabulary, from, { acting: true }, parameters)?.value.scalar;
    const offer = linkOffer(s, vocabulary, node, { kind: 'window', window: id }, parameters);
    // Nobody could ever respond, and what closes on a response would never close.
    if (offer.actions.length === 0 && !offer.abilities)
      return reportAtNode(s, 'game/idle-window', key, { window: id }) ?? [];
    if (!who) return [];
    if (!isOpen(who)) reportAtNode(s, 'game/hidden', asks, { window: id });
    const snippet = { file: s.fileOf(node), text: '', offsets: [key.span.start] };
    const { slots, given } = resolveLocals({ vocabulary, snippet }, parameters);
    return [
      {
        symbol,
        asks: who,
        from: first,
        closes: textAt(node, 'closes') as WindowData['closes'],
        resolves: (textAt(node, 'resolves') ?? 'at once') as WindowData['resolves'],
        offer,
        slots,
        parameters: given,
        snippet,
      },
    ];
  });
}
