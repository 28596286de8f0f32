/** Verbs: what they take, their words and their texts. */
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { type Vocabulary, declareVerb } from '../../../dsl/language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { isOwnVerb, isReserved } from '../../../dsl/language/lexer/reserved-words.ts';
import { valueOf, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { reportNameClash, namesOf, refer, section } from './declared-names.ts';
import { parseText } from '../texts/checked-texts.ts';
import { checkVerbPhrases, wordingOf, parametersOf } from './verb-wordings.ts';
import {
  reportAtNode,
  entries,
  items,
  placeOf,
  textAt,
  unreadIn,
  type Sources,
} from '../loader/link-context.ts';

export function declareVerbs(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const { id: given, key, node, index } of section(game, 'verbs')) {
    const id = given.trim().replace(/\s+/g, '-');
    if (id !== given) refuseSeveralWords(s, key, given, id);
    if (isReserved(id) || isOwnVerb(id)) reportAtNode(s, 'game/reserved', key, { word: id });
    const parameters = parametersOf(s, node);
    const unread = unreadIn(s, key, node);
    const takes = parameters.map((each) => each.name);
    const instead = valueOf(node, 'printed as');
    if (!unread) for (const each of [node, instead]) if (each) checkVerbPhrases(s, each, takes);
    const body = parseText(s, 'effect', valueOf(node, 'do'));
    const first = parseText(s, 'effect', valueOf(node, 'first'));
    const { printed: _, ...names } = namesOf(node, id);
    const verb: VerbSymbol = {
      sort: 'verb',
      unread,
      id,
      // Where texts use the words that were given, they are answered with the verb.
      names:
        id === given ? names : { ...names, also: { ...names.also, en: [given, ...(names.also?.en ?? [])] } },
      wording: wordingOf(node),
      place: placeOf(s, key),
      index,
      parameters,
      body: body?.tree ?? [],
      first: first?.tree ?? [],
      texts: [first, body].filter((text) => text !== undefined),
      counts: [],
      ...(textAt(node, 'says') === 'true' ? { says: true as const } : {}),
      ...(textAt(node, 'reminder') === 'true' ? { reminder: true as const } : {}),
      ...(textAt(node, 'icon') === undefined ? {} : { icon: textAt(node, 'icon') }),
    };
    const clash = declareVerb(vocabulary, verb, verb.wording.forms.en);
    if (clash) reportNameClash(s, key, clash.form, clash.other);
  }
}

/** Texts are read word by word, and a verb is one of them. */
function refuseSeveralWords(s: Sources, key: ScalarNode, verb: string, right: string): void {
  const { file, span } = placeOf(s, key);
  // In a variant the key is a path that ends with the name.
  const place = { file, span: { start: span.end - verb.length, end: span.end } };
  const edits = [{ place, text: right }];
  const fixes =
    key.style === 'plain' ? [{ title: say('phrase/change-to', { what: written(right) }), edits }] : [];
  reportAtNode(s, 'game/verb-words', key, { verb, right }, { fixes });
}

/** Verbs that count as others: `counts as: [destroy]`. */
export function declareCounting(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const { id, node } of section(game, 'verbs')) {
    const verb = vocabulary.verbs.find((each) => each.id === id);
    for (const each of items(valueOf(node, 'counts as'))) {
      const other = refer(s, 'verb', each, vocabulary.verbs);
      if (verb && other && other !== verb) verb.counts.push(other);
    }
  }
}

/** Verbs whose objects are in fields: `price: { type: effect, verb: pay }`. */
export function checkFieldVerbs(s: Sources, vocabulary: Vocabulary, game: Node): void {
  for (const { node } of section(game, 'kinds'))
    for (const { value: field } of entries(valueOf(node, 'fields'))) {
      if (textAt(field, 'type') !== 'effect' || isOwnVerb(textAt(field, 'verb') ?? '')) continue;
      refer(s, 'verb', valueOf(field, 'verb'), vocabulary.verbs);
    }
}
