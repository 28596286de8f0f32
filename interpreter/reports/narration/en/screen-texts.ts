import { listed } from '../../../../dsl/text/list-format.ts';
import type { PlaceWords, ScreenTexts } from '../screen-text-keys.ts';

const list = (names: readonly string[]): string => listed(names, 'and') || 'nothing';

const several = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const the = ({ name, owned }: PlaceWords): string => (owned ? name : `the ${name}`);
const for_ = (about: string | undefined): string => (about === undefined ? '' : ` for ${about}`);

export const screenTexts: ScreenTexts = {
  list,
  isOne: (count) => count === 1,
  owned: (owner, thing) => `${owner}'s ${thing}`,
  newOne: ({ one }) => `new ${one}`,
  intoNewOne: ({ one }) => `a new ${one}`,
  hiddenCards: (count) => several(count, 'hidden card', 'hidden cards'),
  labelled: (label, text) => `${label}: ${text}`,
  between: '; ',
  nothing: 'nothing',
  nobody: 'nobody',
  aRule: 'a rule',
  aCard: 'a card',
  attached: 'attached',
  nowhere: 'nowhere',
  pass: 'pass',
  ability: 'use an ability',
  yes: 'yes',
  no: 'no',
  none: 'none',

  chooses: (who, what, forced) => `${who} chooses ${what}${forced ? ' (nothing else was possible)' : ''}`,
  acts: (who, action) => `${who}: ${action}`,
  passes: (who) => `${who} passes`,
  declines: (who) => `${who} would rather not`,
  does: (deed, from, to, pile) =>
    `${deed}${from.length === 0 ? '' : ` from ${list(from.map(the))}`}${to ? ` to ${the(to)}` : ''}${pile}`,
  intoPile: (pile) => `, into ${pile}`,
  toCell: (cell) => ` to ${cell}`,
  movesTo: (what, many, pile) => `${what} ${many ? 'go' : 'goes'} to ${pile}`,
  moves: (what, many, from, to, pile) =>
    `${what} ${many ? 'go' : 'goes'} from ${list(from.map(the))} to ${the(to)}${pile}`,
  shuffled: (zone) => `${the(zone)} is shuffled`,
  shown: (cards) => `shown to all: ${cards}`,
  untaken: (things, verb, takes) => `nothing is done with ${things}: \`${verb}\` takes ${takes}`,
  looks: (who, cards) => `${who} looks at ${cards}`,
  turned: (cards, face) => `turned face ${face}: ${cards}`,
  attachedTo: (card, host) => `${card} is attached to ${host}`,
  covered: (card, using) => `${using} is laid over ${card}`,
  uncovered: (card, back) => `${card} is taken off ${back}`,
  counts: (of, counter, now, change) => `${of === undefined ? '' : `${of}'s `}${counter}: ${now} (${change})`,
  appointed: (role, player) => `${role}: ${player}`,
  byChance: (what) => `by chance: ${what}`,
  uses: (who, field, card) => `${who === undefined ? '' : `${who}: `}${field} of ${card}`,
  turnOf: (player) => `${player}'s turn`,
  over: (ending) => `the game is over (${ending})`,
  wins: (winners) =>
    winners.length === 0
      ? 'nobody wins'
      : `${list(winners)} ${winners.length === 1 ? 'wins' : 'share the victory'}`,
  rolls: (roll, about, sum) => `${roll}${for_(about)}: ${sum}`,
  comesTo: (roll, about, sum) => `${roll}${for_(about)} comes to ${sum}`,
  rollChanges: (roll, before, now) => `${roll}: ${before} -> ${now}`,
  contest: (name, sides, winner) => `${name}: ${sides.join('; ')}; ${winner} wins`,
  stands: (text) => `from now on: ${text}`,
  ends: (text) => `no longer: ${text}`,

  needs: (range, label, reached) =>
    `${label === undefined ? 'needs' : label} ${range}: ${reached ? 'reached' : 'not reached'}`,
  against: (other, total, ahead) => `against ${other} with ${total}: ${ahead} is ahead`,

  you: 'you',
  onTurn: 'on turn',
  hidden: (count) => `${count} hidden`,
  more: (count) => `and ${count} more`,
  parts: { 'at least': 'at least', number: 'number' },
  outOf: (value, most) => `${value} of ${most}`,
  lacking: (what, has, wants) => `${what} (${has} of ${wants})`,
  newRoll: (by, roll, before, after) => `${by} to ${roll} (${before} -> ${after})`,

  asks: (who, what, count) => `${who}: ${what}${count && ` (${count})`}`,
  whatToDo: 'choose what to do',
  whichFirst: 'choose what comes first',
  count: (least, most) =>
    least === most ? (least > 1 ? `choose exactly ${least}` : 'choose 1') : `choose ${least} to ${most}`,
  inSecret: 'in secret',
  andByName: (count) => `and ${count} more, by name`,
  enterPasses: 'Enter passes',
  autoHint: '`auto` passes by itself whenever you can do nothing else; `skip` passes until your turn',
  autoByDefault:
    'Where you can do only one thing, it is done for you; `auto` switches that off. `help` lists what can be typed.',

  cannotAnswer: (who, said) => `${who} cannot answer \`${said}\` now`,
  didYouMean: (names) => `did you mean ${names.map((name) => `\`${name}\``).join(' or ')}?`,
  seeHelp: 'answer with a number or a name of the list; `help` says what else can be typed',
  canBeChosen: (name) => `${name} can be chosen`,
  unknownCard: (name) => `there is no card \`${name}\``,
  autoOn: 'from now on what is the only thing possible is done for you; the others cannot tell',
  autoOff: 'you are asked again',
  skipping: 'you pass until your turn',
  agreeToUndo: (other, player) =>
    `${other}: what ${player} wants to take back has made something known (cards, dice, secret choices). Do you agree?`,
  notTakenBack: (other) => `it stands, for ${other} does not agree`,
  nothingToUndo: 'there is nothing to take back',
  nothingToRedo: 'there is nothing to give again',
  passDevice: (player) => `pass the device to ${player}`,
  passDeviceAndEnter: (player) => `pass the device to ${player}, who then presses Enter `,
  saved: (file) => `saved to ${file}`,
  goOn: (command) => `go on with: ${command}`,
  cannotWrite: (file, reason) => `${file} cannot be written: ${reason}`,
  replaces: (file) => `${file} is there already and is no save of this game; replace it?`,
  leavesUnsaved: 'the game is not saved; leave all the same?',
  help: `  answer with numbers (\`3\`, \`1 3\`) or names (\`a\`, \`a + b\`), \`none\` for nothing; Enter passes. And besides:
  table            show the table again
  card NAME        show all that a card says
  log              show everything that happened
  why NAME         say why NAME cannot be chosen
  undo, redo       take your last answer back, give it again
  auto             do by itself what is the only thing possible; again to be asked
  skip             pass until it is your turn
  absent           let the game answer for you, as little as it can
  save [FILE]      save the position
  save scenario [FILE]  save the game so far as a scenario
  help, quit
`,
};
