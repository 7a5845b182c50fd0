import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Provider } from '#contract/connections/connection.ts'

interface GuideStep {
  what: MessageDescriptor
  detail: MessageDescriptor
}

/** How to make a key, with the names that the consoles use in English. */
export const guideSteps: Record<Provider, readonly GuideStep[]> = {
  'app-store-connect': [
    { what: msg`Open Users and Access, then Integrations`, detail: msg`You need the role Account Holder or Admin.` },
    { what: msg`Choose Team Keys, then the plus`, detail: msg`Name it Storeglass, then you find it again.` },
    {
      what: msg`Give it the access App Manager`,
      detail: msg`Customer Support is enough if you only answer reviews.`,
    },
    { what: msg`Copy Issuer ID and Key ID, download the .p8`, detail: msg`The download is offered once.` },
  ],
  'google-play': [
    {
      what: msg`Make a service account in Google Cloud`,
      detail: msg`IAM and Admin, Service Accounts. It needs no role of the project.`,
    },
    {
      what: msg`Switch on two APIs in its project`,
      detail: msg`Google Play Android Developer API, and Play Developer Reporting API.`,
    },
    { what: msg`Make a key of the type JSON`, detail: msg`Keys, Add key. The file is downloaded at once.` },
    {
      what: msg`Invite its address in Play Console`,
      detail: msg`Users and permissions. Give it the permissions below, for all apps or for some.`,
    },
  ],
  'apple-ads': [
    {
      what: msg`Make a pair of keys`,
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
    { what: msg`Copy client ID, team ID and key ID`, detail: msg`They stand above the public key.` },
  ],
  'google-ads': [
    {
      what: msg`Make a service account in Google Cloud`,
      detail: msg`Switch on the Google Ads API in its project.`,
    },
    { what: msg`Make a key of the type JSON`, detail: msg`Keys, Add key. The file is downloaded at once.` },
    {
      what: msg`Give its address access in Google Ads`,
      detail: msg`Admin, Access and security. Read only is enough.`,
    },
    { what: msg`Copy the customer ID`, detail: msg`At the top right of Google Ads, 10 digits.` },
  ],
}
