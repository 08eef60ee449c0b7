import { load } from 'cheerio'
import { isText } from 'domhandler'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import { runService, type RunningService } from '../../../support/service.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

const words = {
  name: 'דליל',
  tagline: 'לומדים שפה כל יום (בחינם)',
  description: 'שיעור קצר בכל בוקר.\n\nבלי כרטיס אשראי!',
  firstComment: 'בניתי את זה לעצמי.',
  rejectionReason: 'חסר מחיר.',
  maker: { name: 'עדה', handle: null },
}
const listing = { ...literalCrawl().listing, name: 'שם מהדף', tagline: 'שורה מהדף', description: 'תיאור מהדף' }

let site: RunningService
let ada: Person
let mia: Person
beforeAll(async () => {
  site = await runService({ SAMPLE_DATA: '0', MODERATORS: 'mia@example.com' })
  ada = await signUpPerson(site, 'Ada')
  mia = await signUpPerson(site, 'Mia')
  const own = { ...words, ownerId: ada.profile.id }
  await putAll(site.world.store, 'launches', [
    liveLaunch({ ...own, slug: 'live', discount: { badgeTitle: 'מבצע', code: null, percentOff: 10, validUntil: null } }),
    literalLaunch({ ...own, slug: 'turned-down', status: 'rejected', url: 'https://b.example/' }),
    literalLaunch({ ...own, slug: 'begun', rejectionReason: null, url: 'https://c.example/' }),
    literalLaunch({
      ...own,
      slug: 'waiting',
      status: 'pending_review',
      plan: 'premium_7',
      requestedLaunchDate: '2026-03-09',
      submittedAt: '2026-03-01T12:00:00.000Z',
      url: 'https://d.example/',
    }),
  ])
  const launchIds = ['live', 'turned-down', 'begun', 'waiting']
  await putAll(
    site.world.store,
    'crawls',
    launchIds.map((id) => literalCrawl({ id, listing })),
  )
  const said = { launchId: 'live', at: '2026-03-04T10:00:00.000Z' }
  const author = { name: 'מיה', handle: null }
  await putAll(site.world.store, 'comments', [{ ...said, id: '1', accountId: 'gone', author, text: 'האם זה שורק?' }])
  await putAll(site.world.store, 'changelog', [{ ...said, id: '1', title: 'מכסה', text: 'הוא נסגר.' }])
})
afterAll(() => site.close())

it.each([
  ['/', 'nobody'],
  ['/launches/live/', 'nobody'],
  ['/dashboard/', 'Ada'],
  ['/dashboard/live/', 'Ada'],
  ['/dashboard/turned-down/', 'Ada'],
  ['/dashboard/live/listing/', 'Ada'],
  ['/drafts/begun/', 'Ada'],
  ['/drafts/begun/review/', 'Ada'],
  ['/moderation/', 'Mia'],
  ['/drafts/waiting/review/', 'Mia'],
])('%s shows words that run from right to left as they run', async (path, who) => {
  const person = who === 'Ada' ? ada : who === 'Mia' ? mia : null
  const headers = person === null ? {} : { Cookie: person.visitor.cookieHeader }
  const $ = load(await (await fetch(site.origin + path, { headers })).text())
  const shown = $('body *')
    .get()
    .filter((element) =>
      $(element)
        .contents()
        .get()
        .some((node) => isText(node) && /\p{Script=Hebrew}/u.test(node.data)),
    )
  const typed = $('input')
    .get()
    .filter((input) => /\p{Script=Hebrew}/u.test($(input).attr('value') ?? '') && $(input).attr('type') !== 'hidden')
  const astray = [...shown, ...typed].filter(
    (element) => $(element).closest('bdi, [dir="auto"], code, .sw-hidden, .face, script').length === 0,
  )
  expect(shown.length).toBeGreaterThan(1)
  expect(astray.map((element) => $.html(element))).toEqual([])
})
