/**
 * Cards of a kind that is used by another verb than people write: `when you play an oil on one of your lamps`, in a game that
 * says `light a lamp using an oil`. And what a verb does to cards whose word is in its printed order: `cannot attack` where the
 * game says `send a ship to attack`.
 */
import { plural, withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import { useOfThis } from '../../suggestions/own-uses.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { singularOf } from '../../../language/parser/errors/card-readings.ts';

/** A text with each such use by the verb of the kind, and each such prohibition by the verb of the game. */
export function withKindUses(text: string, vocabulary: Vocabulary): string[] {
  return [
    ...usedOn(text, vocabulary),
    ...unlessPaid(text, vocabulary),
    ...neverUsed(text, vocabulary),
    ...costOfUse(text, vocabulary),
  ].filter((each) => each !== text);
}

const WHEN = '\\b(when(?:ever)?|if|each time|every time|before) (you|an opponent|a player|another player)';

/** What a kind is called: its name and the other words that people have for it, the longest first. */
function wordsFor(kind: KindSymbol): { readonly one: readonly string[]; readonly many: readonly string[] } {
  const { one, many } = forms(kind);
  const others = kind.names.also?.en ?? [];
  return { one: sorted([one, ...others]), many: sorted([many, ...others.map(plural)]) };
}

const sorted = (words: readonly string[]): readonly string[] => words.toSorted((a, b) => b.length - a.length);

const oneOfWords = (words: readonly string[]): string => `(?:${words.join('|')})`;

function usedOn(text: string, vocabulary: Vocabulary): string[] {
  return vocabulary.kinds.flatMap((kind) => {
    const [, verb, preposition] = /^([a-z-]+) ([a-z]+) this$/.exec(useOfThis(vocabulary, kind) ?? '') ?? [];
    if (verb === undefined) return [];
    const { one } = forms(kind);
    const called = oneOfWords(wordsFor(kind).one);
    const played = new RegExp(
      `${WHEN} (?:play|use)(?:ed|s|d)? (an?|another) ${called} on (?:(an?|one of) )?([a-z' -]+?)(?=,|:)`,
      'g',
    );
    const [object] = vocabulary.verbs.find(({ id }) => id === verb)?.parameters ?? [];
    const what = object && !object.preposition ? object.phrase.snippet.text.trim() : undefined;
    const alone = new RegExp(`${WHEN} (?:play|use)(?:ed|s|d)? (an?|another) ${called}(?=,|:)`, 'g');
    const aboutAny = (when: string, who: string, article: string): string =>
      `${when === 'before' ? when : 'when'} ${who} ${verbIn(vocabulary, verb, who === 'you' ? 'base' : 'third')} ${what} ${preposition} ${article === 'another' ? `another ${one}` : withArticle(one)}`;
    const passive = new RegExp(
      `\\b(when(?:ever)?|if|each time|every time|before) (an?|another) ${called} is (?:played|used)(?: on ([a-z' -]+?))?(?=,|:)`,
      'g',
    );
    return [
      ...(what === undefined || !/^an? [a-z]+$/.test(what)
        ? []
        : [
            text.replaceAll(
              passive,
              (_, when: string, article: string, on: string | undefined) =>
                `${when === 'before' ? when : 'when'} a player ${verbIn(vocabulary, verb, 'third')} ${on ?? what} ${preposition} ${article === 'another' ? `another ${one}` : withArticle(one)}`,
            ),
          ]),
      ...(what === undefined || !/^an? [a-z]+$/.test(what)
        ? []
        : [
            text.replaceAll(alone, (_, when: string, who: string, article: string) =>
              aboutAny(when, who, article),
            ),
          ]),
      text.replaceAll(
        played,
        (_, when: string, who: string, article: string, which: string | undefined, on: string) => {
          const does = verbIn(vocabulary, verb, who === 'you' ? 'base' : 'third');
          const card = article === 'another' ? `another ${one}` : withArticle(one);
          return `${when === 'before' ? when : 'when'} ${who} ${does} ${objectOf(which, on)} ${preposition} ${card}`;
        },
      ),
    ];
  });
}

/** `opponents cannot play oils`: nobody of them can do what oils are for. */
function neverUsed(text: string, vocabulary: Vocabulary): string[] {
  return vocabulary.kinds.flatMap((kind) => {
    const [, verb] = /^([a-z-]+) ([a-z]+) this$/.exec(useOfThis(vocabulary, kind) ?? '') ?? [];
    const [object] = vocabulary.verbs.find(({ id }) => id === verb)?.parameters ?? [];
    const what = object?.phrase.tree.heads[0]?.words.at(-1)?.text;
    if (verb === undefined || what === undefined) return [];
    const called = oneOfWords(wordsFor(kind).many);
    return [
      text.replaceAll(
        new RegExp(
          `\\bcannot (?:play|use) (?:any )?${called}( on (?:your|any|their) [a-z]+)?(?=$|[,:]| (?:until|this|for|during|while)\\b)`,
          'g',
        ),
        (_, on: string | undefined) => `cannot ${verb} ${on?.replace(/^ on (?:any )?/, '') ?? plural(what)}`,
      ),
    ];
  });
}

/** `oils cost nothing`: to use them does. */
function costOfUse(text: string, vocabulary: Vocabulary): string[] {
  return vocabulary.kinds.map((kind) => {
    const [, verb] = /^([a-z-]+) this$/.exec(useOfThis(vocabulary, kind) ?? '') ?? [];
    const { one, many } = forms(kind);
    const cost = new RegExp(
      `^((?:[^,:\\n]+, )*(?:all |your |opponents' )?(?:${many}|an? ${one}) costs? (?:you )?(?:nothing|(?:no|\\d+|an?) [^,:\\n]+?))$`,
      'gm',
    );
    return verb === undefined
      ? text
      : text.replaceAll(cost, (said: string) => (/ to [a-z]+$/.test(said) ? said : `${said} to ${verb}`));
  });
}

/** `one of your rolls` as an event has it: any of them. */
function objectOf(which: string | undefined, on: string): string {
  const [, whose, what] = /^(your|their|an opponent's) (?:own )?([a-z ]+)$/.exec(on) ?? [];
  if (whose === undefined) return `${which === 'one of' ? 'a' : which} ${on}`;
  const of = whose === 'your' ? 'yours' : whose === 'their' ? 'theirs' : 'an opponent';
  return `${withArticle(singularOf(what))} of ${of}`;
}

const UNLESS =
  /^((?:[^,:]+, )*)(?:(opponents|players|an opponent|a player)'s? |(?:your )?opponents' |(your) )([a-z0-9 -]+?) (?:can(?:no|')t|can not) ([a-z-]+) unless (?:they|you|their [a-z]+|your [a-z]+)( [^,:]+?)( for each(?: one| of them| of these)?)?$/;

/** `opponents' ships cannot attack unless they pay a coin for each`: what it costs besides to send one. */
function unlessPaid(text: string, vocabulary: Vocabulary): string[] {
  return text.split('\n').flatMap((line, i, lines) => {
    const found = UNLESS.exec(line);
    if (!found) return [];
    const [, head, , mine, things, word, rest] = found;
    const verbs = vocabulary.verbs.filter(
      ({ wording }) =>
        /^[a-z-]+ \{[a-z]+\} to ([a-z-]+)$/.exec(wording.phrase.en?.trim() ?? '')?.[1] === word,
    );
    if (verbs.length !== 1) return [];
    const subject = / unless (they|you|(?:their|your) [a-z]+) /.exec(line)![1];
    const price = paidBy(subject, rest.trim());
    const put = `${head}to ${verbs[0].id} ${oneOf(things)}, ${mine === undefined ? 'opponents' : 'you'} also ${price}`;
    return [[...lines.slice(0, i), put, ...lines.slice(i + 1)].join('\n')];
  });
}

/** `level 1 ships` as one of them. */
function oneOf(things: string): string {
  const [, field, number, noun] = /^([a-z-]+) (\d+) ([a-z-]+s)$/.exec(things) ?? [];
  if (field !== undefined) return `${withArticle(singularOf(noun))} where ${field} is ${number}`;
  const [, before = '', last] = /^(.* )?([a-z-]+)$/.exec(things)!;
  return withArticle(before + singularOf(last));
}

/** What somebody loses as a price, in the form of the order that pays it. */
function paidBy(subject: string, rest: string): string {
  const [, loses, what] = /^(loses?|pays?) (.+)$/.exec(rest) ?? [];
  if (/^(?:they|you)$/.test(subject))
    return rest.replace(/^([a-z-]+?)s (?=\S)/, (_, verb: string) => `${verb} `);
  return loses === undefined ? rest : `pay ${what} of ${subject}`;
}
