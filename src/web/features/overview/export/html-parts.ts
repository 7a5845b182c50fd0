import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { Market } from '#contract/store.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { formatDate, formatDay, formatTime } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { sourceName } from '#web/ui/display/source.tsx'

/** Text that may stand in a page as it is: made by `html`, or written in this project. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = Markup | string | number | null | false | undefined | readonly Value[]

/** Markup with values in it: every value that is not markup itself is escaped, so that no text of a store becomes an element. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(parts.map((part, index) => part + textOf(values[index])).join(''))

function textOf(value: Value): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value))
  return value.map(textOf).join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

/** Addresses of pictures and what they hold, as `data:` addresses; one that can't be had is missing. */
export type Pictures = ReadonlyMap<string, string>

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
  const [source, day] = [i18n._(sourceName(provenance.kind, market)), formatDay(dayOf(provenance.asOf), language())]
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
