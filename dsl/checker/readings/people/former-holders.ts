/**
 * Who had a card before it was taken: `steal a tool. The player who lost it draws a card`, `its former owner`, `the opponent you took it
 * from`. The language knows the one in whose place a card is, so it is noted before the card goes.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

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

const CHOSEN = /^\s*(?:- )?choose ((?:an?|another) [^,:]*?)(?: as ([a-z-]+))?$/;
const ACT = /^(\s*(?:- )?)([a-z-]+) ((?:an?|another) (?:random )?([^,:]+?))$/;
const OF_SOMEBODY = /^(.*\b(?:an opponent|another player|a player)'s [a-z -]+)$/;
const ANYWHERE = /^([^,:]+? (?:in|from|of|on) any [a-z -]+?)((?: (?:to|on|into) .+)?)$/;

/** The text with that player noted first, or called by the place; none where nobody is asked for, or it is open of which card. */
export function withFormerHolders(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:who|that|from|whom|to|former|previous|old|original|prior)\b/.test(text)) return [];
  const lines = text.split('\n');
  const found = lines.flatMap((line, at) =>
    FORMER.flatMap((form) => [...line.matchAll(form)].map(([said, card]) => ({ at, said, card }))),
  );
  const [first] = found;
  if (first === undefined || found.some(({ card }) => card !== first.card)) return [];
  const from = sourceOf(lines, first.at, first.card);
  const put = from === undefined ? undefined : notedAt(lines, from, vocabulary);
  if (from === undefined || put === undefined) return [];
  const asked = lines
    .slice(from + 1)
    .map((line) => FORMER.reduce((each, form) => each.replaceAll(form, put.who), line));
  return [[...lines.slice(0, from), ...put.lines, ...asked].join('\n')];
}

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
  const [, , verb = '', object = '', what = ''] = ACT.exec(line) ?? [];
  const noun = nounOf(object, vocabulary);
  if (noun === undefined) return undefined;
  if (OF_SOMEBODY.test(what)) return { lines: [line], who: whoseIn(what) };
  const anywhere = ANYWHERE.exec(object);
  if (anywhere) {
    const act = `${margin}${verb} that ${noun}${anywhere[2]}`;
    return { lines: [`${margin}choose ${anywhere[1]}`, noted(`that ${noun}`), act], who: `the ${name}` };
  }
  // What the verb of the game takes is where it looks.
  const taken = vocabulary.verbForms.get(verb)?.verb.parameters[0]?.phrase.snippet.text.trim();
  const [, place] = /( in (?:an opponent|another player)'s [a-z -]+)$/.exec(taken ?? '') ?? [];
  if (place === undefined || / (?:in|from|of|on|with|where|without|attached) /.test(` ${what} `))
    return undefined;
  return { lines: [line + place], who: whoseIn(place) };
}

const whoseIn = (place: string): string => (/\bopponent's /.test(place) ? 'that opponent' : 'that player');

const nounOf = (phrase: string, vocabulary: Vocabulary): string | undefined => {
  const words = phrase
    .replace(/^(?:an?|another) (?:random )?/, '')
    .replace(/ (?:in|from|of|on|with|where|without|attached) .*$/, '');
  const found = firstNounSaid(vocabulary, words);
  return found?.of === 'card' && found.form === 'one' ? found.said : undefined;
};
