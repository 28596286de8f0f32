unreadable = the spreadsheet cannot be read: a quotation mark that was opened is not closed by line { $line }
    .help = save it again as CSV from your spreadsheet
no-id-column = the first row has no column `id`
    .help = the first row holds the names of the columns; `cardwright export` writes them
unknown-column = there is no column `{ $column }`
    .help = { HAS($near) ->
        [yes] { meant }
       *[no] there is { OR(MARKED($all), most: 12) }
    }
column-twice = the column `{ $column }` stands there twice
    .help = leave one of them out
no-id = row { $row } has no id
    .help = an id is made of small letters, digits and `-`
twice = row { $row } is for the card `{ $id }`, and so is row { $first }
    .help = leave one of them out, or give it another id
too-many-cells = row { $row } has { $found } cells, and there are { $wanted } columns
    .help = a text with a comma or a line break stands in quotation marks
no-kind = row { $row } would be a new card `{ $id }`, and does not say which kind of this game it is
    .help = { HAS($near) ->
        [yes] { meant }
       *[no] there is { OR(MARKED($all), most: 12) }
    }
