import type { Hold } from '../held/hold.ts'
import { isSeen, labelOf, namesOf, wait } from '../named.ts'
import { isOff } from './needs-keys.ts'
import { setValue } from './set-value.ts'
import { partOf } from './try-numbers.ts'

/** What the date at which a stay, a rental or a period starts is called, and that at which it ends. */
const starts =
  /arriv|check-?in|\bstart|\bfrom\b|pick-?up|anreise|ankunft|\bvon\b|beginn|\bab\b|début|\bdu\b|llegada|entrada|desde|inicio|inizio|\bdal\b|chegada|início|aankomst|\bvan\b|begin|ankomst|\bfrån\b|\bfra\b|przyjazd|\bod\b|příjezd|заезд|приезд|заїзд|приїзд|giriş|başlangıç|チェックイン|開始|入住|開始|开始|체크인|시작/i
const ends =
  /depart|check-?out|\bend|\bto\b|\buntil\b|return|drop-?off|abreise|\bbis\b|\bende\b|rückgabe|\bfin\b|\bau\b|salida|hasta|partenza|\bal\b|partida|saída|\baté\b|vertrek|\btot\b|einde|avres[ae]|\btill\b|\btil\b|slut|wyjazd|\bdo\b|odjezd|выезд|отъезд|виїзд|від’їзд|çıkış|bitiş|チェックアウト|終了|退房|结束|結束|체크아웃|종료/i

/** Days and amounts below zero. */
const below =
  /(?<![\p{L}\d)%€$£] ?)[-−–] ?(?:[$€£¥₹] ?)?[1-9][\d.,]*(?= ?(?:[$€£¥₹]|kr\b|zł|Kč|CHF|TL|руб|грн|円|원|nights?|days?|nächte?|nacht|tage?|nuits?|jours?|noches?|días?|nott[ei]|giorn[oi]|noites?|dias?|nachten|dagen|nätter|dagar|nætter|netter|dage|dager|noc|dni|nocí|ноч|ден|дн|gece|gün|泊|晚|박))|[$€£¥₹] ?[-−–] ?[1-9]/giu
/** A line without its numbers and what they count: “4 nights, €392” and “-3 nights, €-294” are alike. */
const shapeOf = (line: string) => line.replaceAll(/[-−–] ?(?=[$€£¥₹]? ?\d)/g, '').replaceAll(/\d[\d.,]* ?\p{L}*/gu, '#')
const belowOn = (text: string) => text.match(below)?.length ?? 0

const dayMs = 86_400_000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The field of an end that a form takes although it’s before the start, so that the page shows less than no nights or money. */
export async function findBackwardStay(take: Hold['take']): Promise<HTMLInputElement | null> {
  const dates = [...document.querySelectorAll<HTMLInputElement>('input[type="date"]')].filter(
    (one) => isSeen(one) && !one.disabled && !one.readOnly,
  )
  const named = (of: RegExp) => dates.filter((one) => of.test(labelOf(one)) || of.test(namesOf(one).replaceAll(/[-_]/g, ' ')))
  const [from, to] = [named(starts).find((one) => !named(ends).includes(one)), named(ends)[0]]
  if (!from || !to || from === to || partOf(from) !== partOf(to) || belowOn(document.body.innerText) > 0) return null
  const given = [from.value, to.value] as const
  const first = Math.max(Date.now(), ...[from, to].map(({ min }) => Date.parse(min) || 0)) + 14 * dayMs
  const part = partOf(from)
  const button = part.querySelector<HTMLElement>('button:not([type="button"]), [type="submit"]')
  const enter = async (start: number, end: number) => {
    setValue(from, dayOf(start))
    await wait(100)
    setValue(to, dayOf(end))
    await wait(400)
    return document.body.innerText
  }
  const right = await enter(first, first + 4 * dayMs)
  const known = new Set(right.split('\n'))
  const shapes = new Set([...known].map(shapeOf))
  const isUsable = button === null || !isOff(button)
  const last = dayOf(first - 3 * dayMs)
  take()
  const wrong = await enter(first, first - 3 * dayMs)
  const isTold = take().effects.includes('alert')
  const isTaken =
    [from, to].every((one) => one.isConnected && one.validity.valid && one.getAttribute('aria-invalid') !== 'true') &&
    from.value > to.value &&
    to.value === last
  // A line of its own may say what’s wrong, or what is saved.
  const said = wrong.split('\n').filter((line) => line.trim() !== '' && !known.has(line))
  const isWrong = belowOn(right) === 0 && belowOn(wrong) > 0 && said.every((line) => shapes.has(shapeOf(line)))
  const isStopped = isUsable && button !== null && isOff(button)
  if (from.isConnected) setValue(from, given[0])
  if (to.isConnected) setValue(to, given[1])
  return isTaken && isWrong && !isStopped && !isTold ? to : null
}
