import { money } from '../amounts.ts'
import type { Hold } from '../held/hold.ts'
import { isSeen, textOn, toNamed, wait } from '../named.ts'
import type { Fault } from '../tried.ts'
import { findGroups, isSorting, type Choice } from './find-choices.ts'

type Visit = { choice: Choice; values: Map<Element, string> }

const [most, mostGroups] = [4, 2]
/** A choice that shows nothing of its own, or keeps what there is to work on. */
const unlike =
  /custom|other|none|\bany\b|\ball\b|own|your|surprise|silen|\boff\b|random|eigen|ander|kein|zufall|überrasch|\baus\b|autre|aucun|votre|otr[oa]|ningun|altr[oi]|nessun|outr[oa]|geen|annan|anden|inn[ae]|その他|其他|기타/i
const priced = new RegExp(money.source)

/**
 * Choices that leave what another one shows. What a page shows for a choice can’t depend on what was chosen before: each is made after two others, and one
 * that keeps a picture, price or list of either is told, if others change it to the same each time. So is a picture that’s still named after another
 * choice while the text beside it follows.
 */
export async function findStaleChoices(take: Hold['take'], until: number): Promise<Fault[]> {
  const found: Fault[] = []
  for (const group of findGroups().slice(0, mostGroups)) {
    if (performance.now() > until) break
    const first = group.find(({ isChosen }) => isChosen())
    const chosen = group.filter((one) => one !== first && one.name !== '' && !unlike.test(one.name)).slice(0, most - 1)
    // What is the same by one order stays in that of another.
    if (first === undefined || chosen.length === 0 || isSorting(first)) continue
    const visits: Visit[] = [{ choice: first, values: readValues(group) }]
    const visit = async (choice: Choice) => {
      take()
      choice.choose()
      await wait(220)
      // What it asks a server for is held back by now.
      if (take().requests || !choice.element.isConnected || !choice.isChosen() || group.filter(({ isChosen }) => isChosen()).length > 1)
        return false
      visits.push({ choice, values: readValues(group) })
      return true
    }
    const goOn = async (order: readonly Choice[]) => {
      for (const choice of order) if (performance.now() > until || !(await visit(choice))) return false
      return true
    }
    const isAll = await goOn(chosen)
    const named = isAll ? leftPicture(visits) : undefined
    const [last] = chosen.slice(-1)
    const isMoved = changesIn(visits).size > 0
    const isBack =
      named === undefined &&
      isAll &&
      isMoved &&
      last !== undefined &&
      (await goOn([...chosen.toReversed().slice(1), ...(first.name === '' ? [] : [first]), last]))
    const left = named ?? (isBack ? leftOf(visits) : undefined)
    if (first.element.isConnected) first.choose()
    await wait(100)
    if (left !== undefined) found.push(left)
  }
  return found
}

/** What is seen, apart from the choices themselves: pictures, texts without any elements inside, and what lists offer. */
function readValues(group: readonly Choice[]): Map<Element, string> {
  const values = new Map<Element, string>()
  const isOwn = (one: Element) => group.some(({ element }) => element.contains(one) || one.closest('label')?.control === element)
  for (const one of document.querySelectorAll<HTMLElement>('main *, body > :not(header, footer, nav, script, style) *')) {
    if (values.size > 600) break
    const isList = one instanceof HTMLSelectElement
    const value =
      one instanceof HTMLImageElement
        ? one.src
        : isList
          ? [...one.options].map(({ text }) => text).join('; ')
          : one.childElementCount === 0 && !one.matches('option, script, style, textarea, [contenteditable]')
            ? textOn(one)
            : ''
    if (value !== '' && isSeen(one) && !isOwn(one)) values.set(one, value)
  }
  return values
}

/** What differed after any of the visits. */
function changesIn(visits: readonly Visit[]): Set<Element> {
  const [first] = visits
  return new Set([...(first?.values.keys() ?? [])].filter((one) => visits.some(({ values }) => values.get(one) !== first?.values.get(one))))
}

/** What one choice shows of the one before, whichever that was, while two others show something of their own each time. */
function leftOf(visits: readonly Visit[]): Fault | undefined {
  for (const shown of changesIn(visits)) {
    if (
      visits.some(({ values }) => !values.has(shown)) ||
      !(shown instanceof HTMLImageElement || shown instanceof HTMLSelectElement || priced.test(visits[0]?.values.get(shown) ?? ''))
    )
      continue
    const at = visits.map(({ choice, values }, index) => ({ choice, now: values.get(shown), before: visits[index - 1]?.values.get(shown) }))
    const groups = Map.groupBy(at, ({ choice }) => choice)
    const isSteady = (those: typeof at) => new Set(those.map(({ now }) => now)).size === 1
    const steady = [...groups.values()].filter(isSteady).map(([one]) => one?.now)
    const stale = [...groups].filter(
      ([, those]) => !isSteady(those) && those.every(({ now, before }) => before === undefined || now === before),
    )
    const [one] = stale[0] ?? []
    const isAll = groups.size === steady.length + stale.length
    // What is shown at first belongs to the choice that’s made then.
    const own = one === visits[0]?.choice ? [visits[0]?.values.get(shown)] : []
    if (one !== undefined && isAll && new Set([...steady, ...own]).size > 1 && !isExplained(one, visits))
      return toFault(one, shown, at.findLast(({ choice }) => choice === one)?.now ?? '')
  }
  return undefined
}

/** Whether a text that comes with a choice alone may say why: “Sold out”, “No picture yet”. */
const isExplained = (choice: Choice, visits: readonly Visit[]): boolean => {
  const textsOf = (those: readonly Visit[]) =>
    those.flatMap(({ values }) => [...values].filter(([one]) => !(one instanceof HTMLImageElement)).map(([, text]) => text))
  const others = new Set(textsOf(visits.filter((one) => one.choice !== choice)))
  const own = textsOf(visits.filter((one, at) => at > 0 && one.choice === choice))
  return own.some((text) => !others.has(text) && !wordsIn(text).includes(wordsIn(choice.name)))
}

const fileOf = (url: string) => decodeURI(url.split('/').at(-1) ?? '')
const toFault = ({ element, name }: Choice, shown: Element, value: string): Fault => ({
  ...toNamed(element),
  text: `${name.slice(0, 40)}” and “${(shown instanceof HTMLImageElement ? fileOf(value) : value).slice(0, 60)}`,
  kind: 'stale',
})

const wordsIn = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `

/** A picture named after the first choice that stays, while the text beside it names each choice in turn. */
function leftPicture(visits: readonly Visit[]): Fault | undefined {
  const names = visits.map(({ choice }) => wordsIn(choice.name))
  const [first, second] = visits
  if (first === undefined || second === undefined || new Set(names).size < visits.length || names.some((name) => name.trim().length < 3))
    return undefined
  const changed = [...changesIn(visits)].filter(
    (one) =>
      !(one instanceof HTMLImageElement || one instanceof HTMLSelectElement) &&
      visits.every(({ values }, at) => {
        const said = wordsIn(values.get(one) ?? '')
        return names.every((name, other) => said.includes(name) === (other === at))
      }),
  )
  for (const text of changed) {
    const box = text.closest('figcaption')?.closest('figure')
    const pictures = [...(box?.querySelectorAll('img') ?? [])].filter((one) => isSeen(one))
    const [picture, ...others] = pictures
    if (picture === undefined || others.length > 0 || !visits.every(({ values }) => values.get(picture) === picture.src)) continue
    const [said, told] = [fileOf(picture.src), picture.alt].map(wordsIn) as [string, string]
    // What is said to be in it may be there for every choice.
    if (names.some((name) => told.includes(name))) continue
    if (names.every((name, at) => said.includes(name) === (at === 0))) return toFault(second.choice, picture, picture.src)
  }
  return undefined
}
