import * as v from 'valibot'
import { LAST_PAGE_HEADER, lastPagePath } from '#contract/worker/last-page.ts'
import { SAVED_AT_HEADER, workerCacheName, workerCaches } from '#contract/worker/worker.ts'

/** What the worker looks at; the rest is judged by the document's first script. */
const Terms = v.object({ version: v.string() })

/** The saved page of this address, of whichever user saved it last; undefined: there is none. Never throws. */
export async function findLastPage({ pathname }: URL): Promise<Response | undefined> {
  const path = lastPagePath(pathname)
  if (path === null) return undefined
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(workerCaches.pages.prefix))
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match(path)))
    return found.filter((one) => one !== undefined).toSorted((a, b) => savedAt(b) - savedAt(a))[0]
  } catch {
    // Without caches the app starts as it does without a saved page.
    return undefined
  }
}

/** No document is given the page of anybody but the user who was here last; null: nobody is signed in. */
export async function dropPagesOfOthers(userId: string | null): Promise<void> {
  const own = userId === null ? null : workerCacheName('pages', userId)
  const names = (await caches.keys()).filter((name) => name.startsWith(workerCaches.pages.prefix) && name !== own)
  await Promise.all(names.map((name) => caches.delete(name)))
}

const savedAt = ({ headers }: Response) => Date.parse(headers.get(SAVED_AT_HEADER) ?? '')

/** Where the document asks for the app's scripts. */
const APP_SCRIPTS = /<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

/**
 * The app's document with a saved page beside the place of the app. Whose page it is, and whether it is still right, is
 * not known here: the document keeps it hidden until its first script has judged that. A page of another version is
 * left out. The app's scripts stand aside until that script asks for them: after the saved page has been drawn.
 */
export async function withLastPage(shell: Response, page: Response): Promise<Response> {
  const html = await shell.clone().text()
  const terms = page.headers.get(LAST_PAGE_HEADER) ?? ''
  const parsed = v.safeParse(Terms, read(terms))
  if (!parsed.success || !html.includes(`src="${parsed.output.version}"`)) return shell
  const markup = await page.text()
  const scripts = html.match(APP_SCRIPTS) ?? []
  const document = html
    .replaceAll(APP_SCRIPTS, '')
    // A function, for the markup may hold what `replace` reads as a pattern.
    .replace('<html ', () => `<html data-last-page="${terms}" `)
    .replace('<script>', () => `<template id="app-scripts">${scripts.join('')}</template><script>`)
    .replace('<div id="root">', () => `${markup}<div id="root">`)
  const headers = new Headers(shell.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(document, { headers })
}

function read(terms: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(terms))
  } catch {
    return null
  }
}
