const format = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** Says the hour of a launch where the visitor is, and counts down to it. */
export function showLaunchTime(document: Document): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('[data-local-time]'))
    time.textContent = format.format(new Date(time.dateTime))
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
