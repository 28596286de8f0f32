/** What the page says about sharing, in French. */
import type { shareWords as english } from '../en/share-words.ts';

export const shareWords: typeof english = {
  nothingToShare: 'Il n’y a encore rien à partager. Faites d’abord une carte.',
  asLink: 'Comme lien',
  linkHow: 'Le lien contient lui-même les fichiers. Aucun ordinateur entre vous ne les garde.',
  allFiles: (count) => `Tous les ${count} fichiers`,
  linkHere:
    'Il ne s’ouvre que sur cet ordinateur : envoyez des fichiers aux autres, ou mettez la page sur un serveur web.',
  copyLink: 'Copier le lien',
  copied: 'Copié',
  longLink: (thousands) =>
    `Ce lien a ${thousands} 000 lettres. Certains programmes coupent de tels liens : un fichier est plus sûr.`,
  asFiles: 'Comme fichiers',
  filesHow:
    'Pour un autre ordinateur, ou pour les garder ailleurs. Déposez-les sur cette page pour les reprendre.',
  thisFile: 'Ce fichier',
  allAsZip: 'Tous les fichiers en un zip',
  asPack: 'Comme paquet pour d’autres',
  takeIn: 'Reprendre des fichiers …',
  onPaper: 'Sur papier',
  paperHow: 'Des feuilles à imprimer et à découper, avec des repères, à la vraie taille.',
  ownCards: 'Mes cartes',
  allCards: 'Toutes les cartes du jeu',
  whichCards: 'Quelles cartes',
  paper: 'Papier',
  a4: 'A4',
  letter: 'Letter',
  withBacks: 'Avec les dos',
  drawSheets: 'Dessiner les feuilles',
  drawing: 'Dessin …',
  sheetsDrawn: (count) => (count === 1 ? '1 feuille' : `${count} feuilles`),
  printSheets: 'Imprimer',
  sheet: (number) => `Feuille ${number}`,
  forTabletop: 'Pour Tabletop Simulator',
  tabletopHow: 'Un objet enregistré et ses images en un zip. Les images doivent être sur le web.',
  pictureAddress: 'Où vous mettrez les images',
  makeTabletop: 'Faire le zip',
  tabletopDone: 'Le zip est dans vos téléchargements. Une note y dit quoi en faire.',
  tabletopNote: (address) =>
    `Placez les images à ${address}, et l’objet enregistré (.json) dans le dossier Saves/Saved Objects de Tabletop Simulator. Chargez-le par le menu Objects, Saved Objects.`,
  received: 'Quelqu’un partage des fichiers avec vous',
  receivedFor: (count, game) => `${count === 1 ? 'Un fichier' : `${count} fichiers`} pour le jeu ${game}.`,
  receivedGame: (game) => `Un jeu entier : ${game}.`,
  receivedSafe:
    'Ce sont des textes. Rien n’en est exécuté sur votre ordinateur, et vos fichiers restent comme ils sont.',
  takeOver: 'Les reprendre',
  leaveIt: 'Laisser',
  refusedFiles: {
    long: 'Ce que vous avez reçu est trop grand : rien n’en a été repris.',
    broken: 'Ce que vous avez reçu est abîmé ou autre chose que des cartes : rien n’en a été repris.',
    empty: 'Il n’y a pas de cartes dans ce que vous avez reçu.',
  },
};
