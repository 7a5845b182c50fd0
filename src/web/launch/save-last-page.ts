import type { AnyRouter } from '@tanstack/react-router'
import {
  LAST_PAGE_HEADER,
  LAST_PAGE_ID,
  LAST_PAGE_MAX,
  lastPagePath,
  type LastPageTerms,
} from '#contract/worker/last-page.ts'
import { SAVED_AT_HEADER, workerCacheName, workerCaches } from '#contract/worker/worker.ts'
import { savedState } from '#web/data/cache/boot-record.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import { language } from '#web/i18n/language.ts'
import { cacheStorage } from '#web/offline/abilities/browser-abilities.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { selection } from '#web/offline/selection.ts'
import { deviceUser } from '#web/offline/storage/device-user.ts'
import { isLogoutPending } from '#web/offline/storage/pending-logouts.ts'
import { pageVersion } from '#web/offline/updates/reloads.ts'
import { impersonation } from '#web/session/impersonation.ts'
import { session } from '#web/session/session-store.ts'
import { BUSY } from '#web/ui/overlays/busy.ts'
import { markupOf } from './page-markup.ts'
import { isPageReady } from './take-over.ts'

/** Until the page is looked at again that did not rest, ms. */
const AGAIN_MS = 5000

/** Saves overview and home as they rest, so that the next start shows them before the app has been loaded. */
export function saveLastPages(router: AnyRouter): void {
  let waits = false
  // What somebody has pressed on a page, a start may show otherwise.
  let isAsOpened = true
  const look = () => {
    waits = false
    const path = lastPagePath(window.location.pathname)
    if (path === null || !isAsOpened) return
    const page = pageAtRest()
    if (page) void save(page, path)
    else setTimeout(saveSoon, AGAIN_MS)
  }
  const saveSoon = () => {
    if (!waits) whenIdle(look, { afterRequests: true })
    waits = true
  }
  router.subscribe('onRendered', () => {
    isAsOpened = true
    saveSoon()
  })
  // Before the press does what it does: that may be another page.
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest('main')) isAsOpened = false
  }
  document.addEventListener('click', note, { capture: true })
  selection.subscribe(saveSoon)
  getQueryClient()
    .getQueryCache()
    .subscribe(({ type, ...event }) => {
      if (type === 'updated' && 'action' in event && event.action.type === 'success') saveSoon()
    })
  saveSoon()
}

/**
 * The frame with the page in it, as a start would show it: complete, from the top, with the server there, nothing open,
 * nobody in the middle of something. null: it is not so now, or the page belongs to a user who is impersonated.
 */
function pageAtRest(): Element | null {
  const isUsual = session.get().state === 'in' && !impersonation() && connectivity.get() === 'online'
  if (!isUsual || document.visibilityState !== 'visible' || window.scrollY > 0) return null
  const frame = document.querySelector('#root > :has(main)')
  const isFree = !frame?.hasAttribute('inert') && !document.querySelector(BUSY)
  return isFree && isPageReady(document.body) ? frame : null
}

/** What was saved last, to write nothing twice. */
let before = ''

async function save(page: Element, path: string): Promise<void> {
  const userId = deviceUser.get()
  const markup = markupOf(page, window.innerHeight)
  if (userId === null || markup.length > LAST_PAGE_MAX) return
  const terms = {
    version: new URL(pageVersion()).pathname,
    state: savedState(),
    search: window.location.search,
    language: language(),
    scheme: document.documentElement.dataset['mantineColorScheme'] ?? '',
    width: window.innerWidth,
  }
  const now = path + JSON.stringify(terms) + markup
  if (now === before) return
  before = now
  await put(userId, path, markup, terms)
}

type Terms = Omit<LastPageTerms, 'styles'>

async function put(userId: string, path: string, markup: string, known: Terms): Promise<void> {
  const caches = cacheStorage()
  if (!caches) return
  const name = workerCacheName('pages', userId)
  const isHere = () => deviceUser.get() === userId && !isLogoutPending(userId)
  try {
    if (!isHere()) return
    const cache = await caches.open(name)
    const terms: LastPageTerms = { ...known, styles: neededStyles(markup) }
    // A cache lists entries in insertion order: deleting first makes this one the newest.
    await cache.delete(path)
    const headers = {
      // A part of a document, never answered by itself.
      'content-type': 'text/plain; charset=utf-8',
      [SAVED_AT_HEADER]: new Date().toISOString(),
      [LAST_PAGE_HEADER]: encodeURIComponent(JSON.stringify(terms)),
    }
    await cache.put(path, new Response(`<div id="${LAST_PAGE_ID}">${markup}</div>`, { headers }))
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -workerCaches.pages.entries).map((key) => cache.delete(key)))
  } catch {
    // A device that is full, or misses a style, starts without it.
  }
  // The user may have logged out during the write.
  if (!isHere()) await caches.delete(name)
}

/** Files of this version's styles that name a class of the markup, in their order. @throws where one of them did not load */
function neededStyles(markup: string): string[] {
  const used = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const isUsed = ({ cssText }: CSSRule) => [...cssText.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => used.has(name))
  const own = [...document.styleSheets].filter(({ href }) => pathOf(href).startsWith('/assets/'))
  return own.filter(({ cssRules }) => [...cssRules].some(isUsed)).map(({ href }) => pathOf(href).slice(1))
}

const pathOf = (href: string | null) => (href === null ? '' : new URL(href).pathname)
