/**
 * Translators in the browser move texts into elements of their own (`<font>`), of which React knows nothing: it would fail
 * when it removes such a text, or puts something before it, and the page with it. What was moved goes together with its
 * wrapper, and what a translator has taken away is gone already. Call it before React draws.
 */
export function surviveTranslation(prototype: Node = Node.prototype): void {
  const removeChild = Reflect.get(prototype, 'removeChild') as (this: Node, child: Node) => Node
  const insertBefore = Reflect.get(prototype, 'insertBefore') as (this: Node, node: Node, before: Node | null) => Node
  prototype.removeChild = function removeMoved<T extends Node>(this: Node, child: T): T {
    const held = heldBy(this, child)
    if (held) removeChild.call(this, held)
    return child
  }
  prototype.insertBefore = function insertBeforeMoved<T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && heldBy(this, before))
    return node
  }
}

/** The child of `parent` that is or holds `node`; null: none does. */
function heldBy(parent: Node, node: Node): Node | null {
  let one: Node | null = node
  while (one !== null && one.parentNode !== parent) one = one.parentNode
  return one
}
