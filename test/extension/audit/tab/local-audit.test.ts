import { describe, expect, it } from 'vitest'
import { auditSnapshot } from '../../../../extension/audit/tab/local-audit.ts'

const snapshot = { url: 'https://acme.dev/', contentType: 'text/html', status: 200 }
const html = '<!doctype html><html lang="en"><head><title>Acme</title></head><body><h1>Tide tables for harbour pilots</h1></body></html>'

describe('the quick check', () => {
  it('runs the checks that need only the page', () => {
    const ids = auditSnapshot({ ...snapshot, html }, null)?.checks.map((check) => check.id) ?? []
    expect(ids).toEqual(expect.arrayContaining(['title', 'meta-description', 'h1', 'lang']))
    for (const id of ['http-status', 'robots-sitemap', 'links', 'duplicate', 'server-html']) expect(ids).not.toContain(id)
  })

  it.each(['', '<html><head></head><body></body></html>', '<!doctype html><html><head><script>1</script></head><body> </body></html>'])(
    'returns nothing for %j',
    (empty) => {
      expect(auditSnapshot({ ...snapshot, html: empty }, null)).toBeNull()
    },
  )

  it('handles a page cut in the middle of a tag', () => {
    expect(auditSnapshot({ ...snapshot, html: html.slice(0, 70) }, null)?.checks.length).toBeGreaterThan(5)
  })
})
