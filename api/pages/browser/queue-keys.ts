const chosen = 'queue-keys'
/** Which items there were, and which of them was being decided, until the next page opens. */
const before = 'queue-before'

type Before = { path: string; ids: string[]; at: number; isUndo: boolean; undoesNext?: true }

/** While a decision is sent, for so long at most, keys decide nothing: whoever presses them hasn’t seen what follows. Milliseconds. */
const sendingTime = 10_000

/**
 * In a moderators’ queue, J and K go to the next and the previous item that the reader can decide on, and a letter presses the button that names it in `data-key`. Only while the
 * focus is in the queue or on what was just said (WCAG 2.1.4); a button above it brings it there, now and whenever a queue opens, until it’s pressed again.
 * After a decision the focus is on the item that follows, and after an undo on the one that came back. A U pressed before the page has changed undoes that decision.
 */
export function decideByKeys(document: Document): void {
  const isOpen = (item: HTMLElement) => item.querySelector('[data-key]') !== null
  const items = [...document.querySelectorAll<HTMLElement>('[data-queue] > *')].filter(isOpen)
  for (const item of items) item.tabIndex = -1
  const start = document.querySelector<HTMLButtonElement>('[data-queue-start]')
  if (start !== null) offerKeys(start, () => items[0]?.focus())
  const left = readBefore()
  if (localStorage.getItem(chosen) !== null) itemToDecide(items, left)?.focus()
  let sent: Before | null = null
  document.addEventListener('keydown', (event) => {
    const { target } = event
    if (event.altKey || !(target instanceof HTMLElement) || target.closest('[data-queue], .notice') === null) return
    const at = items.findIndex((item) => item.contains(target))
    const isTyping = target.closest('input:not([type=checkbox]), textarea, select') !== null
    // A key that is held down must not decide on one item after the other.
    if (event.repeat && !['j', 'k'].includes(event.key.toLowerCase())) return
    const key = event.ctrlKey || event.metaKey ? `ctrl ${event.key.toLowerCase()}` : event.key.toLowerCase()
    const folded = target.closest('details[open]')
    if (key === 'escape' && folded !== null) {
      folded.removeAttribute('open')
      return items[at]?.focus()
    }
    if (key === 'ctrl enter' && target instanceof HTMLTextAreaElement) return target.form?.requestSubmit()
    if (isTyping || key.startsWith('ctrl ')) return
    if (sent !== null) {
      event.preventDefault()
      return key === 'u' ? store({ ...sent, undoesNext: true }) : undefined
    }
    const next = { j: items[at + 1], k: items[at - 1] }[key]
    const button =
      key === 'u'
        ? document.querySelector<HTMLElement>('[data-key=u]')
        : items[at]?.querySelector<HTMLElement>(`[data-key=${CSS.escape(key)}]`)
    if (next === undefined && !button) return
    event.preventDefault()
    if (next !== undefined) return next.focus()
    button?.click()
    button?.closest('details')?.querySelector('textarea')?.focus()
  })
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'post') return
    const at = items.findIndex((item) => item.contains(target))
    sent = { path: location.pathname, ids: items.map(({ id }) => id), at, isUndo: target.matches('.undo') }
    store(sent)
    setTimeout(() => (sent = null), sendingTime)
  })
  if (left?.undoesNext === true) document.querySelector<HTMLElement>('[data-key=u]')?.click()
}

/** A button that stays pressed, on every page with a queue. */
function offerKeys(start: HTMLButtonElement, begin: () => void): void {
  const show = () => start.setAttribute('aria-pressed', String(localStorage.getItem(chosen) !== null))
  start.hidden = false
  show()
  start.addEventListener('click', () => {
    if (localStorage.getItem(chosen) === null) {
      localStorage.setItem(chosen, 'yes')
      begin()
    } else localStorage.removeItem(chosen)
    show()
  })
}

const store = (sent: Before): void => sessionStorage.setItem(before, JSON.stringify(sent))

/** What was decided on this page before it opened again; null after another page. */
function readBefore(): Before | null {
  const stored = sessionStorage.getItem(before)
  sessionStorage.removeItem(before)
  const left: Before | null = stored === null ? null : JSON.parse(stored)
  return left?.path === location.pathname ? left : null
}

function itemToDecide(items: readonly HTMLElement[], left: Before | null): HTMLElement | undefined {
  if (left === null) return items.find(({ id }) => `#${id}` === location.hash) ?? items[0]
  const isBack = ({ id }: HTMLElement) => left.isUndo && !left.ids.includes(id)
  const following = left.ids.slice(left.at + 1).flatMap((id) => items.find((item) => item.id === id) ?? [])
  return items.find(isBack) ?? items.find(({ id }) => id === left.ids[left.at]) ?? following[0] ?? items.at(-1)
}
