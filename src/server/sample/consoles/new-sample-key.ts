import { generateKeyPair, randomBytes, randomInt, randomUUID, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { MadeSampleKey, NewSampleKey } from '#server/integrations/connections/sample-key.ts'
import { sampleAccountOf } from './apple-ads/accounts.ts'
import { sampleCustomerOf } from './google-ads/sample-customer.ts'
import { sampleBucketOf } from './google-play/sample-bucket.ts'

const pairOf = promisify(generateKeyPair)

export const newSampleKey: NewSampleKey = async (provider) => {
  switch (provider) {
    case 'app-store-connect':
      return appStoreConnectKey()
    case 'apple-ads':
      return appleAdsKey()
    case 'google-play':
    case 'google-ads':
      return serviceAccount(provider)
  }
}

const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()
const pkcs8 = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString()
const digits = (length: number) => Array.from({ length }, () => randomInt(1, 10)).join('')

async function appStoreConnectKey(): Promise<MadeSampleKey> {
  const { privateKey, publicKey } = await pairOf('ec', { namedCurve: 'P-256' })
  const keyId = Array.from({ length: 10 }, () => '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'[randomInt(32)]).join('')
  const [issuerId, vendorNumber, file] = [randomUUID(), digits(8), pkcs8(privateKey)]
  return {
    fileName: `AuthKey_${keyId}.p8`,
    file,
    fields: { issuerId, keyId, vendorNumber },
    registered: { provider: 'app-store-connect', key_id: keyId, owner: issuerId, public_key: spki(publicKey) },
    credentials: { provider: 'app-store-connect', issuerId, keyId, privateKey: file, vendorNumber },
  }
}

/** Here people make the key themselves, with OpenSSL: its format is the older one. */
async function appleAdsKey(): Promise<MadeSampleKey> {
  const { privateKey, publicKey } = await pairOf('ec', { namedCurve: 'P-256' })
  const [clientId, teamId, keyId] = [`SEARCHADS.${randomUUID()}`, `SEARCHADS.${randomUUID()}`, randomUUID()]
  return {
    fileName: 'private-key.pem',
    file: privateKey.export({ type: 'sec1', format: 'pem' }).toString(),
    fields: { clientId, teamId, keyId },
    registered: { provider: 'apple-ads', key_id: keyId, owner: clientId, public_key: spki(publicKey) },
    credentials: {
      provider: 'apple-ads',
      clientId,
      teamId,
      keyId,
      privateKey: pkcs8(privateKey),
      accountId: sampleAccountOf(clientId),
    },
  }
}

async function serviceAccount(provider: 'google-play' | 'google-ads'): Promise<MadeSampleKey> {
  const { privateKey, publicKey } = await pairOf('rsa', { modulusLength: 2048 })
  const keyId = randomBytes(20).toString('hex')
  const project = `sample-${digits(6)}`
  const email = `storeglass@${project}.iam.gserviceaccount.com`
  const account = { clientEmail: email, privateKeyId: keyId, privateKey: pkcs8(privateKey) }
  const [reportBucket, customerId] = [sampleBucketOf(email), sampleCustomerOf(email)]
  return {
    fileName: `${project}-${keyId.slice(0, 12)}.json`,
    file: JSON.stringify(
      {
        type: 'service_account',
        project_id: project,
        private_key_id: keyId,
        private_key: account.privateKey,
        client_email: email,
        client_id: digits(21),
        token_uri: 'https://oauth2.googleapis.com/token',
      },
      null,
      2,
    ),
    fields: provider === 'google-play' ? { reportBucket } : { customerId },
    registered: { provider, key_id: keyId, owner: email, public_key: spki(publicKey) },
    credentials:
      provider === 'google-play'
        ? { provider, ...account, reportBucket }
        : { provider, ...account, customerId, loginCustomerId: null },
  }
}
