import { parse as parseYaml } from 'yaml';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { cardText } from '../../interpreter/compiler/cards/card-text.ts';
import { provenIn } from '../../service/proven-findings.ts';
import { Workspace } from '../../service/workspace.ts';
import { filesBelow, gameFiles, gamesThere, isYaml } from '../files.ts';

/** A card as somebody wrote it who had seen one file of cards. */
export interface Guess {
  readonly game: string;
  readonly level: 'easy' | 'middling' | 'hard';
  /** What it should do, as one would say it. */
  readonly says: string;
  /** As it was typed, with the cards of its file behind it that it names. */
  readonly card: string;
  /** Those cards. */
  readonly beside: string;
}

/** How often the offered changes were made until the card was accepted; what the card was then. */
export interface Followed {
  /** `undefined`: it was not accepted. */
  readonly after: number | undefined;
  /** The texts, the first as it was typed. */
  readonly texts: readonly string[];
  /** What was found in each of the texts. */
  readonly found: readonly (readonly Diagnostic[])[];
}

/** Forty cards each, by people who knew nothing of one another; the fifth, and 24 of the sixth, by somebody who knew the language. From the eleventh on the files of cards had their heads, which show how texts are written. */
export const SETS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
  'twenty-seventh',
  'twenty-eighth',
  'twenty-ninth',
  'thirtieth',
  'thirty-first',
  'thirty-second',
  'thirty-third',
  'thirty-fourth',
  'thirty-fifth',
  'thirty-sixth',
  'thirty-seventh',
  'thirty-eighth',
  'thirty-ninth',
  'fortieth',
  'forty-first',
  'forty-second',
  'forty-third',
  'forty-fourth',
  'forty-fifth',
  'forty-sixth',
  'forty-seventh',
  'forty-eighth',
  'forty-ninth',
  'fiftieth',
  'fifty-first',
  'fifty-second',
  'fifty-third',
  'fifty-fourth',
  'fifty-fifth',
  'fifty-sixth',
  'fifty-seventh',
  'fifty-eighth',
  'fifty-ninth',
  'sixtieth',
  'sixty-first',
  'sixty-second',
  'sixty-third',
  'sixty-fourth',
  'sixty-fifth',
  'sixty-sixth',
  'sixty-seventh',
  'sixty-eighth',
  'sixty-ninth',
  'seventieth',
  'seventy-first',
  'seventy-second',
  'seventy-third',
  'seventy-fourth',
  'seventy-fifth',
  'seventy-sixth',
  'seventy-seventh',
  'seventy-eighth',
  'seventy-ninth',
  'eightieth',
  'eighty-first',
  'eighty-second',
  'eighty-third',
  'eighty-fourth',
  'eighty-fifth',
  'eighty-sixth',
  'eighty-seventh',
  'eighty-eighth',
  'eighty-ninth',
  'ninetieth',
  'ninety-first',
  'ninety-second',
  'ninety-third',
  'ninety-fourth',
  'ninety-fifth',
  'ninety-sixth',
  'ninety-seventh',
  'ninety-eighth',
  'ninety-ninth',
  'hundredth',
  'hundred-and-first',
  'hundred-and-second',
  'hundred-and-third',
] as const;

/** The cards of a set, for the games that are there. */
export function guessesThere(set: (typeof SETS)[number] = 'first'): Guess[] {
  const files = filesBelow(`test/first-guesses/sets/${set}`, isYaml);
  return [...files].flatMap(([path, text]) => {
    const game = path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length);
    if (!gamesThere().includes(game)) return [];
    const all = parseYaml(text) as Omit<Guess, 'game' | 'beside'>[];
    return all.map((guess) => {
      const beside = all
        .filter((other) => other !== guess && guess.card.includes(`: ${idOf(other)}\n`))
        .map(({ card }) => card)
        .join('');
      return { ...guess, game, beside, card: guess.card + beside };
    });
  });
}

/** A refused card as its writer wrote it again who had read the messages, and nothing else: at the second try, and at the third. */
export interface FollowedByPerson {
  readonly id: string;
  readonly tries: readonly string[];
  /** What the last of them does that was not meant, where it is accepted. */
  readonly wrong?: string;
}

/** What people have made of the messages, of the cards of a set; each card that was refused then is one of them. */
export function followedThere(set: (typeof SETS)[number]): FollowedByPerson[] {
  const text = filesBelow('test/first-guesses/followed', isYaml).get(
    `test/first-guesses/followed/${set}.yaml`,
  );
  return text === undefined ? [] : (parseYaml(text) as FollowedByPerson[]);
}

/** Whether a card is accepted as it is written at one of the tries of its writer, and right. */
export function isFollowed({ game, card, beside }: Guess, followed: readonly FollowedByPerson[]): boolean {
  const accepts = (text: string): boolean => follow(game, text, 0).after === 0;
  const { tries = [], wrong } = followed.find(({ id }) => id === idOf({ card })) ?? {};
  return accepts(card) || (wrong === undefined && tries.some((text) => accepts(text + beside)));
}

/** The id of a card as it was typed. */
export const idOf = ({ card }: Pick<Guess, 'card'>): string => /\bid: ([\w-]+)/.exec(card)![1];

const FILE = 'guess.yaml';

/** The files of each game with a file of cards beside them: what does not change is read once. */
const workspaces = new Map<string, Workspace>();

/** What a game makes of cards that are brought to it. */
interface Brought {
  /** What is found in their file. */
  readonly found: readonly Diagnostic[];
  /** What is printed on a card that was accepted, by its id. */
  readonly printed: ReadonlyMap<string, string>;
}

/** Loading a game takes a tenth of a second, and the same cards are asked for several times. */
const brought = new Map<string, Brought>();

/** Brings a file of cards to a game. */
export function bring(game: string, cards: string): Brought {
  const key = `${game}\n${cards}`;
  const known = brought.get(key) ?? load(game, cards);
  brought.set(key, known);
  return known;
}

function load(game: string, cards: string): Brought {
  const workspace = workspaces.get(game) ?? new Workspace(gameFiles(game));
  workspaces.set(game, workspace);
  workspace.set(FILE, cards);
  const home = { game: `cards/${game}/game.yaml`, extras: [FILE] };
  const { game: loaded, diagnostics } = workspace.load(home);
  const ids = new Set([...cards.matchAll(/\bid: ([\w-]+)/g)].map(([, id]) => id));
  const theirs = loaded?.cards.filter(({ symbol }) => ids.has(symbol.id)) ?? [];
  return {
    found: provenIn(workspace, home, diagnostics).filter(({ place }) => place.file === FILE),
    printed: new Map(
      theirs.map((card) => [
        card.symbol.id,
        cardText(loaded!, card, 'en')
          .texts.map(({ lines }) => lines.join(' '))
          .join(' '),
      ]),
    ),
  };
}

/** What is found in a card that is brought to a game. */
const findingsIn = (game: string, card: string): readonly Diagnostic[] => bring(game, card).found;

/** What is printed on a card that was accepted. */
export const printed = (game: string, card: string): string =>
  bring(game, card).printed.get(/\bid: ([\w-]+)/.exec(card)![1]) ?? 'nothing';

/** Makes the changes that are offered, all that stand apart at once, until nothing is refused or nothing is offered. */
export function follow(game: string, card: string, times = 2): Followed {
  const texts = [card];
  const found = [findingsIn(game, card)];
  for (;;) {
    const errors = found.at(-1)!.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return { after: texts.length - 1, texts, found };
    const text = withFirstFixes(texts.at(-1)!, errors);
    if (text === texts.at(-1) || texts.length > times) return { after: undefined, texts, found };
    texts.push(text);
    found.push(findingsIn(game, text));
  }
}

/** A text with the first change that each finding offers, where these do not meet; what two of them offer is done once. */
function withFirstFixes(text: string, errors: readonly Diagnostic[]): string {
  let changed = text;
  let from = Infinity;
  const made = new Set<string>();
  const fixes = errors.flatMap(({ fixes }) => fixes?.slice(0, 1) ?? []);
  const edits = fixes.flatMap((fix) => fix.edits);
  for (const { place, text: now } of edits.toSorted((a, b) => b.place.span.start - a.place.span.start)) {
    const { start, end } = place.span;
    const change = [start, end, now].join(' ');
    if (end > from || made.has(change)) continue;
    made.add(change);
    changed = changed.slice(0, start) + now + changed.slice(end);
    from = start;
  }
  return changed;
}
