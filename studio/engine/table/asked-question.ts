/** A question to a seat as the page shows it. */
import { question, type Match } from '../../../interpreter/match/match.ts';
import type { Valued } from '../../../interpreter/match/answers.ts';
import { mentionedTo } from '../../../interpreter/match/view/mentioned-objects.ts';
import type { View } from '../../../interpreter/match/view/match-view.ts';
import type { DisplayNames } from '../../../interpreter/reports/narration/display-names.ts';
import { optionGroups } from '../../../interpreter/reports/questions/option-groups.ts';
import { questionCount, questionText } from '../../../interpreter/reports/questions/question-text.ts';

export interface AskedQuestion {
  readonly text: string;
  /** The card that asks, by its key. */
  readonly about?: string;
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
export function askedQuestion(
  match: Match,
  seat: number,
  called: DisplayNames,
  view: View,
): ReadQuestion | undefined {
  const asking = question(match, seat);
  if (!asking) return undefined;
  const groups = optionGroups(match, seat, called, view, SHOWN);
  const about = mentionedTo(match, seat).find(({ word }) => word === 'this')?.name;
  return {
    asked: {
      ...(about === undefined ? {} : { about }),
      text: questionText(match, asking, called, view),
      count: questionCount(asking, called),
      least: asking.domain.least,
      most: Math.min(asking.domain.most, groups.length),
      options: groups.map(({ label, passes }) => ({ label, passes })),
    },
    choices: groups.map(({ options }) => options),
  };
}
