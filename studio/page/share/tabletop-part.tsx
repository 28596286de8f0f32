/** The saved object for Tabletop Simulator, with its pictures. */
import { useState } from 'preact/hooks';
import { deskEngine, tell } from '../engines.ts';
import { saveAsFile } from '../downloads.ts';
import { language, pageTexts } from '../page-choices.ts';
import { pictureAddress } from '../card/card-drawings.ts';
import { zipOf } from './packed-files.ts';

/** A drawing as a picture of so many dots across. */
async function pictureOf(svg: string, width: number): Promise<Uint8Array> {
  const image = new Image();
  image.src = pictureAddress(svg);
  await image.decode();
  const height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
}

export function TabletopPart(): preact.JSX.Element {
  const w = pageTexts.value;
  const [address, keep] = useState('https://example.org/my-game');
  const [busy, wait] = useState(false);
  const [done, finish] = useState(false);
  const make = async (): Promise<void> => {
    const { name, json, pictures } = await deskEngine.ask(
      'tabletop',
      { address, language: language.value },
      () => undefined,
    );
    const files: [string, string | Uint8Array][] = [
      [`${name}.json`, json],
      ['README.txt', `${w.tabletopNote(address)}\n`],
    ];
    for (const { file, svg, width } of pictures) files.push([file, await pictureOf(svg, width)]);
    saveAsFile(`${name}-tabletop.zip`, await zipOf(files));
    finish(true);
  };
  return (
    <section>
      <h3>{w.forTabletop}</h3>
      <p class="quiet">{w.tabletopHow}</p>
      <div class="row">
        <label class="field wide-field">
          <span class="label">{w.pictureAddress}</span>
          <input
            type="url"
            value={address}
            maxLength={300}
            onInput={({ currentTarget }) => keep(currentTarget.value)}
          />
        </label>
        <button
          type="button"
          disabled={busy}
          onClick={() => {
            wait(true);
            make()
              .catch(tell)
              .finally(() => wait(false));
          }}
        >
          {busy ? w.drawing : w.makeTabletop}
        </button>
      </div>
      {done ? <p role="status">{w.tabletopDone}</p> : null}
    </section>
  );
}
