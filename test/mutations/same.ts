import { sameStem, type Judged } from './judge.ts';

/** Why a change that nothing tells is none, or cannot be told where it is. */
interface Reason {
  readonly why: string;
  /** Of changes that mean the same as before; else the finding stands elsewhere and has to. */
  readonly same: boolean;
  readonly of: (judged: Judged) => boolean;
}

const codesOf = ({ found }: Judged): string[] => found.map(({ code }) => code);
const under = ({ change }: Judged, ...keys: string[]): boolean =>
  change.site?.path.flatMap((step) => step.split('/')).some((step) => keys.includes(step)) ?? false;

const REASONS: readonly Reason[] = [
  {
    why: 'the values of a row are a set: their order means nothing',
    same: true,
    of: (judged) =>
      judged.verdict === 'silent' &&
      judged.change.of === 'two words swapped' &&
      under(judged, 'rows', 'takes', 'elements'),
  },
  {
    why: 'one and several of the same word',
    same: true,
    of: ({ verdict, change, was }) =>
      verdict === 'silent' && change.of === 'a name misspelt' && sameStem(change.now, was),
  },
  {
    why: 'a line that is added has a name of its own, which nothing else says',
    same: true,
    of: ({ verdict, change: { site } }) =>
      verdict === 'silent' && site?.isKey === true && isOfAddedLine(site.path),
  },
  {
    why: 'a word that people leave out: what is counted, played or drawn are cards, what is added up are values, and small words are read back',
    same: true,
    of: ({ verdict, change, was }) =>
      verdict === 'silent' &&
      change.of === 'a word dropped' &&
      /^(?:cards?|value|points?|is|and|you|all)\s*$/.test(was) &&
      change.site?.sort === 'text',
  },
  {
    why: 'who was named before is meant by every word for them that fits',
    same: true,
    of: ({ verdict, change, was }) =>
      verdict === 'silent' &&
      change.of === 'another name that there is' &&
      [was, change.now].every((word) => PEOPLE.includes(word)),
  },
  {
    why: 'what cards go on narrows choices where they are attached, and here it is offered elsewhere whom that may be done with',
    same: true,
    of: (judged) => judged.verdict === 'silent' && under(judged, 'goes on'),
  },
  {
    why: 'of the values of this list it is only asked whether they are among them',
    same: true,
    of: (judged) =>
      judged.verdict === 'silent' && judged.change.of === 'two words swapped' && under(judged, 'stakes'),
  },
  {
    why: 'what a variant sets and what it replaces come to the same, and the key above says the other',
    same: true,
    of: ({ verdict, change, was }) =>
      verdict === 'silent' && change.of === 'a line dropped' && /^(?:set|replace):\s*$/.test(was),
  },
  {
    why: 'a note is nothing but words for people, who see it in the rule book',
    same: true,
    of: (judged) => judged.verdict === 'silent' && under(judged, 'note'),
  },
  {
    why: 'the standard value, written out',
    same: true,
    of: ({ verdict, change, was }) =>
      verdict === 'silent' && change.of === 'a line dropped' && /^\s*ties: random\s*$/.test(was),
  },
  {
    why: 'a cell with a name of its own is called by it, and nothing uses the key above',
    same: true,
    of: (judged) =>
      judged.verdict === 'silent' &&
      judged.change.of === 'a declared name misspelt' &&
      judged.change.site?.isKey === true &&
      under(judged, 'cells'),
  },
  {
    why: 'the number of cards is not what the deck says, and any of them may be too many or missing',
    same: false,
    of: (judged) =>
      codesOf(judged).some((code) => ['game/count', 'game/deck-size', 'game/deck-copies'].includes(code)),
  },
  {
    why: 'the first entry of a list lacks its sign, and YAML stops at the next one',
    same: false,
    of: (judged) => judged.change.of === 'a line dropped' && codesOf(judged).includes('yaml/unexpected'),
  },
];

/** Words of the games for players who were named before. */
const PEOPLE = ['player', 'opponent', 'owner', 'roller'];

/** The texts and lists of a game to which lines and entries are added by name, in a set or a variant. */
const LINES = ['rules', 'setup'];

const isOfAddedLine = (path: readonly string[]): boolean => {
  const steps = path.flatMap((step) => step.split('/'));
  const isInList = steps.at(-3) === 'table' || (steps.at(-2) === 'do' && steps.includes('add'));
  return (steps.length <= 3 && LINES.includes(steps.at(-2)!)) || isInList;
};

/** Why a change that is not seen need not be; none where it should. */
export const reasonFor = (judged: Judged): Reason | undefined => REASONS.find(({ of }) => of(judged));
