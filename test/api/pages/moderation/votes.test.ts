import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recountVotes } from '../../../../api/actions/votes/recount-votes.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'
import { ordinaryVotes } from '../../../support/ordinary-votes.ts'
import { putAll } from '../../../support/put-all.ts'
import { haveVoted, ringOf } from '../../../support/voters.ts'

let site: OpenPages
let ada: Person
let mia: Person
beforeAll(async () => {
  site = await openPages([liveLaunch({ upvotes: 5 }), liveLaunch({ slug: 'kettle', url: 'https://kettle.example/' })])
  ada = await signUpPerson(site, 'Ada')
  mia = await signUpPerson(site, 'Mia')
  site.world.moderators = new Set([mia.profile.email])
  await putAll(site.world.store, 'upvotes', ordinaryVotes(['kettle'], '2026-03-04'))
  await haveVoted(site.world, ringOf(40, ['teapot'], '2026-03-04T11:00:00.000Z'))
  await recountVotes(site.world)
})
afterAll(() => site.close())

const path = '/moderation/votes/teapot/'
const open = async (at: string, person = mia) => {
  const answer = await person.visitor.open(at)
  return { status: answer.status, $: load(await answer.text()) }
}
const send = async (decision: string) => {
  const { $ } = await open(path)
  const answer = await mia.visitor.send(path, { do: decision, seen: $('.vote-review input[name=seen]').attr('value') ?? '' })
  return { status: answer.status, location: answer.headers.get('location') ?? '', $: load(await answer.text()) }
}
const votes = async () => {
  const launch = await site.world.store.findLaunch('teapot')
  return [launch?.upvotes, launch?.unconfirmed ?? 0]
}

it('moderators see which votes aren’t counted and why, without networks or emails', async () => {
  const { $ } = await open('/moderation/votes/')
  expect($('.moderation-tabs [aria-current]').text()).toBe('Votes 1 waiting')
  expect($('.vote-review h2').text()).toBe('Teapot')
  expect($('.vote-review__held').text()).toBe('40 votes not affecting the ranking')
  expect($('.vote-review__clusters li').text()).toBe(
    '40 accounts on one network (a /24 of IPv4 or a /48 of IPv6), created on March 4, 2026: all voted for this launch.',
  )
  expect($('main').text()).not.toMatch(/gmail|203\.0\.113|[0-9a-f]{16}/)
  const tally = (await open(path)).$
  const people = await open(tally('.vote-review__clusters a').attr('href') ?? '')
  expect([people.status, people.$('.people__row').length]).toEqual([200, 30])
  expect(
    tally('.vote-tally > div')
      .toArray()
      .map((row) => tally(row).text()),
  ).toEqual(['Public count45 votes', 'Counted40 votes', 'Counted, but doesn’t affect the ranking yet40 votes'])
})

it('one press counts them in full, another leaves them out, and a minute is left to undo it', async () => {
  const counted = await send('count')
  expect(counted.status).toBe(303)
  expect(await votes()).toEqual([45, 0])
  const { $ } = await open(counted.location)
  expect($('[role=status] p').text()).toBe('Votes for Teapot counted.')
  await recountVotes(site.world)
  expect(await votes()).toEqual([45, 0])
  await mia.visitor.send('/moderation/undo/', { id: $('[role=status] input[name=id]').attr('value') ?? '', return: path })
  await recountVotes(site.world)
  expect(await votes()).toEqual([45, 40])
  await send('count')
  expect((await send('leave-out')).status).toBe(303)
  expect(await votes()).toEqual([5, 0])
  await recountVotes(site.world)
  expect(await votes()).toEqual([5, 0])
  expect((await open('/moderation/votes/')).$('.vote-decided .vote-review').length).toBe(1)
})

it('what has changed since the page was loaded is shown again', async () => {
  const answer = await mia.visitor.send(path, { do: 'count', seen: 'earlier' })
  expect(answer.status).toBe(409)
  expect(load(await answer.text())('[role=alert]').text()).toContain('No change: these votes have changed. Check them again.')
  expect((await mia.visitor.send(path, { do: 'shrug' })).status).toBe(400)
})

it.each(['/moderation/votes/', path])('%s doesn’t exist for anyone else', async (at) => {
  expect((await open(at, ada)).status).toBe(404)
  expect((await ada.visitor.send(path, { do: 'count' })).status).toBe(404)
})

it('of a launch that isn’t live, it says that the decision waits', async () => {
  const { store } = site.world
  const [live, review] = [await store.get('launches', 'teapot'), await store.get('voteReviews', 'teapot')]
  if (live === null || review === null) throw new Error('The teapot has no review.')
  await store.transact((transaction) => transaction.put('launches', { ...live, status: 'draft' }))
  expect((await open('/moderation/votes/teapot/')).$('.vote-review').text()).toContain('This launch isn’t live. Your decision applies')
  await store.transact((transaction) => transaction.put('launches', live))
})
