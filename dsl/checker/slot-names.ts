/** Names of the locals of a text, of which there may be thousands. */
export class SlotNames {
  private readonly names = new Set<string>();
  /** How many names begin with these words, or are them. */
  private readonly beginning = new Map<string, number>();
  /** The last number that was found free behind a name. */
  private readonly last = new Map<string, number>();

  add(name: string): void {
    this.names.add(name);
    for (let end = name.indexOf(' '); ; end = name.indexOf(' ', end + 1)) {
      const words = end < 0 ? name : name.slice(0, end);
      this.beginning.set(words, this.countOf(words) + 1);
      if (end < 0) return;
    }
  }

  has(name: string): boolean {
    return this.names.has(name);
  }

  /** How many names are these words, or begin with them and go on. */
  countOf(words: string): number {
    return this.beginning.get(words) ?? 0;
  }

  /** The name itself, or with the first number from 2 on that makes it a new one. */
  free(name: string): string {
    if (!this.names.has(name)) return name;
    let number = this.last.get(name) ?? 2;
    while (this.names.has(`${name} ${number}`)) number++;
    this.last.set(name, number);
    return `${name} ${number}`;
  }
}
