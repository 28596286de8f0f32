import type { BuiltIn } from '../vocabulary.ts';
import type { Language } from './language.ts';
import type { Noun } from './noun.ts';

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
