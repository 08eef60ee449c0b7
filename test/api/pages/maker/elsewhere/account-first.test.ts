import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newSubmission } from '../../../../../api/domain/elsewhere/states.ts'
import { literalEntry, putDirectories } from '../../../../support/literal-directory.ts'
import { literalLaunch } from '../../../../support/literal-launch.ts'
import { openPages, type OpenPages } from '../../../../support/pages.ts'
import { putAll } from '../../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../../support/signed-in.ts'

// The clock says Wednesday, March 4, 2026.
let site: OpenPages
let ada: Person
beforeAll(async () => {
  site = await openPages([])
  ada = await signUpPerson(site, 'Ada')
  const ownerId = ada.profile.id
  await putAll(site.world.store, 'launches', [literalLaunch({ ownerId })])
  const submitUrl = 'https://harbour.example/submit'
  await putDirectories(site.world, [
    literalEntry('harbour', { submitUrl, accountAge: 7 }, { name: 'Harbour', url: 'https://harbour.example/' }),
    literalEntry('quay', { submitUrl }, { name: 'Quay' }),
  ])
  const planned = ['harbour', 'quay'].map((slug) => newSubmission({ id: 'acme', ownerId }, slug, '2026-03-20', '2026-03-01T00:00:00Z'))
  await putAll(site.world.store, 'directorySubmissions', planned)
})
afterAll(() => site.close())

const path = (slug: string) => `/dashboard/acme/elsewhere/${slug}/`
const next = async (slug: string) => load(await (await ada.visitor.open(path(slug))).text())('.next-step')

it('where an account has to age, the next step leads there and asks whether there is one', async () => {
  const step = await next('harbour')
  expect(step.children('p').text()).toMatch(/^Create an account/)
  expect(step.find('.sw-button--primary').first().attr('href')).toBe('https://harbour.example/')
  expect(step.find('summary').text()).toBe('I have an account')
})

it('once there is one, it leads to the form, and the day stays', async () => {
  const form = (await next('harbour')).find('form:has([name=accountSince])')
  const sent = Object.fromEntries(new URLSearchParams(form.serialize()))
  const refused = await ada.visitor.send(path('harbour'), { ...sent, accountSince: '2030-01-01' })
  expect(load(await refused.text())('.next-step details').attr('open')).toBeDefined()
  expect((await ada.visitor.send(path('harbour'), { ...sent, accountSince: '2026-01-01' })).status).toBe(303)
  const step = await next('harbour')
  expect(step.find('.sw-button--primary').first().attr('href')).toBe('https://harbour.example/submit')
  expect(step.find('summary').length).toBe(0)
  expect(await site.world.store.get('directorySubmissions', 'acme:harbour')).toMatchObject({
    plannedFor: '2026-03-20',
    accountSince: '2026-01-01',
  })
})

it('where it needn’t, it leads to the form at once', async () => {
  const step = await next('quay')
  expect([step.find('.sw-button--primary').first().text(), step.find('summary').length]).toEqual(['Open submit page', 0])
})
