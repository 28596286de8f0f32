/** What may follow at the end of a text: the words of the language and those of the game. */
import { participle, plural, thirdPerson } from '../../dsl/text/english-inflection.ts';
import { possibleAfter, type NextToken } from '../../dsl/language/parser/next-tokens.ts';
import { asIs, say, type Phrase } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { sortPhrases } from '../../dsl/language/symbols/symbol-sorts.ts';
import type { DeclaredSymbol } from '../../dsl/language/symbols/symbols.ts';
import { ownWords } from '../../dsl/language/lexer/contextual-keywords.ts';
import { primitives } from '../../dsl/language/symbols/builtin-verbs.ts';
import {
  Be,
  Is,
  isWord,
  Or,
  Ordinal,
  spellingsOf,
  TimeUnit,
  tokenize,
  Was,
  WordToken,
} from '../../dsl/language/lexer/tokens.ts';
import type { EntryKind } from '../../dsl/language/syntax/ast.ts';
import type { Vocabulary } from '../../dsl/language/symbols/symbol-table.ts';
import { lastLine } from './line-entry-rules.ts';
import { conditionVerbs, localsOf } from '../word-info.ts';
import { spokenBeginnings } from './spoken-beginnings.ts';
import { wantedAt, type NounFilter } from './expected-sorts.ts';

/** A word that may follow, or several that belong together. */
export interface NextWords {
  readonly label: string;
  readonly kind: 'small' | 'own' | 'verb' | 'noun' | 'local' | 'key' | 'value';
  /** What it is, in a few words. */
  readonly detail?: Phrase;
  /** Those with small numbers come first. */
  readonly rank: number;
  /** What is written where that is more than the label. */
  readonly insert?: string;
  /** Words that people may write for it, from which it is offered as well. */
  readonly also?: readonly string[];
  /** What is typed of another word, where that led to it. */
  readonly typed?: string;
}

/** What a word of the game is. */
export const ofTheGame = (sort: DeclaredSymbol['sort']): Phrase =>
  say('phrase/of-the-game', { what: say(sortPhrases[sort]) });

/** The greatest number of words whose beginning is in the text already: `first player`, `at least`. */
const LONGEST = 4;

/**
 * What may follow a text, `text` being all of it up to the cursor without the word that is being typed.
 * `names` are the parameters that the text may refer to.
 */
export function completeText(
  vocabulary: Vocabulary,
  entry: EntryKind,
  written: string,
  names: readonly string[] = [],
): NextWords[] {
  // Texts are read without regard to capitals.
  const text = written.toLowerCase();
  const found = behind(vocabulary, entry, text, names);
  // Where only names may follow, the word before is no word of the language.
  if (found.some(({ kind }) => kind === 'small')) return found;
  const spoken = spokenBeginnings(text).map((said) => behind(vocabulary, entry, said, names));
  return spoken.find((each) => each.length > 0) ?? found;
}

/** What may follow where all of the text is in words of the language. */
function behind(
  vocabulary: Vocabulary,
  entry: EntryKind,
  text: string,
  names: readonly string[],
): NextWords[] {
  const found = new Map<string, NextWords>();
  let head = text;
  let carried = '';
  for (let count = 0; count < LONGEST; count++) {
    for (const each of following(vocabulary, entry, head, names)) {
      if (!each.label.startsWith(carried) || each.label === carried) continue;
      const label = each.label.slice(carried.length);
      const known = found.get(label);
      const { also: _, ...rest } = each;
      if (!known || known.rank > each.rank) found.set(label, { ...(carried === '' ? each : rest), label });
    }
    const last = /(?:^|[^\w#-])([a-z][\w#-]*[ \t]+)$/.exec(head)?.[1];
    if (last === undefined) break;
    head = head.slice(0, head.length - last.length);
    carried = `${last.trim()} ${carried}`;
  }
  return [...found.values()].sort((a, b) => a.rank - b.rank || (a.label < b.label ? -1 : 1));
}

function following(
  vocabulary: Vocabulary,
  entry: EntryKind,
  text: string,
  names: readonly string[],
): NextWords[] {
  const line = lastLine(entry, text);
  if (!line) return [];
  const possible = possibleAfter(line.rules, line.tokens);
  const before = line.tokens.at(-1)?.tokenType;
  const wanted = wantedAt(vocabulary, line.tokens);
  // `destroyed or sacrificed`: the second of several has the form of the first.
  const opener = line.tokens.findLast((token) => !isWord(token) && token.tokenType !== Or)?.tokenType;
  const passive = opener === Be || opener === Is || opener === Was;
  const locals = [...localsOf(tokenize(text).tokens), ...names];
  const found: NextWords[] = [];
  for (const { type } of possible)
    for (const label of spellingsOf(type)) found.push({ label, kind: 'small', rank: 5 });
  const roles = new Set(possible.filter(({ type }) => isNamed(type)).map(roleOf));
  if (roles.has('verb')) found.push(...verbs(vocabulary, passive));
  // What was done is asked in the same form: `if you discarded this turn`.
  if (!passive && possible.some(({ rule }) => rule === 'conditionPredicate' || rule === 'relative'))
    found.push(...verbs(vocabulary, true));
  if (roles.has('noun') || roles.has('state')) {
    found.push(...nouns(vocabulary, wanted));
    found.push(
      ...locals.map((label): NextWords => ({
        label,
        kind: 'local',
        rank: 0,
        detail: say('phrase/named-before'),
      })),
    );
  }
  if (roles.has('state')) found.push(...verbs(vocabulary, true));
  if (roles.has('noun') || roles.has('state') || roles.has('verb') || roles.has('time'))
    for (const [label, detail] of Object.entries(ownWords))
      found.push({ label, kind: 'own', detail: asIs(detail), rank: 4 });
  if (roles.has('time') || roles.has('state') || roles.has('noun'))
    for (const step of vocabulary.steps)
      found.push({ label: step.names.en[0] ?? step.id, kind: 'noun', detail: say('phrase/a-step'), rank: 3 });
  // The verb may be the last word of a subject: `each player with a card discards ...`
  if (before !== undefined && line.tokens.length > 0 && isWord(line.tokens.at(-1)!) && roles.has('noun'))
    found.push(...verbs(vocabulary, false).map((each) => ({ ...each, rank: each.rank + 2 })));
  return found;
}

const isNamed = (type: NextToken['type']): boolean =>
  type === WordToken || type === Ordinal || type === TimeUnit;

/** What a word is at a place of the grammar. */
function roleOf({ rule }: NextToken): 'verb' | 'noun' | 'state' | 'time' | 'name' {
  switch (rule) {
    case 'imperative':
    case 'orderPredicate':
    case 'conditionPredicate':
    case 'relative':
    case 'verbs':
      return 'verb';
    // A new name follows `as` and `let`.
    case 'phrase':
    case 'barePhrase':
    case 'letStatement':
      return 'name';
    case 'time':
    case 'duration':
    case 'limit':
      return 'time';
    case 'complement':
    case 'arm':
    case 'standing':
    case 'keyword':
      return 'state';
    default:
      return 'noun';
  }
}

/** The verbs of the language and of the game in the form that is possible here. */
function verbs(vocabulary: Vocabulary, passive: boolean): NextWords[] {
  const found: NextWords[] = [];
  const add = (
    word: string,
    form: 'base' | 'third' | 'participle',
    detail: Phrase,
    others: readonly string[] = [],
  ): void => {
    if (passive !== (form === 'participle')) return;
    const inForm = { base: (verb: string) => verb, third: thirdPerson, participle }[form];
    const also = inForm ? others.map(inForm) : [];
    found.push({ label: word, kind: 'verb', detail, rank: 1, ...(also.length > 0 ? { also } : {}) });
  };
  for (const [word, { verb, form, participle: past }] of vocabulary.verbForms)
    add(
      word,
      passive && past ? 'participle' : form,
      verb.wording.phrase.en === undefined ? ofTheGame('verb') : asIs(verb.wording.phrase.en),
      verb.names.also?.en,
    );
  for (const [word, { verb, form, participle: past }] of vocabulary.eventForms)
    if (past) add(word, 'participle', asIs(verb.wording.phrase.en!));
    else if (verb.crosses && form === 'third') add(word, form, asIs(verb.wording.phrase.en!));
  for (const [verb, primitive] of Object.entries(primitives)) {
    const given = 'forms' in primitive && 'en' in primitive.forms ? primitive.forms.en : [];
    const says = asIs(primitive.says);
    add(verb, 'base', says);
    add((given as readonly string[])[0] ?? thirdPerson(verb), 'third', says);
    add((given as readonly string[])[1] ?? participle(verb), 'participle', says);
  }
  const asked = say('phrase/is-asked-in-conditions');
  for (const { id } of conditionVerbs(vocabulary)) {
    add(id, 'base', asked);
    add(thirdPerson(id), 'third', asked);
    add(participle(id), 'participle', asked);
  }
  return found;
}

/** The nouns of the game; those of the sort that is wanted come first. */
function nouns(vocabulary: Vocabulary, wanted: NounFilter | undefined): NextWords[] {
  const found: NextWords[] = [];
  for (const [label, meanings] of vocabulary.terms) {
    const { symbol, form } = meanings[0];
    const others = 'names' in symbol ? (symbol.names.also?.en ?? []) : [];
    const also = form === 'one' ? others : others.map(plural);
    const fits = wanted === undefined || meanings.some((each) => wanted(each.symbol));
    const detail = symbol.sort === 'built-in' ? say('phrase/in-every-game') : ofTheGame(symbol.sort);
    const rank = fits ? 2 : 6;
    found.push({ label, kind: 'noun', detail, rank, ...(also.length > 0 ? { also } : {}) });
  }
  for (const [label, symbol] of vocabulary.cardTerms) {
    if (vocabulary.terms.has(label)) continue;
    const also = symbol.names.also?.en ?? [];
    const rank = wanted === undefined || wanted(symbol) ? 3 : 7;
    found.push({
      label,
      kind: 'noun',
      detail: ofTheGame('card'),
      rank,
      ...(also.length > 0 ? { also } : {}),
    });
    // All copies of it: `all coppers`
    const many = plural(label);
    if (/[a-z]$/.test(label) && !vocabulary.terms.has(many) && !vocabulary.cardTerms.has(many))
      found.push({ label: many, kind: 'noun', detail: ofTheGame('card'), rank: rank + 2 });
  }
  for (const { id, body } of vocabulary.functions)
    if (body.form === 'if')
      found.push({
        label: id,
        kind: 'noun',
        detail: say('phrase/of-the-game', { what: say('phrase/a-condition') }),
        rank: 4,
      });
  for (const { id, values } of vocabulary.enums) {
    for (const each of values)
      if (!vocabulary.terms.has(each.id))
        found.push({
          label: each.id,
          kind: 'value',
          detail: say('phrase/a-value-of', { what: asIs(id) }),
          rank: 3,
        });
  }
  return found;
}
