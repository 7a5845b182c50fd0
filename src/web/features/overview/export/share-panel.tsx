import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { IconFileCode, IconFileText, IconLink, IconPrinter, IconShare2 } from '@tabler/icons-react'
import { useState } from 'react'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { canShare, share } from '#web/offline/abilities/browser-abilities.ts'
import { getIdentity } from '#web/session/session.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { copyText } from '#web/ui/files/copy-text.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import { picturesOf, readPictures } from './creatives-html.ts'
import { htmlOf } from './document-html.ts'
import { collect, fileName, jsonOf } from './overview-document.ts'

interface Props {
  app: SelectedApp
  locale: string
}

type Work = 'print' | 'html' | 'json'

/** Prints the page, or saves what this device knows of the app as a file; all of it works offline. */
export function SharePanel({ app, locale }: Props) {
  const [busy, setBusy] = useState<Work | null>(null)
  const [outcome, setOutcome] = useState<{ saved: string } | 'failed' | null>(null)

  const run = async (work: Work) => {
    setBusy(work)
    setOutcome(null)
    try {
      if (work === 'print') await printPage()
      else setOutcome({ saved: await save(work, app, locale) })
    } catch {
      setOutcome('failed')
    }
    setBusy(null)
  }
  const button = (work: Work) => ({
    fullWidth: true,
    disabled: busy !== null && busy !== work,
    busy: busy === work,
    onClick: () => void run(work),
  })
  return (
    <>
      <Stack gap="xs">
        <Button
          fullWidth
          leftSection={<IconLink size={16} stroke={1.7} aria-hidden />}
          onClick={() => void copyText(location.href)}
        >
          <Trans>Copy link</Trans>
        </Button>
        {canShare() && (
          <Button
            fullWidth
            leftSection={<IconShare2 size={16} stroke={1.7} aria-hidden />}
            onClick={() => void shareLink(app.title)}
          >
            <Trans>Share link…</Trans>
          </Button>
        )}
        <p>
          <Trans>What this device has saved about the app in this country. Works without a connection.</Trans>
        </p>
        <Button leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />} {...button('print')}>
          <Trans>Print</Trans>
        </Button>
        <Button leftSection={<IconFileText size={16} stroke={1.7} aria-hidden />} {...button('html')}>
          <Trans>Save as HTML</Trans>
        </Button>
        <Button leftSection={<IconFileCode size={16} stroke={1.7} aria-hidden />} {...button('json')}>
          <Trans>Save as JSON</Trans>
        </Button>
      </Stack>
      <Text inherit mt={outcome === null ? 0 : 'xs'} role="status">
        {outcome === 'failed' && <Trans>That didn't work. Try again.</Trans>}
        {outcome !== null && outcome !== 'failed' && <Trans>Saved as {outcome.saved}</Trans>}
      </Text>
    </>
  )
}

/** Hands the view's address to another program; a cancelled share is no error. */
async function shareLink(title: string): Promise<void> {
  await share({ title, url: location.href }).catch(() => {})
}

/** Saves the file and returns its name. */
async function save(kind: 'html' | 'json', app: SelectedApp, locale: string): Promise<string> {
  const identity = getIdentity()
  if (!identity) throw new Error('Nobody is signed in')
  const document = await collect(app, locale, identity)
  const name = fileName(document, kind)
  if (kind === 'json') saveFile(jsonOf(document), name, 'application/json')
  else saveFile(htmlOf(document, await readPictures(picturesOf(document))), name, 'text/html')
  return name
}

/** Longest wait for sections and pictures, ms; then the page is printed as it is. */
const LATEST_MS = 10_000
const LOOK_MS = 100

/** Prints the page with all its sections: those that were not scrolled to are loaded first. */
export async function printPage(): Promise<void> {
  // Panels close and sections load on this event, as with the browser's own print command.
  dispatchEvent(new Event('beforeprint'))
  const until = Date.now() + LATEST_MS
  do await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  while (!isComplete() && Date.now() < until)
  await drawn(until)
  print()
}

const pictures = () => [...document.querySelectorAll<HTMLImageElement>('main img')]

function isComplete(): boolean {
  for (const picture of pictures()) picture.loading = 'eager'
  return !document.querySelector('main [aria-busy=true]') && pictures().every(({ complete }) => complete)
}

/** A loaded picture is printed only once it is decoded. */
async function drawn(until: number): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, Math.max(LOOK_MS, until - Date.now())))
  await Promise.race([Promise.allSettled(pictures().map((picture) => picture.decode())), late])
}
