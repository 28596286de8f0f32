import { resolveVerb } from '../../dsl/resolve/index.ts';
import type { VerbSymbol, Vocabulary } from '../../dsl/vocabulary.ts';
import { valueOf, type Node } from '../../schemas/index.ts';
import type { ActionOption, Ending, NamedProgram, Step } from '../game.ts';
import { namesOf, refer } from './names.ts';
import { conditionText, effectText, setText, valueText } from './texts.ts';
import { complain, entries, items, snippet, textAt, type Sources } from './sources.ts';

/** The steps of the flow, their texts understood. */
export function linkSteps(s: Sources, vocabulary: Vocabulary, game: Node): Step[] {
  const cycles = entries(valueOf(game, 'flow'));
  if (cycles.length === 0) {
    complain(s, 'game/no-flow', valueOf(game, 'game') ?? game, {});
    return [];
  }
  if (cycles.length > 1) complain(s, 'game/one-cycle', cycles[1].key, {});
  return items(valueOf(cycles[0].value, 'steps')).flatMap((node) => linkStep(s, vocabulary, node) ?? []);
}

function linkStep(s: Sources, vocabulary: Vocabulary, node: Node): Step | undefined {
  const symbol = vocabulary.steps.find((step) => step.id === textAt(node, 'id'));
  if (!symbol) return undefined;
  const what = valueOf(node, 'do');
  const from = valueOf(node, 'turns from');
  const until = valueOf(node, 'until');
  const actions = valueOf(node, 'actions');
  const turns = from !== undefined || until !== undefined || actions !== undefined;
  if ((what !== undefined) === turns || (turns && !(from && until && actions))) {
    return complain(s, 'game/step', valueOf(node, 'id')!, {});
  }
  if (what) return { kind: 'do', symbol, program: effectText(s, vocabulary, what, `flow/${symbol.id}`, {}) };
  const first = valueText(s, vocabulary, from!);
  const test = conditionText(s, vocabulary, until!);
  const offered = entries(actions).flatMap(({ key, value }): ActionOption[] => {
    const id = key.text;
    const body = valueOf(value, 'do');
    if (!body) return [];
    const condition = valueOf(value, 'if');
    const allowed = condition && conditionText(s, vocabulary, condition, { acting: true })?.test;
    const program = effectText(s, vocabulary, body, `flow/${symbol.id}/${id}`, { acting: true });
    return [{ id, names: namesOf(value, id), allowed, program }];
  });
  return (
    first &&
    test && { kind: 'turns', symbol, from: first, until: test.test, actions: offered, snippet: test.snippet }
  );
}

/** The bodies of all verbs. */
export function linkVerbs(s: Sources, vocabulary: Vocabulary, game: Node): NamedProgram[] {
  return entries(valueOf(game, 'verbs')).flatMap(({ key, value }): NamedProgram[] => {
    const verb = vocabulary.verbs.find((each) => each.id === key.text);
    const body = valueOf(value, 'do');
    return verb && body ? [linkVerb(s, vocabulary, verb, body)] : [];
  });
}

function linkVerb(s: Sources, vocabulary: Vocabulary, verb: VerbSymbol, body: Node): NamedProgram {
  const text = snippet(s, body) ?? { file: s.fileOf(body), text: '', offsets: [body.span.start] };
  const { value, diagnostics } = resolveVerb({ vocabulary, snippet: text }, verb);
  s.diagnostics.push(...diagnostics);
  return {
    name: `verbs/${verb.id}`,
    program: value ?? { acts: [], slots: [], parameters: [], abilities: [] },
    snippet: text,
  };
}

export function linkChecks(s: Sources, vocabulary: Vocabulary, game: Node): NamedProgram[] {
  return items(valueOf(game, 'checks')).flatMap((node, i) => {
    const text = valueOf(node, 'do');
    return text ? [effectText(s, vocabulary, text, `checks/${textAt(node, 'id') ?? i + 1}`, {})] : [];
  });
}

export function linkEndings(s: Sources, vocabulary: Vocabulary, game: Node): Ending[] {
  return items(valueOf(game, 'ends')).flatMap((node) => {
    const after = refer(s, 'step', valueOf(node, 'after'), vocabulary.steps);
    const condition = valueOf(node, 'if');
    const who = valueOf(node, 'winners');
    const test = condition && conditionText(s, vocabulary, condition);
    const winners = who && setText(s, vocabulary, who);
    return after && test && winners
      ? [{ id: textAt(node, 'id') ?? after.id, after, test: test.test, winners }]
      : [];
  });
}
