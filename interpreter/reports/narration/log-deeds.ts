import { verbOf, type Verb } from '../../../dsl/nlg/realiser/verb-phrases.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import type { Game } from '../../game/linked-game.ts';
import { deedOf } from '../../match/log/log-verbs.ts';
import type { LogLine } from '../../match/log/log-line.ts';

/** The verb that a line is the doing of; none where it is not known. */
export type Doing = (line: LogLine) => Verb | undefined;

/** Tells what verb a line of a log is the doing of, where the data has a phrase for it in the language. */
export function doingIn(game: Game, language: Language): Doing {
  return (line): Verb | undefined => {
    const verb = deedOf(game, line);
    const spoken =
      verb && (language === 'en' || (verb.wording.printed ?? verb.wording).phrase[language] !== undefined);
    return spoken ? verbOf(verb, language) : undefined;
  };
}

/** `Ann draws 2 cards`: who does what, with the words of the verb around it. */
export const doneBy = (who: string, { forms, lead, tail }: Verb, what: string): string =>
  [who, forms.one, lead, what, tail, forms.prefix ?? ''].filter((part) => part !== '').join(' ');
