version = `{ $version }` n'est pas une version
    .help = une version a trois nombres séparés par des points, par exemple `1.0.0`
range = `{ $range }` n'est pas une plage de versions
    .help = écrivez par exemple `^1.2.0` (à partir de 1.2.0, avant 2.0.0), `>=1.2.0 <1.5.0` ou `*`
missing = `{ $by }` a besoin du pack `{ $pack }` ({ $range }), et ce pack n'est pas là
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] mettez son dossier dans `packs`, ou nommez-le avec `--with`
    }
other-version = `{ $by }` a besoin de `{ $pack }` { $range }, et { HAS($found) ->
        [yes] on trouve la version { $found }
       *[no] ce qui est là n'a pas de version
    }
    .help = { HAS($found) ->
        [yes] procurez-vous une version qui convient, ou changez la plage si celle-ci convient aussi
       *[no] un `pack.yaml` à côté de son fichier de jeu dit sa version
    }
no-base = il n'y a ni jeu, ni variante, ni pack `{ $base }` que ceci pourrait étendre
    .help = { HAS($near) ->
        [yes] { did-you-mean }
       *[no] mettez son fichier à côté de celui-ci, dans un dossier au-dessus ou dans `packs`, ou nommez-le avec `--with`
    }
circular = ces packs ou variantes ont besoin les uns des autres ou s'étendent en rond : { JOIN(MARKED($packs), with: ", puis ") }, et ainsi de suite
    .help = mettez ce dont ils ont besoin tous les deux dans un pack ou une variante à part
empty = il n'y a ni cartes ni variantes dans le pack `{ $pack }`
    .help = ses fichiers se trouvent dans le dossier de son `pack.yaml` et en dessous
