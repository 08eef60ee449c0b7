import { isHtml } from './is-html.ts'
import { parseJson } from '../../../shared/parse-json.ts'

const caps = { text: 6_000, icons: 20, src: 2_000, sizes: 200 }

type Manifest = { error: string | null; text: string | null; start: string | null; icons: { src: string; sizes: string }[] }

/** A web app manifest (https://www.w3.org/TR/appmanifest/): its icons, and its source if it is short enough to show. */
export function readManifest(bytes: Uint8Array): Manifest {
  const text = new TextDecoder().decode(bytes)
  const broken = (error: string): Manifest => ({ error, text: null, start: null, icons: [] })
  if (isHtml(text)) return broken('it’s an HTML page')
  const parsed = parseJson(text)
  if (parsed === undefined) return broken('it isn’t valid JSON')
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return broken('it isn’t a JSON object')
  const icons: unknown = 'icons' in parsed ? parsed.icons : []
  if (!Array.isArray(icons)) return broken('its icons aren’t a list')
  const found = icons.slice(0, caps.icons).flatMap((icon: unknown) => {
    if (typeof icon !== 'object' || icon === null || !('src' in icon) || typeof icon.src !== 'string') return []
    const sizes = 'sizes' in icon && typeof icon.sizes === 'string' ? icon.sizes.slice(0, caps.sizes) : ''
    return [{ src: icon.src.slice(0, caps.src), sizes }]
  })
  const start = 'start_url' in parsed && typeof parsed.start_url === 'string' ? parsed.start_url.slice(0, caps.src) : null
  return { error: null, text: text.length <= caps.text ? text : null, start, icons: found }
}
