import { Trans, useLingui } from '@lingui/react/macro'
import { IconLock, IconSparkles, IconTemplate } from '@tabler/icons-react'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { UpgradeLink } from '#web/ui/access/upgrade-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import type { Assistance } from './use-assistance.ts'

interface Props {
  assistance: Assistance
  isBusy: boolean
  isOffline: boolean
  onWrite: () => void
}

/** REV-002: a draft by the language model, with what is left of the month; without a model by the template that fits best. */
export function AiButton({ assistance, isBusy, isOffline, onWrite }: Props) {
  const { t } = useLingui()
  const { isConfigured, isLocked, quota } = assistance
  if (isConfigured === undefined) return null
  if (isLocked)
    return (
      <UpgradeLink from="locked_page" button={{ variant: 'subtle' }}>
        <IconLock size={16} stroke={1.7} aria-hidden />
        <Trans>Write with AI: upgrade</Trans>
      </UpgradeLink>
    )
  const name = isConfigured ? t`Write with AI` : t`Fill in a template`
  const counts = isConfigured && quota ? quota : null
  const [left, limit] = [counts?.left ?? 0, counts?.limit ?? 0].map((value) => formatNumber(value, language()))
  const Icon = isConfigured ? IconSparkles : IconTemplate
  return (
    <Button
      variant="subtle"
      size="small"
      icon={<Icon size={16} stroke={1.7} aria-hidden />}
      aria-label={counts ? t`Write with AI, ${left} of ${limit} left` : undefined}
      busy={isBusy}
      disabled={isOffline || counts?.left === 0}
      title={isOffline ? t`Needs a connection` : undefined}
      onClick={onWrite}
    >
      {name}
    </Button>
  )
}

/** "18 of 50 AI requests left". */
export function RepliesLeft({ assistance: { isConfigured, isLocked, quota } }: { assistance: Assistance }) {
  if (!isConfigured || isLocked || !quota) return null
  const [left, limit] = [formatNumber(quota.left, language()), formatNumber(quota.limit, language())]
  return (
    <span>
      <Trans>
        {left} of {limit} AI requests left
      </Trans>
    </span>
  )
}
