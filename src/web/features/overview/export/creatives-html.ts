import { t } from '@lingui/core/macro'
import type { AppDetails } from '#contract/overview/overview.ts'
import { formatDate, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { LEADERS } from '../reads.ts'
import {
  html,
  type Markup,
  noData,
  notSaved,
  picture,
  section,
  sourceLine,
  type Page,
  type Pictures,
} from './html-parts.ts'
import type { OverviewDocument } from './overview-document.ts'

/** Every picture that the file shows. */
export function picturesOf({ parts }: OverviewDocument): string[] {
  const images = parts.details?.data.images
  const leaders = parts.benchmarks?.data.categoryMetrics.iconUrls?.slice(0, LEADERS) ?? []
  const events = parts.events?.data.events?.flatMap(({ imageUrl }) => imageUrl ?? []) ?? []
  return [
    ...(images?.icons.slice(0, 1) ?? []),
    ...(images?.banners.slice(0, 1) ?? []),
    ...(images?.screens ?? []),
    ...leaders,
    ...events,
  ]
}

/** What the listing shows instead of says. */
export function creativesHtml(document: OverviewDocument, details: AppDetails, page: Page): Markup[] {
  const { screens, banners } = details.images
  const header = details.store === 'APP_STORE' ? t`Header` : t`Feature graphic`
  return [
    section(header, undefined, picture(banners[0], header, page, 'wide')),
    section(
      t`Screenshots`,
      undefined,
      screens.length === 0
        ? noData()
        : html`<div class="pictures">
            ${screens.map((src, index) => picture(src, t`Screenshot ${index + 1}`, page))}
          </div>`,
    ),
    coloursHtml(document, page),
    eventsHtml(document, page),
  ]
}

function coloursHtml({ parts: { benchmarks } }: OverviewDocument, page: Page): Markup {
  const title = t`Most-used colours in the category`
  if (!benchmarks) return section(title, undefined, notSaved())
  const { palette, iconUrls } = benchmarks.data.categoryMetrics
  const icons = iconUrls?.slice(0, LEADERS).filter((src) => page.pictures.has(src)) ?? []
  return section(title, benchmarks.readAt, [
    palette?.length
      ? html`<div class="palette">
            ${palette.map(({ color, share }) => html`<span style="flex:${100 * share};background:${color}"></span>`)}
          </div>
          <p>${palette.map(({ color, share }) => `${color} ${formatPercent(share, language(), 0)}`).join(' · ')}</p>`
      : noData(),
    html`<div class="pictures icons">${icons.map((src) => picture(src, '', page))}</div>`,
    html`<p class="soft">${sourceLine(benchmarks.data.provenance, page.market)}</p>`,
  ])
}

function eventsHtml({ app, parts: { events } }: OverviewDocument, page: Page): Markup {
  const title = app.store === 'APP_STORE' ? t`In-app events` : t`Promotional content`
  if (!events) return section(title, undefined, notSaved())
  const { events: all, provenance } = events.data
  if (!all?.length)
    return section(title, events.readAt, all ? html`<p>${t`Nothing announced in this period`}</p>` : noData())
  return section(title, events.readAt, [
    html`<ul class="events">
      ${all.map(
        ({ title: name, shortDescription, imageUrl, from, to }) =>
          html`<li>
            ${picture(imageUrl, '', page)}
            <h3 lang="${page.lang}">${name}</h3>
            ${shortDescription && html`<p lang="${page.lang}">${shortDescription}</p>`}
            <p class="soft">${formatDate(from, language())} – ${formatDate(to, language())}</p>
          </li>`,
      )}
    </ul>`,
    html`<p class="soft">${sourceLine(provenance, page.market)}</p>`,
  ])
}

/** Pictures asked for at the same time. */
const AT_ONCE = 4

/** Reads pictures as far as they can be had: offline the worker gives those it keeps. Never throws. */
export async function readPictures(addresses: readonly string[]): Promise<Pictures> {
  const pictures = new Map<string, string>()
  const queue = [...new Set(addresses)]
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const data = await readPicture(next).catch(() => null)
      if (data !== null) pictures.set(next, data)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return pictures
}

/** null: there is none, or it is something else. */
async function readPicture(address: string): Promise<string | null> {
  const response = await fetch(address)
  const blob = await response.blob()
  if (!response.ok || !/^image\/[\w.+-]+(;\s*charset=[\w-]+)?$/.test(blob.type)) return null
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null))
    reader.addEventListener('error', () => reject(new Error('not readable')))
    reader.readAsDataURL(blob)
  })
}
