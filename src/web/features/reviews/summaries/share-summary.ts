import { t } from '@lingui/core/macro'
import type { SummaryDetails, SummaryTopic } from '#contract/reviews/summaries.ts'
import { periodName } from '#web/commands/summaries/period-name.ts'
import { formatDate, formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { canShare, share } from '#web/offline/abilities/browser-abilities.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { fileNameOf } from '#web/ui/files/file-name.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import { beforeName, countsOf, scopeText } from './summary-facts.ts'
import { joinsWithSpace } from './summary-text.tsx'
import { changeOf, shareOf } from './topics.ts'

const TYPE = 'text/html'

/** Shares a summary as one self-contained file: through the device's share sheet, otherwise as a download. */
export async function shareSummary(appTitle: string, summary: SummaryDetails): Promise<void> {
  const html = summaryHtml(appTitle, summary)
  const period = periodName(summary)
  const name = `${[fileNameOf(appTitle), summary.from, summary.to].join('-')}.html`
  const file = new File([html], name, { type: TYPE })
  const isTouch = matchMedia('(pointer: coarse)').matches
  if (isTouch && canShare({ files: [file] })) {
    try {
      await share({ files: [file], title: `${appTitle}, ${period}` })
      return
    } catch (error) {
      // They changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  saveFile(html, name, `${TYPE};charset=utf-8`)
  notify({ kind: 'success', title: t`Summary saved as a file` })
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

const style = `:root{color-scheme:light dark}body{max-width:46rem;margin:3rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.5rem;margin:0}p.facts{color:GrayText;margin:.25rem 0}table{width:100%;border-collapse:collapse;margin:1.5rem 0}
th,td{padding:.5rem;border-bottom:1px solid GrayText;text-align:right}th:first-child,td:first-child{text-align:left}
h2{font-size:1.1rem;margin:2rem 0 .25rem}blockquote{margin:.5rem 0;padding-left:1rem;border-left:3px solid GrayText}`

/** A summary as a page of its own, with nothing in it that has to be loaded. */
export function summaryHtml(appTitle: string, summary: SummaryDetails): string {
  const { text, topics, by } = summary
  const period = periodName(summary)
  const before = beforeName(summary)
  const made = formatDate(summary.createdAt, language())
  const facts = [countsOf(summary), scopeText(summary), t`compared with ${before}`]
    .filter((one) => one !== null)
    .join(' · ')
  const said = text.map((part, index) => (joinsWithSpace(text[index - 1]?.text, part.text) ? ' ' : '') + part.text)
  const how = by === 'model' ? t`Written by AI` : t`Counted and quoted word for word, without AI`
  return `<!doctype html>
<html lang="${language()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${safe(`${appTitle}, ${period}`)}</title>
<style>${style}</style>
<h1>${safe(appTitle)}: ${safe(period)}</h1>
<p class="facts">${safe(facts)}</p>
<p lang="${summary.language}">${safe(said.join(''))}</p>
<p class="facts">${safe(how)}, ${safe(made)}, Storeglass</p>
<table>
<tr><th>${safe(t`Topic`)}</th><th>${safe(t`Reviews`)}</th><th>${safe(t({ message: 'Positive', context: 'share of good reviews' }))}</th><th>${safe(t`Change`)}</th></tr>
${topics.map(rowOf).join('\n')}
</table>
${topics.map(quotesOf).join('\n')}
</html>
`
}

function rowOf(topic: SummaryTopic): string {
  const share = shareOf(topic, 'positive')
  const change = changeOf(topic)
  const sign = change !== null && change > 0 ? '+' : ''
  const cells = [
    formatNumber(topic.reviews, language()),
    share === null ? '–' : formatPercent(share, language(), 0),
    change === null ? '–' : `${sign}${formatNumber(change, language())}`,
  ]
  return `<tr><td>${safe(topic.name)}</td>${cells.map((cell) => `<td>${safe(cell)}</td>`).join('')}</tr>`
}

const quotesOf = ({ name, quotes }: SummaryTopic): string =>
  `<h2>${safe(name)}</h2>\n${quotes.map(({ text }) => `<blockquote dir="auto">${safe(text)}</blockquote>`).join('\n')}`
