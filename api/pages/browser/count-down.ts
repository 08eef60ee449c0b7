import { waitWords } from '../../../shared/ui/wait-words.ts'

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
