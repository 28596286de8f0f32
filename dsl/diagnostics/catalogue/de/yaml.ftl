unreadable = diese Datei ist nicht lesbar: { $reason }
    .help = den Namen prüfen und wer sie lesen darf
too-large = diese Datei ist größer als { $limit }
    .help = sie auf mehrere Dateien aufteilen
not-text = diese Datei ist kein reiner Text: sie enthält das Zeichen { $character }
    .help = sie als Text in UTF-8 speichern, mit den Zeilenenden, die der Editor macht
control-character = dieser Text enthält das Steuerzeichen { $character }, das einen Bildschirm steuert und nichts druckt
    .help = es löschen; eine neue Zeile in einem Text ist `\n` oder eine eigene Zeile in einem Block nach `|`
too-deep = das ist mehr als { $limit } Ebenen tief verschachtelt
    .help = keine Spieldatei braucht das: nach endlosen Klammern oder Strichen suchen
empty = diese Datei ist leer
    .help = etwas hineinschreiben oder sie löschen
alias = Anker und Verweise wie `{ $word }` sind nicht zugelassen
    .help = den Wert dort ausschreiben, wo er gebraucht wird; Text, der mit `&` oder `*` beginnt, gehört in Anführungszeichen
merge-key = der Schlüssel `<<` zum Zusammenführen ist nicht zugelassen
    .help = die Einträge dort ausschreiben, wo sie gebraucht werden
tag = Typangaben wie `{ $word }` sind nicht zugelassen
    .help = die Typangabe weglassen; Text, der mit `!` beginnt, gehört in Anführungszeichen
directive = Direktiven wie `{ $word }` sind nicht zugelassen
    .help = die Zeile weglassen
several-documents = hier beginnt ein zweites Dokument, und eine Datei enthält nur eins
    .help = was hinter `---` folgt, in eine eigene Datei setzen
tab = diese Zeile ist mit einem Tabulator eingerückt
    .help = mit Leerzeichen einrücken
unclosed = `{ $open }` wird hier geöffnet und nicht geschlossen
    .help = das fehlende `{ $close }` ergänzen
unopened = `{ $close }` schließt nichts
    .help = es löschen oder die öffnende Klammer ergänzen; Text, der mit einer Klammer beginnt, gehört in Anführungszeichen
colon-in-text = dieser Text enthält einen Doppelpunkt, den YAML als Schlüssel und Wert liest
    .help = { $flow ->
        [yes] den Text in Anführungszeichen setzen
       *[no] den Text in einen Block hinter `|` schreiben oder statt des Doppelpunkts ein Komma setzen
    }
hash-in-text = was hinter ` #` folgt, ist ein Kommentar und gehört nicht zu diesem Text
    .help = den Kommentar in eine eigene Zeile setzen oder den Text in Anführungszeichen oder in einen Block hinter `|`
typographic-quotes = um `{ $written }` stehen typografische Anführungszeichen, die YAML für einen Teil des Textes hält
    .help = `{ $quoted }` schreiben
indentation = die Einrückung dieser Zeile passt zu keiner Zeile darüber
    .help = sie an den Einträgen ausrichten, zu denen sie gehört; mehrere Zeilen Text gehören in einen Block hinter `|`
no-colon = `{ $text }` ist kein Eintrag, erwartet: ein Schlüssel, ein Doppelpunkt und ein Leerzeichen
    .help = `Schlüssel: Wert` schreiben; Text, der die Zeile darüber fortsetzt, ist tiefer eingerückt als sein Schlüssel
key-not-text = eine Liste oder eine Zuordnung kann kein Schlüssel sein
    .help = Schlüssel sind Wörter, Zahlen oder Text in Anführungszeichen
no-key = vor diesem Doppelpunkt steht kein Schlüssel
    .help = `Schlüssel: Wert` schreiben
long-key = dieser Schlüssel ist länger als 1024 Zeichen
    .help = ihn kürzen; langer Text gehört hinter einen Schlüssel
reserved-key = `{ $key }` kann nicht als Schlüssel verwendet werden
    .help = ein anderes Wort wählen
duplicate-key = `{ $key }` steht zweimal in dieser Zuordnung
    .help = eins von beiden löschen oder umbenennen
bad-start = Text ohne Anführungszeichen kann nicht mit { COMPARE($character, "`") ->
        [equal] einem Gravis
       *[other] `{ $character }`
    } beginnen
    .help = den Text in Anführungszeichen setzen
escape = die Zeichenfolge `{ $escape }` hat keine Bedeutung
    .help = für einen umgekehrten Schrägstrich `\\` schreiben oder einfache Anführungszeichen nehmen
after-quote = dies folgt auf ein schließendes Anführungszeichen
    .help = den ganzen Text in Anführungszeichen setzen; innerhalb von doppelten `\"` schreiben, innerhalb von einfachen das Anführungszeichen verdoppeln
separator = die Einträge in diesen Klammern sind nicht durch je ein Komma getrennt
    .help = zwischen zwei Einträge genau ein Komma setzen; Text, der ein Komma enthält, gehört in Anführungszeichen
block-header = dies steht in derselben Zeile hinter dem Zeichen eines Blocks
    .help = den Text in der Zeile darunter beginnen
number = `{ $text }` ist keine Zahl, mit der sich rechnen lässt
    .help = Zahlen liegen zwischen -9007199254740991 und 9007199254740991; Text gehört in Anführungszeichen
unexpected = `{ $text }` wurde hier nicht erwartet
    .help = die Einrückung mit den Zeilen darüber vergleichen; Text mit Sonderzeichen gehört in Anführungszeichen
more = { $count } { $count ->
        [one] weiterer
       *[other] weitere
    } Fehler dieser Datei { $count ->
        [one] wird
       *[other] werden
    } nicht gezeigt
    .help = die ersten beheben und noch einmal prüfen
sign = { $none ->
        [yes] hier fehlt { NAME($right) }
       *[no] { $gone ->
            [yes] { NAME($found) } gehört nicht hierher
           *[no] { NAME($found) } steht, wo { NAME($right) } hingehört
        }
    }
    .help = { $gone ->
        [yes] das Zeichen weglassen
       *[no] { $sign ->
            [comment] eine Zeile nur für Menschen beginnt mit `#`
            [dash] jedes Element einer Liste beginnt mit `- `
            [colon] zwischen einem Schlüssel und seinem Wert steht `: `
            [block] ein Text aus mehreren Zeilen steht unter `|`
            [comma] zwischen Einträgen in Klammern steht ein Komma
           *[other] ein gewöhnliches Leerzeichen schreiben
        }
    }
