import type { Form } from '../../language/symbols/symbol-table.ts';
import type { BuiltIn } from '../../language/symbols/symbols.ts';
import { languages, type Language } from '../../text/locale.ts';
import type { Noun } from './noun-types.ts';

/** A noun in each language: `one | many | gender`. */
type NounRow = Readonly<Record<Language, string>>;

const row = (en: string, fr: string, de: string): NounRow => ({ en, fr, de });

const nounIn = (text: string): Noun => {
  const [one, many, gender] = text.split(' | ');
  return { one, many, gender: gender as Noun['gender'] };
};

const byLanguage = <W extends string>(
  rows: Readonly<Record<W, NounRow>>,
): Readonly<Record<Language, Readonly<Record<W, Noun>>>> =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(Object.entries<NounRow>(rows).map(([word, said]) => [word, nounIn(said[language])])),
    ]),
  ) as Readonly<Record<Language, Readonly<Record<W, Noun>>>>;

/** The nouns that every game has. */
export const builtInNouns = byLanguage<BuiltIn['id']>({
  player: row('player | players', 'joueur | joueurs | m', 'Spieler | Spieler | m'),
  opponent: row('opponent | opponents', 'adversaire | adversaires | m', 'Gegner | Gegner | m'),
  card: row('card | cards', 'carte | cartes | f', 'Karte | Karten | f'),
  controller: row(
    'controller | controllers',
    'contrôleur | contrôleurs | m',
    'Beherrscher | Beherrscher | m',
  ),
  'active player': row(
    'active player | active players',
    'joueur actif | joueurs actifs | m',
    'Spieler am Zug | Spieler am Zug | m',
  ),
  'seated player': row(
    'seated player | seated players',
    'joueur à la table | joueurs à la table | m',
    'Spieler am Tisch | Spieler am Tisch | m',
  ),
  partner: row('partner | partners', 'partenaire | partenaires | m', 'Partner | Partner | m'),
  'next player': row(
    'next player | next players',
    'joueur suivant | joueurs suivants | m',
    'Nachfolger | Nachfolger | m',
  ),
  'previous player': row(
    'previous player | previous players',
    'joueur précédent | joueurs précédents | m',
    'Vorgänger | Vorgänger | m',
  ),
  vote: row('vote | votes', 'voix | voix | f', 'Stimme | Stimmen | f'),
  choice: row('choice | choices', 'choix | choix | m', 'Wahl | Wahlen | f'),
  size: row('size | sizes', 'taille | tailles | f', 'Größe | Größen | f'),
  owner: row('owner | owners', 'propriétaire | propriétaires | m', 'Besitzer | Besitzer | m'),
  host: row('host | hosts', 'porteur | porteurs | m', 'Träger | Träger | m'),
  place: row('place | places', 'emplacement | emplacements | m', 'Platz | Plätze | m'),
  roll: row('roll | rolls', 'jet | jets | m', 'Wurf | Würfe | m'),
  roller: row('roller | rollers', 'lanceur | lanceurs | m', 'Werfer | Werfer | m'),
  total: row('total | totals', 'total | totaux | m', 'Summe | Summen | f'),
  die: row('die | dice', 'dé | dés | m', 'Würfel | Würfel | m'),
});

/** Words for parts of the flow, of zones and of pairs that no game declares. */
const ownNouns = byLanguage({
  turn: row('turn | turns', 'tour | tours | m', 'Zug | Züge | m'),
  phase: row('phase | phases', 'phase | phases | f', 'Phase | Phasen | f'),
  step: row('step | steps', 'étape | étapes | f', 'Schritt | Schritte | m'),
  game: row('game | games', 'partie | parties | f', 'Partie | Partien | f'),
  triggers: row('triggers | triggers', 'déclenchements | déclenchements | m', 'Auslöser | Auslöser | m'),
  top: row('top | tops', 'dessus | dessus | m', 'oberes Ende | obere Enden | n'),
  bottom: row('bottom | bottoms', 'dessous | dessous | m', 'unteres Ende | untere Enden | n'),
  pair: row('pair | pairs', 'paire | paires | f', 'Paar | Paare | n'),
  left: row(
    'left one | left ones',
    'premier élément | premiers éléments | m',
    'erstes Element | erste Elemente | n',
  ),
  right: row(
    'right one | right ones',
    'second élément | seconds éléments | m',
    'zweites Element | zweite Elemente | n',
  ),
  play: row('play | play', 'jeu | jeu | m', 'Spiel | Spiel | n'),
  number: row('number | numbers', 'nombre | nombres | m', 'Zahl | Zahlen | f'),
  // What the dice of a roll add up to.
  'total die': row(
    'dice total | dice totals',
    'total des dés | totaux des dés | m',
    'Würfelsumme | Würfelsummen | f',
  ),
});

/** A word of the language that names something, in its number; undefined where it names nothing by itself. */
export function ownNoun(language: Language, word: string): { noun: Noun; form: Form } | undefined {
  const nouns: Readonly<Record<string, Noun>> = ownNouns[language];
  const plural = Object.entries<Noun>(ownNouns.en).find(([, { many }]) => many === word);
  if (plural) return { noun: nouns[plural[0]], form: 'many' };
  return Object.hasOwn(nouns, word) ? { noun: nouns[word], form: 'one' } : undefined;
}

/** Whether a noun is that of dice: what they show is a number, and they are no values themselves. */
export const isDie = (language: Language, noun: Noun): boolean => builtInNouns[language].die.one === noun.one;
