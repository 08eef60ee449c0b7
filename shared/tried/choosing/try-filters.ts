import type { Hold } from '../held/hold.ts'
import { isPictured, isSeen, labelOf, textOn, toNamed, wait } from '../named.ts'
import { press } from '../pressing/press.ts'
import { childrenOf } from '../../rendered/place.ts'
import type { Fault } from '../tried.ts'
import { findGroups, isSorting, type Choice } from './find-choices.ts'

/** A choice that may shorten a list, and the way back. `all`: what else can be chosen there. */
type Filter = Choice & { goBack: () => void; isBack: () => boolean; all: string[] }
type Row = string[]
type Lists = Map<Element, Row[]>

/** What brings a whole list back. */
const clearing =
  /\b(?:clear|reset|remove (?:all|filters?)|show all|see all|all results)\b|zurücksetzen|(?:filter|auswahl|alles?) (?:löschen|aufheben|entfernen)|alle (?:an)?zeigen|effacer|réinitialiser|tout (?:afficher|voir)|\b(?:borrar|limpiar|restablecer|quitar)\b|(?:ver|mostrar) tod|azzera|reimposta|cancella (?:i )?filtr|rimuovi filtr|mostra tutt|\blimpar\b|wissen|herstel|(?:toon|bekijk) alle|rensa|återställ|visa alla|nulstil|ryd|vis alle|tilbakestill|nullstill|wyczyść|resetuj|pokaż wszystk|vymazat|zrušit|zobrazit vše|tyhjennä|näytä kaikki|szűrők törlése|сбросить|очистить|показать все|скинути|temizle|sıfırla|tümünü göster|クリア|リセット|すべて表示|解除|清除|重置|초기화|전체 보기/iu
/** What stands for every choice. */
const whole = /\b(?:all|any|every)\b|\ball[e]\b|tous|toutes|todo|toda|tutt|wszyst|všech|\bвсе\b|tümü|すべて|全て|全部|전체/iu
const counting =
  /result|shown|showing|found|match|treffer|ergebnis|gefunden|angezeigt|résultat|trouvé|resultado|encontrad|risultat|trovat|gevonden|träff|wynik|výsled|tulos|найден|результат|sonuç|件|个结果|개의?/iu
/** Beside a list of which only a part is shown: a filter may take it back to its first page. */
const paging = /\b(?:more|mehr|plus|más|più|mais|meer|fler|więcej|další)\b|ещё|もっと|更多|더 보기/iu
const [fewestRows, maxFilters, patienceMs] = [3, 5, 1200]

/** Filters whose list stays short once they’re taken off again, by themselves or by the button for that; that show another kind than theirs; or beside a count that doesn’t follow. */
export async function tryFilters(take: Hold['take'], until: number): Promise<Fault[]> {
  const told = new Map<string, Fault>()
  const add = (kind: string, element: Element, text: string) => void (told.has(kind) || told.set(kind, { ...toNamed(element), text, kind }))
  for (const filter of findFilters().slice(0, maxFilters)) {
    const whole = readLists()
    if (performance.now() > until || whole.size === 0) break
    const shorter = () =>
      [...whole].find(([list, rows]) => list.isConnected && !list.contains(filter.element) && rowsIn(list).length < rows.length)?.[0]
    const isWhole = () => [...whole].every(([list, rows]) => rowsIn(list).length >= rows.length)
    const counts = countsOf(whole)
    take()
    filter.choose()
    await comes(() => shorter() !== undefined)
    const list = shorter()
    if (list !== undefined && filter.isChosen() && !filter.isBack()) {
      await wait(150)
      const [left, all] = [rowsIn(list), whole.get(list) ?? []]
      if (showsOthers(filter, left, all)) add('mistaken', filter.element, filter.name)
      const count = counts.find((one) => one.list === list && one.element.isConnected && isSeen(one.element))
      const said = count === undefined ? [] : numbersOn(count.element)
      if (count !== undefined && left.length > 0 && said.length > 0 && !said.includes(left.length))
        add('uncounted', filter.element, `${textOn(count.element)}” and “${left.length}`)
      const isLeft = () => shorter() === list && filter.isBack() && rowsIn(list).join('\n') === left.join('\n')
      const isPaged = [...document.querySelectorAll('main button, section button')].some((one) => paging.test(one.textContent ?? ''))
      const button = isPaged ? undefined : clearIn(filter.element)
      if (button !== undefined) press(button)
      if (button !== undefined && !(await comes(isWhole)) && isLeft()) add('unreset', button, textOn(button))
      if (filter.element.isConnected && !filter.isBack()) filter.goBack()
      // The list may be back on its first page, and show that one alone.
      if (!isPaged && !(await comes(isWhole)) && isLeft() && !told.has('unreset')) add('unfiltered', filter.element, filter.name)
    }
    if (filter.element.isConnected && !filter.isBack()) filter.goBack()
    // What its server answers isn’t known here.
    if (take().requests) return []
  }
  return [...told.values()]
}

/** The texts in each part of a list that is seen. */
const rowsIn = (list: Element): Row[] =>
  childrenOf(list)
    .filter((one) => isSeen(one) && textOn(one) !== '')
    .map((row) => [
      textOn(row),
      ...[...row.querySelectorAll('*')].filter((one) => one.childElementCount === 0).map((one) => plain(textOn(one))),
    ])

/** The lists of the page: parts beside each other that are alike. */
function readLists(): Lists {
  const found = [...document.querySelectorAll('main *, body > div *, body > section *')].filter((one) => {
    if (
      one.childElementCount < fewestRows ||
      one.matches('select, form, fieldset, nav, nav *, header *, footer *, tr, dl, [role="tablist"], [role="radiogroup"]')
    )
      return false
    const children = childrenOf(one)
    return children.every(
      ({ localName, classList }) =>
        localName === children[0]?.localName &&
        classList[0] === children[0]?.classList[0] &&
        !/^(?:button|label|option|input|a|section|br)$/.test(localName),
    )
  })
  return new Map(found.map((one) => [one, rowsIn(one)] as const).filter(([, rows]) => rows.length >= fewestRows))
}

const numbersOn = (element: Element): number[] => (textOn(element).match(/\d+/g) ?? []).map(Number)
/** Texts that say how many rows a list has, and are meant to follow it. */
const countsOf = (lists: Lists): { element: Element; list: Element }[] =>
  [...document.querySelectorAll('main *, body > :not(script, style) *')].flatMap((element) => {
    const isCount = /^\D{0,12}\d+ \p{L}+\.?$/u.test(textOn(element))
    if (!isCount || !(counting.test(textOn(element)) || element.closest('[aria-live], [role="status"], output') !== null)) return []
    return [...lists].flatMap(([list, rows]) =>
      numbersOn(element).join() === String(rows.length) && !list.contains(element) ? [{ element, list }] : [],
    )
  })

/** What is asked for is then what is left out. */
const without =
  /without|hide|exclud|except|\bno\b|free|allerg|ohne|ausblenden|ausschließ|\bsans\b|masquer|exclu|\bsin\b|ocultar|senza|nascondi|\bsem\b|zonder|verberg|\but[ae]n\b|uden|dölj|skjul|\bbez\b|без|скрыть|除|なし|제외/iu

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s*\(?\d+\)?$/, '')
    .trim()
/** Whether each row left says that it’s of another kind, while some that are gone are of the kind chosen. */
function showsOthers({ element, name, all }: Filter, left: readonly Row[], before: readonly Row[]): boolean {
  const box = element.closest('fieldset, ul, [role="group"]')?.parentElement ?? element.parentElement
  if (without.test((box?.textContent ?? '').slice(0, 300))) return false
  const kinds = new Set(all.map(plain).filter(Boolean))
  const isOf = (row: Row) => row.includes(plain(name))
  return left.length > 0 && left.every((row) => !isOf(row) && row.some((text) => kinds.has(text))) && before.some(isOf)
}

function findFilters(): Filter[] {
  const isAsked = (one: Element) =>
    one.closest('form')?.querySelector('[type="password"], [type="email"], [type="tel"], textarea, [type="date"]') != null
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].filter(
    (one) => !one.disabled && !one.checked && !isPictured(one) && (isSeen(one) || [...(one.labels ?? [])].some(isSeen)) && !isAsked(one),
  )
  const groups = [...Map.groupBy(boxes, (one) => one.closest('fieldset, ul, [role="group"]') ?? one.parentElement).values()]
  const ofBoxes = groups.flatMap((group): Filter[] =>
    group.slice(0, 2).map((one) => ({
      element: one,
      name: labelOf(one),
      all: group.map(labelOf),
      choose: () => one.click(),
      isChosen: () => one.checked,
      goBack: () => one.click(),
      isBack: () => !one.checked,
    })),
  )
  const ofGroups = findGroups().flatMap((group): Filter[] => {
    const first = group.find(({ isChosen }) => isChosen())
    const isHint = first?.element instanceof HTMLSelectElement && first.name === '' && !whole.test(first.element.options[0]?.text ?? '')
    if (first === undefined || isSorting(first) || isHint || isAsked(first.element) || first.element.matches('[role="tab"]')) return []
    const others = group.filter((one) => one !== first && one.name !== '').slice(0, 2)
    return others.map((one) => ({ ...one, all: group.map(({ name }) => name), goBack: first.choose, isBack: first.isChosen }))
  })
  return [...ofBoxes, ...ofGroups]
}

/** The only button that clears filters, in the part of the page around one. */
function clearIn(filter: Element): HTMLElement | undefined {
  for (let at: Element | null = filter.parentElement; at !== null; at = at.parentElement) {
    const found = [...at.querySelectorAll<HTMLElement>('button, [role="button"], a[href="#"], input[type="reset"]')].filter(
      (one) =>
        isSeen(one) &&
        !one.matches(':disabled, [aria-pressed]') &&
        clearing.test(textOn(one)) &&
        one.closest('dialog, [role="dialog"], header, footer') === null,
    )
    if (found.length > 0) return found.length === 1 ? found[0] : undefined
  }
  return undefined
}

async function comes(is: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < patienceMs && !is(); waited += 100) await wait(100)
  return is()
}
