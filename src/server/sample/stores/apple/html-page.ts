const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003C')

interface HtmlPage {
  language: string
  /** What the page was made of: one intent with its data. */
  data: object
  /** An app for search engines; null: the page is not one of an app. */
  linkedData: object | null
  /** Further languages in which the page is shown. */
  otherLanguages?: readonly string[]
}

/** A page of the App Store on the web: the data lies near its end. */
export const htmlPage = ({ language, data, linkedData, otherLanguages = [] }: HtmlPage): string => `<!DOCTYPE html>
<html dir="ltr" lang="${language}"><head><meta charset="utf-8">${
  linkedData === null
    ? ''
    : `<script id=software-application type="application/ld+json">${inScript(linkedData)}</script>`
}</head><body><div class="body-container"></div>${otherLanguages
  .map((tag) => `<a data-testid="other-language-${tag}" href="?l=${tag}">${tag}</a>`)
  .join('')}<script type="application/json" id="serialized-server-data">${inScript({
  data: [data],
  userTokenHash: '',
})}</script></body></html>
`

/** What comes with 404: the template of the pages, with nothing in it. */
export const emptyShell = `<!DOCTYPE html>
<html><head><meta charset="utf-8" /><meta name="applicable-device" content="pc,mobile" />
<!-- @@HEAD@@ --></head><body><div class="body-container"><!-- @@BODY@@ --></div></body></html>
`
