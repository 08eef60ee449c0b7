import { createHash } from 'node:crypto'
import { isLocal } from '../../../../shared/audit/address.ts'
import type { PageDoubt, PageResource } from '../../../../shared/page/page.ts'
import { Unreachable } from '../../../net/unreachable.ts'
import { typeOf, wrongTypeOf } from '../content-type.ts'
import { reasonOf } from '../refusals.ts'
import { fetchFile, isGuarded, type Fetched, type Visit } from './pages.ts'

/** A file that was requested. `error` says why browsers can’t use it, and `names` lists the files that a style sheet loads. */
export type Loaded = {
  url: string
  kind: PageResource['kind']
  tag: string
  isOwn: boolean
  status: number | null
  error: string | null
  bytes: number
  isCompressed: boolean
  isKept: boolean
  natural: [number, number] | null
  shown: [number, number] | null
  adapts: boolean
  names: PageResource[]
  /** Secret keys in a script. */
  keys: PageDoubt[]
}
type Verdict = Pick<Loaded, 'error'> & Partial<Pick<Loaded, 'natural' | 'names' | 'keys'>>

const accept: Record<PageResource['kind'], string> = {
  style: 'text/css,*/*;q=0.1',
  script: '*/*',
  font: 'font/woff2,font/*,*/*;q=0.5',
  picture: 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
}
const max: Record<PageResource['kind'], number> = { style: 1_500_000, script: 1_500_000, font: 600_000, picture: 2_500_000 }

/** null if nothing certain can be said: it wasn’t requested, blocks crawlers or was too slow for this visit. Rejects only if we’re too busy. */
export async function readResource(visit: Visit, resource: PageResource): Promise<Loaded | null> {
  const url = new URL(resource.url)
  const [width = null, height = null] = resource.size ?? []
  const unknown: Loaded = {
    url: resource.url,
    kind: resource.kind,
    tag: resource.tag,
    isOwn: url.host === visit.page.host,
    status: null,
    error: null,
    bytes: 0,
    isCompressed: false,
    isKept: false,
    natural: null,
    shown: width === null || height === null ? null : [width, height],
    adapts: resource.adapts ?? false,
    names: [],
    keys: [],
  }
  try {
    const fetched = await fetchFile(visit, url, { accept: accept[resource.kind], max: max[resource.kind] })
    if (fetched === null) return null
    const { answer, size, complete } = fetched
    if (isGuarded(answer.status) && !(answer.status === 403 && unknown.isOwn)) return null
    const declared = Number(answer.header('content-length') ?? 0)
    const known: Loaded = {
      ...unknown,
      status: answer.status,
      bytes: complete ? size : Math.max(size, declared),
      isCompressed: answer.header('content-encoding') !== null,
      isKept: [answer.header('cache-control'), answer.header('expires')].some((value) => (value ?? '').trim() !== ''),
    }
    if (answer.status < 200 || answer.status > 299) return { ...known, error: `status ${answer.status}` }
    const verdict = await judgeContent(visit, resource, fetched)
    return { ...known, ...verdict, error: verdict.error ?? integrityError(resource, fetched) }
  } catch (error) {
    const reason = reasonOf(error)
    // Slow now isn’t broken, and the maker’s own machine may have no network.
    const isUnknown = visit.session.signal.aborted || !isBroken(error) || (!unknown.isOwn && isLocal(visit.page.href))
    return isUnknown ? null : { ...unknown, error: reason.replace(/ Check the spelling.*/, '') }
  }
}

/** Subresource Integrity, section 3.3: a file must have one of the strongest hashes that its tag lists. */
function integrityError({ tag, kind }: PageResource, { bytes, complete }: Fetched): string | null {
  const listed = [...tag.matchAll(/(?<=\sintegrity="[^"]*)\b(sha256|sha384|sha512)-([A-Za-z\d+/=]+)(?=[\s?"])/g)]
  if ((kind !== 'script' && kind !== 'style') || !complete || listed.length === 0 || tag.includes('…')) return null
  const strongest =
    listed
      .map(([, name = '']) => name)
      .sort()
      .at(-1) ?? ''
  const actual = createHash(strongest).update(bytes).digest('base64')
  return listed.some(([, name, hash]) => name === strongest && hash === actual) ? null : 'it doesn’t match its integrity hash'
}

const isBroken = (error: unknown) =>
  error instanceof Unreachable && /^(?:dns|tls_certificate|redirects|encoding)$/.test(error.because) && !/DNS error/.test(error.message)

const scriptType = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript))$/

async function judgeContent({ reader, session }: Visit, resource: PageResource, { answer, bytes, complete }: Fetched): Promise<Verdict> {
  const type = typeOf(answer)
  const isStrict = answer.header('x-content-type-options')?.trim().toLowerCase() === 'nosniff'
  const rejected = `sent as ${type.slice(0, 40)}, which browsers reject`
  switch (resource.kind) {
    case 'picture': {
      const picture = await reader.readPicture({ bytes, isWhole: complete }, session.signal)
      if (bytes.length === 0) return { error: 'it’s empty' }
      if (picture === null) return { error: unknownPicture.test(type) ? null : 'it isn’t an image' }
      const { width, height, error } = picture
      return { error: error ?? wrongTypeOf(picture.type, type), natural: width === null || height === null ? null : [width, height] }
    }
    case 'style': {
      const { isHtml, fonts, imports } = await reader.readStyles(bytes, session.signal)
      if (isHtml) return { error: 'an HTML page instead' }
      // Chromium and Firefox accept a style sheet without a type.
      if (type !== '' && type !== 'text/css' && type !== 'application/x-unknown-content-type') return { error: rejected }
      return { error: null, names: [...named(imports, 'style', answer.url), ...named(fonts, 'font', answer.url)] }
    }
    case 'script': {
      const { isHtml, keys } = bytes.length > 0 ? await reader.readScript(bytes, session.signal) : { isHtml: false, keys: [] }
      if (isHtml) return { error: 'an HTML page instead' }
      const isRejected =
        !scriptType.test(type) &&
        (resource.isModule === true || (isStrict && type !== '') || /^(?:image|audio|video)\/|^text\/csv$/.test(type))
      return { error: isRejected ? (type === '' ? 'sent without a type, so browsers reject it as a module' : rejected) : null, keys }
    }
    case 'font': {
      const found = await reader.readFont(bytes, session.signal)
      return { error: found === 'page' ? 'an HTML page instead' : found === 'other' ? 'it isn’t a font' : null }
    }
  }
}

/** Formats that browsers show and image-size doesn’t know. */
const unknownPicture = /^image\/(?:jxl|heic|heif|x-icon|vnd\.microsoft\.icon|apng|bmp)$/

const named = (references: string[], kind: PageResource['kind'], base: URL): PageResource[] =>
  references.flatMap((reference) => {
    const url = URL.parse(reference, base)
    return url === null || !/^https?:$/.test(url.protocol) ? [] : [{ url: url.href, kind, tag: reference }]
  })
