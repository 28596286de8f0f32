/** Statements: one a line. After a header comes `,` and one statement, or `:` and a block. */
import * as T from '../tokens.ts';
import type {
  Ability,
  Arm,
  Args,
  Block,
  Condition,
  Duration,
  Expression,
  LoopOrder,
  Mode,
  NounPhrase,
  Order,
  Standing,
  Statement,
  Word,
} from '../tree.ts';
import type { Rule } from './base.ts';
import { popVerb, spanOf } from './build.ts';
import { ConditionRules } from './conditions.ts';
import { rangeOf } from './phrases.ts';

/** What stands behind a clause. */
interface Trailer {
  readonly forEach?: NounPhrase;
  readonly duration?: Duration;
}

export interface Otherwise {
  readonly kind: 'otherwise';
  readonly body: Block;
}

export abstract class StatementRules extends ConditionRules {
  abstract abilityBody: Rule<readonly Ability[]>;

  /** Whether a bare plural is the subject of a standing rule: `opponents cannot ...`. */
  protected seesBareRule(): boolean {
    let i = 1;
    if (!this.seesWord(i)) return false;
    while (this.seesWord(i)) i++;
    return this.sees(i, T.Cannot, T.Can, T.Must, T.CountsAs, T.Also, T.Costs, T.Has);
  }

  // -------------------------------------------------------------------------------------------- bodies

  body: Rule<Block> = this.define('body', () =>
    this.choose<Block>(0, [
      {
        ALT: () => {
          this.CONSUME(T.Comma);
          return [this.SUBRULE(this.statement)];
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Colon);
          return this.opens<Statement>('statements');
        },
      },
    ]),
  );

  /** A line that begins with `otherwise`, which the driver puts on the line before. */
  otherwiseLine: Rule<Otherwise> = this.define('otherwiseLine', () => {
    this.CONSUME(T.Otherwise);
    const body = this.choose<Block>(0, [
      { ALT: () => [this.SUBRULE(this.ifStatement)] },
      { ALT: () => this.SUBRULE(this.body) },
    ]);
    return { kind: 'otherwise', body };
  });

  statement: Rule<Statement> = this.define('statement', () =>
    this.choose<Statement>(0, [
      { ALT: () => this.SUBRULE(this.ifStatement) },
      { ALT: () => this.SUBRULE(this.doneStatement) },
      { ALT: () => this.SUBRULE(this.unlessStatement) },
      { ALT: () => this.SUBRULE(this.forEachStatement) },
      { ALT: () => this.SUBRULE(this.repeatStatement) },
      { ALT: () => this.SUBRULE(this.chooseStatement) },
      { ALT: () => this.SUBRULE(this.dependingStatement) },
      { ALT: () => this.SUBRULE(this.letStatement) },
      { ALT: () => this.SUBRULE(this.nothingStatement) },
      { ALT: () => this.SUBRULE(this.delayedStatement) },
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
    const type = this.OR([
      { ALT: () => this.CONSUME(T.IfDone) },
      { ALT: () => this.CONSUME(T.IfNotDone) },
      { ALT: () => this.CONSUME(T.WhenDone) },
    ]).tokenType;
    const body = this.SUBRULE(this.body);
    return type === T.WhenDone
      ? { kind: 'when-done', body, span: this.to(start) }
      : { kind: 'if-done', negated: type === T.IfNotDone, then: body, span: this.to(start) };
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
    let order: LoopOrder | undefined;
    this.OPTION(() => (order = this.SUBRULE(this.loopOrder)));
    const body = this.SUBRULE(this.body);
    return { kind: 'for-each', item, ...(order ? { order } : {}), body, span: this.to(start) };
  });

  loopOrder: Rule<LoopOrder> = this.define('loopOrder', () => {
    const start = this.from();
    return this.choose<LoopOrder>(0, [
      {
        ALT: () => {
          this.CONSUME(T.InTurnOrder);
          let from: Expression | undefined;
          this.OPTION(() => {
            this.CONSUME(T.From);
            from = this.SUBRULE(this.innerPhrase);
          });
          return { kind: 'turn', ...(from ? { from } : {}), span: this.to(start) };
        },
      },
      {
        ALT: () => {
          const token = this.OR2([
            { ALT: () => this.CONSUME(T.InOrderOf) },
            { ALT: () => this.CONSUME(T.InDescendingOrderOf) },
          ]);
          const key = this.SUBRULE(this.innerOrBare);
          return {
            kind: 'by',
            key,
            descending: token.tokenType === T.InDescendingOrderOf,
            span: this.to(start),
          };
        },
      },
    ]);
  });

  repeatStatement: Rule<Statement> = this.define('repeatStatement', () => {
    const start = this.from();
    this.CONSUME(T.Repeat);
    const mode = this.choose<'up-to' | 'exactly'>(0, [
      { ALT: () => (this.CONSUME(T.UpTo), 'up-to') },
      { ALT: () => (this.CONSUME(T.Exactly), 'exactly') },
    ]);
    const times = this.SUBRULE(this.amount);
    this.CONSUME(T.Times);
    let stop: { when: 'while' | 'until'; condition: Condition } | undefined;
    this.OPTION(() => {
      const token = this.OR2([{ ALT: () => this.CONSUME(T.While) }, { ALT: () => this.CONSUME(T.Until) }]);
      const condition = this.SUBRULE(this.condition);
      stop = { when: token.tokenType === T.Until ? 'until' : 'while', condition };
    });
    const body = this.SUBRULE(this.body);
    return { kind: 'repeat', mode, times, ...(stop ? { stop } : {}), body, span: this.to(start) };
  });

  chooseStatement: Rule<Statement> = this.define('chooseStatement', () => {
    const start = this.from();
    const header = this.CONSUME(T.ChooseModes).image;
    this.CONSUME(T.Colon);
    const modes = this.opens<Mode>('modes');
    const number = Number(/\d+/.exec(header)?.[0] ?? 1);
    const maximum = /more/.test(header) ? this.line.children.length : number;
    const minimum = /up/.test(header) ? 0 : number;
    return { kind: 'choose-one', minimum, maximum, modes, span: this.to(start) };
  });

  dependingStatement: Rule<Statement> = this.define('dependingStatement', () => {
    const start = this.from();
    this.CONSUME(T.DependingOn);
    const on = this.SUBRULE(this.sum);
    this.CONSUME(T.Colon);
    const arms = this.opens<Arm>('arms');
    return { kind: 'depending', on, arms, span: this.to(start) };
  });

  arm: Rule<Arm> = this.define('arm', () => {
    const start = this.from();
    const match = this.choose<Arm['match']>(0, [
      {
        ALT: () => {
          const token = this.oneOf([T.RangeUp, T.RangeDown, T.RangeBetween]);
          return this.ACTION(() => rangeOf(token));
        },
      },
      {
        ALT: () => {
          const token = this.CONSUME(T.Num);
          return { from: Number(token.image), to: Number(token.image) };
        },
      },
      { ALT: () => this.word(this.CONSUME(T.Word)) },
      { ALT: () => (this.CONSUME(T.Otherwise), 'otherwise') },
    ]);
    const body = this.SUBRULE(this.body);
    return { match, body, span: this.to(start) };
  });

  letStatement: Rule<Statement> = this.define('letStatement', () => {
    const start = this.from();
    this.CONSUME(T.Let);
    const name = this.word(this.CONSUME(T.Word));
    this.CONSUME(T.Be);
    const value = this.SUBRULE(this.sum);
    return { kind: 'let', name, value, span: this.to(start) };
  });

  nothingStatement: Rule<Statement> = this.define('nothingStatement', () => ({
    kind: 'nothing',
    span: spanOf(this.CONSUME(T.Nothing)),
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

  duration: Rule<Duration> = this.define('duration', () => {
    const start = this.from();
    return this.choose<Duration>(0, [
      {
        ALT: () => {
          const token = this.CONSUME(T.UntilTheEdgeOf);
          const of = this.choose<Expression | Word>(2, [
            { ALT: () => this.word(this.CONSUME(T.Word)) },
            { ALT: () => this.SUBRULE(this.innerPhrase) },
          ]);
          return { kind: 'until', edge: /end/.test(token.image) ? 'end' : 'start', of, span: this.to(start) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.ForTheRestOf);
          const of = this.SUBRULE2(this.innerPhrase);
          return { kind: 'rest', of, span: this.to(start) };
        },
      },
      {
        ALT: () => {
          const { unit } = this.SUBRULE(this.time);
          return { kind: 'this', of: unit, span: this.to(start) };
        },
      },
    ]);
  });

  // -------------------------------------------------------------------------------------------- clauses

  /** `A and B, then C` */
  chain: Rule<Statement> = this.define('chain', () => {
    const start = this.from();
    const parts = [this.SUBRULE(this.together)];
    this.MANY(() => {
      this.CONSUME(T.Comma);
      this.CONSUME(T.Then);
      parts.push(this.SUBRULE2(this.together));
    });
    return parts.length === 1 ? parts[0] : { kind: 'sequence', parts, span: this.to(start) };
  });

  together: Rule<Statement> = this.define('together', () => {
    const start = this.from();
    const parts: Statement[] = [this.SUBRULE(this.simple, { ARGS: [undefined] })];
    this.MANY(() => {
      this.CONSUME(T.And);
      parts.push(this.SUBRULE2(this.simple, { ARGS: [parts.at(-1)] }));
    });
    return parts.length === 1 ? parts[0] : { kind: 'together', parts, span: this.to(start) };
  });

  simple: Rule<Statement, [Statement | undefined]> = this.define('simple', (before?: Statement) =>
    this.choose<Statement>(0, [
      { ALT: () => this.SUBRULE(this.modify) },
      { GATE: () => this.seesBareRule(), ALT: () => this.SUBRULE(this.bareRule), IGNORE_AMBIGUITIES: true },
      { ALT: () => this.SUBRULE(this.imperative) },
      { ALT: () => this.SUBRULE(this.clause, { ARGS: [before] }), IGNORE_AMBIGUITIES: true },
    ]),
  );

  private trailer(): Trailer {
    let forEach: NounPhrase | undefined;
    let duration: Duration | undefined;
    this.option(130, () => (forEach = this.subrule(130, this.forEachNoun)));
    this.option(131, () => (duration = this.subrule(131, this.duration)));
    return { ...(forEach ? { forEach } : {}), ...(duration ? { duration } : {}) };
  }

  modify: Rule<Statement> = this.define('modify', () => {
    const start = this.from();
    const { sign, amount, target } = this.SUBRULE(this.change);
    const trailer = this.trailer();
    return { kind: 'modify', sign, amount, target, ...trailer, span: this.to(start) };
  });

  change: Rule<{ sign: '+' | '-'; amount: Expression; target: Expression }> = this.define('change', () => {
    const token = this.OR([{ ALT: () => this.CONSUME(T.Plus) }, { ALT: () => this.CONSUME(T.Minus) }]);
    const amount = this.SUBRULE(this.amount);
    this.CONSUME(T.To);
    const target = this.SUBRULE(this.value);
    return { sign: token.image as '+' | '-', amount, target };
  });

  imperative: Rule<Order> = this.define('imperative', () => {
    const start = this.from();
    const verb = this.word(this.CONSUME(T.Word));
    const args = this.SUBRULE(this.args);
    const trailer = this.trailer();
    return this.ACTION(() => this.order(start, undefined, verb, args, trailer));
  });

  protected order(
    start: number,
    subject: Expression | undefined,
    verb: Word,
    args: Args,
    trailer: Trailer,
    secretly = false,
    may = false,
  ): Order {
    if (args.object?.kind === 'number')
      this.fault('syntax/count', args.object.span, { verb: verb.text, number: args.object.value });
    return {
      kind: 'order',
      ...(subject ? { subject } : {}),
      secretly,
      may,
      verb,
      args,
      ...trailer,
      span: this.to(start),
    };
  }

  bareRule: Rule<Statement> = this.define('bareRule', () => {
    const subject = this.SUBRULE(this.innerBare);
    return this.SUBRULE(this.standing, { ARGS: [subject] });
  });

  clause: Rule<Statement, [Statement | undefined]> = this.define('clause', (before?: Statement) => {
    const subject = this.SUBRULE(this.subject);
    return this.choose<Statement>(0, [
      {
        GATE: () => this.seesStanding(),
        ALT: () => this.SUBRULE(this.standing, { ARGS: [subject] }),
        IGNORE_AMBIGUITIES: true,
      },
      {
        ALT: () => {
          const start = this.ACTION(() => subject.span.start) ?? 0;
          this.CONSUME(T.Becomes);
          const value = this.SUBRULE(this.sum);
          return { kind: 'becomes', subject, value, span: this.to(start) };
        },
      },
      { ALT: () => this.SUBRULE(this.orderPredicate, { ARGS: [subject, before] }), IGNORE_AMBIGUITIES: true },
    ]);
  });

  protected seesStanding(): boolean {
    return this.sees(1, T.Cannot, T.Can, T.Must, T.CountsAs, T.Also, T.Costs, T.Has);
  }

  /** What the subject of an order does; without a word of its own the verb is the last word of the subject. */
  orderPredicate: Rule<Statement, [Expression, Statement | undefined]> = this.define(
    'orderPredicate',
    (subject: Expression, before?: Statement) => {
      const start = this.ACTION(() => subject.span.start) ?? 0;
      let may = false;
      let secretly = false;
      return this.choose<Statement>(0, [
        {
          ALT: () => {
            this.OR2([
              {
                ALT: () => {
                  this.CONSUME(T.May);
                  may = true;
                },
              },
              {
                ALT: () => {
                  this.CONSUME(T.Secretly);
                  secretly = true;
                },
              },
            ]);
            const verb = this.word(this.CONSUME(T.Word));
            const args = this.SUBRULE(this.args);
            const trailer = this.SUBRULE(this.trailing);
            return this.ACTION(() => this.order(start, subject, verb, args, trailer, secretly, may));
          },
        },
        {
          ALT: () => {
            const verb = this.word(this.CONSUME2(T.Word));
            const args = this.SUBRULE2(this.args);
            const trailer = this.SUBRULE2(this.trailing);
            return this.ACTION(() => this.order(start, subject, verb, args, trailer));
          },
        },
        {
          ALT: () => {
            const args = this.SUBRULE3(this.args);
            const trailer = this.SUBRULE3(this.trailing);
            return this.ACTION(() => this.spoken(subject, before, args, trailer));
          },
        },
      ]);
    },
  );

  trailing: Rule<Trailer> = this.define('trailing', () => this.trailer());

  /** An order whose verb is the end of its subject; or, after `and`, one more object of the verb before. */
  private spoken(
    subject: Expression,
    before: Statement | undefined,
    args: Args,
    trailer: Trailer,
  ): Statement {
    const { start } = subject.span;
    const nothingElse = !args.object && args.arguments.length === 0 && !args.time && !args.free;
    if (before?.kind === 'order' && nothingElse && isIndefinite(subject)) {
      if (before.args.arguments.length > 0)
        this.fault('syntax/verb-again', subject.span, { verb: before.verb.text });
      const { subject: who, may, secretly, verb } = before;
      return this.order(
        start,
        who,
        verb,
        { object: subject, arguments: [], free: false },
        trailer,
        secretly,
        may,
      );
    }
    const popped = popVerb(subject);
    if (popped?.verbs.length !== 1)
      this.fault('syntax/verb-missing', subject.span, { phrase: this.read(start), where: 'statement' });
    const [verb] = popped?.verbs ?? [{ text: '', span: subject.span }];
    return this.order(start, popped?.rest ?? subject, verb, args, trailer);
  }

  // ------------------------------------------------------------------------------------ standing rules

  standing: Rule<Standing, [Expression]> = this.define('standing', (subject: Expression) => {
    const start = this.ACTION(() => subject.span.start) ?? 0;
    let duration: Duration | undefined;
    const says = this.choose<Standing['says']>(0, [
      {
        ALT: () => {
          const kind = this.choose<'cannot' | 'can' | 'must'>(2, [
            { ALT: () => (this.CONSUME(T.Cannot), 'cannot') },
            { ALT: () => (this.CONSUME(T.Can), 'can') },
            { ALT: () => (this.CONSUME(T.Must), 'must') },
          ]);
          let passive = false;
          this.OPTION(() => {
            this.CONSUME(T.Be);
            passive = true;
          });
          const verbs = this.SUBRULE(this.verbs);
          const args = this.SUBRULE(this.bareArgs);
          return { kind, passive, verbs, args };
        },
      },
      {
        ALT: () => {
          let also = false;
          this.OPTION2(() => {
            this.CONSUME(T.Also);
            also = true;
          });
          this.CONSUME(T.CountsAs);
          const what = this.choose<Expression | Word>(3, [
            { ALT: () => this.SUBRULE(this.innerPhrase) },
            { ALT: () => this.word(this.CONSUME(T.Word)) },
          ]);
          return { kind: 'counts-as', also, what };
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Has);
          const what = this.SUBRULE(this.innerOrBare);
          return { kind: 'has', what };
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Costs);
          const amount = this.SUBRULE2(this.innerPhrase);
          const token = this.OR4([{ ALT: () => this.CONSUME(T.Less) }, { ALT: () => this.CONSUME(T.More) }]);
          return { kind: 'costs', amount, direction: token.tokenType === T.More ? 'more' : 'less' };
        },
      },
    ]);
    this.OPTION3(() => (duration = this.SUBRULE(this.duration)));
    return this.ACTION((): Standing => {
      // `cannot attack this turn` says how long the rule stands
      if ('args' in says && says.args.time && !duration) {
        const { time, ...args } = says.args;
        duration = { kind: 'this', of: time.unit, span: time.span };
        return { kind: 'standing', subject, says: { ...says, args }, duration, span: this.to(start) };
      }
      return { kind: 'standing', subject, says, ...(duration ? { duration } : {}), span: this.to(start) };
    });
  });

  /** `sacrificed or destroyed` */
  verbs: Rule<Word[]> = this.define('verbs', () => {
    const verbs: Word[] = [];
    const first = this.CONSUME(T.Word);
    this.ACTION(() => verbs.push(this.word(first)));
    this.MANY({
      GATE: () => this.seesWord(2),
      DEF: () => {
        this.CONSUME(T.Or);
        const token = this.CONSUME2(T.Word);
        this.ACTION(() => verbs.push(this.word(token)));
      },
    });
    return verbs;
  });
}

/** A phrase that picks (`a card`, `2 points`): it cannot be who acts, so after `and` it is one more object. */
function isIndefinite(phrase: Expression): boolean {
  if (phrase.kind === 'that-many') return true;
  return (
    phrase.kind === 'noun' &&
    (phrase.quantity !== undefined || phrase.determiner === 'a' || phrase.determiner === 'another')
  );
}
