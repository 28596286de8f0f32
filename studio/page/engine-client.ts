/** Calls to an engine in a worker. A worker that hangs or dies is replaced, and opens its game again. */
import type { BundledGame, SetTexts } from '../engine/bundled-game.ts';
import type { EngineCalls, EngineReply, EngineRequest, GameFacts } from '../engine/engine-calls.ts';
import type { Language } from '../../dsl/text/locale.ts';

type Given<C extends keyof EngineCalls> = Parameters<EngineCalls[C]>[0];
type Result<C extends keyof EngineCalls> = ReturnType<EngineCalls[C]>;

/** Why a call was not answered. */
export class EngineFailure extends Error {
  readonly reason: 'slow' | 'broken' | 'refused' | 'replaced';

  constructor(reason: EngineFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

interface Waiting {
  readonly done: (result: unknown) => void;
  readonly failed: (failure: EngineFailure) => void;
  readonly part: ((state: unknown) => void) | undefined;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

/** Milliseconds after which a call has hung. */
const LONGEST = 30_000;

export class EngineClient {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private game: Given<'open'> | undefined;
  private number = 0;

  /** Opens a game with the files of a set; all later calls are about it. */
  open(game: BundledGame, language: Language, files: SetTexts = []): Promise<GameFacts> {
    this.game = { game, files, language };
    // What was asked about another game is of no use to anybody.
    this.end(new EngineFailure('replaced', ''));
    return this.begin();
  }

  /** Asks something. `part` is called with answers before the last one; then the call may take as long as it wants. */
  async ask<C extends keyof EngineCalls>(
    call: C,
    given: Given<C>,
    part?: (state: Result<C>) => void,
  ): Promise<Result<C>> {
    if (!this.worker) await this.begin();
    return this.send(call, given, part);
  }

  private begin(): Promise<GameFacts> {
    if (!this.game) throw new EngineFailure('broken', '');
    const worker = new Worker(new URL('../engine/engine-worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<EngineReply>) => this.hear(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (this.worker === worker) this.end(new EngineFailure('broken', ''));
    });
    return this.send('open', this.game);
  }

  private send<C extends keyof EngineCalls>(
    call: C,
    given: Given<C>,
    part?: (state: Result<C>) => void,
  ): Promise<Result<C>> {
    const number = ++this.number;
    return new Promise((resolve, reject) => {
      const timer = part ? undefined : setTimeout(() => this.end(new EngineFailure('slow', '')), LONGEST);
      this.waiting.set(number, {
        done: (result) => resolve(result as Result<C>),
        failed: reject,
        part: part && ((state) => part(state as Result<C>)),
        timer,
      });
      this.worker?.postMessage({ number, call, given } satisfies EngineRequest);
    });
  }

  private hear(reply: EngineReply): void {
    const waiting = this.waiting.get(reply.number);
    if (!waiting) return;
    if ('part' in reply) {
      waiting.part?.(reply.part);
      return;
    }
    clearTimeout(waiting.timer);
    this.waiting.delete(reply.number);
    if ('failure' in reply) waiting.failed(new EngineFailure('refused', reply.failure));
    else waiting.done(reply.result);
  }

  /** Ends the worker; the next call begins another one. */
  private end(failure: EngineFailure): void {
    this.worker?.terminate();
    this.worker = undefined;
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { failed, timer } of all) {
      clearTimeout(timer);
      failed(failure);
    }
  }
}
