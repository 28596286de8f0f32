/** Where a text of data is: in a file of the set, or in one of the game. */
export interface TextPlace {
  readonly file: string;
  readonly mine: boolean;
  readonly at: number;
}
