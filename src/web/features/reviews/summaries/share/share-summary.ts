import { fileNameOf } from '#web/ui/files/file-name.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import type { SummaryDetails } from '#contract/reviews/summaries.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { t } from '@lingui/core/macro'
import { periodName } from '#web/commands/summaries/period-name.ts'
import { summaryHtml } from './summary-html.ts'
import { canShare, share } from '#web/offline/abilities/browser-abilities.ts'

const TYPE = 'text/html'

/** Passes a summary on as one file that needs no other: through the device's own sharing, else as a download. */
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
