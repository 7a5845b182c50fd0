import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAuditLog } from '#contract/administration.ts'
import { searchApps } from '#contract/projects.ts'
import { importStoreData, UPLOAD_MAX, UPLOAD_PART_MAX, uploadStoreData } from '#contract/store-data.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { csvDump, csvHeader, csvLine } from '#tests/support/stores/csv-dump.ts'
import { memberOf, newMember, type Member } from '#tests/support/api/member.ts'
import { hasRealData, realFile } from '#tests/support/stores/real-data.ts'

describeOnEachDatabase('store data that staff bring', (open) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'storeglass-archive-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  let api: Api
  let staff: Member

  beforeAll(async () => {
    const email = `staff.${randomUUID()}@example.com`
    api = await open({
      env: { STOREGLASS_STAFF: email, STOREGLASS_MARKET: 'archive', STOREGLASS_ARCHIVE: folder },
    })
    staff = memberOf(api, await api.signedUpUser(email))
  })

  const part = (uploadId: string, at: number, bytes: Uint8Array, options: { token: string } = staff) =>
    api.request(
      uploadStoreData,
      { params: { uploadId }, body: { at, base64: Buffer.from(bytes).toString('base64') } },
      options,
    )
  const taken = (uploadId: string, options: { token: string } = staff) =>
    api.request(importStoreData, { params: { uploadId }, body: { name: 'dump.csv', locale: null } }, options)
  async function brought(dump: string | Uint8Array): Promise<string> {
    const uploadId = randomUUID()
    const bytes = Buffer.from(dump)
    for (let at = 0; at < bytes.length; at += UPLOAD_PART_MAX)
      expect((await part(uploadId, at, bytes.subarray(at, at + UPLOAD_PART_MAX))).status).toBe(200)
    return uploadId
  }
  const found = async (query: string) => (await staff.read(searchApps, { query: { query } })).content

  test('a dump is imported whole, seen at once, and noted; again it changes nothing', async () => {
    const dump = csvDump({ id: '900000001', track_name: 'Lanternfish' }, { id: '900000002', track_name: 'Anglerfish' })
    const first = await taken(await brought(dump))
    expect(first.body).toEqual({ new: 2, changed: 0, unchanged: 0, skipped: 0, skippedRows: [] })
    expect(await found('Lanternfish')).toMatchObject([{ trackId: '900000001' }])
    const again = await taken(await brought(dump))
    expect(again.body).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
    const { content } = await staff.read(getAuditLog, { query: {} })
    const notes = content.filter(({ action }) => action === 'store-data-imported').map(({ note }) => note)
    expect(notes).toEqual(['dump.csv: 0 new, 0 changed', 'dump.csv: 2 new, 0 changed'])
  })

  test('parts that come twice or too early leave the file whole', async () => {
    const uploadId = randomUUID()
    const bytes = Buffer.from(csvDump({ id: '900000003', track_name: 'Hatchetfish' }))
    expect((await part(uploadId, 50, bytes.subarray(50))).body).toEqual({ size: 0 })
    expect((await part(uploadId, 0, bytes.subarray(0, 50))).body).toEqual({ size: 50 })
    expect((await part(uploadId, 90, bytes.subarray(90))).body).toEqual({ size: 50 })
    expect((await part(uploadId, 50, bytes.subarray(50))).body).toEqual({ size: bytes.length })
    expect((await part(uploadId, 0, bytes.subarray(0, 50))).body).toEqual({ size: bytes.length })
    expect((await taken(uploadId)).body).toMatchObject({ new: 1, skipped: 0 })
  })

  test('rows that cannot be read are skipped and told', async () => {
    const dump = `${csvHeader}\n${csvLine({ id: '900000004', price: 'free' })}\n${csvLine({ id: '900000005' })}\n`
    const { body } = await taken(await brought(dump))
    expect(body).toMatchObject({ new: 1, skipped: 1, skippedRows: [{ where: 'line 2' }] })
  })

  test('what is no dump changes nothing, and says why without a path of the server', async () => {
    const { status, error } = await taken(await brought('<html>Not a dump</html>'))
    expect(status).toBe(422)
    expect(error).toMatchObject({ error: 'NOT_A_DUMP', details: { reason: 'it is a web page or XML' } })
  })

  test('an upload is imported once, and one that never came is not there', async () => {
    const uploadId = await brought(csvDump({ id: '900000006' }))
    expect((await taken(uploadId)).status).toBe(200)
    expect((await taken(uploadId)).error.error).toBe('NOT_FOUND')
    expect((await taken(randomUUID())).error.error).toBe('NOT_FOUND')
  })

  test('two imports at once: one waits for its turn, and neither is lost', async () => {
    const many = Array.from({ length: 4000 }, (_, i) => ({ id: String(910_000_000 + i) }))
    const uploads = [await brought(csvDump(...many)), await brought(csvDump({ id: '900000007' }))]
    const answers = await Promise.all(uploads.map((one) => taken(one)))
    for (const [i, answer] of answers.entries()) {
      if (answer.status === 200) continue
      expect(answer.error.error).toBe('IMPORT_RUNNING')
      expect((await taken(uploads[i] ?? '')).status).toBe(200)
    }
    expect((await taken(await brought(csvDump({ id: '900000007' })))).body).toMatchObject({ unchanged: 1 })
  })

  test('nobody but staff brings or imports anything', async () => {
    const member = await newMember(api)
    const uploadId = await brought(csvDump({ id: '900000008' }))
    expect((await part(uploadId, 0, Buffer.from('x'), member)).error.error).toBe('FORBIDDEN')
    expect((await taken(uploadId, member)).error.error).toBe('FORBIDDEN')
    expect((await taken(uploadId)).body).toMatchObject({ new: 1 })
  })

  test('a dump has a largest size', async () => {
    const { status, error } = await part(randomUUID(), UPLOAD_MAX, Buffer.from('x'))
    expect([status, error.error]).toEqual([413, 'UPLOAD_TOO_LARGE'])
  })

  test.skipIf(!hasRealData)('a real dump', async () => {
    const { body } = await taken(await brought(readFileSync(realFile('apple-store-apps.csv'))))
    expect(body?.new).toBeGreaterThan(1000)
    expect(body?.skipped).toBe(0)
  })
})
