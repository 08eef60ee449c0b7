import type { ResourceFacts } from '../../../../shared/audit/facts.ts'
import type { Page, PageResource } from '../../../../shared/page/page.ts'
import { listed, type FailedResource } from '../../../../shared/rendered/rendered.ts'
import { readResource, type Loaded } from './resource.ts'
import type { Visit } from './pages.ts'

const maxFiles = 60
/** Smaller files gain little. In bytes, as in the tab (read-requests.ts, read-lifetimes.ts, read-pictures.ts). */
const worth = { compressing: 10_000, keeping: 5000, resizing: 30_000 }
/** A picture may be this much larger than shown, for high-resolution screens, and its excess pixels must matter. */
const sharp = 2
const wastedPixels = 500_000
/** A script or style matters more than a picture. */
const order: PageResource['kind'][] = ['style', 'script', 'font', 'picture']

/** Requests the files that the page loads. Rejects only if we’re too busy. */
export async function collectResources(visit: Visit, { resources }: Page): Promise<ResourceFacts> {
  const wanted = resources.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)).slice(0, maxFiles)
  const seen = new Set(wanted.map(({ url }) => url))
  const loaded = await readAll(visit, wanted)
  // Fonts and imports of the page’s own styles; the styles of other hosts aren’t the maker’s to fix.
  const named = loaded.filter(({ isOwn }) => isOwn).flatMap(({ names }) => names)
  const further = named.filter(({ url }) => !seen.has(url) && seen.add(url)).slice(0, maxFiles - wanted.length)
  return toFacts([...loaded, ...(await readAll(visit, further))])
}

const readAll = async (visit: Visit, resources: PageResource[]): Promise<Loaded[]> =>
  (await Promise.all(resources.map((resource) => readResource(visit, resource)))).filter((one) => one !== null)

function toFacts(loaded: Loaded[]): ResourceFacts {
  const files = loaded.filter(({ kind }) => kind !== 'picture')
  const pictures = loaded.filter(({ kind }) => kind === 'picture')
  const ownStyles = files.filter(({ kind, isOwn }) => kind === 'style' && isOwn)
  const scripts = files.filter(({ kind, error }) => kind === 'script' && error === null).toSorted((a, b) => b.bytes - a.bytes)
  const isText = ({ kind }: Loaded) => kind === 'style' || kind === 'script'
  const sizeOf = ({ url, kind, bytes }: Loaded) => ({ url, kind, bytes })
  return {
    requests: {
      count: loaded.length,
      failed: files.flatMap((file) => toFailed(file) ?? []).slice(0, listed),
      ownStyles: { all: ownStyles.length, failed: ownStyles.filter(({ error }) => error !== null).length },
      uncompressed: files
        .filter((file) => file.error === null && isText(file) && !file.isCompressed && file.bytes >= worth.compressing)
        .slice(0, listed)
        .map(sizeOf),
      scripts: { bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0), heaviest: scripts.slice(0, 5).map(sizeOf) },
      unkept: loaded
        .filter(({ error, isOwn, isKept, bytes }) => error === null && isOwn && !isKept && bytes >= worth.keeping)
        .slice(0, listed)
        .map(({ url, bytes }) => ({ url, bytes })),
    },
    pictures: {
      count: pictures.length,
      broken: pictures
        .filter(({ error }) => error !== null)
        .slice(0, listed)
        .map((picture) => ({ ...toPicture(picture), reason: picture.error ?? '' })),
      large: pictures.flatMap((picture) => toLarge(picture) ?? []).slice(0, listed),
    },
    // A library’s keys are its own.
    keys: files.flatMap(({ isOwn, keys, url }) => (isOwn ? keys.map((key) => ({ ...key, at: url })) : [])).slice(0, listed),
  }
}

const toFailed = ({ url, kind, status, isOwn, error }: Loaded): FailedResource | null =>
  error === null ? null : { url, kind, status, isOwn, reason: error }

const toPicture = ({ url, isOwn, tag }: Loaded) => ({ url, isOwn, place: { path: '', html: tag }, alt: null })

/** Only a picture whose tag declares its size, and that isn’t one of several, is known to be shown that large. */
function toLarge(picture: Loaded) {
  const { natural, shown, adapts, bytes, error } = picture
  if (error !== null || natural === null || adapts || bytes < worth.resizing || shown === null) return null
  const needed: [number, number] = [shown[0] * sharp, shown[1] * sharp]
  const isLarge = natural[0] > needed[0] * 1.5 && natural[1] > needed[1] * 1.5
  if (!isLarge || natural[0] * natural[1] - needed[0] * needed[1] < wastedPixels) return null
  return { ...toPicture(picture), natural, needed, bytes }
}
