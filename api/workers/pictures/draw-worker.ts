import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { platform, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { escapeMarkup } from '../../../shared/escape-markup.ts'
import { drawableText } from '../../drawing/launch-picture/drawable-text.ts'
import type { LaunchPicture } from '../../drawing/launch-picture/launch-picture.ts'
import { lineRuns } from '../../drawing/launch-picture/line-runs.ts'
import { pictureSvg, type Face } from '../../drawing/launch-picture/picture-svg.ts'
import { fontsFor, type Fonts } from './fonts.ts'
import { logoImage } from './logo-image.ts'

// Only on Linux does a thread have a priority of its own; elsewhere this would slow down the whole service.
if (platform() === 'linux' && !isMainThread) setPriority(5)

const ready = initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))

type Task = { picture: LaunchPicture; logo: Uint8Array | null }

/** The social image of a launch as a PNG, with its logo’s file. Runs in a worker thread (picture-drawer.ts). Takes any text and file. */
export async function drawPicture(task: Task): Promise<Uint8Array> {
  await ready
  try {
    return await draw(task)
  } catch (error) {
    // After a trap, nothing in WebAssembly’s memory can be trusted: the pool starts another thread.
    if (!isMainThread) setImmediate(() => process.exit(1))
    throw error
  }
}

async function draw({ picture, logo }: Task): Promise<Uint8Array> {
  const line = { name: drawableText(picture.name), tagline: drawableText(picture.tagline), category: drawableText(picture.category) }
  const fonts = await fontsFor({
    name: `${line.name}${picture.slug}${picture.slug.toUpperCase()}Slipway`,
    text: `${line.tagline}${line.category}${picture.host}`,
  })
  const drawn = {
    ...picture,
    logo: (logo && logoImage(logo)) ?? '',
    name: drawableText(line.name, fonts.canDraw) || picture.slug,
    tagline: drawableText(line.tagline, fonts.canDraw),
    category: drawableText(line.category, fonts.canDraw),
  }
  const resvg = open(pictureSvg(drawn, { name: faceOf('name', fonts), text: faceOf('text', fonts) }), fonts)
  // Memory of WebAssembly isn’t collected.
  const image = resvg.render()
  const png = image.asPng()
  image.free()
  resvg.free()
  return png
}

/** Without fonts of the machine, so that every machine draws the same picture. */
const open = (svg: string, { buffers }: Fonts) => new Resvg(svg, { font: { fontBuffers: buffers } })

/** At a size of 1 the widths would be too coarse. */
const measuredAt = 100

/** A face measures the runs of a line by drawing them. */
function faceOf(face: 'name' | 'text', fonts: Fonts): Face {
  const widths = new Map<string, number>()
  const inkOf = (text: string, family: string) => {
    const resvg = open(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text font-family="${family}" font-size="${measuredAt}">${escapeMarkup(text)}</text></svg>`,
      fonts,
    )
    const box = resvg.getBBox()
    const width = box === undefined ? 0 : (box.x + box.width) / measuredAt
    box?.free()
    resvg.free()
    return width
  }
  const widthOf = (text: string, family: string) => {
    const key = `${family} ${text}`
    const width = widths.get(key) ?? inkOf(text, family)
    widths.set(key, width)
    return width
  }
  return (text, direction) => {
    let x = 0
    const line = drawableText(text, fonts.canDraw)
    const runs = lineRuns(line, direction, (character) => fonts.familyOf(face, character)).map(({ text, family, before, after }) => {
      const start = x + before * space
      x = start + widthOf(text, family) + after * space
      return { text, family, x: start }
    })
    return { width: x, runs }
  }
}

/** The width of a space between two runs, of an em: the fonts differ little. */
const space = 0.26
