import { isPictured, isSeen, textOn, toNamed, wait } from '../named.ts'
import type { Fault } from '../tried.ts'
import type { Changes } from './changes.ts'
import { isHarmless } from './find-controls.ts'
import { press } from './press.ts'

const cards = 'article, li, div, section, tr, td, span, h2, h3, h4, p, figure'
const own = 'a[href], button, input, select, textarea, summary, label, form'
const aside = 'header, nav, footer, dialog'
const maxPressed = 3
const bare = (url: string) => url.replace(/[?#].*$/, '').replace(/\/$/, '')

/** Elements that only a script makes lead to another page of the site, to which no link leads: nobody can open it in a new tab, and no crawler finds it. */
export async function findScriptedLinks(changes: Changes, handled: WeakSet<EventTarget>, until: number): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const group of [findCards(handled), findTwins()]) {
    const found: Fault[] = []
    for (const one of group.slice(0, maxPressed)) {
      if (performance.now() > until || !one.isConnected || !isSeen(one)) break
      if (await leadsUnlinked(one, changes)) found.push({ ...toNamed(one), kind: 'scripted' })
    }
    // One button may well start something; several alike are a list of pages.
    if (found.length > 1 || group[0]?.localName !== 'button') faults.push(...found)
  }
  return faults
}

const isCandidate = (one: Element) => isSeen(one) && !isPictured(one) && isHarmless(one) && textOn(one).length >= 3

function findCards(handled: WeakSet<EventTarget>): Element[] {
  const isHandled = (one: Element) => handled.has(one) || (one instanceof HTMLElement && one.onclick !== null)
  return [...document.querySelectorAll(`[role="link"]:not(a[href]), ${cards}`)].filter(
    (one) =>
      isCandidate(one) &&
      (one.role === 'link' || (isHandled(one) && getComputedStyle(one).cursor === 'pointer')) &&
      one.closest(`${own}, ${aside}`) === null &&
      one.querySelector(own) === null,
  )
}

/** Buttons with the same words or the same class, each in a card of its own. */
function findTwins(): Element[] {
  const all = [...document.querySelectorAll('button')].filter(
    (one) =>
      isCandidate(one) &&
      one.closest(`form, ${aside}, [role="tablist"]`) === null &&
      !one.matches('[aria-expanded], [aria-pressed], [aria-controls], [popovertarget]'),
  )
  const cardOf = (one: Element) => one.closest('li, article, tr, [class*="card" i], [class*="item" i]')
  return all.filter((one) => {
    const card = cardOf(one)
    return (
      card !== null &&
      all.some((other) => other !== one && cardOf(other) !== card && cardOf(other)?.parentElement === card.parentElement) &&
      card.querySelector('a[href]') === null
    )
  })
}

async function leadsUnlinked(one: Element, changes: Changes): Promise<boolean> {
  const start = location.href
  const linked = new Set([...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => bare(href)))
  const { leadsTo } = await changes.after(one, () => press(one))
  const to = leadsTo ?? location.href
  if (location.href !== start) {
    history.back()
    await wait(300)
  }
  return bare(to) !== bare(start) && URL.parse(to)?.origin === location.origin && !linked.has(bare(to))
}
