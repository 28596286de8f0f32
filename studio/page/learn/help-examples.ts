/** Examples of the documentation as files: which game they are for, and what they are called. */
import { chooseGame, openNewFile } from '../files/set-files.ts';
import { gameId } from '../studio-state.ts';

/** A file that an example makes. */
interface ExampleFile {
  readonly game: string;
  readonly name: string;
  readonly text: string;
}

/** The game whose words most examples use. */
const USUAL = 'garden';

/** The file of an example, by the words behind its fence; none of what is no file, such as a command. */
export function exampleFile(info: string, text: string): ExampleFile | undefined {
  const [language, ...words] = info.split(/\s+/);
  const option = (key: string): string | undefined =>
    words.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1);
  const idIn = (key: string): string | undefined =>
    new RegExp(`^(?:- )?[ ]*${key}: *([a-z0-9-]+)`, 'm').exec(text)?.[1];
  const sort = words.includes('card') ? 'cards' : option('check');
  const isCard = language === 'yaml' && (sort === 'cards' || sort === 'variant');
  if (isCard) {
    const name = idIn('id') ?? idIn('variant') ?? 'example';
    return { game: option('game') ?? option('id') ?? USUAL, name: `${name}.yaml`, text };
  }
  if (language === 'yaml' && sort === 'scenario') return { game: USUAL, name: 'example.scenario.yaml', text };
  if (language === 'cardwright' && words[0] === 'effect')
    return { game: USUAL, name: 'example.yaml', text: cardOf(text) };
  return undefined;
}

/** A card whose effect is an example. */
const cardOf = (effect: string): string =>
  [
    'kind: tool',
    'id: example',
    'name: Example',
    'effect: |',
    ...effect
      .trimEnd()
      .split('\n')
      .map((line) => `  ${line}`),
    '',
  ].join('\n');

/** Puts an example into one's own files, in its game. */
export async function openExample({ game, name, text }: ExampleFile): Promise<void> {
  if (gameId.peek() !== game) await chooseGame(game);
  openNewFile(name, text);
}
