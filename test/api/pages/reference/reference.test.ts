import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../../../shared/contract.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'

let site: OpenPages
let $: ReturnType<typeof load>
beforeAll(async () => {
  site = await openPages([liveLaunch()], undefined, 7)
  $ = load((await readPage(`${site.origin}/reference/`)).html)
})
afterAll(() => site.close())

describe('the API reference', () => {
  it.each(Object.entries(contract))('documents %s with its path, errors and a curl example', (id, { method, path, errors }) => {
    const section = $(`#${id}`)
    expect(section.find('.endpoint__path').text()).toContain(`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(section.find('.responses dt')).toHaveLength(1 + errors.length)
    expect(section.find('[data-copy-text]').first().text()).toMatch(
      new RegExp(`^curl .*"https://slipway\\.example/api/v1${path.replace(':slug', 'teapot').replace(':directory', 'maker-monday')}`),
    )
    expect($(`.contents a[href="#${id}"]`)).toHaveLength(1)
  })

  it('lists every parameter and body field, required ones marked', () => {
    const fields = (id: string) =>
      $(`#${id} .fields th[scope=row]`)
        .map((_, cell) => $(cell).text())
        .get()
    expect(fields('searchProducts')).toEqual(['queryoptional', 'categoryoptional', 'limitoptional', 'cursoroptional'])
    expect(fields('createDraft')).toContain('urlrequired')
    expect(fields('createDraft')).toContain('targetKeywordoptional')
  })

  it('sends a token where one is needed, and only there', () => {
    const curl = (id: string) => $(`#${id} [data-copy-text]`).first().text()
    expect(curl('createDraft')).toContain('-H "Authorization: Bearer $LAUNCH_TOKEN"')
    expect(curl('checkLaunchReadiness')).not.toContain('Authorization')
  })

  it('says what to replace in the examples that visit a site', () => {
    for (const id of ['checkLaunchReadiness', 'createDraft']) {
      expect($(`#${id} [data-copy-text]`).first().text()).toContain(`-d '{"url":"https://your-product.example/"`)
      expect($(`#${id} .endpoint__replace`).text()).toBe('Replace https://your-product.example/ with your product’s URL.')
    }
    expect($('.endpoint__replace')).toHaveLength(3)
    expect($('#noteElsewhere [data-copy-text]').first().text()).toContain(`-d '{"state":"opened"}'`)
  })

  it('gets a launch that there is, also once others have gone live', async () => {
    const example = async () =>
      load((await readPage(`${site.origin}/reference/`)).html)('#getProduct [data-copy-text]')
        .first()
        .text()
    for (let turn = 0; turn < 3; turn += 1) expect(await example()).toContain('/products/teapot/')
    await putAll(site.world.store, 'launches', [liveLaunch({ slug: 'kettle', launchDate: '2026-03-03' })])
    for (let turn = 0; turn < 3; turn += 1) expect(await example()).toContain('/products/kettle/')
  })

  it('is there while the store can’t answer', async () => {
    const { store } = site.world
    const { findLiveLaunches } = store
    store.findLiveLaunches = () => Promise.reject(new Error('The disk is gone.'))
    expect((await readPage(`${site.origin}/reference/?again`)).status).toBe(200)
    store.findLiveLaunches = findLiveLaunches
  })

  it('pages in small steps, and stops after the last page', () => {
    const text = $('#paging').closest('section').find('[data-copy-text]').text()
    expect(text).toMatch(/^PAGE="https:\/\/slipway\.example\/api\/v1\/products\/\?limit=2"\n/)
    expect(text).toContain('[ -n "$NEXT_CURSOR" ] &&')
  })

  it('shows code in descriptions as code', () => {
    expect(
      $('#createDraft > .endpoint__text > p code')
        .map((_, code) => $(code).text())
        .get(),
    ).toContain('warnings')
    expect($('.endpoint__text p, .fields__description, .reference__lead').text()).not.toContain('`')
    const slugs = $('.fields__description .unbroken')
      .map((_, code) => $(code).text())
      .get()
    expect(slugs).toContain('jobs-hr')
  })

  it('opens with how to get a token, in three steps', () => {
    expect($('.reference__main h2').first().text()).toBe('Get a token')
    const steps = $('.reference__steps li')
    expect(steps.map((_, step) => $(step).find('h3').text().trim()).get()).toEqual([
      '1 Call without a token',
      '2 Open the link and approve',
      '3 Call with the token',
    ])
    const [first, third] = [0, 2].map((step) => steps.eq(step).find('[data-copy-text]').first().text())
    expect(first).toBe('curl "https://slipway.example/api/v1/me/launches/" \\\n  -H "Slipway-Client: My script"')
    expect(third).toBe('curl "https://slipway.example/api/v1/me/launches/" \\\n  -H "Authorization: Bearer $LAUNCH_TOKEN"')
    expect(JSON.parse(steps.eq(0).find('[data-copy-text]').last().text())).toMatchObject({
      status: 401,
      data: { connectUrl: 'https://slipway.example/connect/?code=BCDF-GHJK' },
    })
  })

  it('says where OAuth belongs, and leads to the page for agents', () => {
    const note = $('.reference__note')
    expect(note.text()).toContain('https://slipway.example/mcp/account/')
    expect(note.find('a').attr('href')).toBe('/agents/')
  })

  it('names the configured limits', () => {
    const rows = $('#rate-limits .fields tbody tr')
      .map((_, row) => `${$(row).find('th').text()}: ${$(row).find('.fields__type').text()}`)
      .get()
    expect(rows).toEqual([
      'reads: 100,000 API reads per minute',
      'reads: 1,000,000 API reads per minute',
      'requests: 100,000 audit or draft requests per minute',
      'audits: 7 audits per hour',
      'drafts: 1,000 drafts per hour',
      'tries: 6,000 draft attempts per hour',
      'pairings: 10 connection links per 10 minutes',
    ])
  })

  it('explains every error that an endpoint answers, and paging', () => {
    const told = $('#errors .fields__type')
      .map((_, type) => $(type).text())
      .get()
    const codes = new Set(Object.values(contract).flatMap(({ errors }): readonly string[] => errors))
    expect([...codes].filter((code) => !told.includes(code))).toEqual([])
    expect($('#paging').text()).toContain('nextCursor')
  })

  it.each(Object.entries(contract))('shows an example of each answer of %s', (id, { errors }) => {
    const statuses = $(`#${id} .responses__example code`)
      .map((_, code) => (JSON.parse($(code).text()) as { status: number }).status)
      .get()
    expect(statuses).toHaveLength(errors.length)
    expect(JSON.parse($(`#${id} [data-copy-text]`).last().text())).toBeTypeOf('object')
  })

  it('shows nested fields with dotted names', () => {
    expect($('#schema-Product').text()).toContain('maker.name')
  })

  it('shows an example response as JSON', () => {
    const example = JSON.parse($('#searchProducts [data-copy-text]').last().text()) as { items: object[] }
    expect(Object.keys(example)).toEqual(['items', 'nextCursor'])
    expect(example.items).toHaveLength(1)
  })

  it('has a target for each of its anchors', () => {
    const anchors = $('.reference a[href^="#"]')
      .map((_, link) => $(link).attr('href') ?? '')
      .get()
    expect(anchors.length).toBeGreaterThan(30)
    expect(anchors.filter((anchor) => $(anchor).length !== 1)).toEqual([])
  })
})
