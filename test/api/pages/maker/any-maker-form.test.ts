import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newSubmission } from '../../../../api/domain/elsewhere/states.ts'
import { launchStatuses } from '../../../../shared/vocabulary.ts'
import { literalEntry, putDirectories } from '../../../support/literal-directory.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { literalSite } from '../../../support/literal-page.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

let site: OpenPages
let ada: Person
beforeAll(async () => {
  site = await openPages([], async () => literalSite())
  ada = await signUpPerson(site, 'Ada')
  await putDirectories(site.world, [literalEntry('dry-dock', { free: true })])
})
afterAll(() => site.close())

const seen = '2026-03-01T09:00:00.000Z'
const names = (
  'name tagline description url pricing openSource logo twitterUsername repository demoVideoUrl firstComment targetKeyword badgeTitle code percentOff ' +
  'validUntil plan week day categories screenshots use go slug title text resume budget hours languages releasedOn platforms count directory listingUrl plannedFor accountSince note state wording field week'
).split(' ')
const odd = ['constructor', '\0', '2026-02-30', '99999-01-01', '1e400', '//evil', 'https://[', 'http://a:b@c/', '\u202e', 'x'.repeat(6000)]
const right = ['free', 'premium_7', 'ai', '2026-03-09', 'save', 'review', 'submit', 'tagline', 'https://acme.dev/a.png', 'sign-in']
const value = fc.oneof(fc.constantFrom(...odd, ...right, '<b onclick=x>'), fc.string({ unit: 'grapheme', maxLength: 80 }))
const fields = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 40 })
const step = fc.constantFrom(
  '',
  'withdraw',
  'reopen',
  'rename',
  'news',
  'submit',
  'toString',
  'settings',
  'plan',
  'plan-place',
  'details',
  'listing',
  'check-listing',
  'prepare-week',
  'state',
  'unplan',
  'wording',
)
const path = fc.constantFrom(
  '/drafts/acme/',
  '/drafts/acme/review/',
  '/dashboard/acme/',
  '/dashboard/acme/listing/',
  '/dashboard/acme/elsewhere/',
  '/dashboard/acme/elsewhere/dry-dock/',
)

it('no form crashes the service, leaves the site or renders input as markup', async () => {
  await fc.assert(
    fc.asyncProperty(path, fields, step, fc.constantFrom(...launchStatuses), fc.boolean(), async (to, typed, doing, status, fresh) => {
      const old = await site.world.store.list('launches', 'ownerId', ada.profile.id)
      await site.world.store.transact(async ({ remove }) => {
        for (const { id } of old) await remove('launches', id)
      })
      await putAll(site.world.store, 'launches', [
        literalLaunch({ ownerId: ada.profile.id, updatedAt: seen, status, launchDate: '2026-03-02', categories: ['ai'] }),
      ])
      await putAll(site.world.store, 'directorySubmissions', [
        newSubmission({ id: 'acme', ownerId: ada.profile.id }, 'dry-dock', null, seen),
      ])
      const body = new URLSearchParams([...typed, ['do', doing], ['seen', fresh ? seen : 'long ago']])
      const answer = await ada.visitor.open(to, { method: 'POST', body })
      expect(answer.status).toBeLessThan(500)
      expect(answer.headers.get('location') ?? '/drafts/').toMatch(/^\/(drafts|dashboard)\//)
      expect(await answer.text()).not.toContain('<b onclick')
    }),
    { numRuns: 150 },
  )
})
