/** What the page says about many games, in French. */
import type { balanceWords as english } from '../en/balance-words.ts';

export const balanceWords: typeof english = {
  games: 'Parties',
  simulate: 'Faire jouer les robots',
  stop: 'Arrêter',
  oldGames: 'Vos cartes ont changé depuis ces parties. Faites rejouer les bots.',
  goOn: 'Continuer',
  botsPlay: 'Les robots jouent',
  levels: { random: 'au hasard', quick: 'vite', normal: 'moyennement', strong: 'fort' },
  learning: 'Les robots apprennent le jeu …',
  progress: (played: number, wanted: number) => `${played} parties sur ${wanted}`,
  botsOnly:
    'Les robots ne sont pas des personnes : une carte qui demande un plan paraît ici plus faible qu’elle ne l’est, surtout s’ils jouent au hasard.',
  balanceIntro:
    'Est-ce trop fort ? Les robots jouent beaucoup de parties avec la carte ouverte, et avec le jeu d’avant. Les intervalles se resserrent pendant ce temps.',
  isStrong: (card: string) => `${card} : trop forte ?`,
  tooStrong: (card: string, low: number, high: number) =>
    `Oui : qui commence avec ${card} gagne ${low} à ${high} parties sur 100 de plus qu’une part égale.`,
  tooWeak: (card: string, low: number, high: number) =>
    `Elle est faible : qui commence avec ${card} gagne ${low} à ${high} parties sur 100 de moins qu’une part égale.`,
  noDifference: (card: string, less: number, more: number) =>
    `On ne sait pas encore : qui commence avec ${card} gagne au plus ${more} parties sur 100 de plus, et au plus ${less} de moins, qu’une part égale.`,
  givenIn: (games: number, share: string, even: string) =>
    `Donnée dans ${games} parties, elle en a gagné ${share} ; une part égale est ${even}.`,
  neededGames: (games: string | undefined) =>
    games === undefined
      ? 'Une différence aussi petite ne se verrait qu’après plus d’un million de parties.'
      : `Environ ${games} parties montreraient une différence de cette taille.`,
  cannotBeGiven: (card: string) =>
    `Personne ne peut commencer avec ${card} : son effet ne peut pas être mesuré.`,
  by: (group: string) => `Qui gagne, par ${group}`,
  beatsAverage: 'Bat la moyenne',
  gamesWith: 'Parties',
  share: 'Part',
  range: 'Sûrement entre',
  fromTo: (low: string, high: string) => `${low} à ${high}`,
  rangeNote:
    'Dans 95 mesures sur 100, la vraie part est dans son intervalle, quel que soit le moment où l’on arrête. Plus de parties le resserrent.',
  yours: 'à vous',
  howGamesGo: 'Comment se passent les parties',
  withSet: 'Avec vos cartes',
  withoutSet: 'Sans elles',
  endsBy: (ending: string) => `Fin : ${ending}`,
  wonByFirst: 'Gagnées par qui commence',
  wonBy: (name: string) => `Gagnées par ${name}`,
  measure: 'Mesure',
  decisions: 'Décisions par partie',
  choices: 'Dont avec un choix',
  cutGames: 'Arrêtées, faute de fin',
  nothingEnded: 'Aucune partie n’est encore allée à sa fin.',
  byCard: 'Qui gagne, par carte',
  byCardNote:
    'Ce qui va de pair avec une carte, et non ce qu’elle cause : qui gagne de toute façon a plus de cartes.',
  cardHead: 'Carte',
  had: 'Joueurs qui l’avaient',
  wonWith: 'Gagné avec',
  wonWithout: 'Gagné sans',
  difference: 'De plus sur 100 parties',
  perhapsChance: '(peut-être le hasard)',
  used: 'Utilisée',
  wholeReport: 'Le rapport entier, comme la ligne de commande l’imprime',
  whatIf: 'Et avec un autre nombre ?',
  tryNumber: (label: string, value: string, values: readonly string[]) =>
    `${label} : ${value}, ou ${values.join(' ou ')}`,
  otherNumbers: (field: string) => `Avec un autre nombre : ${field}`,
  otherNumbersNote: 'Les mêmes distributions à chaque fois, pour que les nombres soient comparables.',
  value: 'Nombre',
  asItIs: 'telle quelle',
};
