import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { askForConnection, approve, Visitor } from '../../support/visitor.ts'
import { runService } from '../../support/service.ts'

it('drafts started on the page and by the API count against one limit of the account; the address stays typed', async () => {
  const service = await runService({ DRAFTS_PER_HOUR: '2', CRAWL_ALLOW: '127.0.0.1:9' })
  try {
    const ada = await new Visitor(service.origin).signUp('ada@example.com')
    const token = await approve(ada, (await askForConnection(service.api)).code)
    const url = 'http://127.0.0.1:9/'
    const submit = () =>
      fetch(`${service.api}/submissions/`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ url }),
      })
    expect((await submit()).status).toBe(400)
    expect((await ada.send('/drafts/', { url: '' })).status).toBe(400)
    expect((await ada.send('/drafts/', { url })).status).toBe(400)
    expect((await submit()).status).toBe(429)
    const answer = await ada.send('/drafts/', { url })
    const $ = load(await answer.text())
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect($('#draft-url-fault').text()).toContain('Too many')
    expect($('#draft-url').val()).toBe(url)
  } finally {
    await service.close()
  }
})
