import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Tag } from '#web/ui/display/tag.tsx'

interface Props {
  used: number
  /** Of the plan, for one app; null: none, or it is not known. */
  limit: number | null
}

/** "3 of 10"; only the number where no limit is known. */
export function Slots({ used, limit }: Props) {
  const count = formatNumber(used, language())
  if (limit === null) return <Tag>{count}</Tag>
  const most = formatNumber(limit, language())
  return (
    <Tag>
      <Trans>
        {count} of {most}
      </Trans>
    </Tag>
  )
}
