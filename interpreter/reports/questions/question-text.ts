/** A question in words: what is asked, behind the card that asks, and how many options are to be chosen. */
import { withoutStop } from '../../../dsl/nlg/realiser/word-joining.ts';
import { changesIfDone } from '../../match/view/called-changes.ts';
import type { Match } from '../../match/match.ts';
import { isYesOrNo, type Question } from '../../match/question.ts';
import type { View } from '../../match/view/match-view.ts';
import { mentionedTo } from '../../match/view/mentioned-objects.ts';
import { fullPrompt, askingAction, type FullPrompt, type Prompt } from '../../match/view/prompts.ts';
import type { DisplayNames } from '../narration/display-names.ts';

/** The question to its seat, in the words of the text that asks, with the names of what it refers to. */
export function questionText(match: Match, asking: Question, called: DisplayNames, view: View): string {
  const { words } = called;
  const { seat } = asking;
  const window = view.open?.window;
  const action = askingAction(match);
  const asked = fullPrompt(match, seat, called.language) ?? fullPrompt(match, seat);
  // `bake: bake an order` says it twice.
  const isSame = asked?.verb !== undefined && asked.verb === action;
  const source =
    window !== undefined
      ? called.window(window)
      : action === undefined || isSame
        ? undefined
        : called.option(action);
  const own = mentionedTo(match, seat).find(({ word }) => word === 'this');
  const isOwnNamed = own !== undefined && asked?.mentions.named.some(({ name }) => name === own.name);
  const card = own === undefined || isOwnNamed ? undefined : called.thing(own.name);
  return [card, source].reduce<string>(
    (text, label) => (label === undefined ? text : words('play/labelled', { label, text })),
    asked ? wordsOf(match, asked, asking, called) : bareWords(match, asking, called),
  );
}

/** A question that no text asks: which of several comes first, or what to do, and about what the window is. */
function bareWords(match: Match, { seat, sort }: Question, { words, thing }: DisplayNames): string {
  if (sort === 'ability') return words('play/which-first');
  const said = words('play/what-to-do');
  const about = mentionedTo(match, seat).filter((each) => each.word !== 'this' && each.sort !== 'player');
  const names = [...new Set(about.map(({ name }) => thing(name)))].join(', ');
  return names === '' ? said : words('play/priced', { name: said, price: names });
}

/** What a text asks, with the names of what it mentions in other words. */
function wordsOf(match: Match, asked: FullPrompt, asking: Question, called: DisplayNames): string {
  const { instruction } = asking;
  const { words } = called;
  const others = asked.mentions.other.filter(({ word }) => word !== 'this');
  const names = [...new Set(others.map(({ name }) => called.thing(name)))].join(', ');
  const said = inWords(asked, called);
  const named = names === '' ? said : words('play/priced', { name: said, price: names });
  if (asked.then !== undefined) return words('play/and-then', { text: named, then: asked.then });
  const isQuestion = instruction.op === 'menu' && isYesOrNo(instruction);
  return isQuestion ? withChanges(words('play/question', { text: named }), match, asking, called) : named;
}

/** A question of yes and no with what a yes does to counters. */
function withChanges(
  text: string,
  match: Match,
  { seat }: Question,
  { words, amount }: DisplayNames,
): string {
  const changes = changesIfDone(match, seat).map(
    ({ counter, by }) => `${by < 0 ? '-' : '+'}${amount(Math.abs(by), counter)}`,
  );
  return changes.length > 0 ? words('play/priced', { name: text, price: changes.join(', ') }) : text;
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
    : words('play/labelled', { label: withoutStop(statement), text: withoutStop(part) });
