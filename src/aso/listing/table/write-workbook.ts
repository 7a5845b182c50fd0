import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import type { Store } from '#contract/store.ts'
import type { ListingText } from '../fastlane/folders.ts'
import { escaped } from './workbook-parts.ts'
import { rowsOfTexts } from './write-table.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The files of a workbook with one sheet, but the sheet (Office Open XML, ECMA-376). */
const frame = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Texts" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/** Texts as a workbook (XLSX): the rows of `tableOf`, all cells as text. */
export async function workbookOf(store: Store, texts: readonly ListingText[]): Promise<Blob> {
  // The policy of the page has no place for the library's own workers.
  const writer = new ZipWriter(new BlobWriter(`${SHEET}.sheet`), { useWebWorkers: false })
  const rows = rowsOfTexts(store, texts).map((cells) => `<row>${cells.map(cellOf).join('')}</row>`)
  const sheet = `<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`
  const files = { ...frame, 'xl/worksheets/sheet1.xml': sheet }
  for (const [path, xml] of Object.entries(files))
    await writer.add(path, new TextReader(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`))
  return writer.close()
}

const cellOf = (text: string) => `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(escaped(text))}</t></is></c>`

const xmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
