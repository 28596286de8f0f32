import { countsOf } from '../../../dsl/ir/counted-objects.ts';
import { offersOf } from '../../game/placed-offers.ts';
import { allVerbs } from '../../../dsl/language/symbols/counter-verbs.ts';
import { nodesOf } from '../../../dsl/ir/visit.ts';
import type { Act } from '../../../dsl/ir/statements.ts';
import type { Game, NamedProgram, WindowData } from '../../game/linked-game.ts';
import { compileAnnounced, waitingText } from './statements/announced-effects.ts';
import type { Compiler, Linkage } from './codegen-context.ts';
import { addEndings, endingsAtOnce } from './flow/ending-programs.ts';
import { compileChecks, compileFlow, compileText, restPoint, type Programs } from './flow/flow-programs.ts';
import type { Compiled } from '../../engine/program/instruction.ts';
import { compileProgram } from './statements/compile-program.ts';
import { compileProposal, isProposed, verbsAskedAfter } from './events/proposal-program.ts';
import type { LinkedAbility, Responding } from '../../engine/program/machine.ts';
import { compileSettle } from './events/trigger-program.ts';
import type { OwnTurnCount } from './flow/turn-programs.ts';
import { compileWindow } from './flow/window-programs.ts';

/** Compiles all texts of a game, and the programs between them. Gives the programs and which of them is the game. */
export function compilePrograms(
  c: Compiler,
  responding: Responding | undefined,
): { programs: readonly Compiled[]; main: number } {
  const { game, layout } = c;
  const programs = collect();
  const bodies = game.verbs.map(() => programs.reserve());
  const asked = verbsAskedAfter(game);
  const proposals = allVerbs(game.vocabulary).map(({ index, tells, decides, moves }) =>
    (tells ?? decides ?? moves) === undefined && isProposed(game, responding, asked, index)
      ? programs.reserve()
      : -1,
  );
  const firsts = game.firsts.map((first) => (first ? programs.reserve() : -1));
  const texts = new Map<NamedProgram, number>();
  for (const card of game.cards) for (const text of card.texts.values()) texts.set(text, programs.reserve());
  const plans = new Map<NamedProgram, number>();
  for (const field of announcedFields(game))
    for (const card of game.cards) {
      const text = card.texts.get(field);
      if (text) plans.set(text, programs.reserve());
    }
  const windows = game.windows.map(() => programs.reserve());
  const runsOut = game.runsOut.map((text) => (text ? programs.reserve() : -1));
  const waits = responding !== undefined && layout.recordCount > 0;
  const settle = waits || game.checks.length > 0 ? programs.reserve() : undefined;
  const textsOf = (of: ReadonlyMap<NamedProgram, number>, field: string): Int32Array =>
    Int32Array.from(game.copies, (copy) => {
      const text = copy.texts.get(field);
      return text ? (of.get(text) ?? -1) : -1;
    });
  const linkage: Linkage = {
    verb: (index) => (proposals[index] >= 0 ? proposals[index] : bodies[index]),
    texts: (field) => textsOf(texts, field),
    announced: (field) => textsOf(plans, field),
    proposed: (verb) => proposals[verb] >= 0,
    changed: ({ event }) => (event ? proposals[event.verb.index] : -1),
    settle,
    window: (index) => windows[index],
    runsOut: (zone) => runsOut[zone],
    ability: (of) => responding!.abilities.find((each) => each.data.ability === of)!,
    endings: endingsAtOnce(c, {
      verbs: bodies.length,
      proposals: new Set(proposals.filter((each) => each >= 0)),
      windows: new Set(windows),
      settle,
    }),
    atRest: undefined,
  };
  const add = (source: NamedProgram, index: number): void =>
    programs.fill(index, source, () => compileProgram(c, source, linkage));
  game.verbs.forEach((verb, i) => add(verb, bodies[i]));
  game.firsts.forEach((first, i) => first && add(first, firsts[i]));
  game.runsOut.forEach((text, i) => text && add(text, runsOut[i]));
  for (const [text, index] of texts) add(text, index);
  for (const [text, index] of plans)
    programs.fill(index, waitingText(text, undefined), () => compileAnnounced(c, text, linkage, 0));
  for (const ability of responding?.abilities ?? []) {
    if (ability.data.program) ability.program = compileText(c, programs, linkage, ability.data.program);
  }
  const checks = compileChecks(c, programs, linkage);
  if (settle !== undefined) {
    const { source, code } = compileSettle(game, checks);
    programs.fill(settle, source, () => code);
  }
  proposals.forEach((_, verb) => {
    if (proposals[verb] < 0) return;
    const { source, code, hearing } = compileProposal(
      {
        game,
        responding: responding ?? nobodyListens,
        first: (index) => firsts[index],
        body: (index) => bodies[index],
        settle: settle ?? -1,
        ends: {
          vocabulary: game.vocabulary,
          zoneIndex: c.zoneIndex,
          runsOut: (zone) => runsOut[zone],
        },
      },
      verb,
    );
    programs.fill(proposals[verb], source, () => code);
    if (responding && hearing) responding.hearings.set(proposals[verb], hearing);
  });
  game.windows.forEach((window, i) => addWindow(c, programs, linkage, responding, window, windows[i]));
  const triggers = waits ? settle : undefined;
  const atRest = restPoint(c, checks, triggers, true);
  const between = restPoint(c, checks, triggers, false);
  const counts = (per: 'turn' | 'cycle') => countedPer(c, responding, per);
  const main = compileFlow(c, programs, {
    ...linkage,
    atRest,
    text: (source) => compileText(c, programs, { ...linkage, atRest: between }, source, true),
    action: (action) => compileText(c, programs, linkage, action.program),
    abilityProgram: (ability) => ability.program,
    activated: responding?.activated ?? [],
    perTurn: counts('turn'),
    perOwnTurn: countedPerOwnTurn(c),
    perCycle: counts('cycle'),
    endingsAfter: (asm, of) => addEndings(c, asm, of),
  });
  return { programs: programs.list, main };
}

const nobodyListens: Responding = {
  abilities: [],
  verbs: [],
  hearings: new Map(),
  edges: { start: new Map(), end: new Map() },
  activated: [],
  fields: new Map(),
  valueSets: new Map(),
  loans: new Map(),
  counters: new Map(),
  multiplicities: new Map(),
  rolls: [],
  comingRolls: [],
  sights: [],
  seers: [],
  controllerIn: () => -1,
};

function collect(): Programs {
  const list: Compiled[] = [];
  return {
    list,
    reserve() {
      list.push(undefined as unknown as Compiled);
      return list.length - 1;
    },
    fill(index, source, compile) {
      list[index] = new LazyProgram(index, source, compile);
    },
  };
}

class LazyProgram implements Compiled {
  readonly index: number;
  readonly source: NamedProgram;
  private readonly compile: () => Compiled['code'];
  private made: Compiled['code'] | undefined;

  constructor(index: number, source: NamedProgram, compile: () => Compiled['code']) {
    this.index = index;
    this.source = source;
    this.compile = compile;
  }

  get name(): string {
    return this.source.name;
  }

  get code(): Compiled['code'] {
    return (this.made ??= this.compile());
  }
}

/** A window with its actions; where it collects them, they are begun and wait. */
function addWindow(
  c: Compiler,
  programs: Programs,
  linkage: Linkage,
  responding: Responding | undefined,
  window: WindowData,
  index: number,
): void {
  const collects = window.resolves !== 'at once';
  const waiting = (source: NamedProgram, heads: number): number => {
    const program = programs.reserve();
    programs.fill(program, waitingText(source, window.symbol.id), () =>
      compileAnnounced(c, source, linkage, heads),
    );
    return program;
  };
  const own = new Map<LinkedAbility, number>();
  const activated = (responding?.activated ?? []).filter(({ during }) =>
    during.length === 0 ? window.offer.abilities : during.some((each) => each.window === window.symbol.index),
  );
  if (collects)
    for (const ability of activated) {
      const { ability: tree, program } = ability.data;
      if (program) own.set(ability, waiting(program, tree.kind === 'activated' ? tree.heads : 0));
    }
  const offering = {
    programs: window.offer.actions.map((action) =>
      collects ? waiting(action.program, action.heads) : compileText(c, programs, linkage, action.program),
    ),
    abilityProgram: (ability: LinkedAbility) => own.get(ability) ?? ability.program,
    activated,
  };
  const { source, code } = compileWindow(c, window, offering, linkage.settle);
  programs.fill(index, source, () => code);
}

/** Fields whose texts are announced by some text. */
function announcedFields(game: Game): Set<string> {
  const { verbs, cards, abilities } = game;
  const found = new Set<string>();
  const visit = (acts: readonly Act[] | undefined): void => {
    for (const { field } of nodesOf(acts, 'announce')) found.add(field.id);
  };
  for (const verb of verbs) visit(verb.program.acts);
  for (const card of cards) for (const text of card.texts.values()) visit(text.program.acts);
  for (const { program } of abilities) visit(program?.program.acts);
  for (const { offer } of offersOf(game))
    for (const { program } of offer.actions) visit(program.program.acts);
  return found;
}

/**
 * The counts of players that begin again for each of them behind their own turns, by where the first player has theirs; they may go on with what
 * was counted in that turn.
 */
const countedPerOwnTurn = ({ layout, game }: Compiler): OwnTurnCount[] =>
  game.vocabulary.history.questions
    .filter(({ per }) => per === 'own turn' || per === 'last turn')
    .map((question) => {
      const at = layout.history[question.index];
      const { row, answers } = countsOf(question, layout);
      return { at, row, current: question.per === 'last turn' ? at + answers : undefined };
    });

/** The counts that are reset with each turn or cycle: answers about the past, and uses of abilities. */
function countedPer(
  c: Compiler,
  responding: Responding | undefined,
  per: 'turn' | 'cycle',
): { at: number; size: number }[] {
  const { layout, game } = c;
  const asked = game.vocabulary.history.questions
    .filter((question) => question.per === per)
    .map((question) => ({
      at: layout.history[question.index],
      size: countsOf(question, layout).all,
    }));
  const used = (responding?.abilities ?? [])
    .filter(({ data }) => data.ability.limit?.per === per)
    .map((ability) => ({ at: ability.uses, size: Math.max(1, ability.users.length) }));
  return [...asked, ...used];
}
