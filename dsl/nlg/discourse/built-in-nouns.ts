import type { Form } from '../../language/symbols/symbol-table.ts';
import type { BuiltIn } from '../../language/symbols/symbols.ts';
import type { Language } from '../../text/locale.ts';
import type { Noun } from './noun-types.ts';

const noun = (one: string, many: string, gender?: Noun['gender']): Noun => ({ one, many, gender });

/** The nouns that every game has. */
export const builtInNouns: Readonly<Record<Language, Readonly<Record<BuiltIn['id'], Noun>>>> = {
  en: {
    player: noun('player', 'players'),
    opponent: noun('opponent', 'opponents'),
    card: noun('card', 'cards'),
    controller: noun('controller', 'controllers'),
    'active player': noun('active player', 'active players'),
    size: noun('size', 'sizes'),
    owner: noun('owner', 'owners'),
    host: noun('host', 'hosts'),
    place: noun('place', 'places'),
    roll: noun('roll', 'rolls'),
    roller: noun('roller', 'rollers'),
    total: noun('total', 'totals'),
    die: noun('die', 'dice'),
  },
  fr: {
    player: noun('joueur', 'joueurs', 'm'),
    opponent: noun('adversaire', 'adversaires', 'm'),
    card: noun('carte', 'cartes', 'f'),
    controller: noun('contrôleur', 'contrôleurs', 'm'),
    'active player': noun('joueur actif', 'joueurs actifs', 'm'),
    size: noun('taille', 'tailles', 'f'),
    owner: noun('propriétaire', 'propriétaires', 'm'),
    host: noun('porteur', 'porteurs', 'm'),
    place: noun('emplacement', 'emplacements', 'm'),
    roll: noun('jet', 'jets', 'm'),
    roller: noun('lanceur', 'lanceurs', 'm'),
    total: noun('total', 'totaux', 'm'),
    die: noun('dé', 'dés', 'm'),
  },
  de: {
    player: noun('Spieler', 'Spieler', 'm'),
    opponent: noun('Gegner', 'Gegner', 'm'),
    card: noun('Karte', 'Karten', 'f'),
    controller: noun('Beherrscher', 'Beherrscher', 'm'),
    'active player': noun('Spieler am Zug', 'Spieler am Zug', 'm'),
    size: noun('Größe', 'Größen', 'f'),
    owner: noun('Besitzer', 'Besitzer', 'm'),
    host: noun('Träger', 'Träger', 'm'),
    place: noun('Platz', 'Plätze', 'm'),
    roll: noun('Wurf', 'Würfe', 'm'),
    roller: noun('Werfer', 'Werfer', 'm'),
    total: noun('Summe', 'Summen', 'f'),
    die: noun('Würfel', 'Würfel', 'm'),
  },
};

type OwnWord =
  | 'turn'
  | 'phase'
  | 'step'
  | 'game'
  | 'triggers'
  | 'top'
  | 'bottom'
  | 'pair'
  | 'left'
  | 'right'
  | 'play'
  | 'number';

/** Words for parts of the flow, of zones and of pairs that no game declares. */
const ownNouns: Readonly<Record<Language, Readonly<Record<OwnWord, Noun>>>> = {
  en: {
    turn: noun('turn', 'turns'),
    phase: noun('phase', 'phases'),
    step: noun('step', 'steps'),
    game: noun('game', 'games'),
    triggers: noun('triggers', 'triggers'),
    top: noun('top', 'tops'),
    bottom: noun('bottom', 'bottoms'),
    pair: noun('pair', 'pairs'),
    left: noun('left one', 'left ones'),
    right: noun('right one', 'right ones'),
    play: noun('play', 'play'),
    number: noun('number', 'numbers'),
  },
  fr: {
    turn: noun('tour', 'tours', 'm'),
    phase: noun('phase', 'phases', 'f'),
    step: noun('étape', 'étapes', 'f'),
    game: noun('partie', 'parties', 'f'),
    triggers: noun('déclenchements', 'déclenchements', 'm'),
    top: noun('dessus', 'dessus', 'm'),
    bottom: noun('dessous', 'dessous', 'm'),
    pair: noun('paire', 'paires', 'f'),
    left: noun('premier élément', 'premiers éléments', 'm'),
    right: noun('second élément', 'seconds éléments', 'm'),
    play: noun('jeu', 'jeu', 'm'),
    number: noun('nombre', 'nombres', 'm'),
  },
  de: {
    turn: noun('Zug', 'Züge', 'm'),
    phase: noun('Phase', 'Phasen', 'f'),
    step: noun('Schritt', 'Schritte', 'm'),
    game: noun('Partie', 'Partien', 'f'),
    triggers: noun('Auslöser', 'Auslöser', 'm'),
    top: noun('oberes Ende', 'obere Enden', 'n'),
    bottom: noun('unteres Ende', 'untere Enden', 'n'),
    pair: noun('Paar', 'Paare', 'n'),
    left: noun('erstes Element', 'erste Elemente', 'n'),
    right: noun('zweites Element', 'zweite Elemente', 'n'),
    play: noun('Spiel', 'Spiel', 'n'),
    number: noun('Zahl', 'Zahlen', 'f'),
  },
};

/** A word of the language that names something, in its number; undefined where it names nothing by itself. */
export function ownNoun(language: Language, word: string): { noun: Noun; form: Form } | undefined {
  const nouns: Readonly<Record<string, Noun>> = ownNouns[language];
  const single = Object.keys(ownNouns.en).find((id) => ownNouns.en[id as OwnWord].many === word);
  if (single !== undefined) return { noun: nouns[single], form: 'many' };
  return Object.hasOwn(nouns, word) ? { noun: nouns[word], form: 'one' } : undefined;
}
