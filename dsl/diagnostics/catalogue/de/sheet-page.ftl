### Eine Seite mit Karten.

card = Karte
verbs = Verben
first = Bevor es geschieht:
