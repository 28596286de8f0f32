import type { Translated } from '../index.ts';
import { quote } from '../message.ts';
import type { schemaMessages as english } from '../en/schema.ts';
import { didYouMean, either, meantOf } from './message.ts';

/** Messages of the `schema` layer in German. */
export const schemaMessages: Translated<typeof english> = {
  'schema/unknown-key': (d) => ({
    message: `unbekannter Schlüssel ${quote(d.key)}`,
    help:
      didYouMean(d.nearest) ??
      (d.known.length > 0
        ? `erwartet: ${either(d.known.map(quote), 12)}`
        : 'in dieser Zuordnung kann nichts weiter stehen: den Schlüssel löschen'),
  }),
  'schema/missing': (d) => ({
    message: `hier fehlt ${quote(d.key)}${d.neededBy === undefined ? '' : `, und ${quote(d.neededBy)} braucht es`}`,
    help:
      d.example === undefined
        ? `${quote(`${d.key}:`)} ergänzen`
        : `eine Zeile wie ${quote(d.example)} ergänzen`,
  }),
  'schema/type': (d) => ({
    message: `${d.subject} ist hier ${d.found}, erwartet: ${d.expected}`,
    ...(d.help === undefined ? {} : { help: d.help }),
  }),
  'schema/not-one-of': (d) => ({
    message: `${d.subject} kann nicht ${quote(d.found)} sein`,
    help: meantOf(d.nearest, d.allowed) ?? `erwartet: ${either(d.allowed.map(quote), 12)}`,
  }),
  'schema/range': (d) => ({
    message: `${d.subject} ist ${d.found}, erwartet: ${d.expected}`,
  }),
  'schema/form': (d) => ({
    message: `${d.subject} ist ${d.found}, erwartet: ${d.expected}`,
  }),
  'schema/empty': (d) => ({
    message: `${d.subject} ist leer, erwartet: ${d.expected}`,
  }),
  'schema/length': (d) => ({
    message: `${d.subject} hat ${d.found} ${d.found === 1 ? 'Eintrag' : 'Einträge'}, erwartet: ${d.expected}`,
  }),
  'schema/repeated': (d) => ({
    message: `${d.entry} kommt zweimal vor in: ${d.subject}`,
    help: 'eins von beiden löschen',
  }),
  'schema/bad-key': (d) => ({
    message: `${quote(d.key)} kann hier nicht als Schlüssel stehen, erwartet: ${d.expected}`,
  }),
  'schema/more': (d) => ({
    message: `${d.count} ${d.count === 1 ? 'weiterer' : 'weitere'} Fehler dieser Datei ${d.count === 1 ? 'wird' : 'werden'} nicht gezeigt`,
    help: 'die ersten beheben und noch einmal prüfen',
  }),
};
