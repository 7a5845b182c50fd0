import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ListingText } from '#aso/listing/fastlane/folders.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { linesOf } from '../bulk/bulk-lines.ts'
import { ChangeList } from '../bulk/change-list.tsx'
import { changeOf } from '../bulk/text-changes.ts'
import { useBulkTexts } from '../bulk/use-bulk-texts.ts'

interface Props {
  app: AppInCountry
  /** What the file says. */
  texts: readonly ListingText[]
  onDone: () => void
}

const nothing = new Map<string, never>()

/** What the texts of a file change, compared with drafts, and with what is live where there are none. */
export function ImportedChanges({ app, texts, onDone }: Props) {
  const languages = [...new Set(texts.map(({ locale }) => locale))]
  const known = useBulkTexts(app, { added: languages, hasNotes: texts.some(({ field }) => field === 'whatsNew') })
  const meant = known.rows.filter(({ language }) => languages.includes(language))
  const isWaiting = known.state === 'loading' || meant.some(({ liveState }) => liveState === 'loading')
  if (isWaiting)
    return (
      <Text c="dimmed" role="status">
        <Trans>Comparing with what is live…</Trans>
      </Text>
    )
  const cells = linesOf(meant, { view: 'all', language: null, findings: nothing }).flatMap((line) => line.cells)
  const textAt = new Map(texts.map(({ locale, field, text }) => [`${locale} ${field}`, text]))
  const changes = cells.flatMap((cell) => {
    const text = textAt.get(`${cell.language} ${cell.edited.field}`)
    return (text !== undefined && changeOf(cell, text)) || []
  })
  return <ChangeList key={changes.length} app={app} changes={changes} onDone={onDone} />
}
