/** Shows one section of the form at a time; the list of sections, links to fields and the browser’s history lead to the others. Returns what marks the list again. */
export function showOneSection(form: HTMLFormElement): () => void {
  const parts = [...form.querySelectorAll<HTMLElement>('.draft-part')]
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.sections a')]
  const first = links()
    .find((link) => link.hasAttribute('aria-current'))
    ?.hash.slice(1)
  let shown = parts.find(({ id }) => id === first) ?? parts[0]

  const mark = () => {
    for (const part of parts) part.hidden = part !== shown
    for (const link of links())
      if (link.hash === `#${shown?.id}`) link.setAttribute('aria-current', 'step')
      else link.removeAttribute('aria-current')
  }
  const follow = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const part = target?.closest<HTMLElement>('.draft-part')
    if (!target || !part) return
    shown = part
    mark()
    const folded = target.closest('details')
    if (folded) folded.open = true
    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: target === part ? 'nearest' : 'center' })
    if (target === part && part.getBoundingClientRect().top < 0) part.scrollIntoView()
  }
  window.addEventListener('hashchange', follow)
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (link?.hash === location.hash) follow()
  })
  mark()
  follow()
  return mark
}
