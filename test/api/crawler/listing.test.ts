import { expect, it } from 'vitest'
import { answering, htmlPage, startCrawler, startSite, type Answers } from '../../support/crawler-sites.ts'

const redirect = (location: string, status = 302) => ({ status, headers: { location } })
const anchors = (...urls: string[]) => urls.map((url) => `<a href="${url}">Visit website</a>`).join('\n')
const product = 'https://acme.dev/'

it('links are followed through at most five redirects, and the product itself isn’t requested', async () => {
  const steps: Answers = Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((step) => [`/go/${step}`, redirect(step === 1 ? 'https://www.acme.dev/?ref=harbour' : `/go/${step - 1}`)]),
  )
  const site = await startSite(
    answering({
      '/listing': { body: htmlPage({ body: anchors('/go/5', '/go/6', '/go/loop', '/go/evil', '/go/in') }) },
      ...steps,
      '/go/loop': redirect('/go/loop'),
      '/go/evil': redirect('https://acme.dev.evil.example/?u=https://acme.dev/'),
      '/go/in': redirect('http://127.0.0.1:1/', 301),
    }),
  )
  const visit = await startCrawler({ allow: [site.host] }).readListing(`${site.url}/listing`, product)
  expect(visit).toMatchObject({ followed: { led: [`${site.url}/go/5`], closed: [] } })
})

it('a server without HEAD is asked by GET', async () => {
  const site = await startSite((request, response) => {
    if (request.method === 'HEAD') response.writeHead(405).end()
    else answering({ '/': { body: htmlPage({ body: anchors('/go/1') }) }, '/go/1': redirect('//acme.dev') })(request, response)
  })
  const visit = await startCrawler({ allow: [site.host] }).readListing(site.url, product)
  // Location is relative to the site, which speaks http.
  expect(visit).toMatchObject({ followed: { led: [`${site.url}/go/1`] } })
})

it('links that robots.txt closes to our crawler aren’t requested', async () => {
  const site = await startSite(
    answering({
      '/': { body: htmlPage({ body: anchors('/go/1') }) },
      '/go/1': redirect('https://acme.dev/'),
      '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /go/' },
    }),
  )
  const visit = await startCrawler({ allow: [site.host] }).readListing(site.url, product)
  expect(visit).toMatchObject({ followed: { led: [], closed: [`${site.url}/go/1`] }, robots: { allowed: true } })
  expect(site.requests.filter((request) => request.endsWith('/go/1'))).toEqual([])
})

it.each([404, 410])('a page that answers %i is gone; other errors are errors', async (status) => {
  const site = await startSite(answering({ '/': { status }, '/broken': { status: 503 } }))
  const crawler = startCrawler({ allow: [site.host] })
  expect(await crawler.readListing(site.url, product)).toEqual({ gone: status })
  await expect(crawler.readListing(`${site.url}/broken`, product)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

it('a page of a private network isn’t read', async () => {
  await expect(startCrawler().readListing('http://127.0.0.1:1/', product)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
