import type { Translated } from '../index.ts';
import { quote } from '../message.ts';
import type { runMessages as english } from '../en/run.ts';
import { all, didYouMean, either } from './message.ts';

/** Messages of the `run` layer in German. */
export const runMessages: Translated<typeof english> = {
  'run/players': (p) => ({
    message: `${p.game} ist für ${p.min} bis ${p.max} Spieler, und ${p.seats} würden mitspielen`,
  }),
  'run/player-name': (p) => ({
    message: `ein Spieler kann nicht ${quote(p.name)} heißen: ${p.what}`,
    help: 'ein Name ist höchstens 40 Buchstaben lang, und keine zwei Spieler haben denselben',
  }),
  'run/unknown-setting': (p) => ({
    message: `die Einstellung ${quote(p.setting)} gibt es nicht`,
    help:
      p.known.length > 0 ? `es gibt ${either(p.known.map(quote))}` : 'dieses Spiel hat keine Einstellungen',
  }),
  'run/setting-range': (p) => ({
    message: `die Einstellung ${quote(p.setting)} kann nicht ${quote(String(p.value))} sein`,
    help: `sie ist eine ganze Zahl${p.from === undefined ? '' : ` von ${p.from}${p.to === undefined ? ' an' : ''}`}${p.to === undefined ? '' : ` bis ${p.to}`}`,
  }),
  'run/budget': (p) => ({
    message: `${quote(p.texts[0])} kommt nie zu einem Ende und wurde nach ${p.budget} Anweisungen ohne Entscheidung angehalten`,
    help:
      p.texts.length > 1
        ? `begonnen von ${p.texts.slice(1).map(quote).join(', das begonnen wurde von ')}`
        : undefined,
  }),
  'run/work': (p) => ({
    message: `${quote(p.texts[0])} dauert zu lange und wurde angehalten, nachdem ${p.work} Dinge ohne Entscheidung angesehen wurden`,
    help: 'fragen Sie weniger auf einmal: Jedes `where` in einem anderen und jede Bedingung an alles, was zusammen gewählt wird, vervielfacht, was angesehen wird',
  }),
  'run/depth': (p) => ({
    message: `${quote(p.texts[0])} beginnt sich selbst immer wieder und wurde angehalten`,
    help:
      p.texts.length > 1
        ? `es geht im Kreis über ${all(p.texts.slice(1).map(quote))}`
        : 'ein Text darf sich nicht ohne Ende selbst beginnen',
  }),
  'run/piled-up': (p) => ({
    message: `es gilt oder wartet mehr, als eine Partie fassen kann: ${quote(p.text)} allein ${p.times}-mal`,
    help: 'sag, bis wann es gilt, zum Beispiel `until end of turn`, oder lass es seltener eintreten',
  }),
  'run/overflow': (p) => ({
    message: `eine Zahl in ${quote(p.text)} wird zu groß oder wird durch null geteilt`,
  }),
  'run/dice': (p) => {
    const whose = p.seat === undefined ? '' : ` von ${p.seat}`;
    const roll = `Wurf ${quote(p.roll)}${whose}${p.about === undefined ? '' : ` für ${quote(p.about)}`} in ${quote(p.text)}`;
    const die = p.dice === 1 ? '' : `, Würfel ${p.die} von ${p.dice}`;
    return p.said === undefined
      ? {
          message: `das Szenario sagt nicht, was die Würfel zeigen: ${roll}${die}`,
          help: 'die Zahl bei `rolls` ergänzen',
        }
      : {
          message: `das Szenario sagt ${p.said}, und ein Würfel zeigt 1 bis ${p.sides}: ${roll}${die}`,
          help: '`rolls` hat eine Zahl für jeden Würfel, in der Reihenfolge, in der sie geworfen werden',
        };
  },
  'run/not-saved': (p) => ({
    message: `${quote(p.file)} enthält keine gespeicherte Stellung`,
    help: 'eine Stellung wird beim Spielen mit `save` gespeichert',
  }),
  'run/other-data': (p) => ({
    message: `das gehört zu anderen Daten von ${quote(p.game)}: ${p.parts.length} ${p.parts.length === 1 ? 'Teil weicht' : 'Teile weichen'} ab`,
    help: `${all(p.parts.map(quote), 8)}; \`replay\` spielt ein Protokoll mit den neuen Daten bis zur ersten Entscheidung nach, die nicht mehr gilt`,
  }),
  'run/missing-pack': (p) => ({
    message: `gespielt wurde mit ${p.packs.length === 1 ? 'dem Pack' : 'den Packs'} ${p.packs.map(quote).join(', ')}, und ${p.packs.length === 1 ? 'es ist' : 'sie sind'} nicht da`,
    help: 'den Ordner in `packs` legen oder mit `--with` nennen',
  }),
  'run/other-pack': (p) => ({
    message: `gespielt wurde mit Version ${p.version} des Packs ${quote(p.pack)}, da ist aber ${p.found}`,
    help: 'jene Version holen; `replay --anyway` spielt ein Protokoll mit dieser nach, bis zur ersten Entscheidung, die nicht mehr gilt',
  }),
  'run/broken-save': (p) => ({
    message: `die gespeicherte Stellung ist beschädigt: ${p.what} (${quote(p.at)})`,
  }),
  'run/broken-log': (p) => ({
    message: `Zeile ${p.line} des Protokolls ist nicht lesbar: ${p.what}`,
  }),
  'run/replay-differs': (p) => ({
    message: `das nachgespielte Spiel weicht in Zeile ${p.line} vom Protokoll ab`,
    help: `das Protokoll sagt ${p.expected}, nachgespielt ergibt sich ${p.found}`,
  }),
  'run/illegal': (p) => ({
    message: `${p.seat} kann jetzt nicht mit ${quote(p.answer)} antworten`,
    help:
      p.sum ??
      didYouMean(p.near) ??
      (p.legal.length > 0
        ? `möglich: ${either(p.legal.map(quote), 12)}`
        : 'jetzt gibt es nichts zu antworten'),
  }),
};
