/** How the cards of a kind look on paper, as the data say it. All of it may lack: there is a way that suits any game. */
import type { EnumValueSymbol, FieldSymbol, KindSymbol } from '../../dsl/language/symbols/symbols.ts';

export interface FaceDescription {
  /** The name of a size, or `63x88`. */
  readonly size?: string;
  /** A colour, or the field whose value decides it. */
  readonly colour?: string | FieldSymbol;
  readonly icon?: string;
  /** How much of the height the picture takes at most, in percent. */
  readonly art?: number;
  /** Numbers in two corners, as on playing cards. */
  readonly corners?: readonly FieldSymbol[];
  /** Words beside the name of the kind. */
  readonly line?: readonly FieldSymbol[];
  /** Numbers beside the picture. */
  readonly badges?: readonly FieldSymbol[];
  /** Lists in rows above the texts. */
  readonly rows?: readonly FieldSymbol[];
  /** What is in small type at the foot. */
  readonly foot?: readonly FieldSymbol[];
  /** In place of all this: boxes with their own places. */
  readonly boxes?: readonly FaceBox[];
}

/** A part of a card at a place of its own, in millimetres of the size of its kind. */
export interface FaceBox {
  readonly shows: 'name' | 'type' | 'art' | 'text' | 'foot' | 'icon' | FieldSymbol;
  readonly at: readonly [left: number, top: number, width: number, height: number];
  /** In points: the largest that its text is. */
  readonly size?: number;
  readonly align?: 'left' | 'centre' | 'right';
  readonly ink?: string;
  readonly fill?: string;
}

/** What a value looks like: its colour, and its sign. */
export interface ValueLook {
  readonly colour?: string;
  readonly icon?: string;
}

/** What the data of a game say of the look of its cards. */
export interface CardLooks {
  readonly faces: ReadonlyMap<KindSymbol, FaceDescription>;
  readonly looks: ReadonlyMap<EnumValueSymbol, ValueLook>;
}
