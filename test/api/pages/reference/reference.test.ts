import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../../../shared/contract.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'

let site: OpenPages
let $: ReturnType<typeof load>
beforeAll(async () => {
  site = await openPages([])
  $ = load((await readPage(`${site.origin}/reference/`)).html)
})
afterAll(() => site.close())

describe('the API reference', () => {
  it.each(Object.entries(contract))('documents %s with its path, errors and a curl example', (id, { method, path, errors }) => {
    const section = $(`#${id}`)
    expect(section.find('.endpoint__path').text()).toContain(`${method} ${path}`)
    expect(section.find('.responses dt')).toHaveLength(1 + errors.length)
    expect(section.find('[data-copy-text]').first().text()).toMatch(
      new RegExp(`^curl .*"https://slipway\\.example/api/v1${path.replace('{slug}', 'acme')}`),
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
    expect(curl('createDraft')).toContain('-H "Authorization: Bearer $SLIPWAY_TOKEN"')
    expect(curl('checkLaunchReadiness')).not.toContain('Authorization')
    expect(curl('checkLaunchReadiness')).toContain(`-d '{"url":"https://acme.example/"}'`)
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
