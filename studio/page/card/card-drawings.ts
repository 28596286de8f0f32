/** Asks for the drawings of the cards of the open file, again whenever they have changed. */
import { useEffect } from 'preact/hooks';
import { languages } from '../../../dsl/text/locale.ts';
import { deskEngine, tell } from '../engines.ts';
import { language } from '../page-choices.ts';
import { cursor, drawings, faces, openFile } from '../studio-state.ts';

/** A document of SVG as the address of a picture: it brings no names of its own into the page. */
export const pictureAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Keeps the drawings of the open file as they are checked. */
export function useCardDrawings(): void {
  const open = openFile.value;
  const shown = open && faces.value[open.name];
  const spoken = language.value;
  useEffect(() => {
    const file = open?.name;
    if (file === undefined || !shown || shown.stale || shown.cards.length === 0) return undefined;
    let isCurrent = true;
    deskEngine
      .ask('drawCards', { file, offset: cursor.peek(), languages, language: spoken })
      .then((drawn) => {
        if (isCurrent) drawings.value = { ...drawings.value, [file]: drawn };
      })
      .catch(tell);
    return () => {
      isCurrent = false;
    };
  }, [shown, open, spoken]);
}
