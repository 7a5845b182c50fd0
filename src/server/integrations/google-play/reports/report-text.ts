import { ReportFault } from './report-rows.ts'

/**
 * The text of a report: UTF-16, little-endian with a byte order mark as Google writes it. Big-endian, without a mark and
 * UTF-8 are read, too.
 * @throws ReportFault: it is cut off, or no text
 */
export function reportText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  if (encoding !== 'utf-8' && bytes.byteLength % 2 === 1) throw new ReportFault('a report is cut off')
  try {
    // Half a character of UTF-16 in one text must not cost the file; UTF-8 that is none is something else altogether.
    const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' })
    return decoder.decode(bytes).replaceAll('\0', '')
  } catch {
    throw new ReportFault('a report is no text')
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8'
}
