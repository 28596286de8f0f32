import type { EffectEnd } from '../../dsl/ir/statements.ts';
import type { Act } from '../../dsl/ir/statements.ts';
import { pieceOf } from '../../dsl/text/source.ts';
import type { AbilityData } from '../../interpreter/game/linked-game.ts';
import { say } from './lines.ts';
import { instancesOf } from './abilities.ts';
import { inFrame, NOTHING, type Frame, type Play, type Rec } from './state.ts';

/** What effects bring about, until its time is over. */

const lineOf = (g: Play, { snippet, ability }: AbilityData, you: number, begins: boolean) => ({
  event: begins ? 'stands' : 'ends',
  text: pieceOf(snippet, ability.span),
  ...(you >= 0 ? { for: g.seats[you] } : {}),
});

/** An ability stands from now on, with the values of the running text that it speaks of. */
export function standFrom(g: Play, frame: Frame, act: Act & { op: 'stand' }, id: string): void {
  const ability = g.game.abilities.find((each) => each.ability === act.ability)!;
  const { you, card } = frame;
  const kept = new Map(act.ability.outer.map((slot) => [slot, frame.locals.get(slot) ?? NOTHING]));
  const until = untilSaid(act.until);
  const named = 'of' in act.until ? act.until.of : undefined;
  const whose = named ? g.number(inFrame(frame), named) : you;
  if (named && whose < 0) return;
  const { kind, limit } = ability.ability;
  const same = g.standing.find(
    (each) =>
      (kind === 'rule' || kind === 'modifier' || kind === 'sight') &&
      !limit &&
      each.ability === ability &&
      each.you === you &&
      each.card === card &&
      each.until === until &&
      each.whose === whose &&
      [...kept].every(([slot, value]) => each.kept.get(slot) === value),
  );
  // One more of a prohibition, or of what was set last, adds nothing.
  const { ability: said } = ability;
  const isRaising = said.kind === 'rule' && said.patterns.some(({ more }) => more);
  if (same && ((kind === 'rule' && !isRaising) || kind === 'sight' || isLast(g, same))) return;
  const entered = card?.entered ?? 0;
  const record = same ?? { ability, you, card, entered, until, whose, serial: 0, times: 0, kept };
  if (same) g.standing.splice(g.standing.indexOf(same), 1);
  record.times++;
  record.serial = ++g.serial;
  g.standing.push(record);
  g.changes++;
  say(g, frame, id, lineOf(g, ability, you, true));
  for (let each: Frame | undefined = frame; each; each = each.caller) each.overhears?.(record);
}

const isSetting = ({ ability }: AbilityData): boolean =>
  ability.kind === 'modifier' && ability.change !== 'add';

/** Whether what stands sets a value, which nothing else has set since. */
const isLast = (g: Play, { ability, serial }: Rec): boolean =>
  isSetting(ability) &&
  g.game.abilities
    .filter(isSetting)
    .flatMap((each) => instancesOf(g, each))
    .every(({ record, card }) => (record?.serial ?? card?.entered ?? 0) <= serial);

/** Until when it stands, in words. */
const untilSaid = (until: EffectEnd): string =>
  until.kind === 'end of verb' ? `end of ${until.verb.id}` : until.kind;

/** Ends what stood until now; of one player, or of all. */
export function expire(g: Play, frame: Frame, id: string, until: string, seat?: number): void {
  const standing = g.standing.slice();
  for (const record of standing) {
    if (record.until !== until || (seat !== undefined && record.whose !== seat)) continue;
    g.standing.splice(g.standing.indexOf(record), 1);
    g.changes++;
    say(g, frame, id, lineOf(g, record.ability, record.you, false));
  }
}

/** Begins to count again what is counted since a player's last turn. */
export function forgetTurnOf(g: Play, seat: number): void {
  for (const [question, counted] of g.history)
    if (question.per === 'last turn')
      g.history.set(
        question,
        counted.filter(({ who, isOld }) => who !== seat || !isOld),
      );
    else if (question.per === 'own turn')
      g.history.set(
        question,
        counted.filter(({ who }) => who !== seat),
      );
}

/** Marks what was counted before a player's present turn, which is forgotten when that turn ends. */
export function ageForTurnOf(g: Play, seat: number): void {
  for (const [question, counted] of g.history)
    if (question.per === 'last turn')
      g.history.set(
        question,
        counted.map((each) => (each.who === seat ? { ...each, isOld: true } : each)),
      );
}

/** Begins to count anew what is counted for a span of time. */
export function forget(g: Play, per: 'turn' | 'cycle'): void {
  for (const [question] of g.history) if (question.per === per) g.history.set(question, []);
  for (const [ability, uses] of g.uses) if (ability.ability.limit?.per === per) uses.clear();
}
