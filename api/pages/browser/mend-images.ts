/** Pictures stand at other people's addresses: one that does not come leaves no hole. A logo becomes an empty mark, a screenshot goes. */
export function mendImages(document: Document): void {
  const mend = (image: HTMLImageElement) => {
    const screenshot = image.closest('.gallery li')
    if (screenshot !== null) return dropScreenshot(screenshot)
    if (!/logo/.test(image.className)) return
    const mark = document.createElement('span')
    mark.className = `${image.className} no-logo`
    image.replaceWith(mark)
  }
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mend(target), true)
  // Those that failed before this script was there.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0 && image.src !== '') mend(image)
}

function dropScreenshot(item: Element): void {
  const gallery = item.closest('.gallery')
  item.remove()
  if (gallery?.querySelector('li') === null) gallery.remove()
}
