import { constants, setPriority } from 'node:os'
import sharp from 'sharp'

/** What the parent sends: a file, and how large a picture may be. `png`: as one PNG. */
export type EncodeTask = {
  file: Uint8Array
  png: boolean
  widths: readonly number[]
  maxHeight: number
  pixels: number
  side: number
  smallest: number
}
export type EncodeAnswer =
  | { width: number; height: number; files: { width: number; bytes: Uint8Array }[] }
  | { error: 'format' | 'large' | 'small' }

/** A decoder that takes more than this ends the process: milliseconds of CPU time, and bytes. */
const bounds = { cpuMs: 15_000, bytes: 900 * 1024 * 1024 }
const lookMs = 50
/** Exit code of a process that a picture took too much of. */
const exhausted = 70

setPriority(constants.priority.PRIORITY_LOW)
sharp.cache(false)
sharp.concurrency(1)
// Only what browsers take as pictures; neither SVG nor documents.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})

let startedAt: NodeJS.CpuUsage | null = null
// Decoding happens in other threads, so this one can watch it.
setInterval(() => {
  const { user, system } = process.cpuUsage(startedAt ?? process.cpuUsage())
  if ((user + system) / 1000 > bounds.cpuMs || process.memoryUsage.rss() > bounds.bytes) process.exit(exhausted)
}, lookMs)

process.on('message', (task: EncodeTask) => {
  startedAt = process.cpuUsage()
  void encode(task)
    .catch((): EncodeAnswer => ({ error: 'format' }))
    .then((answer) => {
      startedAt = null
      return process.send?.(answer)
    })
})
process.on('disconnect', () => process.exit(0))

/** The first frame, turned upright, as sRGB without metadata. */
async function encode({ file, png, widths, maxHeight, pixels, side, smallest }: EncodeTask): Promise<EncodeAnswer> {
  // Reads the header only.
  const { width, height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
  if (width > side || height > side || width * height > pixels || pages > 1000) return { error: 'large' }
  if (width < smallest || height < smallest) return { error: 'small' }
  const [largest = 0] = [...widths].sort((a, b) => b - a)
  const { data, info } = await sharp(file, { limitInputPixels: pixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: largest, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  if (png)
    return { width: info.width, height: info.height, files: [{ width: info.width, bytes: await sharp(data, { raw }).png().toBuffer() }] }
  const files = []
  for (const each of widths) {
    const scaled = sharp(data, { raw }).resize({ width: each, withoutEnlargement: true })
    files.push({ width: each, bytes: await scaled.webp({ quality: 82, smartSubsample: true }).toBuffer() })
  }
  return { width: info.width, height: info.height, files }
}
