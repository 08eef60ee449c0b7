import type { Hold } from '../held/hold.ts'
import { isSeen, labelOf, textOn, toNamed, wait } from '../named.ts'
import type { Fault } from '../tried.ts'
import { fill, type Field } from './fill-field.ts'
import { setValue } from './set-value.ts'

const dayMs = 86_400_000
const dates = 'input[type="date"]'
/** A place may be closed on some days, and for a season. */
const ahead = [2, 3, 4, 35, 66, 97, 131, 170, 201]
const leastDays = 6
const patienceMs = 1500

/** Lists of a form that stay without a choice whatever day is chosen in it, although nothing on the page says why, and its server has answered. */
export async function findWaitingLists(take: Hold['take'], until: number): Promise<Fault[]> {
  const found: Fault[] = []
  for (const list of document.querySelectorAll('select')) {
    const { form } = list
    const [date, ...others] = [...(form?.querySelectorAll<HTMLInputElement>(dates) ?? [])].filter((one) => isSeen(one) && !one.disabled)
    const buttons = [...(form?.querySelectorAll('button, [type="submit"], [type="button"], [role="button"]') ?? [])].filter(isSeen)
    if (date === undefined || others.length > 0 || !isSeen(list) || !isWaiting(list) || date.value !== '') continue
    if (buttons.length !== 1 || buttons.some((one) => asking.test(textOn(one)))) continue
    if (
      !ofTimes.test(labelOf(list)) ||
      !ofDays.test(list.options[0]?.text ?? '') ||
      /birth|geburt|naiss|nacim|nascit|bday/i.test(labelOf(date) + date.autocomplete)
    )
      continue
    if (performance.now() < until && (await waits(list, date, take, until)))
      found.push({ ...toNamed(list), text: labelOf(list), kind: 'waiting' })
  }
  return found
}

/** Whether there’s nothing to choose. */
const isWaiting = (list: HTMLSelectElement) => [...list.options].every(({ value, disabled }) => value === '' || disabled)
/** Lists of times, and what they may say as long as there’s no day. */
const ofTimes =
  /time|hour|slot|uhrzeit|\bzeit|heure|horaire|créneau|\bhora|orari|\bora\b|tijd|\btid\b|godzin|čas|время|\bчас|saat|時間|時刻|시간/iu
const ofDays = /^[\s–—-]*$|day|date|\btag\b|datum|jour|\bd[ií]a\b|fecha|giorno|\bdata\b|\bdag\b|dzień|\bden\b|день|дат|gün|tarih|日|날/iu
/** What may have to be pressed for it. */
const asking =
  /check|search|find|show|avail|next|prüf|such|verfüg|anzeig|weiter|vérif|cherch|dispo|suivant|busca|consult|ver\b|siguiente|cerca|verific|avanti|zoek|controle/i

async function waits(list: HTMLSelectElement, date: HTMLInputElement, take: Hold['take'], until: number): Promise<boolean> {
  const fields = [...(list.form?.elements ?? [])].filter(
    (one): one is Field => one.matches('input:not([type="hidden"]), select, textarea') && one !== date && one !== list,
  )
  const given = fields.map((one) => (one instanceof HTMLInputElement && /checkbox|radio/.test(one.type) ? null : one.value))
  for (const one of fields) if (!one.matches('[type="checkbox"], [type="radio"], [type="file"]')) fill(one)
  const first = Math.max(Date.now(), Date.parse(date.min) || 0)
  const since = performance.now()
  take()
  let [isOpen, isAsked, days] = [false, false, 0]
  const lines = new Set(document.body.innerText.split('\n'))
  for (const day of ahead) {
    if (isOpen || performance.now() > until) break
    setValue(date, new Date(first + day * dayMs).toISOString().slice(0, 10))
    if (!date.validity.valid) continue
    days += 1
    for (let waited = 0; waited < (days === 1 ? patienceMs : isAsked ? 600 : 300) && !isOpen; waited += 100) {
      await wait(100)
      isAsked ||= take().requests
      // A text may say why, such as that all is booked.
      isOpen =
        !list.isConnected || !isSeen(list) || !isWaiting(list) || document.body.innerText.split('\n').some((line) => !lines.has(line))
    }
  }
  setValue(date, '')
  for (const [at, one] of fields.entries()) {
    const value = given[at]
    if (value != null && one.isConnected && one.value !== value) setValue(one, value)
  }
  const answers = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ startTime, initiatorType }) => startTime >= since && /fetch|xmlhttprequest/.test(initiatorType),
  )
  return !isOpen && days >= leastDays && (!isAsked || (answers.length > 0 && answers.every(({ responseStatus }) => responseStatus === 200)))
}
