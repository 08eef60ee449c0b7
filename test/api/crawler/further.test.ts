import { expect, it } from 'vitest'
import { answering, htmlPage, startCrawler, startSite } from '../../support/crawler-sites.ts'

const css = { type: 'text/css', body: 'p { color: teal }' }
const png = { type: 'image/png', body: 'x' }

it('requests the files and links of other pages that the page itself doesn’t name, each once', async () => {
  const asked: string[] = []
  const nav = '<a href="/">Home</a><a href="/guides/start">Guide</a><a href="/prices">Prices</a>'
  const lost = htmlPage({
    head: '<link rel="stylesheet" href="css/site.css"><script src="/app.js"></script>',
    body: `${nav}<img src="/lost.png"><a href="/old">Old prices</a><a href="/old#terms">Terms</a><a href="/data.pdf">Data</a><a href="/logout">Log out</a><a href="mailto:a@b.c">Mail</a>`,
  })
  const site = await startSite((request, response) => {
    asked.push(request.url ?? '')
    const page = htmlPage({ head: '<link rel="stylesheet" href="/css/site.css">', body: `${nav}<img src="/a.png">` })
    const files = {
      '/css/site.css': css,
      '/a.png': png,
      '/app.js': { type: 'text/javascript', body: '1' },
      '/data.pdf': { type: 'application/pdf', body: '' },
    }
    answering({ '/': { body: page }, '/guides/start': { body: lost }, '/prices': { body: lost }, ...files })(request, response)
  })
  const { further } = await startCrawler({ allow: [site.host] }).visit(site.url)
  const found = further?.failed.map(({ page, url, kind, status }) => [page, url, kind, status].join(' ').replaceAll(site.url, ''))
  expect(found?.toSorted()).toEqual([
    '/guides/start /guides/css/site.css style 404',
    '/prices /data.pdf  200',
    '/prices /lost.png picture 404',
    '/prices /old  404',
  ])
  expect(further?.count).toBe(5)
  expect(asked).not.toContain('/logout')
})
