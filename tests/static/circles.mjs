/**
 * The circles of a graph: groups of nodes each of which can be reached from every other one (Tarjan's strongly connected
 * components of two nodes or more).
 * @param {Map<string, Iterable<string>>} next what each node leads to
 * @returns {string[][]}
 */
export function circlesIn(next) {
  const circles = []
  const number = new Map()
  const lowest = new Map()
  const open = []
  const visit = (node) => {
    number.set(node, number.size)
    lowest.set(node, number.get(node))
    open.push(node)
    for (const other of next.get(node) ?? []) {
      if (!number.has(other)) visit(other)
      if (open.includes(other)) lowest.set(node, Math.min(lowest.get(node), lowest.get(other)))
    }
    if (lowest.get(node) !== number.get(node)) return
    const group = open.splice(open.indexOf(node))
    if (group.length > 1) circles.push(group)
  }
  for (const node of next.keys()) if (!number.has(node)) visit(node)
  return circles
}
