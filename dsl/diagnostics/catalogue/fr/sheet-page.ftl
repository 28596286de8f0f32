### Une page de cartes.

card = carte
verbs = Verbes
first = Avant que cela n’arrive :
