import { inOneLine } from '../../../dsl/text/source.ts';
import type { Language } from '../../../dsl/nlg/index.ts';
import { print } from '../../../dsl/language/printer/print-text.ts';
import type { NounPhrase } from '../../../dsl/language/syntax/ast.ts';
import { mapSyntax, syntaxOf } from '../../../dsl/language/syntax/syntax-visit.ts';
import { type NamedProgram, rootOfProgram } from '../../game/linked-game.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { Frame } from '../../engine/state/call-stack.ts';
import { nodeAt, sayNode, treeOfText } from '../../game/localized-pieces.ts';
import type { GivenNames, RenderedNode, TextPiece } from '../../game/localized-pieces.ts';
import { addressed, theirsAsYours } from '../explain/addressed-statement.ts';
import { question, type Match } from '../match.ts';
import { isYesOrNo, menuPiece } from '../question.ts';
import { statementOf } from '../explain/asking-statement.ts';

/** What a text asks: what is done with the choice, or what the player may do; and what is to be chosen for it. */
export interface Prompt {
  readonly statement: string;
  /** If a statement asks for several choices, which of them; none if it asks for one. */
  readonly part: string | undefined;
}

/** A longer statement than this says less than what is to be chosen. */
const LONGEST = 120;

/**
 * The question to a seat, from the words of the text that asks: as they are written, or put into a language.
 * Undefined for what no text asks: what to do next, and which of several triggers comes first; nor for which
 * lines shall happen.
 */
export function promptIn(match: Match, seat: number, language?: Language): Prompt | undefined {
  const asking = question(match, seat);
  if (!asking) return undefined;
  const { game, table, runner } = match;
  const { p } = runner.m;
  const { source } = table.programs[p[p[Header.frame] + Frame.program]];
  // What the rules ask of an option is seen from the options; a card says itself what it asks.
  const isRule = rootOfProgram(source.role).kind !== 'card';
  const asked = (piece: TextPiece): Unnamed =>
    isRule && language !== undefined ? withoutConditions(unnamed(piece)) : unnamed(piece);
  const said = (node: RenderedNode | undefined, text: string): string | undefined => {
    if (language === undefined) return text;
    return node && sayNode(game, language, node, namesIn(match, source));
  };
  // The question addresses the player who is asked.
  const saidTo = ({ node, text }: Unnamed, longest = Number.POSITIVE_INFINITY): string | undefined => {
    const told = node && addressed(game.vocabulary, node);
    const words = told ? print('effect', [told]) : text;
    return words.length > longest ? undefined : said(told ?? node, words);
  };
  const { instruction } = asking;
  if (instruction.op === 'menu') {
    const statement = isYesOrNo(instruction)
      ? saidTo(asked(menuPiece(table, runner, instruction)))
      : undefined;
    return statement === undefined ? undefined : { statement, part: undefined };
  }
  const { choosing } = instruction;
  if (choosing.span.end <= choosing.span.start || choosing.sort === 'line') return undefined;
  const { snippet } = source;
  const phrase = asked({ snippet, span: choosing.span });
  const around = statementOf(match, asking);
  const whole = around && nodeAt({ snippet, span: around.span });
  // A choice for a statement that addresses a player belongs to that player as well.
  const node =
    phrase.node && whole && addressed(game.vocabulary, whole) ? theirsAsYours(phrase.node) : phrase.node;
  const part = said(node, node === phrase.node ? phrase.text : print('phrase', node as NounPhrase));
  const statement = around && saidTo(asked({ snippet, span: around.span }), LONGEST);
  if (statement === undefined) return part === undefined ? undefined : { statement: part, part: undefined };
  const picks = around?.op === 'attempt' ? around.prepare.filter(({ op }) => op === 'pick').length : 1;
  return { statement, part: picks > 1 ? part : undefined };
}

/** A piece of a text without the name that it gives at its end, which is for the text only. */
interface Unnamed {
  readonly node: RenderedNode | undefined;
  /** As the text says it. */
  readonly text: string;
}

function unnamed(piece: TextPiece): Unnamed {
  const node = nodeAt(piece);
  const { start, end } = piece.span;
  const slice = (to: number): string => inOneLine(piece.snippet.text.slice(start, to));
  const name = syntaxOf(node, 'noun').find((phrase) => phrase.name?.span.end === end)?.name;
  if (!name) return { node, text: slice(end) };
  return {
    node:
      node && mapSyntax(node, (each) => (each.kind === 'noun' && each.name === name ? nameless(each) : each)),
    text: slice(name.span.start).replace(/ as$/, ''),
  };
}

/** `a leader in the leader pool` of `a leader in the leader pool where ...`. */
function withoutConditions(piece: Unnamed): Unnamed {
  const { node } = piece;
  if (!node || !syntaxOf(node, 'noun').some(isConditional)) return piece;
  const bare = mapSyntax(node, (each) =>
    each.kind === 'noun' && isConditional(each)
      ? { ...each, tails: each.tails.filter(({ kind }) => kind !== 'where') }
      : each,
  );
  const text =
    bare.kind === 'noun'
      ? print('phrase', bare)
      : bare.kind === 'order'
        ? print('effect', [bare])
        : undefined;
  return { node: bare, text: text ?? piece.text };
}

const isConditional = ({ tails }: NounPhrase): boolean => tails.some(({ kind }) => kind === 'where');

function nameless(named: NounPhrase): NounPhrase {
  const { name: _name, ...phrase } = named;
  return phrase;
}

const known = new WeakMap<NamedProgram, GivenNames>();

/** The names that a text has given, and those of what it was given. */
function namesIn({ game }: Match, source: NamedProgram): GivenNames {
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
