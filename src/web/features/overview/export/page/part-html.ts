import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { Market } from '#contract/store.ts'
import { formatDate, formatTime } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { sourceName } from '#web/ui/freshness/source-name.ts'
import { html, type Markup } from '../markup.ts'
import type { Pictures } from '../pictures.ts'

/** What every section of the file needs to know. */
export interface Page {
  market: Market
  /** Language of the store's texts. */
  lang: string
  pictures: Pictures
}

export const noData = () => html`<span class="soft">${t`No data available`}</span>`
export const notSaved = () => html`<p class="soft">${t`Not saved on this device`}</p>`

/** A section of the file with the moment at which its data was read; undefined: it is part of another's answer. */
export const section = (title: string, readAt: string | undefined, content: Markup | Markup[]): Markup =>
  html`<section>
    <h2>${title}</h2>
    ${content}${readAt !== undefined && html`<p class="soft">${readOn(readAt)}</p>`}
  </section>`

export function readOn(readAt: string): string {
  const [day, time] = [formatDate(readAt, language()), formatTime(Date.parse(readAt), language())]
  return t`Updated on ${day}, ${time}`
}

/** Where a number comes from, in a line. */
export function sourceLine(provenance: Provenance | null, market: Market): string | null {
  if (!provenance) return null
  const [source, day] = [i18n._(sourceName(provenance.kind, market)), formatDate(provenance.asOf, language())]
  return provenance.stale ? t`${source}, store not responding, value from ${day}` : t`${source}, ${day}`
}

/** A picture, or in words that there is none. */
export function picture(src: string | null | undefined, alt: string, { pictures }: Page, className = ''): Markup {
  const data = src ? pictures.get(src) : undefined
  if (data !== undefined) return html`<img class="${className}" src="${data}" alt="${alt}" />`
  return html`<span class="soft">${src ? t`Image not saved on this device` : t`No image found`}</span>`
}

/** Named values, one below the other. */
export const rows = (entries: readonly (readonly [label: string, value: Markup | string])[]): Markup =>
  html`<dl class="rows">
    ${entries.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
