import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { setSite } from '../../../support/set-site.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

let site: OpenPages
let ada: Person
beforeAll(async () => {
  site = await openPages([])
  ada = await signUpPerson(site, 'Ada')
  await putAll(site.world.store, 'launches', [literalLaunch({ id: 'dory', slug: 'dory', ownerId: ada.profile.id })])
})
afterAll(() => site.close())

const editor = async () => load(await (await ada.visitor.open('/drafts/dory/')).text())
const plans = ($: Awaited<ReturnType<typeof editor>>) =>
  $('[name=plan]')
    .toArray()
    .map((each) => $(each).attr('value'))

describe('premium plans', () => {
  it('have the owner’s price and way to pay, in the editor and on the About page', async () => {
    await setSite(site.world, { premium7Price: '€49', payment: 'Pay before you submit.', paymentLink: 'https://pay.example/' })
    const $ = await editor()
    expect($('.premium-plans').text()).toContain('Premium, 7 days · €49')
    expect($('.premium-plans p').text()).toContain('Pay before you submit.')
    expect($('.premium-plans p a').attr('href')).toBe('https://pay.example/')
    const about = load((await readPage(`${site.origin}/about/`)).html)
    expect(about('.prose').text()).toContain('Premium, 7 days: €49')
    expect(about('.prose a[href="https://pay.example/"]').text()).toBe('How to pay')
  })

  it('can be switched off one by one, and all of them', async () => {
    await setSite(site.world, { offersPremium7: false, offersPremium30: false })
    expect(plans(await editor())).toEqual(['free', 'premium_14', 'premium_14_pro'])
    await setSite(site.world, { offersPremium14: false, offersPremiumPro: false })
    const $ = await editor()
    expect([plans($), $('.premium-plans').length]).toEqual([['free'], 0])
    expect((await readPage(`${site.origin}/about/`)).html).not.toContain('Premium')
  })
})
