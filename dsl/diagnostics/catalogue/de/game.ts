import type { gameMessages as english } from '../en/game.ts';
import type { Translated } from '../index.ts';
import { quote, withAdd } from '../message.ts';
import { all, didYouMean, either, meantOf } from './message.ts';

/** `genau 4`, `mindestens 40`, `40 bis 55`. */
const needed = (from: number, to: number | undefined): string =>
  to === undefined
    ? `mindestens ${from}`
    : from === to
      ? `genau ${from}`
      : from === 0
        ? `höchstens ${to}`
        : `${from} bis ${to}`;

/** A phrase by language. */
const orders: Readonly<Record<string, string>> = {
  en: 'draw {cards}',
  fr: 'piochez {cards}',
  de: 'ziehe {cards}',
};
/** What an irregular verb declares, by language. */
const forms: Readonly<Record<string, string>> = {
  fr: 'neben der Wendung `forms: { fr: [Infinitiv, 3. Person Singular, 3. Person Plural, Partizip] }` ergänzen, etwa `[faire, fait, font, fait]`',
  de: 'neben der Wendung `forms: { de: [Infinitiv, Partizip] }` ergänzen, etwa `[werfen, geworfen]`, und als Drittes die Form zu `er`, wo sie sich nicht aus der Befehlsform ergibt',
};
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);

/** Messages of the `game` layer in German. */
export const gameMessages: Translated<typeof english> = {
  'game/unknown-game': (p) => ({
    message: `das Spiel ${quote(p.game)} gibt es nicht`,
    help: p.near.length > 0 ? didYouMean(p.near) : 'ein Spiel ist ein Ordner mit einer Datei `game.yaml`',
  }),
  'game/printed-number': (p) => ({
    message: p.printed
      ? `der Text sagt ${quote(p.printed)}, und der Effekt ${p.effect.length > 0 ? `sagt ${either(p.effect.map(quote))}` : 'hat keine solche Zahl'}`
      : `der Effekt sagt ${either(p.effect.map(quote))}, und der Text hat keine solche Zahl`,
    help: 'es geschieht, was der Effekt sagt: ändern, was von beiden falsch ist',
  }),
  'game/printed-verb': (p) => ({
    message: p.printed
      ? `der Text sagt ${quote(p.printed)}, und der Effekt ${p.effect.length > 0 ? `sagt ${either(p.effect.map(quote))}` : 'tut nichts dergleichen'}`
      : `der Effekt sagt ${either(p.effect.map(quote))}, und der Text hat kein solches Wort`,
    help: 'es geschieht, was der Effekt sagt: ändern, was von beiden falsch ist',
  }),
  'game/printed-condition': (p) => ({
    message: p.printed
      ? `der Text sagt ${quote(p.printed)}, und der Effekt ${p.effect.length > 0 ? `sagt ${either(p.effect.map(quote))}` : 'nicht'}`
      : `der Effekt sagt ${either(p.effect.map(quote))}, und der Text nicht`,
    help: 'es geschieht, was der Effekt sagt: ändern, was von beiden falsch ist',
  }),
  'game/empty-bounds': (p) => ({
    message: `von ${p.from} bis ${p.to} gibt es keine Zahl`,
    help: 'die kleinere zuerst schreiben',
  }),
  'game/unused': (p) => ({
    message: `nichts in diesem Spiel benutzt ${p.what}`,
    help: 'streichen, oder einen Text suchen, der es meint und etwas anderes sagt',
  }),
  'game/no-flow': () => ({
    message: 'dieses Spiel hat keinen Ablauf, also würde nie etwas geschehen',
    help: '`flow` mit einem Zyklus wie `round` und dessen `steps` ergänzen',
  }),
  'game/unknown': (p) => ({
    message: `${quote(p.word)} ist in diesem Spiel ${p.what}`,
    help:
      meantOf(p.near, p.all) ?? (p.all.length > 0 ? `es gibt ${either(p.all.map(quote), 12)}` : undefined),
  }),
  'game/duplicate': (p) => ({
    message: `es gibt ${p.what} ${quote(p.id)}`,
    help: p.card
      ? `einer davon eine andere Kennung geben; um eine vorhandene Karte zu ändern, eine Variante mit ${quote(`set: { cards/${p.id}/...: ... }`)} schreiben`
      : 'einmal eine andere Kennung wählen',
  }),
  'game/clash': (p) => ({
    message: `das Wort ${quote(p.word)} hat in diesem Spiel schon eine Bedeutung: ${p.other}`,
    help: 'einen anderen Namen wählen, damit jeder Text nur auf eine Weise zu lesen ist',
  }),
  'game/changes-text': (p) => ({
    message: `ein Text des Spiels enthält ${quote(p.word)} und meint etwas anderes`,
    help: 'einen anderen Namen wählen: was zu einem Spiel hinzukommt, ändert keinen seiner Texte',
  }),
  'game/also': (p) => ({
    message: `das Wort ${quote(p.word)} hat in diesem Spiel schon eine Bedeutung (${p.other}) und führt deshalb zu keinem anderen`,
    help: 'es herausnehmen: unter `also` stehen Wörter, die das Spiel nicht hat',
  }),
  'game/reserved': (p) => ({
    message: `${quote(p.word)} ist ein Wort der Sprache selbst`,
    help: 'einen anderen Namen wählen',
  }),
  'game/article': (p) => ({
    message: `${quote(p.name)} beginnt mit einem Artikel, und den setzen die Texte selbst davor`,
    help: `${quote(p.right)} schreiben`,
  }),
  'game/wild-range': (p) => ({
    message: `das Jokerfeld ${quote(p.field)} sagt nicht, wofür \`any\` stehen kann`,
    help: 'ihm `from` und `to` geben oder den Namen einer Wertemenge als Typ',
  }),
  'game/same-value': (p) => ({
    message: `${quote(p.value)} als ${p.field} steht auch auf ${quote(p.other)}, darf aber nur auf einer Karte stehen`,
  }),
  'game/setting-range': (p) => ({
    message: `die Einstellung ${quote(p.setting)} geht ${[
      p.from === undefined ? [] : `von ${p.from}${p.to === undefined ? ' an' : ''}`,
      p.to === undefined ? [] : `bis ${p.to}`,
    ]
      .flat()
      .join(' ')}, und ${quote(p.key)} ist ${p.value}`,
    help: 'diese Zahl ändern oder `from` und `to` der Einstellung',
  }),
  'game/count': (p) => ({
    message: `es gibt ${cards(p.found)} ${quote(p.noun)}, und laut Deck sind es ${p.wanted}`,
    help: `diese Zahl ändern, in einer Variante mit ${quote(`set: { deck/counts/${p.noun}: ${p.found} }`)}, oder die Karten und ihre \`copies\``,
  }),
  'game/deck-size': (p) => ({
    message: `im Deck ${quote(p.deck)} ${p.found === 1 ? 'passt' : 'passen'} ${cards(p.found)} zu ${quote(p.phrase)}, gebraucht werden ${needed(p.from, p.to)}`,
    help:
      (p.found < p.from
        ? `noch ${p.from - p.found} davon hinzufügen`
        : `${p.found - p.to!} davon herausnehmen`) + (p.such.length > 0 ? `, etwa ${either(p.such)}` : ''),
  }),
  'game/deck-copies': (p) => ({
    message: `das Deck ${quote(p.deck)} enthält ${p.found} Exemplare von ${quote(p.card)}, erlaubt ${p.most === 1 ? 'ist' : 'sind'} höchstens ${p.most}`,
    help: 'stattdessen andere Karten nehmen',
  }),
  'game/deck-unprinted': (p) => ({
    message: `${quote(p.phrase)} lässt sich nicht an dem erkennen, was auf einer Karte steht`,
    help: 'eine Deckregel fragt nach Kartenarten und ihren Feldern, wie in `a card where level is 1`',
  }),
  'game/deck-seats': (p) => ({
    message: `es gibt ${p.decks} Decks für ${p.seats} ${p.seats === 1 ? 'Platz' : 'Plätze'}`,
    help: 'für jeden Platz ein Deck nennen, in der Reihenfolge der Plätze',
  }),
  'game/placeholder': (p) => ({
    message: `${quote(`{${p.name}}`)} steht hier für nichts`,
    help:
      p.known.length > 0
        ? `\`each\` liefert ${either(p.known.map((each) => quote(`{${each}}`)))}`
        : 'unter `each` angeben, wofür es steht',
  }),
  'game/same-each': (p) => ({
    message: `mehrere dieser Karten würden ${quote(p.id)} heißen`,
    help: 'für jeden Schlüssel von `each` einen Platzhalter wie `{colour}` in die Kennung setzen',
  }),
  'game/phrase-slot': (p) => ({
    message: `${quote(`{${p.slot}}`)} in der Wendung für ${quote(p.language)} ist kein Parameter dieses Verbs`,
    help: p.takes.length > 0 ? `möglich: ${either(p.takes.map(quote))}` : 'es nimmt nichts',
  }),
  'game/phrase-lacks': (p) => ({
    message: `in der Wendung für ${quote(p.language)} fehlt ${quote(`{${p.slot}}`)}`,
    help: 'jeder Parameter hat in der Wendung jeder Sprache seine Stelle',
  }),
  'game/phrase-order': (p) => ({
    message: `die Wendung für ${quote(p.language)} beginnt mit ${quote(`{${p.slot}}`)} statt mit dem Verb in der Befehlsform`,
    help: `mit der Befehlsform beginnen, wie in ${quote(orders[p.language] ?? orders.en)}`,
  }),
  'game/verb-words': (p) => ({
    message: `${quote(p.verb)} hat mehrere Wörter, und der Name eines Verbs ist ein Wort`,
    help: `es ${quote(p.right)} nennen; mit \`phrase\` drucken Karten, was man möchte`,
  }),
  'game/verb-forms': (p) => ({
    message: `die anderen Formen des Verbs lassen sich nicht aus ${quote(p.order)} ableiten`,
    help: forms[p.language],
  }),
  'game/step': () => ({
    message: 'ein Schritt sagt entweder, was geschieht, oder wer bis wann am Zug ist',
    help: '`do` schreiben, oder `turns from`, `until` und `actions`',
  }),
  'game/idle-key': (p) => ({
    message: `${quote(p.key)} hat keine Wirkung ${p.where}`,
    help: 'weglassen',
  }),
  'game/pile-name': (p) => ({
    message: `die Stapel von ${quote(p.zone)} haben keinen Namen`,
    help: '`pile` mit Einzahl und Mehrzahl ergänzen, etwa `pile: [heap, heaps]`',
  }),
  'game/circular': (p) => ({
    message: `${quote(p.noun)} wird durch sich selbst erklärt`,
    help: 'mit anderen Wörtern des Spiels sagen, was es ist, bis hinunter zu Kartenarten und Zonen',
  }),
  'game/idle-window': (p) => ({
    message: `im Fenster ${quote(p.window)} kann niemand etwas tun, also würde nie jemand darin reagieren`,
    help: '`actions` oder `abilities: true` ergänzen',
  }),
  'game/hidden': (p) => ({
    message: `wer im Fenster ${quote(p.window)} gefragt wird, hängt von Karten ab, die nicht alle sehen, und schon die Frage würde sie verraten`,
    help: 'nach Öffentlichem fragen, etwa `all players with a card in their hand`; wer nicht reagieren kann, passt',
  }),
  'game/badge': (p) => ({
    message:
      p.given.length === 0
        ? 'dieses Abzeichen sagt nicht, was es zeigt'
        : `dieses Abzeichen sagt auf ${p.given.length} Arten, was es zeigt: ${all(p.given.map(quote))}`,
    help: 'genau eins von `is`, `if` und `needs` schreiben',
  }),
  'game/badge-hidden': (p) => ({
    message: `das Abzeichen ${quote(p.badge)} hängt von Karten ab, die der Betrachter vielleicht nicht sehen darf, und würde sie verraten`,
    help: 'nach dem fragen, was alle sehen, etwa wie viele Karten eine Hand enthält, oder nach `your hand`',
  }),
  'game/tells': (p) => ({
    message: `was hier geschieht, verrät, was ${quote(p.card)} ist, und diese Karte sehen nicht alle`,
    help: 'die Karte vorher zeigen (`reveal ...`) oder es dem Spieler überlassen (`you may ...`)',
  }),
  'game/unseen-choice': (p) => ({
    message: `von den Karten in ${quote(p.zone)} sind nur manche wählbar, weil sie sind, was sie sind, und wer wählt, sieht sie nicht: die Auswahl würde es verraten`,
    help: 'die Karten vorher zeigen (`look at ...`, `reveal ...`), oder alle anbieten und danach fragen, welche gewählt wurde',
  }),
  'game/gives-away': (p) => ({
    message: `${quote(p.words)} hängt von Karten ab, die nicht alle sehen, und würde sie verraten`,
    help: 'nach dem fragen, was alle sehen, etwa wie viele Karten eine Hand enthält',
  }),
  'game/feeds-itself': (p) => ({
    message:
      p.events.length === 1
        ? `das löst sich endlos selbst aus: Es wartet auf ${quote(p.events[0])} und tut dasselbe wieder`
        : `diese lösen einander endlos aus: ${p.events.map(quote).join(', dann ')} und so weiter`,
    help: 'jemanden mit `may` wählen lassen, oder eine Bedingung oder eine Begrenzung wie `once per turn` ergänzen',
  }),
  'game/never-happens': (p) =>
    'verb' in p && p.over
      ? {
          message: `${quote(p.verb)} ist schon geschehen, wenn dieser Text ausgeführt wird, also wartet dies erst auf das nächste Mal`,
          help: 'für dieses Mal hier sagen, was geschieht, ohne `when`',
        }
      : {
          message:
            'verb' in p
              ? `nichts in diesem Spiel führt je ${quote(p.verb)} aus, also trifft dies nie zu`
              : `nichts in diesem Spiel löst je den Wurf ${quote(p.roll)} aus, also trifft dies nie zu`,
          help: 'weglassen, oder eine Karte oder einen Schritt dafür sorgen lassen',
        },
  'game/never-done': (p) => ({
    message: `diese Regel verbietet ${quote(p.verb)} allen und jederzeit, also geschieht es in diesem Spiel nie`,
    help: 'sagen, für wen, was oder wann sie gilt (`while ...`), oder sie lassen, wenn das gewollt ist',
  }),
  'game/too-many': (p) => ({
    message: `daraus würden ${p.count} Karten, und ein \`each\` ergibt höchstens ${p.most}`,
    help: 'Werte weglassen oder mehrere Karten schreiben',
  }),
  'game/function': (p) => ({
    message:
      p.given.length === 0
        ? 'diese Funktion sagt nicht, was sie ist'
        : `diese Funktion sagt auf ${p.given.length} Arten, was sie ist: ${all(p.given.map(quote))}`,
    help: 'genau eins von `is`, `sum`, `cases` und `if` schreiben',
  }),
  'game/values': (p) => ({
    message: `${quote(p.values)} hat ${p.count} Werte, und für Listen und Tabellen sind höchstens ${p.most} möglich`,
    help: 'Werte weglassen oder jeder Karte nur einen einzigen geben',
  }),
  'game/rowless': (p) => ({
    message: `die Tabelle ${quote(p.table)} ist vollständig und hat keine Zeile für ${all(p.values.map(quote))}`,
    help: 'jedem eine Zeile geben, notfalls eine leere: `[]`; oder `complete` weglassen',
  }),
  'game/cell': (p) => ({
    message: `${quote(p.cell)} ist keine Zelle von ${quote(p.zone)}`,
    help: `die Zellen gehen von \`A1\` bis ${quote(p.last)}: ein Buchstabe für die Spalte, dann die Nummer der Reihe`,
  }),
  'game/cells': (p) => ({
    message: `${quote(p.name)} nennt ${p.found} ${p.found === 1 ? 'Zelle' : 'Zellen'}, gebraucht werden ${p.wanted}`,
    help: 'für jeden möglichen Spieler eine nennen',
  }),
  'game/overlap': (p) => ({
    message: `${quote(p.first)} und ${quote(p.second)} von ${quote(p.card)} haben ${quote(p.shared)} gemeinsam`,
    help: 'einen der Bereiche ändern, damit jede Zahl genau ein Ergebnis hat',
  }),
  'game/empty-range': (p) => ({
    message: `in ${quote(p.range)} liegt keine Zahl`,
    help: `die kleinere Zahl steht vorn: ${quote(p.right)}`,
  }),
  'game/exact-range': (p) => ({
    message: `${quote(p.number)} ist nur diese Zahl, und die meisten anderen sind offen, wie ${quote(p.other)}`,
    help: `${quote(p.right)} schreiben, oder ${quote(`${p.number}..${p.number}`)}, wenn es so gemeint ist`,
  }),
  'game/out-of-reach': (p) => ({
    message: `${quote(p.range)} ist unerreichbar: Die Würfel von ${quote(p.roll)} zeigen ${p.least} bis ${p.most}`,
    help: p.changed
      ? `das gelingt nur, wenn etwas den Wurf um mindestens ${Math.abs(p.lacks)} ${p.lacks > 0 ? 'erhöht' : 'verringert'}`
      : 'nichts in diesem Spiel ändert einen solchen Wurf, also kommt es nie dazu',
  }),
  'game/fits-nothing': (p) => ({
    message: `zu ${quote(p.phrase)} kann nie etwas passen`,
    help: p.fails
      ? `${quote(p.field)} verlangt eine Karte der Art ${either(p.kinds.map(quote))}, und in diesem Spiel erfüllt keine davon ${quote(p.fails)}`
      : `${quote(p.field)} verlangt eine Karte der Art ${either(p.kinds.map(quote))} und nie eine andere`,
  }),
  'game/one-cycle': () => ({
    message: 'der Ablauf eines Spiels hat genau einen Zyklus, etwa `round`',
  }),
  'game/no-cards': () => ({
    message: 'dieses Spiel hat keine Karten',
    help: 'Dateien mit Listen von Karten neben `game.yaml` legen',
  }),
  'game/no-start': (p) => ({
    message: `für Karten der Art ${quote(p.kind)} gibt es keinen Anfangsort`,
    help: 'bei der Kartenart `starts` und eine Zone des Tisches angeben',
  }),
  'game/not-taken': (p) => ({
    message: `die Zone ${quote(p.zone)} nimmt keine Karten der Art ${quote(p.kind)} auf`,
  }),
  'game/path': (p) => ({
    message: `${quote(p.path)} führt ins Leere: ${quote(p.missing)} gibt es nicht`,
    help: withAdd(
      p.addable ? 'was noch nicht da ist, kommt unter `add`' : undefined,
      meantOf(p.near, p.all),
      p.all.length > 0 ? `es gibt ${either(p.all.map(quote), 12)}` : undefined,
    ),
  }),
  'game/path-taken': (p) => ({
    message: `unter ${quote(p.path)} steht schon etwas`,
    help: 'zum Ändern `set` oder `replace` verwenden',
  }),
  'game/conflict': (p) => ({
    message: `${quote(p.path)} wird auch von ${quote(p.other)} geändert`,
    help: 'zwei Varianten, die denselben Teil ändern, lassen sich nicht zusammen spielen',
  }),
  'game/order': (p) => ({
    message: `${quote(p.path)} steht in einer Liste, zu der auch ${quote(p.other)} etwas hinzufügt, und nichts sagt, was zuerst kommt`,
    help: 'mit einer der beiden Varianten spielen oder eine schreiben, die beides in seiner Reihenfolge hinzufügt',
  }),
  'game/untranslated': (p) => ({
    message: `${quote(p.name)}${p.more > 0 ? ` und ${p.more === 1 ? 'ein weiterer Name' : `${p.more} weitere Namen`} dieser Datei` : ''} ${p.more > 0 ? 'sind' : 'ist'} nicht in jeder Sprache da: ${all(p.missing.map(quote))} ${p.missing.length === 1 ? 'fehlt' : 'fehlen'}`,
    help: 'stattdessen wird Englisch gezeigt; `name: { en: ..., fr: ..., de: ... }` schreiben',
  }),
  'game/moved': (p) => ({
    message:
      p.was !== undefined && p.now !== undefined
        ? `${quote(p.path)} war ${quote(p.was)}, als diese Variante geschrieben wurde, und ist im Spiel jetzt ${quote(p.now)}`
        : `${quote(p.path)} hat sich im Spiel geändert, seit diese Variante geschrieben wurde`,
    help: 'prüfen, ob die Variante noch bedeutet, was sie soll; `cardwright diff --record` mit ihrer Datei hält dann fest, was jetzt da steht',
  }),
  'game/other-game': (p) => ({
    message: `das ist für das Spiel ${quote(p.found)}, und hier wird ${quote(p.wanted)} gespielt`,
  }),
  'game/nothing-to-add': (p) => ({
    message: `${quote(p.file)} ist weder eine Variante noch eine Datei mit Karten`,
    help: 'eine Variante beginnt mit `variant`, eine Datei mit Karten ist eine Liste mit `kind` und `id`',
  }),
  'game/which': (p) => ({
    message: 'es ist nicht zu erkennen, zu welchem Spiel diese Datei gehört',
    help: `sie in den Ordner eines Spiels legen oder \`--game ${p.known[0] ?? 'ID'}\` angeben`,
  }),
  'game/no-file': (p) => ({
    message: `die Datei ${quote(p.file)} gibt es nicht`,
    help: didYouMean(p.near),
  }),
};
