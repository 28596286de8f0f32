/** What messages about packs: what they are called, what they need need to know, by code. */
export interface PackDetails {
  'pack/version': { version: string };
  'pack/range': { range: string };
  'pack/missing': { pack: string; range: string; by: string; near: readonly string[] };
  'pack/other-version': {
    pack: string;
    range: string;
    by: string;
    found: string | undefined;
  };
  'pack/circular': { packs: readonly string[] };
  'pack/empty': { pack: string };
}
