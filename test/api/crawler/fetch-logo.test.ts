import { expect, it } from 'vitest'
import { createLogoFetcher } from '../../../api/crawler/fetch-logo.ts'
import { startSite } from '../../support/crawler-sites.ts'

it('a logo that we’re too busy to fetch is refused with a time to try again, unlike one that isn’t there', async () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const site = await startSite((_, response) => void opened.then(() => response.writeHead(404).end()))
  const fetchLogo = createLogoFetcher({ allow: [site.host], userAgent: 'Slipway' })
  const fetched = Array.from({ length: 64 }, () => fetchLogo(site.url).catch((error: unknown) => error))
  expect(await Promise.race(fetched)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', data: { retryAfter: 5 } })
  open()
  expect((await Promise.all(fetched)).filter((each) => each === null)).toHaveLength(63)
})
