import { describe, expect, it } from 'vitest'
import { emptyLists } from '../../../shared/audit/words/empty-lists.ts'
import { readPage } from '../../../shared/page/read-page.ts'
import { answering, type Answers, htmlPage, startCrawler, startSite } from '../../support/crawler-sites.ts'

const text = (body: string) => ({ type: 'text/plain', body })

async function visit(answers: Answers) {
  const site = await startSite((request, response) => {
    const named = Object.entries(answers).map(([path, { body, ...rest }]) => [
      path,
      { ...rest, body: String(body).replaceAll('ORIGIN', site.url) },
    ])
    answering({ '/': { body: htmlPage() }, ...Object.fromEntries(named) } as Answers)(request, response)
  })
  return startCrawler({ allow: [site.host] }).visit(site.url)
}

describe('files that were published by mistake', () => {
  it.each<[string, Answers, string[] | undefined]>([
    ['settings', { '/.env': text('# Live\nDATABASE_URL=postgres://tide:table@db/tides\nPORT=3000\n') }, ['/.env']],
    ['no settings', { '/.env': text('Not found') }, undefined],
    ['an app’s page for every path', { '/.env': { body: htmlPage() } }, undefined],
    ['empty settings', { '/.env': text('# nothing yet\nPORT=\n') }, undefined],
    [
      'a repository on its owner’s machine',
      { '/.git/HEAD': text('ref: refs/heads/main\n'), '/.env': text('PORT=3000\n'), '/.gitignore': text('.env\n') },
      undefined,
    ],
    ['a repository beside the built site', { '/.git/HEAD': text('ref: refs/heads/main\n') }, ['/.git/HEAD']],
    ['a page for every path', { '/.git/HEAD': { body: htmlPage() } }, undefined],
  ])('%s', async (_what, answers, found) => expect((await visit(answers)).privateFiles).toEqual(found))
})

it('nobody’s public server is searched for secrets', async () => {
  const site = await startSite(answering({ '/': { body: htmlPage() }, '/.env': text('PORT=3000\n') }))
  const host = `shop.example:${site.port}`
  const crawler = startCrawler({ allow: [host], resolveAllowed: () => Promise.resolve(['127.0.0.1']) })
  expect((await crawler.visit(`http://${host}/`)).privateFiles).toBeUndefined()
  expect(site.requests.filter((one) => /\.(?:env|git)/.test(one))).toEqual([])
})

describe('a page that nothing links to', () => {
  const linked = ['a', 'b', 'c'].map((name) => `<a href="/${name}">${name}</a>`).join('')
  const page = (more = '') => ({ body: htmlPage({ body: linked + more }) })
  const sitemap = { body: `<urlset>${['', 'a', 'b', 'c', 'lost'].map((path) => `<url><loc>ORIGIN/${path}</loc></url>`).join('')}</urlset>` }
  const site = { '/': page(), '/a': page(), '/b': page(), '/c': page(), '/lost': page(), '/sitemap.xml': sitemap }
  it.each<[string, Answers, number]>([
    ['is told', site, 1],
    ['is linked from another page', { ...site, '/b': page('<a href="/lost/">Lost</a>') }, 0],
    [
      'may be linked from a page that couldn’t be read',
      { ...site, '/b': page('<a href="/broken">Broken</a>'), '/broken': { status: 500 } },
      0,
    ],
    ['keeps search engines out', { ...site, '/lost': { body: htmlPage({ head: '<meta name="robots" content="noindex">' }) } }, 0],
    ['isn’t in the sitemap', { ...site, '/sitemap.xml': { body: '<urlset><url><loc>ORIGIN/a</loc></url></urlset>' } }, 0],
  ])('%s', async (_what, answers, count) => {
    const { sitemapEntries } = await visit(answers)
    expect(sitemapEntries?.orphans ?? []).toHaveLength(count)
  })
})

describe('an empty list', () => {
  const found = (path: string, body: string) =>
    emptyLists(
      readPage(`<title>Acme</title><nav><a href="/">Acme</a></nav>${body}<footer>© Acme</footer>`, { url: `https://acme.dev${path}` }),
    )
  it.each([
    ['No posts yet', '/blog', '<main><h1>Blog</h1><p>No posts yet. Check back soon!</p></main>', 1],
    ['in German', '/aktuelles', '<h1>Aktuelles</h1><p>Noch keine Beiträge vorhanden.</p>', 1],
    ['in French', '/actualites', '<h1>Actualités</h1><p>Aucun article pour le moment.</p>', 1],
    ['in Spanish', '/noticias', '<h1>Noticias</h1><p>Todavía no hay entradas.</p>', 1],
    ['in Italian', '/notizie', '<h1>Notizie</h1><p>Nessun articolo trovato</p>', 1],
    ['in Portuguese', '/novidades', '<h1>Novidades</h1><p>Ainda não há posts.</p>', 1],
    ['in Dutch', '/nieuws', '<h1>Nieuws</h1><p>Nog geen berichten</p>', 1],
    ['in Japanese', '/blog', '<h1>ブログ</h1><p>まだ記事がありません</p>', 1],
    ['without a word', '/news', '<h1>News</h1>', 1],
    ['that a script fills', '/news', '<h1>News</h1><div id="list"></div><script src="/news.js"></script>', 0],
    ['with entries', '/news', '<h1>News</h1><article><h2>New gauges</h2><p>Forty more harbours.</p></article>', 0],
    ['of links', '/news', '<h1>News</h1><p><a href="/news/1">Forty more harbours</a></p>', 0],
    ['of jobs, of which there may be none', '/jobs', '<h1>Jobs</h1><p>No open positions right now.</p>', 0],
    ['no news of the product', '/a', '<h1>No news is good news</h1><p>Acme is quiet until the tide turns, and then it rings.</p>', 0],
  ])('%s', (_what, path, body, count) => expect(found(path, body)).toHaveLength(count))
})
