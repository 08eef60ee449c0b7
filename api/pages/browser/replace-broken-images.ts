/**
 * Images come from other hosts. A logo that fails to load becomes a plain tile; a broken screenshot is removed with its thumbnail, and the frame of a
 * link preview or a video’s poster stays empty; a row of the catalog does without its picture.
 */
export function replaceBrokenImages(document: Document): void {
  const replace = (image: HTMLImageElement) => {
    const screenshot = image.closest<HTMLElement>('.gallery li')
    if (screenshot !== null) return removeScreenshot(screenshot)
    if (image.closest('.sw-preview, .video, .launch-row__picture') !== null) return image.remove()
    if (!/logo/.test(image.className)) return
    const tile = document.createElement('span')
    tile.className = `${image.className} no-logo`
    image.replaceWith(tile)
  }
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
  // Images that failed before this script ran. `document.images` is live: it would skip the one after each that is replaced.
  for (const image of document.querySelectorAll('img')) if (image.complete && image.naturalWidth === 0 && image.src !== '') replace(image)
}

function removeScreenshot(item: HTMLElement): void {
  const gallery = item.closest('.gallery')
  const shot = item.dataset['shot'] ?? ''
  for (const same of gallery?.querySelectorAll(`[data-shot="${shot}"]`) ?? []) same.remove()
  if (gallery?.querySelector('li') === null) gallery.remove()
}
