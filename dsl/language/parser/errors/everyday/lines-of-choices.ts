/**
 * The lines of a choice: in one that somebody else makes, *you* is still who uses the card, so an order without anybody in front is
 * given to the player who chooses before it is read in other words; and what one may choose has a line for doing nothing.
 */
import { thirdPerson } from '../../../../text/english-inflection.ts';

/** Somebody else chooses, under one of these names. */
const OTHERS =
  /^(\s*)(?:- )?(?:[^,:]+, )*(each (?:other )?(?:player|opponent)|that (?:player|opponent)|an? (?:player|opponent)|they|the [a-z-]+(?: [a-z-]+)?) (?:may )?(?:secretly )?chooses? [^,:]+:$/;
const OPTION = /^(\s*)- (?:"[^"]*", )?/;
/** Words in front of which no player is put: there is one, or none acts. */
const SAID =
  /^(?:you|they|that|the|their|each|all|every|an?|your|this|those|nothing|if|for|otherwise|let|when|until|while|at|once|[+-]?\d)\b|^[+-]/;

interface Line {
  readonly text: string;
  /** How the player is called who chooses this line; nothing in a line of any other sort. */
  readonly by?: string | undefined;
}

/** The lines of a text, and who chooses those that somebody else may choose. */
function chosenLines(lines: readonly string[]): Line[] {
  let margin: number | undefined;
  let by: string | undefined;
  return lines.map((text) => {
    const indent = text.search(/\S/);
    if (margin !== undefined && (indent > margin || (indent === margin && text.trimStart().startsWith('- '))))
      return { text, by };
    const [, before, who] = OTHERS.exec(text) ?? [];
    margin = before?.length;
    by = who === undefined ? undefined : who.startsWith('the ') ? who : 'that player';
    return { text };
  });
}

/** Each order of such a line with its player in front. */
export function withOptionsOfOthers(lines: readonly string[]): string[] {
  const put = chosenLines(lines).map(({ text, by }) => {
    const [start] = OPTION.exec(text) ?? /^\s*/.exec(text)!;
    const order = text.slice(start.length);
    if (by === undefined || order === '' || /^- ?$/.test(order.trim()) || SAID.test(order)) return text;
    const does = order
      .replace(/^[a-z]+/, thirdPerson)
      .replaceAll(
        /(, then | and then | and )([a-z]+)(?= (?:an?|\d+|all|the|their) )/g,
        (_, joint: string, verb: string) => `${joint}${thirdPerson(verb)}`,
      );
    return `${start}${by} ${does}`;
  });
  const said = put.join('\n');
  return said === lines.join('\n') ? [] : [said];
}

const MAY =
  /^(\s*(?:- )?(?:[^,:]+, )*)(?:you may choose|((?:that|each) [a-z ]+?|they) may choose) (?:one|1|up to (?:one|1)) that (?:is|are) possible:$/;

/** `you may choose one that is possible:` has a line for doing nothing. */
export function withFreeChoices(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => MAY.test(line));
  if (at < 0) return [];
  const margin = lines[at].search(/\S/);
  const behind = lines.findIndex((line, i) => i > at && line.search(/\S/) <= margin && !/^\s*- /.test(line));
  const end = behind < 0 ? lines.length : behind;
  const option = lines.slice(at + 1, end).find((line) => OPTION.test(line));
  if (option === undefined) return [];
  const head = lines[at].replace(
    MAY,
    (_, before: string, who?: string) =>
      `${before}${who === undefined ? 'choose' : `${who === 'they' ? 'that player' : who} chooses`} one that is possible:`,
  );
  const nothing = `${option.slice(0, option.search(/\S/))}- nothing`;
  return [
    [...lines.slice(0, at), head, ...lines.slice(at + 1, end), nothing, ...lines.slice(end)].join('\n'),
  ];
}

const YOU = /\byou(?:rs?)?\b/g;
const yousIn = (text: string): number => text.match(YOU)?.length ?? 0;
/** What begins with `you` is theirs, however often it says so. */
const yousInOption = (text: string): number => (/^\s*(?:- )?you /.test(text) ? 1 : yousIn(text));

/** Whether a reading lets who uses the card do or lose what a text leaves to somebody else. */
export function takesFromOthers(read: string, written: string): boolean {
  const inOptions = (text: string): number =>
    chosenLines(text.split('\n'))
      .filter(({ by }) => by !== undefined)
      .reduce((sum, { text: line }) => sum + yousInOption(line), 0);
  const there = inOptions(read);
  if (there === 0) return false;
  const before = written.toLowerCase();
  const isChosen = chosenLines(before.split('\n')).some(({ by }) => by !== undefined);
  const own = isChosen ? inOptions(before) : yousIn(before) - yousOutside(read);
  return there > own;
}

const yousOutside = (text: string): number =>
  chosenLines(text.split('\n'))
    .filter(({ by }) => by === undefined)
    .reduce((sum, { text: line }) => sum + yousIn(line), 0);
