import { prefersReducedMotion } from '#web/ui/hooks/media-queries.ts'

/** LIM-015. */
const FADE_MS = 250

/**
 * Keeps the loading screen of index.html over the page that is being drawn below it. Returns what lets it fade out, for
 * when the first page is drawn.
 */
export function holdLoadingScreen(root: HTMLElement): () => Promise<void> {
  const screen = root.querySelector('.frame')
  if (screen) document.body.append(screen)
  return async () => {
    const isStill = prefersReducedMotion()
    await screen?.animate({ opacity: 0 }, isStill ? 0 : FADE_MS).finished
    screen?.remove()
  }
}

/**
 * Waits until the document is complete. The scripts of the app are usually deferred; those that the saved page of the last visit
 * has put aside are not, and may run before the rest of the document has arrived.
 */
export const documentParsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve()
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })

/** Waits for the styles that the document's first script asked for: such ones hold nothing up by themselves. */
export async function stylesLoaded(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(links.filter((link) => !link.sheet).map(arrival))
}

/** A page without its styles is still one: a style that fails to come is not waited for. */
const arrival = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true })
  })

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
