import { listed } from '../../../../dsl/text/list-format.ts';
import type { PlaceWords, ScreenTexts } from '../screen-text-keys.ts';

const list = (names: readonly string[]): string => listed(names, 'et') || 'rien';

const several = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

const of = (name: string): string => (/^[aeiouyhâàéèêëîïôûœ]/i.test(name) ? `d'${name}` : `de ${name}`);
const quoted = ({ name }: PlaceWords): string => `« ${name} »`;
const for_ = (about: string | undefined): string => (about === undefined ? '' : ` pour ${about}`);

export const screenTexts: ScreenTexts = {
  list,
  isOne: (count) => Math.abs(count) < 2,
  owned: (owner, thing) => `${thing} ${of(owner)}`,
  newOne: ({ one, gender }) =>
    gender === 'f'
      ? `nouvelle ${one}`
      : /^[aeiouhâàéèêëîïôûœ]/i.test(one)
        ? `nouvel ${one}`
        : `nouveau ${one}`,
  intoNewOne: (noun) => `${noun.gender === 'f' ? 'une' : 'un'} ${screenTexts.newOne(noun)}`,
  hiddenCards: (count) => several(count, 'carte cachée', 'cartes cachées'),
  labelled: (label, text) => `${label} : ${text}`,
  between: ' ; ',
  nothing: 'rien',
  nobody: 'personne',
  aRule: 'une règle',
  aCard: 'une carte',
  attached: 'attachée',
  nowhere: 'nulle part',
  pass: 'passer',
  ability: 'utiliser une capacité',
  yes: 'oui',
  no: 'non',
  none: 'aucun',

  chooses: (who, what, forced) => `${who} choisit ${what}${forced ? " (rien d'autre n'était possible)" : ''}`,
  acts: (who, action) => `${who} : ${action}`,
  passes: (who) => `${who} passe`,
  declines: (who) => `${who} préfère ne pas le faire`,
  does: (deed, from, to, pile) =>
    `${deed}${from.length === 0 ? '' : `, de ${list(from.map(quoted))}`}${to ? `, vers ${quoted(to)}` : ''}${pile}`,
  intoPile: (pile) => `, dans ${pile}`,
  toCell: (cell) => ` en ${cell}`,
  movesTo: (what, _, pile) => `${what} : vers ${pile}`,
  moves: (what, _, from, to, pile) => `${what} : de ${list(from.map(quoted))} vers ${quoted(to)}${pile}`,
  shuffled: (zone) => `mélangé : ${zone.name}`,
  shown: (cards) => `montré à tous : ${cards}`,
  untaken: (things, verb, takes) => `rien n’est fait avec ${things} : \`${verb}\` prend ${takes}`,
  looks: (who, cards) => `${who} regarde ${cards}`,
  turned: (cards, face) => `${face === 'up' ? 'face visible' : 'face cachée'} : ${cards}`,
  attachedTo: (card, host) => `${card} : sur ${host}`,
  covered: (card, using) => `${using} recouvre ${card}`,
  uncovered: (card, back) => `${card} ne recouvre plus ${back}`,
  counts: (owner, counter, now, change) =>
    `${owner === undefined ? counter : `${counter} ${of(owner)}`} : ${now} (${change})`,
  appointed: (role, player) => `${role} : ${player}`,
  byChance: (what) => `au hasard : ${what}`,
  uses: (who, field, card) => `${who === undefined ? '' : `${who} : `}${field}, ${card}`,
  turnOf: (player) => `tour ${of(player)}`,
  over: (ending) => `la partie est finie (${ending})`,
  wins: (winners) =>
    winners.length === 0
      ? 'personne ne gagne'
      : `${list(winners)} ${winners.length === 1 ? 'gagne' : 'partagent la victoire'}`,
  rolls: (roll, about, sum) => `${roll}${for_(about)} : ${sum}`,
  comesTo: (roll, about, sum) => `${roll}${for_(about)}, total ${sum}`,
  rollChanges: (roll, before, now) => `${roll} : ${before} -> ${now}`,
  contest: (name, sides, winner) => `${name} : ${sides.join(' ; ')} ; ${winner} gagne`,
  stands: (text) => `désormais : ${text}`,
  ends: (text) => `ne vaut plus : ${text}`,

  needs: (range, label, reached) =>
    `${label === undefined ? 'il faut' : label} ${range} : ${reached ? 'atteint' : 'pas atteint'}`,
  against: (other, total, ahead) => `contre ${other} avec ${total} : ${ahead} est en tête`,

  you: 'vous',
  onTurn: 'au tour',
  hidden: (count) => several(count, 'cachée', 'cachées'),
  more: (count) => `et ${count} de plus`,
  parts: { 'at least': 'minimum', number: 'nombre' },
  outOf: (value, most) => `${value} sur ${most}`,
  lacking: (what, has, wants) => `${what} (${has} sur ${wants})`,
  newRoll: (by, roll, before, after) => `${by} : ${roll} (${before} -> ${after})`,

  asks: (who, what, count) => `${who} : ${what}${count && ` (${count})`}`,
  whatToDo: 'choisissez quoi faire',
  whichFirst: 'choisissez ce qui vient en premier',
  count: (least, most) =>
    least === most
      ? least > 1
        ? `choisissez exactement ${least}`
        : 'choisissez 1'
      : `choisissez de ${least} à ${most}`,
  inSecret: 'en secret',
  andByName: (count) => `et ${count} de plus, par leur nom`,
  enterPasses: 'Entrée passe',
  autoHint:
    "`auto` passe tout seul quand vous ne pouvez rien faire d'autre ; `skip` passe jusqu'à votre tour",
  autoByDefault:
    "Quand une seule chose est possible, elle est faite pour vous ; `auto` l'arrête. `help` dit ce que l'on peut taper.",

  cannotAnswer: (who, said) => `${who} ne peut pas répondre \`${said}\` maintenant`,
  didYouMean: (names) => `vouliez-vous dire ${names.map((name) => `\`${name}\``).join(' ou ')} ?`,
  seeHelp: "répondez par un numéro ou un nom de la liste ; `help` dit ce que l'on peut taper d'autre",
  canBeChosen: (name) => `${name} peut être choisi`,
  unknownCard: (name) => `il n'y a pas de carte \`${name}\``,
  autoOn: "désormais, ce qui est seul possible est fait pour vous ; les autres n'en savent rien",
  autoOff: 'on vous demande de nouveau',
  skipping: "vous passez jusqu'à votre tour",
  agreeToUndo: (other, player) =>
    `${other} : ce que ${player} veut reprendre a fait connaître quelque chose (cartes, dés, choix secrets). Êtes-vous d'accord ?`,
  notTakenBack: (other) => `la réponse reste, car ${other} n'est pas d'accord`,
  nothingToUndo: "il n'y a rien à reprendre",
  nothingToRedo: "il n'y a rien à rejouer",
  passDevice: (player) => `passez l'appareil à ${player}`,
  passDeviceAndEnter: (player) => `passez l'appareil à ${player}, qui appuie sur Entrée `,
  saved: (file) => `enregistré dans ${file}`,
  goOn: (command) => `pour continuer : ${command}`,
  cannotWrite: (file, reason) => `impossible d'écrire ${file} : ${reason}`,
  replaces: (file) => `${file} existe déjà et n'est pas une partie enregistrée de ce jeu ; le remplacer ?`,
  leavesUnsaved: "la partie n'est pas enregistrée ; partir quand même ?",
  help: `  répondez par des numéros (\`3\`, \`1 3\`) ou des noms (\`a\`, \`a + b\`), \`none\` pour rien ; Entrée passe. Et aussi :
  table            montrer la table de nouveau
  card NOM         montrer tout ce que dit une carte
  log              montrer tout ce qui s'est passé
  why NOM          dire pourquoi NOM ne peut pas être choisi
  undo, redo       reprendre votre dernière réponse, la redonner
  auto             faire seul ce qui est seul possible ; encore une fois pour que l'on vous demande
  skip             passer jusqu'à votre tour
  absent           laisser le jeu répondre pour vous, aussi peu que possible
  save [FICHIER]   enregistrer la position
  save scenario [FICHIER]  enregistrer la partie comme scénario
  help, quit
`,
};
