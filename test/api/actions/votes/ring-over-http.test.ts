import { afterAll, beforeAll, expect, it } from 'vitest'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import { proveEmail } from '../../../support/prove-email.ts'
import { runService, type RunningService } from '../../../support/service.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

let service: RunningService
beforeAll(async () => {
  service = await runService({ SAMPLE_DATA: '0', TRUST_PROXY: '1' })
  const slugs = ['teapot', 'kettle', 'samovar', 'mug']
  await putAll(
    service.world.store,
    'launches',
    slugs.map((slug) => liveLaunch({ slug, url: `https://${slug}.example/` })),
  )
})
afterAll(() => service.close())

const countOf = async (slug: string) => (await (await fetch(`${service.api}/products/${slug}/`)).json()).upvotes

/** Signs up with an email that is verified, and votes. Returns what the last button says. */
async function joinAndVote(name: string, ip: string, slugs: string[]): Promise<{ upvoted: boolean }> {
  const from = { 'X-Forwarded-For': ip }
  const visitor = new Visitor(service.origin)
  const email = `${name}@people.example`
  const answer = await visitor.send('/sign-up/', { email, name, password: goodPassword }, from)
  if (answer.status !== 303) throw new Error(`not signed up: ${answer.status}`)
  await proveEmail(service.world.store, email)
  let vote = { upvoted: false }
  for (const slug of slugs) {
    const headers = { ...from, Cookie: visitor.cookieHeader, Accept: 'application/json' }
    const sent = await fetch(`${service.origin}/launches/${slug}/upvote/`, {
      method: 'POST',
      body: new URLSearchParams({ wanted: 'yes' }),
      headers,
    })
    vote = await sent.json()
  }
  return vote
}

it('a ring from one /48 sees its votes on its buttons and in the count, and doesn’t move its place', async () => {
  const people = [
    ['teapot', 'mug'],
    ['kettle', 'samovar', 'mug'],
    ['samovar', 'mug', 'kettle'],
    ['mug', 'kettle', 'samovar'],
    ['kettle', 'teapot', 'mug'],
    ['samovar', 'kettle', 'mug'],
    ['kettle', 'samovar', 'mug'],
  ]
  for (const [index, slugs] of people.entries()) await joinAndVote(`ada${index}`, `198.51.${index}.7`, slugs)
  for (let index = 0; index < 10; index += 1)
    expect(await joinAndVote(`eve${index}`, `2001:db8:bad:${index}::1`, ['teapot'])).toMatchObject({ upvoted: true })
  expect(await countOf('teapot')).toBe(12)
  const unconfirmed = async () => (await service.world.store.findLaunch('teapot'))?.unconfirmed
  await expect.poll(unconfirmed, { interval: 200 }).toBeGreaterThanOrEqual(9)
  expect(await Promise.all(['kettle', 'samovar', 'mug'].map(countOf))).toEqual([6, 5, 7])
})
