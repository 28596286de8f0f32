/** What the page says about many games, in German. */
import type { balanceWords as english } from '../en/balance-words.ts';

export const balanceWords: typeof english = {
  games: 'Partien',
  simulate: 'Bots spielen lassen',
  stop: 'Anhalten',
  progress: (played, wanted) => `${played} von ${wanted} Partien`,
  botsOnly:
    'Die Bots wählen zufällig: Sie sind keine Menschen. Eine Karte, die einen Plan braucht, wirkt hier schwächer, als sie ist.',
  balanceIntro: 'Viele Partien zwischen Bots zeigen, wie oft jeder Platz und jede Karte gewinnt.',
  bySeat: 'Wer gewinnt, nach Plätzen',
  by: (group) => `Wer gewinnt, nach: ${group}`,
  seat: 'Platz',
  gamesWith: 'Partien',
  wins: 'Siege',
  share: 'Anteil',
  range: 'Sicher zwischen',
  fromTo: (low, high) => `${low} und ${high}`,
  rangeNote:
    'In 95 von 100 solchen Messungen liegt der wahre Anteil in diesem Bereich. Mehr Partien machen ihn enger.',
  above: 'mehr als der Durchschnitt',
  below: 'weniger als der Durchschnitt',
  yours: 'Ihre',
  endings: 'Wie Partien enden',
  ending: 'Ende',
  lengths: 'Wie lang sie sind, und die Punkte',
  measure: 'Maß',
  mean: 'Mittel',
  least: 'Kleinstes',
  median: 'Die Hälfte liegt unter',
  most: 'Größtes',
  decisions: 'Entscheidungen in einer Partie',
  cutGames: 'Abgebrochen, weil sie nicht endeten',
  faultyGames: 'Abgebrochen wegen eines Fehlers in den Karten',
  nothingEnded: 'Noch keine Partie ist zu Ende.',
};
