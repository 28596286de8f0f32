### Ce qu'un éditeur montre à côté d'un mot.

every-game = un mot de tous les jeux
named-here = nommé dans ce texte
of-the-language = un mot de la langue
value-of = une valeur de { $of }
takes = prend { JOIN($parts, with: " ; ") }
where = { $file }, ligne { $line }
