/**
 * Several that a verb is done with that takes one at a time: `sell up to 2 fruits in your stall` chooses them first, and then it is done
 * with each of them.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { writtenNumbers } from '../../../language/lexer/number-words.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const NUMBER = `(?:up to |exactly )?(?:\\d+|${writtenNumbers.slice(2).join('|')})|any number of`;
const SEVERAL = new RegExp(
  `^(\\s*)((?:[^,:\\n]+, )*?)(you may )?([a-z]+) (${NUMBER}) ((?:[a-z-]+ )??)([a-z-]+)((?: (?:in|of|on|from|with|without|where) [^,:\\n]+?)?)(?: as ([a-z-]+))?$`,
);
const NAME = 'several';

/** `that fruit's owner discards 2 cards`: the player gets a name, as one who is asked for several. */
const OF_OWNER = new RegExp(
  `^(\\s*)((?:[^,:\\n]+, )*?)((?:(?:that|the) [a-z-]+'s)|its) (controller|owner) ([a-z]+)s ((?:${NUMBER}|\\([^()]+\\)) cards)$`,
);
const LOSER = 'loser';

function byOwner(line: string, vocabulary: Vocabulary): string[] | undefined {
  const [, margin, head = '', whose, role, word, what] = OF_OWNER.exec(line) ?? [];
  const verb = word === undefined ? undefined : vocabulary.verbForms.get(word)?.verb;
  if (margin === undefined || verb?.parameters[0]?.phrase.tree.determiner !== 'a') return undefined;
  const noun = /\b(?:an?|another) ([a-z-]+)[^,]*, $/.exec(head)?.[1];
  if (whose === 'its' && noun === undefined) return undefined;
  const own = [
    `let ${LOSER} be ${whose === 'its' ? `that ${noun!}'s` : whose!} ${role!}`,
    `the ${LOSER} ${word!}s ${what!}`,
  ];
  if (head === '') return own.map((one) => margin + one);
  return [margin + head.replace(/, $/, ':'), ...own.map((one) => `${margin}  ${one}`)];
}

/** The text with each such line in two; none where the verb takes several, or nothing says where they are. */
export function withSeveralAtOnce(text: string, vocabulary: Vocabulary): string[] {
  // What comes in the place of something is read as a whole elsewhere.
  if (text.includes(` ${NAME}`) || /\binstead\b/.test(text)) return [];
  const named = new Map<string, string>();
  const put = text.split('\n').flatMap((line) => {
    // What holds for all of them, by their name.
    const [, before, of, rule] =
      /^(\s*(?:[^,:\n]+, )*)the ([a-z-]+) ((?:cannot|can|must) .+)$/.exec(line) ?? [];
    const one = of === undefined ? undefined : named.get(of);
    if (one !== undefined) return [`${before}for each ${one} among the ${of}, that ${one} ${rule}`];
    const owned = byOwner(line, vocabulary);
    if (owned) return owned;
    const [, margin, head, may = '', word, count, quality = '', what, place = '', name = NAME] =
      SEVERAL.exec(line) ?? [];
    if (margin === undefined || word === undefined || what === undefined) return [line];
    const form = vocabulary.verbForms.get(word);
    const noun = nounSaid(vocabulary, what);
    if (form?.form !== 'base' || noun?.of !== 'card' || noun.form !== 'many') return [line];
    const [object] = form.verb.parameters;
    if (!object || object.preposition || object.phrase.tree.determiner !== 'a' || place === '') return [line];
    if (name !== NAME) named.set(name, noun.one);
    const own = [
      `${may}choose ${count} ${quality}${what}${place.replace(/^ from /, ' in ')} as ${name}`,
      `for each ${noun.one} among the ${name}, ${word} that ${noun.one}`,
    ];
    if (head === '') return own.map((one) => margin + one);
    return [margin + head!.replace(/, $/, ':'), ...own.map((one) => `${margin}  ${one}`)];
  });
  return put.join('\n') === text ? [] : [put.join('\n')];
}
