/** Files to begin with in a set: the templates of the service, with the name that the designer chose. */
import { parseDocument } from 'yaml';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { kindNamed, newCard } from '../../service/templates/card-template.ts';
import { newGame, newVariant } from '../../service/templates/starter-files.ts';
import type { EngineCalls } from './engine-calls.ts';

/** What stands for a variant beside the kinds of a game. */
const VARIANT = 'variant';

/** A name as an id: small letters and hyphens. */
const idFrom = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, 'the-');

/** The first of `id`, `id-2`, ... that is free. */
function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  for (let i = 2; ; i++) if (!taken.has(`${id}-${i}`)) return `${id}-${i}`;
}

/** A new file of a set, which is valid as it is. */
export function startingFile(
  game: Game,
  { what, name, taken, language }: Parameters<EngineCalls['begin']>[0],
): ReturnType<EngineCalls['begin']> {
  const isVariant = what === VARIANT;
  const template = isVariant ? newVariant(game) : newCard(game, kindNamed(game, what));
  // The comments in front say how a command line checks and plays the file.
  const document = parseDocument(template.replace(/^(?:# \w+ it: .*\n)+/, ''));
  const key = isVariant ? VARIANT : 'id';
  const chosen = name.trim();
  const ids = new Set([...taken.map((file) => file.replace(/\.yaml$/, '')), ...game.cards.map(idOf)]);
  const id = freeId(idFrom(chosen) || String(document.get(key)), ids);
  document.set(key, id);
  if (chosen !== '') {
    document.setIn(['name', 'en'], chosen);
    if (language !== 'en') document.setIn(['name', language], chosen);
  }
  return { file: `${id}.yaml`, text: document.toString({ lineWidth: 0, flowCollectionPadding: true }) };
}

/** The files of a new game, under an id that no other game of the designer has. */
export function startingGame({
  name,
  taken,
}: Parameters<EngineCalls['beginGame']>[0]): ReturnType<EngineCalls['beginGame']> {
  const chosen = name.trim();
  const id = freeId(idFrom(chosen) || 'my-game', new Set(taken));
  const files = [...newGame(id)].map(([file, text]): [string, string] => [
    file,
    chosen === '' || file !== 'game.yaml' ? text : withName(text, chosen),
  ]);
  return { id, files };
}

function withName(text: string, name: string): string {
  const document = parseDocument(text);
  document.setIn(['name', 'en'], name);
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

const idOf = ({ symbol }: Game['cards'][number]): string => symbol.id;
