/** A question in words: what is asked, behind the card that asks, and how many options are to be chosen. */
import { withoutStop } from '../../../dsl/nlg/realiser/word-joining.ts';
import type { Match } from '../../match/match.ts';
import { isYesOrNo, type Question } from '../../match/question.ts';
import type { View } from '../../match/view/match-view.ts';
import { mentionedTo } from '../../match/view/mentioned-objects.ts';
import { askingAction, promptIn, type Prompt } from '../../match/view/prompts.ts';
import type { DisplayNames } from '../narration/display-names.ts';

/** The question to its seat, in the words of the text that asks, with the names of what it refers to. */
export function questionText(match: Match, asking: Question, called: DisplayNames, view: View): string {
  const { words } = called;
  const { seat } = asking;
  const window = view.open?.window;
  const action = askingAction(match);
  const source =
    window !== undefined ? called.window(window) : action === undefined ? undefined : called.option(action);
  const behindSource = (text: string): string =>
    // `bake: bake an order` says it twice.
    source === undefined || text.toLowerCase().startsWith(source.toLowerCase())
      ? text
      : words('play/labelled', { label: source, text });
  const asked = promptIn(match, seat, called.language) ?? promptIn(match, seat);
  const mentioned = mentionedTo(match, seat).map(({ word, name }) => ({ word, name: called.thing(name) }));
  const own = mentioned.find(({ word }) => word === 'this')?.name;
  if (!asked) {
    const what = asking.sort === 'ability' ? words('play/which-first') : words('play/what-to-do');
    return behindSource(behindCard(own, what, called));
  }
  const said = inWords(asked, called);
  const spoken = promptIn(match, seat)?.statement ?? '';
  const about = mentioned.filter(
    ({ word, name }) => word !== 'this' && !said.includes(name) && speaksOf(spoken, word),
  );
  const names = [...new Set(about.map(({ name }) => name))].join(', ');
  const named = names === '' ? said : `${said} (${names})`;
  const isQuestion = asking.instruction.op === 'menu' && isYesOrNo(asking.instruction);
  const text = isQuestion ? words('play/question', { text: named }) : named;
  return behindSource(behindCard(said.includes(own ?? '') ? undefined : own, text, called));
}

/** How many options are to be chosen, and whether in secret; empty where it is one, openly. */
export function questionCount({ domain, sealed }: Question, { words }: DisplayNames): string {
  const { least, most, candidates } = domain;
  const isOne = least === 1 && most === 1;
  return [
    ...(isOne ? [] : [words('play/count', { least, most: Math.min(most, candidates.length) })]),
    ...(sealed ? [words('play/in-secret')] : []),
  ].join(', ');
}

const inWords = ({ statement, part }: Prompt, { words }: DisplayNames): string =>
  part === undefined
    ? withoutStop(statement)
    : words('play/labelled', { label: withoutStop(statement), text: part });

/** What is asked behind the card that asks. */
const behindCard = (card: string | undefined, text: string, { words }: DisplayNames): string =>
  card === undefined ? text : words('play/labelled', { label: card, text });

/** Whether a text has `the prize` or `that prize`, or their possessive. */
const speaksOf = (text: string, word: string): boolean => new RegExp(`\\b(?:the|that) ${word}\\b`).test(text);
