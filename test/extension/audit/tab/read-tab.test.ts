import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { readTab, type PageSnapshot } from '../../../../extension/audit/tab/read-tab.ts'
import { literalRendered } from '../../../support/literal-rendered.ts'

// Missing outside a browser.
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }))

const url = 'https://acme.dev/'
const snapshot: PageSnapshot = { url, html: '<title>Not found</title>', contentType: 'text/html', status: 404 }

const executeScript = vi.fn<(injection: { files?: string[]; args?: unknown[] }) => Promise<{ result: unknown }[]>>()
beforeEach(() => Object.assign(fakeBrowser.scripting, { executeScript }))

describe('a tab', () => {
  it.each(['text/html', 'text/plain', 'application/json', 'application/pdf'])(
    'with a 404 as %s shows an error page',
    async (contentType) => {
      executeScript.mockResolvedValue([{ result: { ...snapshot, contentType } }])
      expect(await readTab(1, url)).toEqual({ at: 'error', status: 404 })
    },
  )

  it.each([200, null])('with plain text and status %s shows a file', async (status) => {
    executeScript.mockResolvedValue([{ result: { ...snapshot, contentType: 'text/plain', status } }])
    expect(await readTab(1, url)).toEqual({ at: 'not-web', reason: 'not-html' })
  })

  it('reports the first findings before its markup has been read', async () => {
    const failed = [{ url: `${url}app.css`, kind: 'style', status: 404, isOwn: true }] as const
    const rendered = literalRendered({ requests: { count: 5, failed: [...failed] } })
    let sendMarkup = (_html: { result: unknown }[]) => {}
    const markup = new Promise<{ result: unknown }[]>((resolve) => (sendMarkup = resolve))
    executeScript.mockImplementation(({ files, args }) => {
      if (files) return Promise.resolve([{ result: rendered }])
      return args?.length ? markup : Promise.resolve([{ result: { ...snapshot, status: 200 } }])
    })
    const first = Promise.withResolvers<string[]>()
    const reading = readTab(1, url, (checks) => first.resolve(checks.map(({ id }) => id)))
    expect(await first.promise).toEqual(['failed-requests'])
    vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
    sendMarkup([{ result: '<title>Acme</title><h1>Tide tables for harbour pilots</h1>' }])
    expect(await reading).toMatchObject({ at: 'read' })
  })

  it('with a 404 reports no first findings', async () => {
    executeScript.mockImplementation(({ files }) =>
      Promise.resolve([{ result: files ? literalRendered({ layout: { contentWidth: 4000 } }) : snapshot }]),
    )
    const onFirst = vi.fn<() => void>()
    expect(await readTab(1, url, onFirst)).toEqual({ at: 'error', status: 404 })
    expect(onFirst).not.toHaveBeenCalled()
  })

  it.each([
    [url, { at: 'refused' }],
    ['https://acme.dev/paper.PDF?v=2', { at: 'not-web', reason: 'not-html' }],
  ])('that the browser keeps extensions out of is recognized by its URL: %s', async (closedUrl, state) => {
    executeScript.mockRejectedValue(new Error('Missing host permission for the tab'))
    expect(await readTab(1, closedUrl)).toEqual(state)
  })
})
