import type { Translated } from '../index.ts';
import { quote } from '../message.ts';
import type { sheetMessages as english } from '../en/sheet.ts';
import { either, meantOf } from './message.ts';

/** Messages about spreadsheets of cards in French. */
export const sheetMessages: Translated<typeof english> = {
  'sheet/unreadable': (p) => ({
    message: `la feuille de calcul ne peut pas être lue : un guillemet ouvert n'est toujours pas fermé à la ligne ${p.line}`,
    help: 'enregistrez-la de nouveau en CSV depuis votre tableur',
  }),
  'sheet/no-id-column': () => ({
    message: "la première ligne n'a pas de colonne `id`",
    help: 'la première ligne contient les noms des colonnes ; `cardwright export` les écrit',
  }),
  'sheet/unknown-column': (p) => ({
    message: `il n'y a pas de colonne ${quote(p.column)}`,
    help: meantOf(p.near, p.all) ?? `il y a ${either(p.all.map(quote), 12)}`,
  }),
  'sheet/column-twice': (p) => ({
    message: `la colonne ${quote(p.column)} figure deux fois`,
    help: "supprimez l'une des deux",
  }),
  'sheet/no-id': (p) => ({
    message: `la ligne ${p.row} n'a pas d'id`,
    help: 'un id est fait de minuscules, de chiffres et de `-`',
  }),
  'sheet/twice': (p) => ({
    message: `la ligne ${p.row} est pour la carte ${quote(p.id)}, et la ligne ${p.first} aussi`,
    help: "supprimez l'une des deux, ou donnez-lui un autre id",
  }),
  'sheet/too-many-cells': (p) => ({
    message: `la ligne ${p.row} a ${p.found} cellules, et il y a ${p.wanted} ${p.wanted < 2 ? 'colonne' : 'colonnes'}`,
    help: 'un texte avec une virgule ou un saut de ligne se met entre guillemets',
  }),
  'sheet/no-kind': (p) => ({
    message: `la ligne ${p.row} serait une nouvelle carte ${quote(p.id)}, et ne dit pas de quelle sorte de ce jeu elle est`,
    help: meantOf(p.near, p.all) ?? `il y a ${either(p.all.map(quote), 12)}`,
  }),
};
