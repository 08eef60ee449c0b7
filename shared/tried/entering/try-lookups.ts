import { watchWrites } from '../choosing/watch-writes.ts'
import { findLanguageSwitch } from '../choosing/try-choices.ts'
import type { Hold } from '../held/hold.ts'
import { isPictured, isSeen, labelOf, namesOf, textOn, wait } from '../named.ts'
import { press } from '../pressing/press.ts'
import { setValue } from './set-value.ts'
import {
  areResultsCased,
  clearing,
  findSearches,
  isEnterDead,
  isSearchDead,
  judgeRows,
  nonsense,
  ofNumbers,
  pageState,
} from './try-searches.ts'

const revealing = /\b(?:show|reveal|toggle|view|anzeigen|afficher|mostrar|mostra)\b/i

type Found = { kind: 'searches' | 'unentered' | 'unfound' | 'cased' | 'uncleared' | 'reveals' | 'chooses'; element: HTMLElement }

/** Searches for something that isn’t there, empties and shows fields with the buttons for that, and chooses from lists: each as far as it must show. */
export async function tryLookups(take: Hold['take'], until: number): Promise<Found[]> {
  const found: Found[] = []
  const add = (kind: Found['kind'], element: HTMLElement) => void found.push({ kind, element })
  const tries = [
    ...findSearches().map((field) => async () => {
      if (await isEnterDead(field, take)) add('unentered', field)
      else if (await isSearchDead(field, take)) add('searches', field)
    }),
    ...findPasswords().map((field) => async () => {
      const button = revealOf(field)
      if (button !== null && (await isUnrevealed(field, button))) add('reveals', button)
    }),
    ...findSelects().map((select) => async () => void ((await isChoiceDead(select, take)) && add('chooses', select))),
    ...findSearches('[type="search"], form:not([action]) *, :not(form *)').map((field) => async () => {
      if (ofNumbers.test(labelOf(field) + namesOf(field))) return
      const kind = (await judgeRows(field, take)) ?? ((await areResultsCased(field, take)) ? 'cased' : null)
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
      !/hold|gedrückt|mainten|manten/i.test(textOn(one)) &&
      revealing.test(`${textOn(one)} ${one.getAttribute('aria-label') ?? ''}`) &&
      /pass|kennwort|mot de passe|contraseña|^(?:show|anzeigen)$/i.test(`${textOn(one)} ${one.getAttribute('aria-label') ?? ''}`.trim()),
  )
  return named.length === 1 ? (named[0] ?? null) : null
}

async function isUnrevealed(field: HTMLInputElement, button: HTMLElement): Promise<boolean> {
  const entered = 'Ebb-and-flow'
  setValue(field, entered, false)
  press(button)
  await wait(250)
  // Shown without what was entered, it isn’t either.
  const isHidden = field.isConnected && (field.type === 'password' || field.value !== entered)
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
        part?.querySelector('a[href], button, [role="button"], input:not([type="hidden"])') === null &&
        part.querySelectorAll('select').length === 1 &&
        part.querySelector('canvas, svg, video, audio, iframe, object') === null
      )
    })
    .slice(0, 2)

async function isChoiceDead(select: HTMLSelectElement, take: Hold['take']): Promise<boolean> {
  const { value } = select
  const looks = () =>
    `${pageState()} ${document.documentElement.className} ${[...document.querySelectorAll('img')].map(({ currentSrc }) => currentSrc).join()}`
  const before = looks()
  const others = [...select.options].filter((option) => option.value !== value && !option.disabled)
  let isDead = others.length > 0
  const isWritten = watchWrites()
  // The first one may be what a list is sorted by already.
  for (const other of others.slice(0, 6)) {
    take()
    setValue(select, other.value)
    await wait(isDead && other === others[0] ? 900 : 400)
    const { requests, effects, leadsTo } = take()
    isDead &&= looks() === before && !requests && leadsTo === null && !effects.some((one) => !/^(?:change|input|scroll)/.test(one))
    if (!isDead) break
  }
  isDead = !isWritten() && isDead
  if (select.isConnected) setValue(select, value)
  return isDead
}
