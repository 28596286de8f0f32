### Was ein Editor neben einem Wort zeigt.

every-game = ein Wort jedes Spiels
named-here = in diesem Text benannt
of-the-language = ein Wort der Sprache
value-of = ein Wert von { $of }
takes = nimmt { JOIN($parts, with: "; ") }
where = { $file }, Zeile { $line }
