/** Questions that are asked for one term at most. */
const QUESTIONS_MAX = 5

/**
 * After how many characters a store completes to a term, by halving: at most five questions, enough for terms of up to 31
 * characters. A store does not complete to a term after each longer beginning too, so the length may come out too great by a few.
 * @param completes asks the store whether it completes a beginning to the term
 * @returns 1 to the term's length + 1: not even the whole term is completed to
 */
export async function prefixLength(term: string, completes: (beginning: string) => Promise<boolean>): Promise<number> {
  const characters = Array.from(term)
  let [without, after] = [0, characters.length + 1]
  for (let asked = 0; asked < QUESTIONS_MAX && after - without > 1; asked++) {
    const length = (without + after) >> 1
    if (await completes(characters.slice(0, length).join(''))) after = length
    else without = length
  }
  return after
}
