import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconLock, IconSparkles, IconTemplate } from '@tabler/icons-react'
import type { Tone } from '#contract/reviews/inbox.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { UpgradeLink } from '#web/ui/access/upgrade-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { languageName } from '../languages.ts'
import type { Assistance } from './use-assistance.ts'

interface Props {
  assistance: Assistance
  isBusy: boolean
  isOffline: boolean
  onWrite: () => void
}

/** REV-002: requests an AI draft and shows this month's remaining quota; without a model, fills in the best template. */
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
      size="sm"
      leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
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

/** Languages that a reply may be asked for in, besides the author's and the reader's. */
const COMMON = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ja', 'ko', 'zh']

interface ReplyLanguageProps {
  /** The author's language, ISO 639-1; null: not known. */
  of: string | null
  /** null: that of the author. */
  value: string | null
  onChange: (language: string | null) => void
}

/** The language in which the model writes. */
export function ReplyLanguage({ of, value, onChange }: ReplyLanguageProps) {
  const { t } = useLingui()
  const named = (code: string) => {
    const name = languageName(code)
    return t`Reply in ${name}`
  }
  const others = [...new Set([language(), ...COMMON])].filter((code) => code !== of)
  return (
    <FilterSelect
      label={t`Language of the reply`}
      size="medium"
      value={value ?? ''}
      options={[
        { value: '', label: of === null ? t`Reply in the author's language` : named(of) },
        ...others.map((code) => ({ value: code, label: named(code) })),
      ]}
      onChange={(code) => onChange(code === '' ? null : code)}
    />
  )
}

export const toneNames: Record<Tone, MessageDescriptor> = {
  warm: msg`Tone: warm`,
  neutral: msg`Tone: neutral`,
  short: msg`Tone: short`,
  formal: msg`Tone: formal`,
}

export const tones = Object.keys(toneNames) as Tone[]
