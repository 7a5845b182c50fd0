import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Switch, Text } from '@mantine/core'
import { useEffect, useId, useState, useSyncExternalStore, type ReactNode } from 'react'
import { getThirdParties } from '#contract/third-parties.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { consent, decide, followSavedConsent, type Consent } from './consent.ts'

/** FOOT-003, OP-40: what Storeglass may use besides itself. */
export default function ConsentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const saved = useSyncExternalStore(consent.subscribe, consent.get)
  const [chosen, setChosen] = useState<Partial<Consent>>({})
  const { data: thirdParties } = useRead(read(getThirdParties, {}))
  useEffect(followSavedConsent, [])
  const answer: Consent = { analytics: false, support: false, ...saved, ...chosen }
  const close = (next: Consent) => {
    decide(next)
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t`Privacy settings`}
      description={<Trans>Storeglass works without third-party services. Which may it use?</Trans>}
      footer={
        <>
          <Button onClick={() => close({ analytics: false, support: false })}>
            <Trans>Only necessary</Trans>
          </Button>
          <Button onClick={() => close(answer)}>
            <Trans>Save choice</Trans>
          </Button>
          <Button onClick={() => close({ analytics: true, support: true })}>
            <Trans>Accept all</Trans>
          </Button>
        </>
      }
    >
      <Stack component="ul">
        <Category title={<Trans>Necessary</Trans>} checked>
          <Trans>Keeps you logged in and saves what you've viewed and chosen on this device. Always on.</Trans>
        </Category>
        <Category
          title={<Trans>Analytics and error reports</Trans>}
          checked={answer.analytics}
          onChange={(analytics) => setChosen({ ...chosen, analytics })}
          isMissing={thirdParties?.analytics === null && thirdParties.errorReports === null}
        >
          <Trans>Sends usage data and errors to this server's operator.</Trans>
        </Category>
        <Category
          title={<Trans>Support chat</Trans>}
          checked={answer.support}
          onChange={(support) => setChosen({ ...chosen, support })}
          isMissing={thirdParties?.chat === null}
        >
          <Trans>Loads a third-party messenger, which receives your name and e-mail address.</Trans>
        </Category>
      </Stack>
    </Dialog>
  )
}

interface CategoryProps {
  title: ReactNode
  checked: boolean
  /** Left out: it cannot be chosen. */
  onChange?: (checked: boolean) => void
  /** This server has no such service. */
  isMissing?: boolean
  children: ReactNode
}

function Category({ title, checked, onChange, isMissing = false, children }: CategoryProps) {
  const id = useId()
  return (
    <Group component="li" gap="sm" align="flex-start" wrap="nowrap">
      <Switch
        id={id}
        checked={checked}
        disabled={!onChange}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <div>
        <Text component="label" htmlFor={id} fw={630}>
          {title}
        </Text>
        <Text id={`${id}-about`} size="sm" c="dimmed" mt={2}>
          {children} {isMissing && <Trans>This server has none set up, so nothing is loaded.</Trans>}
        </Text>
      </div>
    </Group>
  )
}
