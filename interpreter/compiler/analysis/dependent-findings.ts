import { layerOf, type Code } from '../../../dsl/diagnostics/codes.ts';
import { isTextError, type Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { byPlace } from '../../../dsl/diagnostics/places-by-file.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import type { CardData } from '../../game/linked-game.ts';
import type { Sources } from '../loader/link-context.ts';

/** What is found by looking into functions and into conditions that cards print, wherever they are written. */
const LOOKS_INTO_OTHERS: ReadonlySet<Code> = new Set<Code>([
  'game/badge-hidden',
  'game/gives-away',
  'game/hidden',
  'game/tells',
  'game/unseen-choice',
]);

/**
 * Findings without those of the game as a whole that rest on a text that is refused: what is found in such a text, or
 * by what it means elsewhere, may be true only of the way in which it was read for now.
 */
export function withoutDependent(
  { diagnostics, texts, fileOf }: Sources,
  data: Node,
  nodeOf: ReadonlyMap<CardData, Node>,
): readonly Diagnostic[] {
  const wrong = diagnostics.filter(isTextError);
  if (wrong.length === 0 || !diagnostics.some(isOfGame)) return diagnostics;
  const wrongIn = byPlace(wrong);
  const isRefused = (node: Node | undefined): boolean =>
    node !== undefined &&
    (wrongIn(fileOf(node), node.span.start, node.span.end).length > 0 ||
      (node.kind === 'map' && node.entries.some(({ value }) => isRefused(value))));
  const functions = valueOf(data, 'functions');
  let isLookedInto: boolean | undefined;
  const looksInto = (): boolean =>
    (isLookedInto ??=
      isRefused(functions) ||
      [...nodeOf].some(([card, node]) => card.conditions.size > 0 && isRefused(node)));
  const windows = valueOf(data, 'windows');
  const isIdle = ({ code, place: { file, span } }: Diagnostic): boolean =>
    code === 'game/idle-window' &&
    windows?.kind === 'map' &&
    windows.entries.some(
      ({ key, value }) => fileOf(key) === file && key.span.start === span.start && isRefused(value),
    );
  const refused = texts.flatMap(({ file, files, text, offsets }) => {
    const [start, end] = [offsets[0], offsets[text.length]];
    return !files && wrongIn(file, start, end).length > 0 ? [{ file, start, end }] : [];
  });
  const isInRefused = ({ place: { file, span } }: Diagnostic): boolean =>
    refused.some((text) => text.file === file && text.start <= span.start && span.end <= text.end);
  return diagnostics.filter(
    (each) =>
      !isOfGame(each) ||
      !(isInRefused(each) || isIdle(each) || (LOOKS_INTO_OTHERS.has(each.code) && looksInto())),
  );
}

const isOfGame = ({ severity, code }: Diagnostic): boolean =>
  severity === 'error' && layerOf(code) === 'game';
