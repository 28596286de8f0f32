/** `at least 1`, `at most 5`, `1 to 5`; nothing where there are no bounds. */
export const boundsText =
  (least: string, most: string, to: string) =>
  (from: number | undefined, upTo: number | undefined): string => {
    if (from !== undefined && upTo !== undefined) return `${from} ${to} ${upTo}`;
    if (from !== undefined) return `${least} ${from}`;
    return upTo === undefined ? '' : `${most} ${upTo}`;
  };
