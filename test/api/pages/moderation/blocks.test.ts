import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

let site: OpenPages
let mia: Person
beforeAll(async () => {
  site = await openPages([])
  mia = await signUpPerson(site, 'Mia')
  site.world.moderators = new Set([mia.profile.email])
})
afterAll(() => site.close())

const change = async (fields: Record<string, string>) => {
  const answer = await mia.visitor.send('/moderation/blocks/', { do: 'block', reason: 'Throw-away accounts', ...fields })
  return { status: answer.status, location: answer.headers.get('location') ?? '', $: load(await answer.text()) }
}
const listed = async () => {
  const $ = load(await (await mia.visitor.open('/moderation/blocks/')).text())
  return $('.blocks__list b')
    .toArray()
    .map((value) => $(value).text())
}
const signUp = async (email: string) => {
  const answer = await new Visitor(site.origin).send('/sign-up/', { name: 'Eve', email, password: goodPassword })
  return [
    answer.status,
    load(await answer.text())('.error-summary')
      .text()
      .includes('We don’t accept sign-ups from this email provider or network.'),
  ]
}

it('a blocked domain refuses sign-ups from it and its subdomains, and changes of email to it, until it’s removed', async () => {
  const { status, location } = await change({ value: '@Spam.example' })
  expect(status).toBe(303)
  const $ = load(await (await mia.visitor.open(location)).text())
  expect($('.notice--action').text()).toContain('spam.example blocked.')
  expect(await signUp('eve@spam.example')).toEqual([400, true])
  expect(await signUp('eve@mail.spam.example')).toEqual([400, true])
  expect(await site.world.store.list('profiles', 'email', 'eve@spam.example')).toEqual([])
  const email = await mia.visitor.send('/profile/email/', { do: 'request-email-change', email: 'mia@spam.example', current: goodPassword })
  expect([email.status, await email.text()]).toEqual([400, expect.stringContaining('We don’t accept this email provider.')])
  expect((await change({ value: 'spam.example' })).$('#field-value-error').text()).toBe('spam.example is already blocked.')
  const id = $('.blocks__list [name=id]').attr('value') ?? ''
  expect((await change({ do: 'unblock', id })).status).toBe(303)
  expect((await signUp('eve@spam.example'))[0]).toBe(303)
  expect((await change({ do: 'unblock', id })).status).toBe(404)
})

it('a blocked network refuses sign-ups from there; the moderator’s own can’t be blocked', async () => {
  const own = await change({ value: '127.0.0.0/8' })
  expect([own.status, own.$('#field-value-error').text()]).toEqual([400, 'You can’t block the network you’re using right now.'])
  await putAll(site.world.store, 'blocks', [
    { id: 'b1', kind: 'network', value: '127.0.0.0/8', reason: 'From the shell', by: null, at: '2026-03-01T00:00:00.000Z' },
  ])
  expect(await listed()).toEqual(['127.0.0.0/8'])
  expect(await signUp('ann@fine.example')).toEqual([400, true])
  const signIn = await new Visitor(site.origin).send('/sign-in/', { email: 'mia@example.com', password: goodPassword })
  expect(signIn.status).toBe(303)
  await site.world.store.transact(({ remove }) => remove('blocks', 'b1'))
})

it('a domain that people here use has to be confirmed', async () => {
  const asked = await change({ value: 'example.com' })
  expect([asked.status, asked.$('.error-summary p:not(.error-summary__title)').text()]).toEqual([
    409,
    '1 person here uses example.com. They keep their accounts, but nobody else will be able to sign up with it.',
  ])
  expect([asked.$('[name=value]').attr('value'), asked.$('[name=reason]').attr('value')]).toEqual(['example.com', 'Throw-away accounts'])
  const { status, location } = await change({ value: 'example.com', confirmed: 'yes' })
  expect(status).toBe(303)
  const id = new URLSearchParams(location.split('?')[1]).get('about') ?? ''
  expect((await mia.visitor.send('/moderation/undo/', { id, return: '/moderation/blocks/' })).status).toBe(303)
  expect(await listed()).toEqual([])
})

it('needs a value and a reason', async () => {
  const { status, $ } = await change({ value: 'no domain', reason: ' ' })
  expect(status).toBe(400)
  expect([$('#field-value-error').text(), $('#field-reason-error').text()]).toEqual([
    'Enter an email domain like spam.example, or a network.',
    'This field is required.',
  ])
})

it('a wide domain, and a network that people joined from, have to be confirmed', async () => {
  const [joined, world] = [site.world.hashNetwork('198.51.100.7'), site.world]
  await putAll(world.store, 'profiles', [{ ...mia.profile, joinedFrom: joined }])
  const asked: [string, RegExp][] = [
    ['com', /^Very many domains end in \.com: nobody/],
    ['co.uk', /^Very many domains end in \.co\.uk: nobody/],
    ['gmail.com', /^gmail\.com is a public email provider: nobody/],
    ['198.51.100.0/24', /^1 person here joined from 198\.51\.100\.0\/24\. They keep/],
    ['198.51.100.9', /^1 person here joined from 198\.51\.100\.0\/24, the network around 198\.51\.100\.9\/32\. They keep/],
    ['198.51.0.0/16', /^1 person here joined from 198\.51\.0\.0\/16\. They keep/],
    ['198.48.0.0/12', /^198\.48\.0\.0\/12 is a large network: we can’t tell/],
    ['2001:db8::/32', /^2001:db8::\/32 is a large network: we can’t tell/],
  ]
  for (const [value, message] of asked) {
    const { status, $ } = await change({ value })
    expect([value, status, $('[name=confirmed]').length]).toEqual([value, 409, 1])
    expect($('.error-summary p:not(.error-summary__title)').text()).toMatch(message)
  }
  expect((await change({ value: '2001:db8:7::/48' })).status).toBe(303)
  expect((await change({ value: 'com', confirmed: 'yes' })).status).toBe(303)
})
