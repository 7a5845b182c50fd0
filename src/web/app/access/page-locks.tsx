import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Paper, Stack } from '@mantine/core'
import { IconArrowsLeftRight, IconChartLine, IconId } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LockPanel } from '#web/ui/access/lock-panel.tsx'
import { usePage } from '../layout/page.ts'
import type { LockTopic } from '../menu/menu-entry.ts'
import { lockTexts } from '../menu/lock-texts.ts'
import classes from './page-locks.module.css'

/** OV-050 to OV-052, OP-30: shown instead of the overview on the free plan. */
export function OverviewLock() {
  const { t } = useLingui()
  return (
    <LockPanel
      title={<Trans>App Overview</Trans>}
      points={[
        { icon: IconId, text: t`See your whole store listing at a glance` },
        { icon: IconArrowsLeftRight, text: t`Compare with your competitors` },
        { icon: IconChartLine, text: t`Downloads, revenue, rankings and ratings` },
      ]}
      sample={<OverviewSample />}
    >
      <Trans>Your whole store listing on one page, for your app and your competitors.</Trans>
    </LockPanel>
  )
}

/** Heights of a line that goes up and down, px from the top; they are of no app. */
const lines = [
  '0,22 12,18 24,20 36,14 48,16 60,9 72,11 84,6 100,4',
  '0,6 12,9 24,8 36,13 48,11 60,16 72,14 84,20 100,22',
  '0,14 12,12 24,15 36,8 48,10 60,12 72,6 84,9 100,5',
  '0,20 12,21 24,16 36,17 48,12 60,13 72,8 84,7 100,3',
  '0,12 12,10 24,13 36,11 48,9 60,12 72,10 84,11 100,9',
]

/** The overview in bare shapes: header, figures, cards. */
function OverviewSample() {
  return (
    <Stack gap="lg" px="var(--sg-gutter)" py={24}>
      <Group gap="lg" wrap="nowrap">
        <span className={classes.icon} />
        <Stack gap={14} flex={1}>
          <Line isStrong width="min(300px, 80%)" height={18} />
          <Line width="min(380px, 96%)" height={10} />
        </Stack>
        <span className={classes.ring} />
      </Group>
      <div className={classes.figures}>
        {lines.map((points) => (
          <Shapes key={points}>
            <Line width="48%" height={9} />
            <Line isStrong width="38%" height={18} />
            <svg className={classes.line} viewBox="0 0 100 26" preserveAspectRatio="none">
              <polyline points={points} />
            </svg>
            <Line width="60%" height={8} />
          </Shapes>
        ))}
      </div>
      {[4, 5].map((rows) => (
        <Shapes key={rows}>
          {Array.from({ length: rows }, (_, row) => (
            <Line key={row} width={`${88 - 17 * (row % 3)}%`} height={12} />
          ))}
        </Shapes>
      ))}
    </Stack>
  )
}

/** A card that holds bare shapes. */
const Shapes = ({ children }: { children: ReactNode }) => (
  <Paper p={18}>
    <Stack gap={14}>{children}</Stack>
  </Paper>
)

/** Stands for a line of text; `isStrong`: a heading or a figure. */
const Line = ({ isStrong = false, width, height }: { isStrong?: boolean; width: number | string; height: number }) => (
  <Box bdrs={999} w={width} h={height} bg={isStrong ? 'var(--sg-text-3)' : 'var(--sg-line-strong)'} />
)

const isTopic = (name: string): name is LockTopic => name in lockTexts

/** OV-051: shown instead of a page that the plan does not include; says the same as its entry of the menu. */
export function PageLock() {
  const { i18n } = useLingui()
  const page = usePage()
  const { about, points } = lockTexts[page?.help && isTopic(page.help) ? page.help : 'app-overview']
  return (
    <LockPanel
      title={page && i18n._(page.title)}
      points={points.map(({ icon, text }) => ({ icon, text: i18n._(text) }))}
      sample={<PageSample />}
    >
      {i18n._(about)}
    </LockPanel>
  )
}

/** A page about an app in bare shapes: which one, a chart, a table. They are of no app. */
export const PageSample = () => (
  <Stack gap="lg" px="var(--sg-gutter)" py={24}>
    <Group className={classes.small} gap="lg" wrap="nowrap">
      <span className={classes.icon} />
      <Stack gap={14} flex={1}>
        <Line isStrong width="min(220px, 70%)" height={14} />
        <Line width="min(320px, 90%)" height={10} />
      </Stack>
    </Group>
    <Shapes>
      <Line isStrong width={180} height={12} />
      <svg className={classes.line} data-large viewBox="0 0 100 26" preserveAspectRatio="none">
        <polyline points="0,21 8,18 16,19 24,14 32,16 40,11 48,13 56,9 64,11 72,7 80,8 90,4 100,5" />
      </svg>
    </Shapes>
    <Shapes>
      {[74, 58, 66, 49, 61, 55].map((width) => (
        <Line key={width} width={`${width}%`} height={12} />
      ))}
    </Shapes>
  </Stack>
)
