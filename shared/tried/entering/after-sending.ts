import type { Hold } from '../held/hold.ts'
import { isSeen, textOn, wait } from '../named.ts'
import { press } from '../pressing/press.ts'
import type { TriedForm } from '../tried.ts'

/** How long a page may take to say something, once it has its answer. In milliseconds. */
const patienceMs = 2500
const maxElements = 3000

type Sight = { lines: Set<string>; seen: Set<Element>; looks: string; url: string }

/** What people could notice: texts, also in shadow roots, what is shown, and how the form’s own controls look. */
export function sightOf(box: Element): Sight {
  const all: Element[] = []
  const visit = (root: ParentNode) => {
    for (const one of root.querySelectorAll('*')) {
      if (all.length >= maxElements) return
      all.push(one)
      if (one.shadowRoot) visit(one.shadowRoot)
    }
  }
  visit(document.body)
  const own = [...box.querySelectorAll('input, select, textarea, button')].map((one) => {
    const { borderColor, backgroundColor, boxShadow, color, opacity } = getComputedStyle(one)
    const label = one.matches('button, [type="submit"]') ? textOn(one) : ''
    return [borderColor, backgroundColor, boxShadow, color, opacity, one.matches(':disabled'), label].join()
  })
  const roots = [document.body, ...all.flatMap(({ shadowRoot }) => (shadowRoot ? [...shadowRoot.children] : []))]
  return {
    lines: new Set(roots.flatMap((one) => ((one as HTMLElement).innerText ?? '').split('\n')).map((line) => line.trim())),
    seen: new Set(all.filter(isSeen)),
    looks: own.join('|'),
    url: location.href,
  }
}

function differs(before: Sight, box: Element): boolean {
  if (!box.isConnected || !isSeen(box)) return true
  const now = sightOf(box)
  return (
    [...now.lines].some((line) => !before.lines.has(line)) ||
    now.url !== before.url ||
    now.looks !== before.looks ||
    [...now.seen].some((one) => !before.seen.has(one))
  )
}

/** Whether people notice it, unlike a request, a cookie, or what the browser does as a field is filled in. */
export const isHeard = (effect: string): boolean =>
  !/^(?:scroll|change|input|reset|invalid|request|storage|database) |^(?:cookie|Worker)/.test(effect)

/** Whether a page lets people notice that a form was sent. An embedded part that can’t be looked into may say so. */
export async function hasSpoken(before: Sight, box: Element, take: Hold['take']): Promise<boolean> {
  for (let waited = 0; waited < patienceMs; waited += 100) {
    const { effects, leadsTo, errors } = take()
    if (leadsTo !== null || errors.length > 0 || effects.some(isHeard) || differs(before, box)) return true
    await wait(100)
  }
  return [...document.querySelectorAll('*')].some(
    (one) => (one.localName.includes('-') && one.shadowRoot === null && one.childElementCount === 0) || one.matches('canvas'),
  )
}

/** What more than one visitor at a time may lose: a message, an order, a booking. */
const isWeighty = (box: Element): boolean =>
  [...box.querySelectorAll('input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="submit"]), textarea, select')].filter(
    isSeen,
  ).length > 1

/** A form that a script sends: whether it says so once its request is answered, and whether a second click while it waits sends it again. */
export async function judgeSending(
  box: Element,
  button: HTMLElement,
  refill: () => boolean,
  { take, answer }: Pick<Hold, 'take' | 'answer'>,
  wasSilent: boolean,
): Promise<TriedForm['outcome'] | null> {
  let hasFailed = false
  const onError = () => (hasFailed = true)
  for (const name of ['error', 'unhandledrejection']) addEventListener(name, onError)
  try {
    if (wasSilent && refill() && !button.matches(':disabled')) {
      answer('accepted')
      take()
      const before = sightOf(box)
      press(button)
      const isTold = await hasSpoken(before, box, take)
      if (!hasFailed) return isTold ? 'errorless' : 'mute'
    }
    if (!isWeighty(box) || !box.isConnected || !refill() || button.matches(':disabled')) return null
    answer('none')
    return (await sendsTwice(button, take)) ? 'twice' : null
  } finally {
    answer('refused')
    for (const name of ['error', 'unhandledrejection']) removeEventListener(name, onError)
  }
}

async function sendsTwice(button: HTMLElement, take: Hold['take']): Promise<boolean> {
  const sent = () => take().effects.filter((one) => one.startsWith('request '))
  // What any click sends isn’t the form.
  take()
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await wait(50)
  const usual = sent()
  press(button)
  await wait(150)
  const first = sent().filter((one) => !usual.includes(one))
  if (first.length === 0 || !button.isConnected || !isSeen(button) || button.matches(':disabled, [aria-disabled="true"]')) return false
  if (getComputedStyle(button).pointerEvents === 'none') return false
  press(button)
  await wait(300)
  const second = sent()
  return first.some((one) => second.includes(one))
}
