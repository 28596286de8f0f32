### Parts of other texts: what is near to a word, and how a list goes on.

# More than `most` words joined by *or*.
or-others = { $shown } or one of { $count } others
# More than `most` words joined by *and*.
and-others = { $shown } and { $count } { $count ->
        [one] other
       *[other] others
    }
did-you-mean = did you mean { OR(MARKED($near)) }?
# The nearest words, and all there are where they are few.
meant = did you mean { OR(MARKED($near)) }?{ FEW($all, $near) ->
        [yes] {" "}there is { OR(MARKED($all), most: 12) }
       *[no] {""}
    }
