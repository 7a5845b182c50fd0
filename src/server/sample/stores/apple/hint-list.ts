const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The property list with which the App Store completes what is typed. */
export const hintList = (terms: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>title</key><string>Suggestions</string><key>hints</key><array>${terms
  .map((term) => `<dict><key>term</key><string>${escaped(term)}</string></dict>`)
  .join('')}</array></dict></plist>`
