import browser from 'webextension-polyfill'
import type { RecipeRow } from '../../shared/fill/found-field.ts'
import type { PageFiller, PageForm } from './page-filler.ts'

// Functions that run in the page: none can use anything outside its own body.
type Page = { slipwayFill?: PageFiller }
const read = (recipe: readonly RecipeRow[]) => (globalThis as Page).slipwayFill?.read(recipe) ?? null
const fill = (values: readonly { id: number; value: string }[]) => (globalThis as Page).slipwayFill?.fill(values) ?? null
const undo = () => (globalThis as Page).slipwayFill?.undo() ?? null

/** Stops the page’s own scripts from sending a form because a field changed. Runs among those scripts, for a moment. */
function holdForms(milliseconds: number): void {
  const forms = HTMLFormElement.prototype as HTMLFormElement & { isHeld?: boolean }
  if (forms.isHeld) return
  const { submit, requestSubmit } = Object.getOwnPropertyDescriptors(HTMLFormElement.prototype)
  Object.assign(forms, { isHeld: true, submit: () => {}, requestSubmit: () => {} })
  setTimeout(() => Object.defineProperties(Object.assign(forms, { isHeld: false }), { submit, requestSubmit }), milliseconds)
}

const heldMs = 300

async function inPage<Args extends unknown[], Result>(
  tabId: number,
  func: (...args: Args) => Result,
  ...args: Args
): Promise<Result | null> {
  const [injection] = await browser.scripting.executeScript({ target: { tabId }, func, args }).catch(() => [])
  return (injection?.result as Result | undefined) ?? null
}

const hold = (tabId: number) =>
  browser.scripting.executeScript({ target: { tabId }, func: holdForms, args: [heldMs], world: 'MAIN' }).catch(() => null)

/** What the page in the tab asks for. Null if the extension can’t read it. */
export async function readTabForm(tabId: number, recipe: readonly RecipeRow[]): Promise<PageForm | null> {
  await browser.scripting.executeScript({ target: { tabId }, files: ['/fill.js'] }).catch(() => [])
  return inPage(tabId, read, recipe)
}

export async function fillTabForm(tabId: number, values: readonly { id: number; value: string }[]) {
  await hold(tabId)
  return inPage(tabId, fill, values)
}

export async function undoTabForm(tabId: number) {
  await hold(tabId)
  return inPage(tabId, undo)
}
