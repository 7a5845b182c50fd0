/** A heading with one to three sentences. */
export interface Section {
  title: string
  text: string
}

/** What listings of any kind of app are held together by, in one language. `{app}` is the name, `{support}` an address. */
export interface Phrases {
  /** Between the name and what a title adds. */
  titleJoints: readonly [string, string]
  /** Between two search terms of a subtitle. */
  pairJoint: string
  /** Between the sentences of a short description, and after the last. */
  stop: string
  /** Over a list of features. */
  listHeadings: readonly [string, string, string]
  /** What apps, and what games, say of themselves beside their features. */
  appSections: readonly Section[]
  gameSections: readonly Section[]
  /** What subscriptions come with. */
  subscriptions: readonly [Section, Section]
  closings: readonly [string, string, string, string]
  contacts: readonly [string, string, string]
  /** Release notes of any app. */
  notes: readonly [string, string, string, string]
}
