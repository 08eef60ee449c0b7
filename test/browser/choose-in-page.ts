/** What was chosen in a page, and what the page learned of it. */
export type Chosen = {
  found: string[]
  outcomes: string[]
  checked: string[]
  notices: string[]
  sent: number
  isUndone: boolean
  kept: number
}

/** A function to run in the page: chooses what it would, notes what the page learned, and undoes it. */
export const chooseInPage = `async (html, texts, script) => {
  document.documentElement.setHTMLUnsafe(html)
  const roots = [document, ...[...document.querySelectorAll('a-box')].map(({ shadowRoot }) => shadowRoot)]
  const all = () => roots.flatMap((root) => [...root.querySelectorAll('input[type=radio], input[type=checkbox]')])
  const state = () => all().map((one) => one.checked).join()
  let sent = 0
  const note = (event) => { sent += 1; event.preventDefault() }
  addEventListener('submit', note)
  new Function(script)()
  const before = state()
  const asked = fill.readForm(document).filter(({ type, confidence }) => (type === 'radio' || type === 'checkbox') && confidence >= fill.fillFrom)
  const toFill = asked.flatMap((one) => { const chosen = fill.chooseValue(one, texts); return chosen ? [{ control: one.control, value: chosen.value }] : [] })
  const notices = []
  for (const type of ['click', 'input', 'change']) document.addEventListener(type, ({ target }) => notices.push(type + ' ' + target.value + ' ' + target.checked))
  const { outcomes, filled } = await fill.fillForm(toFill)
  await new Promise((resolve) => setTimeout(resolve, 12))
  const checked = all().filter((one) => one.checked).map((one) => one.value)
  const seen = [...notices]
  const { kept } = await fill.undoFill(filled)
  await new Promise((resolve) => setTimeout(resolve, 12))
  removeEventListener('submit', note)
  return { found: asked.map(({ field }) => field), outcomes: outcomes.map(({ is }) => is), checked, notices: seen, sent, isUndone: state() === before, kept }
}`
