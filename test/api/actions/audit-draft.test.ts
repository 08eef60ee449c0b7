import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditDraft } from '../../../api/actions/audit-draft.ts'
import { editDraft } from '../../../api/actions/edit-draft.ts'
import { ada, bob, openLaunchWorld, type LaunchWorld } from '../../support/launch-world.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { literalListing, literalPage, literalSite } from '../../support/literal-page.ts'

const url = 'https://acme.dev/'
const slug = 'acme'
let catalog: LaunchWorld
beforeEach(async () => {
  const sites = {
    [url]: literalSite(),
    'https://new.example/': literalSite({ page: literalPage({ url: 'https://new.example/', title: null }) }),
  }
  catalog = await openLaunchWorld({
    launches: [literalLaunch({ ownerId: 'ada' }), literalLaunch({ slug: 'sent', url, ownerId: 'ada', status: 'scheduled' })],
    sites,
  })
})
afterEach(() => catalog.close())

const titleCheck = async () => (await catalog.launch(slug)).crawled?.checks.find(({ id }) => id === 'title')?.status

describe('looking at a product again', () => {
  it('keeps what is found, and the listing as it was typed', async () => {
    await auditDraft(catalog.world, { slug }, ada)
    expect(await titleCheck()).toBe('pass')
    await editDraft(catalog.world, { slug, fields: { url: 'new.example', name: 'Typed' } }, ada)
    await auditDraft(catalog.world, { slug }, ada)
    expect(await titleCheck()).toBe('fail')
    expect(await catalog.launch(slug)).toMatchObject({
      name: 'Typed',
      crawled: { listing: literalListing, at: '2026-11-18T10:00:00.000Z' },
    })
  })
  it('changes nothing where the site cannot be reached', async () => {
    await auditDraft(catalog.world, { slug }, ada)
    await editDraft(catalog.world, { slug, fields: { url: 'gone.example' } }, ada)
    const before = await catalog.launch(slug)
    await expect(auditDraft(catalog.world, { slug }, ada)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await catalog.launch(slug)).toEqual(before)
  })
  it('is for own drafts', async () => {
    await expect(auditDraft(catalog.world, { slug }, bob)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(auditDraft(catalog.world, { slug: 'sent' }, ada)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
