import { IconFileCode, IconFileText, IconLink, IconPrinter, IconShare2 } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { getIdentity } from '#web/session/session.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { copyText } from '#web/ui/files/copy-text.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { collect } from './collect.ts'
import { fileName } from './file-name.ts'
import { jsonOf } from './overview-document.ts'
import { picturesOf } from './page/creatives-html.ts'
import { htmlOf } from './page/document-html.ts'
import { readPictures } from './pictures.ts'
import { printPage } from './print-page.ts'
import classes from './share-panel.module.css'
import { canShare, share } from '#web/offline/abilities/browser-abilities.ts'

interface Props {
  app: SelectedApp
  locale: string
}

type Work = 'print' | 'html' | 'json'

/** Prints the page, or saves what this device knows of the app as a file; all of it works offline. */
export function SharePanel({ app, locale }: Props) {
  const [busy, setBusy] = useState<Work | null>(null)
  const [said, setSaid] = useState<{ saved: string } | 'failed' | null>(null)

  const run = async (work: Work) => {
    setBusy(work)
    setSaid(null)
    try {
      if (work === 'print') await printPage()
      else setSaid({ saved: await save(work, app, locale) })
    } catch {
      setSaid('failed')
    }
    setBusy(null)
  }
  const button = (work: Work) => ({
    wide: true,
    busy: busy === work,
    disabled: busy !== null && busy !== work,
    onClick: () => void run(work),
  })
  return (
    <div className={classes.ways}>
      <Button wide icon={<IconLink size={16} stroke={1.7} aria-hidden />} onClick={() => void copyText(location.href)}>
        <Trans>Copy link</Trans>
      </Button>
      {canShare() && (
        <Button wide icon={<IconShare2 size={16} stroke={1.7} aria-hidden />} onClick={() => void shareLink(app.title)}>
          <Trans>Share link…</Trans>
        </Button>
      )}
      <p>
        <Trans>What this device has saved about the app in this country. Works without a connection.</Trans>
      </p>
      <Button icon={<IconPrinter size={16} stroke={1.7} aria-hidden />} {...button('print')}>
        <Trans>Print</Trans>
      </Button>
      <Button icon={<IconFileText size={16} stroke={1.7} aria-hidden />} {...button('html')}>
        <Trans>Save as HTML</Trans>
      </Button>
      <Button icon={<IconFileCode size={16} stroke={1.7} aria-hidden />} {...button('json')}>
        <Trans>Save as JSON</Trans>
      </Button>
      <p role="status">
        {said === 'failed' && <Trans>That didn't work. Try again.</Trans>}
        {said !== null && said !== 'failed' && <Trans>Saved as {said.saved}</Trans>}
      </p>
    </div>
  )
}

/** Hands the view's address to another program; the reader may think better of it. */
async function shareLink(title: string): Promise<void> {
  await share({ title, url: location.href }).catch(() => {})
}

/** Offers the file and tells its name. */
async function save(kind: 'html' | 'json', app: SelectedApp, locale: string): Promise<string> {
  const identity = getIdentity()
  if (!identity) throw new Error('Nobody is signed in')
  const document = await collect(app, locale, identity)
  const name = fileName(document, kind)
  if (kind === 'json') saveFile(jsonOf(document), name, 'application/json')
  else saveFile(htmlOf(document, await readPictures(picturesOf(document))), name, 'text/html')
  return name
}
