import { afterAll, beforeAll, expect, it } from 'vitest'
import { samplePassword } from '../../api/accounts/sample-sign-ins.ts'
import { paths } from '../../shared/paths.ts'
import { fillPattern, type AnyPath } from '../../shared/paths/path.ts'
import { serveProductSite } from '../support/product-site.ts'
import { putAll } from '../support/put-all.ts'
import { runService, type RunningService } from '../support/service.ts'
import { setSite } from '../support/set-site.ts'
import { Visitor } from '../support/visitor.ts'
import { sendModern } from '../support/mcp-request.ts'

let service: RunningService
let product: Awaited<ReturnType<typeof serveProductSite>>
beforeAll(async () => {
  product = await serveProductSite()
  service = await runService({ MODERATORS: 'moderator@slipway.example', CRAWL_ALLOW: `127.0.0.1:${product.port}` })
  const text = 'In our own words.'
  const pages = [{ title: 'Meetups', address: 'meetups', text }]
  await setSite(service.world, {
    name: 'Harbour <Launches>',
    publicSummary: true,
    rules: text,
    privacy: text,
    terms: text,
    imprint: text,
    pages,
  })
})
afterAll(async () => {
  await service.close()
  await product.close()
})

/** What names the software, not the site, and is known to programs, operators or the browser alone: OPERATIONS.md lists it. */
const identifiers = [
  /Made with Slipway\./g,
  /npx slipway-audit/g,
  /Slipway-(?:Client|Account)/gi,
  /realm=\\?"slipway\\?"/g,
  /slipway_(?:ct|ac|rt|client)_/g,
  /slipway(?:\.session|\.form|-pending-action|-reports)/g,
  /localhost\/slipway"|mcp:slipway"/g,
  /slipway_[a-z_]+(?=[ {])/g,
  /\w+@slipway\.example/g,
  // A former path that still leads to the data.
  /slipway-data\.json(?=")/g,
]

const withoutIdentifiers = (text: string) => identifiers.reduce((left, each) => left.replaceAll(each, ''), text)
const namesIn = (text: string) => withoutIdentifiers(text).match(/.{0,50}slipway.{0,50}/gi) ?? []
/** The name as it can’t stand in a page or feed. */
const unescaped = /.{0,50}Harbour <Launches>.{0,50}/g

const table = Object.entries<AnyPath>(paths)
  .map(([name, path]) => ({ name, ...path, match: path.match }))
  // The most literal first: /settings/people/ is no :group.
  .toSorted((a, b) => a.pattern.split(':').length - b.pattern.split(':').length)
const nameOf = (address: string) => table.find(({ match }) => match(new URL(address, service.origin).pathname) !== null)?.name ?? address

/** Opens every path, and what its pages link to. Returns the names of the paths whose page was there. */
async function walk(visitor: Visitor, starts: readonly string[]): Promise<{ named: string[]; reached: Set<string> }> {
  const queue = [...starts, ...table.map(({ pattern }) => fillPattern(pattern, {}).replaceAll('//', '/none/'))].filter(
    (path) => nameOf(path) !== 'signOut',
  )
  const known = new Set(queue)
  const opened = new Map<string, number>()
  const reached = new Set<string>()
  const named: string[] = []
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await visitor.open(path)
    const text = await answer.text()
    if (answer.ok) reached.add(nameOf(path))
    const heads = [...answer.headers].map(([name, value]) => `${name}: ${value}`)
    const isMarkup = /html|xml/.test(answer.headers.get('Content-Type') ?? '')
    const errors = [...namesIn([...heads, text].join('\n')), ...((isMarkup && text.match(unescaped)) || [])]
    named.push(...errors.map((error) => `${path}: ${error}`))
    const found = `${answer.headers.get('Location') ?? ''}\n${text}`.matchAll(
      /(?<=["'>(]|^)(?:https?:\/\/(?:localhost|127\.0\.0\.1):\d+)?(\/[^\s"'<>)#]*)/g,
    )
    for (const [, link = ''] of found) {
      const address = link.replaceAll('&amp;', '&')
      const name = known.has(address) || address.startsWith('//') ? null : nameOf(address)
      known.add(address)
      if (name === null || !(name in paths) || name === 'signOut' || (opened.get(name) ?? 0) === 2) continue
      opened.set(name, (opened.get(name) ?? 0) + 1)
      queue.push(address)
    }
  }
  return { named, reached }
}

/** They only take forms, lead on, or have nothing to show in the sample catalog; their errors were read. */
const withoutPage = [
  'addPicture',
  'becomeOwner',
  'comments',
  'editComment',
  'flagReport',
  'mcp',
  'mcpAccount',
  'notification',
  'oauthRegister',
  'oauthRevoke',
  'oauthToken',
  'outboundLink',
  'passkeySignIn',
  'picture',
  'removeComment',
  'saveLaunch',
  'secondStep',
  'shareReport',
  'signOut',
  'slowMode',
  'socialCallback',
  'socialSignIn',
  'submission',
  'submissionCalendar',
  'submissionPicture',
  'submissionTable',
  'undo',
  'unpublish',
  'unsubscribe',
  'upvote',
  'voteReview',
  'weeks',
]

it('a site with a name of its own says no other on any path, to nobody, a maker and its owner', async () => {
  const nobody = new Visitor(service.origin)
  const report = await nobody.send('/audit/', { url: `http://127.0.0.1:${product.port}/` })
  const walks = [await walk(nobody, [report.headers.get('Location') ?? ''])]
  for (const [email, starts] of [
    ['maker@slipway.example', ['/profile/webhooks/']],
    ['moderator@slipway.example', ['/moderation/webhooks/']],
  ] as const) {
    const visitor = new Visitor(service.origin)
    await visitor.send('/sign-in/', { email, password: samplePassword })
    await visitor.send(starts[0], { do: 'add-webhook', url: `http://127.0.0.1:${product.port}/`, kinds: 'live' })
    const [profile] = await service.world.store.list('profiles', 'email', email)
    if (profile !== undefined && email.startsWith('moderator'))
      await putAll(service.world.store, 'profiles', [{ ...profile, role: 'owner' }])
    walks.push(await walk(visitor, starts))
  }
  expect(walks.flatMap(({ named }) => named)).toEqual([])
  expect(
    table
      .map(({ name }) => name)
      .filter((name) => walks.every(({ reached }) => !reached.has(name)))
      .toSorted(),
  ).toEqual(withoutPage)
}, 300_000)

it.each([
  ['tools/list', {}],
  ['prompts/list', {}],
  ['prompts/get', { name: 'prepare-launch', arguments: { url: 'https://acme.example' } }],
  ['resources/list', {}],
  ['server/discover', {}],
  ['tools/call', { name: 'search_products', arguments: { query: 'notes' } }],
  ['tools/call', { name: 'create_draft', arguments: { url: 'https://acme.example' } }],
  ['tools/call', { name: 'none', arguments: {} }],
])('agents read no other name in the answer to %s', async (method, params) => {
  const answer = await sendModern(service.origin, method, params)
  expect(namesIn(await answer.text())).toEqual([])
})
