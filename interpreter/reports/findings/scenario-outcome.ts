import type { Language } from '../../../dsl/text/locale.ts';
import type { Coverage, ScenarioForm } from '../../scenarios/index.ts';
import { entriesOf, type Match } from '../../match/match.ts';
import { calledIn } from '../narration/display-names.ts';
import { doingIn } from '../narration/log-deeds.ts';
import { story } from '../narration/log-sentences.ts';

/** What is said of scenarios that were run, in each language. */
interface OutcomeWords {
  passed: string;
  failed: string;
  /** Everything that is wrong with a scenario was told of one before it. */
  toldAbove: string;
  /** Why nothing can be told of what happened. */
  notPlayed: Readonly<Record<'play' | 'check' | 'sample', string>>;
  all(scenarios: number): string;
  some(failed: number, scenarios: number): string;
  noClauses: string;
  proven(game: string, proven: number, total: number, forms: string): string;
  of(proven: number, total: number): string;
  notProven: string;
  missing(clauses: string): string;
  unknown(clauses: string): string;
}

const en: OutcomeWords = {
  passed: 'passed',
  failed: 'FAILED',
  toldAbove: 'what is wrong is told above',
  notPlayed: {
    play: 'it did not begin',
    check: 'the data are checked, and nothing is played',
    sample: 'a sample plays many games, and tells none of them',
  },
  all: (count) => `${count} scenario${count === 1 ? '' : 's'} passed`,
  some: (failed, count) => `${failed} of ${count} scenario${count === 1 ? '' : 's'} failed`,
  noClauses: 'no clauses are listed: write them in `clauses.yaml` beside `game.yaml`',
  proven: (game, proven, total, forms) => `${game}: ${proven} of ${total} clauses proven (${forms})`,
  of: (proven, total) => `${proven} of ${total}`,
  notProven: 'NOT PROVEN',
  missing: (clauses) => `not proven: ${clauses}`,
  unknown: (clauses) => `named by scenarios, and listed nowhere: ${clauses}`,
};

const fr: OutcomeWords = {
  passed: 'réussi',
  failed: 'ÉCHOUÉ',
  toldAbove: 'ce qui ne va pas est dit plus haut',
  notPlayed: {
    play: "cela n'a pas commencé",
    check: 'les données sont contrôlées, et rien ne se joue',
    sample: "un échantillon joue beaucoup de parties, et n'en raconte aucune",
  },
  all: (count) => `${count} scénario${count > 1 ? 's réussis' : ' réussi'}`,
  some: (failed, count) =>
    `${failed} scénario${failed > 1 ? 's' : ''} sur ${count} ${failed > 1 ? 'ont' : 'a'} échoué`,
  noClauses: "aucune clause n'est listée : écrivez-les dans `clauses.yaml` à côté de `game.yaml`",
  proven: (game, proven, total, forms) => `${game} : ${proven} clauses prouvées sur ${total} (${forms})`,
  of: (proven, total) => `${proven} sur ${total}`,
  notProven: 'NON PROUVÉE',
  missing: (clauses) => `non prouvées : ${clauses}`,
  unknown: (clauses) => `nommées par des scénarios, et listées nulle part : ${clauses}`,
};

const de: OutcomeWords = {
  passed: 'bestanden',
  failed: 'DURCHGEFALLEN',
  toldAbove: 'was nicht stimmt, steht oben',
  notPlayed: {
    play: 'es hat nicht begonnen',
    check: 'die Daten werden geprüft, und nichts wird gespielt',
    sample: 'eine Stichprobe spielt viele Partien und erzählt keine davon',
  },
  all: (count) => `${count} ${count === 1 ? 'Szenario' : 'Szenarien'} bestanden`,
  some: (failed, count) => `${failed} von ${count} ${count === 1 ? 'Szenario' : 'Szenarien'} durchgefallen`,
  noClauses: 'keine Regelpunkte aufgelistet: in `clauses.yaml` neben `game.yaml` schreiben',
  proven: (game, proven, total, forms) => `${game}: ${proven} von ${total} Regelpunkten bewiesen (${forms})`,
  of: (proven, total) => `${proven} von ${total}`,
  notProven: 'NICHT BEWIESEN',
  missing: (clauses) => `nicht bewiesen: ${clauses}`,
  unknown: (clauses) => `von Szenarien genannt und nirgends aufgelistet: ${clauses}`,
};

const all: Readonly<Record<Language, OutcomeWords>> = { en, fr, de };

export const outcomeWords = (language: Language): OutcomeWords => all[language];

/** Which clauses of a game are proven, a line each, and which are not. */
export function coverageText(
  game: string,
  { clauses, proven, total, byForm, byKind, missing, unknown }: Coverage,
  language: Language,
): string {
  const words = outcomeWords(language);
  const width = Math.max(0, ...clauses.map(({ clause }) => clause.id.length));
  const rows = clauses.map(({ clause, forms }) => {
    const how = forms.length > 0 ? forms.join(', ') : words.notProven;
    return `  ${clause.id.padEnd(width)}  ${how.padEnd(20)}  ${clause.says}\n`;
  });
  const kinds = Object.entries(byKind).map(
    ([kind, each]) => `  ${kind}: ${words.of(each.proven, each.total)}\n`,
  );
  const forms = Object.entries(byForm).map(([form, count]) => `${form} ${count}`);
  return [
    `${words.proven(game, proven, total, forms.join(', '))}\n`,
    ...kinds,
    ...rows,
    ...(missing.length > 0 ? [`${words.missing(missing.join(', '))}\n`] : []),
    ...(unknown.length > 0 ? [`${words.unknown(unknown.join(', '))}\n`] : []),
    '\n',
  ].join('');
}

/** What happened in a scenario, as the log of a game is told; or why there is nothing to tell. */
export function scenarioLog(form: ScenarioForm, match: Match | undefined, language: Language): string {
  if (!match) return `  ${outcomeWords(language).notPlayed[form]}\n`;
  const lines = entriesOf(match).map((each) => each.line);
  return story(lines, calledIn(match.game, language, match.names.seats), doingIn(match.game, language));
}
