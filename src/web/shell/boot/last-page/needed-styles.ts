const CLASS = /\.(-?[_a-z][\w-]*)/gi

/** The classes that a style sheet names; it never changes. */
const named = new WeakMap<CSSStyleSheet, ReadonlySet<string>>()

/** The files of this version's styles that name a class of the markup, in their order. */
export function neededStyles(markup: string): string[] {
  const used = [...new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))]
  return [...document.styleSheets].flatMap((sheet) => {
    const path = sheet.href === null ? '' : new URL(sheet.href).pathname
    if (!path.startsWith('/assets/')) return []
    const classes = classesOf(sheet)
    return used.some((name) => classes.has(name)) ? [path.slice(1)] : []
  })
}

function classesOf(sheet: CSSStyleSheet): ReadonlySet<string> {
  const known = named.get(sheet)
  if (known) return known
  const text = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')
  const found = new Set([...text.matchAll(CLASS)].map(([, name = '']) => name))
  named.set(sheet, found)
  return found
}
