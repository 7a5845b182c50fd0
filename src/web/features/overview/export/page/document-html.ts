import { t } from '@lingui/core/macro'
import { language } from '#web/i18n/language.ts'
import { html, Markup } from '../markup.ts'
import type { OverviewDocument } from '../overview-document.ts'
import type { Pictures } from '../pictures.ts'
import { creativesHtml } from './creatives-html.ts'
import { competitorsHtml, detailsHtml, versionsHtml } from './details-html.ts'
import { figuresHtml } from './figures-html.ts'
import { headHtml, scoreHtml } from './head-html.ts'
import { notSaved, readOn, section, type Page } from './part-html.ts'
import { rankingsHtml } from './rankings-html.ts'
import { style } from './style.ts'
import { textsHtml } from './texts-html.ts'

/** Nothing is loaded and nothing runs, whatever opens the file. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

/**
 * The overview as one file in the reader's language: pictures stand in it as data, it loads nothing and runs nothing, so that
 * it opens from a disk without a connection. Every text of a store is escaped.
 */
export function htmlOf(document: OverviewDocument, pictures: Pictures): string {
  const page: Page = { market: document.market, lang: document.locale, pictures }
  const details = document.parts.details?.data
  const written = html`<!doctype html>
    <html lang="${language()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <title>${document.app.title}</title>
        <style>
          ${new Markup(style)}
        </style>
      </head>
      <body>
        ${headHtml(document, page)}
        <main>
          ${scoreHtml(document, page)} ${figuresHtml(document, page)}
          ${details ? textsHtml(details, page) : section(t`Metadata`, undefined, notSaved())}
          ${details && creativesHtml(document, details, page)} ${rankingsHtml(document, page)}
          ${details && detailsHtml(details, page)} ${versionsHtml(document, page)} ${competitorsHtml(document)}
        </main>
        <footer>
          <p class="soft">
            ${t`Exported from Storeglass.`} ${readOn(document.exportedAt)}.
            ${document.market === 'sample' && t`Sample market: apps and figures are invented.`}
          </p>
        </footer>
      </body>
    </html> `
  return written.text
}
