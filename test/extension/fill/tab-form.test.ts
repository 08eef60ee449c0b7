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

it('a page whose forms are filled and emptied at once gets its own functions back in between', async () => {
  await Promise.all([fillTabForm(1, []), undoTabForm(1), fillTabForm(1, [])])
  expect(found).toEqual([true, true, true])
  await expect.poll(() => Form.prototype.submit).toBe(submit)
})
