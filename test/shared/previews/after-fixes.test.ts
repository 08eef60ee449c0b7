import { describe, expect, it } from 'vitest'
import { afterFixes } from '../../../shared/previews/after-fixes.ts'
import { toPreviewFacts } from '../../../shared/previews/preview-facts.ts'
import { readPage } from '../../../shared/page/read-page.ts'
import { suggestListing } from '../../../shared/listing/suggest-listing.ts'
import { runAudit } from '../../../shared/audit/run-audit.ts'
import { pasteFixes } from '../../support/paste-fixes.ts'

const url = 'https://tidewise.example/'
const text = `<h1>Tide tables for harbour pilots</h1><p>Tidewise turns harbour gauges into tide tables that pilots can trust, checked against the water itself.</p>`
const factsOf = (html: string) => toPreviewFacts(readPage(html, { url }))
const audit = (html: string) => {
  const page = readPage(html, { url })
  const social = page.openGraph['image']
  const socialImage =
    social === undefined ? null : { url: social, reason: 'it returns 404', type: null, width: null, height: null, bytes: 0 }
  return runAudit({ page, listing: suggestListing(page), socialImage })
}

describe('previews after the fixes', () => {
  it.each([
    ['nothing', `<html lang="en"><head><title>Tidewise</title></head><body>${text}</body></html>`],
    [
      'a broken picture with its size',
      `<html lang="en"><head><title>Home</title><meta property="og:image" content="/gone.png"><meta property="og:image:width" content="300">
       <meta name="twitter:card" content="summary"></head><body>${text}</body></html>`,
    ],
  ])('are those of the page that the fixes were pasted into: %s', (_what, html) => {
    const { checks } = audit(html)
    const pasted = factsOf(pasteFixes({ html, files: new Map(), url }, { checks }).html)
    const { pictures, ...after } = afterFixes(factsOf(html), checks) ?? factsOf('')
    expect({ ...after, excerpt: null }).toEqual({ ...pasted, pictures: undefined, excerpt: null })
    expect(pictures).toContainEqual({ url: `${url}social.png`, width: 1200, height: 630, error: null, isNew: true })
  })

  it('are none if no fix changes a preview', () => {
    const facts = factsOf(`<title>Tidewise</title>${text}`)
    expect(afterFixes(facts, [{ status: 'pass', fix: null }])).toBeNull()
    expect(afterFixes(facts, [{ status: 'warn', fix: 'Add this to your footer:\n<a href="/privacy">Privacy</a>' }])).toBeNull()
    expect(afterFixes(facts, [{ status: 'fail', fix: 'Write a description that says what your product does.' }])).toBeNull()
  })
})
