import { locale } from '../../../shared/locale.ts'
import { waitWords } from '../../../shared/ui/day-words.ts'

const format = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

const weekly = new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })

/** Shows each time on the page in the visitor’s time zone, with UTC in parentheses, and the day in UTC if it differs. */
export function showLocalTimes(document: Document): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[datetime*=T]')) {
    const words = time.textContent.trim()
    const utc = /(?:\d\d:\d\d|midnight) UTC$/.exec(words)?.[0]
    const at = new Date(time.dateTime)
    if (utc === undefined || at.getTimezoneOffset() === 0) continue
    const local = 'weekly' in time.dataset ? weekly : format
    time.textContent = `${local.format(at)} (${at.getDate() === at.getUTCDate() ? utc : words})`
  }
}

export function countDownToLaunch(document: Document): void {
  const place = document.querySelector<HTMLElement>('[data-countdown]')
  if (place === null) return
  const ends = Date.parse(place.dataset['countdown'] ?? '')
  const show = () => {
    const left = Math.max(0, Math.floor((ends - Date.now()) / 1000))
    const [days, hours, minutes, seconds] = [left / 86_400, (left / 3600) % 24, (left / 60) % 60, left % 60].map(Math.floor)
    place.textContent = left === 0 ? 'Any moment now' : `${days} d ${hours} h ${minutes} min ${seconds} s`
    if (left === 0) clearInterval(timer)
  }
  const timer = setInterval(show, 1000)
  show()
}

/** Counts down to the moment when a rate-limited page can be opened again, then offers the link to it. */
export function countDown(document: Document): void {
  const place = document.querySelector<HTMLElement>('[data-wait]')
  const retry = document.querySelector<HTMLElement>('[data-retry]')
  if (!place || !retry) return
  const ends = Date.now() + Number(place.dataset['wait']) * 1000
  const timer = setInterval(() => {
    const left = Math.ceil((ends - Date.now()) / 1000)
    if (left > 0) {
      place.textContent = `Try again in ${waitWords(left)}.`
      return
    }
    clearInterval(timer)
    place.textContent = 'You can try again now.'
    retry.hidden = false
  }, 1000)
}
