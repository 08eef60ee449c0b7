import { describe, expect, it } from 'vitest'
import { verdictOf } from '../../../../shared/audit/badge.ts'
import { newSubmission } from '../../../../api/domain/elsewhere/states.ts'
import { literalEntry, putDirectories } from '../../../support/literal-directory.ts'
import { literalCrawl } from '../../../support/literal-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import { useDashboard, waiting } from './own-dashboard.ts'

const here = useDashboard()
const { own, put, open } = here

describe('a launch that was submitted', () => {
  // The clock says Wednesday, March 4, 2026, and the launch is on Monday, the 9th.
  it('says when it goes live, what happens until then and what its maker can do', async () => {
    await put(own({ status: 'pending_review', ...waiting }))
    const { $ } = await open('/dashboard/acme/?done=submit')
    expect($('.submitted time').text()).toBe('Mon, Mar 9, 2026 at 00:00 UTC')
    expect($('.submitted [data-countdown="2026-03-09T00:00:00Z"]').text()).toBe('In 5 days')
    expect($('.submitted').text()).toMatch(/A moderator reviews it.*Add the badge.*Plan submissions.*Posts for launch day/s)
    expect($('.submitted .post__text').first().text()).toContain('/launches/acme/')
    expect($('#submitted-title').attr('autofocus')).toBeDefined()
    expect($('main').text()).not.toContain('Nothing to do')
    expect((await open('/dashboard/acme/')).$('#submitted-title').text()).toBe('Your launch is in review')
  })

  it('tells what its plan says, once there is one', async () => {
    await put(own({ status: 'pending_review', ...waiting }))
    const step = async () => (await open('/dashboard/acme/')).$('.submitted li:has(a[href$="/elsewhere/"])').text()
    expect(await step()).toBe('Plan submissions: directories that fit, with texts ready.')
    const ours = newSubmission({ id: 'acme', ownerId: here.ada.profile.id }, 'harbour', null, '2026-03-01T00:00:00Z')
    await putDirectories(here.site.world, [literalEntry('harbour')])
    await putAll(here.site.world.store, 'directorySubmissions', [ours])
    expect(await step()).toBe('Done: Directories: 1 planned.')
    await here.site.world.store.transact(({ remove }) => remove('directorySubmissions', ours.id))
  })

  it('that still waits on its day says so', async () => {
    await put(own({ status: 'pending_review', ...waiting, requestedLaunchDate: '2026-03-04' }))
    const { $ } = await open('/dashboard/acme/')
    expect($('.ahead__count').text()).toBe('Today')
    expect($('[data-countdown]').length).toBe(0)
  })

  it('is scheduled once it’s approved', async () => {
    await put(own({ status: 'scheduled', launchDate: '2026-03-09', ...waiting }))
    const { $ } = await open('/dashboard/acme/')
    expect($('#submitted-title').text()).toBe('Your launch is scheduled')
    expect($('#submitted-title').attr('autofocus')).toBeUndefined()
    expect($('.submitted__step--done').first().text()).toContain('A moderator approved it.')
  })

  it('shows the audit that it was made from, also for the badge', async () => {
    const checks = [
      { id: 'badge', label: 'Slipway badge', status: 'fail' as const, detail: 'No badge found on this page.', fix: 'Add it.' },
    ]
    await putAll(here.site.world.store, 'crawls', [literalCrawl({ score: 78, checks, at: '2026-03-04T00:00:00.000Z' })])
    await put(own({ status: 'pending_review', ...waiting }))
    const { $ } = await open('/dashboard/acme/')
    expect($('dt:contains(Latest audit) + dd').text()).toContain('78 of 100')
    expect($('dt:contains(Latest audit) + dd a').attr('href')).toBe('/drafts/acme/review/#findings')
    expect($('.badge-state__word').text()).toBe('Not found')
  })
})

it.each([
  [{ status: 'pass', detail: 'The badge links to this listing.' }, 'ok'],
  [{ status: 'warn', detail: 'No badge found on this page.' }, 'absent'],
  [{ status: 'warn', detail: 'The page is rendered with JavaScript, so we can’t see its links.' }, 'error'],
  [{ status: 'warn', detail: 'There’s a link to Slipway, but it’s marked rel="nofollow".' }, 'loose'],
] as const)('the finding %j is the verdict %s', (check, status) => {
  expect(verdictOf(check).status).toBe(status)
})
