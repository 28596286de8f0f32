/** A question to a seat in words, with its options: several that make no difference are one. */
import { withoutStop } from '../../dsl/nlg/realiser/word-joining.ts';
import { PASS } from '../../interpreter/engine/program/instruction.ts';
import { listOptions, type Valued } from '../../interpreter/match/answers.ts';
import { question, type Match } from '../../interpreter/match/match.ts';
import { isYesOrNo, type Question } from '../../interpreter/match/question.ts';
import { mentionedTo } from '../../interpreter/match/view/mentioned-objects.ts';
import type { View } from '../../interpreter/match/view/match-view.ts';
import {
  actionPrices,
  pricesByValues,
  type OptionPrice,
} from '../../interpreter/match/view/option-prices.ts';
import { previewsByValues } from '../../interpreter/match/view/previews.ts';
import { promptIn } from '../../interpreter/match/view/prompts.ts';
import type { DisplayNames } from '../../interpreter/reports/narration/display-names.ts';

export interface AskedQuestion {
  readonly text: string;
  /** How many options are to be chosen, in words; empty where it is one. */
  readonly count: string;
  readonly least: number;
  readonly most: number;
  readonly options: readonly { readonly label: string; readonly passes: boolean }[];
}

/** Options that are shown at once. */
const SHOWN = 200;

/** What is asked, and the options that each entry of the question stands for. */
export interface ReadQuestion {
  readonly asked: AskedQuestion;
  readonly choices: readonly (readonly Valued[])[];
}

/** The question to a seat; undefined where it is asked nothing. */
export function questionWords(
  match: Match,
  seat: number,
  called: DisplayNames,
  view: View,
): ReadQuestion | undefined {
  const asking = question(match, seat);
  if (!asking) return undefined;
  const { least, most } = asking.domain;
  const one = least === 1 && most === 1;
  const groups = new Map<string, { label: string; options: Valued[] }>();
  listOptions(match, seat, SHOWN).forEach((option, i) => {
    const label = labelOf(match, asking, option, called);
    // Copies in one place with nothing of their own make no difference.
    const isPlain = one && asking.sort === 'card' && view.cards?.[option.name] === undefined;
    const place = isPlain ? setWith(match, view, option.name) : undefined;
    const key = place === undefined ? String(i) : `${label} ${place}`;
    const group = groups.get(key);
    if (group) group.options.push(option);
    else groups.set(key, { label, options: [option] });
  });
  const all = [...groups.values()];
  const count = [
    ...(one
      ? []
      : [called.words('play/count', { least, most: Math.min(most, asking.domain.candidates.length) })]),
    ...(asking.sealed ? [called.words('play/in-secret')] : []),
  ];
  return {
    asked: {
      text: promptText(match, seat, asking, called, view),
      count: count.join(', '),
      least,
      most: Math.min(most, all.length),
      options: all.map(({ label, options }) => ({
        label: options.length > 1 ? `${label} x${options.length}` : label,
        passes: isPass(asking, options[0]),
      })),
    },
    choices: all.map(({ options }) => options),
  };
}

const isPass = ({ instruction }: Question, { value }: Valued): boolean =>
  instruction.op === 'menu' && instruction.options[value]?.label === PASS;

/** The zone without order in which a card is, with its player; undefined where it is in another sort of zone. */
function setWith({ game }: Match, view: View, name: string): string | undefined {
  const all = [{ name: '', zones: view.zones }, ...view.players];
  for (const { name: of, zones } of all)
    for (const [id, { cards }] of Object.entries(zones))
      if (cards?.includes(name)) {
        const isSet = game.vocabulary.zones.find((each) => each.id === id)?.order === 'set';
        return isSet ? `${of} ${id}` : undefined;
      }
  return undefined;
}

/** The name of an option, with its price, or what it does to dice. */
function labelOf(match: Match, asking: Question, { name, value }: Valued, called: DisplayNames): string {
  const previews = previewsByValues(match, asking.seat, value);
  if (previews.length > 0)
    return previews
      .map(({ roll, by, before, after }) =>
        called.words('play/new-roll', {
          by: by < 0 ? String(by) : `+${by}`,
          roll: called.thing(roll),
          before,
          after,
        }),
      )
      .join(', ');
  const { instruction, sort } = asking;
  if (sort === 'line') return called.said(name, 'effect');
  if (sort === 'value') return called.option(name);
  if (instruction.op !== 'menu')
    return priced(called.thing(name), pricesByValues(match, asking.seat, value), called);
  if (instruction.at.asks === 'action')
    return priced(called.option(name), actionPrices(match.game, name), called);
  // A way to go on that has no name of its own is shown in the words of its text.
  return instruction.at.asks === 'choose' ? called.said(name, 'effect') : called.option(name);
}

function priced(name: string, prices: readonly OptionPrice[], called: DisplayNames): string {
  if (prices.length === 0) return name;
  const price = prices.map(({ counter, amount }) => called.amount(amount, counter)).join(', ');
  return called.words('play/priced', { name, price });
}

/** The question in the words of the text that asks, with the names of what it refers to. */
function promptText(match: Match, seat: number, asking: Question, called: DisplayNames, view: View): string {
  const { words } = called;
  const window = view.open?.window;
  const before =
    window === undefined ? '' : words('play/labelled', { label: called.window(window), text: '' });
  const asked = promptIn(match, seat, called.language) ?? promptIn(match, seat);
  const mentioned = mentionedTo(match, seat).map(({ word, name }) => ({ word, name: called.thing(name) }));
  const own = mentioned.find(({ word }) => word === 'this')?.name;
  const behind = (text: string): string =>
    before + (own === undefined || text.includes(own) ? text : words('play/labelled', { label: own, text }));
  if (!asked) return behind(words(asking.sort === 'ability' ? 'play/which-first' : 'play/what-to-do'));
  const statement = withoutStop(asked.statement);
  const plain =
    asked.part === undefined ? statement : words('play/labelled', { label: statement, text: asked.part });
  const spoken = promptIn(match, seat)?.statement ?? '';
  const about = mentioned.filter(
    ({ word, name }) =>
      word !== 'this' && !plain.includes(name) && new RegExp(`\\b(?:the|that) ${word}\\b`).test(spoken),
  );
  const names = [...new Set(about.map(({ name }) => name))].join(', ');
  const named = names === '' ? plain : `${plain} (${names})`;
  const isQuestion = asking.instruction.op === 'menu' && isYesOrNo(asking.instruction);
  return behind(isQuestion ? words('play/question', { text: named }) : named);
}
