/** What all parts of the grammar share: places, faults found while building, and the block that a `:` opens. */
import { EarlyExitException, EmbeddedActionsParser, EOF, NoViableAltException } from 'chevrotain';
import type { IOrAlt, IToken, ParserMethod, TokenType } from 'chevrotain';
import type { Code, Details } from '../../../diagnostics/codes.ts';
import type { TokenLine } from '../../lexer/line-blocks.ts';
import type { Span } from '../../../text/source.ts';
import { Colon, Comma, tokens, WordToken } from '../../lexer/tokens.ts';
import type { Word as WordNode } from '../../syntax/ast.ts';
import { expected, expectations } from '../errors/expected-tokens.ts';
import { LazyLookahead } from './lookahead.ts';

export type Rule<T, A extends unknown[] = []> = ParserMethod<A, T>;

/** The lines below a line that ends with `:`; the driver parses them and fills `into`. */
export interface Pending {
  readonly kind: 'statements' | 'abilities' | 'modes' | 'arms' | 'conditions';
  readonly into: unknown[];
}

/** A fault that the grammar lets pass and the builder finds. */
export interface BuilderFault {
  readonly code: Code;
  readonly span: Span;
  readonly details: never;
}

/** What Chevrotain's parser has and its types leave out. */
interface Internals {
  getCurrRuleFullName(): string;
  SAVE_ERROR<E extends Error>(error: E): E;
}

const NO_LINE: TokenLine = {
  tokens: [],
  bullet: false,
  children: [],
  broken: false,
  span: { start: 0, end: 0 },
  blockEnd: 0,
  indent: 0,
};

/** How many tokens decide between two ways. */
const MOST_LOOKAHEAD = 2;

export class BaseRules extends EmbeddedActionsParser {
  line: TokenLine = NO_LINE;
  pending: Pending | undefined;
  faults: BuilderFault[] = [];
  /** How many `where` are open: inside one, `as` belongs to the noun outside. */
  protected wheres = 0;
  /** How many events are open: in one, a preposition of the verb may have a number with bounds behind it. */
  protected happenings = 0;
  /** Of how many conditions what somebody is or has is being read: a clause behind it is the next condition. */
  protected predicates = 0;
  /** How many prices are open: in one, `or` may be followed by the verb of another price. */
  protected prices = 0;
  /** Where such a number would begin. */
  protected boundAt = -1;

  /** Chevrotain's checks of the grammar take half of the time to build it; a test makes them, users need not wait. */
  constructor(checked = false) {
    super([...tokens], {
      maxLookahead: MOST_LOOKAHEAD,
      lookaheadStrategy: new LazyLookahead({ maxLookahead: MOST_LOOKAHEAD }),
      recoveryEnabled: false,
      errorMessageProvider: expectations,
      skipValidations: !checked,
    });
  }

  /** Sets the line that the next rule call parses. */
  begin(line: TokenLine): void {
    this.input = [...line.tokens];
    this.line = line;
    this.pending = undefined;
    this.faults = [];
    this.wheres = 0;
    this.happenings = 0;
    this.predicates = 0;
    this.prices = 0;
    this.boundAt = -1;
  }

  /**
   * As Chevrotain's own, without working out all ways on from here: our messages need the rule alone, and a line with a
   * fault is read again with each repair that is tried.
   */
  protected raiseNoAltException(): never {
    const { LA, rule, save } = this.failed();
    throw save(new NoViableAltException(expected(rule, 'phrase/something-else'), LA[1], LA[0]));
  }

  protected raiseEarlyExitException(): never {
    const { LA, rule, save } = this.failed();
    throw save(new EarlyExitException(expected(rule, 'phrase/a-word'), LA[1], LA[0]));
  }

  private failed() {
    const parser = this as unknown as Internals;
    return {
      LA: [this.LA(0), this.LA(1)] as const,
      rule: parser.getCurrRuleFullName(),
      save: <E extends Error>(error: E): E => parser.SAVE_ERROR(error),
    };
  }

  /** `RULE` with a result whose type is given by the field that holds the rule. */
  protected define<T, A extends unknown[]>(name: string, rule: (...args: A) => T): Rule<T, A> {
    return this.RULE(name, rule) as unknown as Rule<T, A>;
  }

  /** `OR` with ways of one type; what is no object with a condition of its own is just read. */
  protected choose<T>(nth: number, ways: (IOrAlt<T> | (() => T))[]): T {
    const alternatives = ways.map((way) => (typeof way === 'function' ? { ALT: way } : way));
    return this.or(nth, alternatives as IOrAlt<unknown>[]) as T;
  }

  /** One of several tokens. */
  protected oneOf(types: readonly TokenType[], nth = 200): IToken {
    return this.choose(
      nth,
      types.map((type, i) => () => this.consume(i, type)),
    );
  }

  /** Whether a word that may be left out is here. */
  protected reads(type: TokenType, nth = 0): boolean {
    let read = false;
    this.option(nth, () => {
      this.consume(nth, type);
      read = true;
    });
    return read;
  }

  /** Words with nothing between them. */
  protected words(): WordNode[] {
    const words: WordNode[] = [];
    this.atLeastOne(0, () => words.push(this.word(this.consume(0, WordToken))));
    return words;
  }

  /** What a rule reads, several times with a word between them. */
  protected separated<T>(rule: Rule<T>, between: TokenType): T[] {
    const parts = [this.subrule(0, rule)];
    this.many(0, () => {
      this.consume(0, between);
      parts.push(this.subrule(2, rule));
    });
    return parts;
  }

  /** What a rule reads, if its text is here. */
  protected maybe<T>(rule: Rule<T>, nth = 0): T | undefined {
    let found: T | undefined;
    this.option(nth, () => (found = this.subrule(nth, rule)));
    return found;
  }

  protected fault<C extends Code>(code: C, span: Span, details: Details<C>): void {
    this.faults.push({ code, span, details: details as never });
  }

  /** A `:` at the end of the line: the lines below become what is given back. */
  protected opens<T>(kind: Pending['kind']): T[] {
    this.consume(0, Colon);
    const into: T[] = [];
    this.pending = { kind, into };
    return into;
  }

  /** One element behind a comma, or several below a `:`. */
  protected oneOrBelow<T>(rule: Rule<T>, kind: Pending['kind']): T[] {
    return this.choose<T[]>(0, [
      () => {
        this.consume(0, Comma);
        return [this.subrule(0, rule)];
      },
      () => this.opens<T>(kind),
    ]);
  }

  protected from(): number {
    return this.LA(1).startOffset;
  }

  /** From a start to the last token read, or to the end of the block that it opened. */
  protected to(start: number): Span {
    const last = this.LA(0);
    return {
      start,
      end: last.tokenType === Colon ? this.line.blockEnd : last.startOffset + last.image.length,
    };
  }

  protected sees(at: number, ...types: TokenType[]): boolean {
    return types.includes(this.LA(at).tokenType);
  }

  /** Whether there is a space in front of the next token: `Red-3` is no sum. */
  protected isApart(): boolean {
    const before = this.LA(0);
    return this.LA(1).startOffset > before.startOffset + before.image.length;
  }

  protected atEnd(at: number): boolean {
    return this.LA(at).tokenType === EOF;
  }

  protected seesWord(at: number): boolean {
    const type = this.LA(at).tokenType;
    return type === WordToken || (type.CATEGORIES?.includes(WordToken) ?? false);
  }

  protected word(token: IToken): WordNode {
    return {
      text: token.image,
      span: { start: token.startOffset, end: token.startOffset + token.image.length },
    };
  }
}
