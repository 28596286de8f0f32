import { inOneLine } from '../../dsl/text/source.ts';
import type { Choosing, Instruction, Runner } from '../engine/program/instruction.ts';
import type { Table } from '../compiler/codegen/compile-game.ts';
import { Header } from '../engine/state/position-layout.ts';
import { Frame } from '../engine/state/call-stack.ts';
import { abilityOf } from '../engine/triggers/ability-instances.ts';
import { askFor } from '../engine/choices/choice-outcome.ts';
import { enterSeat, indexOf, Sealed, sealedAnswer, stateOf } from '../engine/choices/sealed-choices.ts';
import { newDomain, type Domain } from '../engine/choices/choice-domain.ts';
import type { Sort } from '../../dsl/ir/expressions.ts';
import type { NamedProgram } from '../game/linked-game.ts';
import type { TextPiece } from '../game/localized-pieces.ts';
import { asIs, say, type Phrase } from '../../dsl/diagnostics/catalogue/phrase.ts';
import type { Span } from '../../dsl/text/source.ts';

/** What one seat is asked. */
export interface Question {
  readonly seat: number;
  /** `pick`: some of the candidates; `option`: one of a menu. */
  readonly kind: 'pick' | 'option';
  readonly sort: Sort | 'option' | 'line';
  /** Chosen in secret; everybody's answers are shown once all are in. */
  readonly sealed: boolean;
  readonly domain: Domain;
  readonly instruction: Instruction & { op: 'pick' | 'menu' | 'sealed' };
}

/** The seats that have to answer now. */
export function askedSeats(r: Runner): number[] {
  const { instruction, seat } = r.open;
  if (!instruction) return [];
  if (instruction.op !== 'sealed') return [seat];
  return sealedSeats(r, Sealed.open);
}

function isAsked({ m, open }: Runner, instruction: Question['instruction'], seat: number): boolean {
  if (instruction.op !== 'sealed') return open.seat === seat;
  const index = indexOf(m, instruction, seat);
  return index >= 0 && stateOf(m, instruction, index) === Sealed.open;
}

/** The seats of an open sealed choice in a state; in all states where none is given. */
export function sealedSeats(r: Runner, state?: number): number[] {
  const { instruction } = r.open;
  if (instruction?.op !== 'sealed') return [];
  const seats: number[] = [];
  for (let seat = 0; seat < r.m.layout.seats; seat++) {
    const index = indexOf(r.m, instruction, seat);
    if (index >= 0 && (state === undefined || stateOf(r.m, instruction, index) === state)) seats.push(seat);
  }
  return seats;
}

/** What a seat answers in the open sealed choice without being asked, as the only answer; undefined where it is asked. */
export function forcedSealedAnswer(
  r: Runner,
  seat: number,
): { readonly values: readonly number[]; readonly choosing: Choosing } | undefined {
  const { instruction } = r.open;
  if (instruction?.op !== 'sealed') return undefined;
  const index = indexOf(r.m, instruction, seat);
  if (index < 0 || stateOf(r.m, instruction, index) !== Sealed.forced) return undefined;
  return { values: sealedAnswer(r.m, instruction, index).toArray(), choosing: instruction.choosing };
}

const sealedDomain = newDomain();

/** What a seat is asked; undefined if it is not asked now. The domain is good until the next question or answer. */
export function questionFor(r: Runner, seat: number): Question | undefined {
  const { instruction, domain } = r.open;
  if (!instruction || !isAsked(r, instruction, seat)) return undefined;
  if (instruction.op === 'menu') {
    return { seat, kind: 'option', sort: 'option', sealed: false, domain, instruction };
  }
  const { sort } = instruction.choosing;
  if (instruction.op === 'pick') return { seat, kind: 'pick', sort, sealed: false, domain, instruction };
  asSeat(r, instruction, seat, () => askFor(r.m, instruction.choosing, sealedDomain));
  return { seat, kind: 'pick', sort, sealed: true, domain: sealedDomain, instruction };
}

/**
 * Looks at an open choice as the seat that is asked; in a sealed one the frame refers to one seat after the
 * other.
 */
export function asSeat<T>(r: Runner, instruction: Question['instruction'], seat: number, look: () => T): T {
  if (instruction.op !== 'sealed') return look();
  const { p } = r.m;
  const local = p[Header.frame] + Frame.locals + instruction.slot;
  const before = p[local];
  enterSeat(r.m, instruction, indexOf(r.m, instruction, seat));
  const result = look();
  // Looking leaves no trace in the position.
  p[local] = before;
  return result;
}

/** The program that is open: of a question, the one whose text asks. */
export const openSource = ({ programs }: Table, { m: { p } }: Runner): NamedProgram =>
  programs[p[p[Header.frame] + Frame.program]].source;

/** The text that leads to a question: the ability that may be used, what may be done, or what is to be chosen. */
export function askingPiece(table: Table, r: Runner, asking: Question['instruction']): TextPiece {
  const { p } = r.m;
  if (asking.op === 'menu' && asking.ability !== undefined) {
    const { data } = abilityOf(r.m, p[p[Header.frame] + asking.ability]);
    return { snippet: data.snippet, span: data.ability.span };
  }
  const { snippet } = openSource(table, r);
  return { snippet, span: asking.op === 'menu' ? asking.at.span : asking.choosing.span };
}

export const isYesOrNo = ({ options }: Instruction & { op: 'menu' }): boolean =>
  options.length === 2 && options[0].label === 'yes';

/** The words that lead to a question of yes and no, or that what to do is to be chosen. */
function menuPrompt(table: Table, r: Runner, at: Instruction & { op: 'menu' }): Phrase {
  const { snippet, span } = askingPiece(table, r, at);
  const said = at.ability !== undefined || isYesOrNo(at) ? words(snippet.text, span) : '';
  return said === '' ? say('phrase/choose-what-to-do') : asIs(said);
}

const words = (text: string, { start, end }: Span): string => inOneLine(text.slice(start, end));

/** The words of the text that ask for what is to be chosen, or those of the catalogue where no text asks. */
export function promptOf(table: Table, r: Runner, { instruction }: Question): Phrase {
  if (instruction.op === 'menu') return menuPrompt(table, r, instruction);
  const { snippet, span } = askingPiece(table, r, instruction);
  // The name that a text gives to what is chosen is for the text only.
  return span.end > span.start
    ? asIs(words(snippet.text, span).replace(/ as [\w-]+$/, ''))
    : say('phrase/choose-one');
}
