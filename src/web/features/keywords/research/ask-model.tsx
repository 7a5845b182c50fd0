import { IconSparkles } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { MODEL_EXCERPT_MAX } from '#contract/protocol/limits.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RequestsLeft } from './requests-left.tsx'
import type { ModelRequests } from './use-model.ts'

interface Props {
  host: string
  requests: ModelRequests | null
  /** What is searched for; null: nothing, the whole app is asked about. */
  seed: string | null
  onAsk: () => void
}

/** Before a language model is asked: what it would be sent, where that goes, and what it takes of the plan. */
export function AskModel({ host, requests, seed, onAsk }: Props) {
  const isOffline = useConnectivity() === 'offline'
  const excerpt = formatNumber(MODEL_EXCERPT_MAX, language())
  return (
    <EmptyState
      title={
        seed === null ? (
          <Trans>Ask for keywords that fit the app</Trans>
        ) : (
          <Trans>Ask for keywords about “{seed}”</Trans>
        )
      }
      action={
        <Button
          variant="filled"
          icon={<IconSparkles size={17} stroke={1.7} aria-hidden />}
          disabled={isOffline}
          onClick={onAsk}
        >
          <Trans>Suggest keywords</Trans>
        </Button>
      }
    >
      {seed === null ? (
        <Trans>
          The listing's country, title, subtitle or short description, category and the first {excerpt} characters of
          its description are sent to {host}.
        </Trans>
      ) : (
        <Trans>
          What you search for and the listing's country, title, subtitle or short description, category and the first{' '}
          {excerpt} characters of its description are sent to {host}.
        </Trans>
      )}{' '}
      <RequestsLeft requests={requests} /> {isOffline && <Trans>You need a connection for that.</Trans>}
    </EmptyState>
  )
}
