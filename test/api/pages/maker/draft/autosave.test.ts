import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { literalCrawl, literalLaunch } from '../../../../support/literal-launch.ts'
import { openPages, type OpenPages } from '../../../../support/pages.ts'
import { putAll } from '../../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../../support/signed-in.ts'
import { Visitor } from '../../../../support/visitor.ts'

let site: OpenPages
let ada: Person
beforeAll(async () => {
  site = await openPages([])
  ada = await signUpPerson(site, 'Ada')
})
afterAll(() => site.close())

const seen = '2026-03-01T09:00:00.000Z'
const path = '/drafts/acme/'
beforeEach(async () => {
  await putAll(site.world.store, 'launches', [literalLaunch({ ownerId: ada.profile.id, updatedAt: seen, categories: ['design'] })])
  await putAll(site.world.store, 'crawls', [literalCrawl()])
})
const send = async (fields: Record<string, string>, visitor = ada.visitor) => {
  const answer = await visitor.send(path, { seen, do: 'autosave', name: 'Acme', url: 'acme.dev', categories: 'design', ...fields })
  return { status: answer.status, $: load(await answer.text()) }
}
const stored = () => site.world.store.findLaunch('acme')

describe('what a script sends while somebody types', () => {
  it('is stored, and answered with the parts of the page that follow from it', async () => {
    const { status, $ } = await send({ tagline: 'Tides, told', description: 'So **bold**' })
    expect(status).toBe(200)
    expect(await stored()).toMatchObject({ tagline: 'Tides, told', description: 'So **bold**', status: 'draft' })
    expect($('[name=seen]').val()).toBe((await stored())?.updatedAt)
    expect($('[data-slot=preview] .launch__head').text()).toContain('Tides, told')
    expect($('[data-slot=preview] .launch-row').text()).toContain('Tides, told')
    expect($('[data-slot=preview] .sw-preview--x').length).toBe(1)
    expect($('.sections [href="#part-launch"]').text()).toContain('Missing: plan and launch date')
    expect($('.sections [href="#part-pictures"]').text()).toContain('No logo or screenshots yet')
    expect($('.error-summary')).toHaveLength(0)
  })

  it('keeps two saves of one window apart from another window’s', async () => {
    const { $ } = await send({ tagline: 'One' })
    expect((await send({ tagline: 'Two', seen: String($('[name=seen]').val()) })).status).toBe(200)
    const other = await send({ tagline: 'From the other window' })
    expect([other.status, other.$('[data-differs]').attr('data-differs')]).toEqual([409, '2']) // and the logo, which was drawn
    expect(other.$('.sections [href="#part-basics"]').text()).toContain('1 saved differently')
    expect((await stored())?.tagline).toBe('Two')
  })

  it('with an error is stored in no part, and the error is beside its field', async () => {
    const { status, $ } = await send({ tagline: 'New', url: 'no address' })
    expect([status, $('[data-slot=error-url] .field-error').length]).toEqual([400, 1])
    expect($('.sections [href="#part-basics"]').text()).toContain('1 to fix')
    expect((await stored())?.tagline).not.toBe('New')
  })

  it('of a live listing is shown and stored nowhere; its errors, and another window’s version, are told all the same', async () => {
    const live = { ownerId: ada.profile.id, updatedAt: seen, status: 'live', launchDate: '2026-02-23', tagline: 'Tides' } as const
    await putAll(site.world.store, 'launches', [literalLaunch({ ...live, categories: ['design'] })])
    const type = async (fields: Record<string, string>) => {
      const answer = await ada.visitor.send('/dashboard/acme/listing/', { seen, do: 'autosave', categories: 'design', ...fields })
      return { status: answer.status, $: load(await answer.text()) }
    }
    const typed = await type({ tagline: 'Tides, told', description: 'So' })
    expect([typed.status, typed.$('#field-tagline').val(), typed.$('[name=seen]').val()]).toEqual([200, 'Tides, told', seen])
    expect(typed.$('[data-slot=preview] .launch__head').text()).toContain('Tides, told')
    const wrong = await type({ tagline: 'x'.repeat(400), description: 'So' })
    expect([wrong.status, wrong.$('[data-slot=error-tagline] .field-error').length]).toEqual([400, 1])
    expect((await type({ tagline: 'Two', description: 'So', seen: '2026-01-01T09:00:00.000Z' })).status).toBe(409)
    expect(await stored()).toMatchObject({ tagline: 'Tides', updatedAt: seen })
    expect(await site.world.store.get('revisions', 'acme')).toBeNull()
  })

  it('is for its maker only', async () => {
    expect((await send({ tagline: 'x' }, new Visitor(site.origin))).status).toBe(401)
    expect((await send({ tagline: 'x' }, (await signUpPerson(site, 'Bob')).visitor)).status).toBe(404)
  })
})
