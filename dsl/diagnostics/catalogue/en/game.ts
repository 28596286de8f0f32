import { all, didYouMean, either, meantOf } from './message.ts';
import { quote, withAdd, type Message } from '../message.ts';
import type { PhraseWords } from '../phrase.ts';

/** `exactly 4`, `at least 40`, `40 to 55`. */
const needed = (from: number, to: number | undefined): string =>
  to === undefined
    ? `at least ${from}`
    : from === to
      ? `exactly ${from}`
      : from === 0
        ? `at most ${to}`
        : `${from} to ${to}`;

/** A word of a card's own text, and what its effect says that the text does not. */
export interface PrintedDifference {
  readonly printed: string | undefined;
  readonly effect: readonly string[];
}

/** Messages about a game as a whole, one function a code. */
/** A phrase by language. */
const orders: Readonly<Record<string, string>> = {
  en: 'draw {cards}',
  fr: 'piochez {cards}',
  de: 'ziehe {cards}',
};
/** What an irregular verb declares, by language. */
const forms: Readonly<Record<string, string>> = {
  fr: 'write `forms: { fr: [infinitive, third person, third persons, participle] }` beside the phrase, such as `[faire, fait, font, fait]`',
  de: 'write `forms: { de: [infinitive, participle] }` beside the phrase, such as `[werfen, geworfen]`, and third the form of `er` where it is not that of the order',
};

/** `4`, or `draws` or `discards`. */
const quoted = (words: readonly string[]): string => either(words.map(quote), 6);

export const gameMessages = {
  'game/printed-number': (p: PrintedDifference): Message => ({
    message: p.printed
      ? `the text says ${quote(p.printed)}, and the effect ${p.effect.length > 0 ? `says ${quoted(p.effect)}` : 'has no such number'}`
      : `the effect says ${quoted(p.effect)}, and the text has no such number`,
    help: 'the effect is what happens: change the one that is wrong',
  }),
  'game/printed-verb': (p: PrintedDifference): Message => ({
    message: p.printed
      ? `the text says ${quote(p.printed)}, and the effect ${p.effect.length > 0 ? `says ${quoted(p.effect)}` : 'does no such thing'}`
      : `the effect says ${quoted(p.effect)}, and the text has no such word`,
    help: 'the effect is what happens: change the one that is wrong',
  }),
  'game/printed-condition': (p: PrintedDifference): Message => ({
    message: p.printed
      ? `the text says ${quote(p.printed)}, and the effect ${p.effect.length > 0 ? `says ${quoted(p.effect)}` : 'does not'}`
      : `the effect says ${quoted(p.effect)}, and the text does not`,
    help: 'the effect is what happens: change the one that is wrong',
  }),
  'game/unknown-game': (p: { game: string; near: readonly string[] }): Message => ({
    message: `there is no game ${quote(p.game)}`,
    help: p.near.length > 0 ? didYouMean(p.near) : 'a game is a folder with a file `game.yaml`',
  }),
  'game/no-flow': (_none: object): Message => ({
    message: 'this game has no flow, so nothing would ever happen',
    help: 'add `flow` with a cycle such as `round` and its `steps`',
  }),
  'game/unknown': (p: {
    what: PhraseWords;
    word: string;
    near: readonly string[];
    all: readonly string[];
  }): Message => ({
    message: `${quote(p.word)} is ${p.what} of this game`,
    help:
      meantOf(p.near, p.all) ?? (p.all.length > 0 ? `there is ${either(p.all.map(quote), 12)}` : undefined),
  }),
  'game/duplicate': (p: { what: PhraseWords; id: string; card?: boolean }): Message => ({
    message: `there are ${p.what} ${quote(p.id)}`,
    help: p.card
      ? `give one of them another id; to change a card that is there, write a variant with ${quote(`set: { cards/${p.id}/...: ... }`)}`
      : 'give one of them another id',
  }),
  'game/clash': (p: { word: string; other: PhraseWords }): Message => ({
    message: `the word ${quote(p.word)} already means ${p.other} in this game`,
    help: 'choose another name, so that every text can be read in one way only',
  }),
  'game/changes-text': (p: { word: string }): Message => ({
    message: `a text of the game has ${quote(p.word)} in it and means something else`,
    help: 'choose another name: what is put on top of a game changes no text of it',
  }),
  'game/also': (p: { word: string; other: PhraseWords }): Message => ({
    message: `the word ${quote(p.word)} is taken in this game (${p.other}), so nothing else is suggested from it`,
    help: 'take it out: under `also` stand words that the game does not have',
  }),
  'game/reserved': (p: { word: string }): Message => ({
    message: `${quote(p.word)} is a word of the language itself`,
    help: 'choose another name',
  }),
  'game/article': (p: { name: string; right: string }): Message => ({
    message: `${quote(p.name)} begins with an article, which texts put in front by themselves`,
    help: `write ${quote(p.right)}`,
  }),
  'game/wild-range': (p: { field: string }): Message => ({
    message: `the wild field ${quote(p.field)} does not say what \`any\` may stand for`,
    help: 'give it `from` and `to`, or the name of values as its type',
  }),
  'game/same-value': (p: { field: PhraseWords; value: string; other: string }): Message => ({
    message: `${quote(p.value)} as ${p.field} stands on ${quote(p.other)} too, and it may stand on one card only`,
  }),
  'game/empty-bounds': (p: { from: number; to: number }): Message => ({
    message: `there is no number from ${p.from} to ${p.to}`,
    help: 'write the smaller one first',
  }),
  'game/unused': (p: { what: PhraseWords }): Message => ({
    message: `nothing in this game uses ${p.what}`,
    help: 'take it out, or look for a text that means it and says something else',
  }),
  'game/setting-range': (p: {
    setting: string;
    key: string;
    value: number;
    from: number | undefined;
    to: number | undefined;
  }): Message => ({
    message: `the setting ${quote(p.setting)} goes ${[p.from === undefined ? [] : `from ${p.from}`, p.to === undefined ? [] : `to ${p.to}`].flat().join(' ')}, and ${quote(p.key)} is ${p.value}`,
    help: 'change this number, or `from` and `to` of the setting',
  }),
  'game/count': (p: { noun: string; found: number; wanted: number }): Message => ({
    message: `there ${p.found === 1 ? 'is 1 card' : `are ${p.found} cards`} ${quote(p.noun)}, and the deck says ${p.wanted}`,
    help: `change this number, in a variant with ${quote(`set: { deck/counts/${p.noun}: ${p.found} }`)}, or the cards and their \`copies\``,
  }),
  'game/deck-size': (p: {
    deck: string;
    phrase: string;
    found: number;
    from: number;
    to: number | undefined;
    /** Cards to add or to take out. */
    such: readonly PhraseWords[];
  }): Message => ({
    message: `the deck ${quote(p.deck)} has ${p.found} ${p.found === 1 ? 'card that is' : 'cards that are'} ${quote(p.phrase)}, and it needs ${needed(p.from, p.to)}`,
    help:
      (p.found < p.from ? `add ${p.from - p.found} of them` : `take ${p.found - p.to!} of them out`) +
      (p.such.length > 0 ? `, such as ${either(p.such)}` : ''),
  }),
  'game/deck-copies': (p: { deck: string; card: string; found: number; most: number }): Message => ({
    message: `the deck ${quote(p.deck)} has ${p.found} copies of ${quote(p.card)}, and at most ${p.most} ${p.most === 1 ? 'is' : 'are'} allowed`,
    help: 'take other cards instead',
  }),
  'game/deck-unprinted': (p: { phrase: string }): Message => ({
    message: `${quote(p.phrase)} cannot be told from what a card prints`,
    help: 'a rule for decks asks for kinds of card and for their fields, as in `a card where level is 1`',
  }),
  'game/deck-seats': (p: { decks: number; seats: number }): Message => ({
    message: `there are ${p.decks} decks for ${p.seats} ${p.seats === 1 ? 'seat' : 'seats'}`,
    help: 'name one deck for each seat, in the order of the seats',
  }),
  'game/placeholder': (p: { name: string; known: readonly string[] }): Message => ({
    message: `${quote(`{${p.name}}`)} stands for nothing here`,
    help:
      p.known.length > 0
        ? `\`each\` gives ${either(p.known.map((each) => quote(`{${each}}`)))}`
        : 'declare it under `each`',
  }),
  'game/same-each': (p: { id: string }): Message => ({
    message: `several of these cards would be called ${quote(p.id)}`,
    help: 'put a placeholder such as `{colour}` for each key of `each` into the id',
  }),
  'game/phrase-slot': (p: { slot: string; language: string; takes: readonly string[] }): Message => ({
    message: `${quote(`{${p.slot}}`)} in the ${p.language} phrase is no parameter of this verb`,
    help: p.takes.length > 0 ? `it takes ${either(p.takes.map(quote))}` : 'it takes nothing',
  }),
  'game/phrase-lacks': (p: { slot: string; language: string }): Message => ({
    message: `the ${p.language} phrase leaves out ${quote(`{${p.slot}}`)}`,
    help: 'every parameter has a place in the phrase of each language',
  }),
  'game/phrase-order': (p: { slot: string; language: string }): Message => ({
    message: `the ${p.language} phrase begins with ${quote(`{${p.slot}}`)}, and not with the verb as an order`,
    help: `write the order first, as in ${quote(orders[p.language] ?? orders.en)}`,
  }),
  'game/verb-words': (p: { verb: string; right: string }): Message => ({
    message: `${quote(p.verb)} has several words, and the name of a verb is one word`,
    help: `call it ${quote(p.right)}; with \`phrase\` cards print what you like`,
  }),
  'game/verb-forms': (p: { order: string; language: string }): Message => ({
    message: `the other forms of the verb do not follow from ${quote(p.order)}`,
    help: forms[p.language],
  }),
  'game/step': (_none: object): Message => ({
    message: 'a step says either what happens, or whose turns are taken until when',
    help: 'write `do`, or `turns from`, `until` and `actions`',
  }),
  'game/idle-key': (p: { key: string; where: PhraseWords }): Message => ({
    message: `${quote(p.key)} has no effect ${p.where}`,
    help: 'leave it out',
  }),
  'game/pile-name': (p: { zone: string }): Message => ({
    message: `the piles of ${quote(p.zone)} have no name`,
    help: 'add `pile` with its singular and plural, for instance `pile: [heap, heaps]`',
  }),
  'game/circular': (p: { noun: string }): Message => ({
    message: `${quote(p.noun)} is explained by itself`,
    help: 'say what it is by other words of the game, down to kinds of cards and zones',
  }),
  'game/idle-window': (p: { window: string }): Message => ({
    message: `nobody can do anything in the window ${quote(p.window)}, so it would never be closed by a response`,
    help: 'add `actions` to it, or `abilities: true`',
  }),
  'game/hidden': (p: { window: string }): Message => ({
    message: `who is asked in the window ${quote(p.window)} depends on cards that not everybody sees, and being asked would give them away`,
    help: 'ask by what is public, for instance `all players with a card in their hand`; who cannot respond passes',
  }),
  'game/badge': (p: { given: readonly string[] }): Message => ({
    message:
      p.given.length === 0
        ? 'this badge does not say what it shows'
        : `this badge says what it shows in ${p.given.length} ways: ${either(p.given.map(quote))}`,
    help: 'write exactly one of `is`, `if` and `needs`',
  }),
  'game/badge-hidden': (p: { badge: string }): Message => ({
    message: `the badge ${quote(p.badge)} depends on cards that whoever looks may not see, and would give them away`,
    help: 'ask by what everybody sees, for instance how many cards a hand holds, or by `your hand`',
  }),
  'game/tells': (p: { card: string }): Message => ({
    message: `what happens here tells what ${quote(p.card)} is, and not everybody sees that card`,
    help: 'show the card first (`reveal ...`), or leave it to the player (`you may ...`)',
  }),
  'game/unseen-choice': (p: { zone: string }): Message => ({
    message: `only some cards in ${quote(p.zone)} may be chosen because of what they are, and whoever chooses does not see them: the choice would tell`,
    help: 'show the cards first (`look at ...`, `reveal ...`), or offer all of them and ask afterwards what was chosen',
  }),
  'game/gives-away': (p: { words: string }): Message => ({
    message: `${quote(p.words)} depends on cards that not everybody sees, and would give them away`,
    help: 'ask by what everybody sees, for instance how many cards a hand holds',
  }),
  'game/feeds-itself': (p: { events: readonly string[] }): Message => ({
    message:
      p.events.length === 1
        ? `this triggers itself: it waits for ${quote(p.events[0])} and does it again, without an end`
        : `these trigger each other without an end: ${p.events.map(quote).join(', then ')}, and so on`,
    help: 'let somebody choose with `may`, add a condition, or a limit such as `once per turn`',
  }),
  'game/never-happens': (p: { verb: string; over?: true } | { roll: string }): Message =>
    'verb' in p && p.over
      ? {
          message: `${quote(p.verb)} has happened before this text is carried out, so this waits for the next time only`,
          help: 'to answer this time, say here what happens, without `when`',
        }
      : {
          message:
            'verb' in p
              ? `nothing in this game ever does ${quote(p.verb)}, so this is never about anything`
              : `nothing in this game ever makes a ${quote(p.roll)}, so this is never about anything`,
          help: 'leave it out, or let a card or a step do it',
        },
  'game/never-done': (p: { verb: string }): Message => ({
    message: `this rule forbids ${quote(p.verb)} to everybody at all times, so nothing in this game ever does it`,
    help: 'say who, what or when is meant (`while ...`), or leave it where that is what you want',
  }),
  'game/too-many': (p: { count: number; most: number }): Message => ({
    message: `this would make ${p.count} cards, and one \`each\` makes at most ${p.most}`,
    help: 'leave values out, or write several cards',
  }),
  'game/function': (p: { given: readonly string[] }): Message => ({
    message:
      p.given.length === 0
        ? 'this function does not say what it is'
        : `this function says what it is in ${p.given.length} ways: ${either(p.given.map(quote))}`,
    help: 'write exactly one of `is`, `sum`, `cases` and `if`',
  }),
  'game/values': (p: { values: string; count: number; most: number }): Message => ({
    message: `${quote(p.values)} has ${p.count} values, and lists and tables can be made of ${p.most} at most`,
    help: 'leave values out, or give every card a single one',
  }),
  'game/rowless': (p: { table: string; values: readonly string[] }): Message => ({
    message: `the table ${quote(p.table)} is complete, and has no row for ${p.values.map(quote).join(', ')}`,
    help: 'give each a row, if need be an empty one: `[]`; or leave out `complete`',
  }),
  'game/cell': (p: { cell: string; zone: string; last: string }): Message => ({
    message: `${quote(p.cell)} is no cell of ${quote(p.zone)}`,
    help: `its cells are those from \`A1\` to ${quote(p.last)}: a letter for the column, then the number of the row`,
  }),
  'game/cells': (p: { name: string; found: number; wanted: number }): Message => ({
    message: `${quote(p.name)} names ${p.found} cells, and ${p.wanted} are needed`,
    help: 'name one for each player that there can be',
  }),
  'game/overlap': (p: { card: string; first: string; second: string; shared: string }): Message => ({
    message: `${quote(p.first)} and ${quote(p.second)} of ${quote(p.card)} have ${quote(p.shared)} in common`,
    help: 'change one of the ranges, so that every number has one outcome',
  }),
  'game/empty-range': (p: { range: string; right: string }): Message => ({
    message: `no number lies in ${quote(p.range)}`,
    help: `the smaller number stands first: ${quote(p.right)}`,
  }),
  'game/exact-range': (p: { number: string; right: string; other: string }): Message => ({
    message: `${quote(p.number)} is this number alone, and most others are open, as ${quote(p.other)}`,
    help: `write ${quote(p.right)}, or ${quote(`${p.number}..${p.number}`)} if it is meant`,
  }),
  'game/out-of-reach': (p: {
    range: string;
    roll: string;
    least: number;
    most: number;
    lacks: number;
    changed: boolean;
  }): Message => ({
    message: `${quote(p.range)} is out of reach: the dice of ${quote(p.roll)} show ${p.least} to ${p.most}`,
    help: p.changed
      ? `only what ${p.lacks > 0 ? 'adds' : 'takes'} ${Math.abs(p.lacks)} or more ${p.lacks > 0 ? 'to' : 'from'} the roll brings it about`
      : 'nothing in this game changes such a roll, so it never comes about',
  }),
  'game/fits-nothing': (p: {
    phrase: string;
    field: string;
    kinds: readonly string[];
    fails?: string;
  }): Message => ({
    message: `nothing can ever fit ${quote(p.phrase)}`,
    help: p.fails
      ? `${quote(p.field)} asks for a ${either(p.kinds.map(quote))}, and none of this game meets ${quote(p.fails)}`
      : `${quote(p.field)} asks for a ${either(p.kinds.map(quote))}, and never for another card`,
  }),
  'game/one-cycle': (_none: object): Message => ({
    message: 'the flow of a game has exactly one cycle, such as `round`',
  }),
  'game/no-cards': (_none: object): Message => ({
    message: 'this game has no cards',
    help: 'put files with lists of cards beside `game.yaml`',
  }),
  'game/no-start': (p: { kind: string }): Message => ({
    message: `cards of the kind ${quote(p.kind)} start nowhere`,
    help: 'say `starts` and a zone of the table at the kind',
  }),
  'game/not-taken': (p: { kind: string; zone: string }): Message => ({
    message: `the zone ${quote(p.zone)} takes no ${quote(p.kind)}`,
  }),
  'game/path': (p: {
    path: string;
    missing: string;
    near: readonly string[];
    all: readonly string[];
    /** Whether it would be right under `add`. */
    addable: boolean;
  }): Message => ({
    message: `${quote(p.path)} leads nowhere: there is no ${quote(p.missing)}`,
    help: withAdd(
      p.addable ? '`add` is the word for what is not there yet' : undefined,
      meantOf(p.near, p.all),
      p.all.length > 0 ? `there is ${either(p.all.map(quote), 12)}` : undefined,
    ),
  }),
  'game/path-taken': (p: { path: string }): Message => ({
    message: `there is already something at ${quote(p.path)}`,
    help: 'use `set` or `replace` to change it',
  }),
  'game/conflict': (p: { path: string; other: string }): Message => ({
    message: `${quote(p.path)} is changed by ${quote(p.other)} as well`,
    help: 'two variants that change the same part cannot be played together',
  }),
  'game/order': (p: { path: string; other: string }): Message => ({
    message: `${quote(p.path)} stands in a list to which ${quote(p.other)} adds as well, and nothing says which comes first`,
    help: 'play with one of the two variants, or write one that adds both in their order',
  }),
  'game/untranslated': (p: { name: string; missing: readonly PhraseWords[]; more: number }): Message => ({
    message: `${quote(p.name)}${p.more > 0 ? ` and ${p.more === 1 ? 'one more name' : `${p.more} more names`} of this file` : ''} ${p.more > 0 ? 'are' : 'is'} not there in every language: ${all(p.missing.map(quote))} ${p.missing.length === 1 ? 'is' : 'are'} missing`,
    help: 'English is shown instead; write `name: { en: ..., fr: ..., de: ... }`',
  }),
  'game/moved': (p: { path: string; was: string | undefined; now: string | undefined }): Message => ({
    message:
      p.was !== undefined && p.now !== undefined
        ? `${quote(p.path)} was ${quote(p.was)} when this variant was written, and is ${quote(p.now)} in the game now`
        : `${quote(p.path)} of the game has changed since this variant was written`,
    help: 'look whether the variant still means what it should; `cardwright diff --record` and its file then notes what is there now',
  }),
  'game/other-game': (p: { found: string; wanted: string }): Message => ({
    message: `this is for the game ${quote(p.found)}, and here ${quote(p.wanted)} is played`,
  }),
  'game/nothing-to-add': (p: { file: string }): Message => ({
    message: `${quote(p.file)} is no variant and no file of cards`,
    help: 'a variant begins with `variant`, a file of cards is a list with `kind` and `id`',
  }),
  'game/which': (p: { known: readonly string[] }): Message => ({
    message: 'it cannot be told which game this file belongs to',
    help: `put it into the folder of a game, or add \`--game ${p.known[0] ?? 'ID'}\``,
  }),
  'game/no-file': (p: { file: string; near: readonly string[] }): Message => ({
    message: `there is no file ${quote(p.file)}`,
    help: didYouMean(p.near),
  }),
};
