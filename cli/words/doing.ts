import type { Language } from '../../dsl/render/language.ts';
import type { Game } from '../../interpreter/game.ts';
import { deedOf } from '../../interpreter/log/deeds.ts';
import type { Doing } from './story.ts';

/** Tells what verb a line of a log is the doing of, in the form for one who does it; for languages that have it. */
export function doingIn(game: Game, language: Language): Doing {
  // The data has this form in English only.
  if (language !== 'en') return () => undefined;
  const forms = new Map<string, string>();
  for (const [word, { verb, form }] of game.vocabulary.verbForms)
    if (form === 'third') forms.set(verb.id, word);
  return (line) => {
    const verb = deedOf(game, line);
    return verb && forms.get(verb.id);
  };
}
