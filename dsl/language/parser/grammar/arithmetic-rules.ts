/** Sums, and what may be handed to a verb. */
import * as T from '../../lexer/tokens.ts';
import type { Expression } from '../../syntax/ast.ts';
import type { Rule } from './base-parser.ts';
import { PhraseRules } from './noun-phrase-rules.ts';

export abstract class SumRules extends PhraseRules {
  sum: Rule<Expression> = this.define('sum', () => {
    const first = this.SUBRULE(this.value);
    return this.SUBRULE(this.sumAfter, { ARGS: [first] });
  });

  /** What follows the first part of a sum. */
  sumAfter: Rule<Expression, [Expression]> = this.define('sumAfter', (first: Expression) => {
    const start = this.ACTION(() => first.span.start) ?? 0;
    let left = this.SUBRULE(this.productAfter, { ARGS: [first] });
    this.MANY(() => {
      const token = this.oneOf([T.Plus, T.Minus]);
      const right = this.SUBRULE(this.product);
      left = { kind: 'binary', operator: token.image as '+' | '-', left, right, span: this.to(start) };
    });
    return left;
  });

  product: Rule<Expression> = this.define('product', () => {
    const first = this.SUBRULE(this.value);
    return this.SUBRULE(this.productAfter, { ARGS: [first] });
  });

  productAfter: Rule<Expression, [Expression]> = this.define('productAfter', (first: Expression) => {
    const start = this.ACTION(() => first.span.start) ?? 0;
    let whole = first;
    this.MANY(() => {
      const left = whole;
      this.choose(0, [
        () => {
          this.CONSUME(T.Times);
          const right = this.SUBRULE(this.value);
          whole = { kind: 'binary', operator: 'times', left, right, span: this.to(start) };
        },
        () => {
          this.CONSUME(T.DividedBy);
          const right = this.SUBRULE2(this.value);
          const rounded = this.SUBRULE(this.rounded);
          whole = { kind: 'divided', left, right, rounded, span: this.to(start) };
        },
      ]);
    });
    return whole;
  });

  rounded: Rule<'up' | 'down'> = this.define('rounded', () =>
    this.choose<'up' | 'down'>(0, [
      () => (this.CONSUME(T.RoundedUp), 'up'),
      () => (this.CONSUME(T.RoundedDown), 'down'),
    ]),
  );

  /** What may be handed to a verb: a phrase, a half, the greater of two, their difference. */
  value: Rule<Expression> = this.define('value', () =>
    this.choose<Expression>(0, [() => this.SUBRULE(this.phrase), () => this.SUBRULE(this.workedOut)]),
  );

  /** `half ...`, `the greater of ...`, `the difference between ...` */
  workedOut: Rule<Expression> = this.define('workedOut', () => {
    const start = this.from();
    return this.choose<Expression>(0, [
      () => {
        const half = this.CONSUME(T.Half);
        const left = this.SUBRULE(this.phrase);
        const rounded = this.SUBRULE(this.rounded);
        return {
          kind: 'divided',
          left,
          right: { kind: 'number', value: 2, span: T.spanOf(half) },
          rounded,
          span: this.to(start),
        };
      },
      () => {
        const token = this.oneOf([T.TheGreaterOf, T.TheLesserOf, T.TheDifferenceBetween], 2);
        const left = this.SUBRULE(this.sum);
        this.CONSUME(T.And);
        const right = this.SUBRULE2(this.sum);
        return this.ACTION((): Expression => {
          if (token.tokenType === T.TheDifferenceBetween)
            return { kind: 'difference', left, right, span: this.to(start) };
          const which = token.tokenType === T.TheLesserOf ? 'lesser' : 'greater';
          return { kind: 'extreme', which, left, right, span: this.to(start) };
        });
      },
    ]);
  });
}
