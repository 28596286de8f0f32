unreadable = this file cannot be read: { $reason }
    .help = check its name and who may read it
too-large = this file is larger than { $limit }
    .help = split it into several files
not-text = this file is not plain text: it holds the character { $character }
    .help = save it as UTF-8 text, with line ends as your editor makes them
control-character = this text holds the control character { $character }, which commands a screen and prints nothing
    .help = delete it; a new line in a text is `\n`, or a line of its own in a block after `|`
too-deep = this is nested more than { $limit } levels deep
    .help = no file of a game needs that: look for brackets or dashes without end
empty = this file is empty
    .help = write something in it or delete it
alias = anchors and aliases such as `{ $word }` are not accepted
    .help = write the value out where it is needed; text that starts with `&` or `*` goes in quotes
merge-key = the merge key `<<` is not accepted
    .help = write the entries out where they are needed
tag = tags such as `{ $word }` are not accepted
    .help = leave the tag out; text that starts with `!` goes in quotes
directive = directives such as `{ $word }` are not accepted
    .help = leave the line out
several-documents = a second document starts here, one file holds one document
    .help = put what follows `---` in a file of its own
tab = this line is indented with a tab
    .help = indent with spaces
unclosed = `{ $open }` is opened here and not closed
    .help = add the missing `{ $close }`
unopened = `{ $close }` closes nothing
    .help = delete it or add the opening bracket; text that starts with a bracket goes in quotes
colon-in-text = this text holds a colon, which YAML takes for a key and a value
    .help = { $flow ->
        [yes] put the text in quotes
       *[no] write the text in a block after `|`, or use a comma instead of the colon
    }
hash-in-text = what follows ` #` is a comment and no part of this text
    .help = put the comment on a line of its own, or the text in quotes or in a block after `|`
typographic-quotes = `{ $written }` has typographic quotes around it, which YAML takes for a part of the text
    .help = write `{ $quoted }`
indentation = this line is indented in a way that fits nothing above it
    .help = align it with the entries that it belongs to; several lines of text go in a block after `|`
no-colon = `{ $text }` is no entry, expected a key, a colon and a space
    .help = write `key: value`; text that goes on from the line above is indented deeper than its key
key-not-text = a list or a map cannot be a key
    .help = keys are words, numbers or text in quotes
no-key = there is no key before this colon
    .help = write `key: value`
long-key = this key is longer than 1024 characters
    .help = shorten it; long text goes behind a key
reserved-key = `{ $key }` cannot be used as a key
    .help = choose another word
duplicate-key = `{ $key }` stands twice in this map
    .help = delete one of the two or rename it
bad-start = text without quotes cannot start with { COMPARE($character, "`") ->
        [equal] a backtick
       *[other] `{ $character }`
    }
    .help = put the text in quotes
escape = `{ $escape }` is no escape sequence
    .help = write `\\` for a backslash, or use single quotes
after-quote = this follows a closing quote
    .help = put the whole text in quotes; inside double quotes write `\"`, inside single quotes a doubled quote
separator = the entries in these brackets are not parted by one comma each
    .help = write one comma between two entries; text that holds a comma goes in quotes
block-header = this follows the sign of a block on the same line
    .help = start the text on the line below
number = `{ $text }` is not a number that can be used
    .help = numbers lie between -9007199254740991 and 9007199254740991; put text in quotes
unexpected = `{ $text }` was not expected here
    .help = compare the indentation with the lines above; text with special signs goes in quotes
more = { $count } more { $count ->
        [one] fault
       *[other] faults
    } of this file { $count ->
        [one] is
       *[other] are
    } not shown
    .help = mend the first ones and check again
sign = { $none ->
        [yes] { NAME($right) } is missing here
       *[no] { $gone ->
            [yes] { NAME($found) } does not belong here
           *[no] { NAME($found) } stands where { NAME($right) } belongs
        }
    }
    .help = { $gone ->
        [yes] take it away
       *[no] { $sign ->
            [comment] a line that only people read begins with `#`
            [dash] each element of a list begins with `- `
            [colon] between a key and its value stands `: `
            [block] a text of several lines stands below `|`
            [comma] entries in braces and brackets have a comma between them
           *[other] write an ordinary space
        }
    }
