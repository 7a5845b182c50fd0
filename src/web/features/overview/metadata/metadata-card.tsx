import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import { Card } from '#web/ui/display/card.tsx'
import { ChangeMark } from '../changes.tsx'
import { partName } from '../parts/part-name.ts'
import { textFields, type TextField } from './text-fields.ts'
import { TextRow, TextRowSkeleton } from './text-row.tsx'

interface Props {
  store: Store
  /** null while it loads. */
  details: AppDetails | null
  aside: ReactNode
  /** In the first row: the way to keyword research. */
  research?: ReactNode
  /** Stands in place of the rows where there is nothing to show. */
  problem?: ReactNode
}

/** The listing's short texts, each with the room it uses. */
export function MetadataCard({ store, details, aside, research, problem }: Props) {
  return (
    <Card title={<Trans>Metadata</Trans>} aside={aside}>
      {problem ??
        textFields[store].map(({ part, limit }, index) =>
          details ? (
            <TextRow
              key={part}
              label={partName(part, store)}
              mark={<ChangeMark part={part} />}
              aside={index === 0 && research}
              text={details[part]}
              none={noText(part, store)}
              limit={limit}
              locale={details.locale}
            />
          ) : (
            <TextRowSkeleton key={part} label={partName(part, store)} limit={limit} />
          ),
        )}
    </Card>
  )
}

/** Shown in place of a text that the developer left empty. */
function noText(part: TextField['part'], store: Store): ReactNode {
  switch (part) {
    case 'title':
      return store === 'APP_STORE' ? <Trans>No title</Trans> : <Trans>No name</Trans>
    case 'shortDescription':
      return store === 'APP_STORE' ? <Trans>No subtitle</Trans> : <Trans>No short description</Trans>
    case 'promotionalText':
      return <Trans>No promotional text</Trans>
  }
}
