import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Flex, Group, Stack, Text, ThemeIcon, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconFileCertificate,
  IconUpload,
} from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import { KEY_FILE_MAX } from '#contract/connections/keys.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { extensionsOf, type KeyCheck } from './check-key-file.ts'
import type { KeyFormState } from './use-key-form.ts'
import classes from './key.module.css'

/** Takes the key file, by drop or choice, and shows how the device checked it. Nothing is sent. */
export function KeyFile({ form }: { form: KeyFormState }) {
  const { t } = useLingui()
  const { provider, chosen, lostFile, isFileMissing } = form
  const openChooser = useRef<() => void>(null)
  const ask = () => openChooser.current?.()
  const types = extensionsOf(provider)
  const label = t`Private key, ${types} file`
  const isBad = chosen?.checked?.isGood === false
  return (
    <Stack gap={6}>
      <Text fw={540} aria-hidden>
        <Trans>Private key</Trans>
      </Text>
      {/* Without `accept`: an iPhone greys out files whose extension it does not know. */}
      <Dropzone
        className={classes.drop}
        mod={{ bad: isBad || isFileMissing }}
        openRef={openChooser}
        multiple={false}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        role="presentation"
        tabIndex={-1}
        inputProps={{ style: { display: 'none' } }}
        onDrop={([file]) => {
          if (file) void form.choose(file)
        }}
      >
        {chosen ? (
          <>
            <Group gap="sm" wrap="nowrap">
              <ThemeIcon variant="light" color={isBad ? 'bad' : 'good'} size={36}>
                <IconFileCertificate size={20} stroke={1.7} aria-hidden />
              </ThemeIcon>
              <Box flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
                <Text fw={540}>{chosen.file.name}</Text>
                <Text size="sm" c="dimmed">
                  {chosen.checked ? (
                    <Trans>Checked on this device, not sent yet</Trans>
                  ) : (
                    <Trans>Being checked on this device</Trans>
                  )}
                </Text>
              </Box>
              <Button
                aria-label={`${t`Replace`}: ${label}`}
                size="sm"
                variant="subtle"
                color="gray"
                data-wrong={isBad || undefined}
                onClick={ask}
              >
                <Trans>Replace</Trans>
              </Button>
            </Group>
            {chosen.checked && <CheckList form={form} checks={chosen.checked.checks} keyId={chosen.checked.keyId} />}
          </>
        ) : (
          <UnstyledButton className={classes.chooseFile} data-wrong={isFileMissing || undefined} onClick={ask}>
            <IconUpload size={20} stroke={1.7} aria-hidden />
            <VisuallyHidden>{label}: </VisuallyHidden>
            <span>
              <Trans>Drop the {types} file here, or choose it</Trans>
            </span>
          </UnstyledButton>
        )}
      </Dropzone>
      {lostFile !== null && (
        <Text size="sm" c="dimmed" role="status">
          <Trans>Choose {lostFile} again: Storeglass never stores a key in the browser.</Trans>
        </Text>
      )}
      {isFileMissing && (
        <Text size="sm" c="bad" role="alert">
          <Trans>Choose the key file.</Trans>
        </Text>
      )}
    </Stack>
  )
}

interface CheckListProps {
  form: KeyFormState
  checks: readonly KeyCheck[]
  /** In the file's name. */
  keyId: string | null
}

/** What the device found in a key file, line by line. */
function CheckList({ form, checks, keyId }: CheckListProps) {
  const { t } = useLingui()
  const { isOtherKey, texts } = form
  const isGood = checks.every((check) => check.isGood)
  return (
    <Box
      component="ul"
      mt="sm"
      pt={10}
      style={{ borderTop: '1px solid var(--sg-line)' }}
      aria-label={t`Check of the key`}
      aria-live="polite"
    >
      {checks.map((check) => (
        <CheckLine key={check.what} result={check.isGood ? 'good' : 'bad'}>
          <CheckText check={check} />
        </CheckLine>
      ))}
      {isGood && keyId !== null && (
        <CheckLine result={isOtherKey ? 'bad' : 'good'}>
          {isOtherKey ? (
            <Trans>This key belongs to another Key ID: {keyId}</Trans>
          ) : (
            <Trans>Key ID in the file name matches: {texts['keyId'] || keyId}</Trans>
          )}
        </CheckLine>
      )}
      {isGood && (
        <CheckLine result="later">
          <Trans>Its permissions are checked when you connect</Trans>
        </CheckLine>
      )}
    </Box>
  )
}

const checkIcons = {
  good: <IconCircleCheck style={{ flex: 'none' }} color="var(--sg-good)" size={17} stroke={1.7} aria-hidden />,
  bad: <IconAlertTriangle style={{ flex: 'none' }} size={17} stroke={1.7} aria-hidden />,
  later: <IconCircleDashed style={{ flex: 'none' }} size={17} stroke={1.7} aria-hidden />,
}
const checkColours = { good: 'var(--sg-text)', bad: 'bad', later: 'dimmed' }

function CheckLine({ result, children }: { result: keyof typeof checkIcons; children: ReactNode }) {
  return (
    <Flex component="li" gap="xs" py={3} fz="sm" lh="sm" c={checkColours[result]} style={{ overflowWrap: 'anywhere' }}>
      {checkIcons[result]}
      <span>{children}</span>
    </Flex>
  )
}

function CheckText({ check }: { check: KeyCheck }) {
  const most = KEY_FILE_MAX / 1024
  if (check.what === 'type') {
    const { extensions } = check
    const bytes = formatNumber(check.bytes, language())
    return check.isGood ? (
      <Trans>
        File type {extensions}, {bytes} bytes of at most {most} KB
      </Trans>
    ) : (
      <Trans>Wrong file type. It must be {extensions}.</Trans>
    )
  }
  if (check.what === 'size') return <Trans>The file is larger than {most} KB, so it isn't a key.</Trans>
  if (check.what === 'account') {
    const { email } = check
    return check.isGood ? <Trans>Service account: {email}</Trans> : <Trans>This isn't a service account key</Trans>
  }
  if (check.kind === 'rsa')
    return check.isGood ? <Trans>Valid private key (RSA)</Trans> : <Trans>The private key in it can't be read</Trans>
  if (!check.isSure) return <Trans>Looks like a private key (PEM)</Trans>
  return check.isGood ? (
    <Trans>Valid private key (PEM, P-256)</Trans>
  ) : (
    <Trans>This isn't a usable private key (PEM, P-256)</Trans>
  )
}
