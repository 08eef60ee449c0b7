import { expect, it } from 'vitest'
import { suggestPricing } from '../../../../shared/listing/pricing/pricing.ts'
import { readPage } from '../../../../shared/page/read-page.ts'
import lines from './lines.json' with { type: 'json' }

/** What else is on the page. */
const around: Record<string, string> = {
  'a business nearby': '<a href="tel:+4912345678">Call</a>',
  anything: '<p>Acme</p>',
  'a planner': '<h1>Plan your week</h1>',
}

it.each(
  Object.entries(lines).flatMap(([what, byPricing]) =>
    Object.entries<string[]>(byPricing).flatMap(([pricing, each]) => each.map((line) => [what, pricing, line] as const)),
  ),
)('%s is %s: %s', (what, pricing, line) => {
  const page = readPage(`<title>Acme</title>${around[what]}${line}`, { url: 'https://acme.example/' })
  expect(String(suggestPricing(page))).toBe(pricing)
})
