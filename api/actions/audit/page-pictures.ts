import { Failure } from '../../domain/failure.ts'
import { pictureFile, pictureKey } from '../../domain/pictures/picture.ts'
import {
  isExpired,
  pageViews,
  type PagePicture,
  type PageView,
  type Report,
  reportBounds,
  type ReportContent,
} from '../../domain/report.ts'
import type { PageShot } from '../../ports/pictures.ts'
import type { Store, Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** The stored widths that a report shows. */
export const pageWidths = [320, 960] as const

type Finders = Pick<Store, 'get' | 'list'>
type PicturedWorld = Pick<World, 'store' | 'clock' | 'pictures'>

/** Stores pictures of the audited page with its report, unless the report has been deleted meanwhile. Throws like `Pictures.encode`. */
export async function keepPagePictures({ store, clock, pictures }: PicturedWorld, reportId: string, shots: readonly PageShot[]) {
  for (const { view, file } of shots) {
    const { width, height, hash, files } = await pictures.encode(file)
    const key = pictureKey(hash, { width, height })
    const kept = files.filter((each) => pageWidths.some((one) => one === each.width))
    // Files first: files without a record are removed.
    for (const each of kept) await pictures.write(pictureFile(key, each.width), each.bytes)
    const bytes = kept.reduce((sum, each) => sum + each.bytes.length, 0)
    await store.transact(async ({ get, put }) => {
      if ((await get('reports', reportId)) !== null)
        await put('pagePictures', { id: `${reportId}.${view}`, reportId, view, key, bytes, at: clock().toISOString() })
    })
  }
}

export type PagePictures = Readonly<Partial<Record<PageView, PagePicture>>>

/** The pictures of a report’s page by width of the window, and those of its maker’s report before. */
export async function findPagePictures(
  { store }: Pick<World, 'store'>,
  report: Report,
): Promise<{ now: PagePictures; before: PagePictures }> {
  const [now, before] = await Promise.all([listPictures(store, report), listPictures(store, await findBefore(store, report))])
  return { now, before }
}

async function listPictures({ list }: Finders, report: Report | null): Promise<PagePictures> {
  const found = report === null ? [] : await list('pagePictures', 'reportId', report.id)
  return Object.fromEntries(found.map((picture) => [picture.view, picture]))
}

/** Null unless the same person made both reports: nobody else may see the earlier pictures. */
async function findBefore({ get }: Finders, { earlier, accountId, keyHash }: Report): Promise<Report | null> {
  const before = await get('reports', earlier.at(-1) ?? '')
  return before !== null && before.accountId === accountId && before.keyHash === keyHash ? before : null
}

const fileName = new RegExp(`^(before-)?(${pageViews.join('|')})-(${pageWidths.join('|')})\\.webp$`)

/** The name of a picture among the files of its report, or of the one that continues it: the earlier one’s id isn’t for its readers. */
export const pageFile = (view: PageView, width: (typeof pageWidths)[number], isBefore = false): string =>
  `${isBefore ? 'before-' : ''}${view}-${width}.webp`
export const isPageFile = (file: string): boolean => fileName.test(file)

/** A picture of a report that hasn’t expired. Throws NOT_FOUND. */
export async function readPagePicture({ store, clock, pictures }: PicturedWorld, id: string, file: string): Promise<Uint8Array> {
  const [, before, view = '', width = ''] = fileName.exec(file) ?? []
  const report = await store.get('reports', id)
  const pictured = report !== null && before !== undefined ? await findBefore(store, report) : report
  const isKept = [report, pictured].every((one) => one !== null && !isExpired(one, clock()))
  const picture = isKept ? await store.get('pagePictures', `${pictured?.id}.${view}`) : null
  const bytes = picture && (await pictures.read(pictureFile(picture.key, Number(width))))
  if (bytes === null) throw new Failure('NOT_FOUND', 'Picture not found.')
  return bytes
}

/** Deletes a report with all that belongs to it. The files of its pictures go with the next daily cleanup. */
export async function removeReport({ list, remove }: Pick<Transaction, 'list' | 'remove'>, id: string): Promise<void> {
  await remove('reports', id)
  await remove('reportBodies', id)
  for (const picture of await list('pagePictures', 'reportId', id)) await remove('pagePictures', picture.id)
}

/** A report’s content as deflated JSON in base64, about a quarter of its size. Null if it’s too large, packed or unpacked. */
export function packContent(content: ReportContent): string | null {
  const text = JSON.stringify(content)
  if (text.length > reportBounds.characters) return null
  const packed = deflateRawSync(text).toString('base64')
  return packed.length > reportBounds.bytes ? null : packed
}

export const unpackContent = (packed: string): ReportContent =>
  JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString()) as ReportContent
