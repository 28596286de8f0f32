import type { Translated } from '../index.ts';
import { quote } from '../message.ts';
import type { scenarioMessages as english } from '../en/scenario.ts';
import { all, didYouMean, either } from './message.ts';

const quoted = (words: readonly string[], most = 12): string => all(words.map(quote), most);
const orNothing = (words: readonly string[]): string => (words.length > 0 ? quoted(words, 40) : 'rien');
const orNobody = (words: readonly string[]): string => (words.length > 0 ? words.join(', ') : 'personne');
const times = (count: number): string => `${count} fois`;
/** ` de 0 à 3`, ` d'au moins 0`, ` d'au plus 3`, or nothing. */
const limits = (from: number | undefined, to: number | undefined): string => {
  if (from !== undefined && to !== undefined) return ` de ${from} à ${to}`;
  if (from !== undefined) return ` d'au moins ${from}`;
  return to === undefined ? '' : ` d'au plus ${to}`;
};
const SEVERITY = { error: 'erreur', warning: 'avertissement' } as const;

/** Messages about scenarios in French. */
export const scenarioMessages: Translated<typeof english> = {
  // How a scenario is written.
  'scenario/form': (p) => ({
    message: `ceci est ${p.what}`,
    help: 'un scénario joue (`do` et `then`), contrôle les données (`check`) ou échantillonne (`sample`)',
  }),
  'scenario/one-expectation': (p) => ({
    message:
      p.found.length > 1
        ? `une entrée attend à la fois ${quoted(p.found)}, et chaque attente demande sa propre entrée`
        : "cette entrée n'attend rien",
    help: 'une entrée a une seule attente, avec `proves` à côté',
  }),
  'scenario/wrong-expectation': (p) => ({
    message: `${quote(p.key)} ne dit rien dans un scénario qui ${p.form}`,
    help: `possible : ${either(p.allowed.map(quote), 20)}`,
  }),
  'scenario/one-step': (p) => ({
    message: `une étape est à la fois ${quoted(p.found)}`,
    help: 'faites de chacune une étape à part, ou répondez pour plusieurs places en une seule',
  }),
  'scenario/no-expectation': () => ({
    message: "ce scénario n'attend rien : il ne peut donc rien montrer",
    help: 'ajoutez `then` avec ce qui doit être vrai',
  }),
  'scenario/proves-nothing': (p) => ({
    message: `${quote(p.what)} n'attend rien qui puisse échouer, et ne prouve donc rien`,
    help: "supprimez-le, ou dites ce qui doit être vrai ; `proves` se met à côté d'une entrée de `then` ou de `refused`",
  }),
  'scenario/unknown': (p) => ({
    message: `${quote(p.word)} ne désigne ${p.what}`,
    help:
      didYouMean(p.near) ??
      (p.card
        ? "une carte qui a son propre fichier s'ajoute avec `with: [my-card.yaml]`"
        : p.all.length > 0
          ? `possible : ${either(p.all.map(quote), 12)}`
          : undefined),
  }),
  'scenario/no-observation': (p) => ({
    message: `${quote(p.key)} demande qu'on observe quelque chose`,
    help: 'ajoutez `observe` à `sample`, par exemple `observe: the number of players`',
  }),
  'scenario/no-file': (p) => ({
    message: `il n'y a pas de fichier ${quote(p.file)}`,
    help:
      didYouMean(p.near) ?? 'les fichiers se nomment à partir du dossier principal ou du dossier du scénario',
  }),
  'scenario/broken-data': (p) => ({
    message: `les données de ${quote(p.game)} ont ${p.errors} ${p.errors < 2 ? 'erreur' : 'erreurs'} : on ne peut donc rien jouer`,
    help: `la première : ${p.first}`,
  }),
  'scenario/stopped': (p) => ({
    message: `la partie a été arrêtée : ${p.reason}`,
  }),
  // A position that is given.
  'scenario/card-twice': (p) => ({
    message: `la carte ${quote(p.card)} est à deux endroits`,
    help: "une carte ne peut être qu'à un seul endroit",
  }),
  'scenario/no-copies-left': (p) => ({
    message:
      p.copies === 0
        ? `aucun deck joué ne contient ${quote(p.card)}`
        : `il n'y a que ${p.copies} ${p.copies < 2 ? 'exemplaire' : 'exemplaires'} de ${quote(p.card)}`,
    help:
      p.copies === 0
        ? '`cardwright words mon-jeu --only cards` énumère ce que contient chaque deck'
        : undefined,
  }),
  'scenario/not-taken': (p) => ({
    message: `${quote(p.card)} ne peut pas être dans ${quote(p.zone)}, qui n'accepte pas les cartes ${quote(p.kind)}`,
  }),
  'scenario/out-of-range': (p) => ({
    message: `${quote(p.what)} ne peut pas valoir ${p.value}`,
    help: `c'est un nombre entier${limits(p.from, p.to)}`,
  }),
  'scenario/wanted': (p) => ({
    message: `pour ${quote(p.what)}, il faut ${p.wanted}`,
  }),
  'scenario/no-dice': (p) => ({
    message: `on ne lance pas de dés dans ${quote(p.game)}`,
    help: 'supprimez `rolls`',
  }),
  'scenario/no-turns': (p) => ({
    message: `personne ne joue de tour dans l'étape ${quote(p.step)}`,
    help: 'supprimez `turn`, ou commencez à une étape qui a des tours',
  }),
  'scenario/whose-turn': (p) => ({
    message: `rien ne dit à qui est le tour dans l'étape ${quote(p.step)}`,
    help: `ajoutez ${quote(`turn: ${p.seat}`)}`,
  }),
  'scenario/given-lost': (p) => ({
    message: p.shuffled
      ? `${quote(p.what)} est mélangé avant que quiconque choisisse : l'ordre donné est perdu`
      : `${quote(p.what)} est fixé à nouveau avant que quiconque choisisse : ce qui est donné est perdu`,
    help: 'supprimez-le, ou commencez à une étape ultérieure',
  }),
  'scenario/no-host': (p) => ({
    message: `${quote(p.card)} ne peut pas être attaché à ${quote(p.host)}${p.goes === undefined ? ", qui n'est pas en jeu" : ` : cette carte va sur ${quote(p.goes)}`}`,
    help:
      p.goes === undefined
        ? `mettez ${quote(p.host)} là où les cartes sont en jeu : ${either(p.zones.map(quote), 12)}`
        : "attachez-la à une autre carte, ou donnez à celle-ci ce qu'il faut",
  }),
  'scenario/too-many': (p) => ({
    message: `${quote(p.zone)} contient ${p.holds} ${p.holds < 2 ? 'carte' : 'cartes'}, et ${p.found} sont données`,
    help: `donnez-en ${p.holds} au plus`,
  }),
  'scenario/rolls-left': (p) => ({
    message: `aucun dé n'est plus lancé qui pourrait montrer ${all(p.left.map(String))}`,
    help:
      p.left.length === 1
        ? 'supprimez le dernier nombre de `rolls`'
        : `supprimez les ${p.left.length} derniers nombres de \`rolls\``,
  }),
  // Steps.
  'scenario/not-asked': (p) => ({
    message: `rien n'est demandé à ${p.seat} maintenant`,
    help: p.over
      ? 'la partie est finie'
      : `doivent répondre : ${orNobody(p.asked)}${p.prompt === undefined ? '' : ` (${quote(p.prompt)})`}`,
  }),
  'scenario/illegal': (p) => ({
    message: `${p.seat} ne peut pas répondre ${quote(p.answer)} à ${quote(p.prompt)}`,
    help: [
      ...p.why,
      `permis : ${p.least === p.most ? p.least : `de ${p.least} à ${p.most}`} parmi ${orNothing(p.legal)}`,
    ].join(' ; '),
  }),
  'scenario/not-refused': (p) => ({
    message: `${p.seat} peut répondre ${quote(p.answer)}, et cela devrait être refusé`,
  }),
  'scenario/other-question': (p) => ({
    message: `on demande ${quote(p.prompt)} à ${p.seat}, et ${quote(p.answer)} ne peut jamais y répondre`,
    help: `supprimez-le, ou dites \`only offered: { ${p.seat}: [${p.offered.slice(0, 12).join(', ')}${p.offered.length > 12 ? ', …' : ''}] }\``,
  }),
  'scenario/never-came': (p) => ({
    message: `${p.condition} ne s'est jamais vérifié`,
    help: p.over
      ? `la partie était finie après ${p.decisions} ${p.decisions < 2 ? 'décision' : 'décisions'}`
      : `l'attente a duré ${p.decisions} ${p.decisions < 2 ? 'décision' : 'décisions'}`,
  }),
  // Expectations of a game.
  'scenario/not-so': (p) => ({
    message: `${quote(p.condition)} n'est pas vrai`,
    help: p.found,
  }),
  'scenario/not-offered': (p) => ({
    message: `${quoted(p.missing)} ${p.missing.length === 1 ? "n'est pas proposé" : 'ne sont pas proposés'} à ${p.seat}`,
    help: `proposé : ${orNothing(p.offered)}`,
  }),
  'scenario/offered': (p) => ({
    message: `${quoted(p.surplus)} ${p.surplus.length === 1 ? 'est proposé' : 'sont proposés'} à ${p.seat}`,
    help: p.surplus.length === 1 ? "et ne devrait pas l'être" : "et ne devraient pas l'être",
  }),
  'scenario/choices': (p) => ({
    message: `le nombre de choix permis à ${p.seat} est ${p.found}, et non ${p.wanted}`,
  }),
  'scenario/asked': (p) => ({
    message: `doivent répondre maintenant : ${orNobody(p.found)}`,
    help: `attendus : ${orNobody(p.wanted)}`,
  }),
  'scenario/won': (p) => ({
    message: p.over
      ? `la partie est finie, et elle est gagnée par ${orNobody(p.found)}`
      : "la partie n'est pas finie",
    help:
      p.wanted.length > 0
        ? `vainqueurs attendus : ${orNobody(p.wanted)}`
        : !p.tie
          ? 'elle devait continuer'
          : p.over
            ? `une égalité n'a pas de vainqueur ; ceux qui gagnent ensemble sont tous nommés : \`won: [${p.found.join(', ')}]\``
            : 'elle devait être finie sans vainqueur',
  }),
  'scenario/did-not-happen': (p) => ({
    message: `${quote(p.wanted)} ${p.found === 0 ? "n'a jamais eu lieu" : `a eu lieu ${times(p.found)}`}${p.times === undefined ? '' : `, et non ${times(p.times)}`}`,
    help: p.near === undefined ? undefined : `le plus proche : ${p.near}`,
  }),
  'scenario/happened': (p) => ({
    message: `${quote(p.unwanted)} a eu lieu`,
    help: `dans le journal : ${p.line}`,
  }),
  'scenario/order': (p) => ({
    message:
      p.after === undefined
        ? `${quote(p.wanted)} n'a jamais eu lieu`
        : `${quote(p.wanted)} n'a pas eu lieu après ${quote(p.after)}`,
  }),
  'scenario/seen': (p) => ({
    message: `${p.seat} peut lire ${quote(p.card)} dans ${p.where}`,
    help: 'cette carte devrait être cachée',
  }),
  'scenario/unseen': (p) => ({
    message: `${quote(p.card)} n'est pas visible pour ${p.seat}`,
  }),
  'scenario/differs': (p) => ({
    message: `la partie ${p.way} prend un autre cours à partir de la ligne ${p.line} du journal`,
    help: `d'une traite, c'est ${p.expected} ; ici, ${p.found}`,
  }),
  // Expectations of data.
  'scenario/no-error': (p) => ({
    message: `l'${SEVERITY[p.severity]} ${quote(p.wanted)}${p.says === undefined ? '' : ` qui dit ${quote(p.says)}`}${p.at === undefined ? '' : ` à ${quote(p.at)}`} était ${p.severity === 'error' ? "attendue et n'a pas été trouvée" : "attendu et n'a pas été trouvé"}`,
    help: `trouvé : ${p.found.length > 0 ? p.found.slice(0, 4).join(' ; ') : p.severity === 'error' ? 'aucune erreur' : 'aucun avertissement'}`,
  }),
  'scenario/errors': (p) => ({
    message: `il y a ${p.found.length} ${SEVERITY[p.severity]}${p.found.length === 1 ? '' : 's'}, et il ne devait pas y en avoir`,
    help: p.found.slice(0, 4).join(' ; '),
  }),
  'scenario/count': (p) => ({
    message: `il y a ${p.found} ${p.found < 2 ? 'carte' : 'cartes'} ${quote(p.what)}, et non ${p.wanted}`,
  }),
  'scenario/about': (p) => ({
    message: `${quote(p.key)} est ${p.found}, et non ${p.wanted}`,
  }),
  // Expectations of samples.
  'scenario/values': (p) => ({
    message:
      p.missing.length > 0
        ? `${quoted(p.missing)} ${p.missing.length === 1 ? "n'est jamais apparu" : 'ne sont jamais apparus'}`
        : `${quoted(p.surplus)} ${p.surplus.length === 1 ? 'est apparu, et ne le devait pas' : 'sont apparus, et ne le devaient pas'}`,
    help:
      p.missing.length > 0 && p.surplus.length > 0
        ? `à la place ${p.surplus.length === 1 ? 'est apparu' : 'sont apparus'} ${quoted(p.surplus)}`
        : undefined,
  }),
  'scenario/how-often': (p) => ({
    message: `${quote(p.value)} ${p.found === 0 ? "n'est jamais apparu" : `est apparu ${times(p.found)}`}, et non de ${p.from} à ${p.to} fois`,
  }),
  'scenario/always': (p) => ({
    message: `${quote(p.condition)} ${p.never ? 'est vrai' : "n'est pas vrai"} avec la graine ${p.seed}`,
    help: p.found,
  }),
};
