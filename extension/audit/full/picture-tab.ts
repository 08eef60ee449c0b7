import browser, { type Runtime } from 'webextension-polyfill'
import { captureWindow } from '../../service/capture-window.ts'
import { siteName } from '../../service/site-name.ts'

/** Part of the tab’s window, in CSS pixels. */
type Part = { width: number; height: number; windowWidth: number }
type PageWorld = typeof globalThis & { chrome: { runtime: Runtime.Static } }

/** Enough for a report, in pixels. */
const maxWidth = 1280
const phone = { width: 390, height: 844 }

/**
 * What the tab shows now, and the page at phone width, as data: URLs. Browsers let an extension capture only the tab that its icon was clicked on,
 * so the page at phone width is framed over the tab for a moment. A picture that can’t be taken is empty: a site can forbid framing.
 */
export async function pictureTab(tabId: number | null): Promise<{ data: string; phone: string }> {
  const data = await capture().catch(() => '')
  if (data === '' || tabId === null) return { data, phone: '' }
  let port: Runtime.Port | undefined
  const hold = (opened: Runtime.Port) => void (port = opened)
  browser.runtime.onConnect.addListener(hold)
  try {
    const args: Parameters<typeof showPhone> = [phone, `${siteName} is taking a picture.`]
    const [shown] = await browser.scripting.executeScript({ target: { tabId }, func: showPhone, args })
    return { data, phone: shown?.result ? await capture(shown.result as Part) : '' }
  } catch {
    return { data, phone: '' }
  } finally {
    browser.runtime.onConnect.removeListener(hold)
    port?.disconnect()
  }
}

/** Throws where the browser doesn’t allow it. */
async function capture(part?: Part): Promise<string> {
  const image = new Image()
  image.src = await captureWindow({ format: 'jpeg', quality: 92 })
  await image.decode()
  const density = part === undefined ? 1 : image.width / part.windowWidth
  const [width, height] = part === undefined ? [image.width, image.height] : [part.width * density, part.height * density]
  const scale = Math.min(1, maxWidth / width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.85)
}

/**
 * Runs inside the page: shows it a second time, at phone width, in the upper left corner of the window, for as long as the port to the popup is open: no
 * longer than the popup itself. Skips pages without a viewport tag, which phones show zoomed out.
 */
async function showPhone(size: { width: number; height: number }, label: string): Promise<Part | null> {
  const [width, height] = [size.width, Math.min(size.height, innerHeight)]
  if (document.querySelector('meta[name="viewport" i]') === null || innerWidth < width || height < size.height / 2) return null
  const host = document.createElement('div')
  host.popover = 'manual'
  host.style.cssText = 'all:initial;position:fixed;inset:0;width:100%;height:100%;overflow:hidden;background:rgb(0 0 0/60%)'
  const frame = document.createElement('iframe')
  frame.title = label
  frame.style.cssText = `border:0;background:#fff;width:${width}px;height:${height}px`
  // It must not navigate the tab or open a dialog.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve)
    setTimeout(resolve, 8000)
  })
  frame.src = location.href
  host.attachShadow({ mode: 'closed' }).append(frame)
  host.addEventListener('click', () => host.remove())
  ;(globalThis as PageWorld).chrome.runtime.connect().onDisconnect.addListener(() => host.remove())
  document.documentElement.append(host)
  host.showPopover()
  await loaded
  // Waits for late scripts and fonts; browsers allow at most two captures a second.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const shown = frame.contentDocument
  const isPage = shown?.location.protocol === location.protocol && shown.body?.childElementCount > 0
  return isPage ? { width, height, windowWidth: innerWidth } : null
}
