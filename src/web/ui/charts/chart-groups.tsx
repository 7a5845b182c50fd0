import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '@mantine/core'
import type { CategoryGroup } from '#contract/overview/sections.ts'

interface Props {
  value: CategoryGroup
  onChange: (group: CategoryGroup) => void
  size?: 'small' | 'medium'
  /** On a phone as wide as there is room. */
  wide?: boolean
}

/** Which of a store's charts are shown (OV-041). */
export function ChartGroups({ value, onChange, size = 'small', wide = false }: Props) {
  const { t } = useLingui()
  return (
    <SegmentedControl
      aria-label={t`Chart`}
      size={size === 'medium' ? 'sm' : 'xs'}
      mod={{ wide }}
      value={value}
      onChange={onChange}
      data={[
        { value: 'FREE', label: <Trans>Free</Trans> },
        { value: 'PAID', label: <Trans>Paid</Trans> },
        { value: 'GROSSING', label: <Trans>Grossing</Trans> },
      ]}
    />
  )
}
