import type { Changes } from './changes.ts'
import { findMainAction } from './find-controls.ts'
import { isInView, isPictured, isSeen, textOn, toNamed, wait } from '../named.ts'
import { targetOf } from './opened-menu.ts'
import { scrollsOn } from './jump.ts'
import { press } from './press.ts'
import type { Fault } from '../tried.ts'

const upwards =
  /^(?:(?:back|scroll|go|return) to (?:the )?top|to (?:the )?top|nach oben|zum seitenanfang|haut de (?:la )?page|retour en haut|volver arriba|torna su|[↑⇧▲⬆]\uFE0F?)$/i

/** A link to the page itself, or to a route of it by hash, may rightly do nothing. */
const isHere = ({ href }: HTMLAnchorElement) => href.replace(/#.*/, '') === location.href.replace(/#.*/, '')

/** Presses the links that stay on the page, the button that leads back up, and last the main link: a link must lead somewhere. */
export async function tryLinks(changes: Changes, until: number): Promise<Fault[]> {
  const faults: Fault[] = []
  const add = (kind: string, one: Element) => void faults.push({ ...toNamed(one), kind })
  const seen = [...document.querySelectorAll<HTMLElement>('a[href*="#"], button')].filter((one) => isSeen(one) && !isPictured(one))
  const within = seen.filter((one): one is HTMLAnchorElement => one instanceof HTMLAnchorElement && one.hash.length > 1)
  for (const link of within.slice(0, 6)) {
    const target = targetOf(link)
    if (
      target === null ||
      !isSeen(target) ||
      link.matches('[role="tab"], [role="button"], [aria-controls], [data-toggle], [data-bs-toggle]')
    )
      continue
    scrollTo({ top: 0, behavior: 'instant' })
    if (performance.now() > until) break
    if (target.getBoundingClientRect().top < innerHeight) continue
    const said = document.body.innerText
    const isThere = () => target.getBoundingClientRect().top < innerHeight
    let isIdle = false
    const isAsked = await scrollsOn(async () => {
      const { errors, leadsTo } = await changes.after(link, () => press(link))
      for (let waited = 0; waited < 900 && !isThere(); waited += 100) await wait(100)
      isIdle = leadsTo === null && (errors.length > 0 || isSeen(target))
    })
    if (isIdle && !isAsked && !isThere() && scrollY < 20 && document.body.innerText === said) add('anchor', link)
  }
  const up = seen.find((one) => upwards.test(textOn(one)) || upwards.test(one.getAttribute('aria-label') ?? ''))
  if (up !== undefined && performance.now() < until) {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await wait(150)
    const start = scrollY
    if (start > innerHeight && isSeen(up)) {
      const isStill = () => scrollY > start - 20
      const isAsked = await scrollsOn(async () => {
        press(up)
        for (let waited = 0; waited < 1000 && isStill(); waited += 100) await wait(100)
      })
      if (isStill() && !isAsked) add('upwards', up)
    }
  }
  scrollTo({ top: 0, behavior: 'instant' })
  const main = findMainAction()
  if (
    main instanceof HTMLAnchorElement &&
    /^https?:/.test(main.protocol) &&
    targetOf(main) === null &&
    !isHere(main) &&
    performance.now() < until
  ) {
    const { leadsTo, requests, effects, isChanged } = await changes.after(main, () => press(main))
    if (leadsTo === null && !requests && !effects.some((one) => /^(?:link|navigation|open|submit)/.test(one)) && !isChanged)
      add('leadless', main)
  }
  return faults
}

/** Whether the page’s text takes no right click, and shows no menu of its own. */
export async function refusesMenu(): Promise<boolean> {
  const text = [...document.querySelectorAll('main p, section p, body > p')].find((one) => isSeen(one) && isInView(one))
  if (text === undefined) return false
  const said = document.body.innerText
  const isRefused = !text.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true, clientX: 40, clientY: 40 }),
  )
  await wait(150)
  return isRefused && document.body.innerText === said
}
