import { readFileSync } from 'node:fs'

/** Addresses of every page behind the log-in, as the router knows them, but for staff's. */
export function appPages(): string[] {
  const tree = readFileSync(new URL('../../src/web/routeTree.gen.ts', import.meta.url), 'utf8')
  const byId = /interface FileRoutesById \{([^}]+)\}/.exec(tree)?.[1] ?? ''
  const ids = [...byId.matchAll(/'\/_app(\/[^']+)'/g)].map(([, id = '']) => id.replace(/\/$/, ''))
  const pages = ids.filter((id) => id !== '' && !id.startsWith('/pages/') && !isFrame(id, ids))
  if (pages.length < 20) throw new Error('The pages were not found.')
  return [...new Set(pages)]
}

/** A route that only stands around others leads to one of them. */
const isFrame = (id: string, ids: readonly string[]) =>
  ids.some((other) => other.startsWith(`${id}/`)) && !['/plans'].includes(id)
