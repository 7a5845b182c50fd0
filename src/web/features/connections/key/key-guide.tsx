import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Group, Paper, Text, ThemeIcon, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import { capabilitiesOf, isUsed, type Provider } from '#contract/connections/connection.ts'
import { ownerName, providerName, rightName, roleName } from '../texts.ts'
import classes from './key.module.css'

/** How to make a key in a provider's console, and what Storeglass will be able to do with it. */
export default function KeyGuide({ provider }: { provider: Provider }) {
  const { i18n } = useLingui()
  const headingId = useId()
  const console = providerName(provider)
  const owner = ownerName(provider)
  return (
    <Flex component="aside" direction="column" gap="sm" p="lg" className={classes.guide} aria-labelledby={headingId}>
      <Title order={3} size="h4" id={headingId}>
        <Trans>Create the key in {console}</Trans>
      </Title>
      <Flex component="ol" direction="column" gap="sm" pb={14} style={{ borderBottom: '1px solid var(--sg-line)' }}>
        {guideSteps[provider].map(({ what, detail }, index) => (
          <Flex component="li" key={what.id} gap={10}>
            <ThemeIcon size={20} radius="xl" color="gray" variant="light" fz="xs" fw={630} aria-hidden>
              {index + 1}
            </ThemeIcon>
            <div>
              <Text size="sm" fw={540}>
                {i18n._(what)}
              </Text>
              <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {i18n._(detail)}
              </Text>
            </div>
          </Flex>
        ))}
      </Flex>
      <Title order={3} size="h4">
        <Trans>What Storeglass will be able to do</Trans>
      </Title>
      <ul>
        {capabilitiesOf[provider].filter(isUsed).map((capability) => (
          <Flex
            style={{ borderBottom: '1px solid var(--sg-line)' }}
            component="li"
            key={capability}
            justify="space-between"
            align="center"
            gap="sm"
            py={6}
          >
            <Text span size="sm">
              {i18n._(rightName[capability])}
            </Text>
            <Text span size="xs" c="dimmed" ta="right">
              {roleName(provider, capability)}
            </Text>
          </Flex>
        ))}
      </ul>
      <Paper withBorder={false} radius="md" bg="var(--sg-hover)" px="sm" py={10}>
        <Group gap={10} wrap="nowrap" align="flex-start" fz="sm" lh="sm">
          <IconLock style={{ flex: 'none' }} size={16} stroke={1.7} aria-hidden />
          <Trans>Stored encrypted on your server, and sent only to {owner}.</Trans>
        </Group>
      </Paper>
    </Flex>
  )
}

interface GuideStep {
  what: MessageDescriptor
  detail: MessageDescriptor
}

/** The steps, with the names that the consoles use in English. */
export const guideSteps: Record<Provider, readonly GuideStep[]> = {
  'app-store-connect': [
    { what: msg`Open Users and Access, then Integrations`, detail: msg`You need the role Account Holder or Admin.` },
    { what: msg`Choose Team Keys, then the plus`, detail: msg`Name it Storeglass so you can find it again.` },
    {
      what: msg`Give it App Manager access`,
      detail: msg`Customer Support can read reviews, but Apple often rejects its replies.`,
    },
    { what: msg`Copy Issuer ID and Key ID, download the .p8`, detail: msg`You can download it only once.` },
  ],
  'google-play': [
    {
      what: msg`Create a service account in Google Cloud`,
      detail: msg`IAM and Admin, Service Accounts. It doesn't need a project role.`,
    },
    {
      what: msg`Enable two APIs in its project`,
      detail: msg`Google Play Android Developer API, and Google Cloud Storage JSON API for the reports.`,
    },
    { what: msg`Create a JSON key`, detail: msg`Keys, Add key. The file is downloaded immediately.` },
    {
      what: msg`Invite its address in Play Console`,
      detail: msg`Users and permissions. Give it the permissions below, for all apps or for some.`,
    },
  ],
  'apple-ads': [
    {
      what: msg`Create a key pair`,
      detail: msg`With openssl ecparam -genkey -name prime256v1 -noout -out private-key.pem`,
    },
    {
      what: msg`Invite a user for the API`,
      detail: msg`Account Settings, User Management, with an API role.`,
    },
    {
      what: msg`Log in as that user and upload the public key`,
      detail: msg`Account Settings, API. The private key stays with you.`,
    },
    { what: msg`Copy client ID, team ID and key ID`, detail: msg`They're shown above the public key.` },
  ],
  'google-ads': [
    {
      what: msg`Create a service account in Google Cloud`,
      detail: msg`Enable the Google Ads API in its project.`,
    },
    { what: msg`Create a JSON key`, detail: msg`Keys, Add key. The file is downloaded immediately.` },
    {
      what: msg`Give its address access in Google Ads`,
      detail: msg`Admin, Access and security. Read only is enough.`,
    },
    { what: msg`Copy the customer ID`, detail: msg`At the top right of Google Ads, 10 digits.` },
  ],
}
