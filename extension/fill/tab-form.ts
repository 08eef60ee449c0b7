import browser from 'webextension-polyfill'
import type { RecipeRow } from '../../shared/fill/found-field.ts'
import type { PageFiller, PageForm } from './page-filler.ts'

// These functions run in the page, so none can use anything outside its own body.
type Page = { slipwayFill?: PageFiller }
const read = (recipe: readonly RecipeRow[]) => (globalThis as Page).slipwayFill?.read(recipe) ?? null
const fill = (filled: string, values: readonly { id: number; value: string }[]) =>
  Promise.resolve((globalThis as Page).slipwayFill?.fill(values) ?? null).finally(() => document.dispatchEvent(new Event(filled)))
const undo = (filled: string) =>
  Promise.resolve((globalThis as Page).slipwayFill?.undo() ?? null).finally(() => document.dispatchEvent(new Event(filled)))

/**
 * Stops the page’s own scripts from sending a form because a field changed. Runs among those scripts, for a moment, and only where fill-form.ts can’t
 * cancel the navigation instead: in browsers without the Navigation API, and for forms that are sent into another frame. Ends a moment after the page was
 * filled, whether or not the popup is still open, and leaves nothing behind. Of two at once, the one that the other found lets all through once it ended.
 */
function holdForms(milliseconds: number, longest: number, filled: string): void {
  if ('navigation' in globalThis && document.querySelector('form[target]:not([target="_self" i]), base[target]') === null) return
  const own = HTMLFormElement.prototype
  const { submit, requestSubmit } = Object.getOwnPropertyDescriptors(own)
  let isHeld = true
  const apply = (method: () => void, form: unknown, args: unknown[]) => (isHeld ? undefined : Reflect.apply(method, form, args))
  const hold = (method: PropertyDescriptor) => ({ ...method, value: new Proxy(method.value as () => void, { apply }) })
  const held = hold(submit)
  Object.defineProperties(own, { submit: held, requestSubmit: hold(requestSubmit) })
  const end = () => {
    isHeld = false
    if (own.submit === held.value) Object.defineProperties(own, { submit, requestSubmit })
  }
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

/** A form with many lists that open is filled in half a minute. */
const [heldMs, longestMs] = [300, 60_000]

/** A page that shows an alert answers nothing until somebody closes it. */
const answerOf = <Answer>(asked: Promise<Answer>): Promise<Answer | null> =>
  Promise.race([asked.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, longestMs, null))])

async function inPage<Args extends unknown[], Result>(
  tabId: number,
  func: (...args: Args) => Result,
  ...args: Args
): Promise<Result | null> {
  const injections = await answerOf(browser.scripting.executeScript({ target: { tabId }, func, args }))
  return (injections?.[0]?.result as Result | undefined) ?? null
}

/** When the last hold is certain to have ended. A second one before that would mistake its replacements for the page’s own functions. */
let released = Promise.resolve()

async function holding<Result>(tabId: number, act: (filled: string) => Promise<Result>): Promise<Result> {
  const before = released
  const { promise, resolve } = Promise.withResolvers<void>()
  released = promise
  await before
  // No page can listen for a name that it doesn’t know.
  const filled = crypto.randomUUID()
  await answerOf(browser.scripting.executeScript({ target: { tabId }, func: holdForms, args: [heldMs, longestMs, filled], world: 'MAIN' }))
  const result = await act(filled)
  setTimeout(resolve, heldMs * 2)
  return result
}

/** What the page in the tab asks for. Null if the extension can’t read it. */
export async function readTabForm(tabId: number, recipe: readonly RecipeRow[]): Promise<PageForm | null> {
  await answerOf(browser.scripting.executeScript({ target: { tabId }, files: ['/fill.js'] }))
  return inPage(tabId, read, recipe)
}

export const fillTabForm = (tabId: number, values: readonly { id: number; value: string }[]) =>
  holding(tabId, (filled) => inPage(tabId, fill, filled, values))

export const undoTabForm = (tabId: number) => holding(tabId, (filled) => inPage(tabId, undo, filled))
