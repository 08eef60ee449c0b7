import { expect, it } from 'vitest'
import { watchSite, type Visit } from '../../../shared/watched/watch-site.ts'
import type { WatchedLoad } from '../../../shared/watched/watched.ts'
import { faultless, literalWatched } from '../../support/literal-watched.ts'

const home = 'https://acme.dev/'
const others = ['/order', '/about'].map((path) => ({ url: `https://acme.dev${path}`, isForPhones: path === '/order' }))

type Given = { windows?: number; time?: number; fails?: string; isAnimated?: boolean; scheme?: boolean | string }

/** What is visited, in the order in which it begins, and the facts. `time` is how many pages of the site there’s time for, `fails` begins the visit that fails. */
async function course({ windows = 1, time = Infinity, fails = '', isAnimated = false, scheme = true }: Given = {}) {
  const { watched } = literalWatched()
  const load: WatchedLoad = { ...(watched?.desktop as WatchedLoad), tried: { ...faultless, look: { ...faultless.look, isAnimated } } }
  const begun: string[] = []
  let [left, open, most] = [time, 0, 0]
  const nameOf = ({ url, isPhone, preference, parts }: Visit) =>
    [new URL(url).pathname, isPhone && 'phone', preference, `${parts.length}`].filter(Boolean).join(' ')
  const facts = await watchSite(home, {
    windows,
    hasTime: () => left-- > 0,
    schemeOf: () => scheme,
    pagesFrom: () => others,
    visit: async (visit, onRead) => {
      begun.push(nameOf(visit))
      most = Math.max(most, ++open)
      onRead()
      await new Promise((resolve) => setTimeout(resolve, 5))
      open -= 1
      if (fails !== '' && nameOf(visit).startsWith(fails)) throw new Error('It doesn’t load.')
      return load
    },
  })
  return { begun, facts, most }
}

it('takes a page in every way, then the others at desktop width before anything else', async () => {
  const { begun, facts } = await course({ isAnimated: true })
  expect(begun).toEqual([
    '/ 6',
    '/ phone 6',
    '/ still 1',
    '/ scheme 0',
    '/order 6',
    '/about 6',
    '/order phone 2',
    '/order scheme 0',
    '/about scheme 0',
  ])
  expect(
    facts.elsewhere?.map(({ path, isPhone, isDark }) => [path, isPhone && 'phone', isDark && 'dark'].filter(Boolean).join(' ')),
  ).toEqual(['/order', '/order dark', '/about', '/about dark', '/order phone'])
})

it('opens as many pages at once as it may', async () => {
  expect((await course({ windows: 2 })).most).toBe(2)
})

it('says which pages it had no time for', async () => {
  const { facts } = await course({ time: 1 })
  expect(facts.elsewhere?.map(({ path }) => path)).toEqual(['/order'])
  expect(facts.unreached).toEqual(['/about'])
})

it('goes on without a page of the site that fails, but not without the page itself', async () => {
  const { facts } = await course({ fails: '/order', scheme: false })
  expect(facts.elsewhere?.map(({ path }) => path)).toEqual(['/about'])
  await expect(course({ windows: 2, fails: '/ phone' })).rejects.toThrow('It doesn’t load.')
})

it('says why the other color scheme can’t be shown', async () => {
  expect((await course({ scheme: 'its styles can’t be read.' })).facts.otherScheme).toBe('its styles can’t be read.')
})
