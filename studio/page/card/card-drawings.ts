/** Asks for the drawings of the cards of the open file, again after each check. */
import { useEffect } from 'preact/hooks';
import { languages } from '../../../dsl/text/locale.ts';
import { deskEngine, tell } from '../engines.ts';
import { language } from '../page-choices.ts';
import { checked, drawings, openFile } from '../studio-state.ts';

/** A document of SVG as the address of a picture: it brings no names of its own into the page. */
export const pictureAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Keeps the drawings of the open file as they are checked. */
export function useCardDrawings(): void {
  const result = checked.value;
  const open = openFile.value;
  const spoken = language.value;
  useEffect(() => {
    const file = open?.mine ? open.name : undefined;
    const isShown = result.faces.some((each) => each.file === file && each.cards.length > 0);
    if (file === undefined || !isShown) return undefined;
    let isCurrent = true;
    deskEngine
      .ask('draw', { file, languages, language: spoken })
      .then((drawn) => {
        if (isCurrent) drawings.value = { ...drawings.value, [file]: drawn };
      })
      .catch(tell);
    return () => {
      isCurrent = false;
    };
  }, [result, open, spoken]);
}
