/**
 * What is alike: several `of the same colour`, one `of the same colour` as what was chosen before, and all of one colour in a pile.
 * The language has `where colours are the same`, `where colour is the first's colour`, and `all fruits of that colour`.
 */
import { plural, withArticle } from '../../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../../words/spoken-nouns.ts';

const PLACE =
  "(?: (?:in|from|of|on) (?:(?:2 |two )?different [a-z-]+|(?:a|an|another|the|your|that|any) [a-z-]+(?:'s [a-z-]+)?|play))";
const SAME = '(?:of|with) the same ([a-z-]+)';
const SEVERAL = new RegExp(
  `\\b((?:exactly |at least )?(?:\\d+|two|three|four)(?: or more)? )([a-z-]+)(${PLACE}?) ${SAME}(${PLACE}?)(?= as |$|,| to | and )`,
);
const SAME_OR_NOT = '(?:of|with) (the same|another|a different) ([a-z-]+)';
const ONE = new RegExp(
  `\\b((?:an?|another|the|all|each) )([a-z-]+)(${PLACE}?) ${SAME_OR_NOT}(${PLACE}?)(?= as |$|,| to | for )`,
);
/** Something is done with one card: the only one that is named there. */
const DONE =
  /^\s*(?:you may )?([a-z]+) (?:an?|another|the (?:top|bottom)|1) ([a-z-]+)\b(?! (?:and|or|then)\b)/;
const CHOSEN = /^\s*choose (?:an?|the|another) ([a-z-]+)\b(.*?)(?: as ([a-z-]+))?$/;
const OF_ONE =
  /^(\s*)([a-z-]+) all ([a-z-]+) of (?:one|a|a single|the same) ([a-z-]+) (?:in|from|of) (an? ([a-z-]+)(?: with [^,:]+?)?)((?: to [^,:]+)?)$/;

/** A text with each of these in the words of the language; none where nothing changes. */
export function withAlikeOnes(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:the same|of (?:one|a|a single)|another|a different) [a-z]/.test(text)) return [];
  const lines = text.split('\n');
  return lines.flatMap((line, i) => {
    const put = ofSeveral(line, vocabulary) ?? ofOnePile(line, vocabulary);
    if (put !== undefined) return [[...lines.slice(0, i), put, ...lines.slice(i + 1)].join('\n')];
    return likeTheChosen(lines, i, vocabulary);
  });
}

/** `2 fruits of the same colour in different stalls` */
function ofSeveral(line: string, vocabulary: Vocabulary): string | undefined {
  // How many of them there are is another question.
  if (/\b(?:if|while|when|with (?!the same)|has|have|there)\b/.test(line)) return undefined;
  const put = line.replace(
    SEVERAL,
    (said, count: string, many: string, before: string, value: string, behind: string) => {
      if (!isCard(vocabulary, many, 'many') || !isField(vocabulary, value)) return said;
      const place = (before + behind).replace(/ from | of /, ' in ').replace(/ (?:2|two) /, ' ');
      return `${count}${many}${place} where ${plural(value)} are the same`;
    },
  );
  return put === line ? undefined : put;
}

/** `move all fruits of one colour in a stall to a new stall`: the stall and the colour are chosen first. */
function ofOnePile(line: string, vocabulary: Vocabulary): string | undefined {
  const [, margin, verb, many = '', value = '', which, pile = '', behind] = OF_ONE.exec(line) ?? [];
  const card = nounSaid(vocabulary, many);
  if (margin === undefined || card?.of !== 'card' || !isField(vocabulary, value)) return undefined;
  if (nounSaid(vocabulary, pile)?.of !== 'pile') return undefined;
  return [
    `choose ${which}`,
    `choose ${withArticle(value)} where there is ${withArticle(card.one)} of that ${value} in that ${pile}`,
    `${verb} all ${many} of that ${value} in that ${pile}${behind}`,
  ]
    .map((each) => margin + each)
    .join('\n');
}

/** `choose a fruit`, and below it `a fruit of the same colour`: it is that of the fruit that was chosen, if only one was. */
function likeTheChosen(lines: readonly string[], at: number, vocabulary: Vocabulary): string[] {
  const found = ONE.exec(lines[at]);
  if (!found) return [];
  const [said, which, noun, before, how, value, behind] = found;
  const is = how === 'the same' ? 'is' : 'is not';
  const chosen = lines.slice(0, at).filter((line) => /\bchooses?\b/.test(line));
  if (nounSaid(vocabulary, noun)?.of !== 'card' || !isField(vocabulary, value)) return [];
  const place = (before + behind).replace(/ from | of (?!yours|an )/, ' in ');
  if (chosen.length === 0) {
    const done = lines.slice(0, at).flatMap((line) => {
      const [, verb, what] = DONE.exec(line) ?? [];
      return verb !== undefined && vocabulary.verbForms.has(verb) && what !== undefined ? [what] : [];
    });
    if (done.length !== 1 || !isCard(vocabulary, done[0], 'one')) return [];
    const like = `${which}${noun}${place} where ${value} ${is} that ${done[0]}'s ${value}`;
    return [lines.map((line, i) => (i === at ? line.replace(said, like) : line)).join('\n')];
  }
  const [, one = '', , given] = CHOSEN.exec(chosen[0] ?? '') ?? [];
  if (chosen.length !== 1 || !isCard(vocabulary, one, 'one')) return [];
  if (which === 'the ' && one === noun) return [];
  const name = given ?? 'first';
  if (given === undefined && /\bfirst\b/.test(lines.join('\n'))) return [];
  const put = `${which}${noun}${place} where ${value} ${is} the ${name}'s ${value}`;
  return [
    lines
      .map((line, i) => {
        if (i === at) return line.replace(said, put);
        return line === chosen[0] && given === undefined ? `${line} as ${name}` : line;
      })
      .join('\n'),
  ];
}

const isCard = (vocabulary: Vocabulary, said: string, form: 'one' | 'many'): boolean => {
  const found = nounSaid(vocabulary, said);
  return found?.of === 'card' && found.form === form;
};

const isField = ({ fields }: Vocabulary, said: string): boolean =>
  fields.some((field) => forms(field).one === said);
