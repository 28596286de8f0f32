import { Resvg } from '@resvg/resvg-js';

/** A picture of an SVG, so many dots wide. Its letters are outlines, so no font of the machine is needed. */
export function pngOf(svg: string, width: number): Uint8Array {
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: Math.round(width) },
    font: { loadSystemFonts: false },
    background: '#ffffff',
  });
  return drawn.render().asPng();
}
