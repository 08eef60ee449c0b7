import { load } from 'cheerio'
import { expect, it, onTestFinished } from 'vitest'
import { literalLaunch } from '../../../../support/literal-launch.ts'
import { openPages } from '../../../../support/pages.ts'
import { putAll } from '../../../../support/put-all.ts'
import { signUpPerson } from '../../../../support/signed-in.ts'

// The clock says Wednesday, March 4, 2026; the next Mondays are the 9th and the 16th.
it('says what the maker’s own limit is, and their next free week', async () => {
  const site = await openPages([])
  onTestFinished(() => site.close())
  const ada = await signUpPerson(site, 'Ada')
  const own = { id: 'own', slug: 'own', url: 'https://own.dev/', status: 'scheduled', week: { year: 2026, week: 11 } } as const
  const ownerId = ada.profile.id
  await putAll(site.world.store, 'launches', [literalLaunch({ ownerId })])
  const weeks = async () => load(await (await ada.visitor.open('/drafts/acme/')).text())('.for-free').text()
  site.world.rules = { ...site.world.rules, weekCapacityPerMaker: 1 }
  expect(await weeks()).not.toContain('Your limit')
  await putAll(site.world.store, 'launches', [literalLaunch({ ...own, ownerId })])
  expect(await weeks()).toMatch(/Your limit is 1 free launch a week.*Your next free week starts on March 16, 2026\./)
})
