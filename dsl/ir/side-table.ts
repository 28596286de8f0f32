/**
 * Facts that are kept beside the objects of a linked game, and that nobody could work out again from the game alone. A
 * copy of the game has to have them too (`interpreter/game/shared-game.ts`).
 */
export class SideTable<K extends object, V> {
  private readonly facts = new WeakMap<K, V>();

  get(about: K): V | undefined {
    return this.facts.get(about);
  }

  set(about: K, fact: V): void {
    this.facts.set(about, fact);
  }

  delete(about: K): void {
    this.facts.delete(about);
  }
}
