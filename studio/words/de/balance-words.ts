/** What the page says about many games, in German. */
import type { balanceWords as english } from '../en/balance-words.ts';

export const balanceWords: typeof english = {
  games: 'Partien',
  simulate: 'Bots spielen lassen',
  stop: 'Anhalten',
  oldGames: 'Deine Karten haben sich seit diesen Partien geändert. Lass die Bots noch einmal spielen.',
  goOn: 'Weiter',
  botsPlay: 'Bots spielen',
  levels: { random: 'zufällig', quick: 'schnell', normal: 'normal', strong: 'stark' },
  learning: 'Die Bots lernen das Spiel …',
  progress: (played: number, wanted: number) => `${played} von ${wanted} Partien`,
  botsOnly:
    'Bots sind keine Menschen: Eine Karte, die einen Plan braucht, sieht hier schwächer aus, als sie ist, besonders wenn sie zufällig spielen.',
  balanceIntro:
    'Ist sie zu stark? Bots spielen viele Partien mit der offenen Karte, und mit dem Spiel, wie es war. Die Bereiche werden dabei immer schmaler.',
  isStrong: (card: string) => `Ist „${card}“ zu stark?`,
  tooStrong: (card: string, low: number, high: number) =>
    `Ja: Wer mit „${card}“ beginnt, gewinnt ${low} bis ${high} von 100 Partien mehr als den gleichen Anteil.`,
  tooWeak: (card: string, low: number, high: number) =>
    `Sie ist schwach: Wer mit „${card}“ beginnt, gewinnt ${low} bis ${high} von 100 Partien weniger als den gleichen Anteil.`,
  noDifference: (card: string, less: number, more: number) =>
    `Noch nicht bekannt: Wer mit „${card}“ beginnt, gewinnt höchstens ${more} von 100 Partien mehr und höchstens ${less} weniger als den gleichen Anteil.`,
  givenIn: (games: number, share: string, even: string) =>
    `In ${games} Partien gegeben, gewann sie ${share} davon; der gleiche Anteil ist ${even}.`,
  neededGames: (games: string | undefined) =>
    games === undefined
      ? 'Ein so kleiner Unterschied würde sich erst nach mehr als einer Million Partien zeigen.'
      : `Etwa ${games} Partien würden einen Unterschied dieser Größe zeigen.`,
  cannotBeGiven: (card: string) =>
    `Niemand kann mit „${card}“ beginnen: Was sie bewirkt, lässt sich nicht messen.`,
  by: (group: string) => `Wer gewinnt, nach ${group}`,
  beatsAverage: 'Schlägt den Durchschnitt',
  gamesWith: 'Partien',
  share: 'Anteil',
  range: 'Sicher zwischen',
  fromTo: (low: string, high: string) => `${low} bis ${high}`,
  rangeNote:
    'In 95 von 100 solchen Messungen liegt der wahre Anteil in seinem Bereich, wann immer man anhält. Mehr Partien machen ihn schmaler.',
  yours: 'von dir',
  howGamesGo: 'Wie Partien verlaufen',
  withSet: 'Mit deinen Karten',
  withoutSet: 'Ohne sie',
  endsBy: (ending: string) => `Ende: ${ending}`,
  wonByFirst: 'Gewonnen von dem, der beginnt',
  wonBy: (name: string) => `Gewonnen von ${name}`,
  measure: 'Maß',
  decisions: 'Entscheidungen je Partie',
  choices: 'Davon mit einer Wahl',
  cutGames: 'Abgebrochen, da ohne Ende',
  nothingEnded: 'Noch keine Partie ist zu Ende gegangen.',
  byCard: 'Wer gewinnt, nach Karte',
  byCardNote:
    'Was mit einer Karte zusammengeht, nicht was sie bewirkt: Wer ohnehin gewinnt, bekommt mehr Karten.',
  cardHead: 'Karte',
  had: 'Spieler mit ihr',
  wonWith: 'Gewonnen mit ihr',
  wonWithout: 'Gewonnen ohne sie',
  difference: 'Mehr von 100 Partien',
  perhapsChance: '(vielleicht Zufall)',
  used: 'Benutzt',
  wholeReport: 'Der ganze Bericht, wie ihn die Befehlszeile druckt',
  whatIf: 'Und mit einer anderen Zahl?',
  tryNumber: (label: string, value: string, values: readonly string[]) =>
    `${label}: ${value} oder ${values.join(' oder ')}`,
  otherNumbers: (field: string) => `Mit einer anderen Zahl: ${field}`,
  otherNumbersNote: 'Jedes Mal dieselben Karten, damit man die Zahlen vergleichen kann.',
  value: 'Zahl',
  asItIs: 'wie sie ist',
};
