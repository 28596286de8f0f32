/**
 * The worker that holds the language service and the engine. It may compile code, which validators of data need; the page
 * may not (docs/decisions/0027-studio.md).
 */
import { loadLanguage } from '../../dsl/diagnostics/catalogue/languages.ts';
import type { Language } from '../../dsl/text/locale.ts';
import { DesignerDesk } from './designer-desk.ts';
import { startingGame } from './starting-files.ts';
import type { EngineCalls, EngineReply, EngineRequest } from './engine-calls.ts';
import type { CardPress } from './drawing/card-press.ts';
import type { MatchTable } from './table/match-table.ts';
import type { AnsweredCalls, WritingCalls } from './writing/writing-calls.ts';
import type { BalanceRun } from './balance/balance-run.ts';

/** A worker as far as it is used here; its types and those of a page exclude each other. */
const scope = globalThis as unknown as {
  postMessage(reply: EngineReply): void;
  addEventListener(type: 'message', listen: (event: { readonly data: EngineRequest }) => void): void;
};
const reply = scope.postMessage.bind(scope);

let desk: DesignerDesk | undefined;
let table: MatchTable | undefined;
let run: BalanceRun | undefined;
let press: Promise<CardPress> | undefined;
let writing: Promise<AnsweredCalls> | undefined;

/** What draws cards is loaded when the first one is to be drawn. */
async function atPress(): Promise<CardPress> {
  const [{ CardPress }, { loadFonts }] = await Promise.all([
    import('./drawing/card-press.ts'),
    import('./drawing/loaded-fonts.ts'),
  ]);
  return new CardPress(await loadFonts());
}

function atDesk(): DesignerDesk {
  if (!desk) throw new Error('no game is open');
  return desk;
}

/** What answers about words is loaded when the first one is asked about. */
async function atWriting(set: DesignerDesk): Promise<AnsweredCalls> {
  const { writingDesk } = await import('./writing/writing-desk.ts');
  return writingDesk(set);
}

function atTable(): MatchTable {
  if (!table) throw new Error('no match has begun');
  return table;
}

type Given<C extends keyof EngineCalls> = Parameters<EngineCalls[C]>[0];
/** Calls while somebody writes have a desk of their own. */
type OtherCall = Exclude<keyof EngineCalls, keyof WritingCalls>;
type Carried = {
  readonly [C in OtherCall]: (
    given: Given<C>,
    part: (state: ReturnType<EngineCalls[C]>) => void,
  ) => ReturnType<EngineCalls[C]> | Promise<ReturnType<EngineCalls[C]>>;
};

const calls: Carried = {
  open({ game, files, language }) {
    run?.stop();
    run = undefined;
    table = undefined;
    writing = undefined;
    desk = new DesignerDesk(game, files);
    return desk.facts(language);
  },
  check: ({ files, language }) => atDesk().check(files, language),
  rehearse: (given) => atDesk().rehearse(given),
  prove: ({ name, language }) => atDesk().prove(name, language),
  facts: ({ language }) => atDesk().facts(language),
  outline: (given) => atDesk().outline(given),
  colours: (given) => atDesk().colours(given),
  faces: (given) => atDesk().faces(given),
  drawCards: async (given) => atDesk().drawCards(await (press ??= atPress()), given),
  async sheets(given) {
    const [{ drawnSheets }, fonts] = await Promise.all([
      import('./drawing/print-desk.ts'),
      (await (press ??= atPress())).allFonts(),
    ]);
    const { game, own } = atDesk().playable();
    return drawnSheets(game, given.which === 'own' ? own : game.cards, given, fonts);
  },
  async tabletop({ address, language }) {
    const [{ tabletopFiles }, fonts] = await Promise.all([
      import('./drawing/print-desk.ts'),
      (await (press ??= atPress())).allFonts(),
    ]);
    return tabletopFiles(atDesk().playable().game, address, language, fonts);
  },
  begin: (given) => atDesk().begin(given),
  beginGame: (given) => startingGame(given),
  rules: ({ files, language }) => atDesk().rules(files, language),
  async play({ files, players, seed, sitters, language }) {
    const { MatchTable } = await import('./table/match-table.ts');
    table = await MatchTable.begin(atDesk().playable(files), { players, seed, sitters });
    return table.position(language);
  },
  async tellingMoment({ files, ...given }) {
    const { MatchTable } = await import('./table/match-table.ts');
    const found = await MatchTable.atMoment(atDesk().playable(files), given);
    if (!found) return null;
    table = found.table;
    return { ...table.position(given.language), then: found.then };
  },
  async resume({ files, language, ...kept }) {
    const { MatchTable } = await import('./table/match-table.ts');
    const loaded = await MatchTable.load(atDesk().playable(files), kept, language);
    if (typeof loaded === 'string') throw new Error(loaded);
    table = loaded;
    return table.position(language);
  },
  answer: ({ options, language }) => atTable().answer(options, language),
  fits: ({ picked, language }) => atTable().fits(picked, language),
  undo: ({ language }) => atTable().undo(language),
  redo: ({ language }) => atTable().redo(language),
  step: ({ to, language }) => atTable().step(to, language),
  playOn: ({ language }) => atTable().playOn(language),
  show: ({ language, handed }) => atTable().show(language, handed),
  inspect: (given) => atTable().inspect(given, () => (press ??= atPress())),
  offered: ({ language }) => atTable().offered(language),
  supply: ({ card, zone, language }) => atTable().give(card, zone, language),
  save: () => atTable().save(),
  holding: () => atTable().holding(),
  scenario: (given) => atTable().scenario(given),
  async simulate({ goesOn, ...wish }, part) {
    run?.stop();
    if (!goesOn || !run?.isFor(wish)) {
      const { BalanceRun } = await import('./balance/balance-run.ts');
      run = new BalanceRun(atDesk().playable(wish.files), atDesk().withoutSet, wish);
    }
    return run.go(wish.language, part);
  },
  async numbers({ files, cards, language }) {
    const { triedNumbers } = await import('./balance/balance-run.ts');
    return triedNumbers(atDesk().playable(files), cards, language);
  },
  stop() {
    run?.stop();
    return run !== undefined;
  },
};

async function carryOut({ number, call, given }: EngineRequest): Promise<void> {
  try {
    const { language } = given as { readonly language?: Language };
    if (language !== undefined) await loadLanguage(language);
    const carried = (
      call in calls
        ? calls[call as OtherCall]
        : (await (writing ??= atWriting(atDesk())))[call as keyof WritingCalls]
    ) as (given: unknown, part: (state: unknown) => void) => unknown;
    const result = await carried(given, (part) => reply({ number, part }));
    reply({ number, result });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    reply({ number, failure });
  }
}

scope.addEventListener('message', ({ data }) => void carryOut(data));
