import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CoMaker } from '../../../api/domain/launch/makers.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { putAll } from '../../support/put-all.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { fetchVia, runSocialServer, type SocialServer } from '../../support/social-server.ts'
import { goodPassword, Visitor } from '../../support/visitor.ts'

const { create } = usePostgres()
const joined = (accountId: string): CoMaker => {
  return { id: `maya1:${accountId}`, launchId: 'maya1', accountId, emailHash: null, invited: '', as: 'co-maker', state: 'joined', at: '' }
}
const sentence = 'is too similar to a moderator’s or maker’s'

describe.each(['the embedded store', 'PostgreSQL'])('nobody poses as somebody who is known, on %s', (name) => {
  let service: RunningService
  let github: SocialServer
  let count = 0
  beforeAll(async () => {
    github = await runSocialServer('the secret')
    const database = name === 'PostgreSQL' ? { DATABASE_URL: await create() } : {}
    const keys = { GITHUB_CLIENT_ID: 'slipway', GITHUB_CLIENT_SECRET: 'the secret' }
    service = await runService({ ...keys, ...database, SAMPLE_DATA: '0', MODERATORS: 'owner@example.com' })
    vi.stubGlobal('fetch', fetchVia(github, globalThis.fetch))
    const known = {
      'owner@example.com': ['Olga Owner', 'olga'],
      'maya@example.com': ['Maya Maker', 'maya1'],
      'first@example.com': ['Frieda', 'frieda'],
      'second@example.com': ['Coco Maker', 'coco1'],
    }
    for (const [email, [called = '', handle = '']] of Object.entries(known)) {
      await (await new Visitor(service.origin).signUp(email, called)).send('/profile/', { do: 'details', name: called, handle })
      const ownerId = (await profileOf(email))?.id ?? ''
      if (email === 'maya@example.com' || email === 'first@example.com')
        await putAll(service.world.store, 'launches', [liveLaunch({ slug: handle, url: `https://${handle}.example/`, ownerId })])
      if (email === 'second@example.com') await putAll(service.world.store, 'coMakers', [joined(ownerId)])
    }
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await service.close()
    await github.close()
  })

  const profileOf = async (email: string) => (await service.world.store.list('profiles', 'email', email))[0]
  const newEmail = () => `person${(count += 1)}@example.com`
  const signUp = (called: string) =>
    new Visitor(service.origin).send('/sign-up/', { email: newEmail(), name: called, password: goodPassword })

  test.each([
    'Оlga Owner',
    'OLGA  OWNER',
    '0lga 0wner!',
    'Olga Owner',
    'olga',
    'Маya Mаker',
    'Maya Maker',
    'Fr1eda',
    'Fгieda',
    'Сoco Maker',
    'Owner Olga',
    'Olga Owner 2',
    'Olga Owner Jr',
    'Ollga Owner',
    'Olga Maria Owner',
    'Olga Mod',
    'Maker, Maya',
    'Maya Maker III',
    'Maya Makker',
    'Coco Maker 2',
    'Olga O.',
    'O. Owner',
  ])('%j can’t be signed up with, nor taken later', async (called) => {
    const answer = await signUp(called)
    expect([answer.status, (await answer.text()).includes(sentence)]).toEqual([400, true])
    const member = await new Visitor(service.origin).signUp(newEmail(), 'Nobody Known')
    const renamed = await member.send('/profile/', { do: 'details', name: called, handle: '' })
    expect([renamed.status, (await renamed.text()).includes(sentence)]).toEqual([400, true])
  })

  test('a name with a watched word can’t be signed up with', async () => {
    const answer = await signUp('Casino King')
    expect([answer.status, (await answer.text()).includes('“casino” isn’t allowed here')]).toEqual([400, true])
  })

  test.each(['Buy followers cheap | best-smm.com', 'WhatsApp +49 151 2345678', 'casino d0t com'])(
    'the ad %j is no name',
    async (called) => {
      const refused = 'Enter a name without links or phone numbers.'
      const answer = await signUp(called)
      expect([answer.status, (await answer.text()).includes(refused)]).toEqual([400, true])
      const member = await new Visitor(service.origin).signUp(newEmail(), 'Nobody Known')
      const renamed = await member.send('/profile/', { do: 'details', name: called, handle: '' })
      expect([renamed.status, (await renamed.text()).includes(refused)]).toEqual([400, true])
    },
  )

  test.each([
    'Frieda',
    'frieda',
    'Maya',
    'Olga Overt',
    'Maya Maker-Smith',
    'Maya Maker Smith',
    'Ali Mod',
    'Frieda 2',
    'Olga Maria',
    'Maud Stafford',
    'Olga K.',
    'Maya M.',
    'J. R. R. Tolkien',
    'J.Black',
  ])('%j can', async (called) => {
    expect((await signUp(called)).status).toBe(303)
  })

  test.each(['o1ga', 'olga_', 'olga-owner', 'o-l-g-a', 'mayal', 'maya-1'])('the handle %s isn’t free', async (handle) => {
    const member = await new Visitor(service.origin).signUp(newEmail(), 'Nobody Known')
    const answer = await member.send('/profile/', { do: 'details', name: 'Nobody Known', handle })
    expect([answer.status, (await answer.text()).includes(sentence)]).toEqual([400, true])
  })

  test('those who are known keep their names and change their spelling', async () => {
    const maya = new Visitor(service.origin)
    await maya.send('/sign-in/', { email: 'maya@example.com', password: goodPassword })
    expect((await maya.send('/profile/', { do: 'details', name: 'MAYA MAKER', handle: 'maya-1' })).status).toBe(303)
    await maya.send('/profile/', { do: 'details', name: 'Maya Maker', handle: 'maya1' })
  })

  test('a provider’s name that looks like a moderator’s isn’t taken over', async () => {
    const visitor = new Visitor(service.origin)
    const authorize = (await visitor.open('/sign-in/with/github/')).headers.get('Location') ?? ''
    const callback = new URL(github.agree(authorize, { id: 91, login: 'o', name: 'Οlga Owner', email: 'o@example.com', verified: true }))
    await visitor.open(callback.pathname + callback.search)
    expect((await profileOf('o@example.com'))?.name).toBe('Maker')
  })
})
