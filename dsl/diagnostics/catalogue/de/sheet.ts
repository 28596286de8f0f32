import type { Translated } from '../index.ts';
import { quote } from '../message.ts';
import type { sheetMessages as english } from '../en/sheet.ts';
import { either, meantOf } from './message.ts';

/** Messages of the `sheet` layer in German. */
export const sheetMessages: Translated<typeof english> = {
  'sheet/unreadable': (p) => ({
    message: `die Tabelle ist nicht lesbar: ein geöffnetes Anführungszeichen ist bis Zeile ${p.line} nicht geschlossen`,
    help: 'sie im Tabellenprogramm noch einmal als CSV speichern',
  }),
  'sheet/no-id-column': () => ({
    message: 'die erste Zeile hat keine Spalte `id`',
    help: 'in der ersten Zeile stehen die Namen der Spalten; `cardwright export` schreibt sie',
  }),
  'sheet/unknown-column': (p) => ({
    message: `die Spalte ${quote(p.column)} gibt es nicht`,
    help: meantOf(p.near, p.all) ?? `es gibt ${either(p.all.map(quote), 12)}`,
  }),
  'sheet/column-twice': (p) => ({
    message: `die Spalte ${quote(p.column)} steht zweimal da`,
    help: 'eine davon weglassen',
  }),
  'sheet/no-id': (p) => ({
    message: `Zeile ${p.row} hat keine Kennung (\`id\`)`,
    help: 'eine Kennung besteht aus Kleinbuchstaben, Ziffern und `-`',
  }),
  'sheet/twice': (p) => ({
    message: `Zeile ${p.row} ist für die Karte ${quote(p.id)}, und Zeile ${p.first} auch`,
    help: 'eine davon weglassen oder ihr eine andere Kennung geben',
  }),
  'sheet/too-many-cells': (p) => ({
    message: `Zeile ${p.row} hat ${p.found} Zellen, und es gibt ${p.wanted} Spalten`,
    help: 'ein Text mit einem Komma oder Zeilenumbruch steht in Anführungszeichen',
  }),
  'sheet/no-kind': (p) => ({
    message: `Zeile ${p.row} wäre eine neue Karte ${quote(p.id)} und sagt nicht, welche Kartenart dieses Spiels sie ist`,
    help: meantOf(p.near, p.all) ?? `es gibt ${either(p.all.map(quote), 12)}`,
  }),
};
