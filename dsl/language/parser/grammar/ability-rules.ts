/** Abilities, one a line: the first word says which kind. And the texts that a field may hold. */
import type { TokenType } from 'chevrotain';
import * as T from '../../lexer/tokens.ts';
import type {
  Ability,
  Args,
  Block,
  Condition,
  EventPhrase,
  Expression,
  CountedUnit,
  Limit,
  NounPhrase,
  Order,
  PricePart,
  PriceChoice,
  Statement,
  Tail,
  Word,
} from '../../syntax/ast.ts';
import type { Span } from '../../../text/source.ts';
import type { Rule } from './base-parser.ts';
import { popVerb, withTails } from '../ast-builders.ts';
import { StatementRules } from './statement-rules.ts';

/** What is paid besides, or less. */
type ChangedPrice = Pick<Ability & { kind: 'price' }, 'payer' | 'less' | 'nothing' | 'cost'>;

interface LessPaid {
  readonly args: Args;
  readonly forEach?: CountedUnit;
  readonly nothing?: true;
}

interface Payer {
  readonly payer?: Expression;
  readonly verb: Word;
  readonly paid: LessPaid;
}

/** Where the phrase behind `for` is over, and no verb followed. */
const BEYOND: readonly TokenType[] = [T.Comma, T.Colon, T.Or, T.And, T.If, T.Where, T.For, T.Would];

class Grammar extends StatementRules {
  ability: Rule<Ability> = this.define('ability', () => {
    const start = this.from();
    let limit: Limit | undefined;
    this.OPTION(() => {
      limit = this.choose<Limit>(1, [() => this.SUBRULE(this.limit), () => this.SUBRULE(this.limitInAll)]);
      this.CONSUME(T.Comma);
    });
    const ability = this.choose<Ability>(0, [
      () => this.SUBRULE(this.triggered),
      () => this.SUBRULE(this.atEdge),
      () => this.SUBRULE(this.whileAbility),
      () => this.SUBRULE(this.duringAbility),
      () => this.SUBRULE(this.replacement),
      () => this.SUBRULE(this.continuous),
      () => this.SUBRULE(this.price),
      {
        GATE: () => this.seesKeyword() && !limit,
        ALT: () => this.SUBRULE(this.keyword),
        IGNORE_AMBIGUITIES: true,
      },
      {
        GATE: () => this.seesBareRule(),
        ALT: () => this.SUBRULE(this.bareRule) as Ability,
        IGNORE_AMBIGUITIES: true,
      },
      { ALT: () => this.SUBRULE(this.chosen, { ARGS: [limit !== undefined] }) },
      { ALT: () => this.SUBRULE(this.activated, { ARGS: [limit !== undefined] }), IGNORE_AMBIGUITIES: true },
      () => this.SUBRULE(this.rule),
    ]);
    return this.ACTION((): Ability => {
      if (!limit) return ability;
      switch (ability.kind) {
        case 'triggered':
        case 'at':
        case 'replacement':
        case 'activated':
          return { ...ability, limit, span: { start, end: ability.span.end } };
        default:
          this.fault('syntax/limit', limit.span, undefined);
          return ability;
      }
    });
  });

  private seesKeyword(): boolean {
    return this.seesWord(1) && (this.atEnd(2) || (this.sees(2, T.Num) && this.atEnd(3)));
  }

  abilityBody: Rule<readonly Ability[]> = this.define('abilityBody', () =>
    this.oneOrBelow(this.ability, 'abilities'),
  );

  /** `if you have a card`, `if still you have a card` behind an event. */
  proviso: Rule<{ condition: Condition; still: boolean }> = this.define('proviso', () => {
    this.CONSUME(T.If);
    const still = this.reads(T.Still);
    const condition = this.SUBRULE(this.condition);
    return { condition, still };
  });

  triggered: Rule<Ability> = this.define('triggered', () => {
    const start = this.from();
    const token = this.oneOf([T.When, T.Before]);
    const events = this.SUBRULE(this.events);
    const proviso = this.maybe(this.proviso) ?? { still: false };
    const body = this.SUBRULE(this.body);
    return this.ACTION((): Ability => {
      const hypothetical = events.find(({ would }) => would);
      if (hypothetical) this.fault('syntax/would', hypothetical.event.span, undefined);
      return {
        kind: 'triggered',
        timing: token.tokenType === T.Before ? 'before' : 'when',
        events: events.map(({ event }) => event),
        ...proviso,
        body,
        span: this.to(start),
      };
    });
  });

  events: Rule<{ event: EventPhrase; would: boolean }[]> = this.define('events', () => {
    this.happenings++;
    const events = this.separated(this.event, T.Or);
    this.happenings--;
    return events;
  });

  event: Rule<{ event: EventPhrase; would: boolean }> = this.define('event', () => {
    const about = this.choose(0, [() => this.SUBRULE(this.subject), () => this.SUBRULE(this.bareSubject)]);
    const tails: Tail[] = [];
    this.option(0, {
      GATE: () => this.opensTails(about),
      DEF: () => tails.push(this.SUBRULE(this.quality)),
    });
    this.option(1, {
      GATE: () => this.opensTails(about) && this.seesPurpose(),
      DEF: () => tails.push(this.SUBRULE(this.purpose)),
    });
    // Who does it has the name in front of the verb; what it is done to can have it there as well.
    let name: Word | undefined;
    this.option(2, {
      DEF: () => {
        this.CONSUME(T.As);
        name = this.word(this.CONSUME(T.WordToken));
      },
    });
    const subject = this.ACTION(() => withName(withTails(about, tails), name));
    return this.SUBRULE(this.eventPredicate, { ARGS: [subject] });
  });

  /** `your fruit roll for a pear is final`: what a roll is made for, where the verb follows behind it. */
  purpose: Rule<Tail> = this.define('purpose', () => {
    const start = this.from();
    this.CONSUME(T.For);
    const phrase = this.SUBRULE(this.innerPhrase);
    return { kind: 'place', preposition: 'for', phrase, span: this.to(start) };
  });

  /** Whether `for` and one phrase are in front of `is` or `would be`. */
  private seesPurpose(): boolean {
    if (!this.sees(1, T.For)) return false;
    let at = 2;
    while (!this.atEnd(at) && !this.sees(at, T.Is, ...BEYOND)) at++;
    return this.sees(at, T.Is) || (this.sees(at, T.Would) && this.sees(at + 1, T.Be));
  }

  eventPredicate: Rule<{ event: EventPhrase; would: boolean }, [Expression]> = this.define(
    'eventPredicate',
    (subject: Expression) => {
      const does = (nth: number, would: boolean) => {
        const verbs = this.subrule(nth, this.verbs);
        const args = this.subrule(nth, this.args);
        return this.ACTION(() => ({ event: this.happening(subject, false, verbs, args), would }));
      };
      // What something is done to is in front, and its name is behind the verb.
      const done = (nth: number, would: boolean) => {
        const verbs = this.subrule(nth, this.verbs);
        let name: Word | undefined;
        this.option(nth, {
          GATE: () => this.LA(2).image !== 'well' && !(subject?.kind === 'noun' && subject.name),
          DEF: () => {
            this.consume(nth, T.As);
            name = this.word(this.consume(nth, T.WordToken));
          },
        });
        const args = this.subrule(nth, this.args);
        return this.ACTION(() => ({
          event: this.happening(withName(subject, name), true, verbs, args),
          would,
        }));
      };
      return this.choose<{ event: EventPhrase; would: boolean }>(0, [
        () => {
          this.CONSUME(T.Would);
          return this.choose<{ event: EventPhrase; would: boolean }>(1, [
            () => {
              this.CONSUME(T.Be);
              return done(1, true);
            },
            () => does(0, true),
          ]);
        },
        () => {
          this.CONSUME(T.Is);
          return done(2, false);
        },
        () => does(3, false),
        () => {
          const args = this.SUBRULE4(this.args);
          return this.ACTION(() => {
            const popped = popVerb(subject);
            if (!popped)
              this.fault('syntax/verb-missing', subject.span, {
                phrase: this.read(subject.span.start),
                where: this.sees(1, T.Has) ? 'state' : 'event',
              });
            return {
              event: this.happening(popped?.rest ?? subject, false, popped?.verbs ?? [], args),
              would: false,
            };
          });
        },
      ]);
    },
  );

  /** Of a passive event `by an opponent` is who did it. */
  private happening(subject: Expression, passive: boolean, verbs: readonly Word[], args: Args): EventPhrase {
    const agent = passive
      ? args.arguments.find(({ preposition, phrase }) => preposition === 'by' && !isAmount(phrase))
      : undefined;
    const rest = agent
      ? { ...args, arguments: args.arguments.filter((argument) => argument !== agent) }
      : args;
    if (args.object?.kind === 'number')
      this.fault('syntax/count', args.object.span, { verb: verbs[0]?.text ?? '', number: args.object.value });
    return {
      subject,
      passive,
      verbs,
      args: rest,
      ...(agent ? { agent: agent.phrase } : {}),
      span: this.to(subject.span.start),
    };
  }

  atEdge: Rule<Ability> = this.define('atEdge', () => {
    const start = this.from();
    const token = this.CONSUME(T.AtTheEdgeOf);
    const of = this.SUBRULE(this.innerPhrase);
    const proviso = this.maybe(this.proviso) ?? { still: false };
    const body = this.SUBRULE(this.body);
    return {
      kind: 'at',
      edge: /end/.test(token.image) ? 'end' : 'start',
      of,
      ...proviso,
      body,
      span: this.to(start),
    };
  });

  whileAbility: Rule<Ability> = this.define('whileAbility', () => {
    const start = this.from();
    const isUnless = this.oneOf([T.While, T.Unless]).tokenType === T.Unless;
    const condition = this.SUBRULE(this.condition);
    const abilities = this.SUBRULE(this.abilityBody);
    return { kind: 'while', condition, isUnless, abilities, span: this.to(start) };
  });

  duringAbility: Rule<Ability> = this.define('duringAbility', () => {
    const start = this.from();
    this.CONSUME(T.During);
    const steps = this.separated(this.innerPhrase, T.Or);
    const abilities = this.SUBRULE(this.abilityBody);
    return { kind: 'during', steps, abilities, span: this.to(start) };
  });

  replacement: Rule<Ability> = this.define('replacement', () => {
    const start = this.from();
    this.CONSUME(T.If);
    const events = this.SUBRULE(this.events);
    const { optional, body } = this.SUBRULE(this.replacementBody);
    return this.ACTION((): Ability => {
      const actual = events.find(({ would }) => !would);
      if (actual) this.fault('syntax/no-would', actual.event.span, undefined);
      return {
        kind: 'replacement',
        events: events.map(({ event }) => event),
        optional,
        body,
        span: this.to(start),
      };
    });
  });

  replacementBody: Rule<{ optional: boolean; body: Block }> = this.define('replacementBody', () => {
    let optional = false;
    this.CONSUME(T.Comma);
    this.OPTION(() => {
      this.CONSUME(T.You);
      this.CONSUME(T.May);
      optional = true;
    });
    this.CONSUME(T.Instead);
    const body = this.SUBRULE(this.effectBody);
    return { optional, body };
  });

  /** A statement on the same line, or `:` and a block. */
  effectBody: Rule<Block> = this.define('effectBody', () =>
    this.choose<Block>(0, [() => [this.SUBRULE(this.statement)], () => this.opens<Statement>('statements')]),
  );

  continuous: Rule<Ability> = this.define('continuous', () => {
    const start = this.from();
    const { sign, amount, target } = this.SUBRULE(this.change);
    const forEach = this.maybe(this.forEachUnit);
    return {
      kind: 'continuous',
      sign,
      amount,
      target,
      forEach,
      span: this.to(start),
    };
  });

  /** `to attack this, opponents also discard 2 cards`, `to play cards, you pay 1 coin less for each card of yours` */
  price: Rule<Ability> = this.define('price', () => {
    const start = this.from();
    this.CONSUME(T.To);
    const verbs = this.SUBRULE(this.verbs);
    this.happenings++;
    const args = this.SUBRULE(this.bareArgs);
    this.happenings--;
    this.CONSUME(T.Comma);
    const paid = this.choose<ChangedPrice>(3, [
      { GATE: () => this.seesLess(), ALT: () => this.SUBRULE(this.lowerPayment), IGNORE_AMBIGUITIES: true },
      () => this.SUBRULE(this.additionalPayment),
    ]);
    return this.ACTION((): Ability => ({ kind: 'price', verbs, args, ...paid, span: this.to(start) }));
  });

  /**
   * Whether something costs less, or nothing: `less` is in the line, and not as a part of `less than`; or `no` is, and
   * `also` is not.
   */
  private seesLess(): boolean {
    return this.seesAhead(T.Less) || (this.seesAhead(T.No) && !this.seesAhead(T.Also));
  }

  private seesAhead(type: TokenType): boolean {
    for (let at = 1; !this.atEnd(at); at++) if (this.sees(at, type)) return true;
    return false;
  }

  additionalPayment: Rule<ChangedPrice> = this.define('additionalPayment', () => {
    let payer: Expression | undefined;
    this.OPTION(() => {
      payer = this.choose<Expression>(0, [
        () => this.SUBRULE(this.subject),
        () => this.SUBRULE(this.bareSubject),
      ]);
    });
    this.CONSUME(T.Also);
    const cost = this.SUBRULE(this.cost);
    return { ...(payer ? { payer } : {}), cost };
  });

  /** `you pay 1 coin less for each card of yours`, `pay 1 coin less`, `you pay no coins` */
  lowerPayment: Rule<ChangedPrice> = this.define('lowerPayment', () => {
    const { payer, verb, paid } = this.choose<Payer>(0, [
      () => {
        const said = this.SUBRULE(this.subject);
        return this.choose<Payer>(1, [
          () => ({
            payer: said,
            verb: this.word(this.CONSUME(T.WordToken)),
            paid: this.SUBRULE(this.lessPaid),
          }),
          () => {
            const paid = this.SUBRULE2(this.lessPaid);
            return this.ACTION(() => {
              const { verb, rest } = this.verbOf(said, 'statement');
              return { payer: rest, verb, paid };
            });
          },
        ]);
      },
      () => {
        const said = this.SUBRULE(this.bareSubject);
        const paid = this.SUBRULE3(this.lessPaid);
        return this.ACTION(() => {
          const alone = loneWord(said);
          if (alone) return { verb: alone, paid };
          const { verb, rest } = this.verbOf(said, 'statement');
          return { payer: rest, verb, paid };
        });
      },
    ]);
    return this.ACTION((): ChangedPrice => {
      const { args, nothing, ...each } = paid;
      const order = this.order(verb.span.start, undefined, verb, args, each);
      return { ...(payer ? { payer } : {}), less: true, ...(nothing ? { nothing } : {}), cost: [order] };
    });
  });

  /** `1 coin less for each card of yours`, `no coins` */
  lessPaid: Rule<LessPaid> = this.define('lessPaid', () =>
    this.choose<LessPaid>(0, [
      {
        GATE: () => this.seesAhead(T.Less),
        ALT: () => {
          const args = this.SUBRULE(this.args);
          this.CONSUME(T.Less);
          const forEach = this.maybe(this.forEachUnit);
          return { args, ...(forEach ? { forEach } : {}) };
        },
        IGNORE_AMBIGUITIES: true,
      },
      () => {
        const start = this.from();
        this.CONSUME(T.No);
        const noun = this.SUBRULE(this.bareNoun);
        return this.ACTION((): LessPaid => {
          const bare = noun as NounPhrase;
          const object: NounPhrase = { ...bare, determiner: 'no', span: this.to(start) };
          return { args: { object, arguments: [], free: false }, nothing: true };
        });
      },
    ]),
  );

  keyword: Rule<Ability> = this.define('keyword', () => {
    const start = this.from();
    const word = this.word(this.CONSUME(T.WordToken));
    const amount = this.maybe(this.numeral);
    return { kind: 'keyword', word, amount, span: this.to(start) };
  });

  /** `once per turn, choose one:`, with the lines below it: an ability that costs nothing. */
  chosen: Rule<Ability, [boolean]> = this.define('chosen', (limited: boolean) => {
    const start = this.from();
    const choice = this.SUBRULE(this.chooseStatement);
    return this.ACTION((): Ability => {
      const span = this.to(start);
      if (!limited) this.fault('syntax/ability', span, undefined);
      return { kind: 'activated', cost: [], effect: [choice], span };
    });
  });

  /** `pay 1 point to pull a card`; with a limit an ability may also cost nothing. */
  activated: Rule<Ability, [boolean]> = this.define('activated', (limited: boolean) => {
    const start = this.from();
    const cost = this.SUBRULE(this.cost);
    let effect: Block | undefined;
    this.OPTION(() => {
      this.CONSUME(T.To);
      effect = this.SUBRULE(this.effectBody);
    });
    return this.ACTION((): Ability => {
      const span = this.to(start);
      if (effect) return { kind: 'activated', cost, effect, span };
      // Without `to` it is no price, but what happens: one of these.
      if ((!limited || cost[0].kind !== 'order') && this.atEnd(1))
        this.fault('syntax/ability', span, undefined);
      // What is paid beside something else would buy it, and it would happen without the price as well.
      if (cost.length > 1 && cost[0].kind === 'order' && cost[0].verb.text === 'pay')
        this.fault('syntax/missing-to', span, { right: this.read(start).replace(' and ', ' to ') });
      const free: Statement = cost.length === 1 ? cost[0] : { kind: 'together', parts: cost, span };
      return { kind: 'activated', cost: [], effect: [free], span };
    });
  });

  /** `pay 2 coins and discard a card`, all of which is paid; `pay 2 coins or discard a card`, one of which is. */
  cost: Rule<readonly PricePart[]> = this.define('cost', () => {
    const start = this.from();
    this.prices++;
    const all = [this.SUBRULE(this.imperative)];
    const ways = [...all];
    this.OPTION(() =>
      this.choose<unknown>(0, [
        () =>
          this.AT_LEAST_ONE(() => {
            this.CONSUME(T.And);
            all.push(this.SUBRULE2(this.imperative));
          }),
        () =>
          this.AT_LEAST_ONE2(() => {
            this.CONSUME(T.Or);
            ways.push(this.SUBRULE3(this.imperative));
          }),
      ]),
    );
    this.prices--;
    return this.ACTION(() => (ways.length === 1 ? all : [priceChoice(ways, this.to(start))]));
  });

  /** `your cards cannot be moved`, `this counts as any value` */
  rule: Rule<Ability> = this.define('rule', () => {
    const subject = this.SUBRULE(this.subject);
    return this.SUBRULE(this.standing, { ARGS: [subject] });
  });

  // ------------------------------------------------------------------------------------- other entries

  objectsEntry: Rule<Args> = this.define('objectsEntry', () => this.SUBRULE(this.bareArgs));

  phraseEntry: Rule<NounPhrase> = this.define('phraseEntry', () => {
    const phrase = this.SUBRULE(this.phraseOrBare);
    return this.ACTION(() => {
      if (phrase.kind !== 'noun')
        this.fault('syntax/noun-missing', phrase.span, { after: this.read(phrase.span.start) });
      return phrase as NounPhrase;
    });
  });

  expressionEntry: Rule<Expression> = this.define('expressionEntry', () => this.SUBRULE(this.sum));
}

/** One of several prices. */
const priceChoice = (ways: readonly Order[], span: Span): PriceChoice => ({
  kind: 'choose-one',
  minimum: 1,
  maximum: 1,
  possible: true,
  priced: true,
  modes: ways.map((way) => ({ body: [way], span: way.span })),
  span,
});

const withName = (phrase: Expression, name: Word | undefined): Expression =>
  name && phrase.kind === 'noun' ? { ...phrase, name } : phrase;

/** What nobody can be: `by 3 or more`. */
const isAmount = ({ kind }: Expression): boolean => kind === 'bound' || kind === 'range' || kind === 'number';

/** The word that a phrase is, where it is no more than this. */
const loneWord = (phrase: Expression): Word | undefined =>
  phrase.kind === 'noun' &&
  phrase.heads.length === 1 &&
  phrase.heads[0].words.length === 1 &&
  phrase.tails.length === 0
    ? phrase.heads[0].words[0]
    : undefined;

let shared: Grammar | undefined;

/** The one parser, made when it is first needed. */
export const grammar = (): Grammar => (shared ??= buildGrammar());

/**
 * Builds a parser; `checked` with Chevrotain's own checks, which throw where the grammar is at fault.
 *
 * @internal Exported for tests.
 */
export function buildGrammar(checked = false): Grammar {
  const made = new Grammar(checked);
  (made as unknown as { performSelfAnalysis(): void }).performSelfAnalysis();
  return made;
}
