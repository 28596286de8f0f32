version = `{ $version }` is no version
    .help = a version has three numbers with dots between them, such as `1.0.0`
range = `{ $range }` is no range of versions
    .help = write for instance `^1.2.0` (1.2.0 and later, before 2.0.0), `>=1.2.0 <1.5.0` or `*`
missing = `{ $by }` needs the pack `{ $pack }` ({ $range }), and it is not there
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] put its folder into `packs`, or name it with `--with`
    }
other-version = { HAS($found) ->
        [yes] `{ $by }` needs `{ $pack }` { $range }, and { $found } is there
       *[no] `{ $by }` needs `{ $pack }` { $range }, and what is there has no version
    }
    .help = { HAS($found) ->
        [yes] get a version that fits, or change the range where this one works as well
       *[no] a `pack.yaml` beside its game file says its version
    }
no-base = there is no game, variant or pack `{ $base }` that this could extend
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] put its file beside this one, into a folder above it or into `packs`, or name it with `--with`
    }
circular = these packs or variants need or extend each other in a circle: { JOIN(MARKED($packs), with: ", then ") }, and so on
    .help = take what both need into a pack or variant of its own
empty = there are no cards and no variants in the pack `{ $pack }`
    .help = its files lie in the folder of its `pack.yaml` and below
