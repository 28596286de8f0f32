/** What the parser looks at to choose its way, worked out for a choice when it is first met: few games meet them all. */
import { LLkLookaheadStrategy, type ILookaheadStrategy } from 'chevrotain';

type Alternation = ILookaheadStrategy['buildLookaheadForAlternation'];
type Optional = ILookaheadStrategy['buildLookaheadForOptional'];

export class LazyLookahead extends LLkLookaheadStrategy {
  override buildLookaheadForAlternation(options: Parameters<Alternation>[0]): ReturnType<Alternation> {
    let choose: ReturnType<Alternation> | undefined;
    const build = (): ReturnType<Alternation> => super.buildLookaheadForAlternation(options);
    // Chevrotain calls it as a method of the parser.
    return function (this: unknown, alternatives) {
      return (choose ??= build()).call(this, alternatives);
    };
  }

  override buildLookaheadForOptional(options: Parameters<Optional>[0]): ReturnType<Optional> {
    let enter: ReturnType<Optional> | undefined;
    const build = (): ReturnType<Optional> => super.buildLookaheadForOptional(options);
    return function (this: unknown) {
      return (enter ??= build()).call(this);
    };
  }
}
