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

  /** A copy as an ordinary array. */
  toArray(): number[] {
    const copy: number[] = [];
    for (let i = 0; i < this.length; i++) copy.push(this.items[i]);
    return copy;
  }
}
