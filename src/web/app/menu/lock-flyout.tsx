import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { UpgradeLink } from '#web/ui/access/upgrade-link.tsx'
import { Flyout } from './flyout.tsx'
import type { LockTopic } from './menu-entry.ts'
import { lockTexts } from './lock-texts.ts'
import classes from './lock-flyout.module.css'

interface Props {
  label: string
  topic: LockTopic | undefined
  takesFocus: boolean
  onClose: () => void
}

/** MENU-024, OP-29: what a plan would add, and the way to the plans. */
export function LockFlyout({ label, topic = 'app-overview', takesFocus, onClose }: Props) {
  const { i18n } = useLingui()
  const { points, picture } = lockTexts[topic]
  return (
    <Flyout side="right" role="dialog" label={label} takesFocus={takesFocus} onClose={onClose}>
      <Stack gap={0} w={272} p="xs">
        <Illustration picture={picture} />
        <Title order={2} size="h3" lh="22px" mt={14} mb="xs">
          {label}
        </Title>
        <Stack component="ul" gap="xs" mb="md" c="dimmed">
          {points.map(({ text }) => (
            <Group key={text.id} component="li" align="flex-start" gap="xs" wrap="nowrap">
              <IconCheck className={classes.check} size={16} stroke={2} aria-hidden />
              {i18n._(text)}
            </Group>
          ))}
        </Stack>
        <UpgradeLink from="menu" button={{ variant: 'filled', fullWidth: true }} data-mantine-stop-propagation>
          <Trans>See plans</Trans>
        </UpgradeLink>
      </Stack>
    </Flyout>
  )
}

/** Bare shapes of a page that is locked: they are of no app. */
export const Illustration = ({ picture }: { picture: keyof typeof pictures }) => (
  <svg className={classes.picture} viewBox="0 0 256 96" aria-hidden>
    {pictures[picture]}
  </svg>
)

const pictures = {
  listing: (
    <>
      <rect className={classes.card} x="16" y="14" width="104" height="82" rx="8" />
      <rect className={classes.accent} x="28" y="26" width="22" height="22" rx="6" />
      <path className={classes.text} d="M58 32h46M58 42h30M28 62h80M28 74h64" />
      <rect className={classes.card} x="132" y="14" width="108" height="82" rx="8" />
      <path className={classes.line} d="M142 78l18-12 16 6 18-22 18 8 18-26" />
      <circle className={classes.accent} cx="230" cy="32" r="4" />
    </>
  ),
  list: (
    <>
      <rect className={classes.card} x="28" y="14" width="200" height="82" rx="8" />
      <path className={classes.text} d="M44 34h58M44 54h74M44 74h42" />
      <path className={classes.bar} d="M140 34h72M140 54h44M140 74h58" />
    </>
  ),
  chart: (
    <>
      <rect className={classes.card} x="28" y="14" width="200" height="82" rx="8" />
      <path className={classes.text} d="M44 76h168" />
      <path className={classes.line} d="M56 76V58M102 76V40M148 76V52M194 76V30" />
      <circle className={classes.accent} cx="56" cy="52" r="6" />
      <circle className={classes.accent} cx="102" cy="34" r="6" />
      <circle className={classes.accent} cx="148" cy="46" r="6" />
      <circle className={classes.accent} cx="194" cy="24" r="6" />
    </>
  ),
} satisfies Record<string, ReactNode>
