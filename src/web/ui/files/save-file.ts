import { canShare, isHomeScreenApp, share } from '#web/offline/abilities/browser-abilities.ts'

/** Offers text or bytes to the person as a file to keep. */
export function saveFile(content: BlobPart, name: string, type: string): void {
  const file = new File([content], name, { type })
  if (isHomeScreenApp() && canShare({ files: [file] })) void shareFile(file)
  else download(file)
}

/** Apps on an iPhone's home screen download nothing: their share sheet saves files. */
async function shareFile(file: File): Promise<void> {
  try {
    await share({ files: [file] })
  } catch (error) {
    const isRefused = !(error instanceof DOMException && error.name === 'AbortError')
    if (isRefused) download(file)
  }
}

function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
