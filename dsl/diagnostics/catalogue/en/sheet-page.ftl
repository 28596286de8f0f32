### A page of cards.

card = card
verbs = Verbs
first = Before it happens:
