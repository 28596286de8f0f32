/** Why something is not on offer: a reason is a piece of a text, and is worded as cards print it. */
import { asIs, say, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { parseSpoken } from '../../../dsl/language/parser/spoken-form.ts';
import type { EntryKind } from '../../../dsl/language/syntax/ast.ts';
import { nameIn, render, type Language } from '../../../dsl/nlg/index.ts';
import { withoutStop } from '../../../dsl/nlg/realiser/word-joining.ts';
import { wholeText } from '../../../dsl/text/source.ts';
import { nodeAt, sayNode, treeOfText, type TextPiece } from '../../game/localized-pieces.ts';
import type { Match } from '../match.ts';
import { openSource, type Question } from '../question.ts';
import { orderAround } from '../view/prompt-wording.ts';
import { addressed, theirsAsYours } from './addressed-statement.ts';
import { namesGivenIn } from '../view/prompts.ts';

/** Words that narrow down what may be chosen, and need a noun in front of them. */
const NARROWS = /^(?:where|with|without|of|in|on|other than|among|from|named|that) /;

/** Conditions in lines of their own, put into one. */
const BLOCK = /\b(?:any|all|none) of: -/;

/** A whole phrase. */
const WHOLE = /^(?:an?|another|one of|any|some|up to|exactly|\d+) /;

/** What a reason asks for. */
interface Wording {
  /** Whether what is chosen must be that, or something must be so. */
  readonly of: 'thing' | 'state';
  /** Whether it is a kind alone: of another kind nothing else matters. */
  readonly isKind: boolean;
  readonly text: string;
}

/** How the pieces of the open text are worded in a language. */
export interface ReasonWording {
  /** A reason against an object or an action. */
  against(what: string, words: string): Phrase;
  /** Whether no other reason is needed beside this one. */
  isEnough(words: string): boolean;
  /** What may be chosen, as printed; as it is written where it cannot be rendered. */
  phrase(piece: TextPiece): string;
  /** A line of any text, perhaps behind the name of the card that it is about; undefined for what is no sentence. */
  line(text: string): string | undefined;
}

/** The wording of reasons for what is asked now. */
export function reasonWording(match: Match, asking: Question, language: Language): ReasonWording {
  const { game, table, runner } = match;
  const { vocabulary } = game;
  const source = openSource(table, runner);
  const names = namesGivenIn(match, source);
  const noun = askedNoun(asking, source.snippet);
  const said = (entry: EntryKind, text: string): string | undefined => {
    const { tree, diagnostics } = parseSpoken(entry, wholeText(text));
    if (tree === undefined || diagnostics.length > 0) return undefined;
    const lines = render(entry, tree as Parameters<typeof render>[1], language, {
      vocabulary,
      names,
      goesOn: true,
    });
    return lines.length > 0 ? withoutStop(lines.join(' ')) : undefined;
  };
  const isNoun = (words: string): boolean =>
    words.split(/,? or |, /).every((word) => vocabulary.terms.has(word));
  const worded = (words: string): Wording => {
    const line = words.replace(/\s+/g, ' ').trim();
    const thing = NARROWS.test(line)
      ? said('phrase', `a ${noun} ${line}`)
      : isNoun(line)
        ? said('phrase', `a ${line}`)
        : WHOLE.test(line)
          ? said('phrase', line)
          : undefined;
    if (thing !== undefined) return { of: 'thing', isKind: isNoun(line), text: thing };
    const [, chosen] = /^choose (.*?)(?: as [\w -]+)?$/.exec(line) ?? [];
    const text =
      (chosen === undefined ? undefined : said('phrase', chosen)) ??
      said('condition', line) ??
      said('effect', line) ??
      line;
    return { of: 'state', isKind: false, text };
  };
  const any = (words: string): string =>
    said('phrase', words) ?? said('abilities', words) ?? worded(words).text;
  const line = (text: string): string | undefined => {
    const [, copy, about] = /^([^:]+):\s*(.*)$/.exec(text) ?? [];
    const card = copy === undefined ? undefined : game.copies[game.copyNames.indexOf(copy)];
    if (!card) return BLOCK.test(text) ? undefined : any(text);
    const name = nameIn(card.symbol, language);
    // The card itself is in the way where no condition follows its name.
    return about === ''
      ? name
      : `${name}: ${about
          .split(', ')
          .flatMap((each) => line(each) ?? [])
          .join('; ')}`;
  };
  return {
    against(what, words) {
      const { of, text } = worded(words);
      return of === 'thing'
        ? say('phrase/is-not-that', { what, wanted: asIs(text) })
        : say('phrase/needs-that', { what, wanted: asIs(text) });
    },
    isEnough: (words) => worded(words).isKind,
    line,
    phrase(piece) {
      const order = orderAround(treeOfText(piece.snippet), piece.span);
      const found = nodeAt(piece);
      // A statement that asks a player addresses that player.
      const node = found && order && addressed(vocabulary, order) ? theirsAsYours(found) : found;
      const { start, end } = piece.span;
      return (
        (node && sayNode(game, language, node, names)) ??
        piece.snippet.text.slice(start, end).replace(/\s+/g, ' ')
      );
    },
  };
}

/** The noun of what is asked for, in front of the words that narrow it down. */
function askedNoun({ instruction, sort }: Question, snippet: TextPiece['snippet']): string {
  const node = instruction.op === 'menu' ? undefined : nodeAt({ snippet, span: instruction.choosing.span });
  const heads = node?.kind === 'noun' ? node.heads : [];
  if (heads.length === 1) return snippet.text.slice(heads[0].span.start, heads[0].span.end);
  return sort === 'player' ? 'player' : 'card';
}
