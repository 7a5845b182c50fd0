import * as v from 'valibot'
import { listAll, resource } from './resource.ts'
import type { Transport } from './transport.ts'

const Text = v.optional(v.nullable(v.string()), null)
const infoTexts = { name: Text, subtitle: Text, privacyPolicyUrl: Text }
const versionTexts = {
  description: Text,
  keywords: Text,
  promotionalText: Text,
  whatsNew: Text,
  marketingUrl: Text,
  supportUrl: Text,
}
const InfoLocalization = resource(v.object({ locale: v.string(), ...infoTexts }))
const VersionLocalization = resource(v.object({ locale: v.string(), ...versionTexts }))

type Texts<T> = { [name in keyof T]: string | null }
export type InfoTexts = Texts<typeof infoTexts>
export type VersionTexts = Texts<typeof versionTexts>

/** A part of a listing in all its languages; `state` is Apple's word. */
export interface ListingPart<T> {
  id: string
  state: string
  /** False: Apple refuses most changes. Of a live version the promotional text can be changed alone. */
  isEditable: boolean
  /** `id`: of the localization, by which it is written; `locale` as App Store Connect writes it. */
  localizations: ({ id: string; locale: string } & T)[]
}

export type VersionPart = ListingPart<VersionTexts> & { version: string }

export interface StoreListing {
  /** Name and subtitle: those that can be edited, else those that are live; null: there are none. */
  info: ListingPart<InfoTexts> | null
  /** The version whose texts can be edited; null: there is none. */
  version: VersionPart | null
  /** The version in the store; null: there was never one. */
  live: VersionPart | null
  /** All versions, as Apple lists them. */
  versions: VersionState[]
}

/** `state` is Apple's word. */
export interface VersionState {
  id: string
  version: string
  state: string
}

const EDITABLE = new Set([
  'PREPARE_FOR_SUBMISSION',
  'DEVELOPER_REJECTED',
  'REJECTED',
  'METADATA_REJECTED',
  'INVALID_BINARY',
])
const LIVE = new Set(['READY_FOR_DISTRIBUTION', 'READY_FOR_SALE'])

// Apple names the state anew in each resource; the old name stands beside it.
const States = {
  state: v.optional(v.string()),
  appVersionState: v.optional(v.string()),
  appStoreState: v.optional(v.string()),
}
const Info = resource(v.object(States))
const Version = resource(v.object({ ...States, versionString: v.string() }))

type Stated = { id: string; attributes: Partial<Record<keyof typeof States, string | undefined>> }
const stateOf = ({ attributes }: Stated) =>
  attributes.state ?? attributes.appVersionState ?? attributes.appStoreState ?? 'UNKNOWN'

const editable = <T extends Stated>(all: readonly T[]) => all.find((one) => EDITABLE.has(stateOf(one))) ?? null
const inStore = <T extends Stated>(all: readonly T[]) => all.find((one) => LIVE.has(stateOf(one))) ?? null

const partOf = <T>(owner: Stated, localizations: readonly { id: string; attributes: { locale: string } & T }[]) => ({
  id: owner.id,
  state: stateOf(owner),
  isEditable: EDITABLE.has(stateOf(owner)),
  localizations: localizations.map(({ id, attributes }) => ({ id, ...attributes })),
})

const pathOf = (trackId: string) => `/v1/apps/${encodeURIComponent(trackId)}`
const limit = { limit: '50' }

const listVersions = (transport: Transport, trackId: string) =>
  listAll(transport, {
    data: Version,
    path: `${pathOf(trackId)}/appStoreVersions`,
    query: { ...limit, 'filter[platform]': 'IOS' },
  })

const versionState = (one: v.InferOutput<typeof Version>): VersionState => ({
  id: one.id,
  version: one.attributes.versionString,
  state: stateOf(one),
})

/** An app's versions on iOS and how far each has come. */
export async function readVersions(transport: Transport, trackId: string): Promise<VersionState[]> {
  return (await listVersions(transport, trackId)).map(versionState)
}

/** An app's texts on iOS in all languages, as App Store Connect holds them. */
export async function readListing(transport: Transport, trackId: string): Promise<StoreListing> {
  const infos = await listAll(transport, { data: Info, path: `${pathOf(trackId)}/appInfos`, query: limit })
  const versions = await listVersions(transport, trackId)
  const info = editable(infos) ?? inStore(infos)
  const infoTexts =
    info &&
    (await listAll(transport, {
      data: InfoLocalization,
      path: `/v1/appInfos/${encodeURIComponent(info.id)}/appInfoLocalizations`,
      query: limit,
    }))
  const versionPart = async (version: v.InferOutput<typeof Version> | null): Promise<VersionPart | null> => {
    if (!version) return null
    const path = `/v1/appStoreVersions/${encodeURIComponent(version.id)}/appStoreVersionLocalizations`
    const texts = await listAll(transport, { data: VersionLocalization, path, query: limit })
    return { ...partOf(version, texts), version: version.attributes.versionString }
  }
  return {
    info: info && partOf(info, infoTexts ?? []),
    version: await versionPart(editable(versions)),
    live: await versionPart(inStore(versions)),
    versions: versions.map(versionState),
  }
}

export type Localization = 'appInfoLocalizations' | 'appStoreVersionLocalizations'

/** Writes some texts of a localization, those alone; `kind` says which part of the listing it belongs to. */
export async function writeTexts(
  transport: Transport,
  kind: Localization,
  id: string,
  texts: Partial<InfoTexts> | Partial<VersionTexts>,
): Promise<void> {
  const data = { type: kind, id, attributes: texts }
  await transport.write(v.unknown(), 'PATCH', `/v1/${kind}/${encodeURIComponent(id)}`, { data })
}

const owners = {
  appInfoLocalizations: ['appInfo', 'appInfos'],
  appStoreVersionLocalizations: ['appStoreVersion', 'appStoreVersions'],
} as const

/** Begins a language, with some texts, in the part of the listing with the id `ownerId`. */
export async function addTexts(
  transport: Transport,
  kind: Localization,
  ownerId: string,
  { locale, texts }: { locale: string; texts: Partial<InfoTexts> | Partial<VersionTexts> },
): Promise<void> {
  const [owner, type] = owners[kind]
  await transport.write(v.unknown(), 'POST', `/v1/${kind}`, {
    data: {
      type: kind,
      attributes: { locale, ...texts },
      relationships: { [owner]: { data: { type, id: ownerId } } },
    },
  })
}

/** Makes the next version on iOS; Apple fills it with the texts of the one before, without release notes. */
export async function addVersion(transport: Transport, trackId: string, version: string): Promise<void> {
  await transport.write(v.unknown(), 'POST', '/v1/appStoreVersions', {
    data: {
      type: 'appStoreVersions',
      attributes: { platform: 'IOS', versionString: version },
      relationships: { app: { data: { type: 'apps', id: trackId } } },
    },
  })
}
