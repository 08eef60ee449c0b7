import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../api/domain/launch/launch.ts'
import { createPostgresStore, type PostgresStore } from '../../api/store/postgres/postgres-store.ts'
import { submitForm } from '../support/forms.ts'
import { literalCrawl, literalLaunch } from '../support/literal-launch.ts'
import { usePostgres } from '../support/postgres-databases.ts'
import { forkService, type ServiceProcess } from '../support/processes.ts'
import { proveEmail } from '../support/prove-email.ts'
import { putAll } from '../support/put-all.ts'
import { mailAbout, mailsTo } from '../support/read-mail.ts'
import { runSmtpServer, type SmtpServer } from '../support/smtp-server.ts'
import { Visitor } from '../support/visitor.ts'

// Two processes on one database: the maker uses one, everybody else the other.

const databases = usePostgres()
let store: PostgresStore
let mail: SmtpServer
let one: ServiceProcess
let other: ServiceProcess
let runa: Visitor
let mika: Visitor
let vera: Visitor
let monday = ''

const people = ['runa', 'mika', 'vera']
const addressOf = (name: string) => `${name}@example.org`

beforeAll(async () => {
  mail = await runSmtpServer()
  const databaseUrl = await databases.create()
  const settings = { DATABASE_URL: databaseUrl, SMTP_URL: mail.url, MAIL_FROM: 'slipway@example.org', MODERATORS: addressOf('mika') }
  one = await forkService(settings)
  other = await forkService(settings)
  store = await createPostgresStore({ databaseUrl, onFailure: () => undefined })
  ;[runa, mika, vera] = [new Visitor(one.origin), new Visitor(other.origin), new Visitor(other.origin)]
  await Promise.all([
    runa.signUp(addressOf('runa'), 'Runa'),
    mika.signUp(addressOf('mika'), 'Mika'),
    vera.signUp(addressOf('vera'), 'Vera'),
  ])
  for (const name of people) await proveEmail(store, addressOf(name))
  const [profile] = await store.list('profiles', 'email', addressOf('runa'))
  const listing = { name: 'Tidebell', slug: 'tidebell', url: 'https://tidebell.example/', categories: ['developer-tools'] }
  await putAll(store, 'launches', [literalLaunch({ ...listing, pricing: 'free', ownerId: profile?.id ?? '' })])
  await putAll(store, 'crawls', [literalCrawl({ id: 'tidebell' })])
})
afterAll(async () => {
  await Promise.all([one?.close(), other?.close(), store?.close(), mail?.close()])
})

const page = async (visitor: Visitor, url: string) => ({ url, html: await (await visitor.open(url)).text() })
const about = (name: string, subject: string) => mailAbout(mail, addressOf(name), subject)
/** How many emails each of them got, without the link to verify an address, which isn’t sent to whoever was verified sooner. */
const counts = () =>
  Promise.all(
    people.map(async (name) => {
      const all = await mailsTo(mail, addressOf(name))
      return all.filter(({ subject }) => !subject?.startsWith('Verify')).length
    }),
  )
/** A decision can be undone for a minute; then it’s told. Emails of a review wait five minutes for more of them. */
let minutes = 0
const laterBy = (more: number) => comes(new Date(Date.now() + (minutes += more) * 61_000).toISOString())
const isTold = async () => {
  await laterBy(1)
  await expect.poll(() => store.list('events', 'state', 'waiting')).toEqual([])
  await laterBy(5)
}
const comes = async (moment: string) => {
  await nothingIsBeingSent()
  await Promise.all([one.tickAt(moment), other.tickAt(moment)])
}
/** If minutes passed while a process is sending an email, the other would take that process for dead and send it too. */
async function nothingIsBeingSent() {
  const sending = async () => (await store.list('mails', 'state', 'waiting')).filter(({ attempts }) => attempts > 0)
  await expect.poll(sending).toEqual([])
}
const launch = async () => (await store.findLaunch('tidebell')) ?? literalLaunch()
async function submit() {
  const draft = await page(runa, '/drafts/tidebell/')
  // Not the first: whoever is approved on the day before isn’t reminded.
  const weeks = [...draft.html.matchAll(/name="week"[^>]*value="([\d-]+)"/g)].map(([, value = '']) => value)
  const week = weeks[1] ?? ''
  expect((await submitForm(runa, draft, '#draft-form', { plan: 'free', week }, 'submit')).status).toBe(303)
}

describe('from a draft to a winner that people have heard of, on two processes', () => {
  it('review, launch day, talk and rank are told of', async () => {
    await submit()
    await isTold()
    await about('runa', 'is in review')
    await submitForm(mika, await page(mika, '/moderation/'), '.decision__reason', { reason: 'Say which gauges.' })
    await isTold()
    expect((await about('runa', 'was rejected')).text).toContain('Say which gauges.')
    await runa.send('/dashboard/tidebell/', { do: 'reopen' })
    await submit()
    await isTold()
    // Once it is approved, nobody is told anymore that it is in review.
    await expect.poll(counts).toEqual([3, 2, 0])
    await submitForm(mika, await page(mika, '/moderation/'), 'form.decision__approve', {})
    await isTold()
    await about('runa', 'is approved')
    monday = (await launch()).launchDate ?? ''

    await comes(`${addDays(monday, -1)}T00:00:01Z`)
    await about('runa', 'launches tomorrow')
    await comes(`${monday}T00:00:01Z`)
    await about('runa', 'is live')
    await vera.send('/launches/tidebell/upvote/', { wanted: 'yes' })
    await vera.send('/launches/tidebell/comments/', { text: 'Does it ring at night?' })
    await expect.poll(() => store.list('events', 'state', 'waiting')).toEqual([])
    await comes(`${monday}T01:10:00Z`)
    expect((await about('runa', '1 comment and new votes')).text).toContain('Does it ring at night?')
    await comes(`${addDays(monday, 7)}T00:00:10Z`)
    await about('runa', 'is No. 1 of the week')
  })

  it('nobody got anything twice', async () => {
    // The last emails may still be on their way. Mika is told of both submissions.
    await expect.poll(counts).toEqual([8, 2, 0])
    expect([...mail.copies().values()].filter((count) => count > 1)).toEqual([])
  })
})
