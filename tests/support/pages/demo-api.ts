import type { Page, Response } from '@playwright/test'
import { exploreDemo, type Language, TokenResponse } from '#contract/auth/auth.ts'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import type { Project } from '#contract/projects.ts'
import * as v from 'valibot'
import { overviewIsThere } from '../test.ts'

/** The API as a user sees it: what the server really holds, beside what the page shows. */
export interface DemoApi {
  /** Whatever stands at an address of the API; throws where it is refused. */
  get: <T>(path: string) => Promise<T>
  /** Changes something, as the same person does on another device; resolves to the status. */
  send: (method: 'POST' | 'PUT', path: string, body: object) => Promise<number>
  projects: () => Promise<Project[]>
  competitors: (projectId: string) => Promise<string[]>
  trackedKeywords: (projectId: string, locale?: string) => Promise<string[]>
  /** Of the organisation: used and there. */
  keywordSlots: (projectId: string) => Promise<{ used: number; limit: number }>
  /** As the same person does on another device. */
  trackKeywords: (projectId: string, keywords: readonly string[]) => Promise<void>
  favourites: () => Promise<string[]>
  /** As somebody else of the organisation does: adds competitors until the plan has no slot left. */
  takeEverySlot: (projectId: string) => Promise<void>
  lastName: () => Promise<string>
  /** As the same person does on another device. */
  changeLastName: (lastName: string) => Promise<void>
}

/**
 * Signs the page's browser in to a demo organisation of its own, without opening a page: the session's cookie is all that
 * the app needs, wherever the page goes next.
 */
export async function signInToDemo(
  page: Page,
  pageUrl: string,
  apiUrl = pageUrl,
  language: Language = 'en',
): Promise<DemoApi> {
  const answer = await page.request.post(`${pageUrl}${API_BASE}${exploreDemo.path}`, { data: { language } })
  const { accessToken, identity } = v.parse(TokenResponse, await answer.json())
  const tokens = { accessToken, identity }
  // A long test outlives its first token, or moves the server's clock past its end.
  const follow = async (response: Response) => {
    const body: unknown = await response.json().catch(() => null)
    if (v.is(TokenResponse, body)) tokens.accessToken = body.accessToken
  }
  page.on('response', (response) => {
    if (response.ok() && /\/api\/auth\/v1\/(token\/refresh|login)$/.test(response.url())) void follow(response)
  })
  return apiOf(apiUrl, tokens)
}

/** Opens a demo's overview, and waits until the listing is there and the worker, if any, has the page. */
export async function openDemo(page: Page, pageUrl: string, apiUrl = pageUrl): Promise<DemoApi> {
  const api = await signInToDemo(page, pageUrl, apiUrl)
  await page.goto(pageUrl)
  await overviewIsThere(page)
  return api
}

/** The API of a user whose tokens are known; the access token is read anew for each request. */
export function apiOf(apiUrl: string, tokens: Pick<TokenResponse, 'accessToken' | 'identity'>): DemoApi {
  const { identity } = tokens
  const authorization = () => ({ authorization: `Bearer ${tokens.accessToken}` })
  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${apiUrl}/api${path}`, { headers: authorization() })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return (await response.json()) as T
  }
  const send = async (method: 'POST' | 'PUT', path: string, body: object): Promise<number> => {
    const headers = { ...authorization(), 'content-type': 'application/json' }
    return (await fetch(`${apiUrl}/api${path}`, { method, headers, body: JSON.stringify(body) })).status
  }
  const tracked = (projectId: string, locale = 'en-US') =>
    get<{ keywords: { keyword: string }[]; slots: { used: number; limit: number } }>(
      `/projects/${projectId}/keywords?locale=${locale}`,
    )
  const profile = `/usermanagement/v2/users/${identity.userId}`
  return {
    get,
    send,
    projects: () => get(`/bff/${identity.organizationId}/projects`),
    competitors: async (projectId) =>
      (await get<{ content: { trackId: string }[] }>(`/projects/${projectId}/competitors?locale=en-US`)).content.map(
        (competitor) => competitor.trackId,
      ),
    trackedKeywords: async (projectId, locale) =>
      (await tracked(projectId, locale)).keywords.map(({ keyword }) => keyword),
    keywordSlots: async (projectId) => (await tracked(projectId)).slots,
    trackKeywords: async (projectId, keywords) => {
      const status = await send('POST', `/projects/${projectId}/keywords?locale=en-US`, { keywords })
      if (status >= 300) throw new Error(`the keywords were not tracked: ${status}`)
    },
    takeEverySlot: async (projectId) => {
      const found = await get<{ content: { trackId: string }[] }>('/bff/v1/apps/search?query=music&store=APP_STORE')
      for (const { trackId } of found.content) {
        const status = await send('POST', `/projects/${projectId}/competitors`, {
          trackId,
          store: 'APP_STORE',
          locale: 'en-US',
        })
        if (status === 409) return
      }
      throw new Error(`${found.content.length} apps do not fill the plan`)
    },
    lastName: async () => (await get<{ lastName: string }>(profile)).lastName,
    changeLastName: async (lastName) => {
      const status = await send('PUT', profile, { lastName })
      if (status !== 200) throw new Error(`the name was not changed: ${status}`)
    },
    favourites: async () =>
      (await get<{ countryCode: string }[]>('/dashboard/config/v1/favourite/countries')).map((one) => one.countryCode),
  }
}
