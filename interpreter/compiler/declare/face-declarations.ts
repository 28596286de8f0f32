/** How cards look on paper: `face` of kinds, and `looks` of values. */
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { FieldSymbol, KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { entry, toPlain, valueOf, type Node } from '../../../schemas/index.ts';
import type { CardLooks, FaceBox, FaceDescription, ValueLook } from '../../game/face-description.ts';
import { refer, section } from './declared-names.ts';
import {
  entries,
  items,
  numberAt,
  reportIdleKey,
  scalars,
  textAt,
  textOf,
  type Sources,
} from '../loader/link-context.ts';

export const linkLooks = (s: Sources, vocabulary: Vocabulary, data: Node): CardLooks => ({
  faces: new Map(
    [...section(data, 'kinds')].flatMap(({ node, index }) => {
      const face = valueOf(node, 'face');
      const kind = vocabulary.kinds[index];
      return face && kind ? [[kind, faceOf(s, kind, face)] as const] : [];
    }),
  ),
  looks: new Map(
    [...section(data, 'values')].flatMap(({ node, index }) =>
      entries(valueOf(node, 'looks')).flatMap(({ key, value }) => {
        const found = refer(s, 'value', key, vocabulary.enums[index]?.values ?? []);
        return found ? [[found, toPlain(value) as ValueLook] as const] : [];
      }),
    ),
  ),
});

const parts = ['corners', 'line', 'badges', 'rows', 'foot'] as const;

function faceOf(s: Sources, kind: KindSymbol, face: Node): FaceDescription {
  const placed = new Map<FieldSymbol, string>();
  const lists = Object.fromEntries(
    parts.flatMap((part) => {
      const given = entry(face, part);
      if (!given) return [];
      const fields = scalars(given.value).flatMap((each) => {
        const field = refer(s, 'field', each, kind.fields);
        if (!field) return [];
        if (!canBe[part](field))
          return reportIdleKey(s, each, part, say('phrase/on-a-field-of-this-type')) ?? [];
        if (placed.has(field))
          return reportIdleKey(s, each, field.id, say('phrase/that-is-shown-already')) ?? [];
        placed.set(field, part);
        return [field];
      });
      return [[part, fields]];
    }),
  );
  const boxes = entry(face, 'boxes');
  if (boxes)
    for (const { key } of entries(face))
      if (['art', ...parts].includes(key.text)) reportIdleKey(s, key, key.text, say('phrase/beside-boxes'));
  return {
    size: textAt(face, 'size'),
    colour: colourOf(s, kind, entry(face, 'colour')?.value),
    icon: textAt(face, 'icon'),
    art: numberAt(face, 'art'),
    ...lists,
    ...(boxes ? { boxes: items(boxes.value).flatMap((each) => boxOf(s, kind, each)) } : {}),
  };
}

const isNumber = ({ type }: FieldSymbol): boolean => ['number', 'range', 'numbers'].includes(type.type);
const isShort = ({ type }: FieldSymbol): boolean => type.type !== 'language';

/** What each part of a card can hold. */
const canBe: Readonly<Record<(typeof parts)[number], (field: FieldSymbol) => boolean>> = {
  corners: isNumber,
  line: isShort,
  badges: isNumber,
  rows: isShort,
  foot: isShort,
};

/** A colour that begins with `#` or is in the list, or a field of the kind. */
function colourOf(s: Sources, kind: KindSymbol, node: Node | undefined): FaceDescription['colour'] {
  const text = textOf(node);
  if (node === undefined || text === undefined) return undefined;
  const own = kind.fields.find(({ id }) => id === text);
  if (!own && COLOUR.test(text)) return text;
  if (node.kind !== 'scalar') return undefined;
  const field = refer(s, 'field', node, kind.fields);
  if (field && field.type.type !== 'value' && field.type.type !== 'set')
    return reportIdleKey(s, node, 'colour', say('phrase/on-a-field-of-this-type'));
  return field;
}

const COLOUR =
  /^(?:#[0-9a-fA-F]{6}|red|orange|gold|yellow|green|teal|blue|indigo|purple|pink|brown|grey|black)$/;

const shown = ['name', 'type', 'art', 'text', 'foot', 'icon'] as const;

function boxOf(s: Sources, kind: KindSymbol, node: Node): FaceBox[] {
  const what = valueOf(node, 'shows');
  const at = items(valueOf(node, 'at')).map((each) => toPlain(each) as number);
  if (what?.kind !== 'scalar' || at.length !== 4) return [];
  const field = kind.fields.find(({ id }) => id === what.text);
  const part = field ? undefined : shown.find((each) => each === what.text);
  const shows = field ?? part ?? refer(s, 'field', what, kind.fields);
  if (!shows) return [];
  if (at[2] <= 0 || at[3] <= 0)
    return reportIdleKey(s, valueOf(node, 'at')!, 'at', say('phrase/without-room')) ?? [];
  const { size, align, ink, fill } = toPlain(node) as Pick<FaceBox, 'size' | 'align' | 'ink' | 'fill'>;
  return [{ shows, at: at as unknown as FaceBox['at'], size, align, ink, fill }];
}
