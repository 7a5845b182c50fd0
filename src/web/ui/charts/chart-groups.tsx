import { Trans, useLingui } from '@lingui/react/macro'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import { Segmented } from '../controls/segmented.tsx'

interface Props {
  value: CategoryGroup
  onChange: (group: CategoryGroup) => void
  size?: 'small' | 'medium'
  /** On a phone as wide as there is room. */
  wide?: boolean
}

/** Which of a store's charts are shown (OV-041). */
export function ChartGroups(props: Props) {
  const { t } = useLingui()
  return (
    <Segmented
      {...props}
      label={t`Chart`}
      options={[
        { value: 'FREE', label: <Trans>Free</Trans> },
        { value: 'PAID', label: <Trans>Paid</Trans> },
        { value: 'GROSSING', label: <Trans>Grossing</Trans> },
      ]}
    />
  )
}
