import type { Translated } from '../index.ts';
import { quote } from '../message.ts';
import type { yamlMessages as english } from '../en/yaml.ts';

/** Messages of the `yaml` layer in German. */
export const yamlMessages: Translated<typeof english> = {
  'yaml/unreadable': (d) => ({
    message: `diese Datei ist nicht lesbar: ${d.reason}`,
    help: 'den Namen prüfen und wer sie lesen darf',
  }),
  'yaml/too-large': (d) => ({
    message: `diese Datei ist größer als ${d.limit}`,
    help: 'sie auf mehrere Dateien aufteilen',
  }),
  'yaml/not-text': (d) => ({
    message: `diese Datei ist kein reiner Text: sie enthält das Zeichen ${d.character}`,
    help: 'sie als Text in UTF-8 speichern, mit den Zeilenenden, die der Editor macht',
  }),
  'yaml/control-character': (d) => ({
    message: `dieser Text enthält das Steuerzeichen ${d.character}, das einen Bildschirm steuert und nichts druckt`,
    help: 'es löschen; eine neue Zeile in einem Text ist `\\n` oder eine eigene Zeile in einem Block nach `|`',
  }),
  'yaml/too-deep': (d) => ({
    message: `das ist mehr als ${d.limit} Ebenen tief verschachtelt`,
    help: 'keine Spieldatei braucht das: nach endlosen Klammern oder Strichen suchen',
  }),
  'yaml/empty': () => ({
    message: 'diese Datei ist leer',
    help: 'etwas hineinschreiben oder sie löschen',
  }),
  'yaml/alias': (d) => ({
    message: `Anker und Verweise wie ${quote(d.word)} sind nicht zugelassen`,
    help: 'den Wert dort ausschreiben, wo er gebraucht wird; Text, der mit `&` oder `*` beginnt, gehört in Anführungszeichen',
  }),
  'yaml/merge-key': () => ({
    message: 'der Schlüssel `<<` zum Zusammenführen ist nicht zugelassen',
    help: 'die Einträge dort ausschreiben, wo sie gebraucht werden',
  }),
  'yaml/tag': (d) => ({
    message: `Typangaben wie ${quote(d.word)} sind nicht zugelassen`,
    help: 'die Typangabe weglassen; Text, der mit `!` beginnt, gehört in Anführungszeichen',
  }),
  'yaml/directive': (d) => ({
    message: `Direktiven wie ${quote(d.word)} sind nicht zugelassen`,
    help: 'die Zeile weglassen',
  }),
  'yaml/several-documents': () => ({
    message: 'hier beginnt ein zweites Dokument, und eine Datei enthält nur eins',
    help: 'was hinter `---` folgt, in eine eigene Datei setzen',
  }),
  'yaml/tab': () => ({
    message: 'diese Zeile ist mit einem Tabulator eingerückt',
    help: 'mit Leerzeichen einrücken',
  }),
  'yaml/unclosed': (d) => ({
    message: `${quote(d.open)} wird hier geöffnet und nicht geschlossen`,
    help: `das fehlende ${quote(d.close)} ergänzen`,
  }),
  'yaml/unopened': (d) => ({
    message: `${quote(d.close)} schließt nichts`,
    help: 'es löschen oder die öffnende Klammer ergänzen; Text, der mit einer Klammer beginnt, gehört in Anführungszeichen',
  }),
  'yaml/colon-in-text': () => ({
    message: 'dieser Text enthält einen Doppelpunkt, den YAML als Schlüssel und Wert liest',
    help: 'den Text in einen Block hinter `|` schreiben oder statt des Doppelpunkts ein Komma setzen',
  }),
  'yaml/hash-in-text': () => ({
    message: 'was hinter ` #` folgt, ist ein Kommentar und gehört nicht zu diesem Text',
    help: 'den Kommentar in eine eigene Zeile setzen oder den Text in Anführungszeichen oder in einen Block hinter `|`',
  }),
  'yaml/indentation': () => ({
    message: 'die Einrückung dieser Zeile passt zu keiner Zeile darüber',
    help: 'sie an den Einträgen ausrichten, zu denen sie gehört; mehrere Zeilen Text gehören in einen Block hinter `|`',
  }),
  'yaml/no-colon': (d) => ({
    message: `${quote(d.text)} ist kein Eintrag, erwartet: ein Schlüssel, ein Doppelpunkt und ein Leerzeichen`,
    help: '`Schlüssel: Wert` schreiben; Text, der die Zeile darüber fortsetzt, ist tiefer eingerückt als sein Schlüssel',
  }),
  'yaml/key-not-text': () => ({
    message: 'eine Liste oder eine Zuordnung kann kein Schlüssel sein',
    help: 'Schlüssel sind Wörter, Zahlen oder Text in Anführungszeichen',
  }),
  'yaml/no-key': () => ({
    message: 'vor diesem Doppelpunkt steht kein Schlüssel',
    help: '`Schlüssel: Wert` schreiben',
  }),
  'yaml/long-key': () => ({
    message: 'dieser Schlüssel ist länger als 1024 Zeichen',
    help: 'ihn kürzen; langer Text gehört hinter einen Schlüssel',
  }),
  'yaml/reserved-key': (d) => ({
    message: `${quote(d.key)} kann nicht als Schlüssel verwendet werden`,
    help: 'ein anderes Wort wählen',
  }),
  'yaml/duplicate-key': (d) => ({
    message: `${quote(d.key)} steht zweimal in dieser Zuordnung`,
    help: 'eins von beiden löschen oder umbenennen',
  }),
  'yaml/bad-start': (d) => ({
    message: `Text ohne Anführungszeichen kann nicht mit ${d.character === '`' ? 'einem Gravis' : quote(d.character)} beginnen`,
    help: 'den Text in Anführungszeichen setzen',
  }),
  'yaml/escape': (d) => ({
    message: `die Zeichenfolge ${quote(d.escape)} hat keine Bedeutung`,
    help: 'für einen umgekehrten Schrägstrich `\\\\` schreiben oder einfache Anführungszeichen nehmen',
  }),
  'yaml/after-quote': () => ({
    message: 'dies folgt auf ein schließendes Anführungszeichen',
    help: 'den ganzen Text in Anführungszeichen setzen; innerhalb von doppelten `\\"` schreiben, innerhalb von einfachen das Anführungszeichen verdoppeln',
  }),
  'yaml/separator': () => ({
    message: 'die Einträge in diesen Klammern sind nicht durch je ein Komma getrennt',
    help: 'zwischen zwei Einträge genau ein Komma setzen; Text, der ein Komma enthält, gehört in Anführungszeichen',
  }),
  'yaml/block-header': () => ({
    message: 'dies steht in derselben Zeile hinter dem Zeichen eines Blocks',
    help: 'den Text in der Zeile darunter beginnen',
  }),
  'yaml/number': (d) => ({
    message: `${quote(d.text)} ist keine Zahl, mit der sich rechnen lässt`,
    help: 'Zahlen liegen zwischen -9007199254740991 und 9007199254740991; Text gehört in Anführungszeichen',
  }),
  'yaml/unexpected': (d) => ({
    message: `${quote(d.text)} wurde hier nicht erwartet`,
    help: 'die Einrückung mit den Zeilen darüber vergleichen; Text mit Sonderzeichen gehört in Anführungszeichen',
  }),
  'yaml/more': (d) => ({
    message: `${d.count} ${d.count === 1 ? 'weiterer' : 'weitere'} Fehler dieser Datei ${d.count === 1 ? 'wird' : 'werden'} nicht gezeigt`,
    help: 'die ersten beheben und noch einmal prüfen',
  }),
};
