import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwnLink } from '../../../../api/accounts/email/email-links.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { submitForm } from '../../../support/forms.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { askForConnection, approve, goodPassword, Visitor } from '../../../support/visitor.ts'

let site: OpenPages
beforeAll(async () => {
  site = await openPages([liveLaunch({ upvotes: 7 })])
})
afterAll(() => site.close())

const launch = () => site.world.store.findLaunch('teapot')
const profileOf = async (email: string): Promise<Profile> => {
  const [profile] = await site.world.store.list('profiles', 'email', email)
  if (profile === undefined) throw new Error(`${email} has no profile.`)
  return profile
}
const join = (name: string) => new Visitor(site.origin).signUpUnproven(`${name}@example.com`, name)
const linkTo = async (email: string) => createOwnLink(site.world.store, 'verify-email', (await profileOf(email)).id, email)
const textOf = async (answer: Response) => (await answer.text()).replaceAll(/\s+/g, ' ')
const read = async (visitor: Visitor, path: string) => textOf(await visitor.open(path))
const isProven = async (email: string) => (await profileOf(email)).emailProven === true

test('until the email is verified, a vote and a comment wait; then both count and show', async () => {
  const zoe = await join('zoe')
  await zoe.send('/launches/teapot/upvote/', { wanted: 'yes' })
  await zoe.send('/launches/teapot/comments/', { text: 'Sturdy spout.' })
  expect(await launch()).toMatchObject({ upvotes: 7, commentCount: 0 })
  const own = await read(zoe, '/launches/teapot/')
  for (const words of [
    'Hidden until you verify your email',
    'Other people will see it once your email is verified',
    'Your vote counts once your email is verified',
  ])
    expect(own).toContain(words)
  const anybody = new Visitor(site.origin)
  expect(await read(anybody, '/launches/teapot/')).not.toContain('Sturdy spout.')
  expect(await (await fetch(`${site.origin}/api/v1/products/teapot/`)).json()).toMatchObject({ upvotes: 7, commentCount: 0 })

  const token = await linkTo('zoe@example.com')
  expect((await zoe.send('/verify/', { do: 'verify-email', token })).headers.get('Location')).toBe('/verify/')
  expect(await read(zoe, '/verify/')).toContain('Your email is verified')
  expect(await read(zoe, '/verify/')).not.toContain('Continue editing')
  expect(await launch()).toMatchObject({ upvotes: 8, commentCount: 1 })
  expect(await read(anybody, '/launches/teapot/')).toContain('Sturdy spout.')
})

test('whoever has a draft is led back to the newest once the email is verified', async () => {
  const ida = await join('ida')
  const { id } = await profileOf('ida@example.com')
  const kinds = [
    { slug: 'older', name: 'Older', createdAt: '2026-02-01T00:00:00.000Z' },
    { slug: 'newer', name: 'Newer', createdAt: '2026-02-02T00:00:00.000Z' },
    { slug: 'sent', name: 'Sent', createdAt: '2026-02-03T00:00:00.000Z', status: 'pending_review' as const },
  ]
  const launches = kinds.map((one) => literalLaunch({ ownerId: id, url: `https://${one.slug}.dev/`, ...one, id: one.slug }))
  await putAll(site.world.store, 'launches', launches)
  await ida.send('/verify/', { do: 'verify-email', token: await linkTo('ida@example.com') })
  const page = await read(ida, '/verify/')
  expect(page).toMatch(/href="\/drafts\/newer\/"[^>]*>Continue editing Newer</)
  expect(page).toContain('Open dashboard')
})

test('moderators see a comment that waits, and why', async () => {
  const mod = await new Visitor(site.origin).signUp('mod@example.com', 'Mo')
  Object.assign(site.world, { moderators: new Set(['mod@example.com']) })
  await (await join('wim')).send('/launches/teapot/comments/', { text: 'Does it drip?' })
  expect(await read(mod, '/launches/teapot/')).toMatch(/Hidden until its author verifies their email.*Does it drip\?/)
})

test('a draft can’t be submitted until the email is verified, and the error says how', async () => {
  const yara = await join('yara')
  const { id } = await profileOf('yara@example.com')
  const draft = literalLaunch({
    id: 'kettle',
    slug: 'kettle',
    status: 'draft',
    ownerId: id,
    plan: 'free',
    requestedLaunchDate: '2026-03-09',
  })
  await putAll(site.world.store, 'launches', [draft])
  await putAll(site.world.store, 'crawls', [literalCrawl({ id: 'kettle' })])
  const answer = await yara.send('/drafts/kettle/review/', { do: 'submit' })
  expect([answer.status, await textOf(answer)]).toEqual([409, expect.stringContaining('Verify your email to submit')])
  expect(await site.world.store.findLaunch('kettle')).toMatchObject({ status: 'draft' })
})

test('opening the link verifies nothing, however often', async () => {
  const una = await join('una')
  const token = await linkTo('una@example.com')
  for (const method of ['GET', 'GET', 'HEAD']) expect((await una.open(`/verify/?token=${token}`, { method })).status).toBe(200)
  expect(await read(una, `/verify/?token=${token}`)).not.toContain('Send another link')
  expect(await isProven('una@example.com')).toBe(false)
  expect(await read(una, `/verify/?token=${token}`)).toMatch(/<button[^>]*>\s*Verify email\s*<\/button>/)
})

test('verifying keeps the session, the password and the connections of the person who signed up', async () => {
  const tess = await join('tess')
  const api = `${site.origin}/api/v1`
  const connection = await approve(tess, (await askForConnection(api)).code)
  await tess.send('/verify/', { do: 'verify-email', token: await linkTo('tess@example.com') })
  expect((await tess.open('/profile/')).status).toBe(200)
  expect((await fetch(`${api}/me/launches/`, { headers: { Authorization: `Bearer ${connection}` } })).status).toBe(200)
  const signIn = { email: 'tess@example.com', password: goodPassword }
  expect((await new Visitor(site.origin).send('/sign-in/', signIn)).status).toBe(303)
})

test('a link works once, and only as a verification link', async () => {
  const sven = await join('sven')
  const [token, other] = [await linkTo('sven@example.com'), await linkTo('sven@example.com')]
  expect((await new Visitor(site.origin).send('/reset/', { do: 'reset-password', token, password: 'nine grey moorings' })).status).toBe(400)
  expect((await sven.open(`/profile/email/?token=${token}`)).status).toBe(400)
  await sven.send('/verify/', { do: 'verify-email', token })
  for (const used of [token, other, 'x'.repeat(40), ''])
    expect((await sven.send('/verify/', { do: 'verify-email', token: used })).status).toBe(400)
})

test('a link expires after 48 hours', async () => {
  const rita = await join('rita')
  const token = await linkTo('rita@example.com')
  const { id } = await profileOf('rita@example.com')
  for (const row of await site.world.store.list('authVerifications', 'value', id)) {
    expect(Date.parse(String(row['expiresAt'])) - Date.parse(String(row['createdAt']))).toBe(48 * 3600_000)
    await putAll(site.world.store, 'authVerifications', [{ ...row, expiresAt: '2026-01-01T00:00:00.000Z' }])
  }
  const answer = await rita.open(`/verify/?token=${token}`)
  expect([answer.status, await textOf(answer)]).toEqual([400, expect.stringMatching(/expired or was already used.*Send another link/)])
  expect((await rita.send('/verify/', { do: 'verify-email', token })).status).toBe(400)
  expect(await isProven('rita@example.com')).toBe(false)
})

test('signed out, the link leads through sign-in and back to its button', async () => {
  await join('quin')
  const path = `/verify/?token=${await linkTo('quin@example.com')}`
  const phone = new Visitor(site.origin)
  const way = (await phone.open(path)).headers.get('Location') ?? ''
  const form = await read(phone, way)
  expect(form).toContain('Sign in to verify your email')
  const returnTo = new URL(way, site.origin).searchParams.get('return') ?? ''
  const back = await phone.send('/sign-in/', { email: 'quin@example.com', password: goodPassword, return: returnTo })
  expect(back.headers.get('Location')).toBe(path)
  expect(await read(phone, path)).toContain('Verify email')
})

// A stranger signs up with somebody's email, and hopes that its owner follows the link.
test('whoever finds the link without having created the account can’t verify it for the stranger', async () => {
  const stranger = await join('petra')
  const token = await linkTo('petra@example.com')
  const signedOut = new Visitor(site.origin)
  expect((await signedOut.send('/verify/', { do: 'verify-email', token })).status).toBe(401)
  const other = await new Visitor(site.origin).signUp('oda@example.com', 'Oda')
  const page = await other.open(`/verify/?token=${token}`)
  const words = await textOf(page)
  expect([page.status, words.includes('another account'), words.includes('petra')]).toEqual([403, true, false])
  expect((await other.send('/verify/', { do: 'verify-email', token })).status).toBe(403)
  expect(await isProven('petra@example.com')).toBe(false)

  // The owner’s own way is the reset link, which leaves the stranger nothing.
  const { id } = await profileOf('petra@example.com')
  const reset = await createOwnLink(site.world.store, 'reset-password', id, 'petra@example.com')
  await signedOut.send('/reset/', { do: 'reset-password', token: reset, password: 'nine grey moorings' })
  expect([await isProven('petra@example.com'), (await stranger.open('/profile/')).status]).toEqual([true, 303])
  const again = await stranger.send('/sign-in/', { email: 'petra@example.com', password: goodPassword })
  expect([again.status, (await stranger.send('/verify/', { do: 'verify-email', token })).status]).toEqual([401, 401])
})

test('every page of somebody unverified says so, with a button for another link; five of them an hour', async () => {
  const nils = await join('nils')
  for (const path of ['/', '/about/', '/dashboard/', '/nowhere/'])
    expect(await read(nils, path)).toMatch(/Verify your email\..*nils@example\.com.*Send another link/)
  const sent = []
  for (let asked = 0; asked < 6; asked += 1) {
    const page = { url: '/', html: await read(nils, '/') }
    sent.push((await submitForm(nils, page, '.unproven form', {})).status)
  }
  expect(sent).toEqual([303, 303, 303, 303, 303, 429])
  const oda = await new Visitor(site.origin).signUp('olaf@example.com', 'Olaf')
  expect(await read(oda, '/')).not.toContain('Verify your email')
})

test('twenty simultaneous verifications count a vote once', async () => {
  const mira = await join('mira')
  await mira.send('/launches/teapot/upvote/', { wanted: 'yes' })
  const before = (await launch())?.upvotes ?? 0
  const token = await linkTo('mira@example.com')
  const answers = await Promise.all(Array.from({ length: 20 }, () => mira.send('/verify/', { do: 'verify-email', token })))
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  expect((await launch())?.upvotes).toBe(before + 1)
})

test('a suspended person reads that the email is verified, not that votes count', async () => {
  const sam = await new Visitor(site.origin).signUp('sam@example.com', 'sam')
  const suspension = { at: '2026-03-01T09:00:00.000Z', until: null, reason: 'Spam', by: null }
  await putAll(site.world.store, 'profiles', [{ ...(await profileOf('sam@example.com')), suspension }])
  const page = await read(sam, '/verify/')
  expect([page.includes('Your email is verified'), page.includes('Your votes now count')]).toEqual([true, false])
})
