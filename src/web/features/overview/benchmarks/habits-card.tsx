import { Trans, useLingui } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { Anchor, Group, Text } from '@mantine/core'
import { type Habit, type HabitId, UPDATED_DAYS } from '#aso/benchmarks/listing-habits.ts'
import { Card } from '#web/ui/display/card.tsx'
import type { ShowApps } from './benchmark-fields.ts'

interface Props {
  habits: readonly Habit[]
  onShow: ShowApps
}

/** What the others do in their listings, and whether the own one does it. */
export function HabitsCard({ habits, onShow }: Props) {
  const { t } = useLingui()
  return (
    <Card title={<Trans>Habits</Trans>} padded>
      <ul>
        {habits.map(({ id, apps, known, own }) => {
          const name = habitName(id)
          return (
            <Group component="li" key={id} gap="xs" wrap="nowrap" mih={32}>
              <Anchor component="button" type="button" flex={1} ta="left" onClick={() => onShow(name, apps)}>
                {name}
              </Anchor>
              <Text span size="sm">
                {t`${apps.length} of ${known}`}
              </Text>
              <Text span size="sm" c="dimmed" w={84} ta="right">
                {own === null ? <Trans>Not known</Trans> : own ? <Trans>You too</Trans> : <Trans>You don't</Trans>}
              </Text>
            </Group>
          )
        })}
      </ul>
    </Card>
  )
}

function habitName(id: HabitId): string {
  switch (id) {
    case 'brand-first':
      return t`Name before the description in the title`
    case 'ampersand':
      return t`“&” in the title`
    case 'emoji':
      return t`Emoji in title or subtitle`
    case 'price-word':
      return t`Price or “free” in title or subtitle`
    case 'video':
      return t`Video`
    case 'free':
      return t`Free of charge`
    case 'purchases':
      return t`In-app purchases`
    case 'updated':
      return t`Updated in the last ${UPDATED_DAYS} days`
  }
}
