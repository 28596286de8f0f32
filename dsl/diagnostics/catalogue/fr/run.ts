import type { Translated } from '../index.ts';
import { quote } from '../message.ts';
import type { runMessages as english } from '../en/run.ts';
import { all, didYouMean, either } from './message.ts';

/** Messages of the `run` layer in French. */
export const runMessages: Translated<typeof english> = {
  'run/players': (p) => ({
    message: `${p.game} se joue de ${p.min} à ${p.max} joueurs, et il y en aurait ${p.seats}`,
  }),
  'run/player-name': (p) => ({
    message: `un joueur ne peut pas s'appeler ${quote(p.name)} : ${p.what}`,
    help: "un nom a 40 lettres au plus, et deux joueurs n'ont pas le même",
  }),
  'run/unknown-setting': (p) => ({
    message: `il n'y a pas de réglage ${quote(p.setting)}`,
    help: p.known.length > 0 ? `il y a ${either(p.known.map(quote))}` : "ce jeu n'a pas de réglages",
  }),
  'run/setting-range': (p) => ({
    message: `le réglage ${quote(p.setting)} ne peut pas être ${quote(String(p.value))}`,
    help: `c'est un nombre entier${p.from === undefined ? '' : ` à partir de ${p.from}`}${p.to === undefined ? '' : ` jusqu'à ${p.to}`}`,
  }),
  'run/budget': (p) => ({
    message: `${quote(p.texts[0])} n'arrive jamais à sa fin : arrêté après ${p.budget} instructions sans décision`,
    help:
      p.texts.length > 1
        ? `il a été lancé par ${p.texts.slice(1).map(quote).join(', lui-même lancé par ')}`
        : undefined,
  }),
  'run/work': (p) => ({
    message: `${quote(p.texts[0])} prend trop de temps : arrêté après avoir regardé ${p.work} choses sans décision`,
    help: 'demandez moins à la fois : chaque `where` dans un autre, et chaque condition sur tout ce qui est choisi ensemble, multiplie ce qui est regardé',
  }),
  'run/depth': (p) => ({
    message: `${quote(p.texts[0])} se relance sans cesse et a été arrêté`,
    help:
      p.texts.length > 1
        ? `il tourne en rond par ${all(p.texts.slice(1).map(quote))}`
        : 'un texte ne doit pas se relancer sans fin',
  }),
  'run/piled-up': (p) => ({
    message: `il y a plus d’effets en vigueur ou en attente qu’une partie ne peut en contenir : ${quote(p.text)} y est ${p.times} fois à lui seul`,
    help: 'dites jusqu’à quand il est en vigueur, par exemple `until end of turn`, ou faites-le survenir moins souvent',
  }),
  'run/overflow': (p) => ({
    message: `un nombre de ${quote(p.text)} devient trop grand, ou est divisé par zéro`,
  }),
  'run/dice': (p) => {
    const whose = p.seat === undefined ? '' : ` de ${p.seat}`;
    const roll = `jet ${quote(p.roll)}${whose}${p.about === undefined ? '' : ` pour ${quote(p.about)}`} dans ${quote(p.text)}`;
    const die = p.dice === 1 ? '' : `, dé ${p.die} sur ${p.dice}`;
    return p.said === undefined
      ? {
          message: `le scénario ne dit pas ce que montrent les dés : ${roll}${die}`,
          help: 'ajoutez le nombre à `rolls`',
        }
      : {
          message: `le scénario dit ${p.said}, et un dé montre de 1 à ${p.sides} : ${roll}${die}`,
          help: "`rolls` a un nombre pour chaque dé, dans l'ordre où ils sont lancés",
        };
  },
  'run/not-saved': (p) => ({
    message: `${quote(p.file)} ne contient pas de position sauvegardée`,
    help: 'on sauvegarde une position avec `save` pendant la partie',
  }),
  'run/other-data': (p) => ({
    message: `ceci vient d'autres données de ${quote(p.game)} : ${p.parts.length} ${p.parts.length === 1 ? 'partie diffère' : 'parties diffèrent'}`,
    help: `${all(p.parts.map(quote), 8)} ; \`replay\` rejoue un journal sur les nouvelles données jusqu'à la première décision qui ne tient plus`,
  }),
  'run/missing-pack': (p) => ({
    message: `ceci a été joué avec ${p.packs.length === 1 ? 'le pack' : 'les packs'} ${p.packs.map(quote).join(', ')}, et ${p.packs.length === 1 ? "il n'est pas là" : 'ils ne sont pas là'}`,
    help: 'mettez son dossier dans `packs`, ou nommez-le avec `--with`',
  }),
  'run/other-pack': (p) => ({
    message: `ceci a été joué avec la version ${p.version} du pack ${quote(p.pack)}, et c'est ${p.found} qui est là`,
    help: "procurez-vous cette version ; `replay --anyway` rejoue un journal avec celle qui est là, jusqu'à la première décision qui ne tient plus",
  }),
  'run/broken-save': (p) => ({
    message: `la position sauvegardée est abîmée : ${p.what} (${quote(p.at)})`,
  }),
  'run/broken-log': (p) => ({
    message: `la ligne ${p.line} du journal ne peut pas être lue : ${p.what}`,
  }),
  'run/replay-differs': (p) => ({
    message: `la partie rejouée diffère du journal à la ligne ${p.line}`,
    help: `le journal dit ${p.expected}, la partie rejouée donne ${p.found}`,
  }),
  'run/illegal': (p) => ({
    message: `${p.seat} ne peut pas répondre ${quote(p.answer)} maintenant`,
    help:
      p.sum ??
      didYouMean(p.near) ??
      (p.legal.length > 0
        ? `possible : ${either(p.legal.map(quote), 12)}`
        : "il n'y a rien à répondre maintenant"),
  }),
};
