import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { fillTabForm, undoTabForm } from '../../../extension/fill/tab-form.ts'

// Missing outside a browser.
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }))

class Form {
  submit(this: void) {}
  requestSubmit(this: void) {}
}
const { submit } = Form.prototype
/** Whether the page had its own functions when its forms were held, each time. */
let found: boolean[]

beforeEach(() => {
  found = []
  vi.stubGlobal('HTMLFormElement', Form)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const executeScript = async ({ world, func, args }: { world?: string; func: (...args: unknown[]) => unknown; args: unknown[] }) => {
    if (world === 'MAIN') {
      found.push(Form.prototype.submit === submit)
    }
    func(...args)
    return [{ result: null }]
  }
  Object.assign(fakeBrowser.scripting, { executeScript })
})

it('a page gets its own functions back when the popup closes before everything is filled', async () => {
  const { executeScript } = fakeBrowser.scripting
  const closed = (async (injection: Parameters<typeof executeScript>[0]) => {
    const done = await executeScript(injection)
    return injection.world === 'MAIN' ? done : new Promise<never>(() => {})
  }) as typeof executeScript
  Object.assign(fakeBrowser.scripting, { executeScript: closed })
  vi.resetModules()
  const popup = await import('../../../extension/fill/tab-form.ts')
  void popup.fillTabForm(1, [])
  await expect.poll(() => found).toEqual([true])
  await expect.poll(() => Form.prototype.submit).toBe(submit)
})

it('a page sends its forms again after two popups have filled it at once', async () => {
  const sent: string[] = []
  Form.prototype.submit = () => void sent.push('sent')
  onTestFinished(() => void (Form.prototype.submit = submit))
  vi.resetModules()
  const other = await import('../../../extension/fill/tab-form.ts')
  vi.resetModules()
  const another = await import('../../../extension/fill/tab-form.ts')
  await Promise.all([other.fillTabForm(1, []), another.fillTabForm(1, [])])
  Form.prototype.submit()
  expect(sent).toEqual([])
  await expect.poll(() => (Form.prototype.submit(), sent.length)).toBeGreaterThan(0)
})

it('a page whose forms are filled and emptied at once gets its own functions back in between', async () => {
  await Promise.all([fillTabForm(1, []), undoTabForm(1), fillTabForm(1, [])])
  expect(found).toEqual([true, true, true])
  await expect.poll(() => Form.prototype.submit).toBe(submit)
})

it('a page that shows an alert, and answers nothing, holds up neither the popup nor what it’s asked next', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { executeScript } = fakeBrowser.scripting
  Object.assign(fakeBrowser.scripting, { executeScript: () => new Promise<never>(() => {}) })
  vi.resetModules()
  const popup = await import('../../../extension/fill/tab-form.ts')
  const [read, filled] = [popup.readTabForm(1, []), popup.fillTabForm(1, [])]
  await vi.advanceTimersByTimeAsync(200_000)
  expect(await Promise.all([read, filled])).toEqual([null, null])
  Object.assign(fakeBrowser.scripting, { executeScript })
  const next = popup.undoTabForm(1)
  await vi.advanceTimersByTimeAsync(2000)
  await next
  expect(found).toEqual([true])
})
