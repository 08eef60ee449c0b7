import { amountIn, money, numberOf, signOf } from '../amounts.ts'
import type { Hold } from '../held/hold.ts'
import { isPictured, isSeen, labelOf, toNamed, wait } from '../named.ts'
import { press } from '../pressing/press.ts'
import { setValue } from './set-value.ts'
import type { Fault } from '../tried.ts'

type Switch = { element: HTMLElement; label: string; choose: () => void; goBack: () => void }

const period =
  /^(?:(?:pay |billed? |switch to )?(?:monthly|yearly|annual(?:ly)?)\b|monatlich|jährlich|mensuel|annuel|mensual|anual|mensile|annuale|maandelijks|jaarlijks|månad|månedlig|årlig|årsvis|miesięczn|roczn|ежемесячн|ежегодн|月払い|年払い|月額|年額|按月|按年|월간|연간|aylık|yıllık|toggle (?:yearly|annual)|(?:yearly|annual) billing)/i
const month =
  /(?:\/|\bper|\ba|\bpro|\bje|\bim|\bpar|\bpor|\bal|\bpr\.|\bza|每|毎|в)\s?(?:mo\b|month|monat|mois|mes\b|mese|mês|maand|månad|måned|mies|мес|kk\b|ay\b|月|월)/i
const year =
  /(?:\/|\bper|\ba|\bpro|\bje|\bim|\bpar|\bpor|\bal|\bpr\.|\bza|每|毎|в)\s?(?:yr\b|year|jahr|jaar|an\b|année|año|ano\b|anno|år\b|rok\b|год|年|년|yıl)/i
const saving = /\bsave|\d ?% off|[-−–]\s?\d+ ?%|months? free|spar(?:e|en|st)\b|günstiger|économi|ahorr|risparmi|gratis/i
const codes: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR' }
/** Worth about the same, so that many shops ask for the same number of each. */
const alike = new Set(['USD', 'EUR', 'CHF'])
const codeOn = (text: string) => /\b(?:USD|EUR|GBP|CHF|JPY|INR)\b/.exec(text)?.[0] ?? codes[text.trim()]

const pricesOn = (text: string) =>
  (text.match(money) ?? []).map((written) => ({ written, sign: signOf(written), amount: numberOf(written) }))
const amounts = () => pricesOn(document.body.innerText).reduce((all, { amount }) => `${all} ${amount}`, '')
const countOf = (text: string, of: RegExp) => text.match(new RegExp(of.source, 'gi'))?.length ?? 0

const monthlyPrice = new RegExp(String.raw`(?:${money.source})\s*${month.source}\p{L}*`, 'giu')
/** Prices for a month, as they’re written. */
const monthlyOn = (text: string) => [...text.matchAll(monthlyPrice)].map(([written]) => written.replaceAll(/\s+/g, ' '))

/** A year’s price that is still said to be for a month, on a page that shows both in turn. A year costs as much as eight to twelve and a half months. */
function wrongMonth(texts: readonly [string, string]): string | undefined {
  const [before, now] = texts.map(monthlyOn)
  if (before === undefined || now === undefined || before.length !== now.length) return undefined
  const pairs = before.map((one, at) => [one, now[at] ?? one] as const).filter(([one, other]) => one !== other)
  const years = pairs.flatMap((pair) => {
    const [small, large] = pair.toSorted((a, b) => amountIn(a) - amountIn(b))
    const ratio = amountIn(large ?? '') / amountIn(small ?? '')
    return large !== undefined && ratio >= 8 && ratio <= 12.5 ? [large] : []
  })
  return years.length === pairs.length ? years[0] : undefined
}

const pricePerTime = new RegExp(String.raw`(?:${money.source})\s*(?:(?<month>${month.source})|${year.source})\p{L}*`, 'giu')
const pricesPerTime = (text: string) =>
  [...text.matchAll(pricePerTime)].map(({ 0: written, groups }) => ({
    written: written.replaceAll(/\s+/g, ' '),
    isMonth: groups?.['month'] !== undefined,
  }))

/** A price that stays the same although it’s now said to be for a year instead of a month, or the other way round, while others beside it follow. */
function leftPrice(texts: readonly [string, string]): string | undefined {
  const [before = [], now = []] = texts.map(pricesPerTime)
  const pairs = before.flatMap((one, at) => {
    const other = now[at]
    if (other === undefined || one.isMonth === other.isMonth) return []
    const [ofMonth, ofYear] = one.isMonth ? [one, other] : [other, one]
    return [{ written: ofYear.written, times: amountIn(ofYear.written) / amountIn(ofMonth.written) }]
  })
  const isRight = ({ times }: { times: number }) => times >= 8 && times <= 12.5
  const left = pairs.filter(({ times }) => times === 1)
  // What costs nothing is no number of times as much.
  const isOther = pairs.some((one) => !Number.isNaN(one.times) && one.times !== 1 && !isRight(one))
  return before.length === now.length && pairs.some(isRight) && !isOther ? left[0]?.written : undefined
}

/** Switches between the month and the year, or between currencies, that leave all prices as they were, or what they’re said to be for. */
export async function findFrozenPrices(take: Hold['take'], until: number): Promise<Fault[]> {
  const found: Fault[] = []
  if (!/[1-9]/.test(amounts())) return []
  const switches = findSwitches()
  for (const one of switches.slice(0, 2)) {
    if (performance.now() > until || !isSeen(one.element.parentElement ?? one.element)) continue
    const [before, said] = [amounts(), document.body.innerText]
    const isRecurring = new RegExp(String.raw`\d\s?[$€£]?\s*(?:${month.source}|${year.source})`, 'i').test(said)
    const changes = async (choose: () => void) => {
      choose()
      for (let waited = 0; waited < 1000 && amounts() === before; waited += 100) await wait(100)
      return amounts() !== before
    }
    const looks = one.element.outerHTML
    take()
    // It may have been chosen already, which not every page says.
    const other = switches.find(({ element }) => element !== one.element)
    let [wrong, left]: (string | undefined)[] = []
    const compare = async () => {
      // The words beside a price may follow it.
      const read = () => [wrongMonth([said, document.body.innerText]), leftPrice([said, document.body.innerText])]
      if (read().some((one) => one !== undefined)) await wait(400)
      const [monthly, same] = read()
      wrong ??= monthly
      left ??= same
    }
    const isChanged = await changes(one.choose)
    await compare()
    if (!isChanged && other !== undefined) {
      const isOnlyThere = await changes(other.choose)
      await compare()
      await changes(one.choose)
      if (isOnlyThere && wrong === undefined) continue
    }
    if (wrong !== undefined) found.push({ ...toNamed(one.element), kind: 'yearly', text: wrong })
    if (left !== undefined) found.push({ ...toNamed(one.element), kind: 'left', text: left })
    const { requests, effects } = take()
    const now = document.body.innerText
    // What opens a dialog or leads elsewhere is an order, not a switch.
    const isOrder = requests || now.length > said.length + 40 || effects.some((one) => /^(?:open|navigation|link)/.test(one))
    if (amounts() === before && !isOrder) {
      const isOtherPeriod = [month, year].every((of) => countOf(said, of) !== countOf(now, of))
      // A button that does nothing at all is told as such.
      const isSame = now === said && (!one.element.matches('button') || one.element.outerHTML !== looks)
      if (codeOn(one.label) === undefined && isRecurring && (isSame || isOtherPeriod || saving.test(one.label)))
        found.push({ ...toNamed(one.element), kind: 'billing', text: one.label })
      const [from, to] = [said, now].map((text) => pricesOn(text)[0])
      const isFar = [from, to].some((price) => !alike.has(codeOn(price?.sign ?? '') ?? ''))
      if (codeOn(one.label) !== undefined && from?.sign !== to?.sign && isFar)
        found.push({ ...toNamed(one.element), kind: 'currency', text: `${from?.written}” and “${to?.written}` })
    }
    one.goBack()
  }
  return found
}

/** Those outside of forms, whose server would know what was chosen. */
function findSwitches(): Switch[] {
  const isSent = (one: Element) => one.closest('form')?.querySelector('button:not([type="button"]), [type="submit"]') != null
  const all = [...document.querySelectorAll<HTMLElement>('button, [role="switch"], [type="checkbox"], [type="radio"], select')].filter(
    (one) => !isSent(one) && !isPictured(one) && !one.matches(':disabled, :checked, [aria-pressed="true"], [aria-selected="true"]'),
  )
  const isSwitch = (label: string) =>
    label.length < 60 && (period.test(label) || /^[$€£]$|^(?:[$€£] ?)?(?:USD|EUR|GBP|CHF|JPY|INR)(?: ?\(?[$€£]\)?)?$/.test(label))
  return all.flatMap((element): Switch[] => {
    if (element instanceof HTMLSelectElement) {
      const { value } = element
      const option = [...element.options].find((one) => one.value !== value)
      const isOfAll = [...element.options].every(({ text }) => isSwitch(text.trim()))
      const choose = () => setValue(element, option?.value ?? value)
      return isOfAll && option ? [{ element, label: option.text, choose, goBack: () => setValue(element, value) }] : []
    }
    const on =
      element instanceof HTMLInputElement
        ? document.querySelector<HTMLElement>(`input[name="${CSS.escape(element.name)}"]:checked`)
        : element.parentElement?.querySelector<HTMLElement>('[aria-pressed="true"], [aria-selected="true"], .active')
    const go = (one: HTMLElement) => (element.matches('input') ? one.click() : press(one))
    return isSwitch(labelOf(element))
      ? [{ element, label: labelOf(element), choose: () => go(element), goBack: () => go(on ?? element) }]
      : []
  })
}
