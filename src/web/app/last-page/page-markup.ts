/** What is not part of a page as one finds it: open panels, and what comes after the first content. */
const LEFT_OUT = 'script, dialog, [role="dialog"], [role="tooltip"], [popover], iframe, video, [data-late] > *'
/** Parts that may be cut off below: their spacer keeps its height. */
const PARTS = 'div, section, main, article, header, footer, form, figure, p, ul, ol, li, dl, table, thead, tbody, tr'

/** Attributes that a parser takes up by itself, and of which elements. */
const TAKEN_UP = { style: '', src: '', srcset: '', href: 'use' }

/**
 * The markup of a page, without what is further down than `cut` px. It is inert: styles of elements and addresses of
 * pictures are in `data-style` and `data-src`, which the document's script puts to use.
 */
export function markupOf(page: Element, cut: number): string {
  const copy = copyOf(page, cut)
  for (const one of copy.querySelectorAll(LEFT_OUT)) one.remove()
  for (const field of copy.querySelectorAll('input, textarea')) empty(field)
  for (const [name, elements] of Object.entries(TAKEN_UP))
    for (const one of copy.querySelectorAll(`${elements}[${name}]`)) {
      putAside(one, name, one.getAttribute(name) ?? '')
      one.removeAttribute(name)
    }
  // A picture in the window is wanted at once.
  for (const one of copy.querySelectorAll('[loading]')) one.removeAttribute('loading')
  return copy.outerHTML
}

/** A later value goes before an earlier one, as in styles. */
const putAside = (one: Element, name: string, value: string) =>
  one.setAttribute(`data-${name}`, [value, one.getAttribute(`data-${name}`)].filter(Boolean).join('; '))

/** Of the same document: in another one, the content security policy would judge the styles of elements anew. */
function copyOf(part: Element, cut: number): Element {
  const { top, bottom, height } = part.getBoundingClientRect()
  if (bottom <= cut || !part.matches(PARTS)) return part.cloneNode(true) as Element
  const copy = part.cloneNode() as Element
  if (top >= cut) putAside(copy, 'style', `box-sizing: border-box; height: ${height}px`)
  else if (part instanceof HTMLTableElement) copyTable(part, copy, cut)
  else for (const node of part.childNodes) copy.append(node instanceof Element ? copyOf(node, cut) : node.cloneNode())
  return copy
}

/** Its columns stay as wide as all of its rows make them; rows below the cut become one of their height. */
function copyTable(table: HTMLTableElement, copy: Element, cut: number): void {
  putAside(copy, 'style', `table-layout: fixed; width: ${table.offsetWidth}px`)
  for (const group of table.children) {
    if (!group.matches('thead, tbody, tfoot')) {
      copy.append(group.cloneNode(true))
      continue
    }
    const other = group.cloneNode() as Element
    copy.append(other)
    const rows = [...group.children]
    const visible = rows.filter((row) => row.getBoundingClientRect().top < cut)
    for (const row of visible) other.append(row.cloneNode(true))
    const rest = rows.slice(visible.length)
    const last = rest.at(-1)
    if (!last || !rest[0]) continue
    const spacer = rest[0].cloneNode() as Element
    const height = last.getBoundingClientRect().bottom - rest[0].getBoundingClientRect().top
    putAside(spacer, 'style', `height: ${height}px`)
    other.append(spacer)
  }
  const widths = [...(table.rows[0]?.cells ?? [])].map((cell) => cell.getBoundingClientRect().width)
  for (const [index, cell] of [...(copy.querySelector('tr')?.children ?? [])].entries()) {
    const width = `${widths[index] ?? 0}px`
    putAside(cell, 'style', `box-sizing: border-box; width: ${width}; min-width: ${width}; max-width: ${width}`)
  }
}

/** Without what was typed; what is ticked stays. A name would make one group with the fields of the app's own page. */
function empty(field: Element): void {
  for (const name of ['value', 'name', 'autofocus']) field.removeAttribute(name)
  if (field instanceof HTMLTextAreaElement) field.textContent = ''
  field.toggleAttribute('checked', field instanceof HTMLInputElement && field.checked)
}
