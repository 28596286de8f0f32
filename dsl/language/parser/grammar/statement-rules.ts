/** Statements: one a line. After a header comes `,` and one statement, or `:` and a block. */
import * as T from '../../lexer/tokens.ts';
import type {
  Ability,
  Arm,
  Block,
  Condition,
  Expression,
  LoopOrder,
  Mode,
  Order,
  Statement,
} from '../../syntax/ast.ts';
import type { Rule } from './base-parser.ts';
import { imageOf } from '../ast-builders.ts';
import { howMany, OrderRules } from './clause-rules.ts';
import { rangeOfToken } from './noun-phrase-rules.ts';

export interface OtherwiseBranch {
  readonly kind: 'otherwise';
  readonly body: Block;
}

export abstract class StatementRules extends OrderRules {
  abstract abilityBody: Rule<readonly Ability[]>;

  // -------------------------------------------------------------------------------------------- bodies

  body: Rule<Block> = this.define('body', () => this.oneOrBelow(this.statement, 'statements'));

  /** A line that begins with `otherwise`, which the driver puts on the line before. */
  otherwiseLine: Rule<OtherwiseBranch> = this.define('otherwiseLine', () => {
    this.CONSUME(T.Otherwise);
    const body = this.choose<Block>(0, [
      () => [this.SUBRULE(this.ifStatement)],
      () => this.SUBRULE(this.body),
    ]);
    return { kind: 'otherwise', body };
  });

  statement: Rule<Statement> = this.define('statement', () =>
    this.choose<Statement>(0, [
      () => this.SUBRULE(this.ifStatement),
      () => this.SUBRULE(this.doneStatement),
      () => this.SUBRULE(this.unlessStatement),
      () => this.SUBRULE(this.forEachStatement),
      () => this.SUBRULE(this.repeatStatement),
      () => this.SUBRULE(this.chooseStatement),
      () => this.SUBRULE(this.dependingStatement),
      () => this.SUBRULE(this.letStatement),
      () => this.SUBRULE(this.nothingStatement),
      () => this.SUBRULE(this.delayedStatement),
      {
        GATE: () => this.seesDuration(),
        ALT: () => this.SUBRULE(this.lastingStatement),
        IGNORE_AMBIGUITIES: true,
      },
      { ALT: () => this.SUBRULE(this.chain), IGNORE_AMBIGUITIES: true },
    ]),
  );

  private seesDuration(): boolean {
    return !this.sees(1, T.This) || (this.sees(2, T.TimeUnit) && this.sees(3, T.Comma, T.Colon));
  }

  ifStatement: Rule<Statement> = this.define('ifStatement', () => {
    const start = this.from();
    this.CONSUME(T.If);
    const condition = this.SUBRULE(this.condition);
    const then = this.SUBRULE(this.body);
    return { kind: 'if', condition, then, span: this.to(start) };
  });

  doneStatement: Rule<Statement> = this.define('doneStatement', () => {
    const start = this.from();
    return this.choose<Statement>(0, [
      () => {
        this.CONSUME(T.WhenDone);
        const body = this.SUBRULE(this.body);
        return { kind: 'when-done', body, span: this.to(start) };
      },
      () => {
        const negated = this.oneOf([T.IfDone, T.IfNotDone]).tokenType === T.IfNotDone;
        // `if you do and you have a coin` is the condition inside the other one.
        const condition = this.maybe(this.andCondition);
        const body = this.SUBRULE2(this.body);
        const span = this.to(start);
        const then: Block = condition ? [{ kind: 'if', condition, then: body, span }] : body;
        return { kind: 'if-done', negated, then, span };
      },
    ]);
  });

  andCondition: Rule<Condition> = this.define('andCondition', () => {
    this.CONSUME(T.And);
    return this.SUBRULE(this.condition);
  });

  unlessStatement: Rule<Statement> = this.define('unlessStatement', () => {
    const start = this.from();
    this.CONSUME(T.Unless);
    const payment = this.SUBRULE(this.simple, { ARGS: [undefined] });
    const body = this.SUBRULE(this.body);
    return this.ACTION((): Statement => {
      if (payment.kind !== 'order') this.fault('syntax/payment', payment.span, undefined);
      return { kind: 'unless', payment: payment as Order, body, span: this.to(start) };
    });
  });

  forEachStatement: Rule<Statement> = this.define('forEachStatement', () => {
    const start = this.from();
    const item = this.SUBRULE(this.forEachNoun);
    const order = this.maybe(this.loopOrder);
    const body = this.SUBRULE(this.body);
    return { kind: 'for-each', item, order, body, span: this.to(start) };
  });

  loopOrder: Rule<LoopOrder> = this.define('loopOrder', () => {
    const start = this.from();
    return this.choose<LoopOrder>(0, [
      () => {
        this.CONSUME(T.InTurnOrder);
        let from: Expression | undefined;
        this.OPTION(() => {
          this.CONSUME(T.From);
          from = this.SUBRULE(this.innerPhrase);
        });
        return { kind: 'turn', from, span: this.to(start) };
      },
      () => {
        const token = this.oneOf([T.InOrderOf, T.InDescendingOrderOf], 2);
        const key = this.SUBRULE(this.innerOrBare);
        return {
          kind: 'by',
          key,
          descending: token.tokenType === T.InDescendingOrderOf,
          span: this.to(start),
        };
      },
      () => this.SUBRULE(this.pickedOrder),
    ]);
  });

  repeatStatement: Rule<Statement> = this.define('repeatStatement', () => {
    const start = this.from();
    this.CONSUME(T.Repeat);
    const mode = imageOf(this.oneOf([T.UpTo, T.Exactly])).replace(' ', '-') as 'up-to' | 'exactly';
    const times = this.SUBRULE(this.amount);
    this.CONSUME(T.Times);
    let stop: { when: 'while' | 'until'; condition: Condition } | undefined;
    this.OPTION(() => {
      const token = this.oneOf([T.While, T.Until], 2);
      const condition = this.SUBRULE(this.condition);
      stop = { when: token.tokenType === T.Until ? 'until' : 'while', condition };
    });
    const body = this.SUBRULE(this.body);
    return { kind: 'repeat', mode, times, stop, body, span: this.to(start) };
  });

  chooseStatement: Rule<Statement> = this.define('chooseStatement', () => {
    const start = this.from();
    const header = this.CONSUME(T.ChooseModes);
    const modes = this.opens<Mode>('modes');
    return { kind: 'choose-one', ...howMany(header, this.line), modes, span: this.to(start) };
  });

  dependingStatement: Rule<Statement> = this.define('dependingStatement', () => {
    const start = this.from();
    this.CONSUME(T.DependingOn);
    const on = this.SUBRULE(this.sum);
    const arms = this.opens<Arm>('arms');
    return { kind: 'depending', on, arms, span: this.to(start) };
  });

  arm: Rule<Arm> = this.define('arm', () => {
    const start = this.from();
    const match = this.choose<Arm['match']>(0, [
      () => {
        const token = this.oneOf([T.RangeUp, T.RangeDown, T.RangeBetween]);
        return this.ACTION(() => rangeOfToken(token));
      },
      () => {
        const token = this.CONSUME(T.Num);
        return { from: Number(token.image), to: Number(token.image) };
      },
      () => this.word(this.CONSUME(T.WordToken)),
      () => (this.CONSUME(T.Otherwise), 'otherwise'),
    ]);
    const body = this.SUBRULE(this.body);
    return { match, body, span: this.to(start) };
  });

  letStatement: Rule<Statement> = this.define('letStatement', () => {
    const start = this.from();
    this.CONSUME(T.Let);
    const name = this.word(this.CONSUME(T.WordToken));
    this.CONSUME(T.Be);
    const value = this.SUBRULE(this.sum);
    return { kind: 'let', name, value, span: this.to(start) };
  });

  nothingStatement: Rule<Statement> = this.define('nothingStatement', () => ({
    kind: 'nothing',
    span: T.spanOf(this.CONSUME(T.Nothing)),
  }));

  delayedStatement: Rule<Statement> = this.define('delayedStatement', () => {
    const start = this.from();
    const token = this.CONSUME(T.AtTheEdgeOf);
    const of = this.SUBRULE(this.innerPhrase);
    const body = this.SUBRULE(this.body);
    return {
      kind: 'delayed',
      edge: /end/.test(token.image) ? 'end' : 'start',
      of,
      body,
      span: this.to(start),
    };
  });

  lastingStatement: Rule<Statement> = this.define('lastingStatement', () => {
    const start = this.from();
    const duration = this.SUBRULE(this.duration);
    const abilities = this.SUBRULE(this.abilityBody);
    return { kind: 'lasting', duration, abilities, span: this.to(start) };
  });
}
