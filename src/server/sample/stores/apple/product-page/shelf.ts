/** A shelf of a product page; every one carries the same keys, whatever lies on it. */
export const shelf = (id: string, contentType: string, items: readonly unknown[], more: object = {}) => ({
  $kind: 'Shelf',
  contentType,
  marker: null,
  items,
  url: null,
  mergeWhenFetched: false,
  fetchStrategy: 'onPageLoad',
  batchGroup: null,
  seeAllAction: null,
  title: null as string | null,
  subtitle: null,
  isHorizontal: false,
  isHidden: false,
  contentsMetadata: { type: 'none' } as object,
  isPersonalized: false,
  shouldFilterApps: false,
  id,
  ...more,
})

/** A picture whose address is a template: size, crop and format are filled in by who asks for it. */
export const artwork = (address: string, width: number, height: number) => ({
  $kind: 'Artwork',
  backgroundColor: { red: 0.95, green: 0.96, blue: 0.98, type: 'rgb' },
  style: null,
  crop: 'bb',
  contentMode: null,
  imageScale: null,
  template: `${address}/{w}x{h}{c}.{f}`,
  width,
  height,
  variants: [{ $kind: 'ArtworkVariant', format: 'jpeg', quality: 70, supportsWideGamut: false }],
})

export const flowAction = (page: string, more: object) => ({
  $kind: 'flowAction',
  actionClass: 'FlowAction',
  page,
  ...more,
})

const externalAction = (url: string) => ({
  $kind: 'ExternalUrlAction',
  actionClass: 'ExternalUrlAction',
  url,
  isSensitive: false,
})

export const pageLink = (text: string, url: string, systemImageName: string) => ({
  $kind: 'ProductPageLink',
  text,
  clickAction: externalAction(url),
  systemImageName,
})
