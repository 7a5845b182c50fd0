import { expect, test } from 'vitest'
import { exploreDemo } from '#contract/auth/auth.ts'
import type { ErrorBody } from '#contract/protocol/errors.ts'
import { sendReply } from '#contract/reviews/inbox.ts'
import * as contract from '#contract/reviews/templates.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { atTheSameTime, memberOf, newMember, type Member } from '#tests/support/api/member.ts'
import { joinTeam, setPermissions, signInAgain } from '#tests/support/pages/team.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const newId = () => crypto.randomUUID()
const codeOf = ({ body }: { body: object | null }) => (body as ErrorBody | null)?.error ?? 'ok'
const read = (member: Member) => member.read(contract.getTemplates, member.own)
const fields = { text: 'Thank you, {name}!', folderId: null, language: null }
const create = (member: Member, name: string, more: object = {}, id: string = newId()) =>
  member.call(contract.createTemplate, { ...member.own, body: { ...fields, id, name, ...more } })
const createFolder = (member: Member, name: string, id: string = newId()) =>
  member.call(contract.createFolder, { ...member.own, body: { id, name } })
const ofTemplate = (member: Member, templateId: string) => ({ params: { ...member.own.params, templateId } })
const ofFolder = (member: Member, folderId: string) => ({ params: { ...member.own.params, folderId } })

describeOnDatabase('reply templates', (open) => {
  test('REV-012, REV-015, REV-016, ERR-049: are created in folders, listed by name, changed, moved and deleted', async () => {
    const api = await open()
    const member = await newMember(api)
    const [folderId, id] = [newId(), newId()]
    expect((await createFolder(member, 'Thanks', folderId)).status).toBe(204)
    expect((await create(member, 'beta', { folderId, language: 'en' }, id)).status).toBe(204)
    await create(member, 'Alpha')
    expect((await read(member)).templates).toMatchObject([
      { name: 'Alpha', folderId: null, language: null },
      { id, name: 'beta', folderId, language: 'en', text: fields.text, used: 0, isFavourite: false },
    ])
    const [, before] = (await read(member)).templates
    api.clock.advance(1000)
    const changed = { name: 'Beta', text: 'Danke', folderId: null, language: 'de' }
    expect((await member.call(contract.changeTemplate, { ...ofTemplate(member, id), body: changed })).status).toBe(204)
    expect((await read(member)).templates[1]).toMatchObject(changed)
    const [, after] = (await read(member)).templates
    expect(Date.parse(after?.changedAt ?? '') - Date.parse(before?.changedAt ?? '')).toBeGreaterThanOrEqual(1000)
    for (let twice = 0; twice < 2; twice += 1)
      expect((await member.call(contract.removeTemplate, ofTemplate(member, id))).status).toBe(204)
    expect((await read(member)).templates.map(({ name }) => name)).toEqual(['Alpha'])
  })

  test('blanks without an end in a text become one', async () => {
    const member = await newMember(await open())
    const id = newId()
    await create(member, 'Wide', { text: `a${' '.repeat(101)}b${'\u00a0'.repeat(5000)}c${' '.repeat(100)}d\n\ne` }, id)
    const text = async () => (await read(member)).templates[0]?.text
    expect(await text()).toBe(`a b c${' '.repeat(100)}d\n\ne`)
    const body = { ...fields, name: 'Wide', text: `f${'\t'.repeat(200)}g` }
    await member.call(contract.changeTemplate, { ...ofTemplate(member, id), body })
    expect(await text()).toBe('f g')
  })

  test('REV-016: creating what is there changes nothing, whoever sent it again', async () => {
    const member = await newMember(await open())
    const id = newId()
    await create(member, 'First', {}, id)
    expect((await create(member, 'Second', {}, id)).status).toBe(204)
    await createFolder(member, 'One', id)
    expect((await createFolder(member, 'Two', id)).status).toBe(204)
    const { templates, folders } = await read(member)
    expect([templates, folders].map((list) => list.map(({ name }) => name))).toEqual([['First'], ['One']])
  })

  test('REV-016: a command that is sent twice has its effect once', async () => {
    const api = await open()
    const member = await newMember(api)
    const input = { ...member.own, body: { ...fields, id: newId(), name: 'Once' } }
    const options = { ...member, idempotencyKey: newId() }
    expect((await api.request(contract.createTemplate, input, options)).status).toBe(204)
    await member.call(contract.removeTemplate, ofTemplate(member, input.body.id))
    expect((await api.request(contract.createTemplate, input, options)).status).toBe(204)
    expect((await read(member)).templates).toEqual([])
  })

  test('REV-012: what looks like a placeholder and is none is neither saved nor sent', async () => {
    const api = await open()
    const member = await newMember(api)
    const id = newId()
    for (const text of ['Hallo {nmae}', 'Hi {{name}}']) {
      expect((await create(member, 'Odd', { text }, id)).status).toBe(400)
      const body = { name: 'Odd', text, folderId: null, language: null }
      expect((await member.call(contract.changeTemplate, { ...ofTemplate(member, id), body })).status).toBe(400)
    }
    const seen = { changedAt: api.clock.now().toISOString(), reply: null }
    for (const text of ['Hallo {nmae}', 'Hallo {name}'])
      expect(
        await member.call(sendReply, {
          params: { trackId: sample.moorlight.trackId, reviewId: 'r' },
          query: { store: sample.moorlight.store },
          body: { text, seen },
        }),
      ).toMatchObject({ status: 400 })
  })

  test('REV-013, ERR-051: are 25 at most', async () => {
    const member = await newMember(await open())
    for (let count = 0; count < contract.REPLY_TEMPLATES_MAX; count += 1) await create(member, `T${count}`)
    expect((await create(member, 'One more')).body).toMatchObject({ error: 'QUOTA_EXCEEDED', details: { limit: 25 } })
    const [first] = (await read(member)).templates
    expect((await create(member, 'Again', {}, first?.id)).status).toBe(204)
    await member.call(contract.removeTemplate, ofTemplate(member, first?.id ?? ''))
    expect((await create(member, 'One more')).status).toBe(204)
  })

  test('REV-014, ERR-051: so are folders', async () => {
    const member = await newMember(await open())
    for (let count = 0; count < contract.TEMPLATE_FOLDERS_MAX; count += 1) await createFolder(member, `F${count}`)
    expect((await createFolder(member, 'One more')).body).toMatchObject({
      error: 'QUOTA_EXCEEDED',
      details: { limit: 25 },
    })
  })

  test('REV-013, REV-014: 25 at most also where several are created at the same time', async () => {
    const member = await newMember(await open())
    for (let count = 1; count < contract.REPLY_TEMPLATES_MAX; count += 1) {
      await create(member, `T${count}`)
      await createFolder(member, `F${count}`)
    }
    const rivals = ['One', 'Two', 'Three', 'Four']
    const templates = await atTheSameTime(member, rivals, (name) => create(member, name))
    const folders = await atTheSameTime(member, rivals, (name) => createFolder(member, name))
    expect([templates, folders].map((all) => all.filter(({ status }) => status === 204))).toMatchObject([
      { length: 1 },
      { length: 1 },
    ])
    const listed = await read(member)
    expect([listed.templates.length, listed.folders.length]).toEqual([25, 25])
  })

  test('REV-015, ERR-052: deleting a folder keeps its templates, in none', async () => {
    const member = await newMember(await open())
    const [folderId, id] = [newId(), newId()]
    await createFolder(member, 'Thanks', folderId)
    await create(member, 'Kept', { folderId }, id)
    expect(
      (await member.call(contract.renameFolder, { ...ofFolder(member, folderId), body: { name: 'Praise' } })).status,
    ).toBe(204)
    expect((await read(member)).folders).toEqual([{ id: folderId, name: 'Praise', isFavourite: false }])
    for (let twice = 0; twice < 2; twice += 1)
      expect((await member.call(contract.removeFolder, ofFolder(member, folderId))).status).toBe(204)
    expect(await read(member)).toMatchObject({ folders: [], templates: [{ id, folderId: null }] })
  })

  test('REV-015, ERR-051: one that was changed meanwhile is not overwritten', async () => {
    const api = await open()
    const member = await newMember(api)
    const id = newId()
    await create(member, 'Mine', {}, id)
    const seen = (await read(member)).templates[0]?.changedAt
    api.clock.advance(1000)
    const change = (text: string, at = seen) =>
      member.call(contract.changeTemplate, {
        ...ofTemplate(member, id),
        body: { ...fields, name: 'Mine', text, ...(at !== undefined && { seen: at }) },
      })
    expect((await change('Theirs')).status).toBe(204)
    expect(codeOf(await change('Mine, later'))).toBe('CHANGED_ELSEWHERE')
    // The same change again, whose answer was lost.
    expect((await change('Theirs')).status).toBe(204)
    expect((await read(member)).templates[0]?.text).toBe('Theirs')
  })

  test('ERR-051: unknown templates and folders', async () => {
    const member = await newMember(await open())
    const folderId = newId()
    expect(codeOf(await create(member, 'Lost', { folderId }))).toBe('FOLDER_NOT_FOUND')
    const id = newId()
    await create(member, 'There', {}, id)
    const body = { ...fields, name: 'There' }
    const change = (templateId: string, more: object) =>
      member.call(contract.changeTemplate, { ...ofTemplate(member, templateId), body: { ...body, ...more } })
    expect(codeOf(await change(id, { folderId }))).toBe('FOLDER_NOT_FOUND')
    expect(codeOf(await change(newId(), {}))).toBe('TEMPLATE_NOT_FOUND')
    const rename = { ...ofFolder(member, folderId), body: { name: 'There' } }
    expect(codeOf(await member.call(contract.renameFolder, rename))).toBe('FOLDER_NOT_FOUND')
  })

  test('REV-015, ERR-050: favourites are those of each person', async () => {
    const api = await open()
    const owner = await newMember(api)
    const admin = await joinTeam(api, owner, 'admin')
    const [folderId, id] = [newId(), newId()]
    await createFolder(owner, 'Thanks', folderId)
    await create(owner, 'Kept', { folderId }, id)
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await admin.call(contract.addFavouriteTemplate, ofTemplate(admin, id))).status).toBe(204)
      expect((await admin.call(contract.addFavouriteFolder, ofFolder(admin, folderId))).status).toBe(204)
    }
    const stars = async (member: Member) => {
      const { templates, folders } = await read(member)
      return [...templates, ...folders].map(({ isFavourite }) => isFavourite)
    }
    expect([await stars(admin), await stars(owner)]).toEqual([
      [true, true],
      [false, false],
    ])
    await owner.call(contract.removeFavouriteTemplate, ofTemplate(owner, id))
    await admin.call(contract.removeFavouriteFolder, ofFolder(admin, folderId))
    expect(await stars(admin)).toEqual([true, false])
    expect(codeOf(await owner.call(contract.addFavouriteTemplate, ofTemplate(owner, newId())))).toBe(
      'TEMPLATE_NOT_FOUND',
    )
    expect(codeOf(await owner.call(contract.addFavouriteFolder, ofFolder(owner, newId())))).toBe('FOLDER_NOT_FOUND')
  })

  test('REV-012: the support address is set and taken away', async () => {
    const member = await newMember(await open())
    for (const support of ['help@moorlight.example', '']) {
      expect((await member.call(contract.setSupport, { ...member.own, body: { support } })).status).toBe(204)
      expect((await read(member)).support).toBe(support)
    }
  })

  test('REV-015: a member without the right, or without edit on every app, reads and favours them, and changes nothing', async () => {
    const api = await open()
    const owner = await newMember(api)
    await owner.addProject(sample.moorlight)
    const facetFall = await owner.addProject(sample.facetFall)
    const [id, folderId] = [newId(), newId()]
    await createFolder(owner, 'Thanks', folderId)
    await create(owner, 'Kept', {}, id)
    const member = await joinTeam(api, owner)
    expect(codeOf(await create(member, 'Mine'))).toBe('FORBIDDEN')
    expect(codeOf(await createFolder(member, 'Mine'))).toBe('FORBIDDEN')
    expect(codeOf(await member.call(contract.removeTemplate, ofTemplate(member, id)))).toBe('FORBIDDEN')
    expect((await member.call(contract.addFavouriteTemplate, ofTemplate(member, id))).status).toBe(204)
    expect((await read(member)).templates).toMatchObject([{ id, isFavourite: true }])
    const grants = ['reviews/reply' as const]
    await setPermissions(api, member, { account: 'edit', apps: { [facetFall]: 'view' }, grants })
    const granted = await signInAgain(api, member)
    expect((await read(granted)).permission).toBe('view')
    const refused = [
      await create(granted, 'Mine'),
      await granted.call(contract.changeTemplate, { ...ofTemplate(granted, id), body: { ...fields, name: 'Mine' } }),
      await granted.call(contract.removeTemplate, ofTemplate(granted, id)),
      await createFolder(granted, 'Mine'),
      await granted.call(contract.renameFolder, { ...ofFolder(granted, folderId), body: { name: 'Mine' } }),
      await granted.call(contract.removeFolder, ofFolder(granted, folderId)),
      await granted.call(contract.setSupport, { ...granted.own, body: { support: 'refunds@evil.example' } }),
    ]
    for (const { body } of refused)
      expect(body).toMatchObject({ error: 'FORBIDDEN', details: { needs: 'edit-of-all-apps' } })
    expect(await read(owner)).toMatchObject({
      templates: [{ id, name: 'Kept' }],
      folders: [{ id: folderId, name: 'Thanks' }],
      support: '',
    })
    await setPermissions(api, member, { account: 'edit', apps: {}, grants })
    expect(await read(granted)).not.toHaveProperty('permission')
    expect((await create(granted, 'Mine')).status).toBe(204)
  })

  test('REV-012: a member who may see no app neither reads nor favours them', async () => {
    const api = await open()
    const owner = await newMember(api)
    await owner.addProject(sample.moorlight)
    const id = newId()
    await create(owner, 'Kept', {}, id)
    const member = await joinTeam(api, owner)
    await setPermissions(api, member, { account: 'none', apps: {}, grants: ['reviews/reply'] })
    const granted = await signInAgain(api, member)
    expect(codeOf(await granted.call(contract.getTemplates, granted.own))).toBe('FORBIDDEN')
    expect(codeOf(await granted.call(contract.addFavouriteTemplate, ofTemplate(granted, id)))).toBe('FORBIDDEN')
    expect(codeOf(await create(granted, 'Mine'))).toBe('FORBIDDEN')
  })

  test('REV-012: another organisation neither sees nor touches them', async () => {
    const api = await open()
    const [owner, other] = [await newMember(api), await newMember(api)]
    const [folderId, id] = [newId(), newId()]
    await createFolder(owner, 'Thanks', folderId)
    await create(owner, 'Kept', { folderId }, id)
    expect(codeOf(await other.call(contract.getTemplates, owner.own))).toBe('FORBIDDEN')
    expect(codeOf(await other.call(contract.removeTemplate, ofTemplate(owner, id)))).toBe('FORBIDDEN')
    expect(codeOf(await create(other, 'Mine', { folderId }))).toBe('FOLDER_NOT_FOUND')
    expect(codeOf(await other.call(contract.addFavouriteTemplate, ofTemplate(other, id)))).toBe('TEMPLATE_NOT_FOUND')
    await other.call(contract.removeTemplate, ofTemplate(other, id))
    await other.call(contract.removeFolder, ofFolder(other, folderId))
    // The same ids may be theirs, too.
    expect((await create(other, 'Theirs', {}, id)).status).toBe(204)
    expect((await read(owner)).templates).toMatchObject([{ id, name: 'Kept', folderId }])
  })

  test.each(['en', 'de'] as const)('REV-012: the demo (%s) has some in two folders', async (language) => {
    const api = await open()
    const inBody = { headers: { 'x-token-transport': 'body' } }
    const { body } = await api.request(exploreDemo, { body: { language } }, inBody)
    const user = { token: body.accessToken, refreshToken: '', identity: body.identity, password: '' }
    const { templates, folders, support } = await read(memberOf(api, user))
    expect(folders).toHaveLength(2)
    expect(templates.filter((template) => template.language === language)).toHaveLength(5)
    expect(support).not.toBe('')
    for (const { text, folderId } of templates) {
      expect(text.length).toBeLessThan(300)
      expect(folders.map(({ id }) => id)).toContain(folderId)
    }
  })
})
