import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carryOverCategories } from '../../../../api/actions/settings/check-settings.ts'
import { toSiteCategories } from '../../../../api/domain/listing/site-categories.ts'
import { inSite } from '../../../../api/http/site-context.ts'
import { literalPage } from '../../../support/literal-page.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { ownSite } from '../../../support/site-owner.ts'
import type { Visitor } from '../../../support/visitor.ts'

let site: OpenPages
let ada: Visitor
beforeAll(async () => {
  const live = liveLaunch({ slug: 'dory', name: 'Dory', categories: ['ai', 'productivity'] })
  const draft = literalLaunch({ slug: 'skiff', name: 'Skiff', categories: ['ai'] })
  site = await openPages([live, draft])
  ada = await ownSite(site)
  await putAll(site.world.store, 'follows', [
    { id: 'bob:ai', accountId: 'bob', kind: 'category', of: 'ai', at: '2026-03-01T00:00:00.000Z' },
  ])
})
afterAll(() => site.close())

const save = (rows: readonly (readonly [label: string, slug: string, into?: string])[]) => {
  const fields = rows.flatMap(([label, slug, into = '']) => [
    ['categories.label', label] as const,
    ['categories.slug', slug] as const,
    ['categories.into', into] as const,
  ])
  const body = new URLSearchParams([['do', 'save-settings'], ...fields.map(([name, value]) => [name, value])])
  return ada.open('/settings/categories/', { method: 'POST', body })
}
const errorOf = async (answer: Response) => load(await answer.text())('#field-categories-error').text()
const json = async (path: string) =>
  (await fetch(`${site.origin}${path}`)).json() as Promise<{ items: { slug: string; categories: string[] }[] }>

describe('the site’s own categories', () => {
  it.each([
    ['has launches and was left out', [['Productivity', 'productivity']], /“AI” has launches, so it can’t be deleted/],
    ['leads to none', [['AI', 'ai', 'boats']], /must have at least one category/],
    [
      'leads to a retired one',
      [
        ['AI', 'ai', 'work'],
        ['Work', 'work', 'boats'],
        ['Boats', 'boats'],
      ],
      /can’t replace “AI” with “work”/,
    ],
    [
      'has another’s slug',
      [
        ['AI', 'ai'],
        ['Machines', 'ai'],
      ],
      /slug is used twice: ai/,
    ],
    ['has no name', [['', 'ai']], /name must not be empty/],
  ] as const)('are refused if one %s', async (_, rows, error) => expect(await errorOf(await save(rows))).toMatch(error))

  it('are in the owner’s order and words, and a retired one leads on, with its launches, drafts and followers', async () => {
    await save([
      ['Boats & sails', 'boats'],
      ['AI', 'ai', 'boats'],
      ['Getting things done', 'productivity'],
    ])
    const home = load((await readPage(`${site.origin}/`)).html)
    expect(
      home('.categories a')
        .toArray()
        .map((each) => home(each).text()),
    ).toEqual(['All categories', 'Boats & sails', 'Getting things done'])
    expect(await readPage(`${site.origin}/categories/ai/`)).toMatchObject({ status: 308 })
    expect((await readPage(`${site.origin}/categories/ai/`)).headers.get('Location')).toContain('/categories/boats/')
    expect((await readPage(`${site.origin}/categories/boats/`)).html).toContain('Dory')
    expect((await readPage(`${site.origin}/categories/ai/feed.json`)).html).toContain('Dory')
    for (const asked of ['ai', 'boats'])
      expect((await json(`/api/v1/products/?category=${asked}`)).items).toMatchObject([
        { slug: 'dory', categories: ['boats', 'productivity'] },
      ])
    expect((await site.world.store.get('launches', 'skiff'))?.categories).toEqual(['boats'])
    expect(await site.world.store.list('follows', 'accountId', 'bob')).toMatchObject([{ id: 'bob:boats', of: 'boats' }])
    const description = await (await fetch(`${site.origin}/api/v1/openapi.json`)).text()
    expect(description).toContain('Exact category slug: boats, productivity.')
    expect(description).not.toContain('{categories}')
  })

  it('lead back to the row that was moved or removed', async () => {
    const rows = [...site.world.site.values.categories, { label: 'Spare', slug: 'spare', into: '' }]
    const fields = rows.flatMap((row) => Object.entries(row).map(([name, value]) => [`categories.${name}`, value]))
    const at = rows.length - 1
    for (const [how, place] of [
      ['up', at - 1],
      ['remove', at],
    ] as const) {
      const body = new URLSearchParams([['do', 'save-settings'], ['arrange', `${how} categories ${at}`], ...fields])
      const answer = await ada.open('/settings/categories/', { method: 'POST', body })
      const location = answer.headers.get('Location') ?? ''
      expect(location).toMatch(new RegExp(`#categories-${place}$`))
    }
    expect((await ada.open('/settings/categories/').then((answer) => answer.text())).match(/id="categories-\d+"/g)).toHaveLength(at)
  })

  it.each([
    ['Sail a boat today', ['ai', 'productivity'], ['boats', 'productivity']],
    ['Boats and sails for everyone', ['productivity'], ['boats', 'productivity']],
    ['A teapot', ['productivity', 'games'], ['productivity']],
  ])('are suggested for “%s” instead of the standard %j', (title, standard, own) =>
    inSite(site.world.site, async () =>
      expect(toSiteCategories(standard, literalPage({ title, metaDescription: null, headings: [] }))).toEqual(own),
    ),
  )

  it('don’t come back without one that has launches, when a change is undone', async () => {
    const { store, site: own } = site.world
    const rows = own.values.categories.map(({ label, slug, into }) => [label, slug, into] as const)
    const before = new Set((await store.list('decisions', 'action', 'change_settings')).map(({ id }) => id))
    await save([...rows, ['Games', 'games']])
    const id = (await store.list('decisions', 'action', 'change_settings')).find((each) => !before.has(each.id))?.id ?? ''
    await putAll(store, 'launches', [liveLaunch({ slug: 'ludo', url: 'https://ludo.example/', categories: ['games'] })])
    for (const [page, name] of [
      ['/settings/history/', 'undo-change'],
      ['/moderation/undo/', 'undo'],
    ] as const) {
      const answer = await ada.send(page, { do: name, id })
      expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('“Games” has launches')])
    }
    expect(own.values.categories.map(({ slug }) => slug)).toContain('games')
  })

  it('take a launch that was saved in a retired one meanwhile', async () => {
    await putAll(site.world.store, 'launches', [literalLaunch({ slug: 'late', categories: ['ai', 'boats'] })])
    await carryOverCategories(site.world)
    expect((await site.world.store.get('launches', 'late'))?.categories).toEqual(['boats'])
  })
})
