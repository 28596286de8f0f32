### What is said around the words of a game.

title = { $game }: its words, as they are written in texts
sections = { $section ->
        [verbs] Verbs
        [actions] Actions: what players choose among, and what scenarios answer
        [kinds] Kinds of card, and what they print
        [values] Values
        [zones] Zones, piles and cells
        [counters] Counters
        [states] States
        [settings] Settings
        [roles] Roles
        [nouns] Nouns
        [rankings] Rankings
        [functions] Functions
        [tables] Tables
        [rolls] Rolls of dice
        [contests] Contests
        [windows] Windows
       *[steps] Rounds and steps
    }
cards = Cards
deck = Deck
quote = “{ $text }”
holds = holds { $what }
of = { $whose ->
        [player] of each player
        [game] of the game
       *[card] of { $kinds }
    }
bounds = { HAS($from) ->
        [yes] { HAS($to) ->
            [yes] { $from } to { $to }
           *[no] at least { $from }
        }
       *[no] { WITH($to, before: "at most ") }
    }
usually = usually { $value }
in = in { $places }
# By what names a verb's or a function's own text speaks of what it takes.
parts = takes: { $names }
# How a part of the game is named in a variant, by an example.
path = In a variant, for instance: { $example }
# What stands in files and scenarios for something that is called otherwise.
id = in files { $id }
optional = not on every card
count = { $cards } { $cards ->
        [one] card
       *[other] cards
    }
no-deck = in no deck
# Where the verbs of the language itself are found.
besides = The language has verbs besides, the same in every game: { $verbs } (docs/language.md).
gap = { KEY($sort) ->
        [own] a key that has no name in any language, so that it is printed as it is: { $word }
        [name] no name: { $word }
        [gender] no gender behind the name: { $word }
        [adjective] neither a noun with a gender nor one word in small letters: { $word }
        [phrase] no phrase for the verb: { $word }
        [preposition] no preposition for the place: { $word }
       *[label] a text that no language translates: { $word }
    }
no-gaps = nothing is missing
