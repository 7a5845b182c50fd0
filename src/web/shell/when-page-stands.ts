/** Open menus and dialogs: who is in the middle of something is not interrupted. */
const BUSY = 'dialog[open], [role="dialog"], [aria-modal="true"], [aria-haspopup][aria-expanded="true"]'
/** The first card of an app's overview; its skeleton is busy. */
const FIRST_CARD = 'main #metadata'

/** Whether the overview shows its first content and nothing is open above it. */
function stands(): boolean {
  const card = document.querySelector(FIRST_CARD)
  return card !== null && !card.querySelector('[aria-busy="true"]') && !document.querySelector(BUSY)
}

/** Calls `then` once, as soon as the overview stands. Returns what stops waiting for it. */
export function whenPageStands(then: () => void): () => void {
  const look = () => {
    if (!stands()) return
    observer.disconnect()
    then()
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-busy', 'aria-expanded', 'open'],
  })
  look()
  return () => observer.disconnect()
}
