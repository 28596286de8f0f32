import { listed } from '../../../../dsl/text/list-format.ts';
import type { PlaceWords, ScreenTexts } from '../screen-text-keys.ts';

const list = (names: readonly string[]): string => listed(names, 'und') || 'nichts';

const several = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const genitive = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}'` : `${name}s`);
const quoted = ({ name }: PlaceWords): string => `„${name}“`;
const for_ = (about: string | undefined): string => (about === undefined ? '' : ` für ${about}`);
const endings = { m: 'neuer', f: 'neue', n: 'neues' } as const;

export const screenTexts: ScreenTexts = {
  list,
  isOne: (count) => count === 1,
  owned: (owner, thing) => `${genitive(owner)} ${thing}`,
  newOne: ({ one, gender }) => `${endings[gender ?? 'm']} ${one}`,
  intoNewOne: ({ one, gender }) => `${gender === 'f' ? 'einer' : 'einem'} neuen ${one}`,
  hiddenCards: (count) => several(count, 'verdeckte Karte', 'verdeckte Karten'),
  labelled: (label, text) => `${label}: ${text}`,
  between: '; ',
  nothing: 'nichts',
  nobody: 'niemand',
  aRule: 'eine Regel',
  aCard: 'eine Karte',
  attached: 'angelegt',
  nowhere: 'nirgends',
  pass: 'passen',
  ability: 'eine Fähigkeit nutzen',
  yes: 'ja',
  no: 'nein',
  none: 'keine',

  chooses: (who, what, forced) => `${who} wählt ${what}${forced ? ' (nichts anderes war möglich)' : ''}`,
  acts: (who, action) => `${who}: ${action}`,
  passes: (who) => `${who} passt`,
  declines: (who) => `${who} verzichtet`,
  does: (deed, from, to, pile) =>
    `${deed}${from.length === 0 ? '' : `, von ${list(from.map(quoted))}`}${to ? `, nach ${quoted(to)}` : ''}${pile}`,
  intoPile: (pile) => `, zu ${pile}`,
  toCell: (cell) => ` nach ${cell}`,
  movesTo: (what, _, pile) => `${what}: nach ${pile}`,
  moves: (what, _, from, to, pile) => `${what}: von ${list(from.map(quoted))} nach ${quoted(to)}${pile}`,
  shuffled: (zone) => `gemischt: ${zone.name}`,
  shown: (cards) => `allen gezeigt: ${cards}`,
  untaken: (things, verb, takes) => `mit ${things} geschieht nichts: \`${verb}\` nimmt ${takes}`,
  looks: (who, cards) => `${who} sieht sich ${cards} an`,
  turned: (cards, face) => `${face === 'up' ? 'aufgedeckt' : 'verdeckt'}: ${cards}`,
  attachedTo: (card, host) => `${card}: an ${host} angelegt`,
  covered: (card, using) => `${using} liegt nun auf ${card}`,
  uncovered: (card, back) => `${card} liegt nicht mehr auf ${back}`,
  counts: (of, counter, now, change) =>
    `${of === undefined ? counter : `${genitive(of)} ${counter}`}: ${now} (${change})`,
  appointed: (role, player) => `${role}: ${player}`,
  byChance: (what) => `durch Zufall: ${what}`,
  uses: (who, field, card) => `${who === undefined ? '' : `${who}: `}${field} von ${card}`,
  turnOf: (player) => `${genitive(player)} Zug`,
  over: (ending) => `das Spiel ist vorbei (${ending})`,
  wins: (winners) =>
    winners.length === 0
      ? 'niemand gewinnt'
      : `${list(winners)} ${winners.length === 1 ? 'gewinnt' : 'teilen sich den Sieg'}`,
  rolls: (roll, about, sum) => `${roll}${for_(about)}: ${sum}`,
  comesTo: (roll, about, sum) => `${roll}${for_(about)} ergibt ${sum}`,
  rollChanges: (roll, before, now) => `${roll}: ${before} -> ${now}`,
  contest: (name, sides, winner) => `${name}: ${sides.join('; ')}; ${winner} gewinnt`,
  stands: (text) => `von nun an: ${text}`,
  ends: (text) => `nicht mehr: ${text}`,

  needs: (range, label, reached) =>
    `${label === undefined ? 'nötig' : label} ${range}: ${reached ? 'erreicht' : 'nicht erreicht'}`,
  against: (other, total, ahead) => `gegen ${other} mit ${total}: ${ahead} liegt vorn`,

  you: 'du',
  onTurn: 'am Zug',
  hidden: (count) => `${count} verdeckt`,
  more: (count) => `und ${count} weitere`,
  parts: { 'at least': 'Mindestwert', number: 'Zahl' },
  outOf: (value, most) => `${value} von ${most}`,
  lacking: (what, has, wants) => `${what} (${has} von ${wants})`,
  newRoll: (by, roll, before, after) => `${by} auf ${roll} (${before} -> ${after})`,

  asks: (who, what, count) => `${who}: ${what}${count && ` (${count})`}`,
  whatToDo: 'wähle, was du tust',
  whichFirst: 'wähle, was zuerst kommt',
  count: (least, most) =>
    least === most ? (least > 1 ? `wähle genau ${least}` : 'wähle 1') : `wähle ${least} bis ${most}`,
  inSecret: 'geheim',
  andByName: (count) => `und ${count} weitere, mit ihrem Namen`,
  enterPasses: 'Enter passt',
  autoHint: '`auto` passt von selbst, wenn du nichts anderes tun kannst; `skip` passt, bis du am Zug bist',
  autoByDefault:
    'Wo nur eines möglich ist, geschieht es von selbst; `auto` schaltet das ab. `help` sagt, was man eingeben kann.',

  cannotAnswer: (who, said) => `${who} kann jetzt nicht mit \`${said}\` antworten`,
  didYouMean: (names) => `meintest du ${names.map((name) => `\`${name}\``).join(' oder ')}?`,
  seeHelp: 'antworte mit einer Nummer oder einem Namen der Liste; `help` sagt, was man sonst eingeben kann',
  canBeChosen: (name) => `${name} kann gewählt werden`,
  unknownCard: (name) => `es gibt keine Karte \`${name}\``,
  autoOn: 'von nun an geschieht von selbst, was als Einziges möglich ist; die anderen merken nichts davon',
  autoOff: 'du wirst wieder gefragt',
  skipping: 'du passt, bis du am Zug bist',
  agreeToUndo: (other, player) =>
    `${other}: Was ${player} zurücknehmen will, hat etwas bekannt gemacht (Karten, Würfel, geheime Entscheidungen). Bist du einverstanden?`,
  notTakenBack: (other) => `es bleibt dabei, denn ${other} ist nicht einverstanden`,
  nothingToUndo: 'es gibt nichts zurückzunehmen',
  nothingToRedo: 'es gibt nichts zu wiederholen',
  passDevice: (player) => `gib das Gerät an ${player}`,
  passDeviceAndEnter: (player) => `gib das Gerät an ${player}; dann Enter drücken `,
  saved: (file) => `gespeichert in ${file}`,
  goOn: (command) => `weiter mit: ${command}`,
  cannotWrite: (file, reason) => `${file} kann nicht geschrieben werden: ${reason}`,
  replaces: (file) => `${file} gibt es schon und ist kein Spielstand dieses Spiels; ersetzen?`,
  leavesUnsaved: 'das Spiel ist nicht gespeichert; trotzdem gehen?',
  help: `  antworte mit Nummern (\`3\`, \`1 3\`) oder Namen (\`a\`, \`a + b\`), \`none\` für nichts; Enter passt. Und außerdem:
  table            den Tisch noch einmal zeigen
  card NAME        alles zeigen, was eine Karte sagt
  log              alles zeigen, was geschehen ist
  why NAME         sagen, warum NAME nicht gewählt werden kann
  undo, redo       deine letzte Antwort zurücknehmen, sie wieder geben
  auto             von selbst tun, was als Einziges möglich ist; noch einmal, um gefragt zu werden
  skip             passen, bis du am Zug bist
  absent           das Spiel für dich antworten lassen, so wenig wie es kann
  save [DATEI]     die Stellung speichern
  save scenario [DATEI]  das Spiel bis hierher als Szenario speichern
  help, quit
`,
};
