import type { Translated } from '../index.ts';
import { quote } from '../message.ts';
import type { packMessages as english } from '../en/pack.ts';
import { didYouMean } from './message.ts';

/** Messages of the `pack` layer in German. */
export const packMessages: Translated<typeof english> = {
  'pack/version': (p) => ({
    message: `${quote(p.version)} ist keine Version`,
    help: 'eine Version besteht aus drei Zahlen mit Punkten dazwischen, etwa `1.0.0`',
  }),
  'pack/range': (p) => ({
    message: `${quote(p.range)} ist kein Bereich von Versionen`,
    help: 'zum Beispiel `^1.2.0` (1.2.0 und später, vor 2.0.0), `>=1.2.0 <1.5.0` oder `*` schreiben',
  }),
  'pack/missing': (p) => ({
    message: `${quote(p.by)} braucht das Pack ${quote(p.pack)} (${p.range}), und es ist nicht da`,
    help: didYouMean(p.near) ?? 'den Ordner in `packs` legen oder mit `--with` nennen',
  }),
  'pack/other-version': (p) => ({
    message:
      p.found === undefined
        ? `${quote(p.by)} braucht ${quote(p.pack)} ${p.range}, und was da ist, hat keine Version`
        : `${quote(p.by)} braucht ${quote(p.pack)} ${p.range}, da ist aber ${p.found}`,
    help:
      p.found === undefined
        ? 'eine `pack.yaml` neben der Spieldatei nennt deren Version'
        : 'eine passende Version holen oder den Bereich ändern, wenn es auch mit dieser geht',
  }),
  'pack/circular': (p) => ({
    message: `diese Packs brauchen einander im Kreis: ${p.packs.map(quote).join(', dann ')} und so weiter`,
    help: 'was beide brauchen, in ein eigenes Pack legen',
  }),
  'pack/empty': (p) => ({
    message: `im Pack ${quote(p.pack)} gibt es weder Karten noch Varianten`,
    help: 'seine Dateien liegen im Ordner seiner `pack.yaml` und darunter',
  }),
};
