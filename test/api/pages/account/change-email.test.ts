import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOwnLink } from '../../../../api/accounts/email/email-links.ts'
import { linkMailWriters } from '../../../../api/accounts/email/email-mails.ts'
import { newMail, type OutgoingMail } from '../../../../api/domain/outgoing-mail.ts'
import { isModerator } from '../../../../api/domain/moderation/moderator-rule.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import type { Mail } from '../../../../api/ports/mail.ts'
import { usePostgres } from '../../../support/postgres-databases.ts'
import { runService, type RunningService } from '../../../support/service.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

const { create } = usePostgres()

describe.each(['the embedded store', 'PostgreSQL'])('on %s', (name) => {
  let site: RunningService
  beforeAll(async () => {
    const database = name === 'PostgreSQL' ? { DATABASE_URL: await create() } : {}
    // Emails stay in the store: this server takes none.
    site = await runService({ ...database, SAMPLE_DATA: '0', MODERATORS: 'chief@example.com', SMTP_URL: 'smtp://127.0.0.1:1' })
    site.world.moderatorsProve = true // as in production
  })
  afterAll(() => site.close())

  const profileOf = async (email: string): Promise<Profile | null> => (await site.world.store.list('profiles', 'email', email))[0] ?? null
  const textOf = async (answer: Response) => (await answer.text()).replaceAll(/\s+/g, ' ')
  const ask = (visitor: Visitor, email: string, current = goodPassword) =>
    visitor.send('/profile/email/', { do: 'request-email-change', email, current })
  const mailsTo = async (to: string) => (await site.world.store.list('mails', 'state', 'waiting')).filter((mail) => mail.to === to)
  const write = async (mail: OutgoingMail | undefined): Promise<Pick<Mail, 'subject' | 'text'> | null> => {
    const writers = linkMailWriters(site.world.store, 'https://slipway.example', () => '')
    if (mail?.kind !== 'email-change') return null
    const text = await (await writers['email-change'](mail))?.()
    return text !== undefined && 'text' in text ? text : null
  }
  /** The token in the email to the new address; empty if there is no link in it. */
  async function tokenFor(to: string): Promise<string> {
    const mail = (await mailsTo(to)).find(({ kind }) => kind === 'email-change')
    return /\/profile\/email\/\?token=(\w+)/.exec((await write(mail))?.text ?? '')?.[1] ?? ''
  }

  test('the old email stays until the link in the new one is confirmed; both addresses are told', async () => {
    const ada = await new Visitor(site.origin).signUp('ada@example.com')
    const elsewhere = new Visitor(site.origin)
    await elsewhere.send('/sign-in/', { email: 'ada@example.com', password: goodPassword })
    const { id = '' } = (await profileOf('ada@example.com')) ?? {}
    const reset = await createOwnLink(site.world.store, 'reset-password', id, 'ada@example.com')

    expect((await ask(ada, ' Ada.New@Example.com ')).headers.get('Location')).toBe('/profile/email/?done=request-email-change')
    expect((await mailsTo('ada@example.com')).map(({ kind }) => kind)).toContain('email-change-asked')
    const token = await tokenFor('ada.new@example.com')
    const form = await ada.open(`/profile/email/?token=${token}`)
    expect(await textOf(form)).toMatch(/ada\.new@example\.com.*will replace.*ada@example\.com.*Change email/)
    expect([await profileOf('ada.new@example.com'), (await elsewhere.open('/profile/')).status]).toEqual([null, 200])

    expect((await ada.send('/profile/email/', { do: 'change-email', token })).headers.get('Location')).toBe(
      '/profile/email/?done=change-email',
    )
    expect(await profileOf('ada.new@example.com')).toMatchObject({ id, emailProven: true })
    expect(await profileOf('ada@example.com')).toBeNull()
    expect([(await ada.open('/profile/')).status, (await elsewhere.open('/profile/')).status]).toEqual([200, 303])
    expect((await new Visitor(site.origin).open(`/reset/?token=${reset}`)).status).toBe(400)
    expect((await mailsTo('ada@example.com')).map(({ kind }) => kind)).toContain('email-changed')
    const signIn = (email: string) => new Visitor(site.origin).send('/sign-in/', { email, password: goodPassword })
    expect([(await signIn('ada@example.com')).status, (await signIn('ada.new@example.com')).status]).toEqual([401, 303])
    expect((await ada.send('/profile/email/', { do: 'change-email', token })).status).toBe(400)
  })

  test('somebody who signs up with the new email meanwhile keeps it', async () => {
    const emil = await new Visitor(site.origin).signUp('emil@example.com')
    await ask(emil, 'contested@example.com')
    const token = await tokenFor('contested@example.com')
    await new Visitor(site.origin).signUp('contested@example.com')
    expect((await emil.send('/profile/email/', { do: 'change-email', token })).status).toBe(409)
    expect(await profileOf('emil@example.com')).not.toBeNull()
  })

  test('the link works only for the account that asked, and not after another request, a cancellation or a new password', async () => {
    const fay = await new Visitor(site.origin).signUp('fay@example.com')
    const other = await new Visitor(site.origin).signUp('gil@example.com')
    await ask(fay, 'fay1@example.com')
    const first = await tokenFor('fay1@example.com')
    const foreign = await other.send('/profile/email/', { do: 'change-email', token: first })
    expect([foreign.status, (await textOf(foreign)).includes('fay')]).toEqual([403, false])
    expect((await new Visitor(site.origin).send('/profile/email/', { do: 'change-email', token: first })).status).toBe(401)

    await ask(fay, 'fay2@example.com')
    const second = await tokenFor('fay2@example.com')
    expect((await fay.send('/profile/email/', { do: 'change-email', token: first })).status).toBe(400)
    await fay.send('/profile/email/', { do: 'cancel-email-change' })
    expect((await fay.send('/profile/email/', { do: 'change-email', token: second })).status).toBe(400)

    await ask(fay, 'fay3@example.com')
    const third = await tokenFor('fay3@example.com')
    await fay.send('/profile/', { do: 'password', current: goodPassword, password: 'nine grey moorings' })
    expect((await fay.send('/profile/email/', { do: 'change-email', token: third })).status).toBe(400)
    expect(await profileOf('fay@example.com')).not.toBeNull()
  })

  test('a new email is verified with the change, for an account whose first one never was', async () => {
    const ida = await new Visitor(site.origin).signUpUnproven('ida.mistyped@example.com')
    await ask(ida, 'ida@example.com')
    await ida.send('/profile/email/', { do: 'change-email', token: await tokenFor('ida@example.com') })
    expect(await profileOf('ida@example.com')).toMatchObject({ emailProven: true })
    expect(await textOf(await ida.open('/'))).not.toContain('Verify your email')
  })

  test('twenty confirmations at once change the email once; a link written for the old email afterwards is worth nothing', async () => {
    const jon = await new Visitor(site.origin).signUp('jon@example.com')
    const { id = '' } = (await profileOf('jon@example.com')) ?? {}
    await ask(jon, 'jon.new@example.com')
    const token = await tokenFor('jon.new@example.com')
    const answers = await Promise.all(Array.from({ length: 20 }, () => jon.send('/profile/email/', { do: 'change-email', token })))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    const late = await createOwnLink(site.world.store, 'reset-password', id, 'jon@example.com')
    expect((await new Visitor(site.origin).open(`/reset/?token=${late}`)).status).toBe(400)
  })

  test('what is stored names no token, and the network of a new account only as a keyed hash', async () => {
    const max = await new Visitor(site.origin).signUp('max@example.com')
    await ask(max, 'max.new@example.com')
    const token = await tokenFor('max.new@example.com')
    const profile = await profileOf('max@example.com')
    const rows = await site.world.store.list('authVerifications', 'value', profile?.id ?? '')
    expect([rows.length, JSON.stringify(rows).includes(token)]).toEqual([2, false])
    expect(profile?.joinedFrom).toBe(site.world.hashNetwork('127.0.0.1'))
  })

  test('an email to the new address is written only for the latest request', async () => {
    const { id = '' } = (await profileOf('max@example.com')) ?? {}
    expect(await write({ ...newMail('m1', 'email-change', 'elsewhere@example.com', new Date()), accountId: id })).toBeNull()
  })

  // No store changes the rules below.
  if (name === 'PostgreSQL') return

  test('a wrong password, no password and an invalid or unchanged email change nothing', async () => {
    const bea = await new Visitor(site.origin).signUp('bea@example.com')
    for (const [email, password, words] of [
      ['bea2@example.com', 'not the password', 'Incorrect password'],
      ['bea2@example.com', '', 'Enter your current password'],
      ['bea', goodPassword, 'Enter a valid email'],
      ['bea@example.com', goodPassword, 'This is already your email'],
    ] as const) {
      const answer = await ask(bea, email, password)
      expect([answer.status, await textOf(answer)]).toEqual([400, expect.stringContaining(words)])
    }
    expect(await mailsTo('bea2@example.com')).toEqual([])
    expect(
      (
        await new Visitor(site.origin).send('/profile/email/', {
          do: 'request-email-change',
          email: 'x@example.com',
          current: goodPassword,
        })
      ).status,
    ).toBe(303)
  })

  test('an email that somebody else has is answered like any other; only its owner learns of it', async () => {
    const carl = await new Visitor(site.origin).signUp('carl@example.com')
    await new Visitor(site.origin).signUp('dora@example.com')
    const [free, used] = [await ask(carl, 'nobody.yet@example.com'), await ask(carl, 'dora@example.com')]
    expect([used.status, used.headers.get('Location')]).toEqual([free.status, free.headers.get('Location')])
    const pages = [await textOf(await carl.open('/profile/email/'))]
    await ask(carl, 'nobody.yet@example.com')
    pages.push(await textOf(await carl.open('/profile/email/')))
    expect(pages[0]?.replaceAll('dora@example.com', 'X')).toBe(pages[1]?.replaceAll('nobody.yet@example.com', 'X'))
    for (const email of ['dora@example.com', 'dora+carl@example.com']) {
      await ask(carl, email)
      const mail = (await mailsTo(email)).find(({ kind }) => kind === 'email-change')
      expect(await write(mail)).toMatchObject({ subject: 'This email already has a Slipway account' })
      expect(await tokenFor(email)).toBe('')
    }
  })

  test('asking for a moderator’s email moderates nothing; neither does an account that isn’t verified', async () => {
    const hal = await new Visitor(site.origin).signUp('hal@example.com')
    await ask(hal, 'chief@example.com')
    const own = await profileOf('hal@example.com')
    expect([own && isModerator(site.world, own), (await hal.open('/moderation/')).status]).toEqual([false, 404])
    await hal.send('/profile/email/', { do: 'change-email', token: await tokenFor('chief@example.com') })
    expect((await hal.open('/moderation/')).status).toBe(200)
    expect(await profileOf('chief@example.com')).toMatchObject({ emailProven: true })
  })

  test('an account without a password needs a sign-in of the last ten minutes', async () => {
    const kim = await new Visitor(site.origin).signUp('kim@example.com', 'Kim')
    const { id = '' } = (await profileOf('kim@example.com')) ?? {}
    const { store } = site.world
    await store.transact(async (transaction) => {
      for (const row of await transaction.list('authAccounts', 'userId', id)) await transaction.remove('authAccounts', row.id)
    })
    expect((await ask(kim, 'kim1@example.com', '')).status).toBe(303)
    await store.transact(async (transaction) => {
      for (const row of await transaction.list('authSessions', 'userId', id))
        await transaction.put('authSessions', { ...row, createdAt: new Date(Date.now() - 11 * 60_000).toISOString() })
    })
    const answer = await ask(kim, 'kim2@example.com', '')
    expect([answer.status, await textOf(answer)]).toEqual([400, expect.stringContaining('Sign out, sign in again')])
  })

  test('five changes a day can be asked for', async () => {
    const lea = await new Visitor(site.origin).signUp('lea@example.com', 'Lea')
    const answers = []
    for (let asked = 0; asked < 6; asked += 1) answers.push((await ask(lea, `lea${asked}@example.com`)).status)
    expect(answers).toEqual([303, 303, 303, 303, 303, 429])
  })
})
