import { isPlainClick } from './plain-click.ts'

export function playVideosOnPress(document: Document): void {
  for (const poster of document.querySelectorAll<HTMLAnchorElement>('a[data-player]')) {
    poster.setAttribute('role', 'button')
    poster.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      poster.click()
    })
    poster.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      const player = document.createElement('iframe')
      player.className = 'video__player'
      player.title = poster.dataset['title'] ?? ''
      player.allow = 'autoplay; fullscreen; picture-in-picture'
      player.src = poster.dataset['player'] ?? ''
      poster.closest('[data-video]')?.classList.add('video--playing')
      poster.replaceWith(player)
      player.focus()
    })
  }
}
