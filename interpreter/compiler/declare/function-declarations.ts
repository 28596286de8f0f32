import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type {
  ConditionText,
  ExpressionText,
  FunctionBody,
  FunctionSymbol,
  Parameter,
} from '../../../dsl/language/symbols/symbols.ts';
import { qualities } from '../../../dsl/language/lexer/contextual-keywords.ts';
import { isReserved } from '../../../dsl/language/lexer/reserved-words.ts';
import { entry, valueOf, type Node } from '../../../schemas/index.ts';
import { REGISTERS } from '../../../dsl/ir/registers.ts';
import { reportNameClash, declared, declareNoun, section } from './declared-names.ts';
import { resolveCondition, resolveValue } from '../../../dsl/checker/check.ts';
import { noteJudged, parseText, unreadText } from '../texts/checked-texts.ts';
import { TextReader } from '../texts/text-reader.ts';
import { checkPhraseSlots, checkVerbPhrases, wordingOf, parametersOf } from './verb-wordings.ts';
import { reportAtNode, reportIdleKey, entries, items, unreadIn } from '../loader/link-context.ts';
import type { Sources } from '../loader/link-context.ts';

/** Declares the functions of a game; those that give a value are nouns, conditions are verbs and qualities. */
export function declareFunctions(s: Sources, vocabulary: Vocabulary, game: Node): void {
  let first = REGISTERS;
  for (const { id, key, node, index } of section(game, 'functions')) {
    const parameters = parametersOf(s, node);
    const read = bodyOf(s, key, node);
    const body = read ?? unreadBody(s, node);
    const unread = read ? unreadIn(s, key, node) : true;
    if (!unread) checkWords(s, node, body, parameters);
    const symbol: FunctionSymbol = {
      ...declared(s, 'function', { id, key, node }),
      unread,
      index,
      parameters,
      wording: wordingOf(node),
      body,
      first,
      state: 'unread',
      diagnostics: [],
      fits: [],
    };
    first += 1 + parameters.length;
    vocabulary.functions.push(symbol);
    if (body.form !== 'if') declareNoun(s, vocabulary, symbol, key);
    else checkCondition(s, vocabulary, id, key);
  }
}

/** The body of a function that cannot be read; what it looks like says whether it gives a value or is a condition. */
function unreadBody(s: Sources, node: Node): FunctionBody {
  const text = unreadText(s, node);
  return valueOf(node, 'if') ? { form: 'if', test: { ...text, tree: ALWAYS } } : { form: 'is', value: text };
}

const ALWAYS = { kind: 'and', parts: [], span: { start: 0, end: 0 } } as const;

/** The name of a condition follows `is` and precedes nouns, as values and words of the language do, too. */
function checkCondition(s: Sources, vocabulary: Vocabulary, id: string, key: Node): void {
  const value = vocabulary.terms.get(id)?.find(({ symbol }) => symbol.sort === 'value')?.symbol;
  if (isReserved(id) || qualities.includes(id)) reportAtNode(s, 'game/reserved', key, { word: id });
  else if (value) reportNameClash(s, key, id, value);
}

/** Only a condition can be a verb; its first parameter is the subject. The phrase behind a value has a place for all of them. */
function checkWords(s: Sources, node: Node, { form }: FunctionBody, takes: readonly Parameter[]): void {
  const names = takes.map((each) => each.name);
  if (form === 'if') checkVerbPhrases(s, node, names.slice(1));
  else {
    checkPhraseSlots(s, node, names);
    const idle = entry(node, 'forms');
    if (idle) reportIdleKey(s, idle.key, 'forms', say('phrase/without-if'));
  }
}

const forms = ['is', 'sum', 'cases', 'if'] as const;

function bodyOf(s: Sources, key: Node, node: Node): FunctionBody | undefined {
  const given = forms.filter((form) => valueOf(node, form) !== undefined);
  const least = valueOf(node, 'least');
  if (given.length !== 1) return reportAtNode(s, 'game/function', key, { given });
  const [form] = given;
  if (least && form !== 'sum') reportIdleKey(s, least, 'least', say('phrase/without-sum'));
  const of = valueOf(node, form)!;
  switch (form) {
    case 'is': {
      const value = expressionOf(s, of);
      return value && { form, value };
    }
    case 'if': {
      const test = conditionOf(s, of);
      return test && { form, test };
    }
    case 'sum':
      return {
        form,
        terms: entries(of).flatMap((each) => {
          const value = expressionOf(s, each.value);
          return value ? [{ label: each.key.text, value }] : [];
        }),
        ...(least ? { least: expressionOf(s, least) } : {}),
      };
    case 'cases':
      return {
        form,
        cases: items(of).flatMap((each) => {
          const is = expressionOf(s, valueOf(each, 'is'));
          const condition = valueOf(each, 'if');
          const test = condition && conditionOf(s, condition);
          return is && (test || !condition) ? [{ ...(test ? { if: test } : {}), is }] : [];
        }),
      };
  }
}

/** A number as YAML has it, or a text that says one. */
export function expressionOf(s: Sources, node: Node | undefined): ExpressionText | undefined {
  if (node?.kind !== 'scalar') return undefined;
  if (typeof node.value !== 'number') return parseText(s, 'expression', node);
  const { span } = node;
  const snippet = {
    file: s.fileOf(node),
    text: node.text,
    offsets: [...node.text].map((_, i) => span.start + i),
  };
  const all = { start: 0, end: node.text.length };
  return { tree: { kind: 'number', value: node.value, span: all }, snippet };
}

const conditionOf = (s: Sources, node: Node): ConditionText | undefined => parseText(s, 'condition', node);

/** Notes how the texts of functions are judged, once all words are known. */
export function noteJudgedFunctions(s: Sources, vocabulary: Vocabulary, game: Node): void {
  if (!s.judged) return;
  for (const { id, node } of section(game, 'functions')) {
    const parameters = vocabulary.functions.find((each) => each.id === id)?.parameters ?? [];
    const value = (text: Node | undefined): void =>
      noteJudged(
        s,
        text,
        new TextReader('expression', (tree, snippet) =>
          resolveValue({ vocabulary, snippet }, tree, parameters),
        ),
      );
    const test = (text: Node | undefined): void =>
      noteJudged(
        s,
        text,
        new TextReader('condition', (tree, snippet) =>
          resolveCondition({ vocabulary, snippet }, tree, parameters),
        ),
      );
    value(valueOf(node, 'is'));
    test(valueOf(node, 'if'));
    value(valueOf(node, 'least'));
    for (const term of entries(valueOf(node, 'sum'))) value(term.value);
    for (const each of items(valueOf(node, 'cases'))) {
      value(valueOf(each, 'is'));
      test(valueOf(each, 'if'));
    }
  }
}
