import type { Translated } from '../index.ts';
import { quote } from '../message.ts';
import type { scenarioMessages as english } from '../en/scenario.ts';
import { all, didYouMean, either } from './message.ts';

const listed = (words: readonly string[], most = 12): string => all(words.map(quote), most);
const orNothing = (words: readonly string[]): string => (words.length > 0 ? listed(words, 40) : 'nichts');
const orNobody = (words: readonly string[]): string => (words.length > 0 ? words.join(', ') : 'niemand');
const times = (count: number): string => (count === 1 ? 'einmal' : `${count}-mal`);
const severities = {
  error: {
    one: 'Fehler',
    the: 'der erwartete Fehler',
    none: 'kein Fehler',
    noneExpected: 'keiner',
    many: 'Fehler',
  },
  warning: {
    one: 'Warnung',
    the: 'die erwartete Warnung',
    none: 'keine Warnung',
    noneExpected: 'keine',
    many: 'Warnungen',
  },
} as const;

/** Messages of the `scenario` layer in German. */
export const scenarioMessages: Translated<typeof english> = {
  // How a scenario is written.
  'scenario/form': (p) => ({
    message: `dies ist ${p.what}`,
    help: 'ein Szenario wird gespielt (`do` und `then`), prüft die Daten (`check`) oder nimmt Stichproben (`sample`)',
  }),
  'scenario/one-expectation': (p) => ({
    message:
      p.found.length > 1
        ? `ein Eintrag erwartet ${listed(p.found)}, und jedes davon braucht einen eigenen`
        : 'dieser Eintrag erwartet nichts',
    help: 'ein Eintrag hat eine Erwartung, dazu kann `proves` stehen',
  }),
  'scenario/wrong-expectation': (p) => ({
    message: `${quote(p.key)} sagt nichts in einem Szenario, das ${p.form}`,
    help: `möglich: ${either(p.allowed.map(quote), 20)}`,
  }),
  'scenario/one-step': (p) => ({
    message: `ein Schritt ist ${listed(p.found)} zugleich`,
    help: 'einen eigenen Schritt aus jedem machen oder in einem für mehrere Plätze antworten',
  }),
  'scenario/no-expectation': () => ({
    message: 'dieses Szenario erwartet nichts, also kann es nichts zeigen',
    help: '`then` mit dem ergänzen, was gelten muss',
  }),
  'scenario/proves-nothing': (p) => ({
    message: `${quote(p.what)} erwartet nichts, was scheitern könnte, und beweist also nichts`,
    help: 'weglassen oder sagen, was gelten muss; `proves` steht neben einem Eintrag von `then` oder neben `refused`',
  }),
  'scenario/unknown': (p) => ({
    message: `${quote(p.word)} ist ${p.what}`,
    help:
      didYouMean(p.near) ??
      (p.card
        ? 'eine Karte aus einer eigenen Datei kommt mit `with: [my-card.yaml]` ins Spiel'
        : p.all.length > 0
          ? `möglich: ${either(p.all.map(quote), 12)}`
          : undefined),
  }),
  'scenario/no-observation': (p) => ({
    message: `${quote(p.key)} braucht etwas, das beobachtet wird`,
    help: '`observe` bei `sample` ergänzen, etwa `observe: the number of players`',
  }),
  'scenario/no-file': (p) => ({
    message: `die Datei ${quote(p.file)} gibt es nicht`,
    help:
      didYouMean(p.near) ??
      'Dateien werden vom obersten Ordner aus angegeben oder vom Ordner des Szenarios aus',
  }),
  'scenario/broken-data': (p) => ({
    message: `die Daten von ${quote(p.game)} haben ${p.errors} Fehler, also kann nichts gespielt werden`,
    help: `der erste: ${p.first}`,
  }),
  'scenario/stopped': (p) => ({
    message: `das Spiel wurde angehalten: ${p.reason}`,
  }),
  // A position that is given.
  'scenario/card-twice': (p) => ({
    message: `die Karte ${quote(p.card)} liegt an zwei Orten`,
    help: 'eine Karte kann nur an einem Ort sein',
  }),
  'scenario/no-copies-left': (p) => ({
    message:
      p.copies === 0
        ? `kein Deck, mit dem gespielt wird, enthält ${quote(p.card)}`
        : `von ${quote(p.card)} gibt es nur ${p.copies} ${p.copies === 1 ? 'Exemplar' : 'Exemplare'}`,
    help:
      p.copies === 0
        ? '`cardwright words mein-spiel --only cards` zählt auf, was in welchem Deck ist'
        : undefined,
  }),
  'scenario/not-taken': (p) => ({
    message: `${quote(p.card)} kann nicht in ${quote(p.zone)} liegen, denn diese Zone nimmt keine Karten der Art ${quote(p.kind)} auf`,
  }),
  'scenario/out-of-range': (p) => ({
    message: `${quote(p.what)} kann nicht ${p.value} sein`,
    help: `möglich ist eine ganze Zahl${p.from === undefined ? '' : ` von ${p.from}${p.to === undefined ? ' an' : ''}`}${p.to === undefined ? '' : ` bis ${p.to}`}`,
  }),
  'scenario/wanted': (p) => ({
    message: `bei ${quote(p.what)} wird gebraucht: ${p.wanted}`,
  }),
  'scenario/no-dice': (p) => ({
    message: `in ${quote(p.game)} wird nicht gewürfelt`,
    help: '`rolls` weglassen',
  }),
  'scenario/no-turns': (p) => ({
    message: `im Schritt ${quote(p.step)} ist niemand am Zug`,
    help: '`turn` weglassen oder bei einem Schritt mit Zügen beginnen',
  }),
  'scenario/whose-turn': (p) => ({
    message: `nichts sagt, wer im Schritt ${quote(p.step)} am Zug ist`,
    help: `${quote(`turn: ${p.seat}`)} ergänzen`,
  }),
  'scenario/given-lost': (p) => ({
    message: p.shuffled
      ? `${quote(p.what)} wird gemischt, bevor jemand wählt, also geht die angegebene Reihenfolge verloren`
      : `${quote(p.what)} wird neu gesetzt, bevor jemand wählt, also geht die Angabe verloren`,
    help: 'weglassen oder bei einem späteren Schritt beginnen',
  }),
  'scenario/no-host': (p) => ({
    message: `${quote(p.card)} kann nicht an ${quote(p.host)} gelegt werden${p.goes === undefined ? '; diese Karte ist nicht im Spiel' : `; möglich ist ${quote(p.goes)}`}`,
    help:
      p.goes === undefined
        ? `${quote(p.host)} dorthin legen, wo Karten im Spiel sind: ${either(p.zones.map(quote), 12)}`
        : 'an eine andere Karte legen oder dieser geben, was sie braucht',
  }),
  'scenario/too-many': (p) => ({
    message: `${quote(p.zone)} fasst ${p.holds} ${p.holds === 1 ? 'Karte' : 'Karten'}, und ${p.found} sind angegeben`,
    help: `höchstens ${p.holds} angeben`,
  }),
  'scenario/rolls-left': (p) => ({
    message: `kein Würfel wird mehr geworfen, der ${all(p.left.map(String))} zeigen könnte`,
    help:
      p.left.length === 1
        ? 'die letzte Zahl von `rolls` weglassen'
        : `die letzten ${p.left.length} Zahlen von \`rolls\` weglassen`,
  }),
  // Steps.
  'scenario/not-asked': (p) => ({
    message: `${p.seat} wird jetzt nichts gefragt`,
    help: p.over
      ? 'das Spiel ist vorbei'
      : `gefragt: ${orNobody(p.asked)}${p.prompt === undefined ? '' : ` (${quote(p.prompt)})`}`,
  }),
  'scenario/illegal': (p) => ({
    message: `${p.seat} kann auf ${quote(p.prompt)} nicht mit ${quote(p.answer)} antworten`,
    help: [
      ...p.why,
      `erlaubt: ${p.least === p.most ? p.least : `${p.least} bis ${p.most}`} von ${orNothing(p.legal)}`,
    ].join('; '),
  }),
  'scenario/not-refused': (p) => ({
    message: `${p.seat} kann mit ${quote(p.answer)} antworten, und das sollte abgelehnt werden`,
  }),
  'scenario/other-question': (p) => ({
    message: `${p.seat} wird ${quote(p.prompt)} gefragt, und ${quote(p.answer)} kann darauf nie die Antwort sein`,
    help: `weglassen oder \`only offered: { ${p.seat}: [${p.offered.slice(0, 12).join(', ')}${p.offered.length > 12 ? ', …' : ''}] }\` sagen`,
  }),
  'scenario/never-came': (p) => ({
    message: `${p.condition} ist nie eingetreten`,
    help: p.over
      ? `das Spiel war nach ${p.decisions} Entscheidungen vorbei`
      : `gewartet wurde ${p.decisions} Entscheidungen lang`,
  }),
  // Expectations of a game.
  'scenario/not-so': (p) => ({
    message: `${quote(p.condition)} gilt nicht`,
    help: p.found,
  }),
  'scenario/not-offered': (p) => ({
    message: `${listed(p.missing)} ${p.missing.length === 1 ? 'wird' : 'werden'} ${p.seat} nicht angeboten`,
    help: `angeboten: ${orNothing(p.offered)}`,
  }),
  'scenario/offered': (p) => ({
    message: `${listed(p.surplus)} ${p.surplus.length === 1 ? 'wird' : 'werden'} ${p.seat} angeboten`,
    help: 'und das sollte nicht sein',
  }),
  'scenario/choices': (p) => ({
    message: `${p.seat} darf ${p.found} wählen, nicht ${p.wanted}`,
  }),
  'scenario/asked': (p) => ({
    message: `jetzt gefragt: ${orNobody(p.found)}`,
    help: `erwartet: ${orNobody(p.wanted)}`,
  }),
  'scenario/won': (p) => ({
    message: p.over ? `das Spiel ist vorbei, gewonnen: ${orNobody(p.found)}` : 'das Spiel ist nicht vorbei',
    help:
      p.wanted.length > 0
        ? `als Gewinner erwartet: ${orNobody(p.wanted)}`
        : !p.tie
          ? 'erwartet war, dass es weitergeht'
          : p.over
            ? `ein Unentschieden hat keine Gewinner; wer zusammen gewinnt, wird genannt: \`won: [${p.found.join(', ')}]\``
            : 'erwartet war, dass es ohne Gewinner vorbei ist',
  }),
  'scenario/did-not-happen': (p) => ({
    message: `${quote(p.wanted)} ist ${p.found === 0 ? 'nie' : times(p.found)} geschehen${p.times === undefined ? '' : `, nicht ${times(p.times)}`}`,
    help: p.near === undefined ? undefined : `am ähnlichsten: ${p.near}`,
  }),
  'scenario/happened': (p) => ({
    message: `${quote(p.unwanted)} ist geschehen`,
    help: `im Protokoll: ${p.line}`,
  }),
  'scenario/order': (p) => ({
    message:
      p.after === undefined
        ? `${quote(p.wanted)} ist nie geschehen`
        : `${quote(p.wanted)} ist nicht nach ${quote(p.after)} geschehen`,
  }),
  'scenario/seen': (p) => ({
    message: `${p.seat} kann ${p.where} ${quote(p.card)} lesen`,
    help: 'das sollte verborgen sein',
  }),
  'scenario/unseen': (p) => ({
    message: `${p.seat} bekommt ${quote(p.card)} nicht zu sehen`,
  }),
  'scenario/differs': (p) => ({
    message: `das Spiel, ${p.way}, läuft ab Zeile ${p.line} des Protokolls anders`,
    help: `ohne Unterbrechung: ${p.expected}, hier: ${p.found}`,
  }),
  // Expectations of data.
  'scenario/no-error': (p) => ({
    message: `${severities[p.severity].the} ${quote(p.wanted)}${p.says === undefined ? '' : ` mit der Meldung ${quote(p.says)}`}${p.at === undefined ? '' : ` in ${quote(p.at)}`} wurde nicht gefunden`,
    help: `gefunden: ${p.found.length > 0 ? p.found.slice(0, 4).join('; ') : severities[p.severity].none}`,
  }),
  'scenario/errors': (p) => {
    const { one, many, noneExpected } = severities[p.severity];
    return {
      message: `${p.found.length} ${p.found.length === 1 ? `${one} wurde` : `${many} wurden`} gefunden, und ${noneExpected} wurde erwartet`,
      help: p.found.slice(0, 4).join('; '),
    };
  },
  'scenario/count': (p) => ({
    message: `es gibt ${p.found} ${p.found === 1 ? 'Karte' : 'Karten'} ${quote(p.what)}, erwartet: ${p.wanted}`,
  }),
  'scenario/about': (p) => ({
    message: `${quote(p.key)} ist ${p.found}, erwartet: ${p.wanted}`,
  }),
  // Expectations of samples.
  'scenario/values': (p) => ({
    message:
      p.missing.length > 0
        ? `${listed(p.missing)} ${p.missing.length === 1 ? 'kam' : 'kamen'} nie vor`
        : `${listed(p.surplus)} ${p.surplus.length === 1 ? 'kam' : 'kamen'} vor, was nicht sein sollte`,
    help:
      p.missing.length > 0 && p.surplus.length > 0 ? `stattdessen kam vor: ${listed(p.surplus)}` : undefined,
  }),
  'scenario/how-often': (p) => ({
    message: `${quote(p.value)} kam ${p.found === 0 ? 'nie' : times(p.found)} vor, nicht ${p.from}- bis ${p.to}-mal`,
  }),
  'scenario/always': (p) => ({
    message: `${quote(p.condition)} gilt mit dem Startwert ${p.seed}${p.never ? '' : ' nicht'}`,
    help: p.found,
  }),
};
