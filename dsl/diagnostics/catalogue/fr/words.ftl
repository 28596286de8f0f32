### Ce qui est dit autour des mots d'un jeu.

title = { $game } : ses mots, tels qu’ils s’écrivent dans les textes
sections = { $section ->
        [verbs] Verbes
        [actions] Actions : ce que les joueurs choisissent, et ce que répondent les scénarios
        [kinds] Sortes de cartes, et ce qu’elles indiquent
        [values] Valeurs
        [zones] Zones, piles et cases
        [counters] Compteurs
        [states] États
        [settings] Réglages
        [roles] Rôles
        [nouns] Noms
        [rankings] Classements
        [functions] Fonctions
        [tables] Tables
        [rolls] Jets de dés
        [contests] Confrontations
        [windows] Fenêtres
       *[steps] Manches et étapes
    }
cards = Cartes
deck = Deck
quote = « { $text } »
holds = contient { $what }
of = { $whose ->
        [player] de chaque joueur
        [game] de la partie
       *[card] de { $kinds }
    }
bounds = { HAS($from) ->
        [yes] { HAS($to) ->
            [yes] de { $from } à { $to }
           *[no] au moins { $from }
        }
       *[no] { WITH($to, before: "au plus ") }
    }
usually = d’ordinaire { $value }
in = dans { $places }
parts = prend : { $names }
path = Dans une variante, par exemple : { $example }
id = dans les fichiers { $id }
optional = pas sur chaque carte
count = { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }
no-deck = dans aucun deck
besides = La langue a en plus ses propres verbes, les mêmes dans tous les jeux : { $verbs } (docs/language.md).
gap = { KEY($sort) ->
        [own] une clé sans nom dans aucune langue, imprimée telle quelle : { $word }
        [name] pas de nom : { $word }
        [gender] pas de genre derrière le nom : { $word }
        [adjective] ni un nom avec son genre ni un seul mot en minuscules : { $word }
        [phrase] pas de phrase pour le verbe : { $word }
        [preposition] pas de préposition pour le lieu : { $word }
       *[label] un texte que nulle langue ne traduit : { $word }
    }
no-gaps = il ne manque rien
