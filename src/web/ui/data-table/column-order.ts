/** All columns in the order that the user chose; those it doesn't name, as of a later version, follow. */
export const inOrder = <Id extends string>(all: readonly Id[], order: readonly string[]): Id[] => {
  const placeOf = (id: Id) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...all].sort((one, other) => placeOf(one) - placeOf(other))
}

/** Two columns in each other's places. */
export const swapped = <Id extends string>(order: readonly Id[], one: Id, other: Id): Id[] =>
  order.map((id) => (id === one ? other : id === other ? one : id))
