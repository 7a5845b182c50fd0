import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Addresses of every page behind the log-in, as the router knows them, but for staff's. */
export function appPages(): string[] {
  const ids = [...routes('FileRoutesById').matchAll(/'\/_app(\/[^']+)'/g)].map(([, id = '']) =>
    // A part that may be left out is.
    id.replace(/\/(\{-\$\w+\})?$/, ''),
  )
  const pages = ids.filter((id) => id !== '' && !id.startsWith('/pages/') && !isFrame(id, ids))
  if (pages.length < 20) throw new Error('The pages were not found.')
  return [...new Set(pages)]
}

/** A route that only stands around others leads to one of them. */
const isFrame = (id: string, ids: readonly string[]) =>
  ids.some((other) => other.startsWith(`${id}/`)) && !['/plans'].includes(id)

function routes(name: string): string {
  const tree = readFileSync(path.join(import.meta.dirname, '../../src/web/routeTree.gen.ts'), 'utf8')
  return new RegExp(`interface ${name} \\{([\\s\\S]+?)\\n\\}`).exec(tree)?.[1] ?? ''
}
