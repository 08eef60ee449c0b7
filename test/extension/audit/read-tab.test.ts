import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { readTab, type PageSnapshot } from '../../../extension/audit/read-tab.ts'

// Missing outside a browser.
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }))

const url = 'https://acme.dev/'
const snapshot: PageSnapshot = { url, html: '<title>Not found</title>', contentType: 'text/html', status: 404 }

const executeScript = vi.fn<() => Promise<{ result: PageSnapshot }[]>>()
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

  it.each([
    [url, { at: 'refused' }],
    ['https://acme.dev/paper.PDF?v=2', { at: 'not-web', reason: 'not-html' }],
  ])('that the browser keeps extensions out of is recognized by its URL: %s', async (closedUrl, state) => {
    executeScript.mockRejectedValue(new Error('Missing host permission for the tab'))
    expect(await readTab(1, closedUrl)).toEqual(state)
  })
})
