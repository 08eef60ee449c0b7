import browser from 'webextension-polyfill'
import type { RecipeRow } from '../../shared/fill/found-field.ts'
import type { PageFiller, PageForm } from './page-filler.ts'

// These functions run in the page, so none can use anything outside its own body.
type Page = { slipwayFill?: PageFiller }
const read = (recipe: readonly RecipeRow[]) => (globalThis as Page).slipwayFill?.read(recipe) ?? null
const fill = (values: readonly { id: number; value: string }[]) => (globalThis as Page).slipwayFill?.fill(values) ?? null
const undo = () => (globalThis as Page).slipwayFill?.undo() ?? null

/**
 * Stops the page’s own scripts from sending a form because a field changed. Runs among those scripts, for a moment, and only where fill-form.ts can’t
 * cancel the navigation instead: in browsers without the Navigation API, and for forms that are sent into another frame. Ends a moment after the page was
 * filled, and leaves nothing behind.
 */
function holdForms(milliseconds: number, longest: number, filled: string): void {
  if ('navigation' in globalThis && document.querySelector('form[target]:not([target="_self" i]), base[target]') === null) return
  const own = HTMLFormElement.prototype
  const { submit, requestSubmit } = Object.getOwnPropertyDescriptors(own)
  const hold = (method: PropertyDescriptor) => ({ ...method, value: new Proxy(method.value as () => void, { apply: () => undefined }) })
  Object.defineProperties(own, { submit: hold(submit), requestSubmit: hold(requestSubmit) })
  const end = () => Object.defineProperties(own, { submit, requestSubmit })
  const timer = setTimeout(end, longest)
  document.addEventListener(
    filled,
    () => {
      clearTimeout(timer)
      setTimeout(end, milliseconds)
    },
    { once: true },
  )
}

const tellFilled = (filled: string) => document.dispatchEvent(new Event(filled))

/** A form with many lists that open is filled in half a minute. */
const [heldMs, longestMs] = [300, 60_000]

async function inPage<Args extends unknown[], Result>(
  tabId: number,
  func: (...args: Args) => Result,
  ...args: Args
): Promise<Result | null> {
  const [injection] = await browser.scripting.executeScript({ target: { tabId }, func, args }).catch(() => [])
  return (injection?.result as Result | undefined) ?? null
}

/** When the last hold is certain to have ended. A second one before that would mistake its replacements for the page’s own functions. */
let released = Promise.resolve()

async function holding<Result>(tabId: number, act: () => Promise<Result>): Promise<Result> {
  const before = released
  const { promise, resolve } = Promise.withResolvers<void>()
  released = promise
  await before
  // No page can listen for a name that it doesn’t know.
  const filled = crypto.randomUUID()
  await browser.scripting
    .executeScript({ target: { tabId }, func: holdForms, args: [heldMs, longestMs, filled], world: 'MAIN' })
    .catch(() => null)
  const result = await act()
  await inPage(tabId, tellFilled, filled)
  setTimeout(resolve, heldMs * 2)
  return result
}

/** What the page in the tab asks for. Null if the extension can’t read it. */
export async function readTabForm(tabId: number, recipe: readonly RecipeRow[]): Promise<PageForm | null> {
  await browser.scripting.executeScript({ target: { tabId }, files: ['/fill.js'] }).catch(() => [])
  return inPage(tabId, read, recipe)
}

export const fillTabForm = (tabId: number, values: readonly { id: number; value: string }[]) =>
  holding(tabId, () => inPage(tabId, fill, values))

export const undoTabForm = (tabId: number) => holding(tabId, () => inPage(tabId, undo))
