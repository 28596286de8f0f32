/**
 * Who had a card before it was taken: `steal a tool. The player who lost it draws a card`, `its former owner`, `the opponent you took it
 * from`. The language knows the one in whose place a card is, so it is noted before the card goes.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

const ONE = '(?:it|that [a-z-]+|the [a-z-]+|an? [a-z-]+ this way|one this way)';
const PERSON = 'the (?:player|opponent|one|person)';
const DONE = '(?:taken|stolen|pulled|removed|drawn|swiped|robbed|seized|captured)';
const FORMER = [
  `${PERSON} (?:who|that) (?:previously |just |originally )?(?:had|lost|owned|controlled|held|had owned|had controlled) (${ONE})(?: before)?`,
  `${PERSON} (?:(?:who|whom|that) )?(?:you|this card) (?:took|stole|pulled|got|swiped|robbed|seized|captured) (${ONE}) from`,
  `${PERSON} (?:(?:who|whom|that) )?(${ONE}) (?:was|has been) ${DONE} from`,
  `${PERSON} (?:(?:who|whom|that) )?(${ONE}) (?:belonged to|came from)(?: before)?`,
  `(its|that [a-z-]+'s|the [a-z-]+'s) (?:former|previous|old|original|prior) (?:owner|controller|holder|bearer)`,
  `the (?:former|previous|old|original|prior) (?:owner|controller|holder|bearer)(?: of (${ONE}))?`,
].map((form) => new RegExp(`\\b${form}(?=$|[,:]|'s | (?!this way\\b)[a-z])`, 'g'));

/** Who had it, if it was moved by then. */
const OWNER =
  /\b(its|that [a-z-]+'s|the (?!player|opponent)[a-z-]+'s) owner(?=$|[,:]|'s | (?!this way\b)[a-z])/g;
const BEHIND =
  /(?:[.;] +|,? then |,? and )(?=(?:its|that [a-z-]+'s|the [a-z-]+'s) owner\b|the (?:player|opponent|one|person) (?:who|that|you|it)\b)/g;

const CHOSEN = /^\s*(?:- )?choose ((?:an?|another) [^,:]*?)(?: as ([a-z-]+))?$/;
const ACT = /^(\s*(?:- )?)([a-z-]+) ((?:an?|another) (?:random )?([^,:]+?))(?: as ([a-z-]+))?$/;
const OF_SOMEBODY = /^(.*\b(?:an opponent|another player|a player)'s [a-z -]+)$/;
const ANYWHERE = /^([^,:]+? (?:in|from|of|on) any [a-z -]+?)((?: (?:to|on|into) .+)?)$/;

/** The text with that player noted first, or called by the place; none where nobody is asked for, or it is open of which card. */
export function withFormerHolders(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:who|that|from|whom|to|former|previous|old|original|prior|owner)\b/i.test(text)) return [];
  const perhaps = perhapsMoved(text, vocabulary);
  if (perhaps !== undefined) return [perhaps];
  const lines = text.split('\n').flatMap((line) => inLines(line));
  // Where nothing was moved before it is asked, its owner is who has it.
  const formsAt = (at: number): readonly RegExp[] =>
    !vocabulary.owners && lines.slice(0, at).some((line) => moves(line, vocabulary))
      ? [...FORMER, OWNER]
      : FORMER;
  const found = lines.flatMap((line, at) =>
    formsAt(at).flatMap((form) => [...line.matchAll(form)].map(([said, card]) => ({ at, said, card }))),
  );
  const [first] = found;
  if (first === undefined || found.some(({ card }) => card !== first.card)) return [];
  const from = sourceOf(lines, first.at, first.card);
  const put = from === undefined ? undefined : notedAt(lines, from, vocabulary);
  if (from === undefined || put === undefined) return [];
  const asked = lines
    .slice(from + 1)
    .map((line, i) => formsAt(from + 1 + i).reduce((each, form) => each.replaceAll(form, put.who), line));
  return [[...lines.slice(0, from), ...put.lines, ...asked].join('\n')];
}

const PERHAPS =
  /^((?:.*\n)*?)(\s*)you may ([a-z-]+) ((?:an?|another) (?:random )?([^,:.\n]+?))(?:\.| *\n)\s*if you do(?:, (.+)|:((?:\n\2 .*)+))$/i;

/** `you may spoil a fruit`, and `if you do, its owner draws a card`: the fruit is chosen first. */
function perhapsMoved(text: string, vocabulary: Vocabulary): string | undefined {
  const [, above = '', margin = '', word = '', object, what, act, block] = PERHAPS.exec(text) ?? [];
  const then = act === undefined ? block?.split('\n').slice(1) : [`${margin}  ${act}`];
  if (vocabulary.owners || object === undefined || what === undefined || !then) return undefined;
  if (!then.some((line) => line.search(OWNER) >= 0) || !moves(`${word} ${object}`, vocabulary))
    return undefined;
  const place = / (?:in|from|of|on) /.test(what) ? '' : placeTaken(word, vocabulary);
  if (place === undefined || / as /.test(object) || /\b(?:taken|former)\b/.test(text)) return undefined;
  return [
    `${above}${margin}you may choose ${object}${place} as taken`,
    `${margin}if you do:`,
    `${margin}  let former be the taken's controller`,
    `${margin}  ${word} the taken`,
    ...then.map((line) => line.replaceAll(OWNER, 'the former')),
  ].join('\n');
}

/** Where a verb of the game takes what others have. */
const placeTaken = (word: string, { verbForms }: Vocabulary): string | undefined =>
  / in (?:an opponent|another player)'s [a-z -]+$/.exec(
    verbForms.get(word)?.verb.parameters[0]?.phrase.snippet.text.trim() ?? '',
  )?.[0];

/** Who had the card is asked in a line of its own: `spoil a fruit, then its owner draws a card`. */
const inLines = (line: string): string[] => {
  const [margin, rest] = [/^\s*/.exec(line)![0], line.trimStart()];
  return ACT.test(rest.split(BEHIND)[0]) || CHOSEN.test(rest.split(BEHIND)[0])
    ? rest.split(BEHIND).map((part) => margin + part.replace(/[.;]$/, ''))
    : [line.replace(/[.;]$/, '')];
};

/** Whether a line is an order that brings its card to somebody else, or to a place that all share. */
const moves = (line: string, vocabulary: Vocabulary): boolean => {
  const word = /^\s*(?:- )?([a-z-]+) /.exec(line)?.[1];
  const verb = word === undefined ? undefined : vocabulary.verbForms.get(word)?.verb;
  return destinationsIn(vocabulary).some((each) => each.verb === verb && each.of !== 'object');
};

/** The line in which that card is named, or comes first. */
function sourceOf(lines: readonly string[], before: number, card: string | undefined): number | undefined {
  const [, name] = /^the ([a-z-]+?)(?:'s)?$/.exec(card ?? '') ?? [];
  const [, noun] =
    /^(?:that ([a-z-]+?)(?:'s)?)$/.exec(card ?? '') ?? /^an? ([a-z-]+) this way$/.exec(card ?? '') ?? [];
  const above = lines.slice(0, before).map((line, at) => ({ line, at }));
  const named = name === undefined ? [] : above.filter(({ line }) => line.endsWith(` as ${name}`));
  if (named.length > 0) return named.length === 1 ? named[0].at : undefined;
  if (name !== undefined) return undefined;
  const said = above.filter(
    ({ line }) =>
      (CHOSEN.test(line) || ACT.test(line)) &&
      (noun === undefined || noun === 'card' || new RegExp(`\\b${noun}\\b`).test(line)),
  );
  return said.length === 1 ? said[0].at : undefined;
}

interface Noted {
  readonly lines: readonly string[];
  /** What that player is called below. */
  readonly who: string;
}

function notedAt(lines: readonly string[], at: number, vocabulary: Vocabulary): Noted | undefined {
  const line = lines[at];
  const margin = /^\s*/.exec(line)![0];
  const name =
    ['former', 'loser'].find(
      (each) =>
        !lines.some((other) =>
          new RegExp(`\\b${each}\\b`).test(
            other.replace(/\bformer (?:owner|controller|holder|bearer)\b/g, ''),
          ),
        ),
    ) ?? '';
  if (name === '') return undefined;
  const noted = (card: string): string => `${margin}let ${name} be ${card}'s controller`;
  const [, chosen, called] = CHOSEN.exec(line) ?? [];
  if (chosen !== undefined) {
    const noun = nounOf(chosen, vocabulary);
    const card = called === undefined ? noun && `that ${noun}` : `the ${called}`;
    return card === undefined ? undefined : { lines: [line, noted(card)], who: `the ${name}` };
  }
  const [, , verb = '', object = '', what = '', given] = ACT.exec(line) ?? [];
  const as = given === undefined ? '' : ` as ${given}`;
  const noun = nounOf(object, vocabulary);
  if (noun === undefined) return undefined;
  const whose = OF_SOMEBODY.test(what) ? what : undefined;
  if (whose !== undefined) return { lines: [line], who: whoseIn(whose) };
  const anywhere = ANYWHERE.exec(object);
  if (anywhere) {
    const act = `${margin}${verb} that ${noun}${anywhere[2]}${as}`;
    return { lines: [`${margin}choose ${anywhere[1]}`, noted(`that ${noun}`), act], who: `the ${name}` };
  }
  // What the verb of the game takes is where it looks.
  const place = placeTaken(verb, vocabulary);
  if (place === undefined || / (?:in|from|of|on|with|where|without|attached) /.test(` ${what} `))
    return undefined;
  return { lines: [`${margin}${verb} ${object}${place}${as}`], who: whoseIn(place) };
}

const whoseIn = (place: string): string => (/\bopponent's /.test(place) ? 'that opponent' : 'that player');

const nounOf = (phrase: string, vocabulary: Vocabulary): string | undefined => {
  const words = phrase
    .replace(/^(?:an?|another) (?:random )?/, '')
    .replace(/ (?:in|from|of|on|with|where|without|attached) .*$/, '');
  const found = firstNounSaid(vocabulary, words);
  return found?.of === 'card' && found.form === 'one' ? found.said : undefined;
};
