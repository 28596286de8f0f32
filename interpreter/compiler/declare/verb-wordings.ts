/** How verbs and relations are put into words: the `phrase` and the `forms` of their data. */
import type { Wording, Parameter } from '../../../dsl/language/symbols/symbols.ts';
import { valueOf, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { reportAtNode, entries, scalars, type Sources } from '../loader/link-context.ts';
import type { VerbPreposition } from '../../../dsl/language/syntax/ast.ts';
import { phraseText } from '../texts/checked-texts.ts';

const wordsIn = (node: Node | undefined): string[] => scalars(node).map(({ text }) => text);

const byLanguage = (node: Node | undefined): Record<string, string[]> =>
  node === undefined
    ? {}
    : node.kind === 'map'
      ? Object.fromEntries(node.entries.map(({ key, value }) => [key.text, wordsIn(value)]))
      : { en: wordsIn(node) };

/** `forms` and `phrase`; a list of forms and a phrase alone are English. Beside them what is printed instead. */
export function wordingOf(node: Node): Wording {
  const own = ownWording(node);
  const instead = valueOf(node, 'printed as');
  if (!instead) return own;
  const { phrase, forms } = ownWording(instead);
  const kept = Object.entries(own.forms).filter(([language]) => !Object.hasOwn(phrase, language));
  return {
    ...own,
    printed: { phrase: { ...own.phrase, ...phrase }, forms: { ...Object.fromEntries(kept), ...forms } },
  };
}

function ownWording(node: Node): Wording {
  const phrase = valueOf(node, 'phrase');
  const forms = valueOf(node, 'forms');
  const phrases = Object.entries(byLanguage(phrase)).map(([language, [text]]) => [language, text]);
  return { phrase: Object.fromEntries(phrases), forms: byLanguage(forms) };
}

/** The phrase of each language is an order, with a place for each of its objects and for nothing else. */
export function checkVerbPhrases(s: Sources, node: Node, takes: readonly string[]): void {
  for (const { language, value } of phrasesIn(node)) checkOrder(s, node, value, language);
  checkPhraseSlots(s, node, takes);
}

/** A phrase has a place for each of what it is about, and for nothing else. */
export function checkPhraseSlots(s: Sources, node: Node, takes: readonly string[]): void {
  for (const { language, value } of phrasesIn(node)) {
    const slots = [...value.text.matchAll(/\{([^}:]+)/g)].map((match) => match[1].trim());
    for (const slot of slots)
      if (!takes.includes(slot)) reportAtNode(s, 'game/phrase-slot', value, { slot, language, takes });
    for (const slot of takes)
      if (!slots.includes(slot)) reportAtNode(s, 'game/phrase-lacks', value, { slot, language });
  }
}

/** The phrases of a node by language; one alone is English. */
function phrasesIn(node: Node): { readonly language: string; readonly value: ScalarNode }[] {
  const given = valueOf(node, 'phrase');
  if (given?.kind === 'scalar') return [{ language: 'en', value: given }];
  return entries(given).flatMap(({ key, value }) =>
    value.kind === 'scalar' ? [{ language: key.text, value }] : [],
  );
}

/** Whether an order of a language tells the other forms of its verb. */
const regular: Readonly<Record<string, RegExp>> = { fr: /ez$/, de: /e$/ };

/** A phrase begins with an order, from which its other forms follow or beside which they are given. */
function checkOrder(s: Sources, node: Node, phrase: ScalarNode, language: string): void {
  const [order = ''] = phrase.text.trim().split(/\s+/);
  const slot = /^\{([^}:]*)/.exec(order)?.[1].trim();
  if (slot !== undefined) reportAtNode(s, 'game/phrase-order', phrase, { slot, language });
  else if (regular[language]?.test(order) === false && !wordingOf(node).forms[language as 'fr' | 'de'])
    reportAtNode(s, 'game/verb-forms', phrase, { order, language }, { severity: 'hint' });
}

const prepositions: Readonly<Record<VerbPreposition, true>> = {
  to: true,
  from: true,
  into: true,
  onto: true,
  for: true,
  by: true,
  using: true,
  against: true,
  at: true,
};

/** `to receiver`: the preposition and the name of what is taken. */
export function parameterKey(key: string): Pick<Parameter, 'name' | 'preposition'> {
  const [first, ...rest] = key.split(' ');
  return rest.length > 0 && isPreposition(first)
    ? { name: rest.join(' '), preposition: first }
    : { name: key, preposition: undefined };
}

const isPreposition = (word: string): word is VerbPreposition => Object.hasOwn(prepositions, word);

/** The parameters under `takes`: the preposition and name of each, and what it takes. */
export function parametersOf(s: Sources, node: Node): Parameter[] {
  return entries(valueOf(node, 'takes')).map(({ key, value }) => ({
    ...parameterKey(key.text),
    phrase: phraseText(s, value),
  }));
}
