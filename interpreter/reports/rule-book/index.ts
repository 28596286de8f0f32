/** The rules of a game in words, from its data: everything that a player has to know, in one language. */
import { nameIn, type Language } from '../../../dsl/nlg/index.ts';
import { valueOf } from '../../../schemas/index.ts';
import { cardsByKind } from '../cards-by-kind.ts';
import type { Game } from '../../game/linked-game.ts';
import { endsOf, flowOf, scoreOf, windowsOf } from './flow-chapter.ts';
import { gameTextRenderer } from './game-texts.ts';
import { usedBy } from './used-features.ts';
import {
  aboutOf,
  countersOf,
  deckRulesOf,
  itemsOf,
  kindsOf,
  seatingOf,
  settingTexts,
  statesOf,
  zoneTexts,
  automaticSeatTexts,
  heldRoleTexts,
} from './components.ts';
import {
  contestsOf,
  functionsOf,
  nounsOf,
  rankingsOf,
  rollTexts,
  tablesOf,
  triggerOrderOf,
  valueTexts,
  verbTexts,
} from './vocabulary-chapter.ts';

export type { ActionText } from './action-texts.ts';
export type { PartText, StepText } from './flow-chapter.ts';
export {
  type BookLines,
  parametersIn,
  gameTextRenderer,
  treeOf,
  type GameTextRenderer,
} from './game-texts.ts';
export type { FunctionText } from './vocabulary-chapter.ts';

/** A game's rules in words, in one language: what the printers of rule books need, and no more. */
export type RuleBook = ReturnType<typeof ruleBook>;

/** The rule book of a game. Names and phrases that the language lacks are in English. */
export function ruleBook(game: Game, language: Language) {
  const teller = gameTextRenderer(game, language, true);
  return {
    game: game.id,
    language,
    title: nameIn(game, language),
    players: game.players,
    /** The names of the counters that decide who takes part, and which way the turn order goes. */
    seating: seatingOf(teller),
    about: aboutOf(teller),
    settings: settingTexts(teller),
    kinds: kindsOf(teller),
    values: valueTexts(teller),
    counters: countersOf(teller),
    states: statesOf(teller),
    roles: game.vocabulary.roles.flatMap((role) => (role.seat === undefined ? [nameIn(role, language)] : [])),
    automaticSeats: automaticSeatTexts(teller),
    heldRoles: heldRoleTexts(teller),
    zones: zoneTexts(teller),
    setup: teller.steps(valueOf(game.data, 'setup')),
    flow: flowOf(teller),
    windows: windowsOf(teller),
    rolls: rollTexts(teller),
    contests: contestsOf(teller),
    /** What holds throughout the game, an ability each. */
    rules: teller.text('abilities', valueOf(game.data, 'rules')),
    checks: itemsOf(teller, 'checks').map((node) => ({ says: teller.text('effect', valueOf(node, 'do')) })),
    triggerOrder: triggerOrderOf(teller),
    verbs: verbTexts(teller),
    nouns: nounsOf(teller),
    functions: functionsOf(teller),
    tables: tablesOf(teller),
    rankings: rankingsOf(teller),
    deckRules: deckRulesOf(teller),
    /** Players do not know which cards the others have brought. */
    secretDecklists: game.spares !== undefined,
    ends: endsOf(teller),
    score: scoreOf(teller),
    ...usedBy(game),
    cards: cardsByKind(game, language),
  };
}
