import * as v from 'valibot'
import { listAll, resource } from './resource.ts'
import type { Transport } from './transport.ts'

/** `draft`: what can be edited, or what is live where nothing can be. */
export type ListingSide = 'draft' | 'live'

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

export interface StoreListing {
  /** Name and subtitle; null: there is none of this side. */
  info: ListingPart<InfoTexts> | null
  /** The texts of a version; null: there is none of this side. */
  version: (ListingPart<VersionTexts> & { version: string }) | null
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

function chosen<T extends Stated>(all: readonly T[], side: ListingSide): T | null {
  const live = all.find((one) => LIVE.has(stateOf(one)))
  const draft = all.find((one) => EDITABLE.has(stateOf(one)))
  return (side === 'live' ? live : (draft ?? live)) ?? null
}

const partOf = <T>(owner: Stated, localizations: readonly { id: string; attributes: { locale: string } & T }[]) => ({
  id: owner.id,
  state: stateOf(owner),
  isEditable: EDITABLE.has(stateOf(owner)),
  localizations: localizations.map(({ id, attributes }) => ({ id, ...attributes })),
})

/** An app's texts on iOS in all languages, as App Store Connect holds them. */
export async function readListing(transport: Transport, trackId: string, side: ListingSide): Promise<StoreListing> {
  const app = `/v1/apps/${encodeURIComponent(trackId)}`
  const limit = { limit: '50' }
  const infos = await listAll(transport, { data: Info, path: `${app}/appInfos`, query: limit })
  const query = { ...limit, 'filter[platform]': 'IOS' }
  const versions = await listAll(transport, { data: Version, path: `${app}/appStoreVersions`, query })
  const [info, version] = [chosen(infos, side), chosen(versions, side)]
  const infoTexts =
    info &&
    (await listAll(transport, {
      data: InfoLocalization,
      path: `/v1/appInfos/${encodeURIComponent(info.id)}/appInfoLocalizations`,
      query: limit,
    }))
  const versionTexts =
    version &&
    (await listAll(transport, {
      data: VersionLocalization,
      path: `/v1/appStoreVersions/${encodeURIComponent(version.id)}/appStoreVersionLocalizations`,
      query: limit,
    }))
  return {
    info: info && partOf(info, infoTexts ?? []),
    version: version && { ...partOf(version, versionTexts ?? []), version: version.attributes.versionString },
  }
}

/** Writes some texts of a localization, those alone; `kind` says which part of the listing it belongs to. */
export async function writeTexts(
  transport: Transport,
  kind: 'appInfoLocalizations' | 'appStoreVersionLocalizations',
  id: string,
  texts: Partial<InfoTexts> | Partial<VersionTexts>,
): Promise<void> {
  const data = { type: kind, id, attributes: texts }
  await transport.write(v.unknown(), 'PATCH', `/v1/${kind}/${encodeURIComponent(id)}`, { data })
}
