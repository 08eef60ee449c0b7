import { findLanguageSwitch } from './try-choices.ts'
import type { Hold } from '../held/hold.ts'
import { isPictured, isSeen, labelOf, namesOf, textOn, wait } from '../named.ts'
import { press, pressKey } from '../pressing/press.ts'
import { setValue } from './set-value.ts'

const nonsense = 'qzxqzx'
const searching = /search|suche|such\b|rechercher|buscar|cerca|pesquisar|zoek|filter|検索|搜索/i
const clearing = /^(?:[×✕✖x]|clear(?: search)?|reset|löschen|effacer|borrar)$/i
const revealing = /\b(?:show|reveal|toggle|view|anzeigen|afficher|mostrar|mostra)\b/i

type Found = { kind: 'searches' | 'unfound' | 'cased' | 'uncleared' | 'reveals' | 'chooses'; element: HTMLElement }

/** Searches for something that isn’t there, empties and shows fields with the buttons for that, and chooses from lists: each as far as it must show. */
export async function tryLookups(take: Hold['take'], until: number): Promise<Found[]> {
  const found: Found[] = []
  const add = (kind: Found['kind'], element: HTMLElement) => void found.push({ kind, element })
  const tries = [
    ...findSearches().map((field) => async () => void ((await isSearchDead(field, take)) && add('searches', field))),
    ...findPasswords().map((field) => async () => {
      const button = revealOf(field)
      if (button !== null && (await isUnrevealed(field, button))) add('reveals', button)
    }),
    ...findSelects().map((select) => async () => void ((await isChoiceDead(select, take)) && add('chooses', select))),
    ...findSearches('[type="search"], form:not([action]) *, :not(form *)').map((field) => async () => {
      const kind = ofNumbers.test(labelOf(field) + namesOf(field)) ? null : await judgeRows(field, take)
      if (kind !== null) add(kind, field)
    }),
    ...findSearches().map((field) => async () => {
      const button = clearOf(field)
      if (button !== null && (await isUncleared(field, button))) add('uncleared', button)
    }),
  ]
  for (const one of tries) if (performance.now() < until) await one()
  return found
}

const boxOf = (one: Element): Element | null => one.closest('form, search, [role="search"]') ?? one.parentElement
const pageState = () => `${location.href} ${document.body.innerText}`

/** Fields that search or filter what’s on the page, by default those that nothing sends. */
const findSearches = (among = ':not(form[action] *)'): HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="search"], input[type="text"], input:not([type])')]
    .filter((one) => one.type === 'search' || searching.test(`${one.placeholder} ${one.getAttribute('aria-label') ?? ''} ${namesOf(one)}`))
    .filter((one) => isSeen(one) && !one.disabled && !one.readOnly && !isPictured(one) && one.matches(among))
    .slice(0, 2)

/** Whether neither typing, nor Enter, nor the button beside it does anything. */
async function isSearchDead(field: HTMLInputElement, take: Hold['take']): Promise<boolean> {
  const before = pageState()
  const given = field.value
  take()
  field.focus({ preventScroll: true })
  setValue(field, nonsense, false)
  await wait(600)
  const isTaken = pressKey('Enter', {}, field)
  if (!isTaken) field.form?.requestSubmit()
  const button = [...(boxOf(field)?.querySelectorAll<HTMLElement>('button') ?? [])].find(
    (one) => isSeen(one) && !clearing.test(textOn(one)) && !clearing.test(one.getAttribute('aria-label') ?? ''),
  )
  if (button) press(button)
  await wait(600)
  const { requests, effects, leadsTo } = take()
  const isDead =
    pageState() === before &&
    !requests &&
    leadsTo === null &&
    !effects.some((one) => !/^(?:change|input|scroll)/.test(one)) &&
    field.value === nonsense
  if (field.isConnected) setValue(field, given, false)
  await wait(50)
  return isDead && field.isConnected
}

const ofNumbers = /\bzip|post(?:al)? ?code|postleitzahl|\bplz\b|code postal|number|nummer|\bdate\b|\bid\b/i

/** The first line of each row that can be seen. */
const rowsShown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('li, tr, article, [class*="card" i], [class*="item" i], [class*="result" i]')]
    .filter((one) => isSeen(one) && one.closest('nav, header, footer') === null)
    .map(({ innerText }) => innerText.trim().split('\n')[0]?.trim() ?? '')

/** Whether a search that hides what doesn’t fit hides what does, too, or finds it only with its capital letters. */
async function judgeRows(field: HTMLInputElement, take: Hold['take']): Promise<'unfound' | 'cased' | null> {
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

const clearOf = (field: HTMLElement): HTMLElement | null =>
  [...(field.parentElement?.querySelectorAll<HTMLElement>('button') ?? [])].find(
    (one) => isSeen(one) && (clearing.test(textOn(one)) || /^clear\b/i.test(one.getAttribute('aria-label') ?? '')),
  ) ?? null

async function isUncleared(field: HTMLInputElement, button: HTMLElement): Promise<boolean> {
  setValue(field, nonsense, false)
  await wait(80)
  press(button)
  await wait(250)
  const isLeft = field.isConnected && field.value === nonsense
  if (isLeft) setValue(field, '', false)
  return isLeft
}

const findPasswords = () => [...document.querySelectorAll<HTMLInputElement>('input[type="password"]')].filter(isSeen).slice(0, 1)

/** The only button beside a password that says it shows it. */
function revealOf(field: HTMLElement): HTMLElement | null {
  const around = [...(field.closest('label, div, p, form')?.parentElement?.querySelectorAll<HTMLElement>('button[type="button"]') ?? [])]
  const named = around.filter(
    (one) =>
      isSeen(one) &&
      revealing.test(`${textOn(one)} ${one.getAttribute('aria-label') ?? ''}`) &&
      /pass|kennwort|mot de passe|contraseña|^(?:show|anzeigen)$/i.test(`${textOn(one)} ${one.getAttribute('aria-label') ?? ''}`.trim()),
  )
  return named.length === 1 ? (named[0] ?? null) : null
}

async function isUnrevealed(field: HTMLInputElement, button: HTMLElement): Promise<boolean> {
  setValue(field, 'Ebb-and-flow', false)
  press(button)
  await wait(250)
  const isHidden = field.isConnected && field.type === 'password'
  if (field.type !== 'password') press(button)
  if (field.isConnected) setValue(field, '', false)
  return isHidden
}

/** What a list is there to change: a price, a time or another number beside it. */
const isShownBeside = (part: Element | null | undefined) => /\d/.test((part as HTMLElement | null)?.innerText ?? '')

/** Lists outside forms, in a part of the page without a button: nothing but a script could use what’s chosen. */
const findSelects = (): HTMLSelectElement[] =>
  [...document.querySelectorAll('select')]
    .filter(
      (one) =>
        one.form === null && !one.disabled && isSeen(one) && !isPictured(one) && one.options.length > 1 && one !== findLanguageSwitch(),
    )
    .filter((one) => {
      const part = one.closest('section, article')
      return (
        isShownBeside(part) &&
        part?.querySelector('button, [role="button"], input:not([type="hidden"])') === null &&
        part.querySelectorAll('select').length === 1
      )
    })
    .slice(0, 2)

async function isChoiceDead(select: HTMLSelectElement, take: Hold['take']): Promise<boolean> {
  const { value } = select
  const looks = () =>
    `${pageState()} ${document.documentElement.className} ${[...document.querySelectorAll('img')].map(({ currentSrc }) => currentSrc).join()}`
  const before = looks()
  const other = [...select.options].find((option) => option.value !== value && !option.disabled)
  if (other === undefined) return false
  take()
  setValue(select, other.value)
  await wait(900)
  const { requests, effects, leadsTo } = take()
  const isDead = looks() === before && !requests && leadsTo === null && !effects.some((one) => !/^(?:change|input|scroll)/.test(one))
  if (select.isConnected) setValue(select, value)
  return isDead
}
