/** How many, and of what: runs of words, amounts and the phrases that start with a quantity. */
import type { TokenType } from 'chevrotain';
import * as T from '../../lexer/tokens.ts';
import type {
  Bounds,
  Comparison,
  Expression,
  Head,
  NounPhrase,
  OrdinalPhrase,
  Quantity,
} from '../../syntax/ast.ts';
import { BaseRules, type Rule } from './base-parser.ts';
import { imageOf, buildNoun, type NounRest } from '../ast-builders.ts';

const COMPARISONS: readonly TokenType[] = [T.Exactly, T.AtLeast, T.AtMost, T.MoreThan, T.LessThan];
const OPERATORS: readonly TokenType[] = [T.Plus, T.Minus, T.Times, T.DividedBy, T.Possessive];

/** What the object of a verb begins with, which nothing behind a noun begins with. */
const OBJECT_STARTS: readonly TokenType[] = [
  T.A,
  T.Another,
  T.Each,
  T.All,
  T.Any,
  T.AnyNumberOf,
  T.OneOf,
  T.OneOrMore,
  T.The,
  T.This,
  T.That,
  T.Those,
  T.Your,
  T.Num,
  T.Open,
  ...COMPARISONS,
];

/** The bounds that a number by itself can be compared with. */
const boundsOf = (quantity: Quantity): Bounds | undefined =>
  quantity.kind === 'count' || quantity.kind === 'compared' ? quantity : undefined;

export abstract class QuantityRules extends BaseRules {
  abstract sum: Rule<Expression>;
  abstract innerPhrase: Rule<Expression>;

  comparison: Rule<Comparison> = this.define('comparison', () => {
    const token = this.oneOf(COMPARISONS);
    const how = imageOf(token);
    return (how === 'fewer than' ? 'less than' : how) as Comparison;
  });

  head: Rule<Head> = this.define('head', () => {
    const start = this.from();
    const isNew = this.reads(T.New);
    const words = this.words();
    return { words, isNew, span: this.to(start) };
  });

  /** A word that begins a run; `top 3` begins a phrase of its own. */
  private seesHead(at: number): boolean {
    return this.seesWord(at) && !(this.sees(at, T.Ordinal) && this.sees(at + 1, T.Num, T.Open));
  }

  /** Whether a word begins a clause of its own: words up to `is`, `has` and the like. */
  protected seesBareClause(at: number): boolean {
    let i = at;
    if (!this.seesWord(i)) return false;
    while (this.seesWord(i) || (this.sees(i, T.Possessive) && this.seesWord(i + 1))) i++;
    return this.sees(i, T.Is, T.Was, T.Has, T.Had, T.DoesNot);
  }

  /** Whether a word behind what somebody is or has is the subject of the next condition: `is a fig or apple-2 is a pear`. */
  private seesNextClause(at: number): boolean {
    return this.predicates > 0 && this.wheres === 0 && this.seesBareClause(at);
  }

  /** Whether a word is the verb of another price: an object begins behind it, `pay 2 coins or discard a card`. */
  private seesNextPrice(at: number): boolean {
    return this.prices > 0 && this.seesWord(at) && this.sees(at + 1, ...OBJECT_STARTS);
  }

  /** A run of words, or several joined by `or`; before it perhaps `top 3`. */
  nounRest: Rule<NounRest> = this.define('nounRest', () => {
    let ordinal: OrdinalPhrase | undefined;
    const heads: Head[] = [];
    this.OPTION({
      GATE: () => this.sees(1, T.Ordinal) && this.sees(2, T.Num, T.Open),
      DEF: () => {
        const token = this.CONSUME(T.Ordinal);
        const amount = this.SUBRULE(this.amount);
        ordinal = { which: token.image as OrdinalPhrase['which'], amount };
      },
    });
    heads.push(this.SUBRULE(this.head));
    this.MANY({
      GATE: () =>
        (this.seesHead(2) && !this.seesNextClause(2) && !this.seesNextPrice(2)) ||
        this.sees(2, T.New) ||
        (this.sees(2, T.A) && this.sees(3, T.New)),
      DEF: () => {
        this.CONSUME(T.Or);
        this.OPTION2(() => this.CONSUME(T.A));
        heads.push(this.SUBRULE2(this.head));
      },
    });
    return { heads, ordinal };
  });

  amount: Rule<Expression> = this.define('amount', () =>
    this.choose(0, [() => this.SUBRULE(this.numeral), () => this.SUBRULE(this.bracketed)]),
  );

  numeral: Rule<Expression> = this.define('numeral', () => {
    const token = this.CONSUME(T.Num);
    return { kind: 'number', value: Number(token.image), span: T.spanOf(token) };
  });

  /** `-10`, behind `is`, `has` and comparisons only: nobody gains or chooses less than nothing. */
  negative: Rule<Expression> = this.define('negative', () => {
    const start = this.from();
    this.CONSUME(T.Minus);
    const token = this.CONSUME(T.Num);
    return { kind: 'number', value: -Number(token.image), span: this.to(start) };
  });

  /** `-10 coins` */
  negativeCount: Rule<Expression> = this.define('negativeCount', () => {
    const start = this.from();
    const amount = this.SUBRULE(this.negative);
    const rest = this.SUBRULE(this.nounRest);
    return buildNoun({ quantity: { kind: 'count', amount, orMore: false } }, rest, this.to(start));
  });

  bracketed: Rule<Expression> = this.define('bracketed', () => {
    this.CONSUME(T.Open);
    const inner = this.SUBRULE(this.sum);
    this.CONSUME(T.Close);
    return inner;
  });

  /** The noun after a quantity; `2 of those cards` has none, its `of` follows as a tail. */
  protected afterQuantity(start: number, quantity: Quantity, alone?: Expression): Expression {
    let rest: NounRest | undefined;
    this.option(100, {
      GATE: () => this.seesWord(1) || this.sees(1, T.New),
      DEF: () => (rest = this.subrule(100, this.nounRest)),
    });
    return this.ACTION(() => {
      if (!rest && alone && !this.sees(1, T.Of)) return alone;
      const bounds = rest || start !== this.boundAt ? undefined : boundsOf(quantity);
      if (bounds && !this.sees(1, T.Of, ...OPERATORS)) return { kind: 'bound', bounds, span: this.to(start) };
      if (!rest && !this.sees(1, T.Of))
        this.fault('syntax/noun-missing', this.to(start), { after: this.read(start) });
      return buildNoun({ quantity }, rest ?? { heads: [] }, this.to(start));
    });
  }

  /** The tokens from an offset to the last one read, with single spaces. */
  protected read(start: number): string {
    return this.line.tokens
      .filter((token) => token.startOffset >= start && token.startOffset <= this.LA(0).startOffset)
      .map((token) => token.image)
      .join(' ');
  }

  /** `to 3 cards`, where a number has been read: only a noun behind it tells the bound from what a verb's `to` takes. */
  private seesSecondBound(): boolean {
    if (!this.sees(1, T.To)) return false;
    let at = 3;
    if (this.sees(2, T.Open))
      for (let depth = 1; depth > 0 && !this.atEnd(at); at++) {
        if (this.sees(at, T.Open)) depth++;
        if (this.sees(at, T.Close)) depth--;
      }
    else if (!this.sees(2, T.Num)) return false;
    return this.seesWord(at) || this.sees(at, T.New, T.Of);
  }

  counted: Rule<Expression> = this.define('counted', () => {
    const start = this.from();
    const amount = this.SUBRULE(this.amount);
    let quantity: Quantity = { kind: 'count', amount, orMore: false };
    this.OPTION({
      GATE: () => !this.sees(1, T.To) || this.seesSecondBound(),
      DEF: () => {
        quantity = this.choose<Quantity>(0, [
          () => {
            this.CONSUME(T.OrMore);
            return { kind: 'count', amount, orMore: true };
          },
          {
            GATE: () => this.seesSecondBound(),
            ALT: () => {
              this.CONSUME(T.To);
              const most = this.SUBRULE2(this.amount);
              return { kind: 'within-bounds', least: amount, most };
            },
          },
        ]);
      },
    });
    const alone = this.ACTION(() => (quantity.kind === 'count' && !quantity.orMore ? amount : undefined));
    return this.afterQuantity(start, quantity, alone);
  });

  quantified: Rule<Expression> = this.define('quantified', () => {
    const start = this.from();
    const quantity = this.choose<Quantity>(0, [
      () => {
        this.CONSUME(T.UpTo);
        return { kind: 'up-to', amount: this.SUBRULE(this.amount) };
      },
      () => {
        const how = this.SUBRULE(this.comparison);
        return { kind: 'compared', how, amount: this.SUBRULE2(this.amount) };
      },
      () => (this.CONSUME(T.OneOrMore), { kind: 'one-or-more' }),
      () => (this.CONSUME(T.SomeButNotAll), { kind: 'some-but-not-all' }),
    ]);
    return this.afterQuantity(start, quantity);
  });

  thatMany: Rule<Expression> = this.define('thatMany', () => {
    const start = this.from();
    const token = this.CONSUME(T.ThatMany);
    const much = imageOf(token).endsWith('much') ? ({ much: true } as const) : {};
    const alone: Expression = { kind: 'that-many', ...much, span: T.spanOf(token) };
    return this.afterQuantity(start, { kind: 'that-many', ...much }, alone);
  });

  /** `any number of cards`, `any number of those cards`, `one of those cards`. */
  partitive: Rule<Expression> = this.define('partitive', () => {
    const start = this.from();
    return this.choose<Expression>(0, [
      {
        GATE: () => this.seesWord(2) || this.sees(2, T.New),
        ALT: () => {
          this.CONSUME2(T.AnyNumberOf);
          const rest = this.SUBRULE(this.nounRest);
          return buildNoun({ quantity: { kind: 'any-number' } }, rest, this.to(start));
        },
        IGNORE_AMBIGUITIES: true,
      },
      () => {
        const token = this.oneOf([T.AnyNumberOf, T.OneOf], 2);
        const one: Expression = { kind: 'number', value: 1, span: { start, end: start + 3 } };
        const quantity: Quantity =
          token.tokenType === T.OneOf
            ? { kind: 'count', amount: one, orMore: false }
            : { kind: 'any-number' };
        const phrase = this.SUBRULE(this.innerPhrase);
        return this.ACTION(() => {
          const base = buildNoun({ quantity }, { heads: [] }, this.to(start));
          const at = token.startOffset + token.image.length - 2;
          return { ...base, tails: [{ kind: 'of', phrase, span: this.to(at) }] } as NounPhrase;
        });
      },
    ]);
  });
}
