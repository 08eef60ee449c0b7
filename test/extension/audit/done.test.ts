import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { doneOf, useDone } from '../../../extension/audit/done.ts'
import { firstFix } from '../../../extension/audit/first-fix.ts'
import type { SiteReport } from '../../../extension/audit/site-report.ts'
import type { PageState } from '../../../extension/audit/tab-state.ts'
import type { StoredReport } from '../../../extension/audit/full/audit-storage.ts'

// Missing outside a browser.
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }))

const found = (id: string, seenBy: 'tab' | 'crawler', status: 'fail' | 'warn' = 'fail') =>
  ({ id, label: id, status, detail: 'Wrong.', fix: `Replace it:\n<${id}>`, seenBy, aside: null }) as const
const reportOf = (...checks: SiteReport['checks']) => ({ checks }) as SiteReport
const loaded = (loadedAt: number) => ({ at: 'read', loadedAt }) as PageState
const audited = (at: number) => ({ at }) as StoredReport

describe('a finding that is checked off', () => {
  it.each([
    ['stays so until the page is loaded again', found('a', 'tab'), loaded(10), null, ['a']],
    ['is judged again after that', found('a', 'tab'), loaded(30), null, []],
    ['that only our crawler sees stays so when the page is loaded again', found('a', 'crawler'), loaded(30), audited(10), ['a']],
    ['that only our crawler sees is judged again by the next full audit', found('a', 'crawler'), loaded(10), audited(30), []],
  ] as const)('%s', (_, check, page, last, expected) => {
    expect([...doneOf({ a: 20 }, reportOf(check), { page, last })]).toEqual(expected)
  })
})

it.each([
  ['leaves nothing in the browser’s storage from a private window', true, []],
  ['is stored until the browser closes from another', false, ['done https://acme.dev']],
])('a check-off %s', async (_, isPrivate, names) => {
  await fakeBrowser.storage.session.clear()
  let check: ReturnType<typeof useDone>['check'] = () => undefined
  const Popup = () => {
    check = useDone('https://acme.dev', isPrivate).check
    return null
  }
  renderToString(h(Popup, {}))
  check('a', true)
  expect(Object.keys(await fakeBrowser.storage.session.get(null))).toEqual(names)
})

describe('the first fix', () => {
  const state = { page: loaded(10), last: null }
  it('is what to paste for the first error that isn’t checked off', () => {
    const report = reportOf(found('a', 'tab'), found('b', 'tab'))
    expect(firstFix(report, {}, state)).toBe('<a>')
    expect(firstFix(report, { a: 20 }, state)).toBe('<b>')
  })

  it('is none once no error is open', () => {
    expect(firstFix(reportOf(found('a', 'tab', 'warn')), {}, state)).toBeNull()
    expect(firstFix(null, {}, state)).toBeNull()
  })
})
