import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { auditSnapshot } from '../../../../extension/audit/tab/local-audit.ts'
import type { PageState } from '../../../../extension/audit/tab-state.ts'
import { joinWatched } from '../../../../extension/audit/tab/join-watched.ts'
import { watchedItem } from '../../../../extension/watch/watch-storage.ts'
import { literalRendered } from '../../../support/literal-rendered.ts'
import { literalWatched, scriptError } from '../../../support/literal-watched.ts'

// Missing outside a browser.
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }))

const key = 'https://acme.dev'
const minute = 60_000
const html = '<!doctype html><html lang="en"><head><title>Acme</title></head><body><h1>Tide tables for harbour pilots</h1></body></html>'
const snapshot = { url: 'https://acme.dev/', contentType: 'text/html', status: 200, html }

/** The page in the tab, loaded these many minutes ago. */
function pageFrom(minutesAgo: number): PageState & { at: 'read' } {
  const local = auditSnapshot(snapshot, literalRendered())
  if (local === null) throw new Error('The page is empty.')
  return { at: 'read', local, loadedAt: Date.now() - minutesAgo * minute }
}
async function store(minutesAgo: number, watched = literalWatched({ heard: { errors: [scriptError()] } }).watched) {
  if (watched) await watchedItem(key).write({ at: Date.now() - minutesAgo * minute, facts: watched })
}
const join = async (page: PageState) => {
  const joined = await joinWatched(page, key)
  return joined.at === 'read' ? joined : null
}

beforeEach(() => fakeBrowser.reset())

describe('what a reload showed', () => {
  it('joins the findings of the tab, and is named as seen while reloading', async () => {
    await store(1)
    const joined = await join(pageFrom(5))
    expect(joined?.local.checks.find(({ id }) => id === 'script-errors')).toMatchObject({ status: 'fail' })
    expect(joined?.local.reloaded).toContain('script-errors')
    expect(joined?.local.reloaded).not.toContain('title')
    expect(joined?.watched).toMatchObject({ desktop: 1280, phone: 390 })
  })

  it('tells that the load at phone width failed', async () => {
    await store(1, literalWatched({ phone: null }).watched)
    expect((await join(pageFrom(5)))?.watched).toMatchObject({ phone: null })
  })

  it.each<[fact: string, reloaded: number | null, loaded: number]>([
    ['there was none', null, 5],
    ['the tab has loaded the page since', 5, 1],
    ['it is old', 31, 60],
  ])('changes nothing if %s', async (_fact, reloaded, loaded) => {
    if (reloaded !== null) await store(reloaded)
    const page = pageFrom(loaded)
    expect(await joinWatched(page, key)).toBe(page)
  })

  it('changes nothing of a page that couldn’t be read', async () => {
    await store(1)
    expect(await joinWatched({ at: 'refused' }, key)).toEqual({ at: 'refused' })
  })
})
