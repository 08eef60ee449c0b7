import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { around, isShown, cleanText, queryAll, elementsIn, readTag } from '../elements.ts'
import type { MediaDoubt, PageDoubt } from '../page.ts'
import { innerText } from '../read-blocks.ts'

const caps = { elements: 300, kind: 8 }

const fillerHost =
  /^https?:\/\/(?:www\.)?(?:(?:via\.)?placeholder\.com|placehold\.(?:co|it|jp)|picsum\.photos|dummyimage\.com|loremflickr\.com|placekitten\.com|placeimg\.com|fakeimg\.pl|source\.unsplash\.com|lorempixel\.com|placedog\.net|placebear\.com|i\.pravatar\.cc|randomuser\.me\/api\/portraits)(?:\/|$)/i
const fillerFile = /(?:^|\/)placeholder(?:-(?:image|logo|user|avatar|\d+x\d+))?\.(?:svg|png|jpe?g|webp)(?:[?#]|$)/i
/** IDs that stand for a video in examples and templates. */
const fillerVideo =
  /(?:youtube(?:-nocookie)?\.com\/embed|youtu\.be|player\.vimeo\.com\/video|loom\.com\/embed)\/(?:$|\?|(?:your|insert|video)[\w-]*|VIDEO_?ID|X{6,}|0{6,}|1234567\d*|dQw4w9WgXcQ|undefined|null|\{|%7B|\[)/i

const emptyWords =
  /^(?:(?:an? |the )?(?:image|img|photo|photograph|picture|pic|graphic|spacer|untitled|placeholder|alt|alt text|alternative text|image alt(?: text)?|image description|description|placeholder image|bild|foto|grafik|imagen|imagem|immagine|画像|写真|imagen de ejemplo|undefined|null)(?: (?:here|\d+))?)$/i
const fileName =
  /^[\w ()%@.-]+\.(?:jpe?g|png|gif|webp|svg|avif|bmp|heic)$|^(?:IMG|DSC|DSCN|DCIM|PXL|Screenshot|Screen Shot|Bildschirmfoto|Capture d’écran)[ _-]?\d[\w .:-]*$|^[\da-f]{8}-[\da-f-]{20,}$|^(?=.*\d)[\da-f]{16,}$|^(?:unsplash|pexels|shutterstock|istock|adobestock)[-_ ]/i

const isLazy = ({ attribs }: Element) =>
  Object.keys(attribs).some((name) => /^data-.*src|^:src|^v-bind:src|^x-bind:src|^ng-src/.test(name)) ||
  /\blazy/i.test(attribs['class'] ?? '')
const sizeOf = (value: string | undefined) => (/^\d+/.test(value ?? '') ? Number.parseInt(value ?? '', 10) : 99)

/** What is wrong with pictures, videos and sounds, as far as their markup tells. */
export function readMediaDoubts($: CheerioAPI): PageDoubt[] {
  const found = queryAll($, 'img, iframe, audio, source[srcset], video', caps.elements).flatMap((element) =>
    isShown(element) ? doubtsOf(element) : [],
  )
  return [...Map.groupBy(found, ({ kind }) => kind).values()].flatMap((alike) => alike.slice(0, caps.kind))
}

function doubtsOf(element: Element): PageDoubt[] {
  const { name, attribs } = element
  const src = attribs['src']?.trim() ?? ''
  const doubt = (kind: MediaDoubt, text: string): PageDoubt => ({ kind, text: text.slice(0, 120), tag: readTag(element) })
  if (name === 'iframe') {
    if (fillerVideo.test(src)) return [doubt('filler-video', src)]
    return /youtube(?:-nocookie)?\.com\/embed\/.*[?&]autoplay=1/.test(src) && !/[?&]mute=1/.test(src) ? [doubt('sound', src)] : []
  }
  // A video that loops in line is a moving picture: scripts mute it without an attribute.
  if (name === 'audio' || name === 'video') {
    const isQuiet =
      attribs['muted'] !== undefined || (name === 'video' && (attribs['loop'] !== undefined || attribs['playsinline'] !== undefined))
    return attribs['autoplay'] !== undefined && !isQuiet ? [doubt('sound', src || name)] : []
  }
  const errors = srcsetErrors(attribs['srcset'] ?? '')
  const found = errors.length === 0 ? [] : [doubt('bad-srcset', errors.join(', '))]
  return name === 'img' ? [...found, ...pictureDoubts(element, src, doubt)] : found
}

function pictureDoubts(element: Element, src: string, doubt: (kind: MediaDoubt, text: string) => PageDoubt): PageDoubt[] {
  const { attribs } = element
  const alt = cleanText(attribs['alt'], 200)
  const found: PageDoubt[] = []
  if (/^(?:file:|[a-z]:\\|\/(?:Users|home)\/\w+\/)/i.test(src)) found.push(doubt('local-source', src))
  if ((fillerHost.test(src) || fillerFile.test(src)) && !isLazy(element)) found.push(doubt('filler-picture', src))
  if (sizeOf(attribs['width']) <= 2 || sizeOf(attribs['height']) <= 2 || /^(?:presentation|none)$/.test(attribs['role'] ?? '')) return found
  if (emptyWords.test(alt) || fileName.test(alt)) found.push(doubt('poor-alt', alt))
  const link = around(element).find(({ name }) => name === 'a' || name === 'button')
  if (link !== undefined && alt !== '' && elementsIn(link, new Set(['img']), 2).length === 1) {
    const words = cleanText(innerText(link, 300), 300).toLowerCase()
    if (words === `${alt} ${alt}`.toLowerCase()) found.push(doubt('same-alt', alt))
  }
  return found
}

/** The candidates that browsers drop (HTML Standard, “parse a srcset attribute”). */
function srcsetErrors(srcset: string): string[] {
  const candidates: { url: string; descriptor: string }[] = []
  let rest = srcset.slice(0, 5000).trim()
  while (rest !== '' && candidates.length < 30) {
    const [, url = '', after = ''] = /^[\s,]*(\S+)([\s\S]*)$/.exec(rest) ?? []
    if (url.endsWith(',')) {
      candidates.push({ url: url.replace(/,+$/, ''), descriptor: '' })
      rest = after.trim()
    } else {
      const end = after.indexOf(',')
      candidates.push({ url, descriptor: (end === -1 ? after : after.slice(0, end)).trim() })
      rest = end === -1 ? '' : after.slice(end + 1).trim()
    }
  }
  return candidates
    .filter(({ url, descriptor }) => url !== '' && !/^(?:|\d+(?:\.\d+)?x|[1-9]\d*w(?: \d+h)?)$/.test(descriptor))
    .map(({ url, descriptor }) => `${url} ${descriptor}`)
}
