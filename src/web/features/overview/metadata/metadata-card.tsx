import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AppDetails } from '#contract/overview.ts'
import type { Store } from '#contract/store.ts'
import { Card } from '#web/ui/card.tsx'
import { ChangeMark } from '../changes/changes.tsx'
import { textFields, type TextFieldId } from './text-fields.ts'
import { TextRow, TextRowSkeleton } from './text-row.tsx'

const labels: Record<TextFieldId, ReactNode> = {
  title: <Trans>Title</Trans>,
  name: <Trans>Name</Trans>,
  subtitle: <Trans>Subtitle</Trans>,
  shortDescription: <Trans>Short description</Trans>,
  promotionalText: <Trans>Promotional text</Trans>,
}

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
        textFields[store].map(({ id, part, limit, read }, index) =>
          details ? (
            <TextRow
              key={id}
              label={labels[id]}
              mark={<ChangeMark part={part} />}
              aside={index === 0 && research}
              text={read(details)}
              limit={limit}
              locale={details.locale}
            />
          ) : (
            <TextRowSkeleton key={id} label={labels[id]} />
          ),
        )}
    </Card>
  )
}
