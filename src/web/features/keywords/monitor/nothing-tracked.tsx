import { Trans } from '@lingui/react/macro'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { mayChange } from '#web/session/may.ts'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { AddKeywordsButton } from '../add/add-keywords-button.tsx'

/** The app has no tracked keyword in this country yet: they are found in the research, or are in a file already. */
export function NothingTracked({ app }: { app: AppInCountry }) {
  return (
    <EmptyState
      title={<Trans>Track your first keywords</Trans>}
      action={
        mayChange(app.project) ? (
          <>
            <ButtonLink to="/analyze-keywords/keyword-research" variant="filled">
              <Trans>Find keywords</Trans>
            </ButtonLink>
            <AddKeywordsButton app={app} />
          </>
        ) : (
          <ViewOnly />
        )
      }
    >
      <Trans>Their ranks are recorded every day. You see here what moved, and which competitors are in front.</Trans>
    </EmptyState>
  )
}
