import { t } from '@lingui/core/macro'
import { language } from '#web/i18n/language.ts'
import { creativesHtml } from './creatives-html.ts'
import { figuresHtml, rankingsHtml } from './figures-html.ts'
import { html, Markup, notSaved, readOn, section, type Page, type Pictures } from './html-parts.ts'
import { competitorsHtml, detailsHtml, versionsHtml, headHtml, scoreHtml, textsHtml } from './listing-html.ts'
import type { OverviewDocument } from './overview-document.ts'

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

/** The file's whole look: it loads nothing, so that the fonts are those of the reader's system. */
export const style = `
:root{color-scheme:light dark;--text:#211e1a;--soft:#5b564f;--line:#e8e4dd;--ground:#fff;--tint:#f8f6f2;--mark:#5b4bd0}
@media (prefers-color-scheme:dark){:root{--text:#efece6;--soft:#b5afa6;--line:#3f3b36;--ground:#141311;--tint:#1c1a18;--mark:#b0a8ff}}
*{box-sizing:border-box}
body{max-width:960px;margin:0 auto;padding:32px 20px;background:var(--ground);color:var(--text);font:15px/22px system-ui,-apple-system,'Segoe UI',sans-serif;font-variant-numeric:tabular-nums}
h1,h2,h3,p,dl,dd,ul,figure{margin:0;padding:0}
h1{font-size:24px;line-height:30px}h2{margin-bottom:10px;font-size:17px}h3{margin-top:14px;font-size:15px}
section{margin-top:32px;padding-top:20px;border-top:1px solid var(--line)}
header{display:flex;gap:20px;align-items:center}header>div{min-width:0;overflow-wrap:anywhere}header>img{width:76px;height:76px;border-radius:17px}
ul{list-style:none}small,.soft{color:var(--soft);font-size:13px;line-height:18px}
a{color:inherit}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(165px,1fr));gap:12px}
.figures>div,.best{padding:12px 14px;border:1px solid var(--line);border-radius:10px;break-inside:avoid}
.figures b{display:block;font-size:22px;line-height:30px}.figures small{display:block}
.best{margin-bottom:12px;background:var(--tint)}
dl.rows>div{display:grid;grid-template-columns:180px minmax(0,1fr);gap:4px 16px;padding:8px 0;border-bottom:1px solid var(--line);break-inside:avoid}
dt{color:var(--soft)}dd{overflow-wrap:anywhere}
.text{white-space:pre-line;overflow-wrap:anywhere}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse}th,td{padding:6px 10px 6px 0;border-bottom:1px solid var(--line);font-weight:400;text-align:left;vertical-align:top}thead th{color:var(--soft);font-size:13px}.n{text-align:right}
.pictures{display:flex;flex-wrap:wrap;gap:10px}.pictures img{max-width:100%;height:260px;border:1px solid var(--line);border-radius:10px;object-fit:contain;break-inside:avoid}
.wide{width:100%;max-width:612px;border-radius:10px}
.pictures.icons img{width:32px;height:32px;border:0;border-radius:8px}
.events{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:12px}.events>li{break-inside:avoid}.events img{width:100%;border-radius:10px}
.palette{display:flex;height:28px;margin-bottom:10px;overflow:hidden;border-radius:8px}.palette span{print-color-adjust:exact}
svg{display:block;width:160px;height:32px;overflow:visible}svg path{fill:none;stroke:var(--mark);stroke-width:1.5}
article{margin-top:12px;break-inside:avoid}
@media (max-width:600px){dl.rows>div{grid-template-columns:1fr}.pictures img{height:200px}}
@media print{:root{color-scheme:light;--text:#000;--soft:#444;--line:#bbb;--ground:#fff;--tint:#fff;--mark:#333}body{max-width:none;padding:0;font-size:11pt}section{margin-top:20px;padding-top:14px}h2,h3{break-after:avoid}}
@page{size:A4 portrait;margin:16mm}
`
