/**
 * Printed cards, sheets and books as documents of SVG, and what other programs take: no Node in it. Fonts come in as bytes.
 *
 *   readFonts, fontChains    fonts, and the names by which they are wanted
 *   drawCards                cards, with what of them is too long
 *   drawSheets, drawAids, drawBooklet   pages to print: cards, aids for players, the rule book
 *   cardCells, tabletopObject   cards as a table of cells; a game for Tabletop Simulator
 */
export type { PrintedFace, SheetWishes } from './print-api.ts';

export {
  cardCells,
  drawAids,
  drawBooklet,
  drawCards,
  drawSheets,
  readFonts,
  tabletopObject,
} from './print-api.ts';
export { fontChains } from './type/font-chains.ts';
