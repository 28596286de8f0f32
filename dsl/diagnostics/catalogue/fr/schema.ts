import type { Translated } from '../index.ts';
import { quote } from '../message.ts';
import type { schemaMessages as english } from '../en/schema.ts';
import { didYouMean, either, meantOf } from './message.ts';

/** Messages of the `schema` layer in French. */
export const schemaMessages: Translated<typeof english> = {
  'schema/unknown-key': (d) => ({
    message: `clé inconnue : ${quote(d.key)}`,
    help:
      didYouMean(d.nearest) ??
      (d.known.length > 0
        ? `attendu : ${either(d.known.map(quote), 12)}`
        : 'rien de plus ne peut être écrit ici : supprimez-la'),
  }),
  'schema/missing': (d) => ({
    message: `il manque ici ${quote(d.key)}${d.neededBy === undefined ? '' : `, dont ${quote(d.neededBy)} a besoin`}`,
    help:
      d.example === undefined
        ? `ajoutez ${quote(`${d.key}:`)}`
        : `ajoutez une ligne telle que ${quote(d.example)}`,
  }),
  'schema/type': (d) => ({
    message: `${d.subject} est ici ${d.found}, et il faut ${d.expected}`,
    ...(d.help === undefined ? {} : { help: d.help }),
  }),
  'schema/not-one-of': (d) => ({
    message: `${d.subject} ne peut pas être ${quote(d.found)}`,
    help: meantOf(d.nearest, d.allowed) ?? `attendu : ${either(d.allowed.map(quote), 12)}`,
  }),
  'schema/range': (d) => ({
    message: `${d.subject} vaut ${d.found}, et il faut ${d.expected}`,
  }),
  'schema/form': (d) => ({
    message: `${d.subject} est ${d.found}, et il faut ${d.expected}`,
  }),
  'schema/empty': (d) => ({
    message: `${d.subject} est vide, et il faut ${d.expected}`,
  }),
  'schema/length': (d) => ({
    message: `${d.subject} a ${d.found} ${d.found < 2 ? 'entrée' : 'entrées'}, et il en faut ${d.expected}`,
  }),
  'schema/repeated': (d) => ({
    message: `${d.entry} figure deux fois dans ${d.subject}`,
    help: "supprimez l'une des deux",
  }),
  'schema/bad-key': (d) => ({
    message: `${quote(d.key)} ne peut pas servir de clé ici, il faut ${d.expected}`,
  }),
  'schema/more': (d) => ({
    message:
      d.count === 1
        ? "1 autre faute de ce fichier n'est pas montrée"
        : `${d.count} autres fautes de ce fichier ne sont pas montrées`,
    help: 'corrigez les premières et vérifiez de nouveau',
  }),
};
