import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Anchor, Group, Stack } from '@mantine/core'
import type { ComponentType } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { AddFailure } from '#web/apps/adding/add-failure.tsx'
import { useConnectivity } from '#web/offline/hooks.ts'
import { logOut } from '#web/session/log-out.ts'
import { AppsStep } from '../apps/apps-step.tsx'
import { CountriesStep } from '../countries/countries-step.tsx'
import { SurveyStep } from '../survey/survey-step.tsx'
import { answer, chooseCountries, deselectApp, selectApp, type Guide } from './guide.ts'
import { changeGuide } from './guide-store.ts'
import { useAppRoom } from './use-app-room.ts'
import type { Finish } from './use-finish.ts'

interface ViewProps {
  identity: Identity
  guide: Guide
  finish: Finish
  /** The bar of buttons; null: not there yet. */
  foot: Element | null
}

interface Step {
  id: 'select-app' | 'select-country' | 'onboarding-survey'
  title: MessageDescriptor
  view: ComponentType<ViewProps>
}

/** GUIDE-011, OP-14. */
export const guideTitle = msg`Get started with Storeglass`

/** GUIDE-003: the steps of the guide, with the wizard's bodies (OP-12, C-19). */
export const steps: readonly [Step, Step, Step] = [
  { id: 'select-app', title: msg`Select app`, view: SelectApp },
  { id: 'select-country', title: msg`Select country`, view: SelectCountry },
  { id: 'onboarding-survey', title: msg`Finish`, view: Survey },
]

function SelectApp({ identity, guide }: ViewProps) {
  const { selectedApps } = guide.data
  return (
    <AppsStep
      selected={selectedApps}
      max={useAppRoom(identity, selectedApps)}
      onSelect={(app) => void changeGuide((before) => selectApp(before, app))}
      onDeselect={(app) => void changeGuide((before) => deselectApp(before, app))}
    />
  )
}

function SelectCountry({ guide }: ViewProps) {
  return (
    <CountriesStep
      selected={guide.data.selectedCountries}
      onChange={(codes) => void changeGuide((before) => chooseCountries(before, codes))}
    />
  )
}

function Survey({ guide, finish, foot }: ViewProps) {
  const isOffline = useConnectivity() === 'offline'
  const { isBusy, failure, run } = finish
  return (
    <SurveyStep
      answers={guide.answers}
      onChange={(answers) => void changeGuide((before) => answer(before, answers))}
      isBusy={isBusy}
      isOffline={isOffline}
      failure={failure === null ? null : <FinishFailure failure={failure} onTryAgain={run} />}
      onFinish={run}
      foot={foot}
    />
  )
}

/** OP-23: why Finish failed; offers to try again or to log out, so that no user is stuck here. */
function FinishFailure({ failure, onTryAgain }: { failure: unknown; onTryAgain: () => void }) {
  return (
    <Stack gap="xs">
      <AddFailure failure={failure} />
      <Group gap="0 6px" fz="sm" lh="24px">
        <Trans>Your entries are saved.</Trans>{' '}
        <Anchor component="button" type="button" variant="action" onClick={onTryAgain}>
          <Trans>Try again</Trans>
        </Anchor>
        {' · '}
        <Anchor component="button" type="button" variant="action" onClick={() => void logOut()}>
          <Trans>Log out</Trans>
        </Anchor>
      </Group>
    </Stack>
  )
}
