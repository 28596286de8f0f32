import { say, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { entry, type MapNode, type Node } from '../../../schemas/index.ts';
import { reportAtNode, entries, items } from '../../compiler/loader/link-context.ts';
import type { Run } from '../scenario-run.ts';
import { prove, type ScenarioSheet } from '../findings-sheet.ts';
import { didNotHappen, expectHappened, expectInOrder } from './expected-events.ts';
import { choices, offers } from './expected-offers.ts';
import { expectPosition } from './expected-position.ts';
import { expectAsked, that, won } from './expected-outcome.ts';
import { hidden, notVisible, expectVisible } from './secrecy.ts';

/** Keys beside an expectation that add to it. */
const beside: Readonly<Record<string, readonly string[]>> = {
  that: ['as'],
  always: ['as'],
  never: ['as'],
  happened: ['times'],
  error: ['says', 'at'],
  warning: ['says', 'at'],
};

/** Whether something holds; complains at its place where it does not. */
export type Expect<R> = (run: R, value: Node, whole: MapNode) => boolean;

const inAGame: Readonly<Record<string, Expect<Run>>> = {
  that,
  position: expectPosition,
  offered: offers('offered'),
  'not offered': offers('not offered'),
  'only offered': offers('only offered'),
  choices,
  asked: expectAsked,
  won,
  happened: expectHappened,
  'did not happen': didNotHappen,
  'in order': expectInOrder,
  hidden,
  visible: expectVisible,
  'not visible': notVisible,
};

const forms = { play: 'phrase/plays', check: 'phrase/checks-the-data', sample: 'phrase/samples' } as const;

/** Goes through a list of expectations; each has exactly one key of those that the form of the scenario knows. */
export function expectAll<R extends { readonly sheet: ScenarioSheet }>(
  run: R,
  list: Node | undefined,
  known: Readonly<Record<string, Expect<R>>>,
  form: Phrase = say(forms[run.sheet.form]),
): void {
  const { sheet } = run;
  for (const whole of items(list)) {
    if (whole.kind !== 'map') continue;
    const main = entries(whole).filter(({ key }) => key.text !== 'proves' && !isBeside(whole, key.text));
    const wrong = main.find(({ key }) => !Object.hasOwn(known, key.text));
    if (main.length !== 1) {
      reportAtNode(sheet, 'scenario/one-expectation', whole.entries[0]?.key ?? whole, {
        found: main.map(({ key }) => key.text),
      });
    } else if (wrong) {
      reportAtNode(sheet, 'scenario/wrong-expectation', wrong.key, {
        key: wrong.key.text,
        form,
        allowed: Object.keys(known),
      });
    } else {
      const [{ key, value }] = main;
      prove(sheet, entry(whole, 'proves')?.value, known[key.text](run, value, whole));
    }
  }
}

const isBeside = (whole: MapNode, key: string): boolean =>
  Object.entries(beside).some(([main, keys]) => keys.includes(key) && entry(whole, main) !== undefined);

/** Goes through what a game must be like now. */
export const expectGame = (run: Run, list: Node | undefined): void => expectAll(run, list, inAGame);

/** In the middle of an effect nobody is asked, and the game is not over: what asks for that says nothing there. */
const atAMoment = Object.fromEntries(
  ['that', 'position', 'happened', 'did not happen', 'in order', 'hidden', 'visible', 'not visible'].map(
    (key) => [key, inAGame[key]],
  ),
);

/** Goes through what a game must be like at a moment in the middle of an effect. */
export const expectAtMoment = (run: Run, list: Node | undefined): void =>
  expectAll(run, list, atAMoment, say('phrase/looks-at-a-moment'));
