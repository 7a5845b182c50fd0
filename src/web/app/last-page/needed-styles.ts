const CLASS = /\.(-?[_a-z][\w-]*)/gi

/** The classes that a style sheet names; it never changes. */
const named = new WeakMap<CSSStyleSheet, ReadonlySet<string>>()

/** The files of this version's styles that name a class of the markup, in their order; null: one of them did not load. */
export function neededStyles(markup: string): string[] | null {
  const used = [...new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))]
  const own = [...document.styleSheets].filter(({ href }) => pathOf(href).startsWith('/assets/'))
  if (!own.every(isLoaded)) return null
  const isNeeded = (sheet: CSSStyleSheet) => used.some((name) => classesOf(sheet).has(name))
  return own.filter(isNeeded).map(({ href }) => pathOf(href).slice(1))
}

const pathOf = (href: string | null) => (href === null ? '' : new URL(href).pathname)

/** The rules of a file that a bad line has cut off can't be read. */
function isLoaded(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules.length >= 0
  } catch {
    return false
  }
}

function classesOf(sheet: CSSStyleSheet): ReadonlySet<string> {
  const known = named.get(sheet)
  if (known) return known
  const found = new Set([...selectorsOf(sheet.cssRules).matchAll(CLASS)].map(([, name = '']) => name))
  named.set(sheet, found)
  return found
}

const selectorsOf = (rules: CSSRuleList): string =>
  [...rules]
    .map((rule) => {
      const selector = 'selectorText' in rule ? String(rule.selectorText) : ''
      return 'cssRules' in rule ? `${selector} ${selectorsOf(rule.cssRules as CSSRuleList)}` : selector
    })
    .join('\n')
