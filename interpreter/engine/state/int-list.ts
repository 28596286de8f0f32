/** A growing list of integers that is used again and again. */
export class List {
  items: Int32Array = new Int32Array(64);
  length = 0;

  push(value: number): void {
    if (this.length === this.items.length) this.grow();
    this.items[this.length++] = value;
  }

  /** Makes room for more elements; gives where they are from now on. */
  grow(): Int32Array {
    const larger = new Int32Array(this.items.length * 2);
    larger.set(this.items);
    return (this.items = larger);
  }

  has(value: number): boolean {
    for (let i = 0; i < this.length; i++) if (this.items[i] === value) return true;
    return false;
  }

  /** Takes on what another list holds. */
  copy({ items, length }: List): void {
    while (this.items.length < length) this.grow();
    for (let i = 0; i < length; i++) this.items[i] = items[i];
    this.length = length;
  }

  /** A copy as an ordinary array. */
  toArray(): number[] {
    const copy: number[] = [];
    for (let i = 0; i < this.length; i++) copy.push(this.items[i]);
    return copy;
  }
}
