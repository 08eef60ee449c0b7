import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { carrySuspension } from '../../../api/actions/account-deletion/carry-suspension.ts'
import { deleteAccountNow } from '../../../api/actions/account-deletion/delete-account-now.ts'
import { createLink } from '../../../api/accounts/email/email-links.ts'
import { createProveEmail } from '../../../api/accounts/email/email-proof.ts'
import { applySuspension } from '../../../api/actions/people/suspend-person.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { fetchVia, runSocialServer, type SocialServer } from '../../support/social-server.ts'
import { goodPassword, Visitor } from '../../support/visitor.ts'

const { create } = usePostgres()
const terms = { reason: 'Advertising', until: 'lifted' }

describe.each(['the embedded store', 'PostgreSQL'])('one mailbox, one account, on %s', (name) => {
  let service: RunningService
  let github: SocialServer
  beforeAll(async () => {
    github = await runSocialServer('the secret')
    const database = name === 'PostgreSQL' ? { DATABASE_URL: await create() } : {}
    const keys = { GITHUB_CLIENT_ID: 'slipway', GITHUB_CLIENT_SECRET: 'the secret' }
    service = await runService({ ...keys, ...database, SAMPLE_DATA: '0', SMTP_URL: 'smtp://127.0.0.1:1' })
    vi.stubGlobal('fetch', fetchVia(github, globalThis.fetch))
    for (const email of ['spam1@example.com', 'maya.maker@gmail.com', 'tag+me@example.org', 'lev.99@ya.ru', 'pia-p@pm.me'])
      await new Visitor(service.origin).signUp(email)
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await service.close()
    await github.close()
  })

  const signUp = (email: string) => new Visitor(service.origin).send('/sign-up/', { email, name: 'Ada', password: goodPassword })
  const profileOf = async (email: string) => (await service.world.store.list('profiles', 'email', email))[0]
  const mailsTo = async (to: string, kind: string) =>
    (await service.world.store.list('mails', 'state', 'waiting')).filter((mail) => mail.to === to && mail.kind === kind).length

  test.each([
    'spam1+b@example.com',
    'SPAM1+b+c@Example.com',
    'mayamaker@gmail.com',
    'm.a.y.a.maker+2@googlemail.com',
    'tag@example.org',
    'tag+you@example.org',
    'lev-99@yandex.com',
    'p_i.ap+x@pm.me',
  ])('%s is answered as the spelling that has the account is', async (email) => {
    const [again, other] = [await signUp('spam1@example.com'), await signUp(email)]
    expect([other.status, /An account with this email already exists/.test(await other.text())]).toEqual([again.status, true])
    expect(await profileOf(email.toLowerCase())).toBeUndefined()
  })

  test.each(['spam.1@example.com', 'spam1@mail.example.com', 'mayamaker@example.com', 'lev99@ya.ru', 'pia-p@proton.me'])(
    '%s is another mailbox',
    async (email) => {
      expect((await signUp(email)).status).toBe(303)
    },
  )

  test('of three accounts at once one can be verified, and a stranger who used another spelling first locks nobody out', async () => {
    const spellings = ['race+1@example.com', 'race+2@example.com', 'race@example.com']
    expect((await Promise.all(spellings.map(signUp))).map(({ status }) => status)).toEqual([303, 303, 303])
    const prove = createProveEmail(() => Promise.resolve())
    const verify = async (email: string) => {
      const { id = '' } = (await profileOf(email)) ?? {}
      return service.world.store.transact((transaction) => prove(transaction, id, 'session'))
    }
    await verify('race@example.com')
    await expect(verify('race+1@example.com')).rejects.toThrow('Another account uses this mailbox.')
    expect((await profileOf('race+1@example.com'))?.emailProven).not.toBe(true)
    // Of two that were verified before they counted as one, neither is locked out.
    await service.world.store.transact(async ({ list, put }) => {
      for (const profile of await list('profiles', 'email', 'race+2@example.com')) await put('profiles', { ...profile, emailProven: true })
    })
    await verify('race+2@example.com')
  })

  test('a provider’s email creates none either', async () => {
    const visitor = new Visitor(service.origin)
    const authorize = (await visitor.open('/sign-in/with/github/')).headers.get('Location') ?? ''
    const person = { id: 71, login: 'spam', name: 'Spam', email: 'spam1+git@example.com', verified: true }
    const callback = new URL(github.agree(authorize, person))
    expect((await visitor.open(callback.pathname + callback.search)).headers.get('Location')).toContain('error=account_not_linked')
    expect(await profileOf('spam1+git@example.com')).toBeUndefined()
  })

  test('changing one’s email leads to no second spelling of another’s, but to one of one’s own', async () => {
    const ada = await new Visitor(service.origin).signUp('ada@example.com')
    for (const email of ['spam1+ada@example.com', 'ada+new@example.com'])
      expect(
        (await ada.send('/profile/email/', { do: 'request-email-change', email, current: goodPassword })).headers.get('Location'),
      ).toBe('/profile/email/?done=request-email-change')
  })

  const changeTo = async (visitor: Visitor, from: string, email: string) => {
    await visitor.send('/profile/email/', { do: 'request-email-change', email, current: goodPassword })
    const { id = '' } = (await profileOf(from)) ?? {}
    const token = await service.world.store.transact((transaction) => createLink(transaction, 'change-email', { accountId: id, email }))
    return (await visitor.send('/profile/email/', { do: 'change-email', token })).status
  }

  test('nor does the link for it: another’s mailbox stays theirs, suspended or not', async () => {
    const eva = await new Visitor(service.origin).signUp('eva@example.com')
    await new Visitor(service.origin).signUp('sue@example.com')
    const { id = '' } = (await profileOf('sue@example.com')) ?? {}
    await applySuspension(service.world, { id, ...terms }, null)
    for (const email of ['spam1+eva@example.com', 'sue+eva@example.com', 'lev-99@yandex.kz'])
      expect(await changeTo(eva, 'eva@example.com', email)).toBe(409)
    expect(await changeTo(eva, 'eva@example.com', 'eva+new@example.com')).toBe(303)
  })

  test('a forgotten password is reset by the email that the account has, whichever spelling was entered', async () => {
    const visitor = new Visitor(service.origin)
    await visitor.send('/reset/', { do: 'reset-link', email: 'mayamaker+x@gmail.com' })
    expect([await mailsTo('maya.maker@gmail.com', 'password-reset'), await mailsTo('mayamaker+x@gmail.com', 'password-reset')]).toEqual([
      1, 0,
    ])
  })

  test('a suspension outlives the account for each spelling', async () => {
    const { world } = service
    const { id = '' } = (await profileOf('maya.maker@gmail.com')) ?? {}
    await applySuspension(world, { id, ...terms }, null)
    await deleteAccountNow(world, id, { keepsLaunches: false, reason: null })
    expect((await signUp('mayamaker+again@gmail.com')).status).toBe(303)
    const back = await profileOf('mayamaker+again@gmail.com')
    await world.store.transact((transaction) => carrySuspension(world, transaction, back?.id ?? ''))
    expect((await profileOf('mayamaker+again@gmail.com'))?.suspension?.reason).toBe('Advertising')
  })

  test('and it follows whoever changes to another spelling of its email', async () => {
    const { world } = service
    await new Visitor(service.origin).signUp('gone.girl@proton.me')
    const { id = '' } = (await profileOf('gone.girl@proton.me')) ?? {}
    await applySuspension(world, { id, ...terms }, null)
    await deleteAccountNow(world, id, { keepsLaunches: false, reason: null })
    const fresh = await new Visitor(service.origin).signUp('fresh@example.com')
    expect(await changeTo(fresh, 'fresh@example.com', 'gone_girl+b@proton.me')).toBe(303)
    expect((await profileOf('gone_girl+b@proton.me'))?.suspension?.reason).toBe('Advertising')
  })
})
