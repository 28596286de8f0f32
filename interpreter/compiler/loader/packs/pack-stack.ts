import { say } from '../../../../dsl/diagnostics/catalogue/phrase.ts';
import { valueOf, type Node } from '../../../../schemas/index.ts';
import { extended, folderOf, type DataFile, type Library } from '../library.ts';
import { entries, reportAtNode, textAt, type Sources } from '../link-context.ts';
import type { KnownPacks } from './known-packs.ts';
import { filesIn, type Owned, type Pack } from './pack-manifest.ts';
import { checkVersion, rangeOf, reportMissingPack, reportUnknownBase } from './requirements.ts';

/** A file to be put on top, and the pack that it is of. */
interface TopFile {
  readonly name: string;
  readonly pack: Pack | undefined;
  /** Whether what it extends is the game that is loaded, or is put on top before it. */
  readonly fits: boolean;
  /** The layers that it is of, and those beneath them: see `layerOf`. */
  readonly layers: readonly string[];
  readonly above: ReadonlySet<string>;
}

export interface OnTop {
  readonly files: readonly TopFile[];
  /** The game itself, where it has a version. */
  readonly ofGame: Pack | undefined;
  /** In the order in which they are put on top: what a pack needs stands before it. */
  readonly packs: readonly Pack[];
}

/** What others call a pack or a variant that they extend or need. */
const layerOf = (kind: 'pack' | 'variant', id: string): string => `${kind}/${id}`;

/** A manifest or a variant on the way to what it extends or needs, with what the message of a circle calls it. */
interface Step {
  readonly file: DataFile;
  readonly id: string;
}

const NONE: ReadonlySet<string> = new Set();

/** What is put on top of a game. What a variant or a pack extends, and what a pack needs, is put there before it. */
export class PackStack {
  private readonly s: Sources;
  private readonly library: Library;
  /** The id of the game. */
  private readonly game: string;
  private readonly known: KnownPacks;
  private readonly own: Owned;
  private readonly packs: Pack[] = [];
  private readonly files: TopFile[] = [];
  /** By name of a manifest or a variant: the layers beneath it, once it is put on top. */
  private readonly beneath = new Map<string, ReadonlySet<string>>();

  constructor(s: Sources, library: Library, game: string, known: KnownPacks, own: Owned) {
    this.s = s;
    this.library = library;
    this.game = game;
    this.known = known;
    this.own = own;
  }

  /** All that is put on top. A file that is named beside its pack is there once. */
  get onTop(): OnTop {
    const seen = new Set<string>();
    return {
      files: this.files.filter(({ name }) => !seen.has(name) && seen.add(name)),
      ofGame: this.known.ofGame(),
      packs: this.packs,
    };
  }

  /** Puts cards on top: of a pack above the layers beneath it. */
  addCards(name: string, pack?: Pack, above = NONE): void {
    const layers = pack ? [layerOf('pack', pack.id)] : [];
    this.files.push({ name, pack, fits: true, layers, above });
  }

  /** Puts a variant on top, behind what it extends; gives the layers beneath it. */
  addVariant(file: DataFile, above: readonly Step[] = [], at?: Node, pack?: Pack): ReadonlySet<string> {
    if (at && this.complainOfCircle(file, above, at)) return NONE;
    const known = this.beneath.get(file.name);
    if (known) return known;
    if (file.root) this.own(file);
    const id = textAt(file.root, 'variant') ?? file.name;
    const under = this.addBase(file, [...above, { file, id }], pack);
    const all = new Set([...(under ?? []), ...((pack && this.beneath.get(pack.file.name)) ?? [])]);
    this.beneath.set(file.name, all);
    const layers = [layerOf('variant', id), ...(pack ? [layerOf('pack', pack.id)] : [])];
    this.files.push({ name: file.name, pack, fits: under !== undefined, layers, above: all });
    return all;
  }

  /** Puts a pack on top, behind what it extends and needs; gives the layers beneath it. */
  addPack(pack: Pack | undefined, above: readonly Step[] = [], at?: Node): ReadonlySet<string> {
    if (!pack) return NONE;
    if (at && this.complainOfCircle(pack.file, above, at)) return NONE;
    const known = this.beneath.get(pack.file.name);
    if (known) return known;
    const steps = [...above, { file: pack.file, id: pack.id }];
    const base = this.addBase(pack.file, steps);
    if (!base) {
      const wanted = valueOf(pack.root, 'extends');
      if (wanted) reportUnknownBase(this.s, this.library, wanted, this.game);
      return NONE;
    }
    const needs = new Set([...base, ...this.addRequired(pack, steps)]);
    if (this.isSecond(pack)) return NONE;
    this.beneath.set(pack.file.name, needs);
    this.packs.push(pack);
    this.addContents(pack, steps, needs);
    return needs;
  }

  /** Puts on top what a file extends: the layers beneath it, or none where that is neither the game nor anything that is there. */
  private addBase(file: DataFile, above: readonly Step[], own?: Pack): ReadonlySet<string> | undefined {
    const said = valueOf(file.root, 'extends');
    if (said?.kind !== 'scalar' || said.text === '' || said.text === this.game) return NONE;
    const found = extended(this.library, file, (each) => this.known.isOtherVersion(each));
    if (!found) return undefined;
    const around = this.known.around(found);
    // A variant of another pack comes with all of that.
    const isInside = around !== undefined && file.name.startsWith(folderOf(around));
    const pack = isInside ? undefined : this.known.at(around);
    const under = new Set(this.addPack(pack, above, said));
    if (pack) under.add(layerOf('pack', pack.id));
    if (found.kind === 'variant') {
      for (const each of this.addVariant(found, above, said, isInside ? own : pack)) under.add(each);
      under.add(layerOf('variant', textAt(found.root, 'variant') ?? found.name));
    }
    return under;
  }

  /** Puts on top what a pack needs; gives its layers. */
  private addRequired(pack: Pack, steps: readonly Step[]): ReadonlySet<string> {
    const layers = new Set<string>();
    const requires = valueOf(pack.root, 'requires');
    for (const { key, value } of entries(requires)) {
      if (value.kind !== 'scalar') continue;
      const range = rangeOf(this.s, value);
      const isGame = key.text === this.game;
      const found = isGame ? this.known.ofGame() : this.known.byId(key.text);
      if (!found && !isGame) {
        reportMissingPack(this.s, this.library, pack, key, value);
        continue;
      }
      checkVersion(this.s, pack, key.text, value, range, found);
      if (!found || isGame) continue;
      for (const each of this.addPack(found, steps, requires)) layers.add(each);
      layers.add(layerOf('pack', found.id));
    }
    return layers;
  }

  private addContents(pack: Pack, steps: readonly Step[], needs: ReadonlySet<string>): void {
    const inside = filesIn(this.library, pack);
    if (inside.length === 0)
      reportAtNode(this.s, 'pack/empty', valueOf(pack.root, 'pack') ?? pack.root, { pack: pack.id });
    for (const name of inside) {
      const file = this.library.file(name)!;
      if (file.kind === 'variant') this.addVariant(file, steps, undefined, pack);
      else this.addCards(name, pack, needs);
    }
  }

  /** Whether another pack with the same id is there; reports it. */
  private isSecond(pack: Pack): boolean {
    const twin = this.packs.find(({ id }) => id === pack.id);
    const id = valueOf(pack.root, 'pack');
    if (!twin || !id) return false;
    const place = { file: twin.file.name, span: valueOf(twin.root, 'pack')!.span };
    reportAtNode(
      this.s,
      'game/duplicate',
      id,
      { what: say('phrase/two-packs'), id: pack.id },
      { related: [{ place, message: say('phrase/the-first-stands-here') }] },
    );
    return true;
  }

  private complainOfCircle(file: DataFile, above: readonly Step[], at: Node): boolean {
    const loop = above.findIndex((step) => step.file === file);
    if (loop >= 0)
      reportAtNode(this.s, 'pack/circular', at, { packs: above.slice(loop).map(({ id }) => id) });
    return loop >= 0;
  }
}
