/** A card as a form. It writes the same text that one would type: whatever else stands there stays as it is. */
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { languages } from '../../../dsl/text/locale.ts';
import type { FormCards, FormField } from '../../engine/writing/writing-calls.ts';
import { deskEngine, facts, tell } from '../engines.ts';
import { changeText } from '../files/set-files.ts';
import { language, pageTexts } from '../page-choices.ts';
import { cursor, files, openFile, openFileText, withChanges } from '../studio-state.ts';
import { EffectBuilder } from './effect-builder.tsx';
import { setWritingView } from './writing-view.ts';

const form = signal<FormCards | undefined>(undefined);

/** Gives a card another value in a column. */
async function fill(name: string, card: string, column: string, value: string): Promise<void> {
  const text = files.peek()[name];
  if (text === undefined) return;
  const edits = await deskEngine.ask('fill', { name, text, card, column, value });
  // Somebody may have written on meanwhile: then the places are others.
  if (files.peek()[name] !== text) return fill(name, card, column, value);
  if (column === 'id' && edits.length > 0) cursor.value = edits[0].from;
  changeText(name, withChanges(text, edits));
}

export default function CardFields(): preact.JSX.Element {
  const w = pageTexts.value;
  const { name } = openFile.value!;
  const text = openFileText.value;
  const at = cursor.value;
  const spoken = language.value;
  const ready = facts.value;
  useEffect(() => {
    if (!ready) return undefined;
    let isCurrent = true;
    deskEngine
      .ask('form', { name, text, offset: at, language: spoken })
      .then((found) => isCurrent && (form.value = found))
      .catch(tell);
    return () => {
      isCurrent = false;
    };
  }, [ready, name, text, at, spoken]);
  const { value: found } = form;
  if (!found) return <p class="quiet welcome">{w.loading}</p>;
  const { shown, cards } = found;
  if (!shown)
    return (
      <div class="welcome">
        <p>{cards.length === 0 ? w.noForm : w.noKind}</p>
        <button type="button" onClick={() => setWritingView('text')}>
          {w.showText}
        </button>
      </div>
    );
  const change = (column: string, value: string): void =>
    void fill(name, shown.id, column, value).catch(tell);
  const named = shown.fields.filter(({ column }) => column.startsWith('name.'));
  const besides = shown.fields.filter(({ column }) => column === 'copies' || column === 'id');
  const own = shown.fields.filter((field) => !named.includes(field) && !besides.includes(field));
  return (
    <form class="card-form" onSubmit={(event) => event.preventDefault()} aria-label={w.formOf(shown.id)}>
      <header class="row">
        <strong>{shown.kind.name}</strong>
        {cards.length > 1 ? (
          <select
            aria-label={w.whichCard}
            value={shown.id}
            onChange={({ currentTarget }) => {
              const card = cards.find(({ id }) => id === currentTarget.value);
              if (card) cursor.value = card.at;
            }}
          >
            {cards.map(({ id }) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </select>
        ) : null}
      </header>
      <fieldset class="names">
        <legend>{w.name}</legend>
        {named.map((field, i) => (
          <Field
            key={`${shown.id} ${field.column}`}
            field={{ ...field, label: w.languages[languages[i]] }}
            kind={shown.kind.id}
            change={change}
          />
        ))}
      </fieldset>
      {own.map((field) => (
        <Field key={`${shown.id} ${field.column}`} field={field} kind={shown.kind.id} change={change} />
      ))}
      <fieldset class="besides">
        {besides.map((field) => (
          <Field
            key={`${shown.id} ${field.column}`}
            field={{ ...field, label: field.column === 'id' ? w.cardId : w.copiesOf }}
            kind={shown.kind.id}
            change={change}
            late={field.column === 'id'}
          />
        ))}
      </fieldset>
    </form>
  );
}

interface ShownField {
  readonly field: FormField;
  readonly kind: string;
  readonly change: (column: string, value: string) => void;
  /** Changed only when one is done: half a name would be another card. */
  readonly late?: boolean;
}

function Field(props: ShownField): preact.JSX.Element {
  const w = pageTexts.value;
  const { field, kind, change } = props;
  const { column, label, sort, value, needed, standard, options = [] } = field;
  switch (sort) {
    case 'effect':
      return (
        <EffectBuilder
          label={label}
          value={value}
          kind={kind}
          field={column}
          change={(next) => change(column, next)}
        />
      );
    case 'choice':
      return (
        <label class="field">
          <span class="label">{label}</span>
          <select value={value} onChange={({ currentTarget }) => change(column, currentTarget.value)}>
            {needed && value !== '' ? null : (
              <option value="">{standard === undefined ? '' : w.standardIs(standard)}</option>
            )}
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
            {value === '' || options.some(({ id }) => id === value) ? null : (
              <option value={value}>{value}</option>
            )}
          </select>
        </label>
      );
    case 'choices': {
      const chosen = value.split(/\s*;\s*/).filter((each) => each !== '');
      return (
        <fieldset class="choices-field">
          <legend>{label}</legend>
          {options.map(({ id, label: word }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ currentTarget }) =>
                  change(
                    column,
                    options
                      .map((option) => option.id)
                      .filter((each) => (each === id ? currentTarget.checked : chosen.includes(each)))
                      .join('; '),
                  )
                }
              />
              {word}
            </label>
          ))}
        </fieldset>
      );
    }
    default:
      return <TypedField {...props} />;
  }
}

/** A field in which one types: what is typed stays while one types, whatever becomes of it. */
function TypedField({ field, change, late = false }: ShownField): preact.JSX.Element {
  const w = pageTexts.value;
  const { column, label, sort, value, standard, from, to } = field;
  const [draft, keep] = useState<string | undefined>(undefined);
  const typing = {
    value: draft ?? value,
    ...(standard === undefined ? {} : { placeholder: standard, title: w.standardIs(standard) }),
    autoComplete: 'off',
    spellcheck: false,
    onInput: ({ currentTarget }: preact.TargetedInputEvent<HTMLInputElement>) => {
      keep(currentTarget.value);
      if (!late) change(column, currentTarget.value);
    },
    onBlur: () => {
      if (late && draft !== undefined && draft !== '' && draft !== value) change(column, draft);
      keep(undefined);
    },
  };
  return (
    <label class="field">
      <span class="label">{label}</span>
      {sort === 'number' ? (
        <input
          {...typing}
          type="number"
          class="short"
          {...(from === undefined ? {} : { min: from })}
          {...(to === undefined ? {} : { max: to })}
        />
      ) : (
        <input {...typing} type="text" />
      )}
      {sort === 'list' ? <span class="hint">{w.listHow}</span> : null}
    </label>
  );
}
