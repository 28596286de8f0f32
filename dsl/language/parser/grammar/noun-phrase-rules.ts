/** Noun phrases. Each starts with a determiner, a quantity or a pronoun, so a bare word starts a verb. */
import type { IToken, TokenType } from 'chevrotain';
import * as T from '../../lexer/tokens.ts';
import type {
  Condition,
  Determiner,
  Expression,
  Limits,
  NounPhrase,
  NounPreposition,
  Tail,
  Time,
  Word,
} from '../../syntax/ast.ts';
import type { Rule } from './base-parser.ts';
import { imageOf, buildNoun, type NounRest, takesTails, withTails } from '../ast-builders.ts';
import { QuantityRules } from './quantity-rules.ts';

const DETERMINERS: readonly TokenType[] = [
  T.Another,
  T.Each,
  T.Every,
  T.All,
  T.Any,
  T.No,
  T.The,
  T.That,
  T.These,
  T.Those,
  T.Your,
  T.Their,
];
/** The prepositions of a noun; the verb's are another set, so that what a preposition belongs to is never a guess. */
export const NOUN_PREPOSITIONS: readonly TokenType[] = [
  T.In,
  T.On,
  T.Among,
  T.Under,
  T.AttachedTo,
  T.AdjacentTo,
  T.InLineWith,
  T.OtherThan,
];
/** Determiners that may be followed by `of` at once: `each of those cards`. */
const PARTITIVE: readonly TokenType[] = [T.Each, T.All, T.Any];

export abstract class PhraseRules extends QuantityRules {
  abstract condition: Rule<Condition>;
  abstract occurrence: Rule<Condition>;

  determined: Rule<Expression> = this.define('determined', () => {
    const start = this.from();
    let alone = false;
    const token = this.choose(0, [() => this.CONSUME(T.A), () => this.oneOf(DETERMINERS)]);
    let rest: NounRest = { heads: [] };
    this.ACTION(() => (alone = PARTITIVE.includes(token.tokenType) && this.sees(1, T.Of)));
    this.OPTION({ GATE: () => !alone, DEF: () => (rest = this.SUBRULE(this.nounRest)) });
    return this.ACTION(() => {
      if (rest.heads.length === 0 && !alone)
        this.fault('syntax/noun-missing', T.spanOf(token), { after: token.image });
      const determiner = (token.tokenType === T.A ? 'a' : token.image) as Determiner;
      return buildNoun({ determiner }, rest, this.to(start));
    });
  });

  /** `the 2 cards with the lowest value`: so many of those that come first. */
  theFirst: Rule<Expression> = this.define('theFirst', () => {
    const start = this.from();
    this.CONSUME(T.The);
    const amount = this.SUBRULE(this.amount);
    const rest = this.SUBRULE(this.nounRest);
    return buildNoun(
      { quantity: { kind: 'count', amount, orMore: false, first: true } },
      rest,
      this.to(start),
    );
  });

  thisPhrase: Rule<Expression> = this.define('thisPhrase', () => {
    const start = this.from();
    this.CONSUME(T.This);
    const rest = this.maybe(this.nounRest);
    return this.ACTION((): Expression =>
      rest
        ? buildNoun({ determiner: 'this' }, rest, this.to(start))
        : { kind: 'pronoun', which: 'this', span: this.to(start) },
    );
  });

  /** A noun without a determiner: a bare plural, a card's own name, the noun of `for each`. */
  bareNoun: Rule<Expression> = this.define('bareNoun', () => {
    const start = this.from();
    const rest = this.SUBRULE(this.nounRest);
    return buildNoun({}, rest, this.to(start));
  });

  theNumberOf: Rule<Expression> = this.define('theNumberOf', () => {
    const start = this.from();
    this.CONSUME(T.TheNumberOf);
    const phrase = this.choose(0, [() => this.SUBRULE(this.bareNoun), () => this.SUBRULE(this.determined)]);
    return { kind: 'number-of', phrase: phrase as NounPhrase, span: this.to(start) };
  });

  /** `the number of times a fruit was sold this turn` */
  theNumberOfTimes: Rule<Expression> = this.define('theNumberOfTimes', () => {
    const start = this.from();
    this.CONSUME(T.TheNumberOfTimes);
    const event = this.SUBRULE(this.occurrence);
    return { kind: 'occurrences', event, span: this.to(start) };
  });

  range: Rule<Expression> = this.define('range', () => {
    const token = this.oneOf([T.RangeUp, T.RangeDown, T.RangeBetween]);
    return this.ACTION((): Expression => ({ kind: 'range', ...rangeOfToken(token), span: T.spanOf(token) }));
  });

  literal: Rule<Expression> = this.define('literal', () =>
    this.choose<Expression>(0, [
      () => {
        const token = this.CONSUME(T.Dice);
        const [count, sides] = token.image.split('d').map(Number);
        return { kind: 'dice', count, sides, span: T.spanOf(token) };
      },
      () => {
        const token = this.CONSUME(T.Text);
        return { kind: 'text', value: token.image.slice(1, -1), span: T.spanOf(token) };
      },
      () => {
        const token = this.CONSUME(T.Name);
        return { kind: 'seat', name: this.word(token), span: T.spanOf(token) };
      },
      () => {
        const token = this.CONSUME(T.You);
        return { kind: 'pronoun', which: 'you', span: T.spanOf(token) };
      },
    ]),
  );

  /** `a number from 1 to (your coins)`, `a random number from 1 to 6`: the only noun behind which `from` is not that of a verb. */
  numberFrom: Rule<Expression> = this.define('numberFrom', () => {
    const start = this.from();
    const token = this.CONSUME(T.ANumberFrom);
    const from = this.SUBRULE1(this.amount);
    this.CONSUME(T.To);
    const to = this.SUBRULE2(this.amount);
    return this.ACTION(() => {
      const at = start + token.image.length - 'from'.length;
      const words = [...token.image.matchAll(/random|number/g)].map(({ 0: text, index }) => ({
        text,
        span: { start: start + index, end: start + index + text.length },
      }));
      const first = words[0]?.span ?? T.spanOf(token);
      const head = { words, isNew: false, span: { start: first.start, end: at - 1 } };
      const tail: Tail = { kind: 'from-to', from, to, span: this.to(at) };
      return withTails(buildNoun({ determiner: 'a' }, { heads: [head] }, this.to(start)), [tail]);
    });
  });

  primary: Rule<Expression> = this.define('primary', () =>
    this.choose(0, [
      { GATE: () => this.sees(2, T.Num, T.Open), ALT: () => this.SUBRULE(this.theFirst) },
      () => this.SUBRULE(this.determined),
      () => this.SUBRULE(this.counted),
      () => this.SUBRULE(this.thisPhrase),
      () => this.SUBRULE(this.quantified),
      () => this.SUBRULE(this.thatMany),
      () => this.SUBRULE(this.partitive),
      () => this.SUBRULE(this.theNumberOf),
      () => this.SUBRULE(this.theNumberOfTimes),
      () => this.SUBRULE(this.numberFrom),
      () => this.SUBRULE(this.range),
      () => this.SUBRULE(this.literal),
    ]),
  );

  /** `that card's pile's owner`: each `'s` makes what came before the owner of what follows. */
  protected owned(start: number, base: Expression): Expression {
    let phrase = base;
    this.many(100, {
      // A bracket has closed what it holds.
      GATE: () =>
        !this.sees(0, T.Yours, T.Theirs) &&
        phrase?.kind !== 'occurrences' &&
        (this.sees(0, T.Close) || !isPart(phrase)),
      DEF: () => {
        this.consume(100, T.Possessive);
        const rest = this.subrule(101, this.nounRest);
        const owner = phrase;
        phrase = this.ACTION(() =>
          owner.kind === 'number-of'
            ? {
                ...owner,
                phrase: buildNoun({ owner: owner.phrase }, rest, this.to(owner.phrase.span.start)),
                span: this.to(start),
              }
            : buildNoun({ owner }, rest, this.to(start)),
        );
      },
    });
    return phrase;
  }

  /** A phrase with what follows it, but without `where`, `as` and `you played`, which belong to the outermost noun. */
  innerPhrase: Rule<Expression> = this.define('innerPhrase', () => {
    const start = this.from();
    const base = this.owned(start, this.SUBRULE(this.primary));
    return this.tailed(base);
  });

  /** The same without a determiner. */
  innerBare: Rule<Expression> = this.define('innerBare', () => {
    const start = this.from();
    const base = this.owned(start, this.SUBRULE(this.bareNoun));
    return this.tailed(base);
  });

  innerOrBare: Rule<Expression> = this.define('innerOrBare', () =>
    this.choose(0, [() => this.SUBRULE(this.innerPhrase), () => this.SUBRULE(this.innerBare)]),
  );

  protected tailed(base: Expression): Expression {
    const tails: Tail[] = [];
    this.option(103, {
      GATE: () => this.opensTails(base) && !isPart(base),
      DEF: () => tails.push(this.subrule(103, this.ofYours)),
    });
    this.many(101, {
      // The tails behind the last word of a phrase are read there, so a second tail follows a word that takes
      // none.
      GATE: () =>
        this.opensTails(base) &&
        !isPart(base) &&
        (tails.length === 0 || this.sees(0, T.This, T.Name, T.Yours, T.Theirs)),
      DEF: () => {
        const more = this.subrule(102, this.alike);
        this.ACTION(() => tails.push(...more));
      },
    });
    return this.ACTION(() => withTails(base, tails));
  }

  /** A tail, or several of one sort: `other than the first and other than the second`, `with a sword and without wounds`. */
  alike: Rule<Tail[]> = this.define('alike', () => {
    const tails = [this.SUBRULE(this.tail)];
    this.MANY({
      GATE: () => this.seesLike(2, tails[0]),
      DEF: () => {
        this.CONSUME(T.And);
        tails.push(this.SUBRULE2(this.tail));
      },
    });
    return tails;
  });

  private seesLike(at: number, tail: Tail): boolean {
    if (tail.kind === 'with') return this.sees(at, T.With, T.Without);
    return tail.kind === 'place' && tail.preposition === 'other than' && this.sees(at, T.OtherThan);
  }

  /** A phrase in brackets is closed: what follows the bracket is not its own. */
  protected opensTails(base: Expression): boolean {
    return takesTails(base) && (!this.sees(0, T.Close) || isBounded(base));
  }

  /** `a card of yours`; one more tail may follow: `a card of yours without a token`. */
  ofYours: Rule<Tail> = this.define('ofYours', () => {
    const start = this.from();
    this.CONSUME(T.Of);
    const phrase = this.choose<Expression>(0, [
      () => pronoun('yours', this.CONSUME(T.Yours)),
      () => pronoun('theirs', this.CONSUME(T.Theirs)),
    ]);
    return { kind: 'of', phrase, span: this.to(start) };
  });

  tail: Rule<Tail> = this.define('tail', () => {
    const start = this.from();
    return this.choose<Tail>(0, [
      () => {
        this.CONSUME(T.Of);
        const phrase = this.SUBRULE(this.innerPhrase);
        return { kind: 'of', phrase, span: this.to(start) };
      },
      () => {
        const preposition = imageOf(this.oneOf(NOUN_PREPOSITIONS)) as NounPreposition;
        const phrase = this.SUBRULE(this.innerOrBare);
        return { kind: 'place', preposition, phrase, span: this.to(start) };
      },
      () => {
        const token = this.oneOf([T.With, T.Without], 3);
        const phrase = this.SUBRULE2(this.innerOrBare);
        return this.ACTION((): Tail => {
          if (phrase.kind !== 'noun') this.fault('syntax/noun-missing', phrase.span, { after: token.image });
          return {
            kind: 'with',
            negated: token.tokenType === T.Without,
            phrase: phrase as NounPhrase,
            span: this.to(start),
          };
        });
      },
      () => {
        const { amount, of } = this.SUBRULE(this.within);
        return { kind: 'within', amount, of, span: this.to(start) };
      },
      () => {
        this.CONSUME(T.Between);
        const left = this.SUBRULE3(this.innerOrBare);
        this.CONSUME(T.And);
        const right = this.SUBRULE4(this.innerOrBare);
        return { kind: 'between', left, right, span: this.to(start) };
      },
    ]);
  });

  /** `with a total value of exactly 9` */
  total: Rule<Tail> = this.define('total', () => {
    const start = this.from();
    this.CONSUME(T.WithATotal);
    const head = this.SUBRULE(this.head);
    this.CONSUME(T.Of);
    const limit = this.SUBRULE(this.limits);
    return { kind: 'total', head, limit, span: this.to(start) };
  });

  limits: Rule<Limits> = this.define('limits', () =>
    this.choose<Limits>(0, [
      () => {
        const how = this.SUBRULE(this.comparison);
        return { kind: 'compared', how, amount: this.SUBRULE(this.compared) };
      },
      () => {
        const amount = this.SUBRULE2(this.amount);
        const orMore = this.reads(T.OrMore);
        return { kind: 'count', amount, orMore };
      },
      () => ({ kind: 'count', amount: this.SUBRULE(this.range), orMore: false }),
      () => ({ kind: 'count', amount: this.SUBRULE2(this.definiteNumber), orMore: false }),
    ]),
  );

  /** What a total is compared with: a number, a sum in brackets, `that card's value`. */
  compared: Rule<Expression> = this.define('compared', () =>
    this.choose(0, [() => this.SUBRULE(this.amount), () => this.SUBRULE(this.definiteNumber)]),
  );

  /** `that card's value`, `the number of cards in your hand`: a number that is no numeral. */
  definiteNumber: Rule<Expression> = this.define('definiteNumber', () => {
    const start = this.from();
    const base = this.choose(0, [
      () => this.SUBRULE(this.determined),
      () => this.SUBRULE(this.thisPhrase),
      () => this.SUBRULE(this.theNumberOf),
      () => this.SUBRULE(this.theNumberOfTimes),
    ]);
    return this.tailed(this.owned(start, base));
  });

  within: Rule<{ amount: Expression; of: Expression }> = this.define('within', () => {
    this.CONSUME(T.Within);
    const amount = this.SUBRULE(this.amount);
    this.CONSUME(T.Of);
    const of = this.SUBRULE(this.innerPhrase);
    return { amount, of };
  });

  /** `the cards you played this turn` */
  relative: Rule<Tail> = this.define('relative', () => {
    const start = this.from();
    const subject = this.SUBRULE(this.literal);
    const verb = this.word(this.CONSUME(T.WordToken));
    let time: Time | undefined;
    this.OPTION({
      GATE: () => this.sees(2, T.TimeUnit) || this.sees(1, T.SinceThen),
      DEF: () => (time = this.SUBRULE(this.time)),
    });
    return { kind: 'relative', subject, verb, time, span: this.to(start) };
  });

  thisTime: Rule<Time> = this.define('thisTime', () => {
    const start = this.from();
    this.CONSUME(T.This);
    const unit = this.word(this.CONSUME(T.TimeUnit));
    return { unit, span: this.to(start) };
  });

  /** `this turn`, `since your last turn`, `since the start of your last turn`, `since this came into play` */
  time: Rule<Time> = this.define('time', () =>
    this.choose<Time>(0, [
      () => this.SUBRULE(this.thisTime),
      () => {
        const token = this.CONSUME(T.SinceThen);
        const span = T.spanOf(token);
        const last = /\w+$/.exec(token.image)?.[0] ?? '';
        const unit = { text: last, span: { start: span.end - last.length, end: span.end } };
        return this.ACTION((): Time => {
          if (last === 'play') return { unit, since: 'this', span };
          return {
            unit,
            since: /\byour\b/.test(token.image) ? 'you' : 'they',
            ...(/\bstart\b/.test(token.image) ? { fromStart: true } : {}),
            span,
          };
        });
      },
    ]),
  );

  protected seesRelative(): boolean {
    return this.sees(1, T.You, T.Name) && this.seesWord(2);
  }

  /** A whole noun phrase, as the object of a verb or a text of its own. */
  phrase: Rule<Expression> = this.define('phrase', () => this.whole(this.SUBRULE(this.innerPhrase)));

  barePhrase: Rule<Expression> = this.define('barePhrase', () => this.whole(this.SUBRULE(this.innerBare)));

  phraseOrBare: Rule<Expression> = this.define('phraseOrBare', () =>
    this.choose(0, [() => this.SUBRULE(this.phrase), () => this.SUBRULE(this.barePhrase)]),
  );

  protected whole(base: Expression): Expression {
    const tails: Tail[] = [];
    let name: Word | undefined;
    let isTotalled = false;
    let isNarrowed = false;
    // The bracket of an amount closes that, and not the phrase.
    const open = (): boolean => isTotalled || this.opensTails(base);
    // `draw a card as well` gives no name.
    const named = (): boolean =>
      (isNarrowed || open() || base?.kind === 'bound') && this.wheres === 0 && this.LA(2).image !== 'well';
    this.option(110, {
      GATE: () => open() && this.seesRelative(),
      DEF: () => tails.push(this.subrule(110, this.relative)),
    });
    this.option(113, {
      GATE: open,
      DEF: () => {
        tails.push(this.subrule(112, this.total));
        isTotalled = true;
      },
    });
    this.option(111, {
      GATE: open,
      DEF: () => {
        tails.push(this.where(111));
        isNarrowed = true;
      },
    });
    this.option(112, {
      GATE: named,
      DEF: () => {
        this.consume(111, T.As);
        name = this.word(this.consume(112, T.WordToken));
      },
    });
    return this.ACTION(() => withTails(base, tails, name));
  }

  protected where(index: number): Tail {
    const start = this.from();
    this.consume(index, T.Where);
    this.wheres++;
    const condition = this.subrule(index, this.condition);
    this.wheres--;
    return { kind: 'where', condition, span: this.to(start) };
  }

  /** The subject of a clause: no `where`, whose words would be mixed up with the verb. */
  subject: Rule<Expression> = this.define('subject', () => {
    const base = this.SUBRULE(this.innerPhrase);
    return this.related(base);
  });

  bareSubject: Rule<Expression> = this.define('bareSubject', () => {
    const base = this.SUBRULE(this.innerBare);
    return this.related(base);
  });

  private related(base: Expression): Expression {
    const tails: Tail[] = [];
    this.option(110, {
      GATE: () => this.opensTails(base) && this.seesRelative(),
      DEF: () => tails.push(this.subrule(110, this.relative)),
    });
    return this.ACTION(() => withTails(base, tails));
  }
}

/** `one of those cards`: what follows belongs to the cards. */
const isPart = (phrase: Expression | undefined): boolean =>
  phrase?.kind === 'noun' &&
  phrase.quantity !== undefined &&
  phrase.heads.length === 0 &&
  phrase.tails.length > 0;

/** `a number from 1 to (your coins + 1)`: the bracket is that of its last number. */
const isBounded = (phrase: Expression): boolean =>
  phrase.kind === 'noun' && phrase.tails.some(({ kind }) => kind === 'from-to');

const pronoun = (which: 'yours' | 'theirs', token: IToken): Expression => ({
  kind: 'pronoun',
  which,
  span: T.spanOf(token),
});

/** `8+`, `5-`, `6..7` as bounds. */
export function rangeOfToken(token: IToken): { from?: number; to?: number } {
  const { image } = token;
  if (image.endsWith('+')) return { from: Number(image.slice(0, -1)) };
  if (image.endsWith('-')) return { to: Number(image.slice(0, -1)) };
  const [from, to] = image.split('..').map(Number);
  return { from, to: to ?? from };
}
