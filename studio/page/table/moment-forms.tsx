/** What can be made of a moment of a match: a card put into a hand, a file, a scenario. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { OfferedCard, PlayedPosition, WrittenScenario } from '../../engine/table/table-calls.ts';
import { readyTable, tell } from '../engines.ts';
import { language, pageTexts } from '../page-choices.ts';
import { saveAsFile } from '../downloads.ts';
import { addFile } from '../files/set-files.ts';
import { busy, giveCard } from './played-match.ts';

export function MomentForms({ there }: { readonly there: PlayedPosition }): preact.JSX.Element {
  const w = pageTexts.value;
  // The names of all cards are in the page only while somebody chooses from them.
  const isGiving = useSignal(false);
  return (
    <section class="this-moment" aria-label={w.thisMoment}>
      <h3>{w.thisMoment}</h3>
      {isGiving.value ? <GiveForm there={there} close={() => (isGiving.value = false)} /> : null}
      <div class="row">
        {isGiving.value || !there.picture?.question ? null : (
          <button type="button" disabled={busy.value} onClick={() => (isGiving.value = true)}>
            {w.giveMe} …
          </button>
        )}
        <button type="button" disabled={busy.value} onClick={() => void saveMatch()}>
          {w.saveMatch}
        </button>
      </div>
      <ScenarioForm there={there} />
    </section>
  );
}

async function saveMatch(): Promise<void> {
  try {
    const { file, text } = await (await readyTable()).ask('save', {});
    saveAsFile(file, text, 'application/json');
  } catch (error) {
    tell(error);
  }
}

const optionsOf = (cards: readonly OfferedCard[]): preact.JSX.Element[] =>
  cards.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

interface GivingForm {
  readonly there: PlayedPosition;
  readonly close: () => void;
}

/** Puts a card where the person wants to try it: those of the set first. */
function GiveForm({ there, close }: GivingForm): preact.JSX.Element | null {
  const w = pageTexts.value;
  const offered = useSignal<readonly OfferedCard[]>(there.own);
  const form = useRef<HTMLFormElement>(null);
  const chosen = useSignal('');
  const spoken = language.value;
  useEffect(() => {
    readyTable()
      .then((engine) => engine.ask('offered', { language: spoken }))
      .then((cards) => (offered.value = cards))
      .catch(tell);
  }, [spoken, there.leftOut]);
  const own = offered.value.filter(({ id }) => there.own.some((each) => each.id === id));
  const others = offered.value.filter((card) => !own.includes(card));
  const card = offered.value.find(({ id }) => id === chosen.value) ?? offered.value[0];
  if (!card) return null;
  const give = (event: SubmitEvent): void => {
    event.preventDefault();
    void giveCard(card.id, String(new FormData(form.current!).get('zone')));
    close();
  };
  return (
    <form class="row give" ref={form} onSubmit={give}>
      <label class="field">
        <span class="label">{w.giveMe}</span>
        <select value={card.id} onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}>
          {own.length > 0 ? <optgroup label={w.mySet}>{optionsOf(own)}</optgroup> : null}
          <optgroup label={w.theGameCards}>{optionsOf(others)}</optgroup>
        </select>
      </label>
      <label class="field">
        <span class="label">{w.into}</span>
        <select name="zone">
          {card.zones.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" disabled={busy.value}>
        {w.give}
      </button>
      <button type="button" onClick={close}>
        {w.cancel}
      </button>
      <p class="quiet">{w.giveHow}</p>
    </form>
  );
}

/** Writes the moment down as a scenario of the set: the facts that are ticked must hold whenever it is played. */
function ScenarioForm({ there }: { readonly there: PlayedPosition }): preact.JSX.Element {
  const w = pageTexts.value;
  const facts = useSignal<readonly string[] | undefined>(undefined);
  const ticked = useSignal<readonly string[]>([]);
  const title = useSignal('');
  const written = useSignal<WrittenScenario | undefined>(undefined);
  useEffect(() => {
    // It is about the moment at which it was opened.
    facts.value = undefined;
    written.value = undefined;
  }, [there.picture]);
  const open = async (): Promise<void> => {
    try {
      facts.value = await (await readyTable()).ask('holding', { language: language.value });
      ticked.value = facts.value.slice(0, 2);
    } catch (error) {
      tell(error);
    }
  };
  const write = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    try {
      const made = await (
        await readyTable()
      ).ask('scenario', {
        title: title.value.trim() || w.scenarioTitle,
        facts: ticked.value,
        language: language.value,
      });
      written.value = made.holds ? { ...made, file: addFile(made.file, made.text) } : made;
      if (!made.holds) return;
      facts.value = undefined;
      title.value = '';
      wantsFocus.current = true;
    } catch (error) {
      tell(error);
    }
  };
  // Who wrote it by keys goes on where it was begun.
  const opener = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    if (wantsFocus.current) opener.current?.focus();
    wantsFocus.current = false;
  });
  const tick = (fact: string, isTicked: boolean): void => {
    ticked.value = isTicked ? [...ticked.value, fact] : ticked.value.filter((each) => each !== fact);
  };
  const made = written.value;
  const form = facts.value ? (
    <form class="scenario-form" onSubmit={(event) => void write(event)}>
      <label class="field">
        <span class="label">{w.scenarioName}</span>
        <input
          value={title.value}
          placeholder={w.scenarioTitle}
          maxLength={80}
          onInput={({ currentTarget }) => (title.value = currentTarget.value)}
        />
      </label>
      <fieldset>
        <legend>{w.whatMustHold}</legend>
        {facts.value.map((fact) => (
          <label key={fact} class="check">
            <input
              type="checkbox"
              checked={ticked.value.includes(fact)}
              onChange={({ currentTarget }) => tick(fact, currentTarget.checked)}
            />
            <code>{fact}</code>
          </label>
        ))}
      </fieldset>
      <div class="row">
        <button type="submit" class="primary" disabled={busy.value}>
          {w.writeScenario}
        </button>
        <button type="button" onClick={() => (facts.value = undefined)}>
          {w.cancel}
        </button>
      </div>
    </form>
  ) : (
    <button type="button" ref={opener} disabled={busy.value} onClick={() => void open()}>
      {w.makeScenario}
    </button>
  );
  return (
    <>
      {form}
      <p role="status">
        {made ? (made.holds ? w.scenarioHolds(made.file) : w.scenarioFails(made.problems.join(' '))) : ''}
      </p>
    </>
  );
}
