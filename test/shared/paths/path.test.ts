import { describe, expect, expectTypeOf, it } from 'vitest'
import { path, type PathParams } from '../../../shared/paths/path.ts'
import { createPresentPath } from '../../../shared/paths/present-path.ts'

const home = path('/')
const launch = path('/launches/:slug/')
const badge = path('/badge/:slug.svg')
const feed = path('/categories/:category/feed.:format')
const probe = path('/healthz')

describe('a path', () => {
  it.each([
    [home(), '/'],
    [home({ q: 'tea & milk', page: 2, category: null, after: undefined }), '/?q=tea+%26+milk&page=2'],
    [home({}, 'newest'), '/#newest'],
    [home(new URLSearchParams()), '/'],
    [home(new URLSearchParams({ a: 'b' })), '/?a=b'],
    [launch({ slug: 'teapot' }), '/launches/teapot/'],
    [launch({ slug: 'tee/kanne?ü' }), '/launches/tee%2Fkanne%3F%C3%BC/'],
    [launch({ slug: 'teapot' }, { done: 'saved' }, 'comments'), '/launches/teapot/?done=saved#comments'],
    [launch({ slug: '$1:slug' }), '/launches/%241%3Aslug/'],
    [badge({ slug: 'teapot' }), '/badge/teapot.svg'],
    [feed({ category: 'developer-tools', format: 'atom' }), '/categories/developer-tools/feed.atom'],
    [probe(), '/healthz'],
  ])('%s is built, encoded', (built, expected) => {
    expect(built).toBe(expected)
  })

  it.each([
    [home, '/', {}],
    [home, '/launches/', null],
    [launch, '/launches/teapot/', { slug: 'teapot' }],
    [launch, '/launches/teapot', { slug: 'teapot' }],
    [launch, '/launches/tee%2Fkanne/', { slug: 'tee/kanne' }],
    [launch, '/launches/%E0%A4%A/', null],
    [launch, '/launches/', null],
    [launch, '/launches/teapot/report/', null],
    [launch, '/Launches/teapot/', null],
    [badge, '/badge/tea.pot.svg', { slug: 'tea.pot' }],
    [badge, '/badge/teapotxsvg', null],
    [feed, '/categories/ai/feed.json', { category: 'ai', format: 'json' }],
    [probe, '/healthz', {}],
  ])('%o recognizes %s or not', ({ match }, pathname, expected) => {
    expect(match(pathname)).toEqual(expected)
  })

  it('has the parameters of its pattern, and compiles with no others', () => {
    expectTypeOf<PathParams<'/a/:slug/:file.svg'>>().toEqualTypeOf<{ slug: string; file: string }>()
    // @ts-expect-error a parameter is missing
    expect(() => launch()).toThrow(TypeError)
    // @ts-expect-error a parameter is misspelled
    expect(launch({ slag: 'teapot' })).toBe('/launches//')
    // @ts-expect-error a former pattern lacks a parameter of the present one
    expect(path('/weeks/:week/', ['/week/']).former).toEqual(['/week/'])
  })
})

describe('a renamed path', () => {
  const presentPath = createPresentPath([
    path('/desk/', ['/dashboard/', '/my/']),
    path('/desk/:slug/'),
    path('/desk/:slug/listing/', ['/edit/:slug/']),
    path('/icon.svg', ['/icon.ico']),
    path('/people/:id/posts/:post/', ['/posts/:post/of/:id/']),
  ])

  it.each([
    ['/dashboard/', '/desk/'],
    ['/my/', '/desk/'],
    ['/edit/teapot/', '/desk/teapot/listing/'],
    ['/icon.ico', '/icon.svg'],
    ['/posts/7/of/ada%20l/', '/people/ada%20l/posts/7/'],
  ])('%s leads to %s, with its parameters', (former, present) => {
    expect(presentPath(former)).toBe(present)
  })

  it.each([
    ['/dashboard/teapot/', '/desk/teapot/'],
    ['/dashboard/tee%2Fkanne/listing/', '/desk/tee%2Fkanne/listing/'],
  ])('%s below it leads to %s', (former, present) => {
    expect(presentPath(former)).toBe(present)
  })

  it.each([
    '/desk/',
    '/dashboards/',
    '/dashboard/teapot/nothing/',
    '/dashboard//evil.example/',
    '/icon.icon',
    '/icon.ico/x',
    '/edit/',
    '/',
  ])('%s isn’t a former path', (pathname) => {
    expect(presentPath(pathname)).toBeNull()
  })
})
