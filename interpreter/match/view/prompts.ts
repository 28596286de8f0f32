import type { Language } from '../../../dsl/nlg/index.ts';
import { withoutStop } from '../../../dsl/nlg/realiser/word-joining.ts';
import { print } from '../../../dsl/language/printer/print-text.ts';
import type { NounPhrase } from '../../../dsl/language/syntax/ast.ts';
import { mapSyntax, syntaxOf } from '../../../dsl/language/syntax/syntax-visit.ts';
import { type NamedProgram, rootOfProgram } from '../../game/linked-game.ts';
import { nodeAt, sayNode, sayStatements, statementsBehind, treeOfText } from '../../game/localized-pieces.ts';
import type { GivenNames, RenderedNode, TextPiece } from '../../game/localized-pieces.ts';
import { addressed, theirsAsYours } from '../explain/addressed-statement.ts';
import { question, type Match } from '../match.ts';
import { parseSpoken } from '../../../dsl/language/parser/spoken-form.ts';
import { wholeText } from '../../../dsl/text/source.ts';
import { mentionedTo } from './mentioned-objects.ts';
import {
  asDecision,
  inTheWordsOf,
  mentionsOf,
  orderAround,
  orderPiece,
  unnamed,
  withMentions,
  withNumber,
  withoutConditions,
  type Mentions,
  type Unnamed,
} from './prompt-wording.ts';
import { isYesOrNo, askingPiece, openSource, type Question } from '../question.ts';
import { statementOf } from '../explain/asking-statement.ts';

/** What a text asks: what is done with the choice, or what the player may do; and what is to be chosen for it. */
export interface Prompt {
  readonly statement: string;
  /** If a statement asks for several choices, which of them; none if it asks for one. */
  readonly part: string | undefined;
}

/** A prompt with what it mentions. */
export interface FullPrompt extends Prompt {
  /** The verb of the order that asks. */
  readonly verb: string | undefined;
  /** What the prompt calls by its name, and what it mentions in the words of the text. */
  readonly mentions: Mentions;
  /** Of a bare choice: what the card does with it. */
  readonly then?: string;
}

/** A longer statement than this says less than what is to be chosen. */
const LONGEST = 120;

/**
 * The question to a seat, from the words of the text that asks: as they are written, or put into a language.
 * Undefined for what no text asks: what to do next, and which of several triggers comes first; nor for which
 * lines shall happen.
 */
export function promptIn(match: Match, seat: number, language?: Language): Prompt | undefined {
  const asked = fullPrompt(match, seat, language);
  return asked && { statement: asked.statement, part: asked.part };
}

/** The same, with what it mentions. */
export function fullPrompt(match: Match, seat: number, language?: Language): FullPrompt | undefined {
  const asking = question(match, seat);
  if (!asking) return undefined;
  const { game, table, runner } = match;
  const source = openSource(table, runner);
  // What the rules ask of an option is seen from the options; a card says itself what it asks.
  const isRule = rootOfProgram(source.role).kind !== 'card';
  const asked = (piece: TextPiece): Unnamed =>
    isRule && language !== undefined ? withoutConditions(unnamed(piece)) : unnamed(piece);
  const mentioned = language === undefined ? [] : mentionedTo(match, seat);
  const said = (node: RenderedNode | undefined, text: string): Worded | undefined => {
    if (language === undefined) return { text, node };
    const put = node && (asking.instruction.op === 'menu' ? asDecision(node, language) : node);
    const named = put && withMentions(game, put, inTheWordsOf(game, put, mentioned));
    const words = named && sayNode(game, language, named, namesGivenIn(match, source));
    return words === undefined ? undefined : { text: words, node: put };
  };
  // Players know who they are.
  const others = mentioned.filter(({ sort, name }) => sort !== 'player' || name !== match.names.seats[seat]);
  const asks = ({ text, node }: Worded, part?: string, around = node): FullPrompt => ({
    statement: text,
    part,
    verb: node?.kind === 'order' ? node.verb.text : undefined,
    mentions: mentionsOf(game, node, around, node ? inTheWordsOf(game, node, others) : others),
  });
  const { instruction } = asking;
  // What is chosen as the subject of a statement is nobody to speak to.
  const isSubject = (node: RenderedNode): boolean =>
    instruction.op !== 'menu' &&
    node.kind === 'order' &&
    node.subject?.span.start === instruction.choosing.span.start;
  // The question addresses the player who is asked.
  const saidTo = ({ node, text }: Unnamed, longest = Number.POSITIVE_INFINITY): Worded | undefined => {
    if (node?.kind === 'noun' && language !== undefined) return saidTo(chosen(node), longest);
    const told = node && !isSubject(node) ? addressed(game.vocabulary, node) : undefined;
    const words = told ? print('effect', [told]) : text;
    return words.length > longest ? undefined : said(told ?? node, words);
  };
  if (instruction.op === 'menu') {
    const statement = isYesOrNo(instruction)
      ? saidTo(asked(askingPiece(table, runner, instruction)))
      : undefined;
    return statement && asks(statement);
  }
  const { choosing } = instruction;
  if (choosing.span.end <= choosing.span.start || choosing.sort === 'line') return undefined;
  const { snippet } = source;
  const { least, most } = asking.domain;
  const phrase = asked({ snippet, span: choosing.span });
  const around = statementOf(match, asking);
  const whole = around && nodeAt({ snippet, span: around.span });
  // A choice for a statement that addresses a player belongs to that player as well.
  const theirs =
    phrase.node && whole && addressed(game.vocabulary, whole) ? theirsAsYours(phrase.node) : phrase.node;
  const node = theirs?.kind === 'noun' && language !== undefined ? withNumber(theirs, least, most) : theirs;
  const part = said(node, node === phrase.node ? phrase.text : print('phrase', node as NounPhrase));
  // The innermost order, where all around it says too much, or all are asked at once and in secret.
  const order = orderAround(treeOfText(snippet), choosing.span);
  const saidOrder = (): Worded | undefined => {
    const piece = order && orderPiece(order, choosing.span, least, most);
    return piece && saidTo(isRule ? withoutConditions(piece) : piece, LONGEST);
  };
  const statement =
    (around && saidTo(asked({ snippet, span: around.span }), LONGEST)) ??
    (language === undefined ? undefined : saidOrder());
  if (!statement) return part && asks(saidTo(chosen(node)) ?? part);
  const picks = around?.op === 'attempt' ? around.prepare.filter(({ op }) => op === 'pick').length : 1;
  const which = language === undefined ? part?.text : (saidTo(chosen(node))?.text ?? part?.text);
  const asksFor = asks(statement, picks > 1 ? which : undefined, whole ?? order);
  const then =
    language === undefined || isRule || asksFor.verb !== 'choose' ? '' : thenIn(match, asking, language);
  return then === '' ? asksFor : { ...asksFor, then };
}

/** What a card does with what is chosen, as much of it as a line holds. */
function thenIn(match: Match, { instruction }: Question, language: Language): string {
  if (instruction.op === 'menu') return '';
  const { game, table, runner } = match;
  const source = openSource(table, runner);
  const all = statementsBehind({ snippet: source.snippet, span: instruction.choosing.span });
  for (let count = all.length; count > 0; count--) {
    const said = sayStatements(game, language, all.slice(0, count), namesGivenIn(match, source));
    if (said.length <= LONGEST) return withoutStop(said);
  }
  return '';
}

/** A phrase as what is to be chosen. */
function chosen(phrase: RenderedNode | undefined): Unnamed {
  if (phrase?.kind !== 'noun') return { node: undefined, text: '' };
  const { tree } = parseSpoken('effect', wholeText('choose a card'));
  const node = tree && mapSyntax(tree[0], (each) => (each.kind === 'noun' ? phrase : each));
  return { node, text: `choose ${print('phrase', phrase)}` };
}

/** Words, and the tree that they were made from. */
interface Worded {
  readonly text: string;
  readonly node: RenderedNode | undefined;
}

/** The action of a step in which a seat is asked; undefined where something else asks. */
export function askingAction({ table, runner }: Match): string | undefined {
  const { role } = openSource(table, runner);
  return role.kind === 'action' && role.of.kind === 'step' ? role.action : undefined;
}

const known = new WeakMap<NamedProgram, GivenNames>();

/** The names that a text has given, and those of what it was given. */
export function namesGivenIn({ game }: Match, source: NamedProgram): GivenNames {
  const before = known.get(source);
  if (before) return before;
  const names = new Map<string, NounPhrase>();
  const { vocabulary } = game;
  const root = rootOfProgram(source.role);
  const taking =
    root.kind === 'verb'
      ? vocabulary.verbs.find(({ id }) => id === root.verb)
      : root.kind === 'window'
        ? vocabulary.windows.find(({ id }) => id === root.window)
        : undefined;
  for (const { name, phrase } of taking?.parameters ?? []) names.set(name, phrase.tree);
  for (const phrase of syntaxOf(treeOfText(source.snippet), 'noun'))
    if (phrase.name) names.set(phrase.name.text, phrase);
  known.set(source, names);
  return names;
}
