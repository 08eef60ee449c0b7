import type { Hold } from '../held/hold.ts'
import { isInView, isLayered, isSeen, noticeBoxes, textOn, wait } from '../named.ts'
import { press } from '../pressing/press.ts'
import { isCloseControl, layerOf } from './look.ts'
import words from './notice-words.json' with { type: 'json' }

const named = (pattern: string, text: string): boolean => new RegExp(pattern, 'iu').test(text.trim())
const controls = 'button, [role="button"], a, summary, input[type="submit"], input[type="button"]'
const isAtNotice = (one: Element) => isSeen(one) && (isLayered(one) || one.closest(noticeBoxes) !== null)
const boxOf = (one: HTMLElement) => layerOf(one) ?? one.closest<HTMLElement>(noticeBoxes)

/** A cookie notice whose reject or close button does nothing. The one that agrees is never pressed. */
export async function findStuckNotice(take: Hold['take']): Promise<HTMLElement[]> {
  const buttons = [...document.querySelectorAll<HTMLElement>(controls)].filter(isAtNotice)
  const button = buttons.find((one) => named(words.refusing, textOn(one))) ?? buttons.find(isCloseControl)
  const banner = button && boxOf(button)
  // Who may refuse or agree is asked for something, whatever it’s called.
  const isAsked =
    button &&
    banner &&
    named(words.refusing, textOn(button)) &&
    buttons.some((one) => banner.contains(one) && named(words.agreeing, textOn(one)))
  if (!button || !banner || !(isAsked || named(words.about, banner.innerText)) || button.matches('a[href]:not([href^="#"])')) return []
  take()
  const before = banner.innerText
  press(button)
  for (let waited = 0; waited < 1200 && banner.isConnected && isSeen(banner); waited += 100) await wait(100)
  // The server may have to be told first.
  return !banner.isConnected || !isSeen(banner) || banner.innerText !== before || take().requests ? [] : [banner]
}

/** Links to what is only read, and the product’s own way on. */
const isReading = (one: Element) => one.matches('a[href]:not([href^="#"], [role="button"])')

/** A notice that asks to agree to more than is necessary, and has nothing else to press: no way to decline, choose or close. */
export function findOneWayNotice(): HTMLElement[] {
  const agreeing = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => isAtNotice(one) && named(words.agreeing, textOn(one)),
  )
  const banners = agreeing.map(boxOf).filter((one) => one !== null)
  const [banner] = banners
  if (banner === undefined || !isInView(banner) || !named(words.about, banner.innerText)) return []
  const said = banner.innerText
  if (!named(words.purposes, said) || named(words.harmless, said) || said.length > 1500) return []
  // Choices, or a button elsewhere that opens them.
  const isChoice = (one: Element) => one.matches('input, select') || !(agreeing.includes(one as HTMLElement) || isReading(one))
  const others = [...banner.querySelectorAll(`${controls}, input, select, [tabindex="0"]`)].filter((one) => isSeen(one) && isChoice(one))
  const elsewhere = [...document.querySelectorAll(`${controls}, [onclick]`)].some(
    (one) => !banner.contains(one) && isSeen(one) && named(words.about, textOn(one)) && !isReading(one),
  )
  return others.length > 0 || elsewhere || [...banner.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null) ? [] : [banner]
}
