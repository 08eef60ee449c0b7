import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { auditSnapshot } from '../../../../extension/audit/tab/local-audit.ts'
import { readAccessibility } from '../../../../extension/audit/tab/read-accessibility.ts'
import type { DocumentAccessibility } from '../../../../shared/rendered/accessibility.ts'
import { violation, faulty } from '../../../support/literal-accessibility.ts'

// Missing outside a browser.
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }))
vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback))

const executeScript = vi.fn<() => Promise<{ frameId: number; result: DocumentAccessibility | null }[]>>()
beforeEach(() => Object.assign(fakeBrowser.scripting, { executeScript }))

const snapshot = { url: 'https://acme.dev/', contentType: 'text/html', status: 200, html: '<title>Acme</title><h1>Tide tables</h1>' }
const local = auditSnapshot(snapshot, null)
if (local === null) throw new Error('The page is empty.')
const text = { characters: 100, low: 0, unreadable: 0, unjudged: 0 }
const button = violation('button-name', faulty('<button>'))

async function findings() {
  const page = await readAccessibility(1, { at: 'read', local: local as NonNullable<typeof local> })
  return page.at === 'read' ? { ...page, found: Object.fromEntries(page.local.checks.map(({ id, detail }) => [id, detail])) } : null
}

describe('the accessibility of a tab', () => {
  it('joins what the page and its frames say', async () => {
    const page = { violations: [button], text, frames: 3 }
    const frame = { violations: [{ ...button, count: 2 }], text, frames: 0 }
    executeScript.mockResolvedValue([
      { frameId: 7, result: frame },
      { frameId: 0, result: page },
      { frameId: 9, result: null },
    ])
    const read = await findings()
    expect(read?.accessibility).toBeUndefined()
    expect(read?.found['control-names']).toBe('3 buttons have no accessible name.')
    expect(read?.found['other-accessibility']).toContain('2 frames from other sites')
    expect(read?.found['title']).toBe(local.checks.find(({ id }) => id === 'title')?.detail)
  })

  it.each([
    ['no answer', () => executeScript.mockRejectedValue(new Error('The tab was closed'))],
    ['an empty answer', () => executeScript.mockResolvedValue([{ frameId: 0, result: null }])],
  ])('is unknown after %s, and the other findings stay', async (_, given) => {
    given()
    const read = await findings()
    expect(read?.accessibility).toBe('unknown')
    expect(read?.local).toBe(local)
  })
})
