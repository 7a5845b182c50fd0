/**
 * Notes what somebody did on the page as it was last, just before it goes: the last press, which the document has
 * marked, the field they are in, and how far they scrolled. Returns what does the same on the app's own page.
 */
export function replay(page: HTMLElement, root: HTMLElement): () => void {
  const pressed = page.querySelector<HTMLElement>('[data-pressed]')
  const focused = page.contains(document.activeElement) ? document.activeElement : null
  const focus = placeOf(focused, page)
  const press = placeOf(pressed, page)
  const typed = focused instanceof HTMLInputElement ? focused.value : ''
  const { scrollY } = window
  return () => {
    const field = focus?.(root)
    field?.focus({ preventScroll: true })
    if (field instanceof HTMLInputElement && typed) type(field, typed)
    // The router has shown its first page from the top.
    if (scrollY > 0) window.scrollTo({ top: scrollY, behavior: 'instant' })
    press?.(root)?.click()
  }
}

/** Finds the element that is on another copy of the page what this one is here: the same of those that say the same. */
function placeOf(element: Element | null, page: Element): ((within: Element) => HTMLElement | undefined) | null {
  if (!element) return null
  const said = signatureOf(element)
  const alike = (within: Element) =>
    [...within.querySelectorAll<HTMLElement>(element.tagName)].filter((one) => signatureOf(one) === said)
  const place = alike(page).findIndex((one) => one === element)
  return (within) => alike(within)[place]
}

const signatureOf = (element: Element): string =>
  [...['href', 'aria-label', 'role', 'type'].map((name) => element.getAttribute(name)), element.textContent].join('\n')

/** As a person types: the app hears of it. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
