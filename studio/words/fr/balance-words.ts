/** What the page says about many games, in French. */
import type { balanceWords as english } from '../en/balance-words.ts';

export const balanceWords: typeof english = {
  games: 'Parties',
  simulate: 'Faire jouer les robots',
  stop: 'Arrêter',
  progress: (played, wanted) => `${played} parties sur ${wanted}`,
  botsOnly:
    'Les robots choisissent au hasard : ce ne sont pas des gens. Une carte qui demande un plan paraît ici plus faible.',
  balanceIntro:
    'Beaucoup de parties entre robots montrent combien de fois chaque place et chaque carte gagnent.',
  bySeat: 'Qui gagne, par place',
  by: (group) => `Qui gagne, selon : ${group}`,
  seat: 'Place',
  gamesWith: 'Parties',
  wins: 'Victoires',
  share: 'Part',
  range: 'Sûrement entre',
  fromTo: (low, high) => `${low} et ${high}`,
  rangeNote:
    'Dans 95 mesures sur 100, la vraie part est dans cet intervalle. Plus de parties le rendent plus étroit.',
  above: 'plus que la moyenne',
  below: 'moins que la moyenne',
  yours: 'la vôtre',
  endings: 'Comment les parties finissent',
  ending: 'Fin',
  lengths: 'Leur longueur et les scores',
  measure: 'Mesure',
  mean: 'Moyenne',
  least: 'Minimum',
  median: 'La moitié sous',
  most: 'Maximum',
  decisions: 'Décisions par partie',
  cutGames: 'Arrêtées, car elles ne finissaient pas',
  faultyGames: 'Arrêtées par une erreur dans les cartes',
  nothingEnded: 'Aucune partie n’est encore finie.',
};
