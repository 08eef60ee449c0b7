import type { Hold } from '../held/hold.ts'
import { isPictured, isSeen, namesOf, textOn, wait } from '../named.ts'
import { press, pressKey } from '../pressing/press.ts'
import { setValue } from './set-value.ts'

export const nonsense = 'qzxqzx'
const searching = /search|suche|such\b|rechercher|buscar|cerca|pesquisar|zoek|filter|検索|搜索/i
export const clearing = /^(?:[×✕✖x]|clear(?: search)?|reset|löschen|effacer|borrar)$/i

const boxOf = (one: Element): Element | null => one.closest('form, search, [role="search"]') ?? one.parentElement
export const pageState = () => `${location.href} ${document.body.innerText}`

/** Fields that search or filter what’s on the page, by default those that nothing sends. */
export const findSearches = (among = ':not(form[action] *)'): HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="search"], input[type="text"], input:not([type])')]
    .filter((one) => one.type === 'search' || searching.test(`${one.placeholder} ${one.getAttribute('aria-label') ?? ''} ${namesOf(one)}`))
    .filter((one) => isSeen(one) && !one.disabled && !one.readOnly && !isPictured(one) && one.matches(among))
    .slice(0, 2)

/** Whether neither typing, nor Enter, nor the button beside it does anything. */
export async function isSearchDead(field: HTMLInputElement, take: Hold['take']): Promise<boolean> {
  const before = pageState()
  const given = field.value
  take()
  field.focus({ preventScroll: true })
  setValue(field, nonsense, false)
  await wait(600)
  const isTaken = pressKey('Enter', {}, field)
  if (!isTaken) field.form?.requestSubmit()
  const button = buttonOf(field)
  if (button) press(button)
  await wait(600)
  const isIdle = () => {
    const { requests, effects, leadsTo } = take()
    return pageState() === before && !requests && leadsTo === null && !effects.some((one) => !/^(?:change|input|scroll)/.test(one))
  }
  let isDead = isIdle() && field.value === nonsense
  // Some only show what fits, and nothing for nonsense.
  for (const word of isDead ? [...pageWords(), 'a', 'e', 's'] : []) {
    setValue(field, word, false)
    await wait(400)
    isDead &&= isIdle()
    if (!isDead) break
  }
  if (field.isConnected) setValue(field, given, false)
  await wait(50)
  return isDead && field.isConnected
}

/** The first words of a few headings and rows, which a search may know. */
const pageWords = (): string[] =>
  [...document.querySelectorAll('main h2, main h3, main li, main td')]
    .filter(isSeen)
    .flatMap((one) => /\p{L}{3,20}/u.exec(textOn(one))?.[0] ?? [])
    .slice(0, 3)

const buttonOf = (field: HTMLElement): HTMLElement | undefined =>
  [...(boxOf(field)?.querySelectorAll<HTMLElement>('button') ?? [])].find(
    (one) => isSeen(one) && !clearing.test(textOn(one)) && !clearing.test(one.getAttribute('aria-label') ?? ''),
  )

/** Whether only the button beside a search starts it, and Enter doesn’t. */
export async function isEnterDead(field: HTMLInputElement, take: Hold['take']): Promise<boolean> {
  const [button, given] = [buttonOf(field), field.value]
  if (button === undefined) return false
  const isAnswered = async (start: () => void) => {
    const before = pageState()
    take()
    start()
    await wait(600)
    const { requests, effects, leadsTo } = take()
    return pageState() !== before || requests || leadsTo !== null || effects.some((one) => !/^(?:change|input|scroll)/.test(one))
  }
  field.focus({ preventScroll: true })
  const isLive = await isAnswered(() => setValue(field, nonsense, false))
  const isEntered = isLive || (await isAnswered(() => void (pressKey('Enter', {}, field) || field.form?.requestSubmit())))
  const isPressed = !isEntered && (await isAnswered(() => press(button)))
  if (field.isConnected) setValue(field, given, false)
  // What was searched for may have hidden what else is to be tried.
  if (!isLive && field.isConnected) press(button)
  await wait(300)
  return isPressed
}

export const ofNumbers = /\bzip|post(?:al)? ?code|postleitzahl|\bplz\b|code postal|number|nummer|\bdate\b|\bid\b/i

/** The first line of each row that can be seen. */
const rowsShown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('li, tr, article, [class*="card" i], [class*="item" i], [class*="result" i]')]
    .filter((one) => isSeen(one) && one.closest('nav, header, footer') === null)
    .map(({ innerText }) => innerText.trim().split('\n')[0]?.trim() ?? '')

/** Whether a search that hides what doesn’t fit hides what does, too, or finds it only with its capital letters. */
export async function judgeRows(field: HTMLInputElement, take: Hold['take']): Promise<'unfound' | 'cased' | null> {
  const given = field.value
  const [before, heading] = [rowsShown(), [...document.querySelectorAll('h1, h2')].find(isSeen)]
  take()
  const rowsFor = async (words: string) => {
    setValue(field, words, false)
    await wait(450)
    if (rowsShown().length === before.length) field.form?.requestSubmit()
    await wait(150)
    return rowsShown()
  }
  const rest = new Set(await rowsFor(nonsense))
  const hidden = [...new Set(before)].filter((row) => /^\p{L}{4}/u.test(row) && row.length < 60 && !rest.has(row))
  const finds = async (row: string, spell: (words: string) => string) => {
    for (const words of [row, row.split(/[^\p{L}]/u)[0] ?? row]) if ((await rowsFor(spell(words))).includes(row)) return true
    return false
  }
  // What hides the rest of the page has results of its own.
  if (hidden.length < 3 || (heading !== undefined && !isSeen(heading))) return (await rowsFor(given), null)
  const [first = '', last = ''] = [hidden[0], hidden.at(-1)]
  const isFound = (await finds(first, String)) || (await finds(last, String))
  const isCased = isFound && /\p{Lu}/u.test(first) && !(await finds(first, (words) => words.toLowerCase()))
  const isBack = (await rowsFor(given)).join() === before.join()
  const { requests, leadsTo } = take()
  if (requests || leadsTo !== null || !isBack) return null
  return isFound ? (isCased ? 'cased' : null) : 'unfound'
}

const maxWords = 3

/** Words that a list of results may know: of the field’s hint, and of links and headings with one word. */
function knownWords(field: HTMLInputElement): string[] {
  const said = [...document.querySelectorAll('nav a, main a, h2, h3')].filter(isSeen).map((one) => textOn(one).trim())
  const words = [...field.placeholder.split(/\P{L}+/u), ...said].filter((word) => /^\p{L}{5,20}$/u.test(word))
  return [...new Set(words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`))].slice(0, maxWords)
}

/** Whether a search that lists links as one types finds a word with its capital letter only. */
export async function areResultsCased(field: HTMLInputElement, take: Hold['take']): Promise<boolean> {
  const given = field.value
  const linksFor = async (words: string) => {
    setValue(field, words, false)
    await wait(400)
    return [...document.querySelectorAll('a[href]')].filter(isSeen).map((link) => textOn(link).toLowerCase())
  }
  take()
  const none = await linksFor(nonsense)
  let isCased = false
  for (const word of knownWords(field)) {
    const isKnown = (text: string) => text.includes(word.toLowerCase())
    const usual = none.filter(isKnown).length
    const isFound = async (words: string) => (await linksFor(words)).filter(isKnown).length > usual
    if (!(await isFound(word))) continue
    // Twice, because results may only be late.
    isCased = !(await isFound(word.toLowerCase())) && (await isFound(word)) && !(await isFound(word.toLowerCase()))
    break
  }
  await linksFor(given)
  const { requests, leadsTo } = take()
  return isCased && !requests && leadsTo === null
}
