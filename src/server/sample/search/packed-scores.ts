/** Scores of the texts in which a word stands, by their number: a sixth of the room that a Map of them takes. */
export class PackedScores {
  readonly #numbers: Uint32Array
  readonly #scores: Float64Array

  /** @param found in any order, each number once */
  constructor(found: readonly { number: number; score: number }[]) {
    const inOrder = found.toSorted((a, b) => a.number - b.number)
    this.#numbers = Uint32Array.from(inOrder, ({ number }) => number)
    this.#scores = Float64Array.from(inOrder, ({ score }) => score)
  }

  get size(): number {
    return this.#numbers.length
  }

  /** 0: the word is not in that text. */
  of(number: number): number {
    let low = 0
    let high = this.#numbers.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#numbers[middle] ?? 0) < number) low = middle + 1
      else high = middle
    }
    return this.#numbers[low] === number ? (this.#scores[low] ?? 0) : 0
  }
}
