/** Open panels, which a start doesn't show, and fields that somebody may have written in. */
const LEFT_OUT = 'script, dialog, [role="dialog"], [role="tooltip"], [popover], iframe, video, textarea'
/** Parts that may be cut off below: their place keeps its height. Of a table, all rows together say how wide its columns are. */
const PARTS = 'div, section, main, article, header, footer, figure, p, ul, ol, li, dl'
/** Attributes that a parser takes up by itself, and of which elements. */
const TAKEN_UP = { style: '', src: '', srcset: '', href: 'use' }

/**
 * The markup of a page, without what is further down than `cut` px. It is inert: styles of elements and addresses of
 * pictures are in `data-style` and `data-src`, which the document's script puts to use.
 */
export function markupOf(page: Element, cut: number): string {
  const copy = copyOf(page, cut)
  for (const one of copy.querySelectorAll(LEFT_OUT)) one.remove()
  for (const field of copy.querySelectorAll('input')) empty(field)
  for (const [name, elements] of Object.entries(TAKEN_UP))
    for (const one of copy.querySelectorAll(`${elements}[${name}]`)) {
      one.setAttribute(`data-${name}`, one.getAttribute(name) ?? '')
      one.removeAttribute(name)
    }
  // A picture in the window is wanted at once.
  for (const one of copy.querySelectorAll('[loading]')) one.removeAttribute('loading')
  return copy.outerHTML
}

/** Of the same document: in another one, the content security policy would judge the styles of elements anew. */
function copyOf(part: Element, cut: number): Element {
  const { top, bottom, height } = part.getBoundingClientRect()
  if (bottom <= cut || !(part instanceof HTMLElement) || !part.matches(PARTS)) return part.cloneNode(true) as Element
  const copy = part.cloneNode() as HTMLElement
  if (top >= cut) Object.assign(copy.style, { boxSizing: 'border-box', height: `${height}px` })
  else for (const node of part.childNodes) copy.append(node instanceof Element ? copyOf(node, cut) : node.cloneNode())
  return copy
}

/** Without what was typed; what is ticked stays. A name would make one group with the fields of the app's own page. */
function empty(field: HTMLInputElement): void {
  for (const name of ['value', 'name', 'autofocus']) field.removeAttribute(name)
  field.toggleAttribute('checked', field.checked)
}
