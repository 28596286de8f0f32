### What an editor shows beside a word.

every-game = a word of every game
named-here = named in this text
of-the-language = a word of the language
value-of = a value of { $of }
takes = takes { JOIN($parts, with: "; ") }
where = { $file }, line { $line }
