import type { Changes } from '../pressing/changes.ts'
import type { Hold } from '../held/hold.ts'
import { isPictured, isSeen, isWithin, labelOf, namesOf, textOn, toNamed, wait } from '../named.ts'
import { press } from '../pressing/press.ts'
import { watchWrites } from './watch-writes.ts'
import { setValue } from '../entering/set-value.ts'
import type { Fault } from '../tried.ts'
import { contrastOf } from '../looking/under-pointer.ts'

const maxChoices = 4
const needed = /necessary|required|essential|notwendig|erforderlich|nécessaire/i

/** Tries checkboxes, menus of choices, the switches of theme and language, and what only looks as if it could be pressed. Leaves each as it was. */
export async function tryChoices(changes: Changes, take: Hold['take'], until: number): Promise<Fault[]> {
  const faults: Fault[] = []
  const add = (kind: string, one: Element, text = textOn(one)) => void faults.push({ ...toNamed(one), text, kind })
  const mayGoOn = () => performance.now() < until
  for (const box of findBoxes()) if (mayGoOn() && (await isStuck(box))) add('unticked', box, labelOf(box))
  for (const select of findEmptySelects()) add('optionless', select, labelOf(select))
  const theme = findThemeSwitch()
  if (theme !== null && mayGoOn()) for (const one of await findUnreadable(theme)) add('unreadable', one)
  if (theme !== null && mayGoOn() && !(await changesColors(theme))) add('theme', theme)
  const language = findLanguageSwitch()
  if (language !== null && mayGoOn() && !(await changesWords(language, take))) add('language', language, labelOf(language))
  for (const one of findPressable()) {
    if (!mayGoOn() || !one.isConnected || !isSeen(one)) continue
    const { isChanged, isShown } = await changes.after(one, () => press(one))
    const isLink = one.matches('a')
    if (isChanged && isShown()) add('mouse', one)
    else if (isLink && !isChanged) add('hrefless', one)
  }
  return faults
}

const findBoxes = (): HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
    .filter(
      (one) =>
        (isSeen(one) || [...(one.labels ?? [])].some(isSeen)) &&
        one.matches(':not(:disabled, [readonly], [aria-disabled="true"], [aria-readonly="true"])'),
    )
    .filter((one) => !needed.test(`${labelOf(one)} ${namesOf(one)}`) && one.checkVisibility() && !isPictured(one))
    .slice(0, maxChoices)

/** Whether pressing a checkbox twice ever changes it, and the page doesn’t say why: of some, only a few may be checked. */
async function isStuck(box: HTMLInputElement): Promise<boolean> {
  const [before, said] = [box.checked, document.body.innerText]
  const isOneOf = box.closest('fieldset, ul, form')?.querySelector('input[type="checkbox"]:checked') != null
  let isChanged = isOneOf && !before
  for (let presses = 0; presses < 2 && box.isConnected; presses += 1) {
    box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window }))
    await wait(150)
    isChanged ||= box.checked !== before || document.body.innerText !== said
  }
  return box.isConnected && !isChanged
}

/** Menus that offer nothing to choose, in forms where no other choice may fill them. */
const findEmptySelects = (): HTMLSelectElement[] =>
  [...document.querySelectorAll('select')].filter((one) => {
    const { form } = one
    const isChoice = [...one.options].some(
      (option) =>
        option.value.trim() !== '' && !option.disabled && !/^(?:[-–—.…\s]*|(?:please )?(?:choose|select)\b.*)$/i.test(option.text),
    )
    const hasOther = [...(form ?? document).querySelectorAll('select, input[type="radio"], [role="combobox"]')].some(
      (other) => other !== one,
    )
    // Times may come once a day is chosen.
    const isLater = (form ?? document).querySelector('input[type="date"], input[name*="date" i]') !== null
    return isSeen(one) && !one.disabled && !isChoice && !hasOther && !isLater
  })

/** What a switch of themes says as a whole: “Dark roast” and “Choose Light” are something else. */
const themeWords =
  /^(?:dark|light|night|theme|colou?r scheme|dunkel|hell|sombre|clair|oscuro|claro)$|\b(?:dark|light|night)[- ]?mode|\b(?:dark|light|color|colour|toggle|switch|change) (?:theme|(?:color |colour )?scheme)|\b(?:switch|change|toggle) (?:to )?(?:dark|light|night)\b|dunkelmodus|dunkles design|(?:mode|thème) (?:sombre|clair)|(?:modo|tema) (?:oscuro|claro)/i
const themeSigns = /^(?:🌙|🌚|🌛|☀|🌞|🌓|🌗|◐|◑|☾)\uFE0F?$/u

function findThemeSwitch(): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>('button, [role="switch"], [role="button"], input[type="checkbox"]')].filter(
    (one) => {
      const words = [textOn(one), one.getAttribute('aria-label') ?? '', one.title].map((each) => each.trim())
      const isNamed = /(?:^|[-_\s])(?:theme|dark-?mode|color-?mode)(?:[-_](?:toggle|switch|btn|button))?(?:$|[-_\s])/i.test(namesOf(one))
      const isSaid = words.some((each) => themeWords.test(each)) || themeSigns.test(textOn(one))
      return (isSaid || isNamed) && words.join(' ').length < 60 && isSeen(one) && !isPictured(one)
    },
  )
  const [only, ...others] = found
  // A menu of themes, or swatches, has more to press.
  return only !== undefined && others.length === 0 && !only.matches('[aria-haspopup], [aria-expanded], :disabled') ? only : null
}

const colors = (): string =>
  [document.documentElement, ...document.querySelectorAll('body, body *')]
    .slice(0, 150)
    .map((one) => {
      const { color, backgroundColor, backgroundImage, filter, colorScheme } = getComputedStyle(one)
      return [color, backgroundColor, backgroundImage, filter, colorScheme].join()
    })
    .join('|')

/** Presses up to three times: the first choices may be what the page shows already. */
async function changesColors(button: HTMLElement): Promise<boolean> {
  const [before, said] = [colors(), document.body.innerText]
  let isChanged = false
  for (let presses = 0; presses < 3 && button.isConnected; presses += 1) {
    press(button)
    await wait(350)
    const now = colors()
    // One that opens something isn’t the switch itself.
    if (document.body.innerText.length - said.length > 20) return true
    if (isChanged && now === before) return true
    isChanged ||= now !== before || !button.isConnected
  }
  return isChanged
}

/** Texts that nobody can read once the theme is switched. */
async function findUnreadable(theme: HTMLElement): Promise<Element[]> {
  const texts = [...document.querySelectorAll('main :is(p, li, h1, h2, h3, h4, td, label), body > :is(p, section) :is(p, h2)')]
    .filter((one) => isSeen(one) && textOn(one) !== '' && !isPictured(one) && contrastOf(one, true) >= 2)
    .slice(0, 60)
  press(theme)
  await wait(500)
  const lost = texts.filter((one) => {
    if (!one.isConnected || !isSeen(one) || contrastOf(one, true) >= 1.25) return false
    one.scrollIntoView({ block: 'center', behavior: 'instant' })
    return contrastOf(one, false) < 1.25
  })
  if (theme.isConnected) press(theme)
  await wait(350)
  return lost.slice(0, 3)
}

const languageNames =
  /^(?:english|deutsch|german|fran[cç]ais|french|espa[nñ]ol|spanish|italiano|portugu[eê]s|nederlands|polski|svenska|dansk|norsk|suomi|türkçe|русский|українська|日本語|中文|한국어|العربية|en|de|fr|es|it|pt|nl|pl)(?: \(.*\))?$/i

export const findLanguageSwitch = (): HTMLSelectElement | null =>
  [...document.querySelectorAll('select')].find((one) => {
    const texts = [...one.options].map(({ text }) => text.replaceAll(/[^\p{L}() ]/gu, '').trim())
    // It’s a translator’s, not the page’s.
    const isAsked = (one.form ?? one.closest('main, section, article'))?.querySelector('input:not([type="hidden"]), textarea') != null
    return isSeen(one) && !one.disabled && !isAsked && texts.length > 1 && texts.every((text) => languageNames.test(text))
  }) ?? null

/** Whether choosing another language changes the page’s words, or leads to another page. */
async function changesWords(select: HTMLSelectElement, take: Hold['take']): Promise<boolean> {
  const { value, form } = select
  const wordsOf = () => `${document.documentElement.lang} ${document.body.innerText}`
  const before = wordsOf()
  // One with a button waits for it.
  if (form?.querySelector('button, [type="submit"]') != null) return true
  const other = [...select.options].find((option) => option.value !== value && !option.disabled)
  if (other === undefined) return true
  take()
  const isWritten = watchWrites()
  setValue(select, other.value)
  for (let waited = 0; waited < 1000 && wordsOf() === before; waited += 100) await wait(100)
  const { requests, leadsTo, effects } = take()
  const isLeading = requests || leadsTo !== null || effects.some((effect) => /^(?:navigation|link|submit|location)/.test(effect))
  const isChanged = isWritten() || wordsOf() !== before || isLeading
  if (select.isConnected) setValue(select, value)
  await wait(100)
  return isChanged
}

const controls =
  'a[href], button, input, select, textarea, summary, label, option, [tabindex]:not([tabindex="-1"]), [contenteditable], dialog, video, audio, iframe, canvas'
const layers = /backdrop|overlay|modal|scrim|mask|lightbox|slide|swiper|carousel|cursor|card|tile/i

/** Short texts that look as if they could be pressed but aren’t controls: those with a pointer of their own, and links without an address. */
function findPressable(): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>('body a, body span, body div, body li, body b, body i')].filter((one) => {
    if (one.matches(`${controls}, [disabled], [aria-disabled="true"], [aria-current], [aria-hidden="true"], nav *:not(a)`)) return false
    if (isWithin(one, controls) || one.querySelector(controls) !== null || one.onclick !== null) return false
    const text = textOn(one)
    if (text === '' || text.length > 40 || !isSeen(one) || isPictured(one) || layers.test(namesOf(one))) return false
    const { cursor } = getComputedStyle(one)
    const isPointer = cursor === 'pointer' && one.parentElement !== null && getComputedStyle(one.parentElement).cursor !== 'pointer'
    return one.matches('a') ? isPointer || looksLikeLink(one) : isPointer
  })
  return found.slice(0, maxChoices)
}

/** A link without an address that looks like the page’s others. */
function looksLikeLink(one: HTMLElement): boolean {
  if (
    one.id !== '' ||
    one.hasAttribute('name') ||
    /current|active|disabled|breadcrumb/i.test(`${namesOf(one)} ${one.parentElement?.className ?? ''}`)
  )
    return false
  const looks = (element: Element) => {
    const { color, textDecorationLine, backgroundColor } = getComputedStyle(element)
    return [color, textDecorationLine, backgroundColor].join()
  }
  const plain = one.parentElement === null ? '' : looks(one.parentElement)
  return looks(one) !== plain && [...document.querySelectorAll('a[href]')].some((link) => isSeen(link) && looks(link) === looks(one))
}
