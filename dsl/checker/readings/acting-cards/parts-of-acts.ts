/**
 * What a card does to another one as a part of a verb that cards do, in a game in which only players do it by itself: `when this ruins a
 * fruit`, where one tool sprays a fruit and thereby it is ruined.
 */
import { eachSyntax } from '../../../language/syntax/syntax-visit.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { Parameter, VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { DONE_BY_CARD, verbSaidOf } from './done-by-cards.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

/** Such an event as what happens until the end of the verb; it is taken where the text lets the card do it in no other way, else offered. */
export function withPartsOfActs(
  text: string,
  vocabulary: Vocabulary,
): { readonly first: string[]; readonly guessed: string[] } {
  const [said, head, doer, word, target, sign, act] = DONE_BY_CARD.exec(text) ?? [];
  const done = word === undefined ? undefined : verbSaidOf(vocabulary, word);
  const prey = target === undefined ? undefined : nameOf(vocabulary, target);
  if (said === undefined || doer === undefined || target === undefined || !done || prey === undefined)
    return { first: [], guessed: [] };
  // What it is done in may be without it, and would be counted.
  if (/ per /.test(head ?? '')) return { first: [], guessed: [] };
  if (done.parameters.some(({ preposition }) => preposition === 'by')) return { first: [], guessed: [] };
  // Where the card that does it is one of those, too, the other one gets a name.
  const isOther = prey.startsWith('that ') && new RegExp(`\\b${prey.slice('that '.length)}\\b`).test(doer);
  const name = ['other', 'rival', 'second'].find((each) => !new RegExp(`\\b${each}\\b`).test(text));
  if (isOther && (name === undefined || / as [a-z]+$/.test(target))) return { first: [], guessed: [] };
  const [whom, then] = isOther
    ? [`the ${name!}`, (act ?? '').replaceAll(new RegExp(`\\b${prey}\\b`, 'g'), `the ${name!}`)]
    : [prey, act ?? ''];
  const put = vocabulary.verbs
    .filter((verb) => doesToObject(vocabulary, verb, done))
    .map(({ id }) =>
      text.replace(
        said,
        () =>
          `${head}before ${doer} ${verbIn(vocabulary, id, 'third')} ${target}${isOther ? ` as ${name!}` : ''}, until the end of the ${id}, when ${whom} is ${verbIn(vocabulary, done.id, 'participle')}${sign}${then}`,
      ),
    );
  const elsewhere = text.replace(said, () => act ?? '');
  const isSole = /^this(?: card)?$/.test(doer) && !doesIt(vocabulary, elsewhere, done);
  return isSole ? { first: put, guessed: [] } : { first: [], guessed: put };
}

/** By what a card is called once it has been named; none for what is no card. */
function nameOf(vocabulary: Vocabulary, target: string): string | undefined {
  if (/^this(?: card)?$|^the equipped /.test(target)) return target;
  const [, noun] = /^an?(?:other)? ([a-z-]+)(?= (?:of|in|on|where|with|without)\b|$)/.exec(target) ?? [];
  const kind = noun === undefined ? undefined : nounSaid(vocabulary, noun);
  return kind?.of === 'card' ? `that ${noun}` : undefined;
}

/** Whether cards do a verb, and another verb is done with its object as a part of it. */
function doesToObject(vocabulary: Vocabulary, verb: VerbSymbol, done: VerbSymbol): boolean {
  const object = verb.parameters.find(({ preposition }) => preposition === undefined);
  const by = verb.parameters.find(({ preposition }) => preposition === 'by');
  if (!object || !by || !isOfCards(vocabulary, object) || !isOfCards(vocabulary, by)) return false;
  let found = false;
  eachSyntax(verb.body, (node) => {
    if (node.kind !== 'order' || vocabulary.verbForms.get(node.verb.text)?.verb !== done) return;
    const { object: direct } = node.args;
    const words = direct?.kind === 'noun' && direct.tails.length === 0 ? direct.heads[0]?.words : undefined;
    found ||= words?.length === 1 && words[0].text === object.name;
  });
  return found;
}

const isOfCards = ({ kinds, nouns }: Vocabulary, { phrase }: Parameter): boolean => {
  const words = phrase.snippet.text.trim().replace(/^an? /, '');
  return kinds.some((kind) => forms(kind).one === words) || nouns.some((noun) => noun.names.en[0] === words);
};

/** Whether a text orders a verb, or one that people call so. */
const doesIt = (vocabulary: Vocabulary, text: string, done: VerbSymbol): boolean =>
  (text.match(/[a-z-]+/g) ?? []).some((word) => {
    const known = vocabulary.verbForms.get(word);
    return known?.verb === done && known.form !== 'participle';
  });
