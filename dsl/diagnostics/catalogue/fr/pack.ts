import type { Translated } from '../index.ts';
import { quote } from '../message.ts';
import type { packMessages as english } from '../en/pack.ts';
import { didYouMean } from './message.ts';

/** Messages about packs in French. */
export const packMessages: Translated<typeof english> = {
  'pack/version': (p) => ({
    message: `${quote(p.version)} n'est pas une version`,
    help: 'une version a trois nombres séparés par des points, par exemple `1.0.0`',
  }),
  'pack/range': (p) => ({
    message: `${quote(p.range)} n'est pas une plage de versions`,
    help: 'écrivez par exemple `^1.2.0` (à partir de 1.2.0, avant 2.0.0), `>=1.2.0 <1.5.0` ou `*`',
  }),
  'pack/missing': (p) => ({
    message: `${quote(p.by)} a besoin du pack ${quote(p.pack)} (${p.range}), et ce pack n'est pas là`,
    help: didYouMean(p.near) ?? 'mettez son dossier dans `packs`, ou nommez-le avec `--with`',
  }),
  'pack/other-version': (p) => ({
    message: `${quote(p.by)} a besoin de ${quote(p.pack)} ${p.range}, et ${p.found === undefined ? "ce qui est là n'a pas de version" : `on trouve la version ${p.found}`}`,
    help:
      p.found === undefined
        ? 'un `pack.yaml` à côté de son fichier de jeu dit sa version'
        : 'procurez-vous une version qui convient, ou changez la plage si celle-ci convient aussi',
  }),
  'pack/circular': (p) => ({
    message: `ces packs ont besoin les uns des autres en rond : ${p.packs.map(quote).join(', puis ')}, et ainsi de suite`,
    help: 'mettez ce dont ils ont besoin tous les deux dans un pack à part',
  }),
  'pack/empty': (p) => ({
    message: `il n'y a ni cartes ni variantes dans le pack ${quote(p.pack)}`,
    help: 'ses fichiers se trouvent dans le dossier de son `pack.yaml` et en dessous',
  }),
};
