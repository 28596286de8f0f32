### What is printed around findings.

severity = { $severity ->
        [error] error
        [warning] warning
       *[hint] hint
    }
# Stands before a colon, with the space that French has there.
help = help
# Between lines that belong below one another, where they are said in one.
below = and below it
see = see
# How many there are of a severity.
count = { $count } { $count ->
        [one] { $severity }
       *[other] { $severity }s
    }
files = { $count } { $count ->
        [one] file
       *[other] files
    }
# What a screen reader is told of where a finding stands.
at = in { $file }, line { $line }, column { $column }
code = Code
# How many findings are not printed, and how they are.
left = and { $count } { $count ->
        [one] more finding
       *[other] more findings
    }: `validate --format lines` prints all
clean = no faults in { $files }{ WITH(JOIN($inside, with: ", "), before: " (", after: ")") }
# Nothing was looked at, as no file is another than at a revision.
unchanged = nothing to check: no file is another than at `{ $revision }`
# Findings that a baseline knows, and how many of those that it knows are gone.
known = { $count } { $count ->
        [one] finding is
       *[other] findings are
    } known already and not told
gone = { $count } { $count ->
        [one] known finding is
       *[other] known findings are
    } gone: write `{ $file }` anew with `--write-baseline`
written = { $count } { $count ->
        [one] finding
       *[other] findings
    } written to `{ $file }` as known
# `2 errors and 1 warning in 3 of 4 files`.
found = { AND($counts) } in { $faulty } of { $files }
games = { $count } { $count ->
        [one] game
       *[other] games
    }
cards = { $count } { $count ->
        [one] card
       *[other] cards
    }
scenarios = { $count } { $count ->
        [one] scenario
       *[other] scenarios
    }
no-cards = no cards, as its files hold none
