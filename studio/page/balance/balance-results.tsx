/** What the games say, in words and tables: the cards of the set first. */
import type { CardRates } from '../../../bots/balance/card-rates.ts';
import type { GameCourse, SeatShare } from '../../../bots/balance/game-course.ts';
import type { GivenCardRate } from '../../../bots/balance/given-card-rate.ts';
import type { BalanceState } from '../../engine/balance/balance-calls.ts';
import { locale, pageTexts } from '../page-choices.ts';
import { IntervalBar } from './interval-bar.tsx';
import { SweepTables } from './tried-numbers.tsx';
import { oneDecimal, percent, points, roughly } from './result-numbers.ts';
import { ResultTable } from './result-table.tsx';

export function BalanceResults({ state }: { readonly state: BalanceState }): preact.JSX.Element {
  const w = pageTexts.value;
  const { leftOut, course, given, notGiven, names, groups, text } = state;
  const over = course.games - course.unfinished;
  return (
    <>
      {leftOut.length > 0 ? <p class="stale">{w.leftOut(leftOut)}</p> : null}
      {over === 0 ? <p class="quiet">{w.nothingEnded}</p> : null}
      {given.map((each) => (
        <GivenCard key={each.card} given={each} name={names.cards[each.card] ?? each.card} state={state} />
      ))}
      {notGiven.map((id) => (
        <p key={id} class="quiet">
          {w.cannotBeGiven(names.cards[id] ?? id)}
        </p>
      ))}
      <SweepTables state={state} />
      <p class="quiet">{w.botsOnly}</p>
      <CourseTable state={state} />
      <CardTable state={state} />
      {groups
        .filter(({ strengths }) => strengths.length > 1)
        .map(({ id, strengths }) => (
          <ResultTable
            key={id}
            title={w.by(id)}
            heads={[id, w.gamesWith, w.beatsAverage, w.range]}
            rows={strengths.map((each) => ({
              key: each.id,
              cells: [
                names.cards[each.id] ?? each.id,
                String(each.games),
                percent(each.chance),
                <>
                  <IntervalBar low={each.low} high={each.high} at={each.chance} even={0.5} />
                  {w.fromTo(percent(each.low), percent(each.high))}
                </>,
              ],
            }))}
          />
        ))}
      <p class="quiet">{w.rangeNote}</p>
      {text === '' ? null : (
        <details class="whole-report">
          <summary>{w.wholeReport}</summary>
          <pre tabIndex={0}>{text}</pre>
        </details>
      )}
    </>
  );
}

interface GivenCardShown {
  readonly given: GivenCardRate;
  readonly name: string;
  readonly state: BalanceState;
}

/** Whether a card of the set is too strong, in a sentence. */
function GivenCard({ given, name, state }: GivenCardShown): preact.JSX.Element {
  const w = pageTexts.value;
  const { interval, share, verdict, games, needed } = given;
  const even = 1 / state.players.length;
  const [low, high] = [interval.low - even, interval.high - even].map((each) =>
    Math.round(Math.abs(100 * each)),
  );
  const sentence =
    verdict === 'strong'
      ? w.tooStrong(name, low, high)
      : verdict === 'weak'
        ? w.tooWeak(name, high, low)
        : w.noDifference(name, low, high);
  return (
    <section class={`given ${verdict}`} aria-label={name} aria-live="polite">
      <h3>{w.isStrong(name)}</h3>
      <p class="verdict">{sentence}</p>
      <IntervalBar low={interval.low} high={interval.high} at={share} even={even} />
      <p class="quiet">
        {w.givenIn(games, percent(share), percent(even))}
        {needed === undefined ? '' : ` ${w.neededGames(roughly(needed))}`}
      </p>
    </section>
  );
}

/** How games go, with the set and without it. */
function CourseTable({ state }: { readonly state: BalanceState }): preact.JSX.Element {
  const w = pageTexts.value;
  const { course, without, players, names } = state;
  const both = without ? [course, without] : [course];
  const withInterval = (of: SeatShare | null | undefined): preact.JSX.Element | string =>
    of ? (
      <>
        <IntervalBar low={of.interval.low} high={of.interval.high} at={of.share} even={1 / players.length} />
        {percent(of.share)}{' '}
        <span class="quiet">{w.fromTo(percent(of.interval.low), percent(of.interval.high))}</span>
      </>
    ) : (
      ''
    );
  const endings = [...new Set(both.flatMap(({ endings: of }) => Object.keys(of)))];
  const rows: readonly (readonly [string, (of: GameCourse) => preact.JSX.Element | string])[] = [
    [w.gamesWith, ({ games }) => games.toLocaleString(locale.value)],
    ...endings.map((id): [string, (of: GameCourse) => string] => [
      w.endsBy(names.endings[id] ?? id),
      ({ games, unfinished, endings: of }) => percent((of[id] ?? 0) / Math.max(1, games - unfinished)),
    ]),
    [w.wonByFirst, ({ first }) => withInterval(first)],
    ...players.map((name, seat): [string, (of: GameCourse) => preact.JSX.Element | string] => [
      w.wonBy(name),
      ({ seats }) => withInterval(seats[seat]),
    ]),
    [w.decisions, ({ decisions }) => (decisions.length === 0 ? '' : oneDecimal(decisions[2]))],
    [w.choices, ({ choices }) => oneDecimal(choices)],
    ...(both.some(({ unfinished }) => unfinished > 0)
      ? [[w.cutGames, ({ unfinished }: GameCourse) => String(unfinished)] as const]
      : []),
  ];
  return (
    <ResultTable
      title={w.howGamesGo}
      heads={[w.measure, ...(without ? [w.withSet, w.withoutSet] : [w.share])]}
      rows={rows.map(([name, cell]) => ({ key: name, cells: [name, ...both.map(cell)] }))}
    />
  );
}

/** Cards that are shown before somebody asks for all. */
const SHOWN = 12;

const byDoubt = (a: CardRates, b: CardRates): number =>
  a.q - b.q || Math.abs(b.difference ?? 0) - Math.abs(a.difference ?? 0) || (a.id < b.id ? -1 : 1);

/** What goes together with having a card: those of the set first, then those that differ most. */
function CardTable({ state }: { readonly state: BalanceState }): preact.JSX.Element {
  const w = pageTexts.value;
  const { cards, own, names } = state;
  const sorted = cards.filter(({ had }) => had > 0).sort(byDoubt);
  const first = [
    ...sorted.filter(({ id }) => own.includes(id)),
    ...sorted.filter(({ id }) => !own.includes(id)),
  ].slice(0, SHOWN);
  return (
    <ResultTable
      title={w.byCard}
      note={w.byCardNote}
      heads={[w.cardHead, w.had, w.wonWith, w.wonWithout, w.difference, w.used]}
      rows={first.map((card) => ({
        key: card.id,
        isOwn: own.includes(card.id),
        cells: [
          <>
            {names.cards[card.id] ?? card.id}
            {own.includes(card.id) ? <span class="tag">{w.yours}</span> : null}
          </>,
          String(card.had),
          percent(card.hadRate),
          percent(card.notHadRate),
          <span class={card.q > 0.1 ? 'quiet' : ''}>
            {points(card.difference)}
            {card.q > 0.1 ? ` ${w.perhapsChance}` : ''}
          </span>,
          percent(card.usedRate),
        ],
      }))}
    />
  );
}
