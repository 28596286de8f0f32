/**
 * What has happened to a card, or what it has done, in a clause behind its noun: `a fruit in your crate that was sold this turn` is `a
 * fruit in your crate where that fruit was sold this turn`.
 */
import { thirdPerson } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { destinationsIn } from '../words/verb-destinations.ts';
import { firstNounSaid, type FoundNoun } from '../words/spoken-nouns.ts';

const WHICH =
  '(?:(?:an?|another|all(?: other)?|each(?: other)?|every(?: other)?|the|any|any number of|up to \\d+|\\d+|no|of) )';
const PLACE =
  "((?: (?:in|on|from|of) (?:yours|theirs|play|(?:your|their|the|any|every|each|all|an?|that|this)(?: (?:opponent's|player's|card's host))?(?: (?!that\\b|which\\b|who\\b|with\\b)[a-z]+){1,2}))*)";
const SINCE =
  '(?: by (?:anybody|anyone|somebody|someone|(?:a|any) player))? (this turn|this round|this game|since [^,:]+?)';
/** What it did, or what was done to it. */
const DONE =
  "((?:(?:was|were|has been|have been)(?: not)?|wasn't|weren't|has not been|have not been|did not|didn't|has|have|has not|have not) [a-z]+|[a-z]+ed|[a-z]+)";
const NOUN = '((?!(?:all|each|every|an?|the|no|any)\\b)(?:[a-z-]+ ){0,2}?[a-z]+)';
const CLAUSE = `${NOUN}${PLACE} (?:that|which|who) ${DONE}${SINCE}`;
const ANYWHERE = new RegExp(
  `\\b(${WHICH})${CLAUSE}(?=$|[,:)]| (?:to|into|until|and|or|as|for|cannot)\\b)`,
  'g',
);
const SUBJECT = new RegExp(
  `^(\\s*(?:- )?(?:[^,:]+, )?)((?:all|each|every) )${CLAUSE} (?!cannot\\b|can\\b|to\\b|into\\b|until\\b|and\\b|or\\b|as\\b|for\\b|ha(?:s|ve)\\b|is\\b|are\\b)([a-z]+)( [^\\n]+)$`,
);
const EVENT = new RegExp(
  `^(\\s*(?:(?:once|twice) per [a-z]+, |until [^,:]+, |while [^,:]+, )*(?:when(?:ever)?|before|after|each time|every time) [^,:]*?\\b(?:an?|another) )${CLAUSE}( (?:is|are) [a-z]+)?([,:])( .+)?$`,
);

/** The texts in which such clauses are conditions. */
export function withPastClauses(text: string, vocabulary: Vocabulary): string[] {
  if (
    !/\b(?:that|which|who|you|player|opponent) (?:[a-z]+ ){1,4}(?:this (?:turn|round|game)|since)\b/.test(
      text,
    )
  )
    return [];
  const put = text
    .split('\n')
    .map((line) => byDoer(line.replaceAll(BY, '$1 $3 $2 $4'), vocabulary))
    .map((line) => ofEvent(line, vocabulary) ?? ofSubject(line, vocabulary) ?? anywhere(line, vocabulary));
  return put.join('\n') === text ? [] : [put.join('\n')];
}

interface Done {
  readonly found: FoundNoun;
  /** `that fruit was sold this turn` */
  readonly said: string;
}

/** What is asked of one of them; nothing where no verb of the game is done. */
function asked(vocabulary: Vocabulary, noun: string, done: string, since: string): Done | undefined {
  const found = firstNounSaid(vocabulary, noun.trim());
  const words = done.split(' ');
  const verb = words.at(-1) ?? '';
  const form = vocabulary.verbForms.get(verb);
  if (found?.of !== 'card' || !form) return undefined;
  const isNot = /\bnot\b|n't\b/.test(done);
  const isDone = /^(?:was|were)|\bbeen\b/.test(done);
  if (words[0] === 'did' || words[0] === "didn't" ? form.form !== 'base' : !form.participle) return undefined;
  const past = isDone ? `was ${isNot ? 'not ' : ''}${verb}` : isNot ? `did not ${form.verb.id}` : verb;
  return { found, said: `that ${found.one} ${past} ${since}` };
}

const anywhere = (line: string, vocabulary: Vocabulary): string =>
  line.replaceAll(
    ANYWHERE,
    (all, which: string, noun: string, place: string, done: string, since: string) => {
      const past = asked(vocabulary, noun, done, since);
      return past ? `${which}${noun}${place.replace(/^ from /, ' in ')} where ${past.said}` : all;
    },
  );

/** `that were planted by you this turn`: that you planted. */
const BY =
  /\b(that|which|who) (?:was|were|has been|have been) ([a-z]+) by (you|that player|an opponent) (this (?:turn|round|game)|since )/g;
const DOER = new RegExp(
  `(^|[ (])((?:[a-z]+ )?)(${WHICH})${NOUN}${PLACE} (?:(?:that|which|whom) )?(you|that player|an opponent) (?:have |has )?([a-z]+) (this turn|this round|this game|since [^,:]+?)(?=$|[,:)]| (?:to|into|until|and|or|as|cannot)\\b)`,
  'g',
);

/** What somebody has done it with: `sacrifice all fruits you planted this turn`. A verb that says no place looks for it in play. */
const byDoer = (line: string, { verbForms, ...vocabulary }: Vocabulary): string =>
  line.replaceAll(
    DOER,
    (
      said,
      front: string,
      does: string,
      which: string,
      noun: string,
      place: string,
      who: string,
      word: string,
      since: string,
      at: number,
    ) => {
      const found = firstNounSaid({ verbForms, ...vocabulary }, noun);
      const form = verbForms.get(word);
      // `for each` of those counts how often it was done.
      if (found?.of !== 'card' || found.said !== noun || !form?.participle || does === 'for ') return said;
      const verb = verbForms.get(does.trim())?.verb;
      const taken = verb?.parameters[0]?.phrase.snippet.text ?? '';
      const isPlaced =
        place !== '' || new RegExp(`\\b(?:${found.one}|${found.said}|cards?)\\b.* (?:in|on) `).test(taken);
      const there = destinationsIn({ verbForms, ...vocabulary }).find(({ verb: each }) => each === form.verb);
      const where = isPlaced
        ? place.replace(/^ from /, ' in ')
        : there && !there.zone.inPlay
          ? ` in ${there.zone.of !== 'player' ? 'the' : there.of === 'object' ? 'any' : 'your'} ${forms(there.zone).one}`
          : ' in play';
      // Where its own verb for that takes no such cards, they are moved.
      const isBack = !isPlaced && does === 'return ' && / to (?:your|their) hand/.test(line.slice(at));
      const order = isBack ? 'move ' : does;
      return `${front}${order}${which}${noun}${where} where ${who} ${word} that ${found.one} ${since}`;
    },
  );

/** Several that do something: for each of them. */
function ofSubject(line: string, vocabulary: Vocabulary): string | undefined {
  const [, head = '', which, noun = '', place = '', done = '', since = '', verb = '', rest = ''] =
    SUBJECT.exec(line) ?? [];
  const past = which === undefined ? undefined : asked(vocabulary, noun, done, since);
  if (!past) return undefined;
  const does = which === 'all ' ? thirdPerson(verb) : verb;
  const one = noun.replace(past.found.said, past.found.one);
  return `${head}for each ${one}${place} where ${past.said}, that ${past.found.one} ${does}${rest}`;
}

/** What an event is about: it is asked when that happens. */
function ofEvent(line: string, vocabulary: Vocabulary): string | undefined {
  const [, head, noun = '', place = '', done = '', since = '', behind = '', sign = '', rest = ''] =
    EVENT.exec(line) ?? [];
  const past = head === undefined ? undefined : asked(vocabulary, noun, done, since);
  return past && `${head}${noun}${place}${behind}, if ${past.said}${sign}${rest}`;
}
