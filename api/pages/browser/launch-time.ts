import { locale } from '../../../shared/locale.ts'

const format = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** Shows each time on the page in the visitor’s time zone, with UTC in parentheses. */
export function showLocalTimes(document: Document): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[datetime*=T]')) {
    const utc = /\d\d:\d\d UTC$/.exec(time.textContent.trim())?.[0]
    const at = new Date(time.dateTime)
    if (utc !== undefined && at.getTimezoneOffset() !== 0) time.textContent = `${format.format(at)} (${utc})`
  }
}

/** Counts down to a launch. */
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
