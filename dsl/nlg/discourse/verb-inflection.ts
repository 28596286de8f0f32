/** The forms of a verb that sentences need; French is polite (`vous`), German is familiar (`du`). */
export interface Forms {
  /** `draw`, `piocher`, `ziehen` */
  readonly infinitive: string;
  /** `draw`, `piochez`, `ziehe`: to you, as an order. */
  readonly order: string;
  /** `draw`, `piochez`, `ziehst`: of you. */
  readonly you: string;
  /** `draws`, `pioche`, `zieht` */
  readonly one: string;
  /** `draw`, `piochent`, `ziehen` */
  readonly many: string;
  /** `drawn`, `pioché`, `gezogen` */
  readonly done: string;
  /** English ones in another language, which know no agreement. */
  readonly borrowed?: boolean;
  /** The separated prefix at the end of a German sentence: `ab` of `wirf ... ab`. */
  readonly prefix?: string;
}
